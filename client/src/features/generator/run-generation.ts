/** Runs a generation: sends the wish, follows its ticket, and finds it again after a reload. */
import type { GenerateInput } from '@chaos/shared/contract/characters';
import { type Claim, claimTickets, keepClaim } from '../../lib/claims.ts';
import { followTicket } from '../../lib/follow-ticket.ts';
import { beginRequest, IDLE, type MakingEvent, type MakingTicket } from '../../lib/making.ts';
import { reduceMaking } from '../../lib/making-state.ts';
import { messages } from '../../lib/messages.ts';
import { later } from '../../lib/messages-later.ts';
import { askWithPatience, sentenceOf } from '../../lib/patience.ts';
import { session } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.ts';
import { type ApiClient, reasonOf } from '../../lib/trpc.ts';
import { readRecord, type TicketRecord, writeRecord } from './generation-record.ts';
import { failGeneration, forgetRecord, generation, stage } from './generation-store.ts';

let stopFollowing = () => {};

function dispatch(event: MakingEvent<GenerateInput>): void {
  const before = generation.get();
  const after = reduceMaking(before, event);
  if (after.phase === 'failed' && before.phase !== 'failed') {
    failGeneration(after.failure);
    return;
  }
  generation.set(after);
  if (after.phase === before.phase) return;
  if (after.phase === 'idle') forgetRecord();
  // One that ended before this visit only waits in its tray.
  if (after.phase === 'done' && event.type === 'ticket') showToast(later.toast.generated(after.ticket.preview?.name ?? null));
}

/** @param input has been announced to the store as submitted. */
export async function sendRequest(api: ApiClient, input: GenerateInput): Promise<void> {
  const { requestId } = input;
  writeRecord({ requestId, input });
  try {
    const ticket = await askWithPatience(() => api.characters.generate.mutate(input));
    const record: TicketRecord = { requestId, ticketId: ticket.id, ...(ticket.secret && { secret: ticket.secret }) };
    writeRecord(record);
    receive(ticket);
    follow(api, record);
  } catch (error) {
    const isAnswer = reasonOf(error) !== null;
    const message = isAnswer ? sentenceOf(error) : messages.failure.unanswered;
    dispatch({ type: 'refused', failure: { message, unanswered: isAnswer ? null : input } });
  }
}

function receive(ticket: MakingTicket): void {
  dispatch({ type: 'ticket', ticket, now: Date.now(), isWatched: stage.isWatched() });
}

function follow(api: ApiClient, { ticketId, secret }: TicketRecord): void {
  stopFollowing();
  if (generation.get().phase !== 'waiting') return;
  stopFollowing = followTicket({
    kind: 'generation',
    api,
    ref: secret === undefined ? { ticketId } : { ticketId, secret },
    onTicket: (next) => {
      receive(next);
      if (next.state === 'done' && secret !== undefined) offer(api, { ticketId, secret });
    },
    onGone: (error) => dispatch({ type: 'refused', failure: { message: sentenceOf(error), unanswered: null } }),
  });
}

/** Made without an account: whoever signs in here later may have it, and whoever has meanwhile has it now. */
function offer(api: ApiClient, claim: Claim): void {
  keepClaim(claim);
  if (session.get()) void claimTickets(api);
}

/** What somebody with an account is waiting for is no longer ours to watch after signing out. */
session.subscribe(() => {
  const record = readRecord();
  if (session.get() !== null || generation.get().phase !== 'waiting' || !record || !('ticketId' in record) || record.secret)
    return;
  stopFollowing();
  generation.set(IDLE);
  forgetRecord();
});

export async function resumeFromRecord(api: ApiClient): Promise<void> {
  const record = readRecord();
  if (!record) return forgetRecord();
  if (!('ticketId' in record)) {
    generation.set(beginRequest(generation.get(), record.input));
    return await sendRequest(api, record.input);
  }
  const { ticketId, secret } = record;
  try {
    const { items } = await api.tickets.mine.query({ tickets: secret === undefined ? [] : [{ ticketId, secret }] });
    const ticket = items.find(({ id }) => id === ticketId);
    if (ticket?.kind !== 'generation') return forgetRecord();
    dispatch({ type: 'resumed', ticket, now: Date.now() });
    if (ticket.state === 'done' && secret !== undefined) offer(api, { ticketId, secret });
    follow(api, record);
  } catch (error) {
    // Without an answer the record stays, and the next visit asks again.
    if (reasonOf(error) === 'invalid_input') forgetRecord();
  }
}
