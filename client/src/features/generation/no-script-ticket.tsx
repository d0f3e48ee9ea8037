/** What becomes of a wish, for whoever has no script: the page asks again by itself. Rendered by the server alone. */
import type { Ticket } from '@chaos/shared/contract/tickets';
import { Link } from '@tanstack/react-router';
import { formatEta } from '../../lib/format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ticketMessages } from '../tickets/messages.ts';
import { describePlace, describeUnserved, describeWait } from '../tickets/progress-text.ts';
import { noScriptMessages } from './messages.ts';
import { resultMessages } from './result-messages.ts';

export function NoScriptTicket({ ticket }: { ticket: Ticket<'generation'> }) {
  const { title, text } = describe(ticket);
  return (
    <section className="panel mx-auto my-8 grid w-full max-w-xl justify-items-start gap-4 p-5 sm:p-6">
      <h1 className="font-display text-2xl leading-tight font-extrabold">{title}</h1>
      <p>{text}</p>
      {ticket.result ? (
        <Link to="/character/$id" params={{ id: ticket.result.characterId }} className={buttonClass('primary')}>
          {resultMessages.show}
        </Link>
      ) : (
        <Link to="/" search={{}} className={buttonClass('quiet')}>
          {noScriptMessages.home}
        </Link>
      )}
    </section>
  );
}

function describe(ticket: Ticket<'generation'>): { title: string; text: string } {
  if (ticket.state === 'done') return { title: resultMessages.ready, text: ticket.preview?.name ?? '' };
  if (ticket.state === 'failed') return { title: resultMessages.failure.title, text: ticket.error?.message ?? '' };
  if (ticket.state === 'cancelled') return { title: resultMessages.toast.cancelled.title, text: noScriptMessages.cancelled };
  const eta = ticket.etaSeconds === null ? describeUnserved(ticket) : formatEta(ticket.etaSeconds);
  const sentences = [`${describeWait(ticket)}${eta === null ? '' : `, ${eta}`}.`, describePlace(ticket), noScriptMessages.again];
  return { title: ticketMessages.wait.title, text: sentences.filter((sentence) => sentence !== null).join(' ') };
}
