/** What can be done about a generation that runs or failed. Out of the first page: there is none yet. */
import { type GenerateInput, WISH_FIELDS, type Wish } from '@chaos/shared/contract/characters';
import { beginRequest } from '../../lib/making.ts';
import { messages } from '../../lib/messages.ts';
import type { ApiClient } from '../../lib/trpc.ts';
import { failGeneration, generation, loadRunner, submitWish } from './generation-store.ts';

export function cancelGeneration(api: ApiClient): void {
  void loadRunner().then((runner) => runner.cancelGeneration(api));
}

/** The same wish goes on where it failed; another one is a new request. */
export function tryAgain(api: ApiClient, wish: Wish): void {
  const state = generation.get();
  const again = state.phase === 'failed' ? state.failure.again : null;
  if (!again || !isSame(wish, again.input)) {
    submitWish(api, wish);
    return;
  }
  generation.set(beginRequest(state, again.input));
  loadRunner().then(
    ({ retryGeneration }) => retryGeneration(api, again),
    () => failGeneration({ message: messages.failure.unanswered, unanswered: null, again }),
  );
}

/** Also where nobody knows what was asked for, or nothing is typed here: another tab or device did. */
function isSame(wish: Wish, input: GenerateInput | null): boolean {
  const isBlank = WISH_FIELDS.every((field) => wish[field] === null);
  return input === null || isBlank || JSON.stringify({ ...input, ...wish }) === JSON.stringify(input);
}
