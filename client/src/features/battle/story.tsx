import type { Ticket } from '@chaos/shared/contract/tickets';
import { battle } from '../../lib/messages-battle.ts';

const TEXTS = battle.result;

/** @param text null while it is being written. */
export function Story({ text, ticket }: { text: string | null; ticket: Ticket<'story'> }) {
  return (
    <section className="story panel" aria-busy={text === null}>
      <h3 className="font-display text-xl font-extrabold">{TEXTS.story}</h3>
      {text === null ? (
        <div className="grid gap-2">
          <p role="status" className="text-muted">
            {ticket.position === null ? TEXTS.storyComing : TEXTS.storyWaiting(ticket.position)}
          </p>
          <div aria-hidden className="grid gap-2">
            <div className="skeleton h-4" />
            <div className="skeleton h-4" />
            <div className="skeleton h-4 w-3/5" />
          </div>
        </div>
      ) : (
        <p className="max-w-[65ch] text-pretty wrap-anywhere whitespace-pre-line">
          <bdi>{text}</bdi>
        </p>
      )}
    </section>
  );
}
