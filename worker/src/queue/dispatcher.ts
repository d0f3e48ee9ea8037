/** Keeps the queue fed from the waiting line, and refills what the queue has lost. Every worker has one; they take turns. */

import { findDispatched, putBack } from '@chaos/shared/core/tickets/missing-in-queue';
import { foldLine } from '@chaos/shared/core/tickets/queue-order';
import { type DispatchLimits, takeNextTickets } from '@chaos/shared/core/tickets/take-next-tickets';
import type { Database } from '@chaos/shared/platform/database';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import type { Logger } from '@chaos/shared/platform/logging';
import type { WorkQueue } from '@chaos/shared/platform/queue';

/** Makes good a hint that was lost. */
const POLL_MS = 1_000;
const RECONCILE_MS = 2_000;
/** A ticket dispatched this long ago must be known to the queue. */
const SETTLED_AFTER_MS = 1_000;

interface DispatcherOptions {
  db: Database;
  bus: LiveBus;
  queue: WorkQueue;
  log: Logger;
  limits?: DispatchLimits;
}

export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #unsubscribe: () => void;
  readonly #timers: NodeJS.Timeout[];
  #round: Promise<void> | undefined;
  #isWanted = false;
  #isClosed = false;

  constructor(options: DispatcherOptions) {
    this.#options = options;
    this.#unsubscribe = options.bus.subscribe('line', () => this.wake());
    this.#timers = [
      setInterval(() => this.wake(), POLL_MS),
      setInterval(() => void this.#fold(), RECONCILE_MS),
      setInterval(() => void this.#reconcile(), RECONCILE_MS),
    ];
    this.wake();
  }

  /** Looks at the line, now or as soon as the present look has ended. */
  wake(): void {
    this.#isWanted = true;
    if (this.#round || this.#isClosed) return;
    this.#round = this.#dispatch().finally(() => {
      this.#round = undefined;
      if (this.#isWanted) this.wake();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#unsubscribe();
    for (const timer of this.#timers) clearInterval(timer);
    await this.#round;
  }

  async #dispatch(): Promise<void> {
    const { db, bus, queue, log, limits } = this.#options;
    this.#isWanted = false;
    try {
      const ticketIds = await takeNextTickets(db, limits);
      if (ticketIds.length === 0) return;
      await queue.add(ticketIds);
      log.debug({ tickets: ticketIds.length }, 'dispatched');
      for (const id of ticketIds) bus.publish('ticket', id);
    } catch (error) {
      log.warn({ err: error }, 'dispatching failed; trying again');
    }
  }

  async #fold(): Promise<void> {
    const { db, log } = this.#options;
    await foldLine(db).catch((error: unknown) => log.warn({ err: error }, 'counting the line failed; trying again'));
  }

  async #reconcile(): Promise<void> {
    const { db, queue, log } = this.#options;
    try {
      const missing = await queue.findMissing(await findDispatched(db, SETTLED_AFTER_MS));
      const returned = await putBack(db, missing);
      if (returned.length === 0) return;
      log.warn({ tickets: returned }, 'the queue had lost tickets; they are back in the line');
      this.wake();
    } catch (error) {
      log.warn({ err: error }, 'comparing the queue with the tickets failed; trying again');
    }
  }
}
