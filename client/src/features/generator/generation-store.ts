/** What the generation of this tab is doing, for all screens. How it is run is in run-generation.ts, which loads when it is needed. */
import type { GenerateInput, Wish } from '@chaos/shared/contract/characters';
import { beginRequest, type Failure, IDLE, isBusy, type Making, markSeen, putAway } from '../../lib/making.ts';
import { messages } from '../../lib/messages.ts';
import { createRequestId } from '../../lib/request-id.ts';
import { hasStored, writeStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';
import { showToast, type ToastText } from '../../lib/toast.ts';
import type { ApiClient } from '../../lib/trpc.ts';
import { createWatchedPlace } from '../../lib/watched-place.ts';

export const generation = createStore<Making<GenerateInput>>(IDLE);

/** The key of what outlives a reload; all tabs share it. */
export const RECORD_KEY = 'chaos.generation';

export const loadRunner = () => import('./run-generation.ts');

/** Where the result appears. */
export const stage = createWatchedPlace();

export function submitWish(api: ApiClient, wish: Wish): void {
  const state = generation.get();
  if (isBusy(state)) return;
  const lost = state.phase === 'failed' ? state.failure.unanswered : null;
  const isRepeat = lost !== null && JSON.stringify({ ...lost, ...wish }) === JSON.stringify(lost);
  const input = isRepeat ? lost : { ...wish, requestId: createRequestId() };
  generation.set(beginRequest(state, input));
  loadRunner().then(
    ({ sendRequest }) => sendRequest(api, input),
    () => failGeneration({ message: messages.failure.unanswered, unanswered: input, again: null }),
  );
}

export function failGeneration(failure: Failure<GenerateInput>, toast: ToastText = messages.toast.generateFailed): void {
  generation.set({ phase: 'failed', failure });
  forgetRecord();
  showToast(toast, 'destructive');
}

/** The result has been turned over: nothing is left to find after a reload. */
export function markResultSeen(): void {
  generation.set(markSeen(generation.get()));
  forgetRecord();
}

export function clearGeneration(): void {
  generation.set(putAway(generation.get()));
  if (!isBusy(generation.get())) forgetRecord();
}

export function forgetRecord(): void {
  writeStored('localStorage', RECORD_KEY, null);
}

/** Takes up what an earlier visit began, and keeps in step with other tabs. */
export function resumeGeneration(api: ApiClient): () => void {
  const resume = () => void loadRunner().then(({ resumeFromRecord }) => resumeFromRecord(api));
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
