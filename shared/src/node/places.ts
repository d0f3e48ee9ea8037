/** So many at once, and a short queue behind them: dear work that comes in a flood must not take the whole machine. */

interface PlacesOptions {
  atOnce: number;
  queueMax: number;
  /** What those are told who find the queue full. */
  refuse: () => Error;
}

export class Places {
  readonly #options: PlacesOptions;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(options: PlacesOptions) {
    this.#options = options;
  }

  /** How many wait for a place. */
  get waiting(): number {
    return this.#queue.length;
  }

  /**
   * Does the work when there is a place for it, and tells it whether it had to wait for one.
   * @throws what `refuse` makes when too many wait already.
   */
  async take<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> {
    const hasWaited = this.#running >= this.#options.atOnce;
    if (hasWaited) {
      if (this.#queue.length >= this.#options.queueMax) throw this.#options.refuse();
      // Whoever leaves hands the place on, so `#running` stays as it is.
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    } else this.#running += 1;
    try {
      return await work(hasWaited);
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
