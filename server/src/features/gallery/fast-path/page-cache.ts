/**
 * Keeps the text of gallery pages for a second. Whoever asks for a page that is being read waits for the same read. A
 * page is forgotten at once when a character in it gets a new count, and all are when one enters or leaves the gallery.
 * While the database is away nothing changes in it: whoever asks gets the page as it was read last, and at once, for a database
 * that hangs would let each of them wait anew.
 * Its keys are the caller's affair: it keeps as many pages as there are keys in a second.
 */
import { isDatabaseAway } from '@chaos/shared/platform/database';
import type { PageText } from './serializer.ts';

const KEPT_MS = 1_000;
/** For other servers may reach the database meanwhile. */
const OUTAGE_MS = 300_000;
/** So long after a read that got no answer nobody waits for the next one. */
const AWAY_MS = 5_000;

/** A page as it lies in the cache: its text, and the whole answers for visitors. */
export interface CachedPage extends PageText {
  /** By their form; each is made when it is first asked for. */
  answers: Map<string, Buffer>;
}

interface Entry {
  page: Promise<CachedPage>;
  expiresAt: number;
  /** Null while it is being read: then any change may concern it. */
  characterIds: readonly string[] | null;
}

export class PageCache {
  readonly #entries = new Map<string, Entry>();
  /** Which pages a character is in. */
  readonly #keysOf = new Map<string, Set<string>>();
  readonly #reading = new Set<string>();
  #clears = 0;
  readonly #last = new Map<string, { page: CachedPage; readAt: number }>();
  #awayAt = Number.NEGATIVE_INFINITY;

  get(key: string, read: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#entries.get(key);
    // A slow database is not asked again for what it is being asked for.
    const isFresh = known !== undefined && (known.characterIds === null || known.expiresAt > performance.now());
    const page = isFresh ? known.page : this.#begin(key, read);
    const last = performance.now() - this.#awayAt < AWAY_MS ? this.#lastOf(key) : undefined;
    return last ? Promise.resolve(last) : page;
  }

  #begin(key: string, read: () => Promise<CachedPage>): Promise<CachedPage> {
    this.#forget(key);
    const entry: Entry = { page: this.#read(key, read), expiresAt: performance.now() + KEPT_MS, characterIds: null };
    this.#entries.set(key, entry);
    this.#reading.add(key);
    entry.page.then(
      ({ characterIds }) => this.#keep(key, entry, characterIds),
      () => this.#entries.get(key) === entry && this.#forget(key),
    );
    return entry.page;
  }

  async #read(key: string, read: () => Promise<CachedPage>): Promise<CachedPage> {
    const before = this.#clears;
    try {
      const page = await read();
      if (this.#clears === before) this.#last.set(key, { page, readAt: performance.now() });
      this.#awayAt = Number.NEGATIVE_INFINITY;
      return page;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      this.#awayAt = performance.now();
      const last = this.#lastOf(key);
      if (!last) throw error;
      return last;
    }
  }

  #lastOf(key: string): CachedPage | undefined {
    const last = this.#last.get(key);
    return last && performance.now() - last.readAt <= OUTAGE_MS ? last.page : undefined;
  }

  /** These have new counts. */
  drop(characterIds: readonly string[]): void {
    for (const key of this.#reading) this.#forget(key);
    for (const id of characterIds) for (const key of this.#keysOf.get(id) ?? []) this.#forget(key);
  }

  /** Something has entered or left the gallery, or may have without that anybody was told. */
  clear(): void {
    this.#clears += 1;
    this.#last.clear();
    this.#entries.clear();
    this.#keysOf.clear();
    this.#reading.clear();
  }

  get size(): number {
    return this.#entries.size;
  }

  #keep(key: string, entry: Entry, characterIds: readonly string[]): void {
    if (this.#entries.get(key) !== entry) return;
    this.#reading.delete(key);
    entry.characterIds = characterIds;
    for (const id of characterIds) this.#keysOf.set(id, (this.#keysOf.get(id) ?? new Set()).add(key));
  }

  #forget(key: string): void {
    for (const id of this.#entries.get(key)?.characterIds ?? []) {
      const keys = this.#keysOf.get(id);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOf.delete(id);
    }
    this.#entries.delete(key);
    this.#reading.delete(key);
  }
}
