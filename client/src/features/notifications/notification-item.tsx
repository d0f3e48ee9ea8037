/** One notification: whom it is about, what happened, and the way there. */
import type { Notification, NotificationKind } from '@chaos/shared/contract/notifications';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../lib/format.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { Check, Close, Gift, ImageOff, Lock, Retry, Sparkle, Speech, Swap, ThumbsUp, Trophy, UserPlus } from '../../ui/icons.tsx';
import { Swords } from '../../ui/sprite-icons.tsx';
import { sentenceOf } from './fill-sentence.ts';
import { notificationMessages as TEXTS } from './messages.ts';
import { placeOf } from './place-of.ts';

interface NotificationItemProps {
  notification: Notification;
  isNew: boolean;
  onFollow: () => void;
}

export function NotificationItem({ notification, isNew, onFollow }: NotificationItemProps) {
  const { kind, createdAt } = notification;
  return (
    <Link {...placeOf(notification)} onClick={onFollow} className="notification" data-kind={kind} data-new={isNew || undefined}>
      <Picture notification={notification} />
      <span className="notification-words">
        {isNew && <span className="sr-only">{TEXTS.fresh}: </span>}
        <span>
          {sentenceOf(notification).map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence keeps its order
            <Part key={at} {...part} />
          ))}
        </span>
        <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
      </span>
    </Link>
  );
}

/** In a username a hyphen that only ends a line would be read as one of its letters. */
function Part({ text, isName }: { text: string; isName: boolean }) {
  if (!isName) return <span>{text}</span>;
  return text.startsWith('@') ? <bdi>{text}</bdi> : <HyphenatedName name={text} />;
}

const ICONS: Record<NotificationKind, typeof Swords> = {
  lost: Swords,
  won: Trophy,
  offered: Gift,
  countered: Swap,
  accepted: Check,
  rejected: Close,
  withdrawn: Close,
  reversed: Retry,
  commented: Speech,
  followed: UserPlus,
  liked: ThumbsUp,
  found: Sparkle,
  signed_in: Lock,
};

function Picture({ notification }: { notification: Notification }) {
  const { kind, offer, characterCount } = notification;
  const Icon = kind === 'offered' && offer?.offerType === 'trade' ? Swap : ICONS[kind];
  return (
    <span aria-hidden className="notification-picture" data-many={characterCount > 1 || undefined}>
      <Subject notification={notification} />
      <span className="notification-kind">
        <Icon className="size-3.5" />
      </span>
    </span>
  );
}

/** Of the first character or, where none is told of, of whoever did it. */
function Subject({ notification: { kind, characters, characterCount, person } }: { notification: Notification }) {
  const url = characters[0]?.imageUrl256;
  if (kind === 'signed_in') return <Lock className="size-5" />;
  if (url) return <img src={url} alt="" width={52} height={52} loading="lazy" decoding="async" />;
  return characterCount === 0 && person ? <Avatar person={person} className="size-full!" /> : <ImageOff className="size-5" />;
}
