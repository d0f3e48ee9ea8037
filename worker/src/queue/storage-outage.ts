/**
 * What work does while the storage does not answer: it keeps what it has in its hands, which may be paid for, and goes on when the
 * storage is back. Nothing new is begun meanwhile.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@chaos/shared/platform/logging';
import { type Storage, StorageError } from '@chaos/shared/platform/storage';
import type { Deadline } from './deadline.ts';

const LOOK_MS = 1_000;
/** A storage that answers and refuses all the same is not away: that is told after so many tries. */
const TRIES = 3;

interface Outing {
  signal: AbortSignal;
  /** Stands still meanwhile, in the calls too: each has a time-out of its own, and a storage that hangs uses up all of them. */
  deadline: Deadline;
}

export class StorageOutage {
  readonly #storage: Pick<Storage, 'probeRoom'>;
  readonly #log: Logger;
  /** Ends with whether the storage was away at all. */
  #over: Promise<boolean> | undefined;
  #isAway = false;

  constructor(storage: Pick<Storage, 'probeRoom'>, log: Logger) {
    this.#storage = storage;
    this.#log = log;
  }

  /** Returns at once where the storage is not known to be away. @throws the signal's reason. */
  async whenOver(signal: AbortSignal): Promise<void> {
    if (this.#isAway) await this.#wait(signal);
  }

  /**
   * Calls again when the storage is back, however long that takes: whoever waits may cancel, and a worker that stops gives back.
   * @throws {StorageError} when it answers and refuses; any other error, a full disk and a missing file too, at once.
   */
  async ride<T>(call: () => Promise<T>, { signal, deadline }: Outing): Promise<T> {
    deadline.pause();
    try {
      for (let refused = 0; ; ) {
        try {
          return await call();
        } catch (error) {
          if (!isAway(error)) throw error;
          const wasAway = await this.#wait(signal);
          refused += wasAway ? 0 : 1;
          if (refused === TRIES) throw error;
        }
      }
    } finally {
      deadline.resume();
    }
  }

  /** Everybody who waits shares one look at a time. @returns whether the storage did not answer at first. */
  async #wait(signal: AbortSignal): Promise<boolean> {
    this.#over ??= this.#look().finally(() => {
      this.#over = undefined;
      this.#isAway = false;
    });
    const aborted = Promise.withResolvers<never>();
    const abort = () => aborted.reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    try {
      signal.throwIfAborted();
      return await Promise.race([this.#over, aborted.promise]);
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  async #look(): Promise<boolean> {
    for (;;) {
      try {
        // What was refused was a write: who may not list a bucket is refused even the look at what is not there.
        await this.#storage.probeRoom();
        if (this.#isAway) this.#log.info('the storage is back');
        // For whoever was refused: the next try is not to come in the same moment.
        else await delay(LOOK_MS);
        return this.#isAway;
      } catch (error) {
        if (!this.#isAway) this.#log.warn({ err: error }, 'the storage is away; waiting for it');
        this.#isAway = true;
        await delay(LOOK_MS);
      }
    }
  }
}

function isAway(error: unknown): boolean {
  return error instanceof StorageError && !error.isFull && !error.isMissing;
}
