/** Tickets as operators look for and see them, and what becomes of those that they try again or cancel. */

import type { OpsCost } from './ops.ts';
import type { PersonSummary } from './people.ts';
import type { TicketError, TicketKind, TicketState } from './tickets.ts';

/** Longest text to search tickets for, in code points. */
export const OPS_SEARCH_MAX = 100;
/** A search for text looks back this far when it names no beginning; with `from`, and no `until`, from there. */
export const OPS_SEARCH_DAYS = 7;
/** What `person` is for the tickets of visitors. */
export const OPS_ANONYMOUS = 'anonymous';

/** What came out of a ticket. Name and pictures are null where it is private, taken down, fused or gone. */
export interface OpsResult {
  /** Null for a story. */
  characterId: string | null;
  /** Null for a character. */
  battleId: string | null;
  name: string | null;
  imageUrl256: string | null;
  imageUrl512: string | null;
}

export interface OpsTicketRow {
  id: string;
  kind: TicketKind;
  state: TicketState;
  stage: string | null;
  percent: number;
  /** Null for a visitor. */
  person: PersonSummary | null;
  /** How often it was begun. */
  attempts: number;
  /** How many of those ended with their worker. */
  crashes: number;
  /** Until it first began, it ended, or now. */
  waitedSeconds: number;
  /** From the first start to the end, or now; null before. */
  ranSeconds: number | null;
  workerId: string | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** What the person was told. */
  error: TicketError | null;
  result: OpsResult | null;
  /** It waits, and its kind is paused. */
  isPaused: boolean;
  /** The one that tries this one again. */
  retriedBy: string | null;
}

export interface OpsTicketsPage {
  items: OpsTicketRow[];
  nextCursor: string | null;
  /** Where a search for text began to look; null: it was none, and looked at all. */
  searchedFrom: Date | null;
}

export type OpsMoment = 'created' | 'dispatched' | 'started' | 'step' | 'done' | 'failed' | 'cancelled';

export interface OpsTimelineEntry {
  at: Date;
  moment: OpsMoment;
  /** Which step was finished, for a `step`; null for others. */
  step: string | null;
}

/** One call of an AI provider. */
export interface OpsCall {
  at: Date;
  /** What it was asked for, as in the timeline. */
  step: string;
  /** As in {@link OpsCost}. */
  provider: string | null;
  /** Null: no answer, as yet or for ever. */
  seconds: number | null;
  /** In the currency of the prices; without an answer what was set aside for it. */
  cost: number;
  /** A short code, such as `http 500`; null where it went well or nobody knows. */
  failure: string | null;
}

export interface OpsPayloadField {
  name: string;
  /** Null: blank, or masked. */
  value: string | null;
  /** There is something, and operators do not get to see it. */
  isMasked: boolean;
}

/** One ticket, for the drawer. */
export interface OpsTicket extends OpsTicketRow {
  /** 1 is next; null unless it waits. */
  position: number | null;
  etaSeconds: number | null;
  /** The one that this one tries again. */
  retryOf: string | null;
  /** The oldest first. */
  timeline: OpsTimelineEntry[];
  /** What its traces are found by, at whoever collects them; null where nothing was traced. */
  traceId: string | null;
  /** What was tried, the oldest first. */
  calls: OpsCall[];
  payload: OpsPayloadField[];
  /** What really went wrong, secrets masked; null where nothing was kept. */
  errorDetail: string | null;
}

/** What happened to one id of a retry. Only `retried` has a new ticket now; `already_retried` had one before. */
export interface OpsRetryOutcome {
  id: string;
  outcome: 'retried' | 'already_retried' | 'not_failed' | 'not_retryable' | 'not_found';
  newTicketId: string | null;
}

/** What happened to one id of a cancel. A story cannot be cancelled: its battle has happened. */
export interface OpsCancelOutcome {
  id: string;
  outcome: 'cancelled' | 'already_final' | 'not_cancellable' | 'not_found';
}
