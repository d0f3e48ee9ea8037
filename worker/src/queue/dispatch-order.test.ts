/** Whoever locks several tickets does so in the order of their ids, the dispatcher as well; and what its looks cost. */
import { randomUUID } from 'node:crypto';
import { takeNextTickets } from '@chaos/shared/core/tickets/take-next-tickets';
import { reportWorker } from '@chaos/shared/core/tickets/worker-heartbeats';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createWorkerWorld } from '../testing/worker-world.ts';

/**
 * Dispatches three tickets, of which the line has the second last, while somebody else holds the second.
 * @param act what its holder does once the dispatcher waits for it.
 */
async function dispatchBeside(act: (trx: Transaction, ids: string[]) => Promise<unknown>) {
  await using world = await createWorkerWorld();
  const { db } = world;
  const ids = [await world.openTicket('one'), await world.openTicket('one'), await world.openTicket('another')];
  // As in any database that is in use: the rows are found one by one, and not by reading the whole table.
  await sql`
    insert into tickets (kind, holder_key, request_id, request_digest, payload, state, error, finished_at)
    select 'generation', 'address:old', uuidv4(), '', '{}', 'failed', '{}', now() from generate_series(1, 5000)
  `.execute(db);
  await sql`analyze tickets`.execute(db);
  await reportWorker(db, { id: randomUUID(), slots: 8, running: [] });
  const isWaiting = async () => {
    const { rows } = await sql<{ waiting: boolean }>`
      select exists(
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      ) as waiting
    `.execute(db);
    return rows[0]?.waiting;
  };
  let dispatching: Promise<string[]> | undefined;
  await db.transaction().execute(async (trx) => {
    await sql`select id from tickets where id = ${ids[1]} for no key update`.execute(trx);
    dispatching = takeNextTickets(db);
    await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
    await act(trx, ids);
  });
  return { ids, taken: await dispatching };
}

test('dispatching that waits for a ticket holds none that comes after it by its id, though the line has it before', async () => {
  const { ids, taken } = await dispatchBeside((trx, [, , third]) =>
    sql`select id from tickets where id = ${third} for no key update nowait`.execute(trx),
  );
  expect(taken).toEqual([ids[0], ids[2], ids[1]]);
});

test('a ticket that is cancelled just as it is dispatched keeps nobody else from the queue', async () => {
  const { ids, taken } = await dispatchBeside((trx, [, second]) =>
    sql`update tickets set state = 'cancelled', finished_at = now() where id = ${second}`.execute(trx),
  );
  expect(taken).toEqual([ids[0], ids[2]]);
});

/** @returns how many pages of `tickets` the statements of `act` go to, on this one connection. */
async function countPages(connection: Database, act: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(connection);
    const { rows } = await sql<{ pages: number }>`
      select (heap_blks_hit + heap_blks_read)::int as pages from pg_statio_user_tables where relname = 'tickets'
    `.execute(connection);
    return rows[0]?.pages ?? 0;
  };
  const before = await count();
  await act();
  return (await count()) - before;
}

test('R941 a look at the line does not go through what has left the queue, however much that was since the last vacuum', async () => {
  await using world = await createWorkerWorld();
  const { db } = world;
  await sql`alter table tickets set (autovacuum_enabled = off)`.execute(db);
  await reportWorker(db, { id: randomUUID(), slots: 8, running: [] });
  const open = sql`
    insert into tickets (kind, holder_key, request_id, request_digest, payload)
    select 'generation', 'address:' || n, uuidv4(), '', '{}' from generate_series(1, 100) n
  `;
  await db.connection().execute(async (connection) => {
    for (let round = 0; round < 10; round += 1) {
      await open.execute(connection);
      await sql`update tickets set dispatched_at = now() where state = 'waiting'`.execute(connection);
      // As whoever measures the table in the middle of the day finds it.
      if (round === 9) await sql`analyze tickets`.execute(connection);
      await sql`update tickets set state = 'running', started_at = now() where state = 'waiting'`.execute(connection);
      await sql`update tickets set state = 'cancelled', finished_at = now() where state = 'running'`.execute(connection);
    }
    await open.execute(connection);
    expect(await takeNextTickets(connection)).toHaveLength(16);
    // The queue is full. What the first look finds dead it marks for those after it.
    const look = () => takeNextTickets(connection).then((taken) => expect(taken).toEqual([]));
    await look();
    expect(await countPages(connection, look)).toBeLessThan(50);
  });
});
