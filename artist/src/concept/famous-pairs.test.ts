import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

const nameOf = (piece: string | null) => piece && nameOfPiece(piece);
const of = (mainTheme: string) => conceive({ ...BLANK, mainTheme }, 'pair');
const beingsOf = (mainTheme: string) => {
  const first = of(mainTheme);
  return [first, ...(first.company ?? [])].map(({ theme }) => nameOf(theme.piece));
};

test.each([
  ['Romeo and Juliet', 'prince', 'princess'],
  ['Roméo et Juliette', 'prince', 'princess'],
  ['Romeo und Julia auf dem Balkon', 'prince', 'princess'],
  ['Adam and Eve in the garden', 'man', 'woman'],
  ['Hansel and Gretel', 'boy', 'girl'],
  ['Beauty and the Beast', 'princess', 'ogre'],
  ['Tom and Jerry', 'cat', 'mouse'],
  ['Calvin and Hobbes', 'boy', 'tiger'],
])('R1148 two whom everybody knows by their names are two: %s', (theme, one, other) => {
  expect(beingsOf(theme)).toEqual([one, other]);
});

test.each(['a fox and a hedgehog sharing an umbrella', 'a cat and a dog who share a pizza'])(
  'R1148 what two share is there once, and nobody is half of it: %s',
  (theme) => {
    const first = of(theme);
    const all = [first, ...(first.company ?? [])];
    expect(all.map(({ theme, body }) => theme.piece === body.piece)).toEqual([true, true]);
    const shared = /umbrella/u.test(theme) ? 'umbrella' : 'slice of pizza';
    const held = all.map(({ trait, also = [] }) => [trait, ...also].some(({ piece }) => nameOf(piece) === shared));
    expect(held).toEqual([true, false]);
  },
);
