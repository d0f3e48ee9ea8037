import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('the same texts are read once, and an absent one is no word', () => {
  const read = vi.fn((text: string | null, roles: readonly string[]) => `${text} as ${roles.join()}`);
  const readOnce = memoize(read);
  expect(readOnce('cat', ['head', 'body'])).toBe(readOnce('cat', ['head', 'body']));
  expect(read).toHaveBeenCalledTimes(1);
  readOnce(null, []);
  readOnce('null', []);
  readOnce('cat', ['head']);
  expect(read).toHaveBeenCalledTimes(4);
});

test('the oldest of too many answers is forgotten, also one that is nothing', () => {
  const read = vi.fn((_text: string): string | undefined => undefined);
  const readOnce = memoize(read, 2);
  for (const text of ['a', 'b', 'a', 'b', 'c', 'c', 'b', 'a']) readOnce(text);
  expect(read.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
});
