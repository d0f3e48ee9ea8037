import { expect, test } from 'vitest';
import { parseCounterDraft } from './counter-drafts.ts';

const piece = { id: 'frog', name: 'Frogghetta', imageUrl256: '/frog.webp', thumbhash: 'abc', rarity: 'common', finish: 'foil' };
const draft = { gives: [piece], gets: [], typed: 'Deal!' };

test('R515 what was kept of a counter-offer is read again; what an older version kept, or anything else, is none', () => {
  expect(parseCounterDraft(JSON.stringify(draft))).toEqual(draft);
  const broken = [
    null,
    'drafts',
    [],
    { ...draft, gives: 'all' },
    { ...draft, gets: [{ ...piece, rarity: 'golden' }] },
    { gives: [], gets: [] },
  ];
  for (const other of broken) expect([other, parseCounterDraft(JSON.stringify(other))]).toEqual([other, null]);
  for (const text of [null, '', 'Deal!']) expect([text, parseCounterDraft(text)]).toEqual([text, null]);
});
