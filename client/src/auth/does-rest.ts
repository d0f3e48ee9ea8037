import type { Offer } from '@chaos/shared/contract/offers';

/** Of an offer: one of the two rests. Its end may come while the list is open, and needs no news. */
export function doesRest({ rest }: Pick<Offer, 'rest'>, now = Date.now()): boolean {
  return rest !== null && (rest.until === null || rest.until.getTime() > now);
}
