import { expect, test } from 'vitest';
import { CHARACTER_NAME_MAX } from '../contract/characters.ts';
import { findNameFault } from './character-name.ts';

test.each([
  'Bo',
  'Tung Tung Sahur',
  'Frío Ñandú',
  '🦩🦈',
  '山田',
  'x'.repeat(CHARACTER_NAME_MAX),
  '🦩'.repeat(CHARACTER_NAME_MAX),
])('R334 %j is a name', (name) => {
  expect(findNameFault(name)).toBeNull();
});

test.each([
  ['', 'The name must not be blank.'],
  ['\u200b\u2800', 'The name must not be blank.'],
  ['x', 'The name needs at least 2 characters.'],
  ['x'.repeat(61), 'The name is too long: 61 characters, at most 60.'],
  ['two\nlines', 'The name must be one line.'],
  ['tab\tbed', 'The name must be one line.'],
  ['mir\u202eror', 'The name contains a character that cannot be used (U+202E).'],
  ['be\u0007ll', 'The name contains a character that cannot be used (U+0007).'],
])('R334 %j is none', (name, fault) => {
  expect(findNameFault(name)).toBe(fault);
});
