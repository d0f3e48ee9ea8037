import { expect, test } from 'vitest';
import { translateWish } from '../translation/translate-wish.ts';
import { withoutRequest } from './ask-wish.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

test.each([
  ["so basically it's a raccoon", 'a raccoon'],
  ['ok so basically its a raccoon', 'a raccoon'],
  ['I would like a character that is a frog', 'a frog'],
  ['a picture of a sleepy cat', 'a sleepy cat'],
  ['a mixture between a turtle and a jukebox', 'a turtle and a jukebox'],
  ['a character actor', 'a character actor'],
  ['Sopranos', 'Sopranos'],
])('R915 how people begin to tell of somebody is neither drawn nor told: %s', (typed, meant) => {
  expect(withoutRequest(typed)).toBe(meant);
});

test.each([
  ['no cap', 'honest'],
  ['no cap fr fr', 'honest'],
  ['delulu', 'delusional'],
  ['sus', 'suspicious'],
])('R916 what the young say is told in plain English: %s', (characteristicInfluence, english) => {
  expect(translateWish({ ...BLANK, mainTheme: 'toaster', characteristicInfluence }).characteristicInfluence).toBe(english);
});

test('R916 a short form in capitals is no word of another language', () => {
  expect(translateWish({ ...BLANK, mainTheme: 'VAR referee' }).mainTheme).toBeUndefined();
  const { props } = conceive({ ...BLANK, mainTheme: 'VAR referee' }, 'a');
  expect(props.map(({ piece }) => piece)).not.toContain('1f338');
});
