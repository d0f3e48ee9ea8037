/** Which workers live: each says so every second, with what it runs. */
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** A worker that has not been seen for this long counts as gone. */
export const WORKER_GONE_AFTER_MS = 5_000;

const FORGOTTEN_AFTER_SECONDS = 60;

/** Says that a worker lives, and forgets those that have been silent for a minute. */
export async function reportWorker(
  db: Database,
  worker: { id: string; slots: number; running: readonly string[] },
): Promise<void> {
  const running = [...worker.running];
  await db
    .insertInto('workers')
    .values({ id: worker.id, slots: worker.slots, running })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql`now()`, slots: worker.slots, running }))
    .execute();
  // Seen by a clock that was ahead: whoever lives says so within the next second.
  await db
    .updateTable('workers')
    .set({ seen_at: sql`now()` })
    .where('seen_at', '>', sql<Date>`now() + make_interval(secs => ${FORGOTTEN_AFTER_SECONDS})`)
    .where('seen_at', '<', sql<Date>`'infinity'`)
    .execute();
  await db
    .deleteFrom('workers')
    .where('seen_at', '<', sql<Date>`now() - make_interval(secs => ${FORGOTTEN_AFTER_SECONDS})`)
    .execute();
}

export async function forgetWorker(db: Database, workerId: string): Promise<void> {
  await db.deleteFrom('workers').where('id', '=', workerId).execute();
}
