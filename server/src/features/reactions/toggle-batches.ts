/**
 * Toggles that arrive together become one statement, also when everybody presses the same character. One statement can
 * toggle a pair once, so a second press of the same person on the same character waits for the next.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { isConflict } from '@chaos/shared/node/database';
import { Gatherer } from '@chaos/shared/node/gatherer';
import type { Toggle, Toggled } from './commands.ts';

/** Another process toggled the same pair, or holds the same rows. */
const TRIES = 5;
const RETRY_MS = 10;

type Send = (toggles: readonly Toggle[]) => Promise<(Toggled | undefined)[]>;

interface Options {
  send: Send;
  /** Told which characters have new counts. */
  onChanged: (characterIds: readonly string[]) => void;
  batchMax?: number;
}

export class ToggleBatches {
  readonly #gatherer: Gatherer<Toggle, Toggled | undefined>;

  constructor({ send, onChanged, ...rest }: Options) {
    this.#gatherer = new Gatherer({
      ...rest,
      keyOf: ({ personKey, characterId }) => `${personKey} ${characterId}`,
      async send(toggles) {
        const results = await sendPatiently(send, toggles);
        onChanged([...new Set(toggles.filter((_, at) => results[at]).map(({ characterId }) => characterId))]);
        return results;
      },
    });
  }

  /** @returns what the toggle did; undefined for a character that the person cannot see. */
  toggle(toggle: Toggle): Promise<Toggled | undefined> {
    return this.#gatherer.ask(toggle);
  }
}

async function sendPatiently(send: Send, toggles: readonly Toggle[]): Promise<(Toggled | undefined)[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(toggles);
    } catch (error) {
      if (attempt === TRIES || !isConflict(error)) throw error;
      await delay(Math.random() * RETRY_MS * 2 ** attempt);
    }
  }
}
