import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OFFER_TYPES } from '../contract/offers.ts';
import { changesNothing, findOfferFault, type OfferFault, type OfferSides, type OfferTerms, termsHashOf } from './offers.ts';

const many = (count: number, prefix = 'c') => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

const FAULTS: [what: string, sides: OfferSides, fault: OfferFault | null][] = [
  ['a gift', { offerType: 'gift', offeredIds: ['a'], requestedIds: [] }, null],
  ['a trade', { offerType: 'trade', offeredIds: ['a'], requestedIds: ['b'] }, null],
  ['the largest trade', { offerType: 'trade', offeredIds: many(50, 'a'), requestedIds: many(50, 'b') }, null],
  ['R191 an empty gift', { offerType: 'gift', offeredIds: [], requestedIds: [] }, 'nothing_offered'],
  ['an empty trade', { offerType: 'trade', offeredIds: [], requestedIds: ['b'] }, 'nothing_offered'],
  ['R196 a trade for nothing', { offerType: 'trade', offeredIds: ['a'], requestedIds: [] }, 'nothing_requested'],
  ['a gift that wants something', { offerType: 'gift', offeredIds: ['a'], requestedIds: ['b'] }, 'gift_with_request'],
  ['51 given', { offerType: 'gift', offeredIds: many(51), requestedIds: [] }, 'too_many_items'],
  ['51 wanted', { offerType: 'trade', offeredIds: ['a'], requestedIds: many(51) }, 'too_many_items'],
  ['one given twice', { offerType: 'gift', offeredIds: ['a', 'a'], requestedIds: [] }, 'item_twice'],
  ['one wanted twice', { offerType: 'trade', offeredIds: ['a'], requestedIds: ['b', 'b'] }, 'item_twice'],
  ['one on both sides', { offerType: 'trade', offeredIds: ['a', 'b'], requestedIds: ['c', 'b'] }, 'item_on_both_sides'],
];

test.each(FAULTS)('what an offer may be: %s', (_what, sides, fault) => {
  expect(findOfferFault(sides)).toBe(fault);
});

const terms: OfferTerms = {
  id: 'offer',
  offerType: 'trade',
  fromUserId: 'ada',
  toUserId: 'bob',
  offeredIds: ['b', 'a'],
  requestedIds: ['d', 'c'],
  message: 'Deal?',
};

test('the hash of the terms is what its description says, so that anybody can compute it', async () => {
  const text = '["offer","trade","ada","bob",["a","b"],["c","d"],"Deal?"]';
  expect(await termsHashOf(terms)).toBe(createHash('sha256').update(text).digest('hex'));
});

test('any change of the terms changes their hash, and the order of the items does not', async () => {
  const word = fc.string({ maxLength: 3 });
  const side = fc.uniqueArray(word, { maxLength: 3 });
  const any = fc.record<OfferTerms>({
    id: word,
    offerType: fc.constantFrom(...OFFER_TYPES),
    fromUserId: word,
    toUserId: word,
    offeredIds: side,
    requestedIds: side,
    message: fc.option(word),
  });
  const sorted = (one: OfferTerms) => ({
    ...one,
    offeredIds: one.offeredIds.toSorted(),
    requestedIds: one.requestedIds.toSorted(),
  });
  const isSame = (a: OfferTerms, b: OfferTerms) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
  await fc.assert(
    fc.asyncProperty(any, any, async (a, b) => {
      expect((await termsHashOf(a)) === (await termsHashOf(b))).toBe(isSame(a, b));
      expect(await termsHashOf({ ...a, offeredIds: a.offeredIds.toReversed() })).toBe(await termsHashOf(a));
    }),
  );
  const changes: Partial<OfferTerms>[] = [
    { id: 'another' },
    { offerType: 'gift' },
    { fromUserId: 'bob', toUserId: 'ada' },
    { offeredIds: ['a'] },
    { offeredIds: ['c', 'd'], requestedIds: ['a', 'b'] },
    { requestedIds: ['c', 'd', 'e'] },
    { message: null },
  ];
  for (const change of changes) expect(await termsHashOf({ ...terms, ...change })).not.toBe(await termsHashOf(terms));
});

test('R215 a counter-offer says something new by its items, on either side, or by words', () => {
  const original = { offeredIds: ['a', 'b'], requestedIds: ['c'] };
  const same = { offeredIds: ['c'], requestedIds: ['b', 'a'], message: null };
  expect(changesNothing(original, same)).toBe(true);
  expect(changesNothing(original, { ...same, message: 'Please' })).toBe(false);
  expect(changesNothing(original, { ...same, requestedIds: ['a'] })).toBe(false);
  expect(changesNothing(original, { ...same, requestedIds: ['a', 'd'] })).toBe(false);
  expect(changesNothing(original, { ...same, offeredIds: ['c', 'd'] })).toBe(false);
  expect(changesNothing(original, { ...original, message: null })).toBe(false);
});
