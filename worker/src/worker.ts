/** One worker process: consumes tickets, feeds the queue, says that it lives, and makes videos when nobody waits. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { forgetWorker, reportWorker } from '@chaos/shared/core/tickets/worker-heartbeats';
import { LiveWordFilter } from '@chaos/shared/core/word-filter/live-word-filter';
import { openDatabase } from '@chaos/shared/platform/database';
import type { Env } from '@chaos/shared/platform/env';
import { nowAndThen, openHealth, type PartState } from '@chaos/shared/platform/health-probes';
import { openLiveBus } from '@chaos/shared/platform/live-bus';
import type { Logger } from '@chaos/shared/platform/logging';
import {
  consumeTickets,
  consumeVideos,
  openTicketQueue,
  openVideoQueue,
  type QueueOptions,
  type WorkConsumer,
} from '@chaos/shared/platform/queue';
import type { Storage } from '@chaos/shared/platform/storage';
import { type Identity, makeIdentity } from './content-credentials/certificate.ts';
import { createSigner } from './content-credentials/content-credentials.ts';
import { startCreditingOlderFiles } from './content-credentials/credit-older-files.ts';
import { startExports } from './exports/run-exports.ts';
import type { Imagination } from './imagination/imagination.ts';
import { createFusionHandler } from './jobs/fusion.ts';
import { createGenerationHandler } from './jobs/generation.ts';
import type { JobHandlers } from './jobs/handler.ts';
import { createStoryHandler } from './jobs/story.ts';
import { startSweeps } from './maintenance/sweeps.ts';
import { WorkerMetrics } from './metrics.ts';
import { startShareCardRenewals } from './pictures/renew-share-cards.ts';
import { createSender, startPushDelivery } from './push/push-delivery.ts';
import type { LongerMs } from './queue/deadline.ts';
import { Dispatcher } from './queue/dispatcher.ts';
import { StorageOutage } from './queue/storage-outage.ts';
import { TicketRunner } from './queue/ticket-runner.ts';
import { ENCODER, type Encoder } from './video/encoder.ts';
import { IdleGate } from './video/idle-gate.ts';
import { VideoDispatcher } from './video/video-dispatcher.ts';
import { VideoMaker, type VideoMakerOptions } from './video/video-maker.ts';

const HEARTBEAT_MS = 1_000;
const STOP_WITHIN_MS = 6_000;

export interface WorkerOptions {
  env: Pick<Env, 'DATABASE_URL' | 'REDIS_URL' | 'APP_SECRET' | 'PUBLIC_URL' | 'WORKER_SLOTS' | 'VIDEOS'> &
    Partial<Pick<Env, 'APP_VERSION'>>;
  log: Logger;
  imagination: Imagination;
  storage: Storage;
  /** What encodes videos; null for nothing. Our own where videos are on, unless another is named. */
  encoder?: Encoder | null;
  /** What AI providers may cost in a day, in millionths; null: no cap. */
  dailyCap?: number | null;
  /** How much longer than a data centre whoever imagines may take. */
  longerMs?: LongerMs;
  /** How many tickets one address without an account may have running at once; null: no limit. */
  visitorsInFlight?: number | null;
  /** Who vouches for what pictures say of themselves. Of this installation unless another is named. */
  identity?: Identity;
}

export interface RunningWorker {
  metrics: WorkerMetrics;
  /** How what it stands on is. */
  examine(): Promise<Record<'database' | 'storage', PartState>>;
  /** Running tickets are given back to the line. Takes at most six seconds. */
  stop(): Promise<void>;
}

