/** One character as a collector's card. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { ReactionType } from '@chaos/shared/contract/reactions';
import { CARD_SIZES } from '@chaos/shared/rules/card-pictures';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { formatCompact, formatNumber } from '../../lib/format.ts';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import type { Icon } from '../../ui/icon.tsx';
import { Eye, ThumbsDown, ThumbsUp } from '../../ui/icons.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { CharacterImage } from './character-image.tsx';
import { FinishWord } from './finish-label.tsx';
import { characterMessages } from './messages.ts';
import { RankMedal } from './rank-medal.tsx';
import { RarityPips } from './rarity-pips.tsx';
import { finishMark, useFinishLight } from './use-finish-light.ts';

/** A word, alone or with the sentence that it stands for, which begins with it. */
export type Chip = string | { word: string; why: string };

export interface CharacterCardProps {
  row: CharacterRow;
  priority: 'hero' | 'first' | 'later';
  /** Its place in a ranked list. */
  rank?: number;
  /** What else is said of it, in the corner of the picture. */
  chips?: readonly Chip[];
  /** The viewer's own reaction, where the row does not know it. */
  reaction?: ReactionType | null;
  /** Stands for the name, where it leads somewhere. */
  name?: ReactNode;
  /** Stands for who made and who owns it. */
  credit?: ReactNode;
  /** Stands for the counts, where they can be pressed. */
  counts?: ReactNode;
  /** What can be done with it in the corner of its picture, after all else for the keyboard. */
  corner?: ReactNode;
  /** What can be done with it, at the foot of the card. */
  children?: ReactNode;
}

export function CharacterCard(props: CharacterCardProps) {
  const { row, priority, rank, chips = [], reaction = row.userReaction, name, credit, counts, corner, children } = props;
  useFinishLight(row.finish);
  const marks = row.isFused ? [...chips, characterMessages.card.fused] : chips;
  return (
    <article
      className={cx('card-frame card-in-grid', priority !== 'later' && 'is-in-sight')}
      data-rarity={row.rarity}
      data-fused={row.isFused || undefined}
      data-finish={finishMark(row.finish)}
      aria-label={row.name}
    >
      <div className="card-inner flex flex-col">
        <div className="relative">
          <CharacterImage character={row} sizes={CARD_SIZES} alt="" priority={priority} className="rounded-t-card-inner" />
          {rank !== undefined && <RankMedal rank={rank} />}
          {(marks.length > 0 || row.hidesSecret) && (
            <ul className="corner-chips">
              {row.hidesSecret && (
                <li title={characterMessages.card.hidesSecret}>
                  <Eye className="inline size-4" />
                  <span className="sr-only">{characterMessages.card.hidesSecret}</span>
                </li>
              )}
              {marks.map((chip) => (
                <CornerChip key={typeof chip === 'string' ? chip : chip.word} chip={chip} />
              ))}
            </ul>
          )}
        </div>
        <div className="flex grow flex-col gap-1.5 px-2.5 pt-2.5 pb-3 sm:px-3.5">
          <h2
            className="font-display text-base line-clamp-2 leading-tight font-extrabold wrap-anywhere md:text-lg"
            title={row.name}
          >
            {name ?? <HyphenatedName name={row.name} />}
          </h2>
          <div className="flex flex-wrap items-center justify-between gap-1">
            <RarityPips rarity={row.rarity} />
            <Score score={row.score} />
          </div>
          <FinishWord finish={row.finish} />
          {credit ?? <Credit row={row} />}
          {counts ?? <Counts row={row} reaction={reaction} />}
          {children}
        </div>
      </div>
      {corner}
    </article>
  );
}

function CornerChip({ chip }: { chip: Chip }) {
  if (typeof chip === 'string') return <li>{chip}</li>;
  return (
    <li title={chip.why}>
      <span aria-hidden>{chip.word}</span>
      <span className="sr-only">{chip.why}</span>
    </li>
  );
}

function Credit({ row }: { row: CharacterRow }) {
  const hasOtherOwner = row.owner !== null && row.owner.id !== row.creator?.id;
  return (
    <div className="card-credit min-w-0 text-sm text-muted">
      <p className="truncate">
        {row.creator ? (
          <>
            {characterMessages.card.by} <bdi className="font-semibold text-text">{row.creator.displayName}</bdi>
          </>
        ) : (
          uiMessages.anonymous
        )}
      </p>
      {hasOtherOwner && (
        <p className="truncate">
          {characterMessages.card.ownedBy} <bdi className="font-semibold text-text">{row.owner?.displayName}</bdi>
        </p>
      )}
    </div>
  );
}

function Counts({ row, reaction }: { row: CharacterRow; reaction: ReactionType | null }) {
  return (
    <ul className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
      <Count Icon={ThumbsUp} value={row.likeCount} label={characterMessages.card.likes} isMine={reaction === 'like'} />
      <Count Icon={ThumbsDown} value={row.dislikeCount} label={characterMessages.card.dislikes} isMine={reaction === 'dislike'} />
    </ul>
  );
}

interface CountProps {
  Icon: Icon;
  value: number;
  label: (count: number) => string;
  isMine: boolean;
}

function Count({ Icon, value, label, isMine }: CountProps) {
  return (
    <li
      className={cx('flex items-center gap-1', isMine && 'font-bold text-primary-text')}
      title={formatNumber(value)}
      data-mine={isMine || undefined}
    >
      <Icon className="size-3.75" />
      {formatCompact(value)} <span className="sr-only">{label(value)}</span>
      {isMine && <span className="sr-only">{characterMessages.card.yours}</span>}
    </li>
  );
}

function Score({ score }: { score: number }) {
  return (
    <p className="rounded-chip bg-raised px-1.25 py-0.5 text-sm font-bold tabular-nums" title={formatNumber(score)}>
      <span className="sr-only">{characterMessages.card.score} </span>
      {score > 0 && '+'}
      {formatCompact(score)}
    </p>
  );
}
