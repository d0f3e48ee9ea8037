/** The ranked public gallery, the Hall of Chaos. */
import type { CharacterRow, Finish, Rarity } from './characters.ts';

/** `day` is the last 24 hours, `month` the last 30 days, by creation time. */
export const TIME_FILTERS = ['day', 'month', 'all_time'] as const;
export type TimeFilter = (typeof TIME_FILTERS)[number];
export const DEFAULT_TIME_FILTER: TimeFilter = 'all_time';

export const GALLERY_PAGE_SIZE = 20;

/** A character that a tab or a search of the gallery shows: with who made and who owns it. */
export interface SearchRow extends CharacterRow {
  /** 1 for the best; goes on over pages and never repeats. Null where nothing is ranked: only the whole `top` is. */
  rank: number | null;
}

/** A character in the ranking. */
export interface GalleryRow extends SearchRow {
  rank: number;
  /** How many characters the filter holds, on every row. */
  totalCount: number;
}

export interface GalleryPage {
  items: GalleryRow[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
}

/**
 * The orders in which the gallery can be read. `rising`: what counted likes lift above others of its age. `unseen`: what this person
 * has not been dealt yet, newborns first that few have seen. `following`: by makers whom a member follows, the newest first. `random`:
 * in an order of its own for each list.
 */
export const GALLERY_TABS = ['top', 'rising', 'new', 'unseen', 'following', 'random'] as const;
export type GalleryTab = (typeof GALLERY_TABS)[number];

/** Longest search, in characters after trimming. */
export const SEARCH_TEXT_MAX = 100;

/** Each narrows the list further; those with several values hold any of them. */
export interface GalleryFilters {
  rarity?: Rarity[] | undefined;
  finish?: Finish[] | undefined;
  isFused?: boolean | undefined;
  hasVideo?: boolean | undefined;
  /** True: made by somebody whom the caller follows. Nothing is, for a visitor. */
  isByFollowed?: boolean | undefined;
  /** True: the caller has not fought with or against it yet. */
  isUnfought?: boolean | undefined;
}

/** What somebody who is typing may mean; eight at most. */
export interface Suggestion {
  kind: 'character' | 'maker' | 'style';
  /** As it is shown: a name, a username or a word of a style. */
  label: string;
  /** What to search for instead of what was typed. */
  text: string;
}

/** Why a list is empty, where it is not for want of characters. */
export type EmptyReason = 'signed_out' | 'follows_nobody' | 'no_such_person' | 'all_seen';

export interface GallerySearchPage {
  /** May be fewer than asked for, even none, while there is a cursor: then what else there may be lies further on. */
  items: SearchRow[];
  /** Opaque; null on the last page. Belongs to tab, text, filters and caller. */
  nextCursor: string | null;
  /** Null unless the first page is empty, and for want of characters too. */
  emptyReason: EmptyReason | null;
  /** `similar`: nothing is spelled like this, and these are spelled nearly so. */
  spelling: 'exact' | 'similar';
}
