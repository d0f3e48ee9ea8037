import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

const nameOf = (piece: string | null): string => (piece === null ? '' : nameOfPiece(piece));

test.each([
  ['the number 7 bus', 'bus', '7'],
  ['bus number 9', 'bus', '9'],
  ['the number 42 tram', 'tram', '42'],
])('R1001 what is known by a number is one with a sign of it: %s', (mainTheme, name, number) => {
  const { theme, count, trait } = conceive({ ...BLANK, mainTheme }, '1');
  expect(nameOf(theme.piece)).toBe(name);
  expect(count).toBeUndefined();
  expect(trait.piece === null ? trait.letters : '').toBe(number);
});
