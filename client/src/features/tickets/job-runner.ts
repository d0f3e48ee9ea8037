/** Runs the one job of a kind that this tab knows: sends its request, follows its ticket, and finds it again after a reload. */

import type { TicketRef } from '@chaos/shared/contract/tickets';
import type { ApiClient } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { createRequestId } from '../../api/request-id.ts';
import { isUsedUp, mayAskAgain, retryUnanswered, sentenceOf } from '../../api/retry-slow-work.ts';
import { rememberPerson } from '../../auth/same-person.ts';
import type { Store } from '../../lib/store.ts';
import { showToast, type ToastText, toasts } from '../../ui/toast/toast.ts';
import { keepRequest, passRequestOn } from '../commitments/own-requests.ts';
import { followTicket } from './follow-ticket.ts';
import {
  type Again,
  beginRequest,
  type Failure,
  IDLE,
  isBusy,
  isCancelling,
  type JobEvent,
  type JobState,
  type JobTicket,
} from './job.ts';
import { reduceJob, refOf } from './reduce-job.ts';
import type { WatchedPlace } from './result-visibility.ts';
import { notifyEnd } from './system-notification.ts';

/** What outlives a reload: the request, and its ticket as soon as there is one. All tabs share it. */
export interface JobRecord {
  requestId: string;
  /** Missing while the answer is out. */
  ticketId?: string;
  secret?: string;
}

interface JobOptions<Input extends { requestId: string }, Kept extends JobRecord> {
  kind: JobTicket['kind'];
  state: Store<JobState<Input>>;
  /** Where the result appears. */
  place: WatchedPlace;
  readRecord: () => Kept | null;
  /** @param record null forgets it. */
  writeRecord: (record: Kept | null) => void;
  /** @returns null when nobody is there any more who could have asked. */
  toRecord: (requestId: string, input: Input | null) => Kept | null;
  /** What was asked for; null where this browser does not know it. */
  toInput: (record: Kept) => Input | null;
  request: (api: ApiClient, input: Input) => Promise<JobTicket>;
  /** The sentence for a request that got no answer. */
  unanswered: string;
  texts: { cancelled: ToastText; cancelFailed: ToastText };
  fail: (failure: Failure<Input>) => void;
  /** Of all toasts that `fail` shows. */
  failureTitles: readonly string[];
  /** @param isNews false for one that ended before this visit, and only waits in the tray. */
  onDone: (done: Extract<JobState<Input>, { phase: 'done' }>, isNews: boolean) => void;
  /** The server says that it is done; perhaps to somebody who has asked for something else meanwhile. */
  onTicketDone?: (api: ApiClient, ref: TicketRef) => void;
  /** Whether what an earlier visit has left is still wanted here. */
  mayResume: (record: Kept) => boolean;
  onResume?: (record: Kept) => void;
}

/** Until the server has said what became of it, it is asked again. */
const RESUME_AGAIN_MS = 5_000;

