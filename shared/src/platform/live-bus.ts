/**
 * Tells other processes that something changed, by PostgreSQL's NOTIFY or by Redis. A hint carries no state: who gets
 * one reads the row, so a hint that comes late, twice or in the wrong order does no harm. One that is lost is made good
 * by `onGap` and by slow polling.
 */
import { Redis } from 'ioredis';
import pg from 'pg';
import { connectionConfig, RELAXED_COMMITS } from './database.ts';
import type { Logger } from './logging.ts';

/**
 * `ticket`: this ticket changed. `stopped`: a run of it may go on no longer. `line`: a ticket joined or left the waiting line.
 * `session`: this family of sessions has ended. `counts`: these characters, their ids joined by commas, have new counts.
 * `gallery`: a character came into the public gallery or left it. `member`: something of these members changed, as
 * core/live/publish-to-members.ts writes it. `words`: the words that operators refuse or allow are others.
 */
const LIVE_TOPICS = ['ticket', 'stopped', 'line', 'session', 'counts', 'gallery', 'member', 'words'] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

export interface LiveBus {
  /** Sends a hint to every process, this one too. Returns at once: a hint that cannot be sent is logged and made good later. */
  publish(topic: LiveTopic, id: string): void;
  /** @returns a function that ends the subscription. */
  subscribe(topic: LiveTopic, listener: (id: string) => void): () => void;
  /** Called after the connection was cut and is back: any hint in between may be lost. */
  onGap(listener: () => void): () => void;
  /** @throws when hints cannot be sent now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export const LIVE_CHANNEL = 'chaos_live';
const RECONNECT_DELAYS_MS = [50, 100, 200, 400, 800];

/** @throws when the first connection fails. */
export function openLiveBus(options: { databaseUrl: string; redisUrl: string | undefined; log: Logger }): Promise<LiveBus> {
  return options.redisUrl ? openRedisBus(options.redisUrl, options.log) : openPostgresBus(options.databaseUrl, options.log);
}

/** Hands incoming messages to their listeners; the same for both transports. */
class Listeners {
  readonly #byTopic = Object.fromEntries(LIVE_TOPICS.map((topic) => [topic, new Set()])) as Record<
    LiveTopic,
    Set<(id: string) => void>
  >;
  readonly #gap = new Set<() => void>();

  subscribe = (topic: LiveTopic, listener: (id: string) => void) => {
    this.#byTopic[topic].add(listener);
    return () => void this.#byTopic[topic].delete(listener);
  };

  onGap = (listener: () => void) => {
    this.#gap.add(listener);
    return () => void this.#gap.delete(listener);
  };

  receive(message: string): void {
    const separator = message.indexOf(':');
    const name = message.slice(0, separator);
    const topic = LIVE_TOPICS.find((one) => one === name);
    if (!topic) return;
    for (const listener of this.#byTopic[topic]) listener(message.slice(separator + 1));
  }

  reportGap(): void {
    for (const listener of this.#gap) listener();
  }
}

async function openPostgresBus(databaseUrl: string, log: Logger): Promise<LiveBus> {
  const listeners = new Listeners();
  // A hint need not survive a power cut, and its commit would wait for the disk like any other.
  const sender = new pg.Pool({ ...connectionConfig(databaseUrl, 'live'), max: 1, options: RELAXED_COMMITS });
  sender.on('error', (error) => log.warn({ err: error }, 'the live bus lost a connection'));
  let receiver: pg.Client | undefined;
  let closed = false;
  let retryTimer: NodeJS.Timeout | undefined;
  let pending = new Set<string>();
  let sending: Promise<void> | undefined;

  /** Hints that come while others are on their way go together, and the same one only once: it carries no state. */
  const send = async () => {
    while (pending.size > 0) {
      const hints = [...pending];
      pending = new Set();
      const text = `select pg_notify('${LIVE_CHANNEL}', hint) from unnest($1::text[]) hint`;
      try {
        await sender.query({ name: 'live-publish', text, values: [hints] });
      } catch (error) {
        log.warn({ err: error, hints }, 'live hints were lost');
      }
    }
    // Here and not later: between the last look at what is pending and this, nobody else may add to it.
    sending = undefined;
  };

  const connect = async () => {
    // The receiver only waits, so the statement limits of ordinary connections do not concern it.
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'live',
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
    });
    client.on('notification', (message) => listeners.receive(message.payload ?? ''));
    client.on('error', (error) => log.warn({ err: error }, 'the live bus was cut'));
    try {
      await client.connect();
      await client.query(`listen ${LIVE_CHANNEL}`);
    } catch (error) {
      await client.end().catch((endError: unknown) => log.debug({ err: endError }, 'closing a failed connection'));
      throw error;
    }
    client.once('end', () => reconnect(0));
    receiver = client;
  };

  const reconnect = (attempt: number) => {
    if (closed) return;
    const delay = RECONNECT_DELAYS_MS[Math.min(attempt, RECONNECT_DELAYS_MS.length - 1)];
    retryTimer = setTimeout(() => {
      connect().then(
        () => (closed ? receiver?.end() : listeners.reportGap()),
        () => reconnect(attempt + 1),
      );
    }, delay);
  };

  await connect();
  return {
    subscribe: listeners.subscribe,
    onGap: listeners.onGap,
    publish(topic, id) {
      pending.add(`${topic}:${id}`);
      // Later in this turn, so that `sending` is there before it ends, and hints of one turn go together.
      sending ??= Promise.resolve().then(send);
    },
    async check() {
      await sender.query('select 1');
    },
    async close() {
      closed = true;
      clearTimeout(retryTimer);
      await sending;
      await Promise.allSettled([receiver?.end(), sender.end()]);
    },
  };
}

async function openRedisBus(redisUrl: string, log: Logger): Promise<LiveBus> {
  const listeners = new Listeners();
  const options = { lazyConnect: true, retryStrategy: (attempt: number) => RECONNECT_DELAYS_MS[attempt - 1] ?? 800 };
  const sender = new Redis(redisUrl, { ...options, maxRetriesPerRequest: 3 });
  const receiver = new Redis(redisUrl, { ...options, maxRetriesPerRequest: null });
  for (const client of [sender, receiver]) client.on('error', (error: Error) => log.warn({ err: error }, 'the live bus was cut'));
  await Promise.all([sender.connect(), receiver.connect()]);
  receiver.on('message', (_channel: string, message: string) => listeners.receive(message));
  await receiver.subscribe(LIVE_CHANNEL);
  // ioredis subscribes again by itself after a cut; `ready` then means that hints flow again.
  receiver.on('ready', () => listeners.reportGap());
  return {
    subscribe: listeners.subscribe,
    onGap: listeners.onGap,
    publish(topic, id) {
      sender
        .publish(LIVE_CHANNEL, `${topic}:${id}`)
        .catch((error: unknown) => log.warn({ err: error, topic, id }, 'a live hint was lost'));
    },
    async check() {
      await sender.ping();
    },
    async close() {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
