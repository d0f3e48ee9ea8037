/** What operators do with tickets: with many at once, and each gets its own answer. */
import { randomUUID } from 'node:crypto';
import type { OpsCancelOutcome, OpsRetryOutcome } from '@chaos/shared/contract/ops-tickets';
import { isFinalTicketState, type RetryFrom, type TicketState } from '@chaos/shared/contract/tickets';
import { FusionRefusedError } from '@chaos/shared/core/fusion/fuse-sources';
import { cancelTicket } from '@chaos/shared/core/tickets/cancel-ticket';
import { NotRetryableError, retryTicket } from '@chaos/shared/core/tickets/replace-failed-ticket';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { announce } from '../../../commands/after-commit.ts';
import type { Context } from '../../../trpc/context.ts';
import { writeOperatorAction } from '../action-log/commands.ts';

interface IdsRequest {
  ids: readonly string[];
  note?: string | null | undefined;
}

/** A ticket that ends by itself meanwhile keeps its end. */
export async function cancelTickets(ctx: Context, operatorId: string, { ids, note }: IdsRequest): Promise<OpsCancelOutcome[]> {
  const cancelAll = async (trx: Transaction) => {
    const states = await lockTickets(trx, ids);
    const outcomes: OpsCancelOutcome[] = [];
    for (const id of ids) {
      const ticket = states.get(id);
      if (!ticket) outcomes.push({ id, outcome: 'not_found' });
      else if (isFinalTicketState(ticket.state)) outcomes.push({ id, outcome: 'already_final' });
      else outcomes.push({ id, outcome: (await cancelTicket(trx, id)) ? 'cancelled' : 'not_cancellable' });
    }
    await writeOperatorAction(trx, { operatorId, action: 'cancel', targetIds: idsOf(outcomes, 'cancelled'), note });
    return outcomes;
  };
  const outcomes = await transact(ctx.db, cancelAll);
  announce(ctx, { cancelled: idsOf(outcomes, 'cancelled') });
  return outcomes;
}

/**
 * A new ticket in the place of each, as its holder would have made it, in a line that is not too full for it. What cannot
 * be tried again keeps nobody else from it.
 */
export async function retryTickets(
  ctx: Context,
  operatorId: string,
  { ids, note, from }: IdsRequest & { from: RetryFrom },
): Promise<OpsRetryOutcome[]> {
  const retryAll = async (trx: Transaction) => {
    const tickets = await lockTickets(trx, ids);
    const outcomes: OpsRetryOutcome[] = [];
    for (const id of ids) outcomes.push({ id, ...(await retryOne(trx, id, tickets.get(id)?.state, from)) });
    await writeOperatorAction(trx, { operatorId, action: 'retry', targetIds: idsOf(outcomes, 'retried'), note });
    return outcomes;
  };
  const outcomes = await transact(ctx.db, retryAll);
  announce(ctx, {
    line: outcomes.flatMap(({ outcome, newTicketId }) => (outcome === 'retried' && newTicketId ? newTicketId : [])),
  });
  return outcomes;
}

async function retryOne(
  trx: Transaction,
  ticketId: string,
  state: TicketState | undefined,
  from: RetryFrom,
): Promise<Omit<OpsRetryOutcome, 'id'>> {
  if (state === undefined) return { outcome: 'not_found', newTicketId: null };
  if (state !== 'failed' && state !== 'cancelled') return { outcome: 'not_failed', newTicketId: null };
  // What was written of one that is refused is taken back, and the others stay.
  await sql`savepoint one_retry`.execute(trx);
  try {
    const retry = await retryTicket(trx, { ticketId, requestId: randomUUID(), limits: null, from });
    return { outcome: retry.isNew ? 'retried' : 'already_retried', newTicketId: retry.ticketId };
  } catch (error) {
    if (!(error instanceof NotRetryableError || error instanceof FusionRefusedError)) throw error;
    await sql`rollback to savepoint one_retry`.execute(trx);
    return { outcome: 'not_retryable', newTicketId: null };
  }
}

function idsOf<Outcome extends { id: string; outcome: string }>(
  outcomes: readonly Outcome[],
  wanted: Outcome['outcome'],
): string[] {
  return outcomes.filter(({ outcome }) => outcome === wanted).map(({ id }) => id);
}

/** All at once and in one order, so that two operators do not wait for each other in a circle. */
async function lockTickets(trx: Transaction, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('tickets')
    .select(['id', 'state'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
