import { expect, test } from 'vitest';
import { EMPTY_DRAFT, parseOfferDraft } from './offer-draft.ts';

const piece = { id: 'frog', name: 'Frogghetta', imageUrl256: '/frog.webp', thumbhash: 'abc', rarity: 'common', finish: 'foil' };
const kept = { gives: [piece], gets: [piece], getsFrom: 'bob', to: 'bob', message: 'Swap?', ownerId: 'ada' };

test('R511 what was kept of an offer is its owner’s alone', () => {
  const { ownerId, ...draft } = kept;
  expect(parseOfferDraft(kept, ownerId)).toEqual(draft);
  expect(parseOfferDraft(kept, 'cyd')).toBe(EMPTY_DRAFT);
});

test('R511 what an older version kept, or anything else, is a blank offer', () => {
  const broken = [
    null,
    'gives',
    [],
    { ...kept, gives: 'all' },
    { ...kept, gets: [{ ...piece, rarity: 'golden' }] },
    { ...kept, gets: [{ ...piece, finish: undefined }] },
    { ...kept, gives: [{ ...piece, id: 7 }] },
    { ...kept, gives: [null] },
    { ...kept, message: undefined },
    { ...kept, getsFrom: null },
    { ...kept, to: undefined },
  ];
  for (const stored of broken) expect([stored, parseOfferDraft(stored, 'ada')]).toEqual([stored, EMPTY_DRAFT]);
});
