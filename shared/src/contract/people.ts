/** People as everybody sees them, and whom a member wants nothing to do with, or does not want to see, and which words. */

/** The public face of a person. */
export interface PersonSummary {
  id: string;
  username: string;
  displayName: string;
  avatarUrl: string | null;
}

/** So many people a member blocks at most, and mutes at most. */
export const HIDDEN_PEOPLE_MAX = 1_000;
export const MUTED_WORDS_MAX = 200;
/** In code points, the blanks around it aside. */
export const MUTED_WORD_MAX = 60;
export const HIDDEN_PEOPLE_PAGE = 20;

/**
 * `blocked`: the two see and meet each other nowhere, and neither is told whose doing it is. `muted`: this member sees nothing of
 * the other, who goes on as before.
 */
export const HIDDEN_KINDS = ['blocked', 'muted'] as const;
export type HiddenKind = (typeof HIDDEN_KINDS)[number];

export interface HiddenPeoplePage {
  /** The last one first. */
  items: PersonSummary[];
  nextCursor: string | null;
  totalCount: number;
}

export interface MutedWords {
  /** As they were written, in lower case; the last one first. */
  words: string[];
}
