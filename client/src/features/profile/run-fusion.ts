/** Runs a fusion: sends the request, follows its ticket, and finds it again after a reload. */
import type { FuseInput } from '@chaos/shared/contract/fusion';
import { followTicket } from '../../lib/follow-ticket.ts';
import { beginRequest, type MakingEvent, type MakingTicket, putAway } from '../../lib/making.ts';
import { reduceMaking } from '../../lib/making-state.ts';
import { people } from '../../lib/messages-people.ts';
import { askWithPatience, sentenceOf } from '../../lib/patience.ts';
import { session } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.ts';
import { type ApiClient, reasonOf } from '../../lib/trpc.ts';
import { type FusionRecord, keepFusionRecord, readFusionRecord } from './fusion-record.ts';
import { failFusion, fusion, lab, picks } from './fusion-store.ts';

let stopFollowing = () => {};
/** The request that is to be cancelled as soon as it has a ticket. */
let unwantedRequestId: string | null = null;

function dispatch(event: MakingEvent<FuseInput>): void {
  const before = fusion.get();
  const after = reduceMaking(before, event);
  if (after.phase === 'failed' && before.phase !== 'failed') {
    failFusion(after.failure);
    return;
  }
  fusion.set(after);
  if (after.phase === before.phase) return;
  if (after.phase === 'idle') keepFusionRecord(null);
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
    const ticket = await askWithPatience(() => api.fusion.fuse.mutate(input));
    // Signed out while the answer was on its way.
    if (fusion.get().phase !== 'submitting') return;
    keepFusionRecord({ ...record, ticketId: ticket.id });
    receive(ticket);
    follow(api, ticket.id);
    if (unwantedRequestId === input.requestId) await cancelTicket(api, ticket.id);
  } catch (error) {
    const isAnswer = reasonOf(error) !== null;
    dispatch({ type: 'refused', failure: { message: isAnswer ? sentenceOf(error) : '', unanswered: isAnswer ? null : input } });
  }
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
    onGone: (error) => dispatch({ type: 'refused', failure: { message: sentenceOf(error), unanswered: null } }),
  });
}

session.subscribe(() => {
  if (session.get() === null) stopFollowing();
});

/** @throws when the server did not say that it is cancelled. */
export async function cancelFusion(api: ApiClient): Promise<void> {
  const state = fusion.get();
  if (state.phase === 'submitting') unwantedRequestId = state.input.requestId;
  if (state.phase === 'waiting') await cancelTicket(api, state.ticket.id);
}

/** If it was finished first, the result wins. */
async function cancelTicket(api: ApiClient, ticketId: string): Promise<void> {
  const ticket = await api.tickets.cancel.mutate({ ticketId });
  if (ticket.kind !== 'fusion') return;
  receive(ticket);
  if (ticket.state === 'cancelled') showToast(people.fusion.cancelled);
}

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
    const { items } = await api.tickets.mine.query({});
    const ticket = items.find(({ id }) => id === ticketId);
    if (ticket?.kind !== 'fusion') return keepFusionRecord(null);
    picks.set(sources);
    fusion.set(putAway(fusion.get()));
    dispatch({ type: 'resumed', ticket, now: Date.now() });
    follow(api, ticketId);
  } catch {
    // Without an answer the record stays, and the next visit asks again.
  }
}
