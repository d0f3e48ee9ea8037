/** So many at once, and a short queue behind them: dear work that comes in a flood must not take the whole machine. */

interface ConcurrencyLimitOptions {
  atOnce: number;
  queueMax: number;
  /** What those are told who find the queue full. */
  refuse: () => Error;
  /** Whether what went wrong would go wrong for all who wait too: then they are told so at once. */
  isHopeless?: (error: unknown) => boolean;
}

export class ConcurrencyLimit {
  readonly #options: ConcurrencyLimitOptions;
  readonly #queue: PromiseWithResolvers<void>[] = [];
  #running = 0;

  constructor(options: ConcurrencyLimitOptions) {
    this.#options = options;
  }

  /** How many wait for a place. */
  get waiting(): number {
    return this.#queue.length;
  }

  /**
   * Does the work when there is a place for it, and tells it whether it had to wait for one.
   * @throws what `refuse` makes when too many wait already, and what was hopeless for somebody before.
   */
  async take<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> {
    const hasWaited = this.#running >= this.#options.atOnce;
    if (hasWaited) {
      if (this.#queue.length >= this.#options.queueMax) throw this.#options.refuse();
      // Whoever leaves hands the place on, so `#running` stays as it is.
      const turn = Promise.withResolvers<void>();
      this.#queue.push(turn);
      await turn.promise;
    } else this.#running += 1;
    try {
      return await work(hasWaited);
    } catch (error) {
      if (this.#options.isHopeless?.(error)) for (const { reject } of this.#queue.splice(0)) reject(error);
      throw error;
    } finally {
      const next = this.#queue.shift();
      if (next) next.resolve();
      else this.#running -= 1;
    }
  }
}
