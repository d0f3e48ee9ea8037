/** Offers that tests of screens start from: Ada has sent them to Bob. */

import type { Offer, OfferItem } from '@chaos/shared/contract/offers';
import type { PersonSummary } from '@chaos/shared/contract/people';

export function newPerson(id: string): PersonSummary {
  return { id, username: id, displayName: id, avatarUrl: null };
}

export function newItem(characterId: string): OfferItem {
  const picture = { imageUrl256: `/media/${characterId}`, thumbhash: 'hash', rarity: 'common', finish: 'plain' } as const;
  return { id: `item ${characterId}`, characterId, name: characterId, ...picture, staleness: null };
}

export function newOffer(change: Partial<Offer> = {}): Offer {
  return {
    id: 'offer',
    offerType: 'trade',
    status: 'pending',
    from: newPerson('ada'),
    to: newPerson('bob'),
    message: null,
    offered: [newItem('a')],
    requested: [newItem('b')],
    parentOfferId: null,
    countered: null,
    counteredById: null,
    termsHash: 'hash',
    rest: null,
    needsAnswer: true,
    createdAt: new Date(0),
    answeredAt: null,
    heldUntil: null,
    canReverse: false,
    reversal: null,
    ...change,
  };
}
