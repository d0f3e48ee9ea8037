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

export function readHomeSearch(raw: Record<string, unknown>): HomeSearch {
  const [remix = '', tab = '', q = '', only = ''] = [raw.remix, raw.tab, raw.q, raw.only].map(readWords);
  return { view: readView(raw.view), filter: readFilter(raw.filter), remix, tab, q, only };
}

/** Numbers and booleans come out of an address as such, because the router reads it as JSON. */
export function text(max: number): Reader<string> {
  return (raw) =>
    typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw).slice(0, max) : '';
}

/** Where to go after signing in: a path of this site, or nothing. Browsers read a backslash as a slash and drop control characters. */
export function readReturnPath(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !/^\/(?![/\\])[^\p{Cc}]*$/u.test(raw) || /^\/auth\b/.test(raw)) return;
  return raw;
}

const AUTH_MODES = ['signin', 'signup', 'reset', 'confirm', 'notme', 'undo'] as const;
export type AuthMode = (typeof AUTH_MODES)[number];

export interface AuthSearch {
  mode: AuthMode;
  redirect?: string | undefined;
}

export const AUTH_DEFAULTS = { mode: 'signin' } as const;

const readMode = oneOf(AUTH_MODES, 'signin');

export function readAuthSearch({ mode, redirect }: Record<string, unknown>): AuthSearch {
  return { mode: readMode(mode), redirect: readReturnPath(redirect) };
}

/** For links to Home's first view: they are not "the current page" while another view of Home is open. */
export const EXACTLY = { exact: true };

export const PROFILE_TABS = ['mine', 'fuse', 'following', 'collections'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];
export const PROFILE_DEFAULTS = { tab: 'mine', fuse: '' } as const;
export const readProfileTab = oneOf(PROFILE_TABS, PROFILE_DEFAULTS.tab);

export const CREATOR_TABS = ['popular', 'following', 'all'] as const;
export type CreatorTab = (typeof CREATOR_TABS)[number];
export const CREATORS_DEFAULTS = { tab: 'popular', q: '' } as const;
export const readCreatorTab = oneOf(CREATOR_TABS, CREATORS_DEFAULTS.tab);

export const BATTLE_TABS = ['battle', 'logs'] as const;
export type BattleTab = (typeof BATTLE_TABS)[number];
export const BATTLE_DEFAULTS = { tab: 'battle', opponent: '', fighter: '' } as const;
export const readBattleTab = oneOf(BATTLE_TABS, BATTLE_DEFAULTS.tab);

export const OFFERS_TABS = ['gift', 'trade', 'offers'] as const;
type OffersTab = (typeof OFFERS_TABS)[number];
export interface OffersSearch {
  tab: OffersTab;
  /** The id of whom something is for. */
  to: string;
  /** Whom somebody searches for. */
  q: string;
  /** The ids of what it begins with: something of one's own, and something of whom it is for. */
  give: string;
  want: string;
}
export const OFFERS_DEFAULTS = { tab: 'gift', to: '', q: '', give: '', want: '' } as const;
export const readOffersTab = oneOf(OFFERS_TABS, OFFERS_DEFAULTS.tab);
