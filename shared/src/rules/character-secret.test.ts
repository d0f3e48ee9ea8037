import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameSecret } from './character-secret.ts';

test('R341 a guess is right whatever its capitals, spaces, accents and punctuation', () => {
  for (const guess of ['touch grass', ' TOUCH   grass! ', 'tóuch-grass', 'Touch\u200bgrass', 'ｔｏｕｃｈ grass'])
    expect([guess, isSameSecret(guess, 'Touch grass.')]).toEqual([guess, true]);
  for (const guess of ['touch', 'touch glass', 'grass touch', '!', 'touch grass 1'])
    expect([guess, isSameSecret(guess, 'Touch grass.')]).toEqual([guess, false]);
});

test('R341 signs alone are guessed as signs, and nothing is found by a guess of nothing', () => {
  expect(isSameSecret('🌋', '🌋')).toBe(true);
  expect(isSameSecret('🐊', '🌋')).toBe(false);
  expect(isSameSecret('?!', '?!')).toBe(true);
  expect(isSameSecret('...', '?!')).toBe(false);
});

test('R341 every message is found by itself', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (message) => isSameSecret(message, message)));
});
