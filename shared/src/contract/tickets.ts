/** A ticket is a person's place in the line for slow work, and later the way to its result. */
import type { PublicError } from './errors.ts';

/** From which step on a retry does again what a ticket had done; what came before is kept. */
export const RETRIES_FROM = ['where_it_stopped', 'picture', 'start'] as const;
export type RetryFrom = (typeof RETRIES_FROM)[number];

export const TICKET_KINDS = ['generation', 'fusion', 'story'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

export const TICKET_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** A ticket in one of these states never changes again. */
export const FINAL_TICKET_STATES = ['done', 'failed', 'cancelled'] as const satisfies TicketState[];

export function isFinalTicketState(state: TicketState): boolean {
  return (FINAL_TICKET_STATES as readonly TicketState[]).includes(state);
}

/** The steps of a generation that people see, in order. */
export const GENERATION_STAGES = ['writing', 'painting', 'checking', 'saving'] as const;
export type GenerationStage = (typeof GENERATION_STAGES)[number];

/** The steps of a fusion that people see, in order. */
export const FUSION_STAGES = ['writing', 'painting', 'checking', 'saving'] as const;
export type FusionStage = (typeof FUSION_STAGES)[number];

/** The steps of telling a battle. */
export type StoryStage = 'telling' | 'saving';

/** The stages of each kind of ticket. */
export interface TicketStages {
  generation: GenerationStage;
  fusion: FusionStage;
  story: StoryStage;
}

/** What each kind of ticket ends in. */
export interface TicketResults {
  generation: { characterId: string };
  fusion: { characterId: string };
  story: { battleId: string };
}

/** A name and lore that are already written while the picture is still being painted. */
export interface TicketPreview {
  name: string;
  description: string;
}

export interface TicketError extends PublicError {
  /** True: the same wish may succeed on another try. */
  retryable: boolean;
  /** An AI provider has failed, whom the built-in author and artist can stand in for. */
  mayAskHouse?: true | undefined;
}

/** One person's view of one piece of slow work; what it results in follows from its kind. */
export type Ticket<K extends TicketKind = TicketKind> = { [Kind in K]: TicketOf<Kind> }[K];

interface TicketOf<K extends TicketKind> {
  id: string;
  kind: K;
  state: TicketState;
  /** 1 is next. Only while waiting; never rises for one ticket. */
  position: number | null;
  /** True while the real place is behind the shown one, because fairness let somebody pass: the shown one holds. */
  isHeld: boolean;
  /** True while the operators have stopped this kind: it keeps its place, and nobody can tell how long. */
  isPaused?: true;
  /** True while no worker is there to begin it, or to go on with it: it keeps its place, and what is done. */
  isUnserved?: true;
  /** An upper bound for the time to the end, in seconds; null while nobody can tell. It only shrinks until the ticket is late. */
  etaSeconds: number | null;
  /** True from the moment in which the first bound that was shown cannot be kept: from then on etaSeconds is what is known now. */
  isLate?: true;
  stage: string | null;
  /** 0 to 100; never falls. */
  percent: number;
  preview: TicketPreview | null;
  result: TicketResults[K] | null;
  error: TicketError | null;
  /** Grows with every change: of two states of one ticket the higher one is the newer. */
  revision: number;
  createdAt: Date;
  /** Only for a maker without an account: whoever holds it may watch the ticket. */
  secret?: string;
}

/** How a caller names a ticket: members by its id alone, visitors with its secret. */
export interface TicketRef {
  ticketId: string;
  secret?: string | undefined;
}

/** Once more what failed or was cancelled, without paying again for its finished steps. */
export interface RetryTicketInput extends TicketRef {
  requestId: string;
  /** True: by the built-in author and artist, where an AI provider has failed. */
  byHouse?: boolean | undefined;
}
