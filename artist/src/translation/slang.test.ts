import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from './translate-wish.ts';

test.each([
  ['a faucet', undefined],
  ['ice cream', undefined],
  ['frog', 'stylish'],
])('R951 what the young say of somebody is not said of things: %s', (mainTheme, english) => {
  expect(translateWish({ ...BLANK, mainTheme, characteristicInfluence: 'drippy' }).characteristicInfluence).toBe(english);
});
