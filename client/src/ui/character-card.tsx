/** One character as a collector's card. */
import type { GalleryRow } from '@chaos/shared/contract/gallery';
import { cx } from '../lib/cx.ts';
import { formatCompact, formatNumber } from '../lib/format.ts';
import { messages } from '../lib/messages.ts';
import { CharacterImage } from './character-image.tsx';
import { ThumbsDown, ThumbsUp } from './icons-later.tsx';
import { RarityPips } from './rarity.tsx';

const MEDALS = ['🥇', '🥈', '🥉'];
const GRID_SIZES = '(min-width:1440px) 220px, (min-width:1280px) 270px, (min-width:768px) 31vw, 46vw';

interface CharacterCardProps {
  row: GalleryRow;
  priority: 'hero' | 'first' | 'later';
}

export function CharacterCard({ row, priority }: CharacterCardProps) {
  return (
    <article
      className="card-frame card-in-grid"
      data-rarity={row.rarity}
      data-fused={row.isFused || undefined}
      aria-labelledby={`name-${row.id}`}
    >
      <div className="card-inner flex flex-col">
        <div className="relative">
          <CharacterImage character={row} sizes={GRID_SIZES} alt="" priority={priority} className="rounded-t-card-inner" />
          <RankMark rank={row.rank} />
          {row.isFused && <span className="corner-chip">{messages.card.fused}</span>}
        </div>
        <div className="flex grow flex-col gap-1.5 px-2.5 pt-2.5 pb-3 sm:px-3.5">
          <h2
            id={`name-${row.id}`}
            className="font-display text-base leading-tight font-extrabold max-md:truncate md:line-clamp-2 md:text-lg"
            title={row.name}
          >
            <bdi>{row.name}</bdi>
          </h2>
          <div className="flex items-center justify-between gap-2">
            <RarityPips rarity={row.rarity} />
            <Score score={row.score} />
          </div>
          <Credit row={row} />
          <Counts row={row} />
        </div>
      </div>
    </article>
  );
}

function RankMark({ rank }: { rank: number }) {
  const medal = MEDALS[rank - 1];
  return (
    <p className={cx('rank-mark', medal && 'rank-medal')}>
      <span aria-hidden={medal ? true : undefined}>{medal ?? `#${rank}`}</span>
      {medal && <span className="sr-only">{messages.card.rank(rank)}</span>}
    </p>
  );
}

function Credit({ row }: { row: GalleryRow }) {
  const hasOtherOwner = row.owner !== null && row.owner.id !== row.creator?.id;
  return (
    <div className="min-w-0 text-sm text-muted">
      <p className="truncate">
        {row.creator ? (
          <>
            {messages.card.by} <bdi className="font-semibold text-text">{row.creator.displayName}</bdi>
          </>
        ) : (
          messages.card.anonymous
        )}
      </p>
      {hasOtherOwner && (
        <p className="truncate">
          {messages.card.ownedBy} <bdi className="font-semibold text-text">{row.owner?.displayName}</bdi>
        </p>
      )}
    </div>
  );
}

function Counts({ row }: { row: GalleryRow }) {
  return (
    <ul className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
      <li className="flex items-center gap-1" title={formatNumber(row.likeCount)}>
        <ThumbsUp className="size-3.75" />
        {formatCompact(row.likeCount)} <span className="sr-only">{messages.card.likes}</span>
      </li>
      <li className="flex items-center gap-1" title={formatNumber(row.dislikeCount)}>
        <ThumbsDown className="size-3.75" />
        {formatCompact(row.dislikeCount)} <span className="sr-only">{messages.card.dislikes}</span>
      </li>
    </ul>
  );
}

function Score({ score }: { score: number }) {
  return (
    <p className="rounded-chip bg-raised px-1.75 py-0.5 text-sm font-bold tabular-nums" title={formatNumber(score)}>
      <span className="sr-only">{messages.card.score} </span>
      {score > 0 && '+'}
      {formatCompact(score)}
    </p>
  );
}
