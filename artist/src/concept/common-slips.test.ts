import { expect, test } from 'vitest';
import { correctSlips } from './common-slips.ts';

test.each([
  ['teh beatles', 'the beatles'],
  ['teh', 'teh'],
  ['teh tarik', 'teh tarik'],
  ['a jelous freind', 'a jealous friend'],
  ['Potatoe', 'potato'],
  ['constructor', 'constructor'],
  ['a  cat', 'a  cat'],
])('%s is meant as %s', (typed, meant) => expect(correctSlips(typed)).toBe(meant));
