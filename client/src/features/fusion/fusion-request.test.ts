import { expect, test } from 'vitest';
import { requestFor } from './fusion-request.ts';

const lost = { characterIds: ['a', 'b'], requestId: 'first' };

test('the same characters after a lost answer are the same request, in the order of the first time', () => {
  expect(requestFor(['a', 'b'], lost)).toBe(lost);
  expect(requestFor(['b', 'a'], lost)).toBe(lost);
});

test('others, more or fewer are another request', () => {
  for (const ids of [['a', 'c'], ['a', 'b', 'c'], ['a']]) {
    const request = requestFor(ids, lost);
    expect(request.characterIds).toEqual(ids);
    expect(request.requestId).not.toBe('first');
  }
});

test('without a lost answer every request is a new one', () => {
  expect(requestFor(['a', 'b'], null).requestId).not.toBe(requestFor(['a', 'b'], null).requestId);
});