export async function startWorker({
  env,
  log,
  imagination,
  storage,
  encoder = env.VIDEOS === 'on' ? ENCODER : null,
  dailyCap = null,
  longerMs = { text: 0, picture: 0 },
  visitorsInFlight = null,
  identity = makeIdentity(env.APP_SECRET),
}: WorkerOptions): Promise<RunningWorker> {
  const workerId = randomUUID();
  const slots = env.WORKER_SLOTS;
  const connection = { databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL, log };
  const database = openDatabase({ url: env.DATABASE_URL, name: 'worker', log, relaxedCommits: true, prepares: true });
  const { db } = database;
  const patient = openDatabase({ url: env.DATABASE_URL, name: 'worker', log, isPatient: true });
  const bus = await openLiveBus(connection);
  const wordFilter = await LiveWordFilter.open({ db, bus, log });
  const sign = createSigner(identity);
  const handlers: JobHandlers = {
    generation: createGenerationHandler({ db, imagination, storage, appSecret: env.APP_SECRET, sign }),
    fusion: createFusionHandler({ db, imagination, storage, appSecret: env.APP_SECRET, sign }),
    story: createStoryHandler({ db, imagination }),
  };
  const idleGate = new IdleGate();
  const metrics: WorkerMetrics = new WorkerMetrics({ db, log, slots, running: () => runner.running.length });
  const outage = new StorageOutage(storage, log);
  const { isDecent } = wordFilter;
  const runner = new TicketRunner({ db, bus, log, workerId, handlers, idleGate, outage, metrics, dailyCap, longerMs, isDecent });

  const consumers: WorkConsumer[] = [];
  let isDrained = false;
  const beat = async () => {
    ({ isDrained } = await reportWorker(db, { id: workerId, slots, running: runner.running, version: env.APP_VERSION }));
    for (const consumer of consumers) consumer.pause(isDrained);
  };
  await beat();
  const heartbeat = setInterval(() => {
    beat().catch((error: unknown) => log.warn({ err: error }, 'the heartbeat was not written'));
  }, HEARTBEAT_MS);

  const queue = openTicketQueue(connection);
  consumers.push(consumeTickets({ ...connection, slots, handle: (ticketId) => runner.run(ticketId) }));
  const dispatcher = new Dispatcher({ db, bus, queue, log, limits: { visitorsInFlight } });
  const making = { db, bus, log, workerId, idleGate, imagination, storage, sign, appSecret: env.APP_SECRET };
  const videos = encoder === null ? null : startVideos(connection, { ...making, encoder });
  if (videos) consumers.push(videos.consumer);

  const hasRoom = nowAndThen(() => storage.probeRoom());
  const sender = createSender({ appSecret: env.APP_SECRET, publicUrl: env.PUBLIC_URL });
  const looks = [
    startSweeps({ db, patientDb: patient.db, bus, storage, appSecret: env.APP_SECRET, log }),
    startExports({ db, storage, log, isDrained: () => isDrained }),
    startShareCardRenewals({ db, bus, storage, sign, log }),
    startCreditingOlderFiles({ db, storage, sign, log }),
    startPushDelivery({ db, log, sender }),
  ];

  const stop = async () => {
    clearInterval(heartbeat);
    const looked = looks.map((stopLooking) => stopLooking());
    await dispatcher.close();
    const consumed = consumers.map((consumer) => consumer.close());
    runner.stop();
    await Promise.all([...consumed, videos?.stop(), ...looked]);
    await forgetWorker(db, workerId);
    await queue.close();
    wordFilter.stop();
    await bus.close();
    await Promise.all([database.close(), patient.close()]);
  };
  let stopping: Promise<void> | undefined;
  return {
    metrics,
    examine: openHealth({ database: beat, storage: () => storage.check().then(hasRoom) }, log),
    stop() {
      stopping ??= withinDeadline(stop(), log);
      return stopping;
    },
  };
}

/** BullMQ waits for as long as a handler or its backend takes: a ticket that was not given back is taken over as after a crash. */
async function withinDeadline(stopping: Promise<void>, log: Logger): Promise<void> {
  const waiting = new AbortController();
  const tooLate = delay(STOP_WITHIN_MS, true, { signal: waiting.signal, ref: false }).catch(() => false);
  const isLate = await Promise.race([stopping.then(() => false), tooLate]);
  waiting.abort();
  if (isLate) log.warn({ withinMs: STOP_WITHIN_MS }, 'the worker ends without having put everything away');
}

interface Videos {
  consumer: WorkConsumer;
  /** All but the consumer. */
  stop(): Promise<void>;
}

/**
 * Videos have a queue of their own with one slot: a queue with priorities would still let a video that has begun hold a
 * slot that a ticket needs.
 */
function startVideos(connection: QueueOptions, options: VideoMakerOptions): Videos {
  const maker = new VideoMaker(options);
  const queue = openVideoQueue(connection);
  const consumer = consumeVideos({ ...connection, handle: (characterId) => maker.run(characterId) });
  const videoDispatcher = new VideoDispatcher({ ...options, queue });
  return {
    consumer,
    async stop() {
      maker.stop();
      await videoDispatcher.close();
      await queue.close();
    },
  };
}
