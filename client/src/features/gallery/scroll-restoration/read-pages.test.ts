import { expect, test } from 'vitest';
import { addPages, readOn } from './read-pages.ts';

/** A list of so many; a cursor is the number of those before it. */
function listOf(size: number) {
  const asked: { cursor: string; limit: number }[] = [];
  const ask = async (part: { cursor: string; limit: number }) => {
    asked.push(part);
    const start = Number(part.cursor);
    const end = Math.min(size, start + part.limit);
    const items = Array.from({ length: end - start }, (_, at) => start + at);
    return { items, nextCursor: end < size ? String(end) : null };
  };
  return { ask, asked };
}

test('R620 what is missing of a list is read by a hundred at once, and no more of it than is missing', async () => {
  const { ask, asked } = listOf(1_000);
  const pages = await readOn({ cursor: '20', count: 130, ask });
  expect(asked).toEqual([
    { cursor: '20', limit: 100 },
    { cursor: '120', limit: 30 },
  ]);
  expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 20, 20, 20, 20, 10]);
  expect(pages.flatMap(({ items }) => items)).toEqual(Array.from({ length: 130 }, (_, at) => 20 + at));
  expect(pages.at(-1)?.nextCursor).toBe('150');
});

test('R621 five calls are made at most, and none beyond the end', async () => {
  const long = listOf(10_000);
  expect((await readOn({ cursor: '20', count: 3_000, ask: long.ask })).flatMap(({ items }) => items)).toHaveLength(500);
  expect(long.asked).toHaveLength(5);
  const short = listOf(50);
  expect((await readOn({ cursor: '20', count: 3_000, ask: short.ask })).flatMap(({ items }) => items)).toHaveLength(30);
  expect(short.asked).toHaveLength(1);
  expect(await readOn({ cursor: null, count: 3_000, ask: short.ask })).toEqual([]);
  expect(short.asked).toHaveLength(1);
});

test('R621 what was read is left out where the list ends elsewhere by now', async () => {
  const { ask } = listOf(100);
  const first = { pages: [await ask({ cursor: '0', limit: 20 })], pageParams: [null] };
  const more = await readOn({ cursor: '20', count: 40, ask });
  expect(addPages(first, '20', more)?.pages.map(({ items }) => items[0])).toEqual([0, 20, 40]);
  expect(addPages(first, '40', more)).toBe(first);
  expect(addPages(undefined, '20', more)).toBeUndefined();
});
