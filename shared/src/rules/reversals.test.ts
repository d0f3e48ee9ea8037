import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OFFER_STATUSES, OFFER_TYPES } from '../contract/offers.ts';
import { type Deal, hasReversedEnough, holdDaysAfter, mayReverse } from './reversals.ts';

test('R403 a deal is held for seven days, and for one between two who have settled three and taken back none', () => {
  const days = [0, 2, 3, 50].flatMap((settled) => [0, 1].map((reversed) => holdDaysAfter({ settled, reversed })));
  expect(days).toEqual([7, 7, 7, 7, 1, 7, 1, 7]);
});

test('R405 who gave takes back: of a gift the sender, of a trade either; only what was accepted, and only while it is held', () => {
  const found: unknown[] = [];
  for (const offerType of OFFER_TYPES)
    for (const status of OFFER_STATUSES)
      for (const isHeld of [true, false])
        for (const userId of ['sender', 'recipient', 'stranger']) {
          const deal: Deal = { offerType, status, isHeld, fromUserId: 'sender', toUserId: 'recipient' };
          if (mayReverse(deal, userId)) found.push([offerType, status, isHeld, userId]);
        }
  expect(found).toEqual([
    ['gift', 'accepted', true, 'sender'],
    ['trade', 'accepted', true, 'sender'],
    ['trade', 'accepted', true, 'recipient'],
  ]);
});

test('R407 three days of taking back are enough, however much was taken back on each', () => {
  fc.assert(fc.property(fc.nat(30), (days) => void expect(hasReversedEnough(days)).toBe(days >= 3)));
});
