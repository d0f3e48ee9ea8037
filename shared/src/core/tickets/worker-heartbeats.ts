/** Which workers live: each says so every second, with what it runs. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database.ts';

/** A worker that has not been seen for this long counts as gone. */
const GONE_AFTER_SECONDS = 5;

const FORGOTTEN_AFTER_SECONDS = 60;

/** For `workers`: it lives. */
export const isAlive = sql<boolean>`seen_at > now() - make_interval(secs => ${sql.lit(GONE_AFTER_SECONDS)})`;

/** For `workers`: it lives, and takes new tickets. */
export const isTaking = sql<boolean>`(${isAlive} and not is_drained)`;

/** For `tickets`: it runs, and not on a slot that is taken out of the line. */
export const isOnTakingSlot = sql<boolean>`(state = 'running'
  and not exists (select from workers where workers.id = tickets.worker_id and ${isAlive} and is_drained))`;

/**
 * Says that a worker lives, and forgets those that have been silent for a minute.
 * @returns whether an operator has taken it out of the line.
 */
export async function reportWorker(
  db: Database,
  worker: { id: string; slots: number; running: readonly string[]; version?: string | undefined },
): Promise<{ isDrained: boolean }> {
  const running = [...worker.running];
  const { is_drained: isDrained } = await db
    .insertInto('workers')
    .values({ id: worker.id, slots: worker.slots, running, version: worker.version ?? null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql`now()`, slots: worker.slots, running }))
    .returning('is_drained')
    .executeTakeFirstOrThrow();
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
  return { isDrained };
}

/** Takes a worker out of the line, or back into it. @returns whether that is new of it; never of one that is gone. */
export async function setDrained(trx: Transaction, workerId: string, isDrained: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('workers')
    .set({ is_drained: isDrained })
    .where('id', '=', workerId)
    .where('is_drained', '<>', isDrained)
    .where(isAlive)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function forgetWorker(db: Database, workerId: string): Promise<void> {
  await db.deleteFrom('workers').where('id', '=', workerId).execute();
}
