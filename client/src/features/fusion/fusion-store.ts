/** What the fusion of this tab is doing, and what lies in its tray. */

import type { FuseInput } from '@chaos/shared/contract/fusion';
import { onMemberGone } from '../../auth/same-person.ts';
import { session } from '../../auth/session-store.ts';
import { createStore } from '../../lib/store.ts';
import { showFailure } from '../../ui/toast/show-failure.ts';
import { dismissToast, showToast, type ToastText } from '../../ui/toast/toast.ts';
import { type Failure, IDLE, isBusy, type JobState, markSeen, putAway } from '../tickets/job.ts';
import { createResultVisibility } from '../tickets/result-visibility.ts';
import { type FusionSource, keepFusionRecord, readFusionRecord } from './fusion-record.ts';
import { fusionMessages } from './messages.ts';

export const fusion = createStore<JobState<FuseInput>>(IDLE);

/** In the order in which they were picked. They stay over a failure, and on the way to other screens. */
export const picks = createStore<readonly FusionSource[]>([]);

let toldOfPicks = 0;

/** Why it cannot be picked, or fused: said until others are picked. */
export function refusePicks(why: ToastText): void {
  toldOfPicks = showToast(why, 'destructive').id;
}

picks.subscribe(() => dismissToast(toldOfPicks));

/** The FUSE LAB, where a result is celebrated at once. */
export const lab = createResultVisibility();

export function failFusion(failure: Failure<FuseInput>): void {
  fusion.set({ phase: 'failed', failure });
  keepFusionRecord(null);
  showFailure({ title: fusionMessages.failed, description: failure.message || fusionMessages.failedText });
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

/** What somebody has picked and waits for is not shown to whoever comes next. */
onMemberGone(() => {
  picks.set([]);
  fusion.set(IDLE);
  // Another tab may have begun one of the next person.
  if (readFusionRecord()?.userId !== session.get()?.user.id) keepFusionRecord(null);
});
