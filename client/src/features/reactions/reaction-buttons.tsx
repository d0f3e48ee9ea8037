/** Like and dislike: two switches of which one at most is on. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { ReactionType } from '@chaos/shared/contract/reactions';
import { useEffect, useRef } from 'react';
import { cx } from '../../lib/cx.ts';
import { formatCompact, formatNumber } from '../../lib/format.ts';
import { isFocusLost } from '../../ui/focus/lost-focus.ts';
import { ThumbsDown, ThumbsUp } from '../../ui/icons.tsx';
import { reactionMessages } from './messages.ts';
import { useReaction } from './press-reaction.ts';

interface ReactionButtonsProps {
  row: CharacterRow;
  reaction?: ReactionType | null;
  size: 'card' | 'detail';
}

export function ReactionButtons({ row, reaction = row.userReaction, size }: ReactionButtonsProps) {
  const { isPending, press } = useReaction({ ...row, userReaction: reaction });
  const pressed = useRef<HTMLButtonElement | null>(null);

  // A button that is disabled loses focus; whoever pressed it by the keyboard stands there still.
  useEffect(() => {
    if (isPending || !pressed.current) return;
    if (isFocusLost()) pressed.current.focus({ preventScroll: true });
    pressed.current = null;
  }, [isPending]);

  const button = (type: ReactionType) => (
    <ReactionButton
      type={type}
      count={type === 'like' ? row.likeCount : row.dislikeCount}
      isMine={reaction === type}
      isDisabled={isPending}
      onPress={(element) => {
        pressed.current = element;
        press(type);
      }}
    />
  );
  return (
    <div className={cx('reactions', size === 'card' && 'is-on-card')}>
      {button('like')}
      {button('dislike')}
    </div>
  );
}

const LOOKS = {
  like: { Icon: ThumbsUp, word: reactionMessages.like, told: reactionMessages.likes },
  dislike: { Icon: ThumbsDown, word: reactionMessages.dislike, told: reactionMessages.dislikes },
} as const;

interface ReactionButtonProps {
  type: ReactionType;
  count: number;
  isMine: boolean;
  isDisabled: boolean;
  onPress: (element: HTMLButtonElement) => void;
}

function ReactionButton({ type, count, isMine, isDisabled, onPress }: ReactionButtonProps) {
  const { Icon, word, told } = LOOKS[type];
  return (
    <button
      type="button"
      className={`reaction is-${type}`}
      aria-pressed={isMine}
      aria-label={`${word}, ${told(formatCompact(count), count === 1)}`}
      title={formatNumber(count)}
      disabled={isDisabled}
      onClick={(event) => onPress(event.currentTarget)}
    >
      <Icon className="reaction-icon" />
      <span className="reaction-count">{formatCompact(count)}</span>
    </button>
  );
}
