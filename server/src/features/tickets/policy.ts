/** Who may see a ticket: the member who holds it, or whoever shows the secret of a visitor's one. */
import type { Ticket, TicketRef } from '@chaos/shared/contract/tickets';
import { type HeldTicket, showTicket } from '@chaos/shared/core/tickets/read-tickets';
import { isTicketSecret } from '@chaos/shared/core/tickets/ticket-holder';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';

/** @throws {PublicFailure} the same for an unknown ticket and for somebody else's, so that nobody learns which exist. */
export async function requireHeld(ctx: Context, ref: TicketRef): Promise<HeldTicket> {
  const held = await ctx.ticketFeed.read(ref.ticketId);
  if (!held || !mayHold(ctx, held, ref.secret)) {
    throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such ticket, or it is not yours.');
  }
  return held;
}

/** As its holder gets it. @throws as `requireHeld` does. */
export async function requireHeldTicket(ctx: Context, ref: TicketRef): Promise<Ticket> {
  return showTicket(ctx.appSecret, await requireHeld(ctx, ref));
}

export function mayHold(ctx: Context, held: HeldTicket, secret: string | undefined): boolean {
  if (held.holderUserId !== null) return held.holderUserId === ctx.viewer.userId;
  return secret !== undefined && isTicketSecret(ctx.appSecret, held.ticket.id, secret);
}
