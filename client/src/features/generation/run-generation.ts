/** Runs the generation of this tab. Loaded when there is one. */
import type { TicketRef } from '@chaos/shared/contract/tickets';
import type { ApiClient } from '../../api/client.ts';
import { claimTickets, keepClaim } from '../../auth/pending-claims.ts';
import { session } from '../../auth/session-store.ts';
import { uiMessages } from '../../ui/messages.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { IDLE } from '../tickets/job.ts';
import { createJobRunner } from '../tickets/job-runner.ts';
import { ticketMessages } from '../tickets/messages.ts';
import { readRecord, writeRecord } from './generation-record.ts';
import { failGeneration, generation, resultArea } from './generation-store.ts';
import { resultMessages } from './result-messages.ts';

export const generationRunner = createJobRunner({
  kind: 'generation',
  state: generation,
  place: resultArea,
  readRecord,
  writeRecord,
  toRecord: (requestId, input) => ({ requestId, ...(input && { input }) }),
  toInput: ({ input = null }) => input,
  request: (api, input) => api.characters.generate.mutate(input),
  unanswered: uiMessages.unanswered,
  texts: { cancelled: resultMessages.toast.cancelled, cancelFailed: ticketMessages.wait.cancelFailed },
  fail: (failure) => {
    const { isUsedUp, message } = failure;
    failGeneration(failure, isUsedUp ? { title: resultMessages.failure.usedUp, description: message } : undefined);
  },
  onDone: ({ ticket }, isNews) => {
    if (isNews) showToast(resultMessages.toast.generated(ticket.preview?.name ?? null));
  },
  onTicketDone: offer,
  mayResume: () => generation.get().phase === 'idle',
});

/** Made without an account: whoever signs in here later may have it, and whoever has meanwhile has it now. */
function offer(api: ApiClient, { ticketId, secret }: TicketRef): void {
  if (secret === undefined) return;
  keepClaim({ ticketId, secret });
  if (session.get()) void claimTickets(api);
}

/** What somebody with an account is waiting for is no longer ours to watch after signing out. */
session.subscribe(() => {
  const record = readRecord();
  if (session.get() !== null || generation.get().phase !== 'waiting' || !record?.ticketId || record.secret) return;
  generationRunner.stopFollowing();
  generation.set(IDLE);
  writeRecord(null);
});
