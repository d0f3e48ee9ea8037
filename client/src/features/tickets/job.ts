/**
 * The states of one character in the making, by generation or by fusion. How they follow from one another is in
 * reduce-job.ts, which loads when there is one.
 */
import type { Ticket, TicketRef } from '@chaos/shared/contract/tickets';

export type JobTicket = Ticket<'generation' | 'fusion'>;

export interface Failure<Input> {
  /** A sentence for people. */
  message: string;
  /** The request that got no answer: the same wish again must carry the same id. */
  unanswered: Input | null;
  /** What may be tried again without paying for its finished steps once more; null when only a new wish helps. */
  again: Again<Input> | null;
  /** What a day allows is used up: trying again would not help before the time that the message names. */
  isUsedUp?: boolean;
  /** The same words would be refused again. */
  needsOtherWords?: boolean;
  /** What the request goes back to is not there any more, or is not to be had. */
  isSourceGone?: boolean;
}

export interface Again<Input> {
  ref: TicketRef;
  /** An AI has failed; the built-in artist would do it. */
  mayAskHouse?: true | undefined;
  /** What was asked for; null where this browser does not know it. */
  input: Input | null;
}

export type JobState<Input> =
  | { phase: 'idle' }
  /** An earlier visit has asked for something, and nobody has said yet what became of it. */
  | { phase: 'resuming' }
  | ({ phase: 'submitting' } & Asked<Input>)
  | ({ phase: 'waiting'; ticket: JobTicket; since: number; firstEta: number | null } & Asked<Input>)
  | { phase: 'done'; ticket: JobTicket; characterId: string; isSeen: boolean; input: Input | null }
  | { phase: 'failed'; failure: Failure<Input> };

interface Asked<Input> {
  /** Null where it is not known: another device asked. */
  input: Input | null;
  /** Somebody wants it no more, and the server has not said yes. */
  isCancelling: boolean;
}

/** What the server tells, and what the person does about it. */
export type JobEvent<Input> =
  /** `now` in milliseconds; `isWatched`: the person looks at the place where the result appears. */
  | { type: 'ticket'; ticket: JobTicket; now: number; isWatched: boolean }
  /** A ticket of an earlier visit. */
  | { type: 'resumed'; ticket: JobTicket; now: number; input: Input | null }
  | { type: 'refused'; failure: Failure<Input> }
  | { type: 'cancelling'; isCancelling: boolean };

export const IDLE = { phase: 'idle' } as const;
export const RESUMING = { phase: 'resuming' } as const;

export function isBusy({ phase }: JobState<unknown>): boolean {
  return phase === 'submitting' || phase === 'waiting' || phase === 'resuming';
}

/** R36: while one is under way, another press changes nothing. */
export function beginRequest<Input>(state: JobState<Input>, input: Input | null): JobState<Input> {
  return isBusy(state) ? state : { phase: 'submitting', input, isCancelling: false };
}

export function markSeen<Input>(state: JobState<Input>): JobState<Input> {
  return state.phase === 'done' ? { ...state, isSeen: true } : state;
}

export function putAway<Input>(state: JobState<Input>): JobState<Input> {
  return isBusy(state) ? state : IDLE;
}

export function isCancelling(state: JobState<unknown>): boolean {
  return (state.phase === 'submitting' || state.phase === 'waiting') && state.isCancelling;
}
