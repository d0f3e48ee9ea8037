import { expect, test } from 'vitest';
import { findPasswordFault } from './passwords.ts';

test.each([
  ['1234567', 'Password is too short: at least 8 characters.'],
  ['🦈🦈🦈🦈', 'Password is too short: at least 8 characters.'],
  ['12345678', null],
  ['🦈'.repeat(128), null],
  ['x'.repeat(129), 'Password is too long: at most 128 characters.'],
])('a password is counted in characters, whatever they weigh: %s', (password, fault) => {
  expect(findPasswordFault(password)).toBe(fault);
});
