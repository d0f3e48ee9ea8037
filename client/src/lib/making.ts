/** The states of one generation. How they follow from one another is in generation-state.ts, which loads when there is one. */
import type { GenerateInput } from '@chaos/shared/contract/characters';
import type { Ticket } from '@chaos/shared/contract/tickets';

export type GenerationTicket = Ticket<'generation'>;

export interface Failure {
  /** A sentence for people. */
  message: string;
  /** The request that got no answer: the same wish again must carry the same id. */
  unanswered: GenerateInput | null;
}

export type Generation =
  | { phase: 'idle' }
  | { phase: 'submitting'; input: GenerateInput }
  | { phase: 'waiting'; ticket: GenerationTicket; since: number; firstEta: number | null }
  | { phase: 'done'; ticket: GenerationTicket; characterId: string; isSeen: boolean }
  | { phase: 'failed'; failure: Failure };

/** What the server tells. */
export type GenerationEvent =
  /** `now` in milliseconds; `isWatched`: the person looks at the place where the result appears. */
  | { type: 'ticket'; ticket: GenerationTicket; now: number; isWatched: boolean }
  /** A ticket of an earlier visit. */
  | { type: 'resumed'; ticket: GenerationTicket; now: number }
  | { type: 'refused'; failure: Failure };

export const IDLE: Generation = { phase: 'idle' };

export function isBusy(state: Generation): boolean {
  return state.phase === 'submitting' || state.phase === 'waiting';
}

/** R36: while one is under way, another press changes nothing. */
export function beginRequest(state: Generation, input: GenerateInput): Generation {
  return isBusy(state) ? state : { phase: 'submitting', input };
}

export function markSeen(state: Generation): Generation {
  return state.phase === 'done' ? { ...state, isSeen: true } : state;
}

export function putAway(state: Generation): Generation {
  return isBusy(state) ? state : IDLE;
}
