import { expect, test } from 'vitest';
import { parseCounterDrafts } from './counter-drafts.ts';

const piece = { id: 'frog', name: 'Frogghetta', imageUrl256: '/frog.webp', thumbhash: 'abc', rarity: 'common', finish: 'foil' };
const draft = { gives: [piece], gets: [], typed: 'Deal!' };
const kept = { ownerId: 'ada', drafts: { one: draft, two: { ...draft, typed: '' } } };

test('R515 what was kept of counter-offers is its owner’s alone', () => {
  expect([...parseCounterDrafts(kept, 'ada')]).toEqual(Object.entries(kept.drafts));
  expect(parseCounterDrafts(kept, 'cyd').size).toBe(0);
});

test('R515 what an older version kept, or anything else, is no counter-offer, and leaves the others', () => {
  for (const stored of [null, 'drafts', [], { ...kept, drafts: undefined }, { ...kept, drafts: [draft] }])
    expect([stored, parseCounterDrafts(stored, 'ada').size]).toEqual([stored, 0]);
  const broken = [
    null,
    { ...draft, gives: 'all' },
    { ...draft, gets: [{ ...piece, rarity: 'golden' }] },
    { gives: [], gets: [] },
  ];
  for (const other of broken)
    expect([other, ...parseCounterDrafts({ ...kept, drafts: { one: draft, other } }, 'ada').keys()]).toEqual([other, 'one']);
});
