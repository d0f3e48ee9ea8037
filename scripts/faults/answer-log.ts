/** What people asked for and what they were answered, so that it can be compared with what is there afterwards. */
import type { ReactionType } from '@chaos/shared/contract/reactions';

/** Everything that carries a request id. */
export type ActionKind = 'generation' | 'fusion' | 'battle' | 'send' | 'accept' | 'reject';

/** A write that was answered. */
export interface Action {
  kind: ActionKind;
  userId: string;
  requestId: string;
  /** What was made or answered. */
  id: string;
  /** What the same request has to be answered, always. */
  answer: string;
  /** The same request once more. */
  again: () => Promise<string>;
}

export interface AnswerLog {
  /** Every request id that was ever sent, answered or not. */
  asked: Set<string>;
  actions: Action[];
  /** Request ids that were refused: nothing of them may be there. */
  refused: Map<string, string>;
  /** `{userId} {characterId}`: the reaction after the last answer, null for none. Without those whose last answer was lost. */
  reactions: Map<string, ReactionType | null>;
  /** Characters that somebody has seen. */
  seen: Set<string>;
  /** Calls that got no answer, or one that the database is away; each was sent again, but for reactions. */
  lostAnswers: number;
  /** How often each reason was given, refusals and lost answers alike. */
  reasons: Map<string, number>;
}

export function openAnswerLog(): AnswerLog {
  return {
    asked: new Set(),
    actions: [],
    refused: new Map(),
    reactions: new Map(),
    seen: new Set(),
    lostAnswers: 0,
    reasons: new Map(),
  };
}
