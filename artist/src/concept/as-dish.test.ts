import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

const nameOf = (piece: string | null): string => (piece === null ? '' : nameOfPiece(piece));

test.each([
  ['pumpkin spice latte', null, 'cup of coffee', 'pumpkin'],
  ['pumpkin spice latte', 'office', 'cup of coffee', 'pumpkin'],
  ['banana bread', 'zoo', 'loaf of bread', 'banana'],
  ['strawberry smoothie', 'farm', 'soda', 'strawberry'],
  ['lemon tea', null, 'cup of tea', 'lemon'],
] as const)('R1000 a dish is what stands last: %s, %s', (mainTheme, style, dish, of) => {
  const { theme, body, props } = conceive({ ...BLANK, mainTheme, style }, '1');
  expect(nameOf(theme.piece)).toBe(dish);
  expect([body, ...props].map(({ piece }) => nameOf(piece))).toContain(of);
});

test.each([
  ['banana pizza', 'banana'],
  ['shark pizza', 'shark'],
])('R1000 two things that are seen stay both: %s', (mainTheme, first) => {
  expect(nameOf(conceive({ ...BLANK, mainTheme }, '1').theme.piece)).toBe(first);
});
