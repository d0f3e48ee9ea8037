import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from './translate-wish.ts';

test.each([
  ['Gänse', 'goose'],
  ['lupi', 'wolf'],
  ['le uova', 'eggs'],
  ['les oiseaux', 'bird'],
  ['kediler', 'cat'],
  ['les souris dansent', 'mouse that dances'],
  ['les vacances', 'holidays'],
  ['un loup avec des souris', 'wolf with mice'],
  ['ein Bär, der Gänse jagt', 'bear that chases geese'],
  ['köpeklerden korkan bir kedi', 'cat that is afraid of dogs'],
])('R1103 several are several in English, and beasts who are the whole wish are one: %s', (mainTheme, english) =>
  expect(translateWish({ ...BLANK, mainTheme }).mainTheme).toBe(english),
);

test('R1103 what somebody is about may be several', () => {
  const wish = { ...BLANK, mainTheme: 'un ours', characteristicInfluence: 'pingouins' };
  expect(translateWish(wish).characteristicInfluence).toBe('penguins');
});
