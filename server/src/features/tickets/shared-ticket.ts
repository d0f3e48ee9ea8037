/** What watchers of a ticket are told: the same object for all of them, so that it is put into words once. */
import type { Ticket } from '@chaos/shared/contract/tickets';
import { shareFrame } from '../../trpc/serialized-events.ts';

const shown = new WeakMap<Ticket, Ticket>();

/** @param secret of a visitor's, which is the same for all who know it. */
export function shareTicket(ticket: Ticket, secret: string | undefined): Ticket {
  const known = shown.get(ticket);
  if (known) return known;
  const made = shareFrame({ ...ticket, ...(secret !== undefined && { secret }) });
  shown.set(ticket, made);
  return made;
}
