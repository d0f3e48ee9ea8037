/** One worker process: consumes tickets, feeds the queue, and says that it lives. */
import { randomUUID } from 'node:crypto';
import { openDatabase } from '@chaos/shared/node/database';
import { forgetWorker, reportWorker } from '@chaos/shared/node/domain/tickets/workers';
import type { Env } from '@chaos/shared/node/env';
import { openLiveBus } from '@chaos/shared/node/live-bus';
import type { Logger } from '@chaos/shared/node/logging';
import { consumeTickets, openTicketQueue } from '@chaos/shared/node/queue';
import type { Storage } from '@chaos/shared/node/storage';
import { Dispatcher } from './dispatcher.ts';
import type { Imagination } from './imagination/imagination.ts';
import { createGenerationHandler } from './jobs/generation.ts';
import type { JobHandlers } from './jobs/handler.ts';
import { TicketRunner } from './ticket-runner.ts';

const HEARTBEAT_MS = 1_000;

export interface WorkerOptions {
  env: Pick<Env, 'DATABASE_URL' | 'REDIS_URL' | 'APP_SECRET' | 'WORKER_SLOTS'>;
  log: Logger;
  imagination: Imagination;
  storage: Storage;
}

/** @returns how to stop it: running tickets are given back to the line. */
export async function startWorker({ env, log, imagination, storage }: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const workerId = randomUUID();
  const slots = env.WORKER_SLOTS;
  const connection = { databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL, log };
  const database = openDatabase({ url: env.DATABASE_URL, name: 'worker', log, relaxedCommits: true });
  const { db } = database;
  const bus = await openLiveBus(connection);
  const handlers: JobHandlers = { generation: createGenerationHandler({ imagination, storage, appSecret: env.APP_SECRET }) };
  const runner = new TicketRunner({ db, bus, log, workerId, handlers });

  const beat = () => reportWorker(db, { id: workerId, slots, running: runner.running });
  await beat();
  const heartbeat = setInterval(() => {
    beat().catch((error: unknown) => log.warn({ err: error }, 'the heartbeat was not written'));
  }, HEARTBEAT_MS);

  const queue = openTicketQueue(connection);
  const consumer = consumeTickets({ ...connection, slots, handle: (ticketId) => runner.run(ticketId) });
  const dispatcher = new Dispatcher({ db, bus, queue, log });

  const stop = async () => {
    clearInterval(heartbeat);
    await dispatcher.close();
    const consumed = consumer.close();
    runner.stop();
    await consumed;
    await forgetWorker(db, workerId);
    await queue.close();
    await bus.close();
    await database.close();
  };
  let stopping: Promise<void> | undefined;
  return {
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}
