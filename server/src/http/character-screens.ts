/**
 * The screens of shared characters, each kept for a second: React works on the event loop, and what many follow at once is made
 * once. A screen is kept under all that the row says, so nobody gets another one than the database has just given; whether
 * somebody may see the row is asked before.
 */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { Markup, Prerender } from '@chaos/shared/contract/prerender';
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

export class CharacterScreens {
  /** By the row as data. The oldest first, because all are kept equally long. */
  readonly #entries = new Map<string, Entry>();
  readonly #make: Prerender['character'];

  constructor(make: Prerender['character']) {
    this.#make = make;
  }

  /** @throws what the making throws, also to those who ask within the same second. */
  async get(row: CharacterRow): Promise<Screen> {
    const json = escapeForScript(superjson.stringify(row));
    const known = this.#entries.get(json);
    const isFresh = known !== undefined && known.expiresAt > performance.now();
    const markup = await (isFresh ? known.markup : this.#begin(json, row));
    return { ...markup, data: { key: row.id, json } };
  }

  get size(): number {
    return this.#entries.size;
  }

  #begin(json: string, row: CharacterRow): Promise<Markup> {
    this.#entries.delete(json);
    this.#makeRoom();
    const markup = this.#make(row);
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
