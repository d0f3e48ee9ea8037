/** An offer as one of its two people sees it: what goes, what comes, and who the other is. */
import type { PersonSummary } from '@chaos/shared/contract/characters';
import type { Offer, OfferItem } from '@chaos/shared/contract/offers';

export interface Perspective {
  /** The viewer has sent it. */
  isMine: boolean;
  other: PersonSummary;
  gives: readonly OfferItem[];
  gets: readonly OfferItem[];
}

export function viewOffer({ from, to, offered, requested }: Offer, viewerId: string): Perspective {
  const isMine = from.id === viewerId;
  return isMine
    ? { isMine, other: to, gives: offered, gets: requested }
    : { isMine, other: from, gives: requested, gets: offered };
}

/** False as soon as anything of it has another owner, is hidden or gone. */
export function canChangeHands({ offered, requested }: Offer): boolean {
  return [...offered, ...requested].every(({ staleness }) => staleness === null);
}

/** One of the two is suspended. Its end may come while the list is open, and needs no news. */
export function doesRest({ rest }: Pick<Offer, 'rest'>, now = Date.now()): boolean {
  return rest !== null && (rest.until === null || rest.until.getTime() > now);
}
