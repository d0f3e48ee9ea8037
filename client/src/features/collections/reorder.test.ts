import { expect, test } from 'vitest';
import { reorder } from './reorder.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));
const [a, b, c] = rows as [{ id: string }, { id: string }, { id: string }];

test('R387 up and down are one place among what is shown, told by the one that it stands behind', () => {
  expect(reorder(rows, b, -1)).toEqual({ rows: [b, a, c], afterId: null });
  expect(reorder(rows, c, -1)).toEqual({ rows: [a, c, b], afterId: 'a' });
  expect(reorder(rows, a, 1)).toEqual({ rows: [b, a, c], afterId: 'b' });
  expect(reorder(rows, b, 1)).toEqual({ rows: [a, c, b], afterId: 'c' });
});

test('R387 nothing moves beyond the ends, and nothing that is gone', () => {
  expect(reorder(rows, a, -1)).toBeNull();
  expect(reorder(rows, c, 1)).toBeNull();
  expect(reorder(rows, { id: 'd' }, 1)).toBeNull();
});
