/** Runs a generation: sends the wish, follows its ticket, and finds it again after a reload. */
import type { GenerateInput } from '@chaos/shared/contract/characters';
import { type Claim, claimTickets, keepClaim } from '../../lib/claims.ts';
import { followTicket } from '../../lib/follow-ticket.ts';
import { type Again, beginRequest, IDLE, isBusy, isCancelling, type MakingEvent, type MakingTicket } from '../../lib/making.ts';
import { reduceMaking, refOf } from '../../lib/making-state.ts';
import { messages } from '../../lib/messages.ts';
import { later } from '../../lib/messages-later.ts';
import { notifyEnd } from '../../lib/notify.ts';
import { askWithPatience, isUsedUp, mayAskAgain, sentenceOf } from '../../lib/patience.ts';
import { createRequestId } from '../../lib/request-id.ts';
import { session } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.ts';
import { type ApiClient, reasonOf } from '../../lib/trpc.ts';
import { readRecord, type TicketRecord, writeRecord } from './generation-record.ts';
import { failGeneration, forgetRecord, generation, stage } from './generation-store.ts';

let stopFollowing = () => {};

function dispatch(event: MakingEvent<GenerateInput>): void {
  const before = generation.get();
  const after = reduceMaking(before, event);
  if (event.type === 'ticket' && after.phase !== before.phase && !isBusy(after)) notifyEnd(event.ticket, event.isWatched);
  if (after.phase === 'failed' && before.phase !== 'failed') {
    const { isUsedUp, message } = after.failure;
    failGeneration(after.failure, isUsedUp ? { title: later.failure.usedUp, description: message } : undefined);
    return;
  }
  generation.set(after);
  if (after.phase === before.phase) return;
  if (after.phase === 'idle') {
    forgetRecord();
    if (event.type === 'ticket') showToast(later.toast.cancelled);
  }
  // One that ended before this visit only waits in its tray.
  if (after.phase === 'done' && event.type === 'ticket') showToast(later.toast.generated(after.ticket.preview?.name ?? null));
}

/** @param input has been announced to the store as submitted. */
export async function sendRequest(api: ApiClient, input: GenerateInput): Promise<void> {
  const { requestId } = input;
  writeRecord({ requestId, input });
  try {
    const ticket = await askWithPatience(() => api.characters.generate.mutate(input));
    await begin(api, ticket, { requestId, input });
  } catch (error) {
    const isAnswer = reasonOf(error) !== null;
    const message = isAnswer ? sentenceOf(error) : messages.failure.unanswered;
    dispatch({
      type: 'refused',
      failure: { message, unanswered: isAnswer ? null : input, again: null, isUsedUp: isUsedUp(error) },
    });
  }
}

/** Tries again what failed: a ticket that goes on where the failed one ended. However often it is asked for, there is one. */
export async function retryGeneration(api: ApiClient, again: Again<GenerateInput>): Promise<void> {
  const { ref, input } = again;
  const requestId = createRequestId();
  const failed: TicketRecord = { requestId, ticketId: ref.ticketId, ...(ref.secret && { secret: ref.secret }) };
  writeRecord({ ...failed, ...(input && { input }) });
  try {
    const ticket = await askWithPatience(() => api.tickets.retry.mutate({ ...ref, requestId }));
    if (ticket.kind === 'generation') await begin(api, ticket, { requestId, ...(input && { input }) });
  } catch (error) {
    const isAnswer = reasonOf(error) !== null;
    const message = isAnswer ? sentenceOf(error) : messages.failure.unanswered;
    dispatch({
      type: 'refused',
      failure: { message, unanswered: null, again: mayAskAgain(error) ? again : null, isUsedUp: isUsedUp(error) },
    });
  }
}

async function begin(api: ApiClient, ticket: MakingTicket, asked: Pick<TicketRecord, 'requestId' | 'input'>): Promise<void> {
  const isUnwanted = isCancelling(generation.get());
  const record = { ...asked, ...refOf(ticket) };
  writeRecord(record);
  receive(ticket);
  follow(api, record);
  if (isUnwanted) await cancelTicket(api, ticket);
}

function receive(ticket: MakingTicket): void {
  dispatch({ type: 'ticket', ticket, now: Date.now(), isWatched: stage.isWatched() });
}

function follow(api: ApiClient, { ticketId, secret }: Pick<TicketRecord, 'ticketId' | 'secret'>): void {
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
    onGone: (error) => dispatch({ type: 'refused', failure: { message: sentenceOf(error), unanswered: null, again: null } }),
  });
}

/** Also while the wish is still being handed in: then it is cancelled as soon as it has a ticket. */
export async function cancelGeneration(api: ApiClient): Promise<void> {
  const state = generation.get();
  if (isCancelling(state)) return;
  dispatch({ type: 'cancelling', isCancelling: true });
  if (state.phase === 'waiting') await cancelTicket(api, state.ticket);
}

async function cancelTicket(api: ApiClient, ticket: MakingTicket): Promise<void> {
  try {
    const after = await api.tickets.cancel.mutate(refOf(ticket));
    if (after.kind === 'generation') receive(after);
  } catch {
    dispatch({ type: 'cancelling', isCancelling: false });
    showToast(later.wait.cancelFailed, 'destructive');
  }
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

/** Until the server has said what became of it, it is asked again. */
const RESUME_AGAIN_MS = 5_000;

export async function resumeFromRecord(api: ApiClient): Promise<void> {
  const record = readRecord();
  if (!record) return forgetRecord();
  if (!('ticketId' in record)) {
    generation.set(beginRequest(generation.get(), record.input));
    return await sendRequest(api, record.input);
  }
  const { ticketId, secret, input = null } = record;
  try {
    const tickets = secret === undefined ? [] : [{ ticketId, secret }];
    const { items } = await askWithPatience(() => api.tickets.mine.query({ tickets }));
    // Another wish has been made meanwhile.
    if (generation.get().phase !== 'idle') return;
    const ticket = items.find(({ id }) => id === ticketId);
    if (ticket?.kind !== 'generation') return forgetRecord();
    dispatch({ type: 'resumed', ticket, now: Date.now(), input });
    if (ticket.state === 'done' && secret !== undefined) offer(api, { ticketId, secret });
    follow(api, record);
  } catch (error) {
    if (generation.get().phase !== 'idle') return;
    if (reasonOf(error) === 'invalid_input') return forgetRecord();
    setTimeout(() => generation.get().phase === 'idle' && void resumeFromRecord(api), RESUME_AGAIN_MS);
  }
}

/** Takes up what this member asked for on another device. */
export function adopt(api: ApiClient, ticket: MakingTicket): void {
  if (generation.get().phase !== 'idle' || readRecord()) return;
  const record = { requestId: ticket.id, ...refOf(ticket) };
  writeRecord(record);
  dispatch({ type: 'resumed', ticket, now: Date.now(), input: null });
  follow(api, record);
}
