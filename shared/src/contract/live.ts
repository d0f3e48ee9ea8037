/** What the server tells by itself. */
import type { ReactionCounts } from './reactions.ts';

/** How many characters one subscription may follow. */
export const COUNTS_FOLLOWED_MAX = 60;

/** The present numbers of one character. */
export interface CharacterCounts extends ReactionCounts {
  characterId: string;
}

/**
 * What members are told about: their own characters, offers that they sent or got, battles that they fought, their
 * collections and what they follow, and notifications that are new, or that they have seen on another screen. `live.counts` tells of likes.
 */
export const HINT_TOPICS = ['characters', 'offers', 'battles', 'collections', 'notifications'] as const;
export type HintTopic = (typeof HINT_TOPICS)[number];

/** Something of the caller's own changed: what shows it is to be read again. A hint carries no state. */
export interface MemberHint {
  topic: HintTopic;
  /** Null: several of them, or any; more is not known. */
  id: string | null;
}
