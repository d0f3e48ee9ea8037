/** What the address says of the creators. */
import { oneOf } from '../../lib/search-params.ts';

export const CREATOR_TABS = ['popular', 'following', 'all'] as const;
export type CreatorTab = (typeof CREATOR_TABS)[number];
export const CREATORS_DEFAULTS = { tab: 'popular', q: '' } as const;
export const readCreatorTab = oneOf(CREATOR_TABS, CREATORS_DEFAULTS.tab);
