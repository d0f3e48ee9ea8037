/** Comments under a character, oldest first. */
import type { PersonSummary } from './people.ts';

/** Longest comment, in code points after trimming. */
export const COMMENT_MAX = 1_000;
export const COMMENTS_PAGE_SIZE = 50;
/** So many are said to be "and more": to count on would cost as much as there are. */
export const COMMENTS_COUNTED_MAX = 1_000;

export interface Comment {
  id: string;
  characterId: string;
  userId: string;
  content: string;
  createdAt: Date;
  author: PersonSummary;
}

export interface CommentsPage {
  items: Comment[];
  nextCursor: string | null;
  /** How many comments the character has in all; no more than {@link COMMENTS_COUNTED_MAX} are counted. */
  totalCount: number;
}
