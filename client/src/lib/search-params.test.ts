import { expect, test } from 'vitest';
import { oneOf, text } from './search-params.ts';

test('oneOf does not take a value of another type for its text', () => {
  const read = oneOf(['1', '2'], '1');
  expect(read(2)).toBe('1');
  expect(read(['2'])).toBe('1');
  expect(read('2')).toBe('2');
});

test('a text may look like a number', () => {
  const read = text(5);
  expect([read('croc'), read(42), read(null), read(['a']), read('crocodile')]).toEqual(['croc', '42', '', '', 'croco']);
});
