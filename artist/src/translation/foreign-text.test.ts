import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from './translate-wish.ts';

test('R823 an English wish that ends with a land is in English', () => {
  expect(translateWish({ ...BLANK, mainTheme: 'lonely lighthouse keeper in Scotland' }).mainTheme).toBeUndefined();
});
