import { expect, test } from 'vitest';
import { spellNames } from './proper-names.ts';

test.each([
  ['elon musk', 'Elon Musk'],
  ['ELON MUSK', 'Elon Musk'],
  ['Crocodile', 'crocodile'],
  ['Bomber Plane', 'bomber plane'],
  ['EAGLE', 'eagle'],
  ['canadian', 'Canadian'],
  ['very british', 'very British'],
  ['french fries', 'French fries'],
  ['born in paris', 'born in Paris'],
  ['hates mondays', 'hates Mondays'],
  ['uncle bob', 'Uncle Bob'],
  ['the titanic', 'the Titanic'],
  ['iphone', 'iPhone'],
  ['nasa', 'NASA'],
  ['lord of Mordor', 'lord of Mordor'],
  ['i like trains', 'I like trains'],
  ['turkey', 'turkey'],
  ['a red rose', 'a red rose'],
  ['link', 'link'],
])('%s is spelt %s', (typed, spelt) => expect(spellNames(typed)).toBe(spelt));
