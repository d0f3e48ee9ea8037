/** Step 3: how it came out. Every number is there from the start; the style sheet only shows them one after the other. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { hyphenate } from '../../lib/hyphenate.ts';
import { buttonClass } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { announce } from '../../ui/toast/top-layer.ts';
import { CharacterImage } from '../characters/character-image.tsx';
import { oneDecimal } from './format-percent.ts';
import { battleMessages } from './messages.ts';
import { NextFight } from './next-fight.tsx';
import { Story } from './story.tsx';
import type { Fought } from './use-fight.ts';
import { useReveal } from './use-reveal.ts';
import { useStory } from './use-story.ts';
import { Verify } from './verify.tsx';

const TEXTS = battleMessages.result;

export function Result({ fought, viewerId }: { fought: Fought; viewerId: string | null }) {
  const { result, fighter, opponent, isRepeat } = fought;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const reveal = useReveal(isRepeat);
  const { battle: kept, story, ...telling } = useStory(result);
  const hasWon = result.winnerCharacterId === fighter.id;
  const winner = hasWon ? fighter : opponent;
  const highest = Math.max(result.char1Score, result.char2Score);
  useArrival(heading, fought);
  useVerdictToast(reveal === 'over' && !isRepeat && viewerId !== null, fought);

  return (
    <>
      <section className="poster is-result" data-theme="dark" data-reveal={reveal} aria-labelledby={id}>
        <h2 ref={heading} id={id} tabIndex={-1} className="poster-kicker">
          {TEXTS.title}
        </h2>
        <div className="corners">
          <Side row={fighter} side="fighter" score={result.char1Score} highest={highest} isWinner={hasWon} />
          <p className="versus">{battleMessages.poster.versus}</p>
          <Side row={opponent} side="opponent" score={result.char2Score} highest={highest} isWinner={!hasWon} />
        </div>
        <p className="verdict">
          <bdi>{TEXTS.wins(winner.name)}</bdi>
        </p>
        {result.ownershipTransferred && (
          <>
            <p className="stamp">{TEXTS.transferred}</p>
            <p className="luck-rule">
              <bdi>{describeMove(fought)}</bdi>
            </p>
          </>
        )}
        <dl className="luck">
          <div>
            <dt>{TEXTS.probability}</dt>
            <dd>{oneDecimal(result.char1WinProbability)}%</dd>
          </div>
          <div>
            <dt>{TEXTS.randomFactor}</dt>
            <dd>{oneDecimal(result.randomFactor)}%</dd>
          </div>
        </dl>
        <p className="luck-rule">
          <bdi>{TEXTS.luck(fighter.name, oneDecimal(result.char1WinProbability))}</bdi>
        </p>
      </section>
      <div className="after-battle" data-reveal={reveal}>
        <Story text={story} {...telling} />
        <div className="grid grid-cols-1 content-start gap-4">
          <NextFight fought={fought} viewerId={viewerId} />
          {kept && <Verify battle={kept} />}
          {viewerId === null ? (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
              {TEXTS.joinHint}
              <Link to="/auth" search={{ redirect: '/battle' }} className={buttonClass('quiet')}>
                {TEXTS.join}
              </Link>
            </p>
          ) : (
            <Link to="/battle" search={{ tab: 'logs' }} className={buttonClass('quiet', 'justify-self-start')}>
              {TEXTS.toLogs}
            </Link>
          )}
        </div>
      </div>
    </>
  );
}

interface SideProps {
  row: CharacterRow;
  side: 'fighter' | 'opponent';
  score: number;
  highest: number;
  isWinner: boolean;
}

function Side({ row, side, score, highest, isWinner }: SideProps) {
  return (
    <div className="corner" data-side={side} data-won={isWinner}>
      <p className="mark">
        <span aria-hidden>{isWinner ? '👑' : '💀'}</span>
        <span className="mark-text">{isWinner ? TEXTS.winner : TEXTS.loser}</span>
      </p>
      <div className="card-frame corner-card" data-rarity={row.rarity} data-fused={row.isFused || undefined}>
        <CharacterImage
          character={row}
          sizes="(min-width:48rem) 300px, 42vw"
          alt={row.name}
          priority="first"
          className="rounded-card-inner"
        />
      </div>
      <p className="corner-name">
        <bdi>{hyphenate(row.name)}</bdi>
      </p>
      <p className="score">
        <span className="sr-only">{TEXTS.score} </span>
        {oneDecimal(score)}
      </p>
      <div className="score-bar" aria-hidden style={{ '--share': score / highest } as CSSProperties}>
        <div />
      </div>
    </div>
  );
}

/** The button that was pressed is gone: focus goes on to the result, which is also said. */
function useArrival(heading: { current: HTMLHeadingElement | null }, { result, fighter, opponent }: Fought): void {
  const { winnerCharacterId, char1Score, char2Score } = result;
  const name = winnerCharacterId === fighter.id ? fighter.name : opponent.name;
  const [high, low] = [Math.max(char1Score, char2Score), Math.min(char1Score, char2Score)].map(oneDecimal) as [string, string];
  useEffect(() => {
    const element = heading.current;
    if (!element) return;
    if (document.activeElement === document.body || !document.activeElement) element.focus({ preventScroll: true });
    // A behaviour that is named outright overrules the style sheet, so the preference is asked here too.
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    element.closest('section')?.scrollIntoView({ behavior, block: 'start' });
    announce(TEXTS.spoken(name, high, low));
  }, [heading, name, high, low]);
}

/** When the show is over, and once. */
function useVerdictToast(isDue: boolean, { result, fighter, opponent }: Fought): void {
  const hasTold = useRef(false);
  useEffect(() => {
    if (!isDue || hasTold.current) return;
    hasTold.current = true;
    const { winnerCharacterId, ownershipTransferred } = result;
    const hasWon = winnerCharacterId === fighter.id;
    const description = ownershipTransferred && describeMove({ result, fighter, opponent });
    const title = hasWon ? TEXTS.victory : TEXTS.defeat;
    showToast({ title, ...(description && { description }) }, hasWon ? 'success' : 'neutral');
  }, [isDue, result, fighter, opponent]);
}

/** Of a battle that moved something: what, to whoever fought. */
function describeMove({ result, fighter, opponent }: Pick<Fought, 'result' | 'fighter' | 'opponent'>): string {
  if (result.winnerCharacterId === fighter.id) return TEXTS.gained(opponent.name);
  return TEXTS.lost(fighter.name, opponent.owner?.username ?? '');
}
