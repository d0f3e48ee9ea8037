/** Folded where a character lies open: the odds of all finishes, how this one was drawn, and the computation again. */
import { FINISHES, type FinishOrigin as Origin } from '@chaos/shared/contract/characters';
import { FINISH_ODDS } from '@chaos/shared/rules/finish';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { formatNumber } from '../../lib/format.ts';
import { FailedLine } from '../../ui/failed-line.tsx';
import { DayProof, Fact } from '../commitments/day-proof.tsx';
import { ownRequestOf } from '../commitments/own-requests.ts';
import { finishMessages } from './finish-messages.ts';
import { verifyFinish } from './verify-finish.ts';

const TEXTS = finishMessages.origin;

interface FinishOriginProps {
  row: { id: string; isFused: boolean };
}

export default function FinishOrigin({ row }: FinishOriginProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="verify" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{TEXTS.title}</summary>
      {isOpen && <Opened row={row} />}
    </details>
  );
}

function Opened({ row: { id, isFused } }: FinishOriginProps) {
  const { data, isError, refetch } = trpc.characters.finish.useQuery({ id });
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>{TEXTS.odds}</p>
      <ul className="finish-odds">
        {FINISHES.toReversed().map((finish) => (
          <li key={finish} data-finish={finish}>
            {finishMessages.names[finish]}
            <span className="text-muted">
              {finish === 'plain' ? TEXTS.plain : finishMessages.oneIn(formatNumber(FINISH_ODDS[finish]))}
            </span>
          </li>
        ))}
      </ul>
      {isFused && <p>{TEXTS.inherits}</p>}
      {data ? (
        <Draw id={id} origin={data} />
      ) : isError ? (
        <FailedLine text={TEXTS.failed} onRetry={refetch} />
      ) : (
        <p role="status">{TEXTS.loading}</p>
      )}
    </div>
  );
}

function Draw({ id, origin: { finish, draw } }: { id: string; origin: Origin }) {
  if (!draw) return <p>{TEXTS.undrawn}</p>;
  return (
    <DayProof
      day={draw.day}
      texts={TEXTS}
      says={TEXTS.checks}
      compute={(told, seen) => verifyFinish({ finish, draw }, told, { seen, requestId: ownRequestOf(id) })}
    >
      <Fact name={TEXTS.requestHash}>{draw.requestHash}</Fact>
      {draw.inheritable && <Fact name={TEXTS.inheritable}>{finishMessages.names[draw.inheritable]}</Fact>}
    </DayProof>
  );
}
