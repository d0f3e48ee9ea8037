/**
 * Follows the counts of characters for everyone who looks at them in this process. However many look and however often
 * somebody reacts, the database is asked once in a while for all that changed.
 */
import type { CharacterCounts } from '@chaos/shared/contract/live';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import type { Logger } from '@chaos/shared/platform/logging';

/** Changes of this long are told, and read, together. Twice this is how long a viewer waits at most. */
const GATHER_MS = 400;
const RETRY_MS = 1_000;
/** So many ids fit into one hint of PostgreSQL's, which takes 8,000 bytes. */
const IDS_PER_HINT = 100;

type Listener = (counts: CharacterCounts) => void;

interface Options {
  bus: LiveBus;
  log: Logger;
  /** Reads the counts of those that everybody may see. */
  read: (characterIds: readonly string[]) => Promise<CharacterCounts[]>;
}

export class CountsFeed {
  readonly #options: Options;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #changed = new Set<string>();
  readonly #due = new Set<string>();
  readonly #unsubscribe: (() => void)[];
  #hintTimer: NodeJS.Timeout | undefined;
  #readTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#unsubscribe = [
      options.bus.subscribe('counts', (ids) => this.#markDue(ids.split(','))),
      options.bus.onGap(() => this.#markDue(this.#listeners.keys())),
    ];
  }

  /** Says that these have new counts, here and to the other processes. */
  note(characterIds: readonly string[]): void {
    for (const id of characterIds) this.#changed.add(id);
    if (this.#changed.size > 0) this.#hintTimer ??= setTimeout(() => this.#sendHints(), GATHER_MS);
  }

  /** Yields the present counts, then what changed, gathered; ends with the signal. */
  async *follow(characterIds: readonly string[], signal: AbortSignal): AsyncGenerator<CharacterCounts[], void> {
    const news = new Map<string, CharacterCounts>();
    let wake = () => {};
    const listen: Listener = (counts) => {
      news.set(counts.characterId, counts);
      wake();
    };
    const onAbort = () => wake();
    signal.addEventListener('abort', onAbort);
    for (const id of characterIds) this.#listenersOf(id).add(listen);
    try {
      // Listening came first, so nothing falls between this read and the first change.
      for (const counts of await this.#options.read(characterIds)) if (!news.has(counts.characterId)) listen(counts);
      while (!signal.aborted) {
        if (news.size > 0) {
          const batch = [...news.values()];
          news.clear();
          yield batch;
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    } finally {
      signal.removeEventListener('abort', onAbort);
      for (const id of characterIds) this.#stopListening(id, listen);
    }
  }

  /** How many characters are looked at now. */
  get size(): number {
    return this.#listeners.size;
  }

  close(): void {
    this.#isClosed = true;
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    clearTimeout(this.#hintTimer);
    clearTimeout(this.#readTimer);
  }

  #listenersOf(id: string): Set<Listener> {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners);
    return listeners;
  }

  #stopListening(id: string, listener: Listener): void {
    const listeners = this.#listeners.get(id);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.#listeners.delete(id);
  }

  #sendHints(): void {
    this.#hintTimer = undefined;
    const ids = [...this.#changed];
    this.#changed.clear();
    for (let at = 0; at < ids.length; at += IDS_PER_HINT)
      this.#options.bus.publish('counts', ids.slice(at, at + IDS_PER_HINT).join(','));
  }

  #markDue(ids: Iterable<string>, delay = GATHER_MS): void {
    for (const id of ids) if (this.#listeners.has(id)) this.#due.add(id);
    if (this.#due.size > 0 && !this.#isClosed) this.#readTimer ??= setTimeout(() => void this.#readDue(), delay);
  }

  async #readDue(): Promise<void> {
    const ids = [...this.#due];
    this.#due.clear();
    try {
      const counts = await this.#options.read(ids);
      this.#readTimer = undefined;
      for (const one of counts) for (const listener of this.#listeners.get(one.characterId) ?? []) listener(one);
      this.#markDue([]);
    } catch (error) {
      this.#readTimer = undefined;
      this.#options.log.warn({ err: error, characters: ids.length }, 'counts could not be read; trying again');
      this.#markDue(ids, RETRY_MS);
    }
  }
}
