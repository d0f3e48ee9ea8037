import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from './translate-wish.ts';

test.each([
  ['fortissimo', 'strong'],
  ['russa fortissimo', 'snores loudly'],
  ['velocissimo', 'fast'],
  ['rapidísima', 'fast'],
  ['felicísimo', 'happy'],
  ['peinlich', 'embarrassing'],
  ['大変', 'hard'],
  ['決して笑わない', 'never smiles'],
])('R751 a superlative and a word beside another are told as they are meant: %s', (characteristicInfluence, english) => {
  expect(translateWish({ ...BLANK, characteristicInfluence }).characteristicInfluence).toBe(english);
});
