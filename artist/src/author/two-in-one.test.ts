import { expect, test } from 'vitest';
import { allLacked, lackOf } from './denials.ts';
import { readHalves, spellSigns } from './two-in-one.ts';

test.each([
  ['half penguin half toaster', ['penguin', 'toaster']],
  ['half a cow, half tractor', ['cow', 'tractor']],
  ['a half-shark half-vacuum cleaner', ['shark', 'vacuum cleaner']],
  ['half moth and the other half is a lamp', ['moth', 'lamp']],
  ['half past nine', null],
  ['half a cow', null],
])('R1260 halves are read in one place, however they are joined: %s', (words, halves) => {
  expect(readHalves(words)).toEqual(halves);
});

test.each([
  ['octopus & violin', 'octopus and violin'],
  ['bee + monster truck', 'bee and monster truck'],
  ['a cat & a dog, 3 of them', 'a cat and a dog, 3 of them'],
  ['AT&T', 'AT&T'],
  ['1 + 1', '1 + 1'],
])('R1260 a sign between two is said as "and": %s', (typed, said) => {
  expect(spellSigns(typed)).toBe(said);
});

test.each([
  ['no neck', 'neck', []],
  ['without a tail', 'tail', ['tail']],
  ['a dog without legs that has no tail', null, ['legs', 'tail']],
  ['a knight with no horse', null, ['horse']],
  ['has lost his teeth', null, ['teeth']],
  ['a notebook', null, []],
])('R1260 what is not there is read in one place, alone or behind a noun: %s', (words, alone, all) => {
  expect(lackOf(words)).toBe(alone);
  expect(allLacked(words)).toEqual(all);
});
