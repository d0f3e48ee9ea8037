import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { blankWish, createTestWorld } from '../testing/test-world.ts';

test('thousands who come back at once wait for two looks at the database, and each gets their own ticket', async () => {
  await using world = await createTestWorld();
  const ticket = await world.visitor().characters.generate({ ...blankWish, requestId: randomUUID() });
  const blocker = await world.db.startTransaction().execute();
  await sql`lock table tickets in access exclusive mode`.execute(blocker);
  const nobodys = randomUUID();
  const reads = Array.from({ length: 200 }, (_, index) => world.services.ticketFeed.read(index % 2 ? ticket.id : nobodys));
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(world.db);
      return rows[0]?.count;
    })
    .toBe(1);
  await blocker.rollback().execute();
  const found = await Promise.all(reads);
  expect(found.map((held) => held?.ticket.id ?? null)).toEqual(reads.map((_, index) => (index % 2 ? ticket.id : null)));
});
