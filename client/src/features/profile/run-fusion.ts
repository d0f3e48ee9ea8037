/** Runs a fusion: sends the request, follows its ticket, and finds it again after a reload. */
import type { FuseInput } from '@chaos/shared/contract/fusion';
import { followTicket } from '../../lib/follow-ticket.ts';
import {
  type Again,
  beginRequest,
  type Failure,
  isBusy,
  isCancelling,
  type MakingEvent,
  type MakingTicket,
  putAway,
} from '../../lib/making.ts';
import { reduceMaking } from '../../lib/making-state.ts';
import { people } from '../../lib/messages-people.ts';
import { notifyEnd } from '../../lib/notify.ts';
import { askWithPatience, isUsedUp, mayAskAgain, sentenceOf } from '../../lib/patience.ts';
import { createRequestId } from '../../lib/request-id.ts';
import { session } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.ts';
import { type ApiClient, reasonOf } from '../../lib/trpc.ts';
import { type FusionRecord, keepFusionRecord, readFusionRecord } from './fusion-record.ts';
import { failFusion, fusion, lab, picks } from './fusion-store.ts';

let stopFollowing = () => {};

function dispatch(event: MakingEvent<FuseInput>): void {
  const before = fusion.get();
  const after = reduceMaking(before, event);
  if (event.type === 'ticket' && after.phase !== before.phase && !isBusy(after)) notifyEnd(event.ticket, event.isWatched);
  if (after.phase === 'failed' && before.phase !== 'failed') {
    failFusion(after.failure);
    return;
  }
  fusion.set(after);
  if (after.phase === before.phase) return;
  if (after.phase === 'idle') {
    keepFusionRecord(null);
    if (event.type === 'ticket') showToast(people.fusion.cancelled);
  }
  if (after.phase !== 'done') return;
  picks.set([]);
  // One that ended before this visit only waits in its tray, and one that is watched is celebrated.
  if (event.type === 'ticket' && !after.isSeen) showToast(people.fusion.done(after.ticket.preview?.name ?? null));
}

/** @param input has been announced to the store as submitted. */
export async function sendFusion(api: ApiClient, input: FuseInput): Promise<void> {
  const userId = session.get()?.user.id;
  if (userId === undefined) return;
  const record: FusionRecord = { userId, requestId: input.requestId, sources: picks.get() };
  keepFusionRecord(record);
  try {
    await begin(api, await askWithPatience(() => api.fusion.fuse.mutate(input)), record);
  } catch (error) {
    refuse(error, { unanswered: input, again: null });
  }
}

/** Tries again what failed: a ticket that goes on where the failed one ended. However often it is asked for, there is one. */
export async function retryFusion(api: ApiClient, again: Again<FuseInput>): Promise<void> {
  const userId = session.get()?.user.id;
  if (userId === undefined) return;
  const { ticketId } = again.ref;
  const record: FusionRecord = { userId, requestId: createRequestId(), sources: picks.get() };
  keepFusionRecord({ ...record, ticketId });
  try {
    const ticket = await askWithPatience(() => api.tickets.retry.mutate({ ticketId, requestId: record.requestId }));
    if (ticket.kind === 'fusion') await begin(api, ticket, record);
  } catch (error) {
    refuse(error, { unanswered: null, again });
  }
}

function refuse(error: unknown, repeat: Pick<Failure<FuseInput>, 'unanswered' | 'again'>): void {
  const isAnswer = reasonOf(error) !== null;
  const { unanswered, again } = repeat;
  dispatch({
    type: 'refused',
    failure: {
      message: isAnswer ? sentenceOf(error) : '',
      unanswered: isAnswer ? null : unanswered,
      again: mayAskAgain(error) ? again : null,
      isUsedUp: isUsedUp(error),
    },
  });
}

async function begin(api: ApiClient, ticket: MakingTicket, record: FusionRecord): Promise<void> {
  // Signed out while the answer was on its way.
  if (fusion.get().phase !== 'submitting') return;
  const isUnwanted = isCancelling(fusion.get());
  keepFusionRecord({ ...record, ticketId: ticket.id });
  receive(ticket);
  follow(api, ticket.id);
  if (isUnwanted) await cancelTicket(api, ticket.id);
}

function receive(ticket: MakingTicket): void {
  dispatch({ type: 'ticket', ticket, now: Date.now(), isWatched: lab.isWatched() });
}

function follow(api: ApiClient, ticketId: string): void {
  stopFollowing();
  if (fusion.get().phase !== 'waiting') return;
  stopFollowing = followTicket({
    kind: 'fusion',
    api,
    ref: { ticketId },
    onTicket: receive,
    onGone: (error) => dispatch({ type: 'refused', failure: { message: sentenceOf(error), unanswered: null, again: null } }),
  });
}

session.subscribe(() => {
  if (session.get() === null) stopFollowing();
});

/** Also while the request is still being handed in: then it is cancelled as soon as it has a ticket. */
export async function cancelFusion(api: ApiClient): Promise<void> {
  const state = fusion.get();
  if (isCancelling(state)) return;
  dispatch({ type: 'cancelling', isCancelling: true });
  if (state.phase === 'waiting') await cancelTicket(api, state.ticket.id);
}

async function cancelTicket(api: ApiClient, ticketId: string): Promise<void> {
  try {
    const after = await api.tickets.cancel.mutate({ ticketId });
    if (after.kind === 'fusion') receive(after);
  } catch {
    dispatch({ type: 'cancelling', isCancelling: false });
    showToast(people.fusion.cancelFailed, 'destructive');
  }
}

/** Until the server has said what became of it, it is asked again. */
const RESUME_AGAIN_MS = 5_000;

export async function resumeFromRecord(api: ApiClient): Promise<void> {
  const record = readFusionRecord();
  if (!record || record.userId !== session.get()?.user.id) return keepFusionRecord(null);
  const { requestId, ticketId, sources } = record;
  if (ticketId === undefined) {
    const input = { requestId, characterIds: sources.map(({ id }) => id) };
    picks.set(sources);
    fusion.set(beginRequest(fusion.get(), input));
    return await sendFusion(api, input);
  }
  try {
    const { items } = await askWithPatience(() => api.tickets.mine.query({}));
    // Signed out, or another one has been begun meanwhile.
    if (session.get()?.user.id !== record.userId || isBusy(fusion.get())) return;
    const ticket = items.find(({ id }) => id === ticketId);
    if (ticket?.kind !== 'fusion') return keepFusionRecord(null);
    picks.set(sources);
    fusion.set(putAway(fusion.get()));
    const input = { requestId, characterIds: sources.map(({ id }) => id) };
    dispatch({ type: 'resumed', ticket, now: Date.now(), input });
    follow(api, ticketId);
  } catch {
    setTimeout(() => readFusionRecord() && !isBusy(fusion.get()) && void resumeFromRecord(api), RESUME_AGAIN_MS);
  }
}
