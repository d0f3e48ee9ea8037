/** Tickets a second through line, dispatcher, queue and runner, with handlers that do nothing; beside it BullMQ alone. */
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../shared/src/node/database.ts';
import { reportWorker } from '../shared/src/node/domain/tickets/workers.ts';
import { openLiveBus } from '../shared/src/node/live-bus.ts';
import { createLogger } from '../shared/src/node/logging.ts';
import { migrateDatabase } from '../shared/src/node/migrate.ts';
import { consumeTickets, openTicketQueue, type QueueOptions } from '../shared/src/node/queue.ts';
import { Dispatcher } from '../worker/src/dispatcher.ts';
import type { JobHandlers } from '../worker/src/jobs/handler.ts';
import { WorkerMetrics } from '../worker/src/metrics.ts';
import { Quiet } from '../worker/src/quiet.ts';
import { TicketRunner } from '../worker/src/ticket-runner.ts';
import { print } from './measure.ts';

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
  print(`tickets a second, ${where}`, `${Math.round(whole)}`);
  print(`  BullMQ alone on ${where}`, `${Math.round(bare)} (ratio ${(whole / bare).toFixed(2)}, goal 0.5)`);
}

async function runBare(connection: QueueOptions): Promise<number> {
  const queue = openTicketQueue(connection);
  const all = Promise.withResolvers<void>();
  let done = 0;
  const ids = Array.from({ length: TICKETS }, () => randomUUID());
  await queue.add(ids);
  const start = performance.now();
  const consumer = consumeTickets({
    ...connection,
    slots: SLOTS,
    handle: async () => {
      done += 1;
      if (done === TICKETS) all.resolve();
    },
  });
  await all.promise;
  const perSecond = (TICKETS / (performance.now() - start)) * 1_000;
  await consumer.close();
  await queue.close();
  return perSecond;
}

async function runTickets(connection: QueueOptions): Promise<number> {
  const { log } = connection;
  const { db, close } = openDatabase({ url: connection.databaseUrl, name: 'bench', log, relaxedCommits: true });
  const workerId = randomUUID();
  await insertTickets();
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
  const runner = new TicketRunner({ db, bus, log, workerId, handlers, quiet: new Quiet(), metrics, dailyCap: null });
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
  const perSecond = (TICKETS / (performance.now() - start)) * 1_000;

  clearInterval(heartbeat);
  await dispatcher.close();
  await consumer.close();
  await queue.close();
  await bus.close();
  await close();
  return perSecond;

  async function insertTickets(): Promise<void> {
    const rows = Array.from({ length: TICKETS }, (_, index) => ({
      kind: 'generation' as const,
      holder_key: `address:${index % 200}`,
      request_id: randomUUID(),
      request_digest: '',
      payload: JSON.stringify(WISH),
    }));
    await db.insertInto('tickets').values(rows).execute();
  }
}
