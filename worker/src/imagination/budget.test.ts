/** Trust row 17: whatever people do, what AI providers cost in a day stays within the cap. */

import { readProviderState } from '@chaos/shared/core/providers/read-provider-state';
import { reserveSpending, SpendingCapError, settleSpending } from '@chaos/shared/core/providers/spending-cap';
import { runStep } from '@chaos/shared/core/tickets/steps';
import { openDatabase } from '@chaos/shared/platform/database';
import { createLogger } from '@chaos/shared/platform/logging';
import { openFolderStorage } from '@chaos/shared/platform/storage';
import { isFullRun } from '@chaos/shared/testing/full-run-counts';
import { startTcpProxy } from '@chaos/shared/testing/tcp-proxy';
import { createTestDatabase } from '@chaos/shared/testing/test-database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTestImagination } from '../testing/test-imagination.ts';
import { createWorkerWorld } from '../testing/worker-world.ts';
import { startWorker } from '../worker.ts';
import { openBudget } from './budget.ts';
import { PaidCallError } from './imagination.ts';

const SYBILS = isFullRun ? 10_000 : 1_500;
const CAP = 1_000_000;
const log = createLogger('test', 'silent');

/** One database, and tickets of as many people. */
async function createMoneyWorld(people: number) {
  const database = await createTestDatabase();
  const { db } = database;
  const { rows } = await sql<{ id: string }>`
    insert into tickets (kind, holder_key, request_id, request_digest, payload)
    select 'generation', 'address:' || n, uuidv7(), '', '{}' from generate_series(1, ${people}) n returning id
  `.execute(db);
  const budget = (index: number, cap: number | null = CAP) =>
    openBudget(db, { ticketId: rows[index]?.id ?? '', step: 'picture', cap, log });
  const dispose = () => database[Symbol.asyncDispose]();
  return { url: database.url, db, ids: rows.map(({ id }) => id), budget, [Symbol.asyncDispose]: dispose };
}

const atMost = (most: number) => ({ provider: 'openai', most });
const paid = (cost: number) => async () => ({ value: 'a picture', cost });

test('trust 17: ten thousand sybils over parallel workers spend no more than the cap of the day', async () => {
  await using world = await createMoneyWorld(SYBILS);
  const workers = [1, 2, 3].map(() => openDatabase({ url: world.url, name: 'worker', log }));
  let spent = 0;
  let refused = 0;
  let busy = 0;
  let busiest = 0;
  const visit = async (ticketId: string, index: number) => {
    const { db } = workers[index % workers.length] ?? { db: world.db };
    try {
      await openBudget(db, { ticketId, step: 'picture', cap: CAP, log }).pay(atMost(4_000), async () => {
        busy += 1;
        busiest = Math.max(busiest, busy);
        // The provider thinks while others ask; some answers cost less than was set aside, and some nothing.
        await sql`select pg_sleep(0.002)`.execute(db);
        busy -= 1;
        if (index % 7 === 0) throw new PaidCallError('http 500', 0);
        const cost = index % 3 === 0 ? 1_500 : 4_000;
        spent += cost;
        return { value: null, cost };
      });
    } catch (error) {
      if (error instanceof SpendingCapError) refused += 1;
      else if (!(error instanceof PaidCallError)) throw error;
    }
  };
  // As many at once as three pools have connections: more would wait for one longer than a pool lets them.
  const line = world.ids.entries();
  const client = async () => {
    for (const [index, ticketId] of line) await visit(ticketId, index);
  };
  await Promise.all(Array.from({ length: 24 }, client));
  await Promise.all(workers.map((worker) => worker.close()));

  expect(busiest).toBeGreaterThan(3);
  expect(refused).toBeGreaterThan(0);
  expect(spent).toBeLessThanOrEqual(CAP);
  // What was given back was spent by others: less than one call is left.
  expect(spent).toBeGreaterThan(CAP - 4_000);
  expect(await readProviderState(world.db)).toMatchObject({ costToday: spent, setAside: 0, dailyCap: CAP });
});

