/** Tickets that the built-in author and artist make, although an AI provider is set up: whoever an AI has failed may ask for it. */
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';

/** Stands among the steps of such a ticket, and goes over to a retry of it. */
export const BUILT_IN_STEP = 'house';

/** @param ticketId a column such as `tickets.id`. */
export function isByBuiltIn(ticketId: string): RawBuilder<boolean> {
  const id = sql.ref(ticketId);
  return sql<boolean>`exists (select from ticket_steps where ticket_id = ${id} and step = ${BUILT_IN_STEP})`;
}

/** In the transaction that opens the ticket. */
export async function giveToBuiltIn(trx: Transaction, ticketId: string): Promise<void> {
  await trx
    .insertInto('ticket_steps')
    .values({ ticket_id: ticketId, step: BUILT_IN_STEP, output: JSON.stringify(true) })
    .execute();
}
