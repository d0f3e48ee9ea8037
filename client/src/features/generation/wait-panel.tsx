/** What happens to the wish right now. */

import { trpc } from '../../api/client.ts';
import { LogoMark } from '../../ui/logo.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import { CancelButton } from '../tickets/cancel-button.tsx';
import type { JobTicket } from '../tickets/job.ts';
import { ticketMessages } from '../tickets/messages.ts';
import { NotifyPrompt } from '../tickets/notify-prompt.tsx';
import type { WaitTimes } from '../tickets/progress-text.ts';
import { LorePreview, TicketStatus } from '../tickets/ticket-status.tsx';
import { cancelGeneration } from './generation-actions.ts';
import { useFocusOnOutcome, useWayBack } from './use-focus-on-result.ts';

interface WaitPanelProps {
  /** Null while the wish is being handed in, or looked for after a reload. */
  ticket: JobTicket | null;
  times: WaitTimes | null;
  /** Missing where there is nothing to cancel yet. */
  isCancelling?: boolean;
}

export function WaitPanel({ ticket, times, isCancelling }: WaitPanelProps) {
  const { client } = trpc.useUtils();
  const heading = useFocusOnOutcome();
  const panel = useWayBack();
  const isOnline = useOnline();
  return (
    <div className="result-grid" ref={panel}>
      <div className="card-back is-brewing aspect-square" aria-hidden>
        <LogoMark />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <h2 ref={heading} tabIndex={-1} className="font-display text-2xl leading-tight font-extrabold">
          {ticketMessages.wait.title}
        </h2>
        {(ticket || isCancelling === undefined) && !isOnline && (
          <p className="text-sm font-semibold">{ticketMessages.wait.offline}</p>
        )}
        <TicketStatus
          ticket={ticket}
          times={times}
          sending={isCancelling === undefined ? ticketMessages.wait.resuming : ticketMessages.wait.sending}
        />
        <div className="flex flex-wrap gap-3">
          {isCancelling !== undefined && <CancelButton isCancelling={isCancelling} onCancel={() => cancelGeneration(client)} />}
          {ticket && times && <NotifyPrompt ticket={ticket} since={times.since} />}
        </div>
        {ticket?.preview ? (
          <LorePreview {...ticket.preview} />
        ) : (
          <p className="text-sm text-muted">{ticketMessages.wait.leave}</p>
        )}
        <SoundSwitch />
      </div>
    </div>
  );
}
