/** BullMQ on PostgreSQL or on Redis. This module alone knows which; everything else sees ids going in and coming out. */
import { setTimeout as delay } from 'node:timers/promises';
import {
  type BackendClasses,
  createPostgresBackend,
  createRedisBackend,
  type IQueueBackend,
  Queue,
  UnrecoverableError,
  withBackend,
} from 'bullmq';
import { connectionConfig, RELAXED_COMMITS } from './database.ts';
import { SteadyClient } from './database-clients.ts';
import { CRASH_RECOVERY } from './killed-workers.ts';
import type { Logger } from './logging.ts';

/** The schema of the queue's own tables where it lives in PostgreSQL. */
export const QUEUE_SCHEMA = 'bullmq';

/** `videos` is apart, because a video must never take the place of a ticket that somebody waits for. */
const QUEUE_NAMES = ['tickets', 'videos'] as const;
type QueueName = (typeof QUEUE_NAMES)[number];

/** On PostgreSQL BullMQ makes two tables for each batch, and that takes as long as adding so many one by one. */
const FEW = 4;

/** Between two tries where the queue does not answer. */
const RETRY_MS = 500;

/** What travels through a queue: the id of a ticket, or of the character that needs a video. The rest is in its row. */
interface QueuedWork {
  id: string;
}

export interface WorkQueue {
  /** Adds work in this order; what is in the queue already is left as it is. */
  add(ids: string[]): Promise<void>;
  /** Which of these the queue neither holds nor runs. */
  findMissing(ids: string[]): Promise<string[]>;
  /** Empties the queue whole. Nothing is lost: it is filled again from the rows. */
  wipe(): Promise<void>;
  close(): Promise<void>;
}

export interface WorkConsumer {
  /** Takes no more work, or takes it again. */
  pause(isPaused: boolean): void;
  /** Takes no more work, and returns when the running handlers have returned. It waits for as long as they do. */
  close(): Promise<void>;
}

export interface QueueOptions {
  databaseUrl: string;
  redisUrl: string | undefined;
  log: Logger;
}

export function openTicketQueue(options: QueueOptions): WorkQueue {
  return connect(options, (classes, connection) => openQueue(classes, connection, 'tickets', options));
}

export function openVideoQueue(options: QueueOptions): WorkQueue {
  return connect(options, (classes, connection) => openQueue(classes, connection, 'videos', options));
}

export interface QueuesToLookAt {
  /** BullMQ's own, for bull-board alone: whatever changes them goes past the tickets. */
  queues: Queue[];
  close(): Promise<void>;
}

export function openQueuesToLookAt(options: QueueOptions): QueuesToLookAt {
  return connect(options, (classes, connection) => {
    const queues = QUEUE_NAMES.map((name): Queue => {
      // Whoever looks knows no backends, so it is told of none.
      const queue: unknown = new classes.Queue(name, { connection });
      if (!(queue instanceof Queue)) throw new Error('BullMQ has made a queue that is none of its own');
      return queue.on('error', (error) => options.log.warn({ err: error }, 'the queue did not answer'));
    });
    return {
      queues,
      async close() {
        await Promise.all(queues.map((queue) => queue.close()));
      },
    };
  });
}

interface ConsumeOptions extends QueueOptions {
  slots: number;
  /** Gets each id; what it throws is logged, never retried by the queue itself. */
  handle: (id: string) => Promise<void>;
}

/** Starts to consume tickets, at most `slots` at once. */
export function consumeTickets(options: ConsumeOptions): WorkConsumer {
  return connect(options, (classes, connection) => openConsumer(classes, connection, 'tickets', options));
}

/** Starts to consume characters that need a video, one at a time. */
export function consumeVideos(options: Omit<ConsumeOptions, 'slots'>): WorkConsumer {
  return connect(options, (classes, connection) => openConsumer(classes, connection, 'videos', { ...options, slots: 1 }));
}

/** Lets one generic function work on either backend, without a cast. */
function connect<T>(
  options: QueueOptions,
  open: <B extends IQueueBackend, C>(classes: BackendClasses<B, C>, connection: C) => T,
): T {
  if (options.redisUrl) {
    return open(withBackend(createRedisBackend), { url: options.redisUrl, maxRetriesPerRequest: null });
  }
  const relaxed = { options: RELAXED_COMMITS };
  const limits = { schema: QUEUE_SCHEMA, max: 3, Client: SteadyClient };
  const connection = { ...connectionConfig(options.databaseUrl, 'queue'), ...relaxed, ...limits };
  return open(withBackend(createPostgresBackend), connection);
}

