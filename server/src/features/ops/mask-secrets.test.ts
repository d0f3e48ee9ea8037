import { expect, test } from 'vitest';
import { maskSecrets } from './mask-secrets.ts';

test.each([
  ['Error: I will not draw My Secret.', 'Error: I will not draw •••.'],
  ['MY SECRET, my secret', '•••, •••'],
  ['401 from https://bob:pw@ai.test/v1', '401 from https://•••@ai.test/v1'],
  ['Authorization: Bearer abc.def-1 was refused', 'Authorization: Bearer ••• was refused'],
  ['{"api_key":"abc","model":"x"}', '{"api_key":"•••","model":"x"}'],
  ['?token=abc&size=1024', '?token=•••&size=1024'],
  ['Incorrect key sk-abcdefgh12', 'Incorrect key •••'],
  [`hash ${'ab12'.repeat(10)} is wrong`, 'hash ••• is wrong'],
  [
    'ticket 01a1fe73-e56b-77a4-b072-4517d5d6b171 timed out after 120 s',
    'ticket 01a1fe73-e56b-77a4-b072-4517d5d6b171 timed out after 120 s',
  ],
  ['no room in characters/1024.webp', 'no room in characters/1024.webp'],
])('in an error as it was kept: %s', (text, shown) => {
  expect(maskSecrets(text, ['my secret', null, undefined, ''])).toBe(shown);
});

test('a hidden message is text, whatever it looks like', () => {
  expect(maskSecrets('say a.c and abc (twice)', ['a.c'])).toBe('say ••• and abc (twice)');
  for (const odd of ['(', '[a-', '\\', '$1', '^', 'a|b', '💀']) expect(maskSecrets(`-${odd}-`, [odd])).toBe('-•••-');
});
