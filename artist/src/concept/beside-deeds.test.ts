import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

const of = (mainTheme: string) => conceive({ ...BLANK, mainTheme }, 'deed');
const nameOf = (piece: string | null) => piece && nameOfPiece(piece);

test.each([
  ['a wolf having tea', 'wolf', 'cup of tea'],
  ['a badger carrying a piano', 'badger', 'piano'],
  ['a gnome watering cactuses', 'gnome', 'cactus'],
  ['a sleepless paramedic eating noodles', 'health worker', 'ramen bowl'],
  ["a dragon that can't breathe fire", 'dragon', 'flame'],
  ['a crab lifting a car', 'crab', 'car'],
])('R1116 what something is done to stays what it is, beside who does it: %s', (theme, who, what) => {
  const { theme: hero, body, props } = of(theme);
  expect([hero, body].map(({ piece }) => nameOf(piece))).toEqual([who, who]);
  expect(props.map(({ piece }) => nameOf(piece))).toContain(what);
});

test.each([
  ['a cat riding a toaster', 'toaster'],
  ['a crocodile riding a bomber plane', 'bomber plane'],
])('R1116 what somebody rides is under them: %s', (theme, body) => {
  expect(nameOf(of(theme).body.piece)).toBe(body);
});

test('R1116 a heartbreaker has broken a heart, which lies beside them', () => {
  const { theme, props } = of('heartbreaker');
  expect(nameOf(theme.piece)).toBe('person');
  expect(props.map(({ piece }) => nameOf(piece))).toContain('broken heart');
});
