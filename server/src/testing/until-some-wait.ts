import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestWorld } from './test-world.ts';

/** Resolves when so many statements of the world's database wait for a lock. @throws as `expect.poll` when that takes too long. */
export async function untilSomeWait({ db }: Pick<TestWorld, 'db'>, count: number): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(count);
}
