import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

const of = (mainTheme: string) => conceive({ ...BLANK, mainTheme }, 'club');

test.each([
  ['Borussia Dortmund fan', 'yellow', 'borussia dortmund'],
  ['FC Bayern supporter', 'red', 'fc bayern'],
  ['Real Madrid', 'white', 'real madrid'],
  ['St. Pauli fan who sings', 'brown', 'st. pauli'],
  ['tifoso della Fiorentina', 'purple', 'fiorentina'],
  ['Schalke 04', 'blue', 'schalke 04'],
])('R1153 a fan of a club is in its colours, with its whole name on one sign: %s', (theme, color, name) => {
  const { theme: hero, trait, also = [], props } = of(theme);
  expect(nameOfPiece(hero.piece ?? '')).toBe('person');
  const shirt = [trait, ...also].find(({ piece }) => nameOfPiece(piece ?? '') === 'football shirt');
  expect(shirt?.color).toBe(color);
  expect(props.flatMap((prop) => (prop.piece === null ? [prop.letters] : []))).toEqual([name]);
});

test.each([
  ['Liverpool', /=liverpool$/u],
  ['a weekend in Madrid', /=.*madrid$/iu],
])('R1153 a town is no club: %s', (theme, place) => {
  expect(of(theme).style.backdrop).toMatch(place);
});
