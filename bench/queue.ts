/**
 * Tickets a second through line, dispatcher, queue and runner, with handlers that do nothing. Beside it BullMQ alone, and what
 * a ticket writes of itself alone: the two floors that together no queue of tickets can beat.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { claimTicket, completeTicket, holdRun } from '../shared/src/core/tickets/ticket-run-rows.ts';
import { reportWorker } from '../shared/src/core/tickets/worker-heartbeats.ts';
import { type Database, openDatabase } from '../shared/src/platform/database.ts';
import { type LiveBus, openLiveBus } from '../shared/src/platform/live-bus.ts';
import { createLogger } from '../shared/src/platform/logging.ts';
import { migrateDatabase } from '../shared/src/platform/migrate.ts';
import { consumeTickets, openTicketQueue, type QueueOptions } from '../shared/src/platform/queue.ts';
import { createWordFilter } from '../shared/src/rules/word-filter/word-filter.ts';
import type { JobHandlers } from '../worker/src/jobs/handler.ts';
import { WorkerMetrics } from '../worker/src/metrics.ts';
import { Dispatcher } from '../worker/src/queue/dispatcher.ts';
import { StorageOutage } from '../worker/src/queue/storage-outage.ts';
import { TicketRunner } from '../worker/src/queue/ticket-runner.ts';
import { IdleGate } from '../worker/src/video/idle-gate.ts';
import { describeTail, median, print, showRatio } from './measure.ts';

export const TICKETS = 2_000;
export const SLOTS = 16;
/** So many one after the other, each when the one before has long ended. */
export const SINGLES = 100;
export const IDLE_MS = 50;
/** So many statements are shown. */
const COSTLIEST = 12;
const WISH = {
  mainTheme: null,
  bodyInfluence: null,
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: true,
};

/** @returns tickets a second, without their opening. */
export async function benchQueue(databaseUrl: string, redisUrl: string | undefined): Promise<number> {
  await migrateDatabase(databaseUrl);
  const connection: QueueOptions = { databaseUrl, redisUrl, log: createLogger('bench', 'error') };
  const where = redisUrl ? 'Redis' : 'PostgreSQL';
  const bare = await runBare(connection);
  const whole = await runTickets(connection);
  const own = await runStatements(connection);
  const floor = 1 / (1 / bare.whole + 1 / own);
  print(`tickets a second, ${where}`, `${Math.round(whole)}`);
  print(`  BullMQ alone on ${where}`, `${Math.round(bare.taken)}; ${showRatio(whole, bare.taken)} of it, goal 0.5`);
  print('    adding its jobs included', `${Math.round(bare.whole)}; ${showRatio(whole, bare.whole)} of it`);
  print("  a ticket's own statements alone", `${Math.round(own)}; ${showRatio(own, bare.taken)} of BullMQ alone`);
  print(
    '    and then BullMQ',
    `${Math.round(floor)}; ${showRatio(floor, bare.taken)} of BullMQ alone, ours is ${showRatio(whole, floor)} of it`,
  );
  const bareSingles = await runBareSingles(connection);
  print(`until a single ticket is picked up, ${where}`, describeTail(await runSingles(connection), median(bareSingles)));
  print('  BullMQ alone', describeTail(bareSingles));
  return whole;
}

/** @returns jobs a second, from their taking and from their adding. */
async function runBare(connection: QueueOptions): Promise<{ taken: number; whole: number }> {
  const queue = openTicketQueue(connection);
  const all = Promise.withResolvers<void>();
  let done = 0;
  const ids = Array.from({ length: TICKETS }, () => randomUUID());
  const start = performance.now();
  await queue.add(ids);
  const added = performance.now();
  const consumer = consumeTickets({
    ...connection,
    slots: SLOTS,
    handle: async () => {
      done += 1;
      if (done === TICKETS) all.resolve();
    },
  });
  await all.promise;
  const [taken, whole] = [perSecondSince(added), perSecondSince(start)];
  await consumer.close();
  await queue.close();
  return { taken, whole };
}

/** What the runner writes of each ticket, as many at once, without a line, a queue or hints. @returns tickets a second. */
async function runStatements({ databaseUrl, log }: QueueOptions): Promise<number> {
  const { db, close } = openDatabase({ url: databaseUrl, name: 'bench', log, relaxedCommits: true, prepares: true });
  const workerId = randomUUID();
  const ids = await insertTickets(db);
  const runNext = async (): Promise<void> => {
    const ticketId = ids.pop();
    if (ticketId === undefined) return;
    const run = await claimTicket(db, { ticketId, workerId });
    if (!run) throw new Error('the ticket was not claimed');
    await db.transaction().execute(async (trx) => {
      await holdRun(trx, run);
      await completeTicket<'generation'>(trx, run, { characterId: randomUUID() });
    });
    return runNext();
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: SLOTS }, runNext));
  const perSecond = perSecondSince(start);
  await close();
  return perSecond;
}

interface OpenLine extends AsyncDisposable {
  db: Database;
  bus: LiveBus;
}

/** Called for each ticket that its handler gets, and for each that has ended. */
interface Watcher {
  onBegin?: () => void;
  onEnd?: () => void;
}

