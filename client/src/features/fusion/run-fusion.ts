/** Runs the fusion of this tab. Loaded when there is one. */
import { onMemberGone } from '../../auth/same-person.ts';
import { session } from '../../auth/session-store.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { isBusy, putAway } from '../tickets/job.ts';
import { createJobRunner } from '../tickets/job-runner.ts';
import { keepFusionRecord, readFusionRecord } from './fusion-record.ts';
import { failFusion, fusion, lab, picks } from './fusion-store.ts';
import { fusionMessages } from './messages.ts';

export const fusionRunner = createJobRunner({
  kind: 'fusion',
  state: fusion,
  place: lab,
  readRecord: readOwnRecord,
  writeRecord: keepFusionRecord,
  toRecord: (requestId) => {
    const userId = session.get()?.user.id;
    return userId === undefined ? null : { userId, requestId, sources: picks.get() };
  },
  toInput: ({ requestId, sources }) => ({ requestId, characterIds: sources.map(({ id }) => id) }),
  request: (api, input) => api.fusion.fuse.mutate(input),
  unanswered: '',
  texts: { cancelled: fusionMessages.cancelled, cancelFailed: fusionMessages.cancelFailed },
  fail: failFusion,
  failureTitles: [fusionMessages.failed],
  onDone: ({ ticket, isSeen }, isNews) => {
    picks.set([]);
    // One that is watched is celebrated.
    if (isNews && !isSeen) showToast(fusionMessages.done(ticket.preview?.name ?? null));
  },
  mayResume: () => readOwnRecord() !== null && !isBusy(fusion.get()),
  onResume: ({ sources }) => {
    picks.set(sources);
    fusion.set(putAway(fusion.get()));
  },
});

/** Another member of the same browser has nothing to do with it. */
function readOwnRecord() {
  const record = readFusionRecord();
  return record?.userId === session.get()?.user.id ? record : null;
}

onMemberGone(() => fusionRunner.stopFollowing());
