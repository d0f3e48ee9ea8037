/** What the address says of Home: the generator, or the gallery, which reads its own part itself. */
import { DEFAULT_TIME_FILTER, TIME_FILTERS, type TimeFilter } from '@chaos/shared/contract/gallery';
import { oneOf, text } from '../../lib/search-params.ts';

export const HOME_VIEWS = ['generator', 'gallery'] as const;
export type HomeView = (typeof HOME_VIEWS)[number];

export interface HomeSearch {
  view: HomeView;
  filter: TimeFilter;
  /** The id of a character whose wish is to stand in the form; blank for none. */
  remix: string;
  /** Of the Hall, which reads them itself (features/gallery/gallery-address.ts): the tab, what is searched for, and what the list is narrowed to. */
  tab: string;
  q: string;
  only: string;
}

export const HOME_DEFAULTS: HomeSearch = { view: 'generator', filter: DEFAULT_TIME_FILTER, remix: '', tab: '', q: '', only: '' };

const readView = oneOf(HOME_VIEWS, HOME_DEFAULTS.view);
const readWords = text(100);
const readFilter = oneOf(TIME_FILTERS, HOME_DEFAULTS.filter);

export function readHomeSearch(raw: Partial<Record<keyof HomeSearch, unknown>>): HomeSearch {
  const [remix = '', tab = '', q = '', only = ''] = [raw.remix, raw.tab, raw.q, raw.only].map(readWords);
  return { view: readView(raw.view), filter: readFilter(raw.filter), remix, tab, q, only };
}
