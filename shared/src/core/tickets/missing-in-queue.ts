/** Puts back into the line what the queue does not know any more, unless a living worker runs it. When a dead worker’s ticket runs again: platform/killed-workers.ts. */
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { isAlive } from './worker-heartbeats.ts';

/** Tickets that should be in the queue, or running, for at least `olderThanMs`. */
export async function findDispatched(db: Database, olderThanMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tickets')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    // Or by a clock that was ahead.
    .where(sql<boolean>`dispatched_at not between clock_timestamp() - make_interval(secs => ${olderThanMs / 1000})
      and clock_timestamp() + interval '1 minute'`)
    .orderBy('dispatched_at')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Puts tickets that the queue does not know back into the line, unless a living worker still runs them.
 * @returns those that were put back.
 */
export async function putBack(db: Database, ticketIds: readonly string[]): Promise<string[]> {
  if (ticketIds.length === 0) return [];
  const rows = await db
    .updateTable('tickets')
    .set({ state: 'waiting', dispatched_at: null, worker_id: null, revision: sql`revision + 1` })
    .where('id', 'in', [...ticketIds])
    .where('state', 'in', ['waiting', 'running'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('workers').select('workers.id').where(isAlive).where(sql<boolean>`tickets.id = any(workers.running)`)),
      ),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
