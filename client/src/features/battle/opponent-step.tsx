import { battle } from '../../lib/messages-battle.ts';
import { OpponentCard } from './arena-card.tsx';
import { OpponentList } from './opponent-list.tsx';
import { StepHeading } from './step-heading.tsx';
import { Steps } from './steps.tsx';

interface OpponentStepProps {
  viewerId: string | null;
  onPick: (id: string) => void;
}

export function OpponentStep({ viewerId, onPick }: OpponentStepProps) {
  return (
    <section className="grid grid-cols-1 gap-5">
      <Steps at={0} />
      <StepHeading title={battle.opponents.title} hint={viewerId ? battle.opponents.hint : battle.opponents.visitorHint} />
      <OpponentList
        renderCard={(row, index) => <OpponentCard row={row} index={index} viewerId={viewerId} onPick={() => onPick(row.id)} />}
      />
    </section>
  );
}
