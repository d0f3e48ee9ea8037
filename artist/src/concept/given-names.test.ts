import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

const of = (mainTheme: string) => conceive({ ...BLANK, mainTheme }, 'name');
const nameOf = (piece: string | null) => piece && nameOfPiece(piece);

test.each([
  ['Dolores', 'woman'],
  ['Kevin', 'man'],
  ['Linda from accounting', 'woman'],
  ['Sabine aus der Buchhaltung', 'woman'],
  ['Heinz who works at the bank', 'man'],
  ['Giulia che balla', 'woman'],
  ['Rosa', 'woman'],
])('R1147 who is called by a given name is somebody: %s', (theme, who) => {
  const { theme: hero, body } = of(theme);
  expect([hero, body].map(({ piece }) => nameOf(piece))).toEqual([who, who]);
});

test.each(['Luna', 'Milan'])('R1147 a name that is known for more is that: %s', (theme) => {
  expect(nameOf(of(theme).theme.piece)).not.toMatch(/^(?:wo)?man$/u);
});
