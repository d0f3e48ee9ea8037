/** BullMQ on PostgreSQL or on Redis. This module alone knows which; everything else sees tickets going in and coming out. */
import {
  type BackendClasses,
  createPostgresBackend,
  createRedisBackend,
  type IQueueBackend,
  UnrecoverableError,
  type WorkerOptions,
  withBackend,
} from 'bullmq';
import { connectionConfig, RELAXED_COMMITS } from './database.ts';
import type { Logger } from './logging.ts';

/** The schema of the queue's own tables where it lives in PostgreSQL. */
export const QUEUE_SCHEMA = 'bullmq';
const QUEUE_NAME = 'tickets';

/**
 * A worker that was killed is noticed when its lock runs out, so locks are short and checked often: a killed
 * worker's ticket runs again within 10 s. A ticket may be recovered any number of times, because its finished
 * steps are remembered and its result is written once.
 */
const CRASH_RECOVERY = {
  lockDuration: 4_000,
  lockRenewTime: 1_000,
  stalledInterval: 1_000,
  maxStalledCount: 1_000,
} satisfies Partial<WorkerOptions>;

/** What travels through the queue. Everything else about a ticket is in its row. */
export interface QueuedTicket {
  ticketId: string;
}

export interface TicketQueue {
  /** Adds tickets in this order; one that is in the queue already is left as it is. */
  add(ticketIds: string[]): Promise<void>;
  /** Which of these tickets the queue neither holds nor runs. */
  findMissing(ticketIds: string[]): Promise<string[]>;
  /** Empties the queue whole. Nothing is lost: the dispatcher fills it again from the ticket rows. */
  wipe(): Promise<void>;
  close(): Promise<void>;
}

export interface TicketConsumer {
  /** Takes no more tickets, and returns when the running handlers have returned. It waits for as long as they do. */
  close(): Promise<void>;
}

export interface QueueOptions {
  databaseUrl: string;
  redisUrl: string | undefined;
  log: Logger;
}

export function openTicketQueue(options: QueueOptions): TicketQueue {
  return connect(options, openQueue);
}

/**
 * Starts to consume tickets, at most `slots` at once.
 * @param handle gets each ticket's id; what it throws is logged, never retried by the queue itself.
 */
export function consumeTickets(
  options: QueueOptions & { slots: number; handle: (ticketId: string) => Promise<void> },
): TicketConsumer {
  return connect(options, (classes, connection) => openConsumer(classes, connection, options));
}

/** Lets one generic function work on either backend, without a cast. */
function connect<T>(
  options: QueueOptions,
  open: <B extends IQueueBackend, C>(classes: BackendClasses<B, C>, connection: C, options: QueueOptions) => T,
): T {
  if (options.redisUrl) {
    return open(withBackend(createRedisBackend), { url: options.redisUrl, maxRetriesPerRequest: null }, options);
  }
  const relaxed = { options: RELAXED_COMMITS };
  const connection = { ...connectionConfig(options.databaseUrl, 'queue'), ...relaxed, schema: QUEUE_SCHEMA, max: 3 };
  return open(withBackend(createPostgresBackend), connection, options);
}

function openQueue<B extends IQueueBackend, C>(classes: BackendClasses<B, C>, connection: C, options: QueueOptions): TicketQueue {
  const queue = new classes.Queue<QueuedTicket, void, 'ticket'>(QUEUE_NAME, {
    connection,
    // A finished job says nothing that its ticket does not say, and a kept one would stop its ticket from being added again.
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
  });
  queue.on('error', (error) => options.log.warn({ err: error }, 'the queue did not answer'));
  return {
    async add(ticketIds) {
      await queue.addBulk(ticketIds.map((ticketId) => ({ name: 'ticket', data: { ticketId }, opts: { jobId: ticketId } })));
    },
    async findMissing(ticketIds) {
      const jobs = await Promise.all(ticketIds.map((ticketId) => queue.getJob(ticketId)));
      return ticketIds.filter((_, index) => !jobs[index]);
    },
    wipe: () => queue.obliterate({ force: true }),
    close: () => queue.close(),
  };
}

function openConsumer<B extends IQueueBackend, C>(
  classes: BackendClasses<B, C>,
  connection: C,
  options: QueueOptions & { slots: number; handle: (ticketId: string) => Promise<void> },
): TicketConsumer {
  const consumer = new classes.Worker<QueuedTicket, void, 'ticket'>(
    QUEUE_NAME,
    async (job) => {
      try {
        await options.handle(job.data.ticketId);
      } catch (error) {
        options.log.error({ err: error, ticketId: job.data.ticketId }, 'a ticket handler failed');
        throw new UnrecoverableError('see the log');
      }
    },
    {
      connection,
      ...CRASH_RECOVERY,
      concurrency: options.slots,
      runRetryDelay: 500,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    },
  );
  consumer.on('error', (error) => options.log.warn({ err: error }, 'the queue did not answer'));
  return { close: () => consumer.close() };
}