export function createJobRunner<Input extends { requestId: string }, Kept extends JobRecord>(job: JobOptions<Input, Kept>) {
  const { kind, state, readRecord, writeRecord } = job;
  const ownFailures = [...job.failureTitles, job.texts.cancelFailed.title];
  let stopFollowing = () => {};

  /** Whoever tries again has read of it. What failed elsewhere stays. */
  const dismissFailure = (): void => {
    const toast = toasts.get();
    if (toast && ownFailures.includes(toast.title)) toasts.set(null);
  };

  const dispatch = (event: JobEvent<Input>): void => {
    const before = state.get();
    const after = reduceJob(before, event);
    if (event.type === 'ticket' && after.phase !== before.phase && !isBusy(after)) notifyEnd(event.ticket, event.isWatched);
    if (after.phase === 'failed' && before.phase !== 'failed') {
      job.fail(after.failure);
      return;
    }
    state.set(after);
    if (after.phase === before.phase) return;
    if (after.phase === 'idle') {
      writeRecord(null);
      if (event.type === 'ticket') showToast(job.texts.cancelled);
    }
    if (after.phase !== 'done') return;
    passRequestOn(after.ticket.id, after.characterId);
    job.onDone(after, event.type === 'ticket');
  };

  const refuse = (error: unknown, { unanswered, again }: Pick<Failure<Input>, 'unanswered' | 'again'>): void => {
    const isAnswer = reasonOf(error) !== null;
    dispatch({
      type: 'refused',
      failure: {
        message: isAnswer ? sentenceOf(error) : job.unanswered,
        unanswered: isAnswer ? null : unanswered,
        again: mayAskAgain(error) ? again : null,
        isUsedUp: isUsedUp(error),
        needsOtherWords: reasonOf(error) === 'indecent',
        isSourceGone: reasonOf(error) === 'not_found',
      },
    });
  };

  const receive = (ticket: JobTicket): void =>
    dispatch({ type: 'ticket', ticket, now: Date.now(), isWatched: job.place.isWatched() });

  const follow = (api: ApiClient, ref: TicketRef): void => {
    stopFollowing();
    if (state.get().phase !== 'waiting') return;
    stopFollowing = followTicket<JobTicket['kind']>({
      kind,
      api,
      ref,
      onTicket: (next) => {
        receive(next);
        if (next.state === 'done') job.onTicketDone?.(api, ref);
      },
      onGone: (error) => dispatch({ type: 'refused', failure: { message: sentenceOf(error), unanswered: null, again: null } }),
    });
  };

  const cancelTicket = async (api: ApiClient, ticket: JobTicket): Promise<void> => {
    try {
      const after = await api.tickets.cancel.mutate(refOf(ticket));
      if (after.kind === kind) receive(after);
    } catch {
      dispatch({ type: 'cancelling', isCancelling: false });
      showToast(job.texts.cancelFailed, 'destructive');
    }
  };

  const begin = async (api: ApiClient, ticket: JobTicket, record: Kept): Promise<void> => {
    if (state.get().phase !== 'submitting') return;
    const isUnwanted = isCancelling(state.get());
    const ref = refOf(ticket);
    writeRecord({ ...record, ...ref });
    receive(ticket);
    follow(api, ref);
    if (isUnwanted) await cancelTicket(api, ticket);
  };

  /**
   * @param input has been announced to the store as submitted.
   * @param userId who has asked for it. What comes of it while somebody else is here is not shown.
   */
  const send = async (api: ApiClient, input: Input, userId?: string): Promise<void> => {
    const isSamePerson = rememberPerson(userId);
    if (!isSamePerson()) return state.set(IDLE);
    const record = job.toRecord(input.requestId, input);
    if (!record) return;
    dismissFailure();
    writeRecord(record);
    try {
      const ticket = await retryUnanswered(() => job.request(api, input));
      keepRequest(ticket.id, input.requestId);
      if (isSamePerson()) await begin(api, ticket, record);
    } catch (error) {
      if (isSamePerson()) refuse(error, { unanswered: input, again: null });
    }
  };

  const stopResuming = (): void => {
    if (state.get().phase === 'resuming') state.set(IDLE);
  };

  const findNothing = (): void => {
    writeRecord(null);
    stopResuming();
  };

  const resume = async (api: ApiClient): Promise<void> => {
    const record = readRecord();
    if (!record) return findNothing();
    const { ticketId, secret } = record;
    const input = job.toInput(record);
    const isSamePerson = rememberPerson();
    const mayResume = () => isSamePerson() && job.mayResume(record);
    if (ticketId === undefined) {
      if (!input || !mayResume()) return stopResuming();
      job.onResume?.(record);
      state.set(beginRequest(IDLE, input));
      return await send(api, input);
    }
    try {
      const ref = { ticketId, ...(secret !== undefined && { secret }) };
      const { items } = await retryUnanswered(() =>
        api.tickets.mine.query({ tickets: secret === undefined ? [] : [{ ticketId, secret }] }),
      );
      // Signed out, or another one has been begun meanwhile.
      if (!mayResume()) return stopResuming();
      const ticket = items.find(({ id }) => id === ticketId);
      if (ticket?.kind !== kind) return findNothing();
      job.onResume?.(record);
      dispatch({ type: 'resumed', ticket, now: Date.now(), input });
      if (ticket.state === 'done') job.onTicketDone?.(api, ref);
      follow(api, ref);
    } catch (error) {
      if (!mayResume()) return stopResuming();
      if (reasonOf(error) === 'invalid_input') return findNothing();
      // Whoever does not want to wait for that may ask for another one.
      stopResuming();
      setTimeout(() => mayResume() && void resume(api), RESUME_AGAIN_MS);
    }
  };

  return {
    send,
    resume,

    /**
     * Tries again what failed: a ticket that goes on where the failed one ended. However often it is asked for, there is one.
     * @param byBuiltIn true: by the built-in artist.
     */
    async retry(api: ApiClient, again: Again<Input>, byBuiltIn?: boolean, userId?: string): Promise<void> {
      const isSamePerson = rememberPerson(userId);
      if (!isSamePerson()) return state.set(IDLE);
      const requestId = createRequestId();
      const record = job.toRecord(requestId, again.input);
      if (!record) return;
      dismissFailure();
      writeRecord({ ...record, ...again.ref });
      try {
        const ticket = await retryUnanswered(() => api.tickets.retry.mutate({ ...again.ref, requestId, byHouse: byBuiltIn }));
        passRequestOn(again.ref.ticketId, ticket.id);
        if (ticket.kind === kind && isSamePerson()) await begin(api, ticket, record);
      } catch (error) {
        if (isSamePerson()) refuse(error, { unanswered: null, again });
      }
    },

    /** Also while the request is still being handed in: then it is cancelled as soon as it has a ticket. */
    async cancel(api: ApiClient): Promise<void> {
      const now = state.get();
      if (isCancelling(now)) return;
      dispatch({ type: 'cancelling', isCancelling: true });
      if (now.phase === 'waiting') await cancelTicket(api, now.ticket);
    },

    /** Takes up what this member asked for on another device. */
    adopt(api: ApiClient, ticket: JobTicket): void {
      const record = job.toRecord(ticket.id, null);
      if (state.get().phase !== 'idle' || readRecord() || !record) return;
      const ref = refOf(ticket);
      writeRecord({ ...record, ...ref });
      dispatch({ type: 'resumed', ticket, now: Date.now(), input: null });
      follow(api, ref);
    },

    stopFollowing: () => stopFollowing(),
  };
}
