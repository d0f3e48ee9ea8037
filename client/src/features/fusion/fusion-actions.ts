/** What can be done about the fusion of this tab. How it is run is in run-fusion.ts, which loads when it is needed. */
import type { FuseInput } from '@chaos/shared/contract/fusion';
import type { ApiClient } from '../../api/client.ts';
import { session } from '../../auth/session-store.ts';
import { hasStored } from '../../lib/storage.ts';
import { type Again, beginRequest, isBusy } from '../tickets/job.ts';
import { FUSION_RECORD_KEY } from './fusion-record.ts';
import { requestFor } from './fusion-request.ts';
import { clearFusion, failFusion, fusion, picks } from './fusion-store.ts';

const loadRunner = () => import('./run-fusion.ts').then(({ fusionRunner }) => fusionRunner);

/** Fuses what lies in the tray. While a fusion is under way another press changes nothing. */
export function submitFusion(api: ApiClient): void {
  const state = fusion.get();
  if (isBusy(state)) return;
  const input = requestFor(
    picks.get().map(({ id }) => id),
    state.phase === 'failed' ? state.failure.unanswered : null,
  );
  const userId = session.get()?.user.id;
  fusion.set(beginRequest(state, input));
  loadRunner().then(
    (runner) => runner.send(api, input, userId),
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
  goOnFusing(api, again);
}

/** @param byBuiltIn true: by the built-in artist. */
export function goOnFusing(api: ApiClient, again: Again<FuseInput>, byBuiltIn?: boolean): void {
  const state = fusion.get();
  if (isBusy(state)) return;
  const userId = session.get()?.user.id;
  fusion.set(beginRequest(state, again.input));
  loadRunner().then(
    (runner) => runner.retry(api, again, byBuiltIn, userId),
    () => failFusion({ message: '', unanswered: null, again }),
  );
}

export function cancelFusion(api: ApiClient): void {
  void loadRunner().then((runner) => runner.cancel(api));
}

/** Takes up what an earlier visit began, and keeps in step with other tabs. @returns how to stop. */
export function resumeFusion(api: ApiClient): () => void {
  const resume = () => void loadRunner().then((runner) => runner.resume(api));
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
