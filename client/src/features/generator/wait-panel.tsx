/** What happens to the wish right now. */
import type { MakingTicket } from '../../lib/making.ts';
import { later } from '../../lib/messages-later.ts';
import type { WaitTimes } from '../../lib/wait-text.ts';
import { LogoMark } from '../../ui/logo.tsx';
import { LorePreview, TicketStatus } from '../../ui/ticket-status.tsx';
import { useArrival } from './use-arrival.ts';

interface WaitPanelProps {
  /** Null while the wish is being handed in. */
  ticket: MakingTicket | null;
  times: WaitTimes | null;
}

export function WaitPanel({ ticket, times }: WaitPanelProps) {
  const heading = useArrival();
  return (
    <div className="stage-grid">
      <div className="card-back is-brewing aspect-square" aria-hidden>
        <LogoMark />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <h2 ref={heading} tabIndex={-1} className="font-display text-2xl leading-tight font-extrabold">
          {later.wait.title}
        </h2>
        <TicketStatus ticket={ticket} times={times} sending={later.wait.sending} />
        {ticket?.preview ? <LorePreview {...ticket.preview} /> : <p className="text-sm text-muted">{later.wait.leave}</p>}
      </div>
    </div>
  );
}
