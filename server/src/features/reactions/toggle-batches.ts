/**
 * Toggles that arrive together become one statement, also when everybody presses the same character. One statement can
 * toggle a pair once, so a second press of the same person on the same character waits for the next.
 */
import { Gatherer } from '@chaos/shared/node/gatherer';
import { retryConflicts } from '@chaos/shared/node/retry-conflicts';
import type { Toggle, Toggled } from './commands.ts';

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
        // Another process may toggle the same pair, or hold the same rows.
        const results = await retryConflicts(() => send(toggles));
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
