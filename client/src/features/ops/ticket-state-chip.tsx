import type { OpsTicketRow } from '@chaos/shared/contract/ops-tickets';
import { opsMessages } from './messages.ts';

/** In what state a ticket is, and what else is to be known of that. */
export function StateChip({ row: { state, percent, isPaused, retriedBy } }: { row: OpsTicketRow }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <span className={`ops-state is-${state}`}>
        {opsMessages.states[state]}
        {state === 'running' && percent > 0 && <span className="tabular-nums">{percent}%</span>}
      </span>
      {isPaused && <span className="ops-state">{opsMessages.list.paused}</span>}
      {retriedBy !== null && <span className="ops-state">{opsMessages.list.retried}</span>}
    </span>
  );
}
