/** A database, a storage folder, and workers on them, for one test. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Wish } from '@chaos/shared/contract/characters';
import { isFinalTicketState, type Ticket } from '@chaos/shared/contract/tickets';
import { readTickets } from '@chaos/shared/core/tickets/read-tickets';
import { requestTicket } from '@chaos/shared/core/tickets/request-ticket';
import type { Database } from '@chaos/shared/platform/database';
import { type LiveBus, openLiveBus } from '@chaos/shared/platform/live-bus';
import { createLogger } from '@chaos/shared/platform/logging';
import { openTicketQueue, openVideoQueue, type WorkQueue } from '@chaos/shared/platform/queue';
import { openFolderStorage, type Storage } from '@chaos/shared/platform/storage';
import { untilDatabaseAnswers } from '@chaos/shared/platform/wait-for-database';
import { createTestDatabase } from '@chaos/shared/testing/test-database';
import type { Imagination } from '../imagination/imagination.ts';
import type { Encoder } from '../video/encoder.ts';
import { type RunningWorker, startWorker, type WorkerOptions } from '../worker.ts';
import { startOwnRedis } from './own-redis.ts';

const WISH: Wish = {
  mainTheme: 'crocodile',
  bodyInfluence: null,
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: true,
};

export interface WorkerWorld extends AsyncDisposable {
  db: Database;
  bus: LiveBus;
  queue: WorkQueue;
  /** What a worker process needs to join. */
  env: WorkerOptions['env'];
  folder: string;
  /** Without videos unless an encoder is named. */
  startWorker(options: {
    imagination: Imagination;
    slots?: number;
    storage?: Storage;
    encoder?: Encoder | null;
    dailyCap?: number | null;
    visitorsInFlight?: number | null;
  }): Promise<RunningWorker>;
  /** Opens a ticket, by another person each time unless one is named. @returns its id. */
  openTicket(person?: string): Promise<string>;
  /** Follows a ticket until `isThere`, or its end. @returns every state seen, in order. */
  follow(ticketId: string, isThere?: (ticket: Ticket) => boolean): Promise<Ticket[]>;
}

/** Where queue and live bus may be. */
export type Backend = 'PostgreSQL' | 'Redis';
/** Those of this machine: Redis only where it is installed. */
export const BACKENDS: Backend[] = process.env.TEST_REDIS_URL ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'];

/**
 * A world has a queue of its own, because a worker takes what it finds.
 * @param options.backend PostgreSQL unless it is named.
 * @param options.redisUrl a Redis that the test has started, and means to break.
 */
export async function createWorkerWorld(options: { backend?: Backend; redisUrl?: string } = {}): Promise<WorkerWorld> {
  await using begun = new AsyncDisposableStack();
  const ownRedis = options.backend === 'Redis' ? begun.use(await startOwnRedis()) : undefined;
  const redisUrl = options.redisUrl ?? ownRedis?.url;
  const database = begun.use(await createTestDatabase());
  const { db } = database;
  const log = createLogger('test', process.env.TEST_LOG_LEVEL ?? 'silent');
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-storage-'));
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    APP_SECRET: 'x'.repeat(40),
    WORKER_SLOTS: 2,
    VIDEOS: 'off' as const,
    PUBLIC_URL: 'http://chaos.test',
  };
  const connection = { databaseUrl: database.url, redisUrl, log };
  const bus = await openLiveBus(connection);
  const queue = openTicketQueue(connection);
  const videoQueue = openVideoQueue(connection);
  const workers: { stop(): Promise<void> }[] = [];

  // From here on the world puts them away.
  const parts = begun.move();
  return {
    db,
    bus,
    queue,
    env,
    folder,
    async startWorker({ slots = 2, storage = openFolderStorage(folder), ...means }) {
      const worker = await startWorker({ env: { ...env, WORKER_SLOTS: slots }, log, storage, ...means });
      workers.push(worker);
      return worker;
    },
    async openTicket(person = randomUUID()) {
      const request = { kind: 'generation', holder: { addressHash: person }, requestId: randomUUID(), payload: WISH } as const;
      const { ticketId } = await db.transaction().execute((trx) => requestTicket(trx, request));
      bus.publish('line', ticketId);
      return ticketId;
    },
    async follow(ticketId, isThere = () => false) {
      const seen: Ticket[] = [];
      const { promise, resolve, reject } = Promise.withResolvers<Ticket[]>();
      const look = async () => {
        // A test that cuts every connection cuts this one too.
        const tickets = await untilDatabaseAnswers(() => readTickets(db, [ticketId]), { log });
        const ticket = tickets.get(ticketId)?.ticket;
        if (!ticket) return reject(new Error('there is no such ticket'));
        if (ticket.revision !== seen.at(-1)?.revision) seen.push(ticket);
        if (isFinalTicketState(ticket.state) || isThere(ticket)) resolve(seen);
      };
      // One look at a time, so that states are seen in order.
      let looks = look().catch(reject);
      const lookAgain = () => {
        looks = looks.then(look).catch(reject);
      };
      const unsubscribe = [bus.subscribe('ticket', (id) => id === ticketId && lookAgain()), bus.onGap(lookAgain)];
      const states = await promise;
      for (const stop of unsubscribe) stop();
      return states;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(workers.map((worker) => worker.stop()));
      for (const each of [queue, videoQueue]) {
        await each.wipe();
        await each.close();
      }
      await bus.close();
      await parts.disposeAsync();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
