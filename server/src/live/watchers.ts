/** Who watches what in this process, whatever it is: by its id, those who want to be told. */

/** @returns whether these news wake the watch. */
type Receive<News> = (news: News) => boolean;

/** One who watches; gone with `using`. */
interface Watch extends Disposable {
  /** Ends when the watch is woken, or with the signal. Whoever calls it has looked at what came before. */
  news(): Promise<void>;
  /** True from `news()` until it is woken. */
  readonly isWaiting: boolean;
  wake(): void;
}

export class Watchers<News> {
  readonly #receivers = new Map<string, Set<Receive<News>>>();
  readonly #onUnwatched: (id: string) => void;

  /** @param onUnwatched called when the last who watched an id is gone */
  constructor(onUnwatched: (id: string) => void = () => {}) {
    this.#onUnwatched = onUnwatched;
  }

  /** How many ids are watched now. */
  get size(): number {
    return this.#receivers.size;
  }

  ids(): Iterable<string> {
    return this.#receivers.keys();
  }

  isWatched(id: string): boolean {
    return this.#receivers.has(id);
  }

  watch(ids: readonly string[], signal: AbortSignal, receive: Receive<News>): Watch {
    let resume: (() => void) | undefined;
    const wake = () => {
      resume?.();
      resume = undefined;
    };
    const onNews: Receive<News> = (news) => {
      const isWoken = receive(news);
      if (isWoken) wake();
      return isWoken;
    };
    signal.addEventListener('abort', wake);
    for (const id of ids) this.#add(id, onNews);
    return {
      wake,
      get isWaiting() {
        return resume !== undefined;
      },
      news: () =>
        new Promise((resolve) => {
          resume = resolve;
        }),
      [Symbol.dispose]: () => {
        signal.removeEventListener('abort', wake);
        for (const id of ids) this.#remove(id, onNews);
      },
    };
  }

  tell(id: string, news: News): void {
    for (const receive of this.#receivers.get(id) ?? []) receive(news);
  }

  #add(id: string, receive: Receive<News>): void {
    const receivers = this.#receivers.get(id) ?? new Set();
    this.#receivers.set(id, receivers.add(receive));
  }

  #remove(id: string, receive: Receive<News>): void {
    const receivers = this.#receivers.get(id);
    if (!receivers?.delete(receive) || receivers.size > 0) return;
    this.#receivers.delete(id);
    this.#onUnwatched(id);
  }
}
