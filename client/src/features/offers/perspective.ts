/** An offer as one of its two people sees it: what goes, what comes, and who the other is. */

import type { Offer, OfferItem } from '@chaos/shared/contract/offers';
import type { PersonSummary } from '@chaos/shared/contract/people';

import { markChanges } from './counter-changes.ts';
import type { Shown } from './offered-card.tsx';

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

/** The same for eyes: of a counter-offer also what it changed of the trade before it. */
export function showOffer(offer: Offer, viewerId: string): { gives: readonly Shown[]; gets: readonly Shown[] } {
  const { isMine, gives, gets } = viewOffer(offer, viewerId);
  if (!offer.countered) return { gives, gets };
  const { offered, requested } = offer.countered;
  return {
    gives: markChanges(isMine ? offered : requested, gives, characterIdOf),
    gets: markChanges(isMine ? requested : offered, gets, characterIdOf),
  };
}

const characterIdOf = ({ characterId }: OfferItem) => characterId;

/** False as soon as anything of it has another owner, is hidden or gone. */
export function canChangeHands({ offered, requested }: Offer): boolean {
  return [...offered, ...requested].every(({ staleness }) => staleness === null);
}

/** What it moved can still be taken back. The end may come while the list is open, and needs no news. */
export function isHeldNow({ heldUntil }: Pick<Offer, 'heldUntil'>, now = Date.now()): boolean {
  return heldUntil !== null && heldUntil.getTime() > now;
}
