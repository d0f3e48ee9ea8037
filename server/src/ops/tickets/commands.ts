/** What operators do with tickets: with many at once, and each gets its own answer. */
import type { OpsCancelOutcome } from '@chaos/shared/contract/ops';
import { isFinalTicketState } from '@chaos/shared/contract/tickets';
import type { Transaction } from '@chaos/shared/node/database';
import { cancelTicket } from '@chaos/shared/node/domain/tickets/cancel-ticket';
import { retryConflicts } from '@chaos/shared/node/retry-conflicts';
import type { Context } from '../../trpc/context.ts';
import { writeDeed } from '../actions/commands.ts';

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
    await writeDeed(trx, { operatorId, action: 'cancel', targetIds: idsOf(outcomes, 'cancelled'), note });
    return outcomes;
  };
  const outcomes = await retryConflicts(() => ctx.db.transaction().execute(cancelAll));
  for (const id of idsOf(outcomes, 'cancelled')) {
    ctx.bus.publish('ticket', id);
    ctx.bus.publish('line', id);
  }
  return outcomes;
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
