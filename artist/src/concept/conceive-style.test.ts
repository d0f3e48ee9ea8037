import { expect, test } from 'vitest';
import { createChance } from '../drawing/random.ts';
import { conceiveStyle } from './conceive-style.ts';

const styleOf = (word: string) => conceiveStyle(word, { subjects: [], seed: 's', chance: createChance('s') });

test.each(['spaghetti-punk', 'egg punk'])('%s is not known because there is a stage for punk, and that is said', (word) => {
  expect(styleOf(word)).toMatchObject({ backdrop: 'stage', isUnknown: true });
});

test.each([
  ['punk', 'stage'],
  ['cyberpunk', 'cyber-city'],
  ['cyber-punk', 'cyber-city'],
])('%s is a place as a whole', (word, backdrop) => {
  expect(styleOf(word)).toMatchObject({ backdrop, isUnknown: false });
});

test.each([
  ['cottagecore', 'watercolour', 'meadow'],
  ['kawaii', 'kawaii', 'candyland'],
  ['80s movie poster', 'poster', 'vaporwave'],
  ['gothic', 'old-master', 'haunted-forest'],
  ['Chinese ink painting', 'ink-wash', 'dojo'],
])('%s is drawn as such, in the place that it is at home in', (word, finish, backdrop) => {
  expect(styleOf(word)).toMatchObject({ finish, backdrop, isUnknown: false });
});
