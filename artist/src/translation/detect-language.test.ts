import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from './translate-wish.ts';

test.each([
  ['fisioterapeuta', 'polvo', 'physiotherapist', 'octopus'],
  ['pastel de nata', 'polvo', 'custard tart', 'octopus'],
  ['deklaration', 'grävling', 'tax return', 'badger'],
  ['mal de dos', 'chaise de bureau', 'back pain', 'office chair'],
])('R1390 all fields decide on the language, and where two know them a beast is the body: %s, %s', (theme, body, ...meant) => {
  const { mainTheme, bodyInfluence } = translateWish({ ...BLANK, mainTheme: theme, bodyInfluence: body });
  expect([mainTheme, bodyInfluence]).toEqual(meant);
});
