/** How far something is that only sometimes says so. */

/**
 * Without a word from the provider, what is told rises quickly at first, and ever more slowly.
 */
export class EstimatedProgress {
  readonly #totalMs: number;
  #began = performance.now();
  #isWaiting = false;
  #known: number | null = null;

  constructor(totalMs: number) {
    this.#totalMs = totalMs;
  }

  /** It stands in the provider's own line: nothing has begun. */
  wait(): void {
    this.#isWaiting = true;
  }

  /** Its turn has come; from now on time counts. */
  begin(): void {
    if (this.#isWaiting) this.#began = performance.now();
    this.#isWaiting = false;
  }

  /** @param share 0 to 1, as the provider says. */
  reach(share: number): void {
    this.begin();
    this.#known = Math.min(1, Math.max(0, share));
  }

  /** 0 to 1. */
  get share(): number {
    if (this.#isWaiting) return 0;
    return this.#known ?? 1 - Math.exp((-3 * (performance.now() - this.#began)) / this.#totalMs);
  }
}
