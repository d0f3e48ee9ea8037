/**
 * Screens of what the database says, each kept for a second: React works on the event loop, and what many follow at once is made
 * once. A screen is kept under all that it was made of, so nobody gets another one than the database has just given; whether
 * somebody may see it is asked before.
 */
import type { Markup } from '@chaos/shared/contract/prerender';
import superjson from 'superjson';
import { escapeForScript } from '../features/gallery/fast-path/inlined-page.ts';
import type { Screen } from './page-content.ts';

/** Not longer, for it says how long ago something was. */
const KEPT_MS = 1_000;
const KEPT_MAX = 500;

interface Entry {
  markup: Promise<Markup>;
  expiresAt: number;
}

export class ScreenCache<Content> {
  /** By what they were made of, as data. The oldest first, because all are kept equally long. */
  readonly #entries = new Map<string, Entry>();
  readonly #make: (content: Content) => Promise<Markup>;

  constructor(make: (content: Content) => Promise<Markup>) {
    this.#make = make;
  }

  /**
   * @param key under which the script looks for it.
   * @throws what the making throws, also to those who ask within the same second.
   */
  async get(key: string, content: Content): Promise<Screen> {
    const json = escapeForScript(superjson.stringify(content));
    const known = this.#entries.get(json);
    const isFresh = known !== undefined && known.expiresAt > performance.now();
    const markup = await (isFresh ? known.markup : this.#begin(json, content));
    return { ...markup, data: { key, json } };
  }

  get size(): number {
    return this.#entries.size;
  }

  #begin(json: string, content: Content): Promise<Markup> {
    this.#entries.delete(json);
    this.#makeRoom();
    const markup = this.#make(content);
    this.#entries.set(json, { markup, expiresAt: performance.now() + KEPT_MS });
    return markup;
  }

  #makeRoom(): void {
    for (const [json, { expiresAt }] of this.#entries) {
      if (this.#entries.size < KEPT_MAX && expiresAt > performance.now()) return;
      this.#entries.delete(json);
    }
  }
}