function openQueue<B extends IQueueBackend, C>(
  classes: BackendClasses<B, C>,
  connection: C,
  name: QueueName,
  options: QueueOptions,
): WorkQueue {
  const open = () =>
    new classes.Queue<QueuedWork, void, 'work'>(name, {
      connection,
      // A finished job says nothing that its row does not say, and a kept one would stop its id from being added again.
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
    }).on('error', (error) => options.log.warn({ err: error }, 'the queue did not answer'));
  let queue = open();
  /** One whose first connection failed would fail for ever (see openConsumer): the next call has a new one. */
  const ready = async () => {
    const current = queue;
    try {
      await current.waitUntilReady();
    } catch (error) {
      if (queue === current) queue = open();
      void current.close().catch(() => undefined);
      throw error;
    }
    return current;
  };
  return {
    async add(ids) {
      const current = await ready();
      if (ids.length > FEW) await current.addBulk(ids.map((id) => ({ name: 'work', data: { id }, opts: { jobId: id } })));
      else for (const id of ids) await current.add('work', { id }, { jobId: id });
    },
    async findMissing(ids) {
      const current = await ready();
      const jobs = await Promise.all(ids.map((id) => current.getJob(id)));
      return ids.filter((_, index) => !jobs[index]);
    },
    wipe: async () => (await ready()).obliterate({ force: true }),
    close: () => queue.close(),
  };
}

/** Of work that has lost its lock. The last word on some comes after its end, so that nobody would forget it. */
const REMEMBERED_MAX = 1_000;

const LOST_LOCK = /^could not renew lock for job (.+)$/;

/**
 * What BullMQ emits as errors of a consumer. Of work whose lock was lost it says so once a second for as long as the work goes on:
 * once is enough, and where in BullMQ it says so is of no use.
 */
export function createErrorLog(log: Logger): { tell(error: Error): void; forget(id: string): void } {
  const lost = new Set<string>();
  return {
    tell(error) {
      const [, id] = LOST_LOCK.exec(error.message) ?? [];
      if (id === undefined) {
        log.warn({ err: error }, 'the queue did not answer');
      } else if (!lost.has(id)) {
        log.warn({ id }, 'work has lost its lock, and may run elsewhere too');
        const [oldest = ''] = lost;
        if (lost.size === REMEMBERED_MAX) lost.delete(oldest);
        lost.add(id);
      }
    },
    forget(id) {
      lost.delete(id);
    },
  };
}

function openConsumer<B extends IQueueBackend, C>(
  classes: BackendClasses<B, C>,
  connection: C,
  name: QueueName,
  options: ConsumeOptions,
): WorkConsumer {
  let isPaused = false;
  const errors = createErrorLog(options.log);
  const open = () =>
    new classes.Worker<QueuedWork, void, 'work'>(
      name,
      async (job) => {
        // While it waits for work BullMQ takes one more. Left alone it is missing in the queue, and is put back.
        if (isPaused) return;
        try {
          // Its data says the same, where nobody has spoiled it.
          await options.handle(job.id ?? '');
        } catch (error) {
          options.log.error({ err: error, queue: name, id: job.id }, 'a handler failed');
          throw new UnrecoverableError('see the log');
        } finally {
          errors.forget(job.id ?? '');
        }
      },
      {
        connection,
        ...CRASH_RECOVERY,
        autorun: false,
        concurrency: options.slots,
        runRetryDelay: RETRY_MS,
        removeOnComplete: { count: 0 },
        removeOnFail: { count: 0 },
      },
    ).on('error', errors.tell);
  let consumer = open();
  let isRunning = false;
  let taking = Promise.withResolvers<void>();
  taking.resolve();
  const closing = new AbortController();
  /**
   * BullMQ's PostgreSQL backend keeps a first connection that failed for ever, and its loop would ask it again and again without
   * a pause, in which no timer and no signal of the process gets its turn: so it runs only once it is ready, and is made anew.
   */
  const begin = async () => {
    while (!closing.signal.aborted) {
      try {
        await consumer.waitUntilReady();
        await taking.promise;
        if (closing.signal.aborted) return;
        isRunning = true;
        // Returns when it is closed, and when it is paused and has nothing more.
        await consumer.run();
      } catch (error) {
        options.log.warn({ err: error }, 'the queue did not answer');
        await delay(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      }
      isRunning = false;
      if (closing.signal.aborted) return;
      await consumer.close(true).catch(() => undefined);
      if (!closing.signal.aborted) consumer = open();
    }
  };
  void begin();
  return {
    pause(wanted) {
      if (wanted === isPaused || closing.signal.aborted) return;
      isPaused = wanted;
      if (wanted) taking = Promise.withResolvers();
      else taking.resolve();
      // One that does not run yet, or has ended, begins by itself.
      if (!isRunning) return;
      (wanted ? consumer.pause(true) : consumer.resume()).catch((error: unknown) =>
        options.log.warn({ err: error, isPaused: wanted }, 'the queue did not answer'),
      );
    },
    close() {
      closing.abort();
      taking.resolve();
      return consumer.close();
    },
  };
}
