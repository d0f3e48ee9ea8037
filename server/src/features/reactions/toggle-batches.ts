/**
 * Gathers the toggles that arrive while the last statement is on its way, and sends them as one: many presses cost as
 * much as one, also when everybody presses the same character. Nobody waits for company: the first goes at once.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { isConflict } from '@chaos/shared/node/database';
import type { Toggle, Toggled } from './commands.ts';

const BATCH_MAX = 256;
/** Another process toggled the same pair, or holds the same rows. */
const TRIES = 5;
const RETRY_MS = 10;

interface Waiting {
  toggle: Toggle;
  resolve: (result: Toggled | undefined) => void;
  reject: (error: unknown) => void;
}

interface Options {
  send: (toggles: readonly Toggle[]) => Promise<(Toggled | undefined)[]>;
  /** Told which characters have new counts. */
  onChanged: (characterIds: readonly string[]) => void;
  batchMax?: number;
}

export class ToggleBatches {
  readonly #options: Options;
  #waiting: Waiting[] = [];
  #isSending = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @returns what the toggle did; undefined for a character that the person cannot see. */
  toggle(toggle: Toggle): Promise<Toggled | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ toggle, resolve, reject });
      if (!this.#isSending) void this.#sendAll();
    });
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.length > 0) await this.#send(this.#takeBatch());
    this.#isSending = false;
  }

  /** The oldest ones. One statement can toggle a pair once, so a second press of the same pair waits for the next. */
  #takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    const pairs = new Set<string>();
    for (const one of this.#waiting) {
      const pair = `${one.toggle.personKey} ${one.toggle.characterId}`;
      const fits = batch.length < (this.#options.batchMax ?? BATCH_MAX) && !pairs.has(pair);
      (fits ? batch : later).push(one);
      pairs.add(pair);
    }
    this.#waiting = later;
    return batch;
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await this.#sendPatiently(batch.map(({ toggle }) => toggle));
      this.#options.onChanged([...new Set(batch.filter((_, at) => results[at]).map(({ toggle }) => toggle.characterId))]);
      batch.forEach(({ resolve }, at) => void resolve(results[at]));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async #sendPatiently(toggles: readonly Toggle[]): Promise<(Toggled | undefined)[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#options.send(toggles);
      } catch (error) {
        if (attempt === TRIES || !isConflict(error)) throw error;
        await delay(Math.random() * RETRY_MS * 2 ** attempt);
      }
    }
  }
}
