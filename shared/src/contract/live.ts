/** What the server tells by itself. */
import type { ReactionCounts } from './reactions.ts';

/** How many characters one subscription may follow. */
export const COUNTS_FOLLOWED_MAX = 60;

/** The present numbers of one character. */
export interface CharacterCounts extends ReactionCounts {
  characterId: string;
}
