/** Collections: named lists of characters, one's own and those of others, in an order of one's choice. */
import type { PersonSummary } from './people.ts';

/** In code points, after trimming. */
export const COLLECTION_NAME_MAX = 60;
export const COLLECTION_DESCRIPTION_MAX = 300;
/** So many a member has at most, beside Saved. */
export const COLLECTIONS_MAX = 50;
/** So many characters stand in one at most, those that are hidden right now among them. */
export const COLLECTION_ENTRIES_MAX = 300;
/** So many a member follows at most. */
export const COLLECTIONS_FOLLOWED_MAX = 500;
export const COLLECTIONS_PAGE = 24;
export const COLLECTION_ENTRIES_PAGE = 24;
/** So many pictures stand for a collection: its first ones. */
export const COLLECTION_PICTURES = 4;

/** The collection that every member has without making it. Nobody renames or deletes it. */
export const SAVED_NAME = 'Saved';

export interface CollectionSummary {
  /** That of Saved is its owner's. */
  id: string;
  name: string;
  /** Blank for none. */
  description: string;
  isSaved: boolean;
  isPublic: boolean;
  owner: PersonSummary;
  /** Of the characters that the caller may see. */
  count: number;
  /** Of the first of them, 256 pixels wide. */
  pictures: string[];
  followerCount: number;
}

export interface Collection extends CollectionSummary {
  isFollowing: boolean;
  /** To everybody but its owner it is not there: an operator has taken it down. */
  isTakenDown: boolean;
}

export interface CollectionsPage {
  items: CollectionSummary[];
  nextCursor: string | null;
}

/** One of the caller's own, as it is asked about one character. */
export interface CollectionMark {
  id: string;
  name: string;
  isSaved: boolean;
  isPublic: boolean;
  /** The character stands in it. */
  holds: boolean;
}

/** Saved first, then the newest. */
export interface CollectionMarks {
  items: CollectionMark[];
}
