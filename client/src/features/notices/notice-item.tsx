/** One notice: whom it is about, what happened, and the way there. */
import type { Notice, NoticeKind } from '@chaos/shared/contract/notices';
import { Link, type LinkProps } from '@tanstack/react-router';
import { formatDate } from '../../lib/format.ts';
import { notices as TEXTS } from '../../lib/messages-notices.ts';
import { Swords } from '../../ui/icons.tsx';
import { Check, Close, Gift, ImageOff, Swap, Trophy } from '../../ui/icons-later.tsx';
import { sentenceOf } from './sentence.ts';

interface NoticeItemProps {
  notice: Notice;
  isNew: boolean;
  onFollow: () => void;
}

export function NoticeItem({ notice, isNew, onFollow }: NoticeItemProps) {
  const { kind, createdAt } = notice;
  return (
    <Link {...placeOf(notice)} onClick={onFollow} className="notice" data-kind={kind} data-new={isNew || undefined}>
      <Picture notice={notice} />
      <span className="notice-words">
        {isNew && <span className="sr-only">{TEXTS.fresh}: </span>}
        <span>
          {sentenceOf(notice).map(({ text, isName }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence keeps its order
            isName ? <bdi key={at}>{text}</bdi> : <span key={at}>{text}</span>,
          )}
        </span>
        <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
      </span>
    </Link>
  );
}

/** Where it belongs: offers in their tab, a character where it can be seen, and otherwise whoever has it now. */
function placeOf({ offer, characters: [character], person }: Notice): LinkProps {
  if (offer) return { to: '/trading', search: { tab: 'offers' } };
  if (character?.name) return { to: '/character/$id', params: { id: character.id } };
  if (person) return { to: '/profile/$userId', params: { userId: person.id } };
  return { to: '/battle', search: { tab: 'logs' } };
}

const ICONS: Record<NoticeKind, typeof Swords> = {
  lost: Swords,
  won: Trophy,
  offered: Gift,
  countered: Swap,
  accepted: Check,
  rejected: Close,
};

function Picture({ notice: { kind, offer, characters, characterCount } }: { notice: Notice }) {
  const url = characters[0]?.imageUrl256;
  const Icon = kind === 'offered' && offer?.offerType === 'trade' ? Swap : ICONS[kind];
  return (
    <span aria-hidden className="notice-picture" data-many={characterCount > 1 || undefined}>
      {url ? <img src={url} alt="" width={52} height={52} loading="lazy" decoding="async" /> : <ImageOff className="size-5" />}
      <span className="notice-kind">
        <Icon className="size-3.5" />
      </span>
    </span>
  );
}