/** Line, dispatcher, queue and runner as a worker has them, with handlers that do nothing. */
async function openLine(connection: QueueOptions, { onBegin, onEnd }: Watcher): Promise<OpenLine> {
  const { log } = connection;
  const { db, close } = openDatabase({ url: connection.databaseUrl, name: 'bench', log, relaxedCommits: true, prepares: true });
  const workerId = randomUUID();
  const bus = await openLiveBus(connection);
  const queue = openTicketQueue(connection);
  const handlers: JobHandlers = {
    generation: (_wish, context) => {
      onBegin?.();
      return context.finish(async () => ({ characterId: randomUUID() }));
    },
    fusion: (_sources, context) => context.finish(async () => ({ characterId: randomUUID() })),
    story: (battle, context) => context.finish(async () => battle),
  };
  const runner = new TicketRunner({
    db,
    bus,
    log,
    workerId,
    handlers,
    idleGate: new IdleGate(),
    outage: new StorageOutage({ probeRoom: async () => {} }, log),
    metrics: new WorkerMetrics({ db, log, slots: SLOTS, running: () => 0 }),
    dailyCap: null,
    longerMs: { text: 0, picture: 0 },
    isDecent: createWordFilter(),
  });
  const beat = () => reportWorker(db, { id: workerId, slots: SLOTS, running: runner.running });
  await beat();
  const heartbeat = setInterval(() => void beat(), 1_000);
  const dispatcher = new Dispatcher({ db, bus, queue, log });
  const consumer = consumeTickets({
    ...connection,
    slots: SLOTS,
    handle: async (ticketId) => {
      await runner.run(ticketId);
      onEnd?.();
    },
  });
  return {
    db,
    bus,
    async [Symbol.asyncDispose]() {
      clearInterval(heartbeat);
      await dispatcher.close();
      await consumer.close();
      await queue.close();
      await bus.close();
      await close();
    },
  };
}

/** What one ticket's life costs the database, statement by statement, planning included. @param databaseUrl a profiled database. */
export async function profileTicket(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl);
  const log = createLogger('bench', 'error');
  const { db, close } = openDatabase({ url: databaseUrl, name: 'bench', log });
  await sql`create extension pg_stat_statements`.execute(db);
  // The first tickets meet statements that nobody has prepared yet.
  await runTickets({ databaseUrl, redisUrl: undefined, log });
  await sql`select pg_stat_statements_reset()`.execute(db);
  await runTickets({ databaseUrl, redisUrl: undefined, log });
  const { rows } = await sql<{ calls: number; ms: number; pages: number; query: string }>`
    select calls, total_exec_time + total_plan_time as ms, shared_blks_hit + shared_blks_read as pages, query
    from pg_stat_statements where calls > 0 order by ms desc limit ${COSTLIEST}
  `.execute(db);
  console.log("a ticket's life on PostgreSQL: calls, ms and pages for each ticket");
  for (const { calls, ms, pages, query } of rows) {
    const each = [calls, ms, pages].map((total) => (total / TICKETS).toFixed(2).padStart(8)).join('');
    console.log(`${each}   ${query.replace(/\s+/g, ' ').slice(0, 90)}`);
  }
  await close();
}

async function runTickets(connection: QueueOptions): Promise<number> {
  const { db, close } = openDatabase({ url: connection.databaseUrl, name: 'bench', log: connection.log });
  await insertTickets(db);
  await close();
  const all = Promise.withResolvers<void>();
  let done = 0;
  const start = performance.now();
  await using _line = await openLine(connection, {
    onEnd() {
      done += 1;
      if (done === TICKETS) all.resolve();
    },
  });
  await all.promise;
  return perSecondSince(start);
}

/** One ticket after the other through a line that stands idle. @returns of each the milliseconds from its commit to its handler. */
async function runSingles(connection: QueueOptions): Promise<number[]> {
  let begun = Promise.withResolvers<void>();
  await using line = await openLine(connection, { onBegin: () => begun.resolve() });
  const times: number[] = [];
  for (let nth = 0; nth < SINGLES; nth += 1) {
    begun = Promise.withResolvers();
    const [id] = await insertTickets(line.db, 1);
    const start = performance.now();
    line.bus.publish('line', id ?? '');
    await begun.promise;
    times.push(performance.now() - start);
    await delay(IDLE_MS);
  }
  return times;
}

/** The same through BullMQ alone. */
async function runBareSingles(connection: QueueOptions): Promise<number[]> {
  const queue = openTicketQueue(connection);
  let begun = Promise.withResolvers<void>();
  const consumer = consumeTickets({ ...connection, slots: SLOTS, handle: async () => begun.resolve() });
  const times: number[] = [];
  for (let nth = 0; nth < SINGLES; nth += 1) {
    begun = Promise.withResolvers();
    const start = performance.now();
    await queue.add([randomUUID()]);
    await begun.promise;
    times.push(performance.now() - start);
    await delay(IDLE_MS);
  }
  await consumer.close();
  await queue.close();
  return times;
}

async function insertTickets(db: Database, count = TICKETS): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    kind: 'generation' as const,
    holder_key: `address:${index % 200}`,
    request_id: randomUUID(),
    request_digest: '',
    payload: JSON.stringify(WISH),
  }));
  const inserted = await db.insertInto('tickets').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

function perSecondSince(start: number): number {
  return (TICKETS / (performance.now() - start)) * 1_000;
}
