import { OpponentCard } from './arena-card.tsx';
import { Steps } from './fight-steps.tsx';
import { battleMessages } from './messages.ts';
import { OpponentList } from './opponent-list.tsx';
import { StepHeading } from './step-heading.tsx';

interface OpponentStepProps {
  viewerId: string | null;
  onPick: (id: string) => void;
}

export function OpponentStep({ viewerId, onPick }: OpponentStepProps) {
  return (
    <section className="grid grid-cols-1 gap-5">
      <Steps at={0} />
      <StepHeading
        title={battleMessages.opponents.title}
        hint={viewerId ? battleMessages.opponents.hint : battleMessages.opponents.visitorHint}
      />
      <OpponentList
        renderCard={(row, index) => <OpponentCard row={row} index={index} viewerId={viewerId} onPick={() => onPick(row.id)} />}
      />
    </section>
  );
}
