import type { Offer } from '@chaos/shared/contract/offers';
import { describe, expect, test } from 'vitest';
import { newItem, newOffer } from '../../testing/new-offer.ts';
import { findOffer, type OffersData, withAnswer, withNewOffer } from './offer-cache.ts';

function holding(...pages: Offer[][]): OffersData {
  const totalPending = pages.flat().filter(({ status }) => status === 'pending').length;
  return { pages: pages.map((items) => ({ items, nextCursor: null, totalPending })), pageParams: pages.map(() => null) };
}
const pending = (data: OffersData | undefined) => data?.pages[0]?.totalPending;

describe('the list of offers after an action', () => {
  test('R192 a new offer is on top and counted, and only once', () => {
    const sent = newOffer({ id: 'new' });
    const data = withNewOffer(holding([newOffer()], [newOffer({ id: 'old' })]), sent);
    expect(data?.pages.map(({ items }) => items.map(({ id }) => id))).toEqual([['new', 'offer'], ['old']]);
    expect(pending(data)).toBe(3);
    expect(withNewOffer(data, sent)).toBe(data);
  });

  test('R205 an answered offer is pending no more, needs no answer and has nothing stale', () => {
    const stale = newOffer({ offered: [{ ...newItem('a'), staleness: 'moved' }] });
    const data = withAnswer(holding([newOffer({ id: 'other' })], [stale]), 'offer', { status: 'rejected' });
    expect(findOffer(data, 'offer')).toMatchObject({ status: 'rejected', needsAnswer: false, offered: [{ staleness: null }] });
    expect(pending(data)).toBe(1);
    expect(withAnswer(data, 'offer', { status: 'accepted' })).toBe(data);
  });

  test('R217 a countered offer names its child', () => {
    const data = withAnswer(holding([newOffer()]), 'offer', { status: 'counter_offered', counteredById: 'child' });
    expect(findOffer(data, 'offer')).toMatchObject({ status: 'counter_offered', counteredById: 'child' });
  });

  test('nothing is made up where no list has been read', () => {
    expect(withNewOffer(undefined, newOffer())).toBeUndefined();
    expect(withAnswer(undefined, 'offer', { status: 'accepted' })).toBeUndefined();
  });
});
