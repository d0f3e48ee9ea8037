/** The bill of the fight: both corners, the odds, what is at stake, and the button that begins it. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { winPercent } from '@chaos/shared/rules/battles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reasonOf } from '../../api/errors.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { Warning } from '../../ui/icons.tsx';
import { CharacterImage } from '../characters/character-image.tsx';
import { finishMark } from '../characters/use-finish-light.ts';
import { useCounts } from '../reactions/live-counts.ts';
import { oneDecimal } from './format-decimal.ts';
import { battleMessages } from './messages.ts';
import { stakesOf } from './stakes-text.ts';
import { fighterOf } from './strength-comparison.ts';
import { StrengthTable } from './strength-table.tsx';
import type { Bout, Fight } from './use-fight.ts';
import { useOwnFighters } from './use-fighter-lists.ts';
import { useStakes } from './use-stakes.ts';

const TEXTS = battleMessages.poster;
const SLOW_MS = 3_000;

export interface FightPosterProps {
  opponent: CharacterRow;
  fighter: CharacterRow | null;
  viewerId: string | null;
  fight: Fight;
  onStart: (bout: Bout, isFriendly: boolean) => void;
}

export function FightPoster({ opponent, fighter, viewerId, fight, onStart }: FightPosterProps) {
  useCounts(opponent.id);
  const isFighting = fight.phase === 'fighting';
  return (
    <section className="poster is-bill" data-theme="dark" data-fighting={isFighting || undefined} aria-label={TEXTS.label}>
      <p className="poster-kicker" aria-hidden>
        {TEXTS.tonight}
      </p>
      <div className="corners">
        <Corner row={fighter} side="fighter" />
        <p className="versus">{TEXTS.versus}</p>
        <Corner row={opponent} side="opponent" />
      </div>
      {fighter && (
        <>
          <Odds fighter={fighter} opponent={opponent} />
          <Stakes
            fighter={fighter}
            opponent={opponent}
            viewerId={viewerId}
            isFighting={isFighting}
            onStart={(isFriendly) => onStart({ fighter, opponent }, isFriendly)}
          />
          {isFighting && <SlowNote />}
          {fight.phase === 'failed' && (
            <div className="rounded-control border-2 border-danger/60 bg-danger-bg px-4 py-3">
              <p className="font-bold text-danger-text">{fight.title}</p>
              <p className="text-sm">{fight.text}</p>
            </div>
          )}
          <StrengthTable first={fighter} second={opponent} />
        </>
      )}
    </section>
  );
}

function Corner({ row, side }: { row: CharacterRow | null; side: 'fighter' | 'opponent' }) {
  const label = side === 'fighter' ? TEXTS.challenger : TEXTS.opponent;
  return (
    <div className="corner" data-side={side}>
      <p className="corner-label">{label}</p>
      {row ? (
        <div
          className="card-frame corner-card"
          data-rarity={row.rarity}
          data-fused={row.isFused || undefined}
          data-finish={finishMark(row.finish)}
        >
          <CharacterImage
            key={row.id}
            character={row}
            sizes="(min-width:62rem) 180px, 96px"
            alt=""
            priority="first"
            className="rounded-card-inner"
          />
        </div>
      ) : (
        <div className="corner-card corner-free" aria-hidden>
          ?
        </div>
      )}
      <p className="corner-name">{row ? <HyphenatedName name={row.name} /> : TEXTS.nobody}</p>
    </div>
  );
}

interface StakesProps extends Bout {
  viewerId: string | null;
  isFighting: boolean;
  onStart: (isFriendly: boolean) => void;
}

/** What would move, the choice that nothing shall, and the button that begins it. */
function Stakes({ fighter, opponent, viewerId, isFighting, onStart }: StakesProps) {
  const [wantsFriendly, setWantsFriendly] = useState(false);
  const isMember = viewerId !== null;
  const pair = { viewerId, fighterId: fighter.id, opponentId: opponent.id };
  const { data: stakes, error } = useStakes({ ...pair, isFriendly: wantsFriendly });
  const isResting = reasonOf(error) === 'resting';
  // A first battle fought elsewhere meanwhile takes the choice away.
  const mayBeFriendly = stakes?.mayBeFriendly === true;
  return (
    <>
      <ul className="stakes" aria-label={battleMessages.stakes.title} aria-busy={isMember && !stakes && !isResting}>
        {isResting && <li>{error?.message}</li>}
        {stakesOf({ fighter, opponent, isMember, stakes: isResting ? undefined : stakes }).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {isMember && stakes?.ifLost === null && <LastOne />}
      </ul>
      {mayBeFriendly && (
        <label className="friendly">
          <input
            type="checkbox"
            checked={wantsFriendly}
            disabled={isFighting}
            onChange={(event) => setWantsFriendly(event.target.checked)}
          />
          {battleMessages.stakes.friendlyBox}
        </label>
      )}
      <StartButton isFighting={isFighting} isRefused={isResting} onStart={() => onStart(wantsFriendly && mayBeFriendly)} />
    </>
  );
}

/** A member who could lose the only one there is. */
function LastOne() {
  const { total } = useOwnFighters();
  if (total !== 1) return null;
  return (
    <li className="last-one">
      <Warning className="size-5 shrink-0" />
      {battleMessages.stakes.lastOne}
    </li>
  );
}

function Odds({ fighter, opponent }: Bout) {
  useCounts(fighter.id);
  const percent = winPercent(fighterOf(fighter), fighterOf(opponent));
  const shown = oneDecimal(percent);
  const speak = useEffectEvent(() => announce(TEXTS.spoken(fighter.name, opponent.name, shown)));
  const pair = `${fighter.id} ${opponent.id}`;
  // Once for each pair: the numbers may move with every like.
  useEffect(() => {
    if (pair) speak();
  }, [pair]);
  return (
    <div className="odds">
      <p className="odds-numbers">
        <span>{shown}%</span>
        <span className="odds-label">{TEXTS.chances}</span>
        <span>{oneDecimal(100 - percent)}%</span>
      </p>
      <div className="odds-bar" aria-hidden>
        <div style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

/** Focus comes back to it when the battle did not happen. */
function StartButton({ isFighting, isRefused, onStart }: { isFighting: boolean; isRefused: boolean; onStart: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const wasFighting = useRef(false);
  useEffect(() => {
    if (wasFighting.current && !isFighting && (document.activeElement === document.body || !document.activeElement))
      button.current?.focus({ preventScroll: true });
    wasFighting.current = isFighting;
  }, [isFighting]);
  return (
    <Button ref={button} look="go" disabled={isFighting || isRefused} onClick={onStart} className="w-full">
      {isFighting ? TEXTS.busy : TEXTS.start}
    </Button>
  );
}

function SlowNote() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="text-center text-sm font-semibold">
      {isSlow && TEXTS.slow}
    </p>
  );
}
