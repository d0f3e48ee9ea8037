import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReturnPath } from './search-params.ts';

test('R89 the way back after signing in stays on this site', () => {
  expect(readReturnPath('/creators?tab=following#top')).toBe('/creators?tab=following#top');
  for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', '', 'profile', 7, null])
    expect(readReturnPath(bad)).toBeUndefined();
  expect(readReturnPath('/auth?redirect=/auth')).toBeUndefined();
});

test('whatever the way back holds, a browser resolves it to this origin', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.string({ unit: fc.constantFrom('/', '\\', '\t', '.', '@', ':', 'a', '?') })), (raw) => {
      const path = readReturnPath(raw);
      if (path !== undefined) expect(new URL(path, 'https://here.example').origin).toBe('https://here.example');
    }),
  );
});
