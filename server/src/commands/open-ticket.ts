/** The way in which a feature opens the ticket of slow work. */
import type { Ticket, TicketKind } from '@chaos/shared/contract/tickets';
import { readTickets, showTicket } from '@chaos/shared/core/tickets/read-tickets';
import { findTicket, requestTicket, type TicketRequest } from '@chaos/shared/core/tickets/request-ticket';
import { requireTicketLimits } from '@chaos/shared/core/tickets/ticket-limits';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { requireShared } from '../rate-limits/person-and-network-limits.ts';
import type { Context } from '../trpc/context.ts';
import { announce } from './after-commit.ts';

/** @param ticketId of one that was opened just now, and not found again. */
export function tellOpened(ctx: Context, kind: TicketKind, ticketId: string): void {
  ctx.log.info({ ticketId, kind }, 'a ticket was opened');
  announce(ctx, { line: [ticketId] });
}

/**
 * Each is a row for good, also one that is cancelled at once, which counts in no quota. Asked again, as after an answer that was
 * lost, it is none more. @throws {PublicFailure}
 */
export async function requireFewTickets(ctx: Context, requestId: string): Promise<void> {
  if (await findTicket(ctx.db, { userId: ctx.viewer.userId, requestId })) return;
  await requireShared(ctx, 'ticketByTenMinutes');
}

interface Hooks {
  /** Whether there may be a new one; asked before it takes its turn in the line. */
  requireNew?: (trx: Transaction) => Promise<void>;
  /** What else is written together with a new one. */
  onNew?: (trx: Transaction, ticketId: string) => Promise<void>;
}

/**
 * In one transaction, tried again where others were in its way. The same requestId again gives the same ticket.
 * @throws {PublicFailure} when there may be no new one.
 */
export async function openTicket<K extends TicketKind>(
  ctx: Context,
  request: TicketRequest<K>,
  { requireNew, onNew }: Hooks = {},
): Promise<Ticket<K>> {
  await requireFewTickets(ctx, request.requestId);
  const open = async (trx: Transaction) => {
    await requireTicketLimits(trx, request, ctx.lineLimits);
    const requested = await requestTicket(trx, request, requireNew && (() => requireNew(trx)));
    if (requested.isNew) await onNew?.(trx, requested.ticketId);
    return requested;
  };
  const { ticketId, isNew } = await transact(ctx.db, open);
  if (isNew) tellOpened(ctx, request.kind, ticketId);
  const held = (await readTickets(ctx.db, [ticketId])).get(ticketId);
  const ticket = held && showTicket(ctx.appSecret, held);
  if (!ticket || !isOfKind(ticket, request.kind)) throw new Error('a ticket that was just written is gone');
  return ticket;
}

function isOfKind<K extends TicketKind>(ticket: Ticket, kind: K): ticket is Ticket & Ticket<K> {
  return ticket.kind === kind;
}
