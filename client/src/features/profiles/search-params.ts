/** What the address says of one's own profile. */
import { oneOf } from '../../lib/search-params.ts';

export const PROFILE_TABS = ['mine', 'fuse', 'following', 'collections'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];
export const PROFILE_DEFAULTS = { tab: 'mine', fuse: '' } as const;
export const readProfileTab = oneOf(PROFILE_TABS, PROFILE_DEFAULTS.tab);
