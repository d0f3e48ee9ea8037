/** Reads what is due together: one read at a time, however many hints arrive, and again when one fails. */

interface Options {
  /** So long after a read has begun the next one waits, and reads together what has become due; after a rest it goes at once. */
  gatherMs: number;
  retryMs: number;
  /** What nobody wants by then is not read. */
  isWanted: (id: string) => boolean;
  read: (ids: readonly string[]) => Promise<void>;
  onError: (error: unknown, count: number) => void;
}

export class DueReads {
  readonly #options: Options;
  readonly #due = new Set<string>();
  /** Set from the first that is due until its read has ended. */
  #next: NodeJS.Timeout | undefined;
  #lastAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  mark(ids: Iterable<string>, delay = this.#lastAt + this.#options.gatherMs - performance.now()): void {
    for (const id of ids) if (this.#options.isWanted(id)) this.#due.add(id);
    if (this.#due.size > 0 && !this.#isClosed) this.#next ??= setTimeout(() => void this.#read(), Math.max(0, delay));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#next);
  }

  async #read(): Promise<void> {
    const { read, onError, retryMs } = this.#options;
    this.#lastAt = performance.now();
    const ids = [...this.#due];
    this.#due.clear();
    try {
      await read(ids);
      this.#next = undefined;
      this.mark([]);
    } catch (error) {
      this.#next = undefined;
      onError(error, ids.length);
      this.mark(ids, retryMs);
    }
  }
}
