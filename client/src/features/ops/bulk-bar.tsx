import type { OpsTicketRow } from '@chaos/shared/contract/ops-tickets';
import { Button } from '../../ui/button.tsx';
import { opsMessages } from './messages.ts';
import { canCancel, canRetry } from './possible-ticket-actions.ts';
import { MATCHING_MAX } from './use-matching-tickets.ts';
import type { TicketAction } from './use-ticket-action.ts';

const TEXTS = opsMessages.bulk;

interface BulkBarProps {
  /** Those that are selected. */
  rows: readonly OpsTicketRow[];
  onAction: (ticketAction: TicketAction) => void;
  onNone: () => void;
  /** Takes what matches and is not shown as well; missing where that is all. */
  onAll?: () => Promise<void>;
  isGathering: boolean;
}

/** What can be done with what is selected; each button counts those of them that it fits. */
export function BulkBar({ rows, onAction, onNone, onAll, isGathering }: BulkBarProps) {
  const idsOf = (fits: (row: OpsTicketRow) => boolean) => rows.filter(fits).map(({ id }) => id);
  const [retried, cancelled] = [idsOf(canRetry), idsOf(canCancel)];
  return (
    <section aria-label={TEXTS.label} className="panel ops-bulk">
      <p role="status" className="font-bold tabular-nums">
        {TEXTS.selected(rows.length)}
      </p>
      <Button look="ghost" onClick={onNone}>
        {TEXTS.none}
      </Button>
      {onAll && (
        <Button look="ghost" aria-disabled={isGathering} onClick={() => void onAll()}>
          {isGathering ? opsMessages.busy : TEXTS.all(MATCHING_MAX)}
        </Button>
      )}
      <div className="ml-auto flex flex-wrap gap-2">
        <Button look="primary" disabled={retried.length === 0} onClick={() => onAction({ kind: 'retry', ids: retried })}>
          {TEXTS.retry(retried.length)}
        </Button>
        <Button disabled={cancelled.length === 0} onClick={() => onAction({ kind: 'cancel', ids: cancelled })}>
          {TEXTS.cancel(cancelled.length)}
        </Button>
      </div>
    </section>
  );
}
