/** What the fusion of this tab is doing, and what lies in its tray. How it is run is in run-fusion.ts, which loads when it is needed. */
import type { FuseInput } from '@chaos/shared/contract/fusion';
import { beginRequest, type Failure, IDLE, isBusy, type Making, markSeen, putAway } from '../../lib/making.ts';
import { people } from '../../lib/messages-people.ts';
import { session } from '../../lib/session.ts';
import { hasStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';
import { showToast } from '../../lib/toast.ts';
import type { ApiClient } from '../../lib/trpc.ts';
import { createWatchedPlace } from '../../lib/watched-place.ts';
import { FUSION_RECORD_KEY, type FusionSource, keepFusionRecord } from './fusion-record.ts';
import { requestFor } from './fusion-request.ts';

export const fusion = createStore<Making<FuseInput>>(IDLE);

/** In the order in which they were picked. They stay over a failure, and on the way to other screens. */
export const picks = createStore<readonly FusionSource[]>([]);

/** The FUSE LAB, where a result is celebrated at once. */
export const lab = createWatchedPlace();

const loadRunner = () => import('./run-fusion.ts');

/** Fuses what lies in the tray. While a fusion is under way another press changes nothing. */
export function submitFusion(api: ApiClient): void {
  const state = fusion.get();
  if (isBusy(state)) return;
  const input = requestFor(
    picks.get().map(({ id }) => id),
    state.phase === 'failed' ? state.failure.unanswered : null,
  );
  fusion.set(beginRequest(state, input));
  loadRunner().then(
    ({ sendFusion }) => sendFusion(api, input),
    () => failFusion({ message: '', unanswered: input, again: null }),
  );
}

/** The same ones go on where they failed; others are a new request. */
export function fuseAgain(api: ApiClient): void {
  const state = fusion.get();
  const again = state.phase === 'failed' ? state.failure.again : null;
  const ids = picks.get().map(({ id }) => id);
  if (!again || requestFor(ids, again.input) !== again.input) {
    submitFusion(api);
    return;
  }
  fusion.set(beginRequest(state, again.input));
  loadRunner().then(
    ({ retryFusion }) => retryFusion(api, again),
    () => failFusion({ message: '', unanswered: null, again }),
  );
}

export function cancelFusion(api: ApiClient): void {
  void loadRunner().then((runner) => runner.cancelFusion(api));
}

export function failFusion(failure: Failure<FuseInput>): void {
  fusion.set({ phase: 'failed', failure });
  keepFusionRecord(null);
  showToast({ title: people.fusion.failed, description: failure.message || people.fusion.failedText }, 'destructive');
}

/** It is being celebrated: nothing is left to find after a reload. */
export function markFusionSeen(): void {
  fusion.set(markSeen(fusion.get()));
  keepFusionRecord(null);
}

export function clearFusion(): void {
  fusion.set(putAway(fusion.get()));
  if (!isBusy(fusion.get())) keepFusionRecord(null);
}

/** Takes up what an earlier visit began, and keeps in step with other tabs. @returns how to stop. */
export function resumeFusion(api: ApiClient): () => void {
  const resume = () => void loadRunner().then(({ resumeFromRecord }) => resumeFromRecord(api));
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== FUSION_RECORD_KEY) return;
    const state = fusion.get();
    if (newValue !== null && !isBusy(state)) resume();
    // Another tab has celebrated it.
    if (newValue === null && state.phase === 'done' && !state.isSeen) clearFusion();
  };
  if (hasStored(FUSION_RECORD_KEY) && fusion.get().phase === 'idle') resume();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** What somebody has picked and waits for is nobody's after signing out. */
session.subscribe(() => {
  if (session.get() !== null) return;
  picks.set([]);
  fusion.set(IDLE);
  keepFusionRecord(null);
});
