/** How a battle came out. Every number is there from the start; the style sheet only shows them one after the other. */
import type { Character } from '@chaos/shared/contract/characters';
import { type CSSProperties, type ReactNode, type Ref, useId } from 'react';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { finishMark } from '../characters/use-finish-light.ts';
import { oneDecimal } from './format-decimal.ts';
import { battleMessages } from './messages.ts';
import { NamedText } from './named-text.tsx';
import type { Reveal } from './use-reveal.ts';

const TEXTS = battleMessages.result;

interface Corner {
  name: string;
  picture: ReactNode;
  score: number;
  hasWon: boolean;
  frame?: Pick<Character, 'rarity' | 'isFused' | 'finish'>;
}

interface ScorePosterProps {
  corners: [fighter: Corner, opponent: Corner];
  probability: number;
  randomFactor: number;
  /** What has moved, in words; null where nothing has. */
  move: string | null;
  reveal: Reveal;
  heading: { as: 'h1' | 'h2'; ref?: Ref<HTMLHeadingElement> };
}

export function ScorePoster({ corners, probability, randomFactor, move, reveal, heading }: ScorePosterProps) {
  const id = useId();
  const [fighter, opponent] = corners;
  const names = corners.map(({ name }) => name);
  const highest = Math.max(fighter.score, opponent.score);
  const Heading = heading.as;
  return (
    <section className="poster is-result" data-theme="dark" data-reveal={reveal} aria-labelledby={id}>
      <Heading ref={heading.ref} id={id} tabIndex={-1} className="poster-kicker">
        {TEXTS.title}
      </Heading>
      <div className="corners">
        <Side corner={fighter} side="fighter" highest={highest} />
        <p className="versus">{battleMessages.poster.versus}</p>
        <Side corner={opponent} side="opponent" highest={highest} />
      </div>
      <p className="verdict">
        <NamedText text={TEXTS.wins(fighter.hasWon ? fighter.name : opponent.name)} names={names} />
      </p>
      {move !== null && (
        <>
          <p className="stamp">{TEXTS.transferred}</p>
          <p className="luck-rule">
            <NamedText text={move} names={names} />
          </p>
        </>
      )}
      <dl className="luck">
        <div>
          <dt>{TEXTS.probability}</dt>
          <dd>{oneDecimal(probability)}%</dd>
        </div>
        <div>
          <dt>{TEXTS.randomFactor}</dt>
          <dd>{oneDecimal(randomFactor)}%</dd>
        </div>
      </dl>
      <p className="luck-rule">
        <NamedText text={TEXTS.luck(fighter.name, oneDecimal(probability))} names={names} />
      </p>
    </section>
  );
}

interface SideProps {
  corner: Corner;
  side: 'fighter' | 'opponent';
  highest: number;
}

function Side({ corner: { name, picture, score, hasWon, frame }, side, highest }: SideProps) {
  return (
    <div className="corner" data-side={side} data-won={hasWon}>
      <p className="mark">
        <span aria-hidden>{hasWon ? '👑' : '💀'}</span>
        <span className="mark-text">{hasWon ? TEXTS.winner : TEXTS.loser}</span>
      </p>
      <div
        className="card-frame corner-card"
        data-rarity={frame?.rarity}
        data-fused={frame?.isFused || undefined}
        data-finish={finishMark(frame?.finish)}
      >
        {picture}
      </div>
      <p className="corner-name">
        <HyphenatedName name={name} />
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
