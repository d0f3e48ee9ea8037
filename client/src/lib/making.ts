/**
 * The states of one character in the making, by generation or by fusion. How they follow from one another is in
 * making-state.ts, which loads when there is one.
 */
import type { Ticket } from '@chaos/shared/contract/tickets';

export type MakingTicket = Ticket<'generation' | 'fusion'>;

export interface Failure<Input> {
  /** A sentence for people. */
  message: string;
  /** The request that got no answer: the same wish again must carry the same id. */
  unanswered: Input | null;
}

export type Making<Input> =
  | { phase: 'idle' }
  | { phase: 'submitting'; input: Input }
  | { phase: 'waiting'; ticket: MakingTicket; since: number; firstEta: number | null }
  | { phase: 'done'; ticket: MakingTicket; characterId: string; isSeen: boolean }
  | { phase: 'failed'; failure: Failure<Input> };

/** What the server tells. */
export type MakingEvent<Input> =
  /** `now` in milliseconds; `isWatched`: the person looks at the place where the result appears. */
  | { type: 'ticket'; ticket: MakingTicket; now: number; isWatched: boolean }
  /** A ticket of an earlier visit. */
  | { type: 'resumed'; ticket: MakingTicket; now: number }
  | { type: 'refused'; failure: Failure<Input> };

export const IDLE = { phase: 'idle' } as const;

export function isBusy({ phase }: Making<unknown>): boolean {
  return phase === 'submitting' || phase === 'waiting';
}

/** R36: while one is under way, another press changes nothing. */
export function beginRequest<Input>(state: Making<Input>, input: Input): Making<Input> {
  return isBusy(state) ? state : { phase: 'submitting', input };
}

export function markSeen<Input>(state: Making<Input>): Making<Input> {
  return state.phase === 'done' ? { ...state, isSeen: true } : state;
}

export function putAway<Input>(state: Making<Input>): Making<Input> {
  return isBusy(state) ? state : IDLE;
}

/** For a bar; never quite nothing, so that it can be seen. */
export function percentOf(state: Making<unknown>): number {
  return state.phase === 'waiting' && state.ticket.state === 'running' ? state.ticket.percent : 4;
}
