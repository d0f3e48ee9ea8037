import { expect, test } from 'vitest';
import { hearExpressions } from '../painter/expression-words.ts';
import { conceive } from './conceive.ts';
import { inMeantWords } from './read-wish.ts';
import { BLANK } from './testing.ts';

test.each([
  ['a cactus without arms', 'own-column-cactus'],
  ['Kaktus ohne Arme', 'own-column-cactus'],
  ['a snail without a shell', 'own-slug'],
  ['a cactus', '1f335'],
  ['a cactus without a hat', '1f335'],
  ['a snail with a shell', '1f40c'],
])('R1327 no piece shows what it is wished to be without: %s', (mainTheme, piece) => {
  expect(conceive({ ...BLANK, mainTheme }, 's').theme.piece).toBe(piece);
});

test.each([
  ['Pikachu', 'own-pikachu'],
  ['baklava', 'own-baklava'],
  ['hobby horse', 'own-hobby-horse'],
  ['Steckenpferd', 'own-hobby-horse'],
  ['señora con chancla', '1f469'],
  ['señor con bigote', '1f468'],
  ['madame', '1f469'],
  ['grilled cheese sandwich', '1f96a'],
  ['ham sandwich', '1f96a'],
])('R1327 %s is drawn as what it is', (mainTheme, piece) => {
  expect(conceive({ ...BLANK, mainTheme }, 's').theme.piece).toBe(piece);
});

test.each(['grandma on a kick scooter', 'babcia na hulajnodze'])('R1329 %s rides it', (mainTheme) => {
  expect(conceive({ ...BLANK, mainTheme }, 's').rides).toBe('1f6f4');
});

test.each(['night town', 'town at night', '夜の街', 'ciudad de noche'])('R1329 %s is a town', (style) => {
  expect(conceive({ ...BLANK, mainTheme: 'cat', style }, 's').style.backdrop).toBe('cyber-city');
});

test.each([
  ['printer that never works', true],
  ["elevator that doesn't work", true],
  ['wifi which does not work', true],
  ['a coffee machine that keeps breaking down', true],
  ['never works', true],
  ['my dad never works', false],
  ['a printer that never works on Mondays', false],
])('R1329 what does not work is seen to be broken: %s', (text, isBroken) => {
  expect(hearExpressions(inMeantWords(text)).some(({ expression }) => expression === 'fragile')).toBe(isBroken);
});
