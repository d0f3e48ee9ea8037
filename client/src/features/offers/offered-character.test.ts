import { expect, test } from 'vitest';
import { newItem } from '../../testing/new-offer.ts';
import { keepTradable, pieceOf, togglePiece } from './offered-character.ts';

const [a, b] = [pieceOf(newItem('a')), pieceOf(newItem('b'))];

test('R187 a character is put in at the end, and taken out again', () => {
  if (!a || !b) throw new Error('both can change hands');
  expect(togglePiece([a], b)).toEqual([a, b]);
  expect(togglePiece([a, b], a)).toEqual([b]);
});

test('O15 what cannot change hands, or be seen, is no part of a counter-offer', () => {
  expect(pieceOf({ ...newItem('a'), staleness: 'moved' })).toBeNull();
  expect(pieceOf({ ...newItem('a'), name: null, imageUrl256: null, thumbhash: null, rarity: null, finish: null })).toBeNull();
});

test('O15 what is no longer in the whole list is no longer chosen; of a list that is not whole nothing is known', () => {
  if (!a || !b) throw new Error('both can change hands');
  expect(keepTradable([a, b], { rows: [{ id: 'b' }, { id: 'c' }], isWhole: true })).toEqual([b]);
  expect(keepTradable([a, b], { rows: [{ id: 'b' }], isWhole: false })).toEqual([a, b]);
});