test('a failure gives the money back, a call of unknown end keeps it, and a cheaper one the rest', async () => {
  await using world = await createMoneyWorld(1);
  const budget = world.budget(0);
  const cost = async () => (await readProviderState(world.db)).costToday;
  await expect(budget.pay(atMost(900_000), () => Promise.reject(new PaidCallError('http 503', 0)))).rejects.toThrow('http 503');
  expect(await cost()).toBe(0);
  expect(await budget.pay(atMost(900_000), paid(300_000))).toBe('a picture');
  expect(await cost()).toBe(300_000);
  await expect(budget.pay(atMost(500_000), () => Promise.reject(new Error('whatever this is')))).rejects.toThrow('whatever');
  expect(await readProviderState(world.db)).toMatchObject({
    costToday: 800_000,
    callsToday: 3,
    failuresToday: 2,
    lastFailure: 'Error',
  });
});

test('at the cap nothing is called, and the refusal names the end of the day', async () => {
  await using world = await createMoneyWorld(1);
  let calls = 0;
  const call = async () => {
    calls += 1;
    return { value: null, cost: 600_000 };
  };
  await world.budget(0).pay(atMost(600_000), call);
  await expect(world.budget(0).pay(atMost(600_000), call)).rejects.toBeInstanceOf(SpendingCapError);
  await expect(world.budget(0, 500_000).pay(atMost(1), call)).rejects.toBeInstanceOf(SpendingCapError);
  expect(calls).toBe(1);
  const { freesAt } = await readProviderState(world.db);
  expect(freesAt.toISOString()).toMatch(/T00:00:00.000Z$/);
  await world.budget(0, null).pay(atMost(600_000), call);
  expect(calls).toBe(2);
});

test('a single call dearer than the cap is refused on a day without any', async () => {
  await using world = await createMoneyWorld(1);
  await expect(world.budget(0).pay(atMost(CAP + 1), paid(1))).rejects.toBeInstanceOf(SpendingCapError);
  expect(await readProviderState(world.db)).toMatchObject({ costToday: 0, callsToday: 0, dailyCap: null });
});

test('the call of a killed worker keeps what was set aside, and settling twice counts once', async () => {
  await using world = await createMoneyWorld(1);
  const [ticketId = ''] = world.ids;
  const reservation = { ticketId, step: 'picture', provider: 'openai', most: 700_000, cap: CAP };
  const killed = await reserveSpending(world.db, reservation);
  await expect(reserveSpending(world.db, reservation)).rejects.toBeInstanceOf(SpendingCapError);
  expect(await readProviderState(world.db)).toMatchObject({ costToday: 0, setAside: 700_000 });
  for (const cost of [100_000, 50_000]) await settleSpending(world.db, { id: killed, cost, failure: null });
  expect(await readProviderState(world.db)).toMatchObject({ costToday: 100_000, setAside: 0 });
});

test('yesterday does not count', async () => {
  await using world = await createMoneyWorld(1);
  await sql`insert into provider_days values ((now() at time zone 'UTC')::date - 1, ${CAP}, ${CAP})`.execute(world.db);
  expect(await world.budget(0).pay(atMost(CAP), paid(CAP))).toBe('a picture');
});

test('a step keeps what its calls cost, tries that failed included', async () => {
  await using world = await createMoneyWorld(1);
  const [ticketId = ''] = world.ids;
  const take = async () => {
    await world
      .budget(0)
      .pay(atMost(40), () => Promise.reject(new PaidCallError('garbage', 40)))
      .catch(() => {});
    return world.budget(0).pay(atMost(40), paid(2));
  };
  await runStep(world.db, { ticketId, step: 'picture', output: z.string(), take, log });
  const { rows } = await sql<{ cost: number }>`select cost_micros as cost from ticket_steps`.execute(world.db);
  expect(rows).toEqual([{ cost: 42 }]);
});

