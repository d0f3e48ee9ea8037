/**
 * What a ticket's character is imagined from by chance. It is the ticket's own id; a retry keeps the seed of the first
 * ticket, whose text it has inherited: the picture has to fit it.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';

export const SEED_STEP = 'seed';

/** @param ticketId a column such as `tickets.id`. Null where that is. */
export function seedOf(ticketId: string): RawBuilder<string> {
  const id = sql.ref(ticketId);
  return sql<string>`coalesce(
    (select output #>> '{}' from ticket_steps where ticket_id = ${id} and step = ${SEED_STEP}), ${id}::text
  )`;
}

/** In the transaction that opens the retry, after it has inherited what there was. */
export async function keepSeed(trx: Transaction, ticketId: string, seed: string): Promise<void> {
  await trx
    .insertInto('ticket_steps')
    .values({ ticket_id: ticketId, step: SEED_STEP, output: JSON.stringify(seed) })
    .onConflict((conflict) => conflict.columns(['ticket_id', 'step']).doNothing())
    .execute();
}
