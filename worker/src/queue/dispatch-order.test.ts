/** Whoever locks several tickets does so in the order of their ids, the dispatcher as well. */
import { randomUUID } from 'node:crypto';
import { takeNextTickets } from '@chaos/shared/core/tickets/dispatch';
import { reportWorker } from '@chaos/shared/core/tickets/worker-heartbeats';
import type { Transaction } from '@chaos/shared/platform/database';
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
