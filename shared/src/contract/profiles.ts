/** Profiles: the public face of people. */

import type { Offer } from './offers.ts';
import type { PersonSummary } from './people.ts';

export const USER_SEARCH_PAGE = 20;

/** How a member is called by name, and what they say of themselves: in code points. */
export const DISPLAY_NAME_MAX = 40;
export const BIO_MAX = 300;

export interface Profile extends PersonSummary {
  /** In their own words; null where they say nothing. */
  bio: string | null;
  followerCount: number;
  followingCount: number;
  /** Public and active characters that the person owns, the same for every viewer. */
  characterCount: number;
  /** Whether the caller follows this person; false for visitors and for oneself. */
  isFollowing: boolean;
  /** Whether the caller has muted this person. Nobody reads that somebody is blocked: then there is no profile. */
  isMuted: boolean;
  /** Theirs are not to be fought for, and they take nothing: until they end it. */
  isPeaceful: boolean;
  /** From when they take again, who ended their peace within the last day; else null. */
  takesAgainAt: Date | null;
  /** For members: they are suspended or leave, and nothing is sent to them until then; null where nothing of that is so. */
  rest: Offer['rest'];
  /** From when the caller may choose another username; null where that is now, and of anybody else. */
  renamesAt: Date | null;
}

/** What somebody has said about their peace, as it is from now on. */
export type Peace = Pick<Profile, 'isPeaceful' | 'takesAgainAt'>;

export interface PeoplePage {
  items: PersonSummary[];
  nextCursor: string | null;
}
