/**
 * How much one person may have under way at once. Whoever waits here holds nothing; behind it they would wait with one of the few
 * connections to the database in their hand, and everybody else for that.
 */

import { ConcurrencyLimit } from '@chaos/shared/platform/concurrency-limit';
import { isDatabaseAway } from '@chaos/shared/platform/database';
import { TRPCError } from '@trpc/server';
import { TooOftenFailure } from '../trpc/errors.ts';

const AT_ONCE = 3;
/** More than a page, or a program that means well, asks for in one moment; also of an office behind one address. */
const WAITING_MAX = 200;
/** What waits is done as fast as it comes; whoever is told to wait for long would wait for nothing. */
const RETRY_AFTER_SECONDS = 2;

export class PersonGate {
  readonly #gates = new Map<string, { places: ConcurrencyLimit; users: number }>();
  readonly #queueMax: number;

  /** @param scale multiplies how many may wait, for load tests. */
  constructor(scale: number) {
    this.#queueMax = Math.ceil(WAITING_MAX * Math.max(1, scale));
  }

  /** How much of everybody's waits for its turn. */
  get waiting(): number {
    let waiting = 0;
    for (const { places } of this.#gates.values()) waiting += places.waiting;
    return waiting;
  }

  /** Does the work when this person has a place for it. @throws {TooOftenFailure} when too much of theirs waits already. */
  async pass<T>(person: string, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
    const gate = this.#gates.get(person) ?? { places: this.#newPlaces(), users: 0 };
    this.#gates.set(person, gate);
    gate.users += 1;
    try {
      return await gate.places.take(work);
    } finally {
      gate.users -= 1;
      if (gate.users === 0) this.#gates.delete(person);
    }
  }

  #newPlaces(): ConcurrencyLimit {
    const refuse = () => new TooOftenFailure('Too many things at once from here. Please wait a moment.', RETRY_AFTER_SECONDS);
    // Each three of them would wait as long as the database hangs, one after the other.
    const isHopeless = (error: unknown) => isDatabaseAway(error instanceof TRPCError ? error.cause : error);
    return new ConcurrencyLimit({ atOnce: AT_ONCE, queueMax: this.#queueMax, refuse, isHopeless });
  }
}
