import { expect, test } from 'vitest';
import { moved } from './moved.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));
const [a, b, c] = rows as [{ id: string }, { id: string }, { id: string }];

test('R387 up and down are one place among what is shown, told by the one that it stands behind', () => {
  expect(moved(rows, b, -1)).toEqual({ rows: [b, a, c], afterId: null });
  expect(moved(rows, c, -1)).toEqual({ rows: [a, c, b], afterId: 'a' });
  expect(moved(rows, a, 1)).toEqual({ rows: [b, a, c], afterId: 'b' });
  expect(moved(rows, b, 1)).toEqual({ rows: [a, c, b], afterId: 'c' });
});

test('R387 nothing moves beyond the ends, and nothing that is gone', () => {
  expect(moved(rows, a, -1)).toBeNull();
  expect(moved(rows, c, 1)).toBeNull();
  expect(moved(rows, { id: 'd' }, 1)).toBeNull();
});
