/** Step 3: how it came out, and what to do then. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announce.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ShareMenu } from '../../ui/share/share-menu.tsx';
import { isStill } from '../appearance/motion.ts';
import { CharacterImage } from '../characters/character-image.tsx';
import { playSound } from '../sound/play-sound.ts';
import { shareableBattle } from './battle-to-shareable.ts';
import { oneDecimal } from './format-decimal.ts';
import { battleMessages } from './messages.ts';
import { NextFight } from './next-fight.tsx';
import { ScorePoster } from './score-poster.tsx';
import { Story } from './story.tsx';
import type { Fought } from './use-fight.ts';
import { type Reveal, useReveal } from './use-reveal.ts';
import { useStory } from './use-story.ts';
import { describeMove, useVerdictToast } from './verdict-toast.ts';
import { VerifySection } from './verify-section.tsx';

const TEXTS = battleMessages.result;

export function Result({ fought, viewerId }: { fought: Fought; viewerId: string | null }) {
  const { result, fighter, opponent, isRepeat } = fought;
  const heading = useRef<HTMLHeadingElement>(null);
  const reveal = useReveal(isRepeat);
  const { battle: kept, story, ...telling } = useStory(result);
  const hasWon = result.winnerCharacterId === fighter.id;
  useArrival(heading, fought);
  useBattleSounds(isRepeat ? null : reveal, hasWon);
  useVerdictToast(reveal === 'over' && !isRepeat && viewerId !== null, fought);

  const corner = (row: CharacterRow, score: number, hasIt: boolean) => ({
    name: row.name,
    score,
    hasWon: hasIt,
    frame: row,
    picture: (
      <CharacterImage
        character={row}
        sizes="(min-width:48rem) 300px, 42vw"
        alt={row.name}
        priority="first"
        className="rounded-card-inner"
      />
    ),
  });

  return (
    <>
      <ScorePoster
        heading={{ as: 'h2', ref: heading }}
        corners={[corner(fighter, result.char1Score, hasWon), corner(opponent, result.char2Score, !hasWon)]}
        probability={result.char1WinProbability}
        randomFactor={result.randomFactor}
        move={result.ownershipTransferred ? describeMove(fought) : null}
        reveal={reveal}
      />
      <div className="after-battle" data-reveal={reveal}>
        <Story text={story} names={[fighter.name, opponent.name]} {...telling} />
        <div className="grid grid-cols-1 content-start gap-4">
          <NextFight fought={fought} viewerId={viewerId} />
          {kept && <ShareMenu shared={shareableBattle(kept)} action={TEXTS.share} />}
          {kept && <VerifySection battle={kept} />}
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

/** The button that was pressed is gone: focus goes on to the result, which is also said. */
function useArrival(heading: { current: HTMLHeadingElement | null }, { result, fighter, opponent }: Fought): void {
  const { winnerCharacterId, char1Score, char2Score } = result;
  const name = winnerCharacterId === fighter.id ? fighter.name : opponent.name;
  const [high, low] = [Math.max(char1Score, char2Score), Math.min(char1Score, char2Score)].map(oneDecimal) as [string, string];
  useEffect(() => {
    const element = heading.current;
    if (!element) return;
    if (document.activeElement === document.body || !document.activeElement) element.focus({ preventScroll: true });
    const behavior = isStill() ? 'instant' : 'smooth';
    element.closest('section')?.scrollIntoView({ behavior, block: 'start' });
    announce(TEXTS.spoken(name, high, low));
  }, [heading, name, high, low]);
}

/** The blow, and what came of it. @param reveal null when it was shown before. */
function useBattleSounds(reveal: Reveal | null, hasWon: boolean): void {
  const heard = useRef<Reveal>(null);
  useEffect(() => {
    if (reveal === null || heard.current === reveal) return;
    heard.current = reveal;
    playSound(reveal === 'playing' ? 'hit' : hasWon ? 'victory' : 'defeat');
  }, [reveal, hasWon]);
}
