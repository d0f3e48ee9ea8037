import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

const of = (mainTheme: string) => conceive({ ...BLANK, mainTheme }, 'deed');
const wornBy = (mainTheme: string) => {
  const { trait, also = [] } = of(mainTheme);
  return [trait, ...also].map(({ piece, at }) => `${nameOf(piece)}${at === undefined ? '' : ` in the ${at}`}`);
};
const nameOf = (piece: string | null) => piece && nameOfPiece(piece);

test.each([
  ['a wolf having tea', 'wolf', 'cup of tea'],
  ['a badger carrying a piano', 'badger', 'piano'],
  ['a gnome watering cactuses', 'gnome', 'cactus'],
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

test.each([
  ['おにぎりを食べる忍者', 'rice ball in the mouth'],
  ['a cat eating lasagna', 'lasagna in the mouth'],
  ['un gato que come tacos', 'taco in the mouth'],
  ['ein Bär der Honig isst', 'honey pot in the mouth'],
  ['a ninja who eats noodles', 'ramen bowl'],
  ['a sleepless paramedic eating noodles', 'ramen bowl'],
  ['a vampire who drinks tomato juice', 'juice box'],
  ['una abuela que hace paella', 'shallow pan of food'],
  ['a grandpa who makes pancakes', 'pancakes'],
  ['a grandma with pancakes', 'pancakes'],
  ['a bear holding a pie', 'pie'],
  ['trombone player in a marching band', 'trombone'],
  ['cello player who is nervous', 'violin'],
  ['tuba player', 'tuba'],
])('R1154 what is eaten is in a mouth, and what is drunk, cooked, served or played in a hand: %s', (theme, what) => {
  expect(wornBy(theme)).toContain(what);
});

test.each(['a snake who eats mice', 'a vegan lion that never eats meat', 'a pizza with pineapple', 'piano player'])(
  'R1154 no beast is eaten alive, nor what is denied; a dish is its own, and who is known by more is seen by it: %s',
  (theme) => {
    const { trait, also = [] } = of(theme);
    expect([trait, ...also].filter(({ at }) => at === 'mouth')).toEqual([]);
    if (theme === 'piano player') expect(wornBy(theme)).toContain('tuxedo');
  },
);

test.each([
  ['robot holding a flower', 'daisy'],
  ['alien with a teapot', 'teapot'],
  ['a bear holding a fish', 'fish'],
  ['a fox carrying a pumpkin', 'pumpkin'],
  ['a lion waving a flag', 'triangular flag'],
  ['a mouse with cheese', 'cheese'],
])('R1177 what somebody is said to hold is in a hand, whatever it is else, and is no body: %s', (theme, what) => {
  expect(wornBy(theme)).toContain(what);
  expect(of(theme).body.piece).not.toBe(of(theme).trait.piece);
});
