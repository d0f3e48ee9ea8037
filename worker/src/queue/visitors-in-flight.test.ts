/** Trust row 17: where characters cost money, an address without an account has one in flight. */
import { randomUUID } from 'node:crypto';
import { requestTicket } from '@chaos/shared/core/tickets/request-ticket';
import { takeNextTickets } from '@chaos/shared/core/tickets/take-next-tickets';
import { reportWorker } from '@chaos/shared/core/tickets/worker-heartbeats';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestImagination } from '../testing/test-imagination.ts';
import { createWorkerWorld, type WorkerWorld } from '../testing/worker-world.ts';

const limits = { visitorsInFlight: 1 };

async function openMemberTicket({ db }: WorkerWorld, userId: string): Promise<string> {
  const payload = { characterIds: [randomUUID(), randomUUID()] };
  const request = { kind: 'fusion', holder: { userId }, requestId: randomUUID(), payload } as const;
  return (await db.transaction().execute((trx) => requestTicket(trx, request))).ticketId;
}

test('the dispatcher takes one ticket of each address, and all of a member', async () => {
  await using world = await createWorkerWorld();
  const userId = randomUUID();
  await sql`
    insert into users (id, email, password_hash) values (${userId}, 'm@example.com', '');
  `.execute(world.db);
  await sql`insert into profiles (id, username, display_name) values (${userId}, 'Member', 'Member')`.execute(world.db);
  const [first, second] = [await world.openTicket('one'), await world.openTicket('one')];
  const other = await world.openTicket('another');
  const members = [await openMemberTicket(world, userId), await openMemberTicket(world, userId)];
  await reportWorker(world.db, { id: randomUUID(), slots: 8, running: [] });

  const taken = await takeNextTickets(world.db, limits);
  expect(taken.toSorted()).toEqual([first, other, ...members].toSorted());
  expect(await takeNextTickets(world.db, limits)).toEqual([]);
  await sql`update tickets set state = 'cancelled', finished_at = now() where id = ${first}`.execute(world.db);
  expect(await takeNextTickets(world.db, limits)).toEqual([second]);
});

test('a visitor with many tickets has one running at a time, and gets them all', async () => {
  await using world = await createWorkerWorld();
  let running = 0;
  let most = 0;
  const imagination = createTestImagination(async () => {
    running += 1;
    most = Math.max(most, running);
    // Longer than the dispatcher needs for another look at the line.
    await sql`select pg_sleep(0.2)`.execute(world.db);
    running -= 1;
  });
  const ids = [await world.openTicket('one'), await world.openTicket('one'), await world.openTicket('one')];
  await world.startWorker({ imagination, slots: 4, ...limits });
  const ends = await Promise.all(ids.map((id) => world.follow(id)));
  expect(ends.map((states) => states.at(-1)?.state)).toEqual(['done', 'done', 'done']);
  expect(most).toBe(1);
});
