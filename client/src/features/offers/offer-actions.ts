/** What can be done with an offer: its recipient answers, its sender withdraws, and whoever gave takes back. */
import type { OfferAnswer } from '@chaos/shared/contract/offers';

export type OfferAction = OfferAnswer | 'withdraw' | 'reverse';
