/** What can be done about the generation of this tab. How it is run is in run-generation.ts, which loads when it is needed. */

import { type GenerateInput, WISH_FIELDS, type Wish } from '@chaos/shared/contract/characters';
import type { ApiClient } from '../../api/client.ts';
import { createRequestId } from '../../api/request-id.ts';
import { session } from '../../auth/session-store.ts';
import { hasStored } from '../../lib/storage.ts';
import { uiMessages } from '../../ui/messages.ts';
import { type Again, beginRequest, IDLE, isBusy, putAway, RESUMING } from '../tickets/job.ts';
import { failGeneration, generation, RECORD_KEY } from './generation-store.ts';

export const loadGenerationRunner = () => import('./run-generation.ts').then(({ generationRunner }) => generationRunner);

export function submitWish(api: ApiClient, wish: Wish): void {
  const state = generation.get();
  if (isBusy(state)) return;
  const lost = state.phase === 'failed' ? state.failure.unanswered : null;
  const isRepeat = lost !== null && JSON.stringify({ ...lost, ...wish }) === JSON.stringify(lost);
  const input = isRepeat ? lost : { ...wish, requestId: createRequestId() };
  const userId = session.get()?.user.id;
  generation.set(beginRequest(state, input));
  loadGenerationRunner().then(
    (runner) => runner.send(api, input, userId),
    () => failGeneration({ message: uiMessages.unanswered, unanswered: input, again: null }),
  );
}

export function cancelGeneration(api: ApiClient): void {
  void loadGenerationRunner().then((runner) => runner.cancel(api));
}

/** The same wish goes on where it failed; another one is a new request. */
export function tryAgain(api: ApiClient, wish: Wish): void {
  const state = generation.get();
  const again = state.phase === 'failed' ? state.failure.again : null;
  if (!again || !isSame(wish, again.input)) {
    submitWish(api, wish);
    return;
  }
  goOn(api, again);
}

/** @param byBuiltIn true: by the built-in artist. */
export function goOn(api: ApiClient, again: Again<GenerateInput>, byBuiltIn?: boolean): void {
  const state = generation.get();
  if (isBusy(state)) return;
  const userId = session.get()?.user.id;
  generation.set(beginRequest(state, again.input));
  loadGenerationRunner().then(
    (runner) => runner.retry(api, again, byBuiltIn, userId),
    () => failGeneration({ message: uiMessages.unanswered, unanswered: null, again }),
  );
}

/** Also where nobody knows what was asked for, or nothing is typed here: another tab or device did. */
function isSame(wish: Wish, input: GenerateInput | null): boolean {
  const isBlank = WISH_FIELDS.every((field) => wish[field] === null);
  return input === null || isBlank || JSON.stringify({ ...input, ...wish }) === JSON.stringify(input);
}

/** Takes up what an earlier visit began, and keeps in step with other tabs. @returns how to stop. */
export function resumeGeneration(api: ApiClient): () => void {
  const resume = () => {
    // From here on nobody presses the button for a second one.
    if (generation.get().phase === 'idle') generation.set(RESUMING);
    loadGenerationRunner().then(
      (runner) => runner.resume(api),
      () => generation.set(IDLE),
    );
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== RECORD_KEY) return;
    const state = generation.get();
    if (newValue !== null && state.phase === 'idle') resume();
    // Another tab has shown the result.
    if (newValue === null && state.phase === 'done' && !state.isSeen) generation.set(putAway(state));
  };
  if (hasStored(RECORD_KEY)) resume();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
