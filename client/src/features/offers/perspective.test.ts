import type { Offer, OfferItem, Staleness } from '@chaos/shared/contract/offers';
import { describe, expect, test } from 'vitest';
import { newItem, newOffer, newPerson } from '../../testing/new-offer.ts';
import { canChangeHands, viewOffer } from './perspective.ts';

const trade = newOffer({ offered: [newItem('a')], requested: [newItem('b'), newItem('c')] });
const idsOf = (items: readonly OfferItem[]) => items.map(({ characterId }) => characterId);

describe('an offer as its two people see it', () => {
  test('the sender gives what is offered and gets what is requested', () => {
    const { isMine, other, gives, gets } = viewOffer(trade, 'ada');
    expect([isMine, other.id, idsOf(gives), idsOf(gets)]).toEqual([true, 'bob', ['a'], ['b', 'c']]);
  });

  test('the recipient gives what is requested and gets what is offered', () => {
    const { isMine, other, gives, gets } = viewOffer(trade, 'bob');
    expect([isMine, other.id, idsOf(gives), idsOf(gets)]).toEqual([false, 'ada', ['b', 'c'], ['a']]);
  });

  test('whoever receives a gift gives nothing', () => {
    const gift: Offer = { ...trade, offerType: 'gift', requested: [] };
    expect(viewOffer(gift, 'bob').gives).toEqual([]);
    expect(viewOffer(gift, 'ada').gets).toEqual([]);
    expect(viewOffer(gift, 'bob').other).toEqual(newPerson('ada'));
  });

  test('O15 one stale item on either side is enough to stop it', () => {
    expect(canChangeHands(trade)).toBe(true);
    for (const staleness of ['moved', 'private', 'gone'] satisfies Staleness[]) {
      expect(canChangeHands({ ...trade, offered: [{ ...newItem('a'), staleness }] })).toBe(false);
      expect(canChangeHands({ ...trade, requested: [newItem('b'), { ...newItem('c'), staleness }] })).toBe(false);
    }
  });
});
