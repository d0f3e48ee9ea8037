import type { Battle } from '@chaos/shared/contract/battles';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { ShareMenu } from '../../ui/share/share-menu.tsx';
import { shareableBattle } from './battle-to-shareable.ts';
import { oneDecimal } from './format-decimal.ts';
import { namesOf, storyOf } from './log-text.ts';
import { battleMessages as texts } from './messages.ts';
import { NamedText } from './named-text.tsx';
import { StoryReader } from './story-reader.tsx';
import { VerifySection } from './verify-section.tsx';

const TEXTS = texts.logs;

export function BattleDialog({ battle, onClose }: { battle: Battle; onClose: () => void }) {
  const { battleScore1, battleScore2, probability1Wins, randomFactor, createdAt } = battle;
  const { first, second, winner } = namesOf(battle);
  const [score1, score2] = [oneDecimal(battleScore1), oneDecimal(battleScore2)];
  return (
    <Dialog title={TEXTS.dialog} onClose={onClose}>
      <div className="story-score">
        <Score name={first} score={score1} hasWon={battle.winnerCharacterId === battle.character1.id} />
        <Score name={second} score={score2} hasWon={battle.winnerCharacterId === battle.character2.id} />
      </div>
      <p className="font-display text-xl font-extrabold wrap-anywhere">
        <span aria-hidden>🏆 </span>
        <NamedText text={texts.result.wins(winner)} names={[winner]} />
      </p>
      <p className="text-sm text-muted">
        <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
      </p>
      <StoryReader text={storyOf(battle)} names={[first, second]} />
      <section className="grid grid-cols-1 gap-2">
        <h3 className="font-bold">{TEXTS.statistics}</h3>
        <dl className="story-statistics">
          <Statistic name={texts.result.probabilityOf(first)} value={`${oneDecimal(probability1Wins)}%`} />
          <Statistic name={texts.result.randomFactor} value={`${oneDecimal(randomFactor)}%`} />
          <Statistic name={TEXTS.scoreOf(first)} value={score1} />
          <Statistic name={TEXTS.scoreOf(second)} value={score2} />
        </dl>
      </section>
      <VerifySection battle={battle} />
      <div className="flex flex-wrap justify-end gap-2">
        <ShareMenu shared={shareableBattle(battle)} action={texts.result.share} />
        <Button look="primary" onClick={onClose}>
          {TEXTS.close}
        </Button>
      </div>
    </Dialog>
  );
}

function Score({ name, score, hasWon }: { name: string; score: string; hasWon: boolean }) {
  return (
    <p data-won={hasWon}>
      <HyphenatedName name={name} />
      <strong>{score}</strong>
    </p>
  );
}

function Statistic({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>
        <HyphenatedName name={name} />
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
