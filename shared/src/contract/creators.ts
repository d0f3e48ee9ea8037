/** Creators: everybody who makes characters, as lists show them, and who follows whom. */
import type { PersonSummary } from './people.ts';

export const POPULAR_CREATORS_MAX = 100;
export const ALL_CREATORS_PAGE = 50;
/** Longest search text, in code points: of creators, and of whoever is to get an offer. */
export const PEOPLE_SEARCH_MAX = 60;
/** So many people one may follow. */
export const FOLLOWED_MAX = 2_000;

export interface CreatorSummary extends PersonSummary {
  followerCount: number;
  characterCount: number;
  /** Likes of all characters that the person made. */
  totalLikes: number;
  isFollowing: boolean;
}

export interface CreatorsPage {
  items: CreatorSummary[];
  nextCursor: string | null;
}
