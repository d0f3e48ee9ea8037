/** Runs the generation of this tab. Loaded when there is one. */
import type { TicketRef } from '@chaos/shared/contract/tickets';
import type { ApiClient } from '../../api/client.ts';
import { claimTickets, keepClaim } from '../../auth/pending-claims.ts';
import { onMemberGone } from '../../auth/same-person.ts';
import { session } from '../../auth/session-store.ts';
import { uiMessages } from '../../ui/messages.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { IDLE } from '../tickets/job.ts';
import { createJobRunner } from '../tickets/job-runner.ts';
import { ticketMessages } from '../tickets/messages.ts';
import { type GenerationRecord, readRecord, writeRecord } from './generation-record.ts';
import { failGeneration, generation, resultArea } from './generation-store.ts';
import { generationMessages } from './messages.ts';
import { resultMessages } from './result-messages.ts';

export const generationRunner = createJobRunner({
  kind: 'generation',
  state: generation,
  place: resultArea,
  readRecord: readOwnRecord,
  writeRecord: writeOwnRecord,
  toRecord: (requestId, input) => ({ requestId, ...(input && { input }) }),
  toInput: ({ input = null }) => input,
  request: (api, input) => api.characters.generate.mutate(input),
  unanswered: uiMessages.unanswered,
  texts: { cancelled: resultMessages.toast.cancelled, cancelFailed: ticketMessages.wait.cancelFailed },
  fail: (failure) => {
    const { isUsedUp, needsOtherWords, message: description } = failure;
    const { title } = isUsedUp ? { title: resultMessages.failure.usedUp } : generationMessages.toast.generateFailed;
    failGeneration(failure, isUsedUp || needsOtherWords ? { title, description } : undefined);
  },
  failureTitles: [resultMessages.failure.usedUp, generationMessages.toast.generateFailed.title],
  onDone: ({ ticket }, isNews) => {
    if (isNews) showToast(resultMessages.toast.generated(ticket.preview?.name ?? null));
  },
  onTicketDone: offer,
  mayResume: () => ['idle', 'resuming'].includes(generation.get().phase),
});

/** Made without an account: whoever signs in here later may have it, and whoever has meanwhile has it now. */
function offer(api: ApiClient, { ticketId, secret }: TicketRef): void {
  if (secret === undefined) return;
  keepClaim({ ticketId, secret });
  if (session.get()) void claimTickets(api);
}

/** That of whoever is here, and a visitor's. */
function readOwnRecord() {
  const record = readRecord();
  const userId = session.get()?.user.id;
  return record && (record.userId ?? userId) === userId ? record : null;
}

/** Whoever signs in while a visitor's is under way has it from then on. */
function writeOwnRecord(record: GenerationRecord | null): void {
  const userId = session.get()?.user.id;
  writeRecord(record && { ...(userId && { userId }), ...record });
}

session.subscribe(() => {
  const record = readRecord();
  if (record && !record.userId) writeOwnRecord(record);
});

/** What somebody with an account has asked for is not shown to whoever comes next, in whatever state it is. A visitor's goes on. */
onMemberGone(() => {
  const record = readRecord();
  if (record && !record.userId) return;
  generationRunner.stopFollowing();
  generation.set(IDLE);
  // Another tab may have begun one of the next person.
  if (record && !readOwnRecord()) writeRecord(null);
});
