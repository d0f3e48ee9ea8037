/**
 * Tickets a second through line, dispatcher, queue and runner, with handlers that do nothing. Beside it BullMQ alone, and what
 * a ticket writes of itself alone: the two floors that together no queue of tickets can beat.
 */
import { randomUUID } from 'node:crypto';
import { claimTicket, completeTicket, holdRun } from '../shared/src/core/tickets/run-ticket.ts';
import { reportWorker } from '../shared/src/core/tickets/worker-heartbeats.ts';
import { type Database, openDatabase } from '../shared/src/platform/database.ts';
import { openLiveBus } from '../shared/src/platform/live-bus.ts';
import { createLogger } from '../shared/src/platform/logging.ts';
import { migrateDatabase } from '../shared/src/platform/migrate.ts';
import { consumeTickets, openTicketQueue, type QueueOptions } from '../shared/src/platform/queue.ts';
import { createDecency } from '../shared/src/rules/decency/decency.ts';
import type { JobHandlers } from '../worker/src/jobs/handler.ts';
import { WorkerMetrics } from '../worker/src/metrics.ts';
import { Dispatcher } from '../worker/src/queue/dispatcher.ts';
import { StorageOutage } from '../worker/src/queue/storage-outage.ts';
import { TicketRunner } from '../worker/src/queue/ticket-runner.ts';
import { IdleGate } from '../worker/src/video/idle-gate.ts';
import { print, showRatio } from './measure.ts';

const TICKETS = 2_000;
const SLOTS = 16;
const WISH = {
  mainTheme: null,
  bodyInfluence: null,
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: true,
};

export async function benchQueue(databaseUrl: string, redisUrl: string | undefined): Promise<void> {
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

async function runTickets(connection: QueueOptions): Promise<number> {
  const { log } = connection;
  const { db, close } = openDatabase({ url: connection.databaseUrl, name: 'bench', log, relaxedCommits: true, prepares: true });
  const workerId = randomUUID();
  await insertTickets(db);
  const bus = await openLiveBus(connection);
  const queue = openTicketQueue(connection);
  const all = Promise.withResolvers<void>();
  let done = 0;
  const handlers: JobHandlers = {
    generation: (_wish, context) => context.finish(async () => ({ characterId: randomUUID() })),
    fusion: (_sources, context) => context.finish(async () => ({ characterId: randomUUID() })),
    story: (battle, context) => context.finish(async () => battle),
  };
  const metrics = new WorkerMetrics({ db, log, slots: SLOTS, running: () => 0 });
  const outage = new StorageOutage({ probeRoom: async () => {} }, log);
  const runner = new TicketRunner({
    db,
    bus,
    log,
    workerId,
    handlers,
    idleGate: new IdleGate(),
    outage,
    metrics,
    dailyCap: null,
    longerMs: { text: 0, picture: 0 },
    isDecent: createDecency(),
  });
  const beat = () => reportWorker(db, { id: workerId, slots: SLOTS, running: runner.running });
  await beat();
  const heartbeat = setInterval(() => void beat(), 1_000);

  const start = performance.now();
  const dispatcher = new Dispatcher({ db, bus, queue, log });
  const handle = async (ticketId: string) => {
    await runner.run(ticketId);
    done += 1;
    if (done === TICKETS) all.resolve();
  };
  const consumer = consumeTickets({ ...connection, slots: SLOTS, handle });
  await all.promise;
  const perSecond = perSecondSince(start);

  clearInterval(heartbeat);
  await dispatcher.close();
  await consumer.close();
  await queue.close();
  await bus.close();
  await close();
  return perSecond;
}

async function insertTickets(db: Database): Promise<string[]> {
  const rows = Array.from({ length: TICKETS }, (_, index) => ({
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
