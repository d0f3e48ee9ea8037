/** When a secret is made, and when it is told: by the clock of the database, which stands still here. */

import { commitAhead, readCommitmentDay } from '@chaos/shared/core/commitments/daily-secrets';
import type { Transaction } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';
import { startCommitmentTimer } from './commitment-timer.ts';

/** Does something at this moment; what it writes stays. */
async function at<T>({ db }: TestWorld, moment: string, action: (trx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`create schema if not exists still`.execute(trx);
    await sql`create or replace function still.now() returns timestamptz language sql
      return timestamptz ${sql.lit(moment)}`.execute(trx);
    await sql`set local search_path = still, public, pg_catalog`.execute(trx);
    return action(trx);
  });
}

const DAY = '2026-03-01';

test('the secret of a day is told ten minutes after it, when no battle of that day can be under way any more', async () => {
  await using world = await createTestWorld();
  const stateAt = (moment: string) => at(world, moment, (trx) => readCommitmentDay(trx, DAY));
  const first = await stateAt('2026-03-01T23:59:59.999Z');
  expect(first).toMatchObject({ day: DAY, isOver: false });
  for (const [moment, isOver] of [
    ['2026-03-02T00:00:00Z', false],
    ['2026-03-02T00:09:59.999Z', false],
    ['2026-03-02T00:10:00Z', true],
  ] as const)
    expect(await stateAt(moment)).toEqual({ ...first, isOver });
});

test('a day gets its secret before it begins, and none afterwards', async () => {
  await using world = await createTestWorld();
  await at(world, '2026-02-28T12:00:00Z', commitAhead);
  await at(world, '2026-02-28T13:00:00Z', commitAhead);
  const days = await world.db.selectFrom('fairness_days').select(sql<string>`day::text`.as('day')).execute();
  expect(days).toEqual([{ day: DAY }]);
  const drawn = await at(world, '2026-03-01T00:00:00Z', (trx) => readCommitmentDay(trx));
  expect(drawn).toMatchObject({ day: DAY });
  expect(await at(world, '2026-03-01T00:00:00Z', (trx) => readCommitmentDay(trx, '2026-02-28'))).toBeNull();
});

test('a server makes the secret of tomorrow as soon as it runs', async () => {
  await using world = await createTestWorld();
  const stop = startCommitmentTimer(world.db, world.services.log);
  onTestFinished(stop);
  const ahead = sql<number>`day - (now() at time zone 'utc')::date`.as('ahead');
  const days = () => world.db.selectFrom('fairness_days').select(ahead).execute();
  await expect.poll(days, { timeout: 20_000 }).toEqual([{ ahead: 1 }]);
});

test('a day that no calendar has is refused as an input', async () => {
  await using world = await createTestWorld();
  const { battles } = world.visitor();
  for (const day of ['0000-01-01', '2026-02-30', 'infinity'])
    await expect(battles.fairness({ day })).rejects.toMatchObject({ reason: 'invalid_input' });
  for (const day of ['0001-01-01', '9999-12-31'])
    await expect(battles.fairness({ day })).rejects.toMatchObject({ reason: 'not_found' });
});
