/** What happens to the wish right now. */
import type { MakingTicket } from '../../lib/making.ts';
import { later } from '../../lib/messages-later.ts';
import { useOnline } from '../../lib/online.ts';
import { trpc } from '../../lib/trpc.ts';
import type { WaitTimes } from '../../lib/wait-text.ts';
import { CancelButton } from '../../ui/cancel-button.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { NotifyOffer } from '../../ui/notify-offer.tsx';
import { LorePreview, TicketStatus } from '../../ui/ticket-status.tsx';
import { cancelGeneration } from './generation-deeds.ts';
import { useArrival, useWayBack } from './use-arrival.ts';

interface WaitPanelProps {
  /** Null while the wish is being handed in. */
  ticket: MakingTicket | null;
  times: WaitTimes | null;
  isCancelling: boolean;
}

export function WaitPanel({ ticket, times, isCancelling }: WaitPanelProps) {
  const { client } = trpc.useUtils();
  const heading = useArrival();
  const panel = useWayBack();
  const isOnline = useOnline();
  return (
    <div className="stage-grid" ref={panel}>
      <div className="card-back is-brewing aspect-square" aria-hidden>
        <LogoMark />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <h2 ref={heading} tabIndex={-1} className="font-display text-2xl leading-tight font-extrabold">
          {later.wait.title}
        </h2>
        {ticket && !isOnline && <p className="text-sm font-semibold">{later.wait.offline}</p>}
        <TicketStatus ticket={ticket} times={times} sending={later.wait.sending} />
        <div className="flex flex-wrap gap-3">
          <CancelButton isCancelling={isCancelling} onCancel={() => cancelGeneration(client)} />
          {ticket && times && <NotifyOffer ticket={ticket} since={times.since} />}
        </div>
        {ticket?.preview ? <LorePreview {...ticket.preview} /> : <p className="text-sm text-muted">{later.wait.leave}</p>}
      </div>
    </div>
  );
}
