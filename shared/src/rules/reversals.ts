/** How long a deal can be taken back, by whom, and how often. docs/rules.md tells it in words. */
import type { OfferStatus, OfferType } from '../contract/offers.ts';

/** So long an accepted offer can be taken back. */
export const HOLD_DAYS = 7;
/** The same for two who deal with each other often. */
export const FAMILIAR_HOLD_DAYS = 1;
/** So many deals between two, over and none of them taken back, are often. */
export const FAMILIAR_DEALS = 3;
/** What two have dealt before does not count any more. */
export const DEALINGS_DAYS = 365;

/** Whoever has taken something back on so many of the last days takes back no more. One bad day is one, however much it took. */
export const REVERSAL_DAYS_MAX = 3;
export const REVERSAL_WITHIN_DAYS = 30;

/** What two people have dealt with each other within the last year. */
export interface Dealings {
  /** Accepted, the time to take it back is over, and in each whoever gives now gave something. */
  settled: number;
  reversed: number;
}

/** @returns for how many days the next deal of these two can be taken back. */
export function holdDaysAfter({ settled, reversed }: Dealings): number {
  return settled >= FAMILIAR_DEALS && reversed === 0 ? FAMILIAR_HOLD_DAYS : HOLD_DAYS;
}

export interface Deal {
  offerType: OfferType;
  status: OfferStatus;
  fromUserId: string;
  toUserId: string;
  /** The time to take it back is not over. */
  isHeld: boolean;
}

/** Whether this person gave anything in it: of a gift the sender, of a trade both. */
export function hasGiven({ offerType, fromUserId, toUserId }: Omit<Deal, 'status' | 'isHeld'>, userId: string): boolean {
  return userId === fromUserId || (offerType === 'trade' && userId === toUserId);
}

/** Whether this person can take the whole deal back, as far as the offer tells. */
export function mayReverse(deal: Deal, userId: string): boolean {
  return deal.status === 'accepted' && deal.isHeld && hasGiven(deal, userId);
}

/** @param reversalDays on how many other days of the last ones this person took something back. */
export function hasReversedEnough(reversalDays: number): boolean {
  return reversalDays >= REVERSAL_DAYS_MAX;
}
