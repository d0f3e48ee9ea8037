/** What of the Hall is shown, as it stands in its address. A shared link may hold anything: what is unknown falls back. */
import { FINISHES, type Finish, RARITIES, type Rarity } from '@chaos/shared/contract/characters';
import { GALLERY_TABS, type GalleryFilters, type GalleryTab, type TimeFilter } from '@chaos/shared/contract/gallery';
import { oneOf } from '../../lib/search-params.ts';

/** Of what the address of the Hall says. */
export interface GalleryAddress {
  filter: TimeFilter;
  /** Blank: the ranking. */
  tab: string;
  q: string;
  only: string;
}

const FLAGS = ['fused', 'video', 'followed', 'unfought'] as const;
type Flag = (typeof FLAGS)[number];

/** Each narrows the list; those of one group widen each other. */
export type FilterWord = Rarity | Finish | Flag;
export const FILTER_GROUPS = { rarity: RARITIES, finish: FINISHES, more: FLAGS } as const;
const FILTER_WORDS: readonly FilterWord[] = Object.values(FILTER_GROUPS).flat();
/** No address writes it in another way. */
const BETWEEN = '.';

export interface GallerySearch {
  tab: GalleryTab;
  text: string;
  words: FilterWord[];
  timeFilter: TimeFilter;
}

const readTab = oneOf(GALLERY_TABS, 'top');

export function readGallerySearch({ filter, tab, q, only }: GalleryAddress): GallerySearch {
  const named = only.split(BETWEEN);
  return { tab: readTab(tab), text: q.trim(), words: FILTER_WORDS.filter((word) => named.includes(word)), timeFilter: filter };
}

/** The address of a tab: the ranking has none of its own, as it never had. */
export const writeTab = (tab: GalleryTab) => (tab === 'top' ? '' : tab);

/** Always in the same order, so that the same list has the same address. */
export const writeOnly = (words: readonly FilterWord[]) => FILTER_WORDS.filter((word) => words.includes(word)).join(BETWEEN);

/** The ranking as it is for everybody, which comes with the page. */
export const isWholeRanking = ({ tab, text, words }: GallerySearch) => tab === 'top' && text === '' && words.length === 0;

export function toFilters(words: readonly FilterWord[]): GalleryFilters {
  const rarity = RARITIES.filter((one) => words.includes(one));
  const finish = FINISHES.filter((one) => words.includes(one));
  return {
    ...(rarity.length > 0 && { rarity }),
    ...(finish.length > 0 && { finish }),
    ...(words.includes('fused') && { isFused: true }),
    ...(words.includes('video') && { hasVideo: true }),
    ...(words.includes('followed') && { isByFollowed: true }),
    ...(words.includes('unfought') && { isUnfought: true }),
  };
}
