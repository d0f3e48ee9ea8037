import type { OpsTicketRow } from '@chaos/shared/contract/ops';
import { ops } from '../../lib/messages-ops.ts';
import { Button } from '../../ui/button.tsx';
import { canCancel, canRetry } from './deeds.ts';
import type { Deed } from './use-deed.ts';

const TEXTS = ops.bulk;

interface BulkBarProps {
  /** Those that are selected and shown. */
  rows: readonly OpsTicketRow[];
  onDeed: (deed: Deed) => void;
  onNone: () => void;
}

/** What can be done with what is selected; each button counts those of them that it fits. */
export function BulkBar({ rows, onDeed, onNone }: BulkBarProps) {
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
      <div className="ml-auto flex flex-wrap gap-2">
        <Button look="primary" disabled={retried.length === 0} onClick={() => onDeed({ kind: 'retry', ids: retried })}>
          {TEXTS.retry(retried.length)}
        </Button>
        <Button disabled={cancelled.length === 0} onClick={() => onDeed({ kind: 'cancel', ids: cancelled })}>
          {TEXTS.cancel(cancelled.length)}
        </Button>
      </div>
    </section>
  );
}
