/** A character as one that may fight: its badge in the corner, its numbers below. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { HEROES } from '@chaos/shared/rules/card-pictures';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { formatCompact } from '../../lib/format.ts';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { Check } from '../../ui/icons.tsx';
import { CharacterCard } from '../characters/character-card.tsx';
import { winRate } from '../characters/win-rate.ts';
import { useCountsInView } from '../reactions/live-counts.ts';
import { battleMessages } from './messages.ts';
import { badgeOf } from './owner-badge.ts';

const FIRST_ROW = 5;

export interface ArenaCardProps {
  row: CharacterRow;
  index: number;
  viewerId: string | null;
}

/** The whole card is a button; before there is a script, a link that does the same. */
export function OpponentCard({ onPick, ...props }: ArenaCardProps & { onPick: () => void }) {
  const { row } = props;
  const name = <HyphenatedName name={row.name} />;
  return (
    <Card
      {...props}
      name={
        import.meta.env.SSR ? (
          <Link to="/battle" search={{ opponent: row.id }} className="card-open block">
            {name}
          </Link>
        ) : (
          <button
            type="button"
            onClick={onPick}
            aria-label={battleMessages.card(row.name, textsOf(row))}
            className="card-open block w-full text-left"
          >
            {name}
          </button>
        )
      }
    />
  );
}

interface FighterCardProps extends ArenaCardProps {
  isPicked: boolean;
  onPick: () => void;
}

/** The whole card is one choice of several. What is private would be refused, so it cannot be chosen. */
export function FighterCard({ isPicked, onPick, ...props }: FighterCardProps) {
  const { row } = props;
  return (
    <div className="picker">
      <input
        type="radio"
        name="fighter"
        aria-label={battleMessages.fighters.pick(row.name)}
        checked={isPicked}
        disabled={!row.isPublic}
        onChange={onPick}
      />
      <span aria-hidden className="picker-tick">
        <Check className="size-4.5" />
      </span>
      <Card {...props} chips={row.isPublic ? [] : [battleMessages.fighters.private]}>
        {!row.isPublic && <p className="text-sm font-bold text-danger-text">{battleMessages.fighters.cannotFight}</p>}
      </Card>
    </div>
  );
}

interface CardProps extends ArenaCardProps {
  name?: ReactNode;
  chips?: readonly string[];
  children?: ReactNode;
}

function Card({ row, index, viewerId, name, chips = [], children }: CardProps) {
  const element = useRef<HTMLDivElement>(null);
  useCountsInView(element, row.id);
  const badge = badgeOf(row, viewerId);
  return (
    <div ref={element} className="arena-card">
      <CharacterCard
        row={row}
        priority={index < HEROES ? 'hero' : index < FIRST_ROW ? 'first' : 'later'}
        chips={[battleMessages.badge[badge], ...chips]}
        name={name}
        credit={<Owner row={row} isMine={badge === 'mine'} />}
        counts={<Numbers row={row} />}
      >
        {children}
      </CharacterCard>
    </div>
  );
}

function Owner({ row, isMine }: { row: CharacterRow; isMine: boolean }) {
  if (isMine) return null;
  return (
    <p className="text-sm text-muted">
      {row.owner ? (
        <>
          {battleMessages.ownedBy}{' '}
          <bdi className="inline-block max-w-full truncate align-bottom font-semibold text-text">@{row.owner.username}</bdi>
        </>
      ) : (
        battleMessages.nobodys
      )}
    </p>
  );
}

function textsOf(row: CharacterRow) {
  return { battles: formatCompact(row.battlesCount), winRate: winRate(row), likes: formatCompact(row.likeCount) };
}

function Numbers({ row }: { row: CharacterRow }) {
  const { battles, winRate: rate, likes } = textsOf(row);
  return (
    <dl className="arena-numbers" aria-label={battleMessages.stats(row.name)}>
      <Figure label={battleMessages.stat.battles} value={battles} />
      <Figure label={battleMessages.stat.winRate} value={rate} />
      <Figure label={battleMessages.stat.likes} value={likes} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
