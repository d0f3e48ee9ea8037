/**
 * Toggles that arrive together become one statement, also when everybody presses the same character. One statement can
 * toggle a pair once, so a second press of the same person on the same character waits for the next.
 */

import { Batcher } from '@chaos/shared/platform/batcher';
import { isConflict } from '@chaos/shared/platform/database';
import { retryConflicts } from '@chaos/shared/platform/retry-conflicts';
import type { Crowded, Toggle, Toggled } from './commands.ts';

type Send = (toggles: readonly Toggle[]) => Promise<(Toggled | Crowded | undefined)[]>;
/** What became of one press: done, too many of one network, of a character that cannot be seen, or failed. */
type Answer = Toggled | Crowded | undefined | Error;

interface Options {
  send: Send;
  /** Told which characters have new counts. */
  onChanged: (characterIds: readonly string[]) => void;
  batchMax?: number;
}

export class ToggleBatches {
  readonly #batcher: Batcher<Toggle, Answer>;

  constructor({ send, onChanged, ...rest }: Options) {
    this.#batcher = new Batcher({
      ...rest,
      keyOf: ({ personKey, characterId }) => `${personKey} ${characterId}`,
      async send(toggles) {
        const answers = await sendPatiently(send, toggles);
        const hasChanged = (answer: Answer) =>
          typeof answer === 'object' && !(answer instanceof Error) && answer.action !== 'unchanged';
        onChanged([...new Set(toggles.filter((_, at) => hasChanged(answers[at])).map(({ characterId }) => characterId))]);
        return answers;
      },
    });
  }

  /** @returns what the toggle did; undefined for a character that the person cannot see. */
  async toggle(toggle: Toggle): Promise<Toggled | Crowded | undefined> {
    const answer = await this.#batcher.ask(toggle);
    if (answer instanceof Error) throw answer;
    return answer;
  }
}

async function sendPatiently(send: Send, toggles: readonly Toggle[]): Promise<Answer[]> {
  try {
    return await retryConflicts(() => send(toggles));
  } catch (error) {
    if (!isConflict(error) || toggles.length === 1) throw error;
  }
  // Another process is in the way of one of them again and again; the others are not to suffer for it.
  const answers: Answer[] = [];
  for (const toggle of toggles) {
    const [answer] = await retryConflicts(() => send([toggle])).catch((error: Error): Answer[] => [error]);
    answers.push(answer);
  }
  return answers;
}