test('what was paid for outlives a database that goes away before it is settled, and is bought once', async () => {
  await using world = await createMoneyWorld(1);
  const [ticketId = ''] = world.ids;
  await using proxy = await startTcpProxy(world.url);
  const { db, close } = openDatabase({ url: proxy.url, name: 'worker', log });
  let bought = 0;
  // It comes back when somebody has noticed.
  const noticing = Object.assign(createLogger('test', 'silent'), { warn: () => void proxy.restore() });
  const takeIt = () =>
    runStep(db, {
      ticketId,
      step: 'picture',
      output: z.string(),
      take: () =>
        openBudget(db, { ticketId, step: 'picture', cap: CAP, log: noticing }).pay(atMost(10), async () => {
          bought += 1;
          await proxy.cut();
          return { value: 'a picture', cost: 7 };
        }),
      log,
    });
  expect([await takeIt(), await takeIt()]).toEqual(['a picture', 'a picture']);
  expect(bought).toBe(1);
  expect(await readProviderState(world.db)).toMatchObject({ costToday: 7, setAside: 0 });
  await close();
});

test('a database that goes away during a paid call that reports costs neither the call nor the run', async () => {
  await using world = await createWorkerWorld();
  await using proxy = await startTcpProxy(world.env.DATABASE_URL);
  const reportFailed = Promise.withResolvers<void>();
  const told = (_: unknown, message: string) => {
    if (message === 'progress was not written') reportFailed.resolve();
    // It comes back when whoever waits for it has noticed.
    if (message === 'the database is away; waiting for it') void proxy.restore().catch(() => {});
  };
  const noticing = Object.assign(createLogger('test', 'silent'), { debug: told, warn: told });
  const imagination = createTestImagination(({ budget, onProgress }) =>
    budget.pay(atMost(10), async () => {
      await proxy.cut();
      onProgress(0.5);
      await reportFailed.promise;
      return { value: undefined, cost: 7 };
    }),
  );
  const worker = await startWorker({
    env: { ...world.env, DATABASE_URL: proxy.url, WORKER_SLOTS: 1 },
    log: noticing,
    imagination,
    storage: openFolderStorage(world.folder),
  });
  const states = await world.follow(await world.openTicket());
  expect(states.at(-1)?.state).toBe('done');
  expect(imagination.calls).toMatchObject({ text: 1, picture: 1 });
  expect(await world.db.selectFrom('tickets').select('run').execute()).toEqual([{ run: 1 }]);
  expect(await readProviderState(world.db)).toMatchObject({ costToday: 7, setAside: 0 });
  await worker.stop();
});

test('Q17 R531 a worker counts what each provider was called for and what it cost, for Prometheus', async () => {
  await using world = await createWorkerWorld();
  const imagination = createTestImagination(async ({ budget }) => {
    await expect(budget.pay(atMost(40), () => Promise.reject(new PaidCallError('http 503', 40)))).rejects.toThrow('http 503');
    await budget.pay({ provider: 'comfyui', most: 10 }, paid(7));
  });
  const worker = await startWorker({ env: world.env, log, imagination, storage: openFolderStorage(world.folder) });
  await world.follow(await world.openTicket());
  const { text } = await worker.metrics.write();
  for (const line of [
    'chaos_provider_calls_total{provider="openai",outcome="failed"} 1',
    'chaos_provider_calls_total{provider="comfyui",outcome="done"} 1',
    'chaos_provider_cost_total{provider="openai"} 0.00004',
    'chaos_provider_cost_total{provider="comfyui"} 0.000007',
  ])
    expect(text).toContain(line);
  await worker.stop();
});

test('operators see since when calls fail', async () => {
  await using world = await createMoneyWorld(1);
  const fail = () => world.budget(0).pay(atMost(10), () => Promise.reject(new PaidCallError('http 401', 0)));
  await expect(fail()).rejects.toThrow();
  await world.budget(0).pay(atMost(10), paid(10));
  expect(await readProviderState(world.db)).toMatchObject({ failuresToday: 1, failingSince: null, lastFailure: 'http 401' });
  await expect(fail()).rejects.toThrow();
  expect((await readProviderState(world.db)).failingSince).toBeInstanceOf(Date);
});
