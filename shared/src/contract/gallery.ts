/** The ranked public gallery, the Hall of Chaos. */
import type { Character, PersonSummary } from './characters.ts';
import type { ReactionType } from './reactions.ts';

/** `day` is the last 24 hours, `month` the last 30 days, by creation time. */
export const TIME_FILTERS = ['day', 'month', 'all_time'] as const;
export type TimeFilter = (typeof TIME_FILTERS)[number];
export const DEFAULT_TIME_FILTER: TimeFilter = 'all_time';

export const GALLERY_PAGE_SIZE = 20;

/** A character in the gallery: with its place, and with who made and who owns it. */
export interface GalleryRow extends Character {
  /** 1 for the best; goes on over pages and never repeats. */
  rank: number;
  /** How many characters the filter holds, on every row. */
  totalCount: number;
  creator: PersonSummary | null;
  owner: PersonSummary | null;
  /** The caller's own reaction; null for visitors, who ask `reactions.mine`. */
  userReaction: ReactionType | null;
}

export interface GalleryPage {
  items: GalleryRow[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
}
