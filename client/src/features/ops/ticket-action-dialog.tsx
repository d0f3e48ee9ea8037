/** Asks before tickets are retried or cancelled, shows how far it is, and then what happened to each. */

import { RETRIES_FROM, type RetryFrom } from '@chaos/shared/contract/tickets';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { Confirm } from './confirm-dialog.tsx';
import { shortId } from './format-numbers.ts';
import { opsMessages } from './messages.ts';
import { type TicketAction, type TicketActionOutcome, useTicketAction } from './use-ticket-action.ts';

const TEXTS = opsMessages.bulk;
const OUTCOMES = { ...TEXTS.retryOutcomes, ...TEXTS.cancelOutcomes };

interface TicketActionDialogProps {
  ticketAction: TicketAction;
  onOpen: (ticketId: string) => void;
  /** Whatever came of it. */
  onDone: () => void;
  onClose: () => void;
}

export function TicketActionDialog({ ticketAction, onOpen, onDone, onClose }: TicketActionDialogProps) {
  const { phase, outcomes, run } = useTicketAction(ticketAction, onDone);
  const { kind, ids } = ticketAction;
  const isRetry = kind === 'retry';
  const [from, setFrom] = useState<RetryFrom>('where_it_stopped');
  if (phase === 'asking') {
    return (
      <Confirm
        title={isRetry ? TEXTS.retryTitle(ids.length) : TEXTS.cancelTitle(ids.length)}
        text={isRetry ? TEXTS.retryText : TEXTS.cancelText}
        action={isRetry ? TEXTS.retry(ids.length) : TEXTS.cancel(ids.length)}
        isDangerous={!isRetry}
        isPending={false}
        failure={null}
        onClose={onClose}
        onConfirm={(note) => void run(note, from)}
      >
        {isRetry && <FromField from={from} onFrom={setFrom} />}
      </Confirm>
    );
  }
  const isOver = phase === 'over';
  return (
    <Dialog title={TEXTS.resultTitle} onClose={() => isOver && onClose()}>
      {!isOver && (
        <p className="flex items-center gap-3">
          <progress value={outcomes.length} max={ids.length} aria-label={TEXTS.resultTitle} className="grow" />
          <span className="tabular-nums">{TEXTS.progress(outcomes.length, ids.length)}</span>
        </p>
      )}
      {outcomes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be in reach of the keyboard
        <section className="ops-outcomes" aria-label={TEXTS.resultTitle} tabIndex={0}>
          <ul>
            {outcomes.map((one) => (
              <Outcome key={one.id} outcome={one} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      )}
      <Button look="primary" aria-disabled={!isOver} onClick={() => isOver && onClose()} className="justify-self-end">
        {isOver ? TEXTS.close : opsMessages.busy}
      </Button>
    </Dialog>
  );
}

function FromField({ from, onFrom }: { from: RetryFrom; onFrom: (from: RetryFrom) => void }) {
  const id = useId();
  return (
    <label htmlFor={id} className="grid gap-1">
      <span className="text-sm font-bold">{TEXTS.from}</span>
      <Select id={id} value={from} onChange={({ target }) => onFrom(RETRIES_FROM.find((one) => one === target.value) ?? from)}>
        {RETRIES_FROM.map((one) => (
          <option key={one} value={one}>
            {TEXTS.froms[one]}
          </option>
        ))}
      </Select>
    </label>
  );
}

function Outcome({
  outcome: { id, outcome, newTicketId },
  onOpen,
}: {
  outcome: TicketActionOutcome;
  onOpen: (id: string) => void;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="ops-id">{shortId(id)}</span>
      <span className="flex items-center gap-2 text-sm">
        {outcome === null ? TEXTS.unknown : OUTCOMES[outcome]}
        {newTicketId !== null && (
          <button type="button" className="ops-open" onClick={() => onOpen(newTicketId)}>
            {shortId(newTicketId)}
          </button>
        )}
      </span>
    </li>
  );
}
