import { expect, test } from 'vitest';
import { correctSlips } from './common-slips.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

test.each([
  ['teh beatles', 'the beatles'],
  ['teh', 'teh'],
  ['teh tarik', 'teh tarik'],
  ['a jelous freind', 'a jealous friend'],
  ['Potatoe', 'potato'],
  ['a grumppy parot', 'a grumpy parrot'],
  ['pixle art', 'pixel art'],
  ['constructor', 'constructor'],
  ['a  cat', 'a  cat'],
])('%s is meant as %s', (typed, meant) => expect(correctSlips(typed)).toBe(meant));

test('a way of drawing that is mistyped is drawn so', () => {
  const finishOf = (style: string) => conceive({ ...BLANK, mainTheme: 'cat', style }, 's').style.finish;
  expect([finishOf('pixle art'), finishOf('catoon'), finishOf('black and white photo')]).toEqual([
    'pixel-art',
    'cartoon',
    'noir',
  ]);
});
