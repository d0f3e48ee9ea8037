import type { Ticket, TicketRef } from '@chaos/shared/contract/tickets';
import { cancelTicket } from '@chaos/shared/node/domain/tickets/cancel-ticket';
import type { Context } from '../../trpc/context.ts';
import { requireHeldTicket } from './policy.ts';

/** @returns the ticket as it is then: one that ended first keeps its end. */
export async function cancelHeldTicket(ctx: Context, ref: TicketRef): Promise<Ticket> {
  await requireHeldTicket(ctx, ref);
  if (await cancelTicket(ctx.db, ref.ticketId)) {
    ctx.bus.publish('ticket', ref.ticketId);
    ctx.bus.publish('line', ref.ticketId);
  }
  return requireHeldTicket(ctx, ref);
}
