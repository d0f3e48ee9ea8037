/** People as profiles and the directory show them. */
import type { CharacterRow, CharactersPage } from '@chaos/shared/contract/characters';
import type { CreatorSummary } from '@chaos/shared/contract/creators';
import type { Profile } from '@chaos/shared/contract/profiles';
import { newPerson } from './new-offer.ts';

/** @param id also every name. */
export const newProfile = (id: string, change: Partial<Profile> = {}): Profile => ({
  ...newPerson(id),
  bio: null,
  followerCount: 0,
  followingCount: 0,
  characterCount: 0,
  isFollowing: false,
  isMuted: false,
  isPeaceful: false,
  takesAgainAt: null,
  rest: null,
  renamesAt: null,
  ...change,
});

/** @param id also every name. */
export const newCreator = (id: string, change: Partial<CreatorSummary> = {}): CreatorSummary => ({
  ...newPerson(id),
  followerCount: 0,
  characterCount: 0,
  totalLikes: 0,
  isFollowing: false,
  ...change,
});

/** A list that holds these and no others. */
export const allOf = (...items: CharacterRow[]): CharactersPage => ({ items, nextCursor: null, totalCount: items.length });
