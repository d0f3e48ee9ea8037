import { expect, test } from 'vitest';
import { markChanges } from './counter-changes.ts';
import type { OfferedCharacter } from './offered-character.ts';

const piece = (id: string): OfferedCharacter => ({
  id,
  name: id,
  imageUrl256: `/media/${id}`,
  thumbhash: 'hash',
  rarity: 'common',
  finish: 'plain',
});
const told = (before: string[], now: string[]) =>
  markChanges(before.map(piece), now.map(piece), ({ id }) => id).map(({ id, mark }) => [id, mark]);

test('R214 a counter-offer marks what is new and what was taken out, and keeps the rest as it is', () => {
  expect(told(['a', 'b'], ['a', 'b'])).toEqual([
    ['a', null],
    ['b', null],
  ]);
  expect(told(['a', 'b'], ['b', 'c'])).toEqual([
    ['b', null],
    ['c', 'added'],
    ['a', 'removed'],
  ]);
  expect(told(['a'], [])).toEqual([['a', 'removed']]);
});
