import { describe, expect, test } from 'vitest';
import { createRequestIds } from './request-ids.ts';

const counting = () => {
  let last = 0;
  return createRequestIds(() => `id ${++last}`);
};

describe('the id of a request', () => {
  test('R198 the same form has the same one until it was answered well', () => {
    const ids = counting();
    const form = { toUserId: 'bob', offeredIds: ['a'] };
    expect([ids.idFor(form), ids.idFor({ ...form })]).toEqual(['id 1', 'id 1']);
    ids.settle('id 1');
    expect(ids.idFor(form)).toBe('id 2');
  });

  test('another form has another one, and what is settled leaves the others', () => {
    const ids = counting();
    expect([ids.idFor(['a']), ids.idFor(['b'])]).toEqual(['id 1', 'id 2']);
    ids.settle('id 2');
    expect([ids.idFor(['a']), ids.idFor(['b'])]).toEqual(['id 1', 'id 3']);
  });
});
