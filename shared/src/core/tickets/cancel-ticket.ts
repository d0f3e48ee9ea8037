/** What the holder of a ticket may do with it. */
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { LiveBus } from '../../platform/live-bus.ts';

/**
 * Ends a ticket that makes a character before it has made one. A run that is under way is fenced off by the state: it
 * cannot write its result any more. `hintCancelled` tells it so, once this is committed.
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

/** Stops the run of a cancelled ticket here and now, shows its end to whoever watches, and lets the line move up. */
export function hintCancelled(bus: LiveBus, ticketId: string): void {
  bus.publish('stopped', ticketId);
  bus.publish('ticket', ticketId);
  bus.publish('line', ticketId);
}
