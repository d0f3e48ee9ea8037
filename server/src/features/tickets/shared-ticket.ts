/** What watchers of a ticket are told: the same object for all of them, so that it is put into words once. */
import type { Ticket } from '@chaos/shared/contract/tickets';
import { shareFrame } from '../../trpc/serialized-events.ts';

const shown = new WeakMap<Ticket, Ticket>();

/** @param first as this watcher was shown it: a visitor's with the secret, which is the same for all who know it. */
export function shareTicket(ticket: Ticket, first: Ticket): Ticket {
  const known = shown.get(ticket);
  if (known) return known;
  // Nothing else of `first` may stay: its pause may have ended.
  const made = shareFrame({ ...ticket, ...(first.secret !== undefined && { secret: first.secret }) });
  shown.set(ticket, made);
  return made;
}
