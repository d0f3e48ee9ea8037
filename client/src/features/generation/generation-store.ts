/** What the generation of this tab is doing, for all screens. */
import type { GenerateInput } from '@chaos/shared/contract/characters';
import { writeStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';
import { showToast, type ToastText } from '../../ui/toast/toast.ts';
import { type Failure, IDLE, isBusy, type JobState, markSeen, putAway } from '../tickets/job.ts';
import { createResultVisibility } from '../tickets/result-visibility.ts';
import { generationMessages } from './messages.ts';

export const generation = createStore<JobState<GenerateInput>>(IDLE);

/** The key of what outlives a reload; all tabs share it. */
export const RECORD_KEY = 'chaos.generation';

/** Where the result appears. */
export const resultArea = createResultVisibility();

export function failGeneration(
  failure: Failure<GenerateInput>,
  toast: ToastText = generationMessages.toast.generateFailed,
): void {
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

function forgetRecord(): void {
  writeStored('localStorage', RECORD_KEY, null);
}
