/** How much may come at once, and how much of it comes back with time: a token bucket, asked so often that it must not wait. */
export interface BucketSize {
  /** What an unused one holds. */
  burst: number;
  perSecond: number;
}

export class TokenBucket {
  readonly #size: BucketSize;
  #left: number;
  #filledAt = performance.now();

  constructor(size: BucketSize) {
    this.#size = size;
    this.#left = size.burst;
  }

  holds(cost: number): boolean {
    this.#fill();
    return this.#left >= cost;
  }

  /** @returns false when there is less left than this; then nothing is taken. */
  take(cost = 1): boolean {
    if (!this.holds(cost)) return false;
    this.#left -= cost;
    return true;
  }

  /** True when nothing has been taken for so long that a new one would be the same. */
  get isFull(): boolean {
    return this.holds(this.#size.burst);
  }

  /** True for whoever has used less than half of it lately. */
  get isCalm(): boolean {
    return this.holds(this.#size.burst / 2);
  }

  #fill(): void {
    const now = performance.now();
    this.#left = Math.min(this.#size.burst, this.#left + ((now - this.#filledAt) / 1_000) * this.#size.perSecond);
    this.#filledAt = now;
  }
}

/** One for each of many keys; those that are full again are forgotten. */
export class TokenBuckets {
  readonly #size: BucketSize;
  readonly #byKey = new Map<string, TokenBucket>();
  #sweepAt: number;

  constructor(size: BucketSize) {
    this.#size = size;
    this.#sweepAt = SWEEP_FROM;
  }

  of(key: string): TokenBucket {
    const known = this.#byKey.get(key);
    if (known) return known;
    if (this.#byKey.size >= this.#sweepAt) this.#sweep();
    const bucket = new TokenBucket(this.#size);
    this.#byKey.set(key, bucket);
    return bucket;
  }

  /** Costs as much as what has come since the last time, however many keys there are. */
  #sweep(): void {
    for (const [key, bucket] of this.#byKey) if (bucket.isFull) this.#byKey.delete(key);
    this.#sweepAt = Math.max(SWEEP_FROM, this.#byKey.size * 2);
  }
}

const SWEEP_FROM = 1_000;
