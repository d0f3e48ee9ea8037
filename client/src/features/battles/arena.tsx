/** From a chosen opponent to the result. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { readFightRecord } from './fight-record.ts';
import { FighterStep } from './fighter-step.tsx';
import { battleMessages } from './messages.ts';
import { Result } from './result.tsx';
import { Spinner } from './spinner.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { isFighterOf, useContender } from './use-contender.ts';
import { useFight } from './use-fight.ts';
import { useDoesNotFight } from './use-stakes.ts';

const TEXTS = battleMessages.opponents;

interface ArenaProps {
  opponentId: string;
  /** The fighter that somebody came with; blank for none. */
  broughtId: string;
  viewerId: string | null;
  /** The address keeps who was picked, for a reload. */
  onFighter: (id: string) => void;
  onLeave: () => void;
}

export function Arena({ opponentId, broughtId, viewerId, onFighter, onLeave }: ArenaProps) {
  const [record] = useState(() => findRecord(opponentId, viewerId));
  const [fighterId, setFighterId] = useState(record?.fighterId ?? (broughtId === opponentId ? null : broughtId || null));
  const opponent = useContender(opponentId);
  const fighter = useContender(fighterId);
  const doesNotFight = useDoesNotFight(opponentId);
  const { fight, start, resume, calm } = useFight(viewerId);
  useResume(() => {
    if (!record || record.state === 'failed' || fighter.row?.id !== record.fighterId || !opponent.row) return false;
    resume(record, { fighter: fighter.row, opponent: opponent.row });
    return true;
  });

  if (fight.phase === 'fought') {
    return (
      <section className="grid grid-cols-1 gap-5">
        <StepIndicator at={2} />
        <Result fought={fight} viewerId={viewerId} />
      </section>
    );
  }
  if (opponent.isGone) return <NoOpponent title={TEXTS.gone} text={TEXTS.goneText} onLeave={onLeave} />;
  if (opponent.hasFailed) return <ErrorBox title={TEXTS.failed} onRetry={opponent.retry} />;
  if (!opponent.row) return <Spinner />;
  // What was begun against it may have made it one's own, and goes on.
  const isNew = record === null && fight.phase === 'ready';
  if (doesNotFight && isNew) return <NoOpponent title={TEXTS.rests} text={TEXTS.restsText} onLeave={onLeave} />;
  if (viewerId !== null && opponent.isFresh && opponent.row.owner?.id === viewerId && isNew)
    return <NoOpponent title={TEXTS.isYours} text={TEXTS.isYoursText} onLeave={onLeave} />;
  // What was begun goes on with whom it was begun, who may belong to somebody else by now.
  const isLost = isNew && fighter.row !== undefined && !isFighterOf(viewerId, fighter.row);
  return (
    <section className="grid grid-cols-1 gap-5">
      <StepIndicator at={1} />
      <FighterStep
        opponent={opponent.row}
        fighterId={isLost ? null : fighterId}
        fighter={isLost ? null : (fighter.row ?? null)}
        viewerId={viewerId}
        fight={fight}
        onPick={(id) => {
          setFighterId(id);
          onFighter(id);
          calm();
        }}
        onStart={start}
      />
    </section>
  );
}

function findRecord(opponentId: string, viewerId: string | null) {
  const record = readFightRecord();
  return record?.opponentId === opponentId && record.viewerId === viewerId ? record : null;
}

/** Once, as soon as it can be. @param resume says whether it could. */
function useResume(resume: () => boolean): void {
  const hasResumed = useRef(false);
  const go = useEffectEvent(resume);
  useEffect(() => {
    if (!hasResumed.current) hasResumed.current = go();
  });
}

function NoOpponent({ title, text, onLeave }: { title: string; text: string; onLeave: () => void }) {
  return (
    <EmptyState text={title} hint={text}>
      <Button look="primary" onClick={onLeave}>
        {TEXTS.other}
      </Button>
    </EmptyState>
  );
}
