/** Pictures that shared links unfold into, made when they are asked for: of a thousand links one is shared. */
import { ConcurrencyLimit } from '@chaos/shared/platform/concurrency-limit';
import { PublicFailure } from '../trpc/errors.ts';

/** One takes a tenth of a second of a core, and nobody has to be somebody to ask for it. */
const places = new ConcurrencyLimit({
  atOnce: 1,
  queueMax: 10,
  refuse: () =>
    new PublicFailure('SERVICE_UNAVAILABLE', 'too_busy', 'Too many cards are asked for right now. Try again in a moment.'),
});

/** A link that many follow asks for one card again and again. */
const KEPT_MAX = 50;

/** One that there may be a link to. */
export interface Card {
  /** Drawn already, or being drawn for somebody else: nothing is left to be done for it. */
  isKept: boolean;
  read: () => Promise<Buffer>;
}

export class CardCache {
  /** Finished and unfinished ones; the one that was asked for last is the last. */
  readonly #kept = new Map<string, Promise<Buffer>>();

  /** Draws nothing yet. @param key of all that can be seen on it. */
  find(key: string, make: () => Promise<Buffer>): Card {
    return { isKept: this.#kept.has(key), read: () => this.#read(key, make) };
  }

  async #read(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept;
    const card = kept.get(key) ?? places.take(make);
    kept.delete(key);
    kept.set(key, card);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    try {
      return await card;
    } catch (error) {
      if (kept.get(key) === card) kept.delete(key);
      throw error;
    }
  }
}
