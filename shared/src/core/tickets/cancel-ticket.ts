/** What the holder of a ticket may do with it. */
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/**
 * Ends a ticket that makes a character before it has made one. A run that is under way is fenced off by the state: it
 * cannot write its result any more. It is told so once this is committed (`announce`).
 * @returns false when there was nothing to end: it was final already, or tells a battle that has happened.
 */
export async function cancelTicket(db: Database, ticketId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tickets')
    .set({ state: 'cancelled', finished_at: sql`clock_timestamp()`, revision: sql`revision + 1` })
    .where('id', '=', ticketId)
    .where('kind', 'in', ['generation', 'fusion'])
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
