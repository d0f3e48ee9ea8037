/** What the address says of gifts, trades and offers. */
import { oneOf } from '../../lib/search-params.ts';

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
