import type { RetryTicketInput, Ticket, TicketRef } from '@chaos/shared/contract/tickets';
import { FusionRefusedError } from '@chaos/shared/core/fusion/fuse-sources';
import { cancelTicket } from '@chaos/shared/core/tickets/cancel-ticket';
import { readTickets, showTicket } from '@chaos/shared/core/tickets/read-tickets';
import { NotRetryableError, retryTicket } from '@chaos/shared/core/tickets/replace-failed-ticket';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { announce } from '../../commands/after-commit.ts';
import { requireFewTickets, tellOpened } from '../../commands/open-ticket.ts';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { personKeyOf } from '../../trpc/person-key.ts';
import { requireHeldTicket } from './policy.ts';

/** @returns the ticket as it is then: one that ended first keeps its end. */
export async function cancelOwnTicket(ctx: Context, ref: TicketRef): Promise<Ticket> {
  await requireHeldTicket(ctx, ref);
  if (await cancelTicket(ctx.db, ref.ticketId)) announce(ctx, { cancelled: [ref.ticketId] });
  return requireHeldTicket(ctx, ref);
}

/** @returns the ticket that goes on in its place. The same requestId again gives the same one. */
export async function retryOwnTicket(ctx: Context, { requestId, byHouse: byBuiltIn, ...ref }: RetryTicketInput): Promise<Ticket> {
  const { kind } = await requireHeldTicket(ctx, ref);
  // Cancelled and tried again in turns it is a row each time.
  await requireFewTickets(ctx, requestId);
  if (kind === 'fusion') await ctx.limits.require('fusionByMinute', personKeyOf(ctx.viewer));
  const retry = (trx: Transaction) => retryTicket(trx, { ticketId: ref.ticketId, requestId, limits: ctx.lineLimits, byBuiltIn });
  try {
    const { ticketId, isNew } = await transact(ctx.db, retry);
    if (isNew) tellOpened(ctx, kind, ticketId);
    const held = (await readTickets(ctx.db, [ticketId])).get(ticketId);
    if (!held) throw new Error('a ticket that was just written is gone');
    return showTicket(ctx.appSecret, held);
  } catch (error) {
    if (error instanceof NotRetryableError) throw new PublicFailure('CONFLICT', 'invalid_input', error.message);
    if (error instanceof FusionRefusedError) throw new PublicFailure('CONFLICT', error.reason, error.message);
    throw error;
  }
}
