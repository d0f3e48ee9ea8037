import { OpponentCard } from './arena-card.tsx';
import { battleMessages } from './messages.ts';
import { OpponentList } from './opponent-list.tsx';
import { StepHeading } from './step-heading.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { isFighterOf, useContender } from './use-contender.ts';

interface OpponentStepProps {
  viewerId: string | null;
  /** The fighter that somebody came with; blank for none. */
  fighterId: string;
  onPick: (id: string) => void;
}

export function OpponentStep({ viewerId, fighterId, onPick }: OpponentStepProps) {
  const { row } = useContender(fighterId || null);
  const fighter = row && isFighterOf(viewerId, row) ? row : null;
  const hint = viewerId ? battleMessages.opponents.hint : battleMessages.opponents.visitorHint;
  return (
    <section className="grid grid-cols-1 gap-5">
      <StepIndicator at={0} />
      <StepHeading
        title={battleMessages.opponents.title}
        hint={fighter ? battleMessages.opponents.broughtHint(fighter.name) : hint}
      />
      <OpponentList
        exceptId={fighterId}
        renderCard={(row, index) => <OpponentCard row={row} index={index} viewerId={viewerId} onPick={() => onPick(row.id)} />}
      />
    </section>
  );
}
