/**
 * Readers for search parameters. A shared link may hold anything: what is unknown falls back and never throws,
 * because an exception here would turn a bad link into an error page.
 */
import { DEFAULT_TIME_FILTER, TIME_FILTERS, type TimeFilter } from '@chaos/shared/contract/gallery';

type Reader<T> = (raw: unknown) => T;

export function oneOf<const T extends string>(values: readonly T[], fallback: T): Reader<T> {
  return (raw) => values.find((value) => value === raw) ?? fallback;
}

export const HOME_VIEWS = ['generator', 'gallery'] as const;
export type HomeView = (typeof HOME_VIEWS)[number];

export interface HomeSearch {
  view: HomeView;
  filter: TimeFilter;
}

export const HOME_DEFAULTS: HomeSearch = { view: 'generator', filter: DEFAULT_TIME_FILTER };

const readView = oneOf(HOME_VIEWS, HOME_DEFAULTS.view);
const readFilter = oneOf(TIME_FILTERS, HOME_DEFAULTS.filter);

export function readHomeSearch(raw: Record<string, unknown>): HomeSearch {
  return { view: readView(raw.view), filter: readFilter(raw.filter) };
}

/** For links to Home's first view: they are not "the current page" while another view of Home is open. */
export const EXACTLY = { exact: true, includeSearch: true };
