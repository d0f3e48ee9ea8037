import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { glossTheme } from './gloss-theme.ts';

test('R1433 a sentence that nobody understands is drawn by the thing that it begins with', () => {
  expect(glossTheme({ ...BLANK, mainTheme: 'der Toaster entmagnetisiert versehentlich Kontoauszüge' })).toBe('toaster');
});
