/** Who watches what in this process, whatever it is: by its id, those who want to be told. */

/** @returns whether these news wake the watch. */
type Receive<News> = (news: News) => boolean;

/** One who watches; gone with `using`. A class: there are as many as sockets, and each function of its own would be kept with each. */
class Watch<News> implements Disposable {
  readonly #watchers: Watchers<News>;
  readonly #ids: readonly string[];
  readonly #signal: AbortSignal;
  readonly #receive: Receive<News>;
  #resume: (() => void) | undefined;

  constructor(
    watchers: Watchers<News>,
    ids: readonly string[],
    { signal, receive }: { signal: AbortSignal; receive: Receive<News> },
  ) {
    this.#watchers = watchers;
    this.#ids = ids;
    this.#signal = signal;
    this.#receive = receive;
    signal.addEventListener('abort', this);
  }

  /** Of the signal. */
  handleEvent(): void {
    this.wake();
  }

  tell(news: News): void {
    if (this.#receive(news)) this.wake();
  }

  /** Ends when the watch is woken, or with the signal. Whoever calls it has looked at what came before. */
  news(): Promise<void> {
    return new Promise((resolve) => {
      this.#resume = resolve;
    });
  }

  /** True from `news()` until it is woken. */
  get isWaiting(): boolean {
    return this.#resume !== undefined;
  }

  wake(): void {
    this.#resume?.();
    this.#resume = undefined;
  }

  [Symbol.dispose](): void {
    this.#signal.removeEventListener('abort', this);
    this.#watchers.forget(this.#ids, this);
  }
}

export class Watchers<News> {
  readonly #watches = new Map<string, Set<Watch<News>>>();
  readonly #onUnwatched: (id: string) => void;

  /** @param onUnwatched called when the last who watched an id is gone */
  constructor(onUnwatched: (id: string) => void = () => {}) {
    this.#onUnwatched = onUnwatched;
  }

  /** How many ids are watched now. */
  get size(): number {
    return this.#watches.size;
  }

  ids(): Iterable<string> {
    return this.#watches.keys();
  }

  isWatched(id: string): boolean {
    return this.#watches.has(id);
  }

  /** @param receive gets the news of each. */
  watch(ids: readonly string[], signal: AbortSignal, receive: Receive<News>): Watch<News> {
    const watch = new Watch(this, ids, { signal, receive });
    for (const id of ids) this.#watches.set(id, (this.#watches.get(id) ?? new Set()).add(watch));
    return watch;
  }

  tell(id: string, news: News): void {
    for (const watch of this.#watches.get(id) ?? []) watch.tell(news);
  }

  /** By the watch itself, when it ends. */
  forget(ids: readonly string[], watch: Watch<News>): void {
    for (const id of ids) {
      const watches = this.#watches.get(id);
      if (!watches?.delete(watch) || watches.size > 0) continue;
      this.#watches.delete(id);
      this.#onUnwatched(id);
    }
  }
}
