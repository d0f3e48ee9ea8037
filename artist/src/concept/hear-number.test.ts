import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { traitsOf } from './concept.ts';
import { hearNumber } from './hear-number.ts';
import { BLANK } from './testing.ts';

const of = (mainTheme: string) => conceive({ ...BLANK, mainTheme }, 'number');

test.each([
  ['42 spoons', '42'],
  ['a hundred ducks', 'hundred'],
  ['1 million ducks', '1 million'],
  ['a caterpillar with 40 red boots', '40'],
  ['a woman who has nineteen cats', 'nineteen'],
  ['42 sheep', '42'],
  ['a teacher with 31 children', '31'],
  ['1,000 ducks', '1,000'],
  ['1.000 ducks', '1.000'],
])('R1115 a number that is larger than what is drawn is read: %s', (text, number) => {
  expect(hearNumber(text)).toBe(number);
  expect(of(text).props.flatMap((prop) => (prop.piece === null ? [prop.letters] : []))).toContain(number);
});

test.each([
  '12 coffees',
  'a 90 years old man',
  '1984 cars',
  'the number 42 bus',
  'a toast for 15 minutes',
  '99% bears',
  '3 cats',
])('R1115 what is drawn, measured or a name is on no sign: %s', (text) => {
  expect(hearNumber(text)).toBeUndefined();
});

test('R1115 as many as are drawn of a thousand stand there, however it is written', () => {
  expect(['1000 ducks', '1,000 ducks', '1.000 ducks'].map((text) => of(text).count)).toEqual([12, 12, 12]);
});

test.each([
  ['a man with 12 coffees', 'cup of coffee', 12],
  ['an octopus with 8 phones', 'smartphone', 8],
  ['a clown with 4 balloons', 'balloon', 4],
])('R1115 what somebody has with them is counted: %s', (text, piece, count) => {
  expect(traitsOf(of(text)).find((one) => one.piece && nameOfPiece(one.piece) === piece)?.count).toBe(count);
});

test('R1115 dwarfs are gnomes, with Snow White beside them where she is named', () => {
  const dwarfs = of('seven dwarfs');
  expect(dwarfs).toMatchObject({ count: 7 });
  expect(nameOfPiece(dwarfs.theme.piece ?? '')).toBe('gnome');
  const white = of('snow white and the seven dwarfs');
  expect(nameOfPiece(white.theme.piece ?? '')).toBe('woman');
  expect(white.count).toBeUndefined();
  expect(white.company?.map(({ count }) => count)).toEqual([7]);
});
