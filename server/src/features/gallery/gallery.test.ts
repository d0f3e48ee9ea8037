import { randomUUID } from 'node:crypto';
import { DEFAULT_TIME_FILTER, GALLERY_PAGE_SIZE, type TimeFilter } from '@chaos/shared/contract/gallery';
import { expect, test } from 'vitest';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';
import { writeCursor } from './ranking/cursor.ts';
import { galleryStatement } from './ranking/queries.ts';

/** Reads all pages. @returns ids and ranks in the order shown. */
async function readAll(world: TestWorld, timeFilter: TimeFilter, limit?: number) {
  const rows: { id: string; rank: number; totalCount: number }[] = [];
  let cursor: string | null = null;
  do {
    const page = await world.visitor().gallery.top({ timeFilter, cursor, ...(limit ? { limit } : {}) });
    rows.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return rows;
}

test('R48 O12 characters are ranked by score, the older one first among equals', async () => {
  await using world = await createTestWorld();
  const low = await world.newCharacter({ score: -3 });
  const olderEqual = await world.newCharacter({ score: 5, ageHours: 2 });
  const top = await world.newCharacter({ score: 9 });
  const newerEqual = await world.newCharacter({ score: 5, ageHours: 1 });
  const { items } = await world.visitor().gallery.top({});
  expect(items.map((row) => row.id)).toEqual([top, olderEqual, newerEqual, low]);
  expect(items.map((row) => row.rank)).toEqual([1, 2, 3, 4]);
});

test('R47 O12 today is the last 24 hours and this month the last 30 days; all time is the default', async () => {
  await using world = await createTestWorld();
  const now = await world.newCharacter({ score: 1 });
  const yesterday = await world.newCharacter({ score: 2, ageHours: 25 });
  const longAgo = await world.newCharacter({ score: 3, ageHours: 31 * 24 });
  expect((await readAll(world, 'day')).map((row) => row.id)).toEqual([now]);
  expect((await readAll(world, 'month')).map((row) => row.id)).toEqual([yesterday, now]);
  expect((await readAll(world, 'all_time')).map((row) => row.id)).toEqual([longAgo, yesterday, now]);
  expect(DEFAULT_TIME_FILTER).toBe('all_time');
});

test('R49 R50 R51 pages of 20 hold every character once, with ranks that go on and the whole count on each row', async () => {
  await using world = await createTestWorld();
  for (let index = 0; index < 45; index += 1) await world.newCharacter({ score: index % 7 });
  const first = await world.visitor().gallery.top({});
  expect(first.items).toHaveLength(GALLERY_PAGE_SIZE);
  const rows = await readAll(world, 'all_time');
  expect(new Set(rows.map((row) => row.id)).size).toBe(45);
  expect(rows.map((row) => row.rank)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
  expect(new Set(rows.map((row) => row.totalCount))).toEqual(new Set([45]));
});

test('R55 private and retired characters are neither shown nor counted', async () => {
  await using world = await createTestWorld();
  const owner = await world.newMember();
  const shown = await world.newCharacter({ creatorId: owner.id });
  await world.newCharacter({ creatorId: owner.id, isPublic: false, score: 99 });
  await world.newCharacter({ creatorId: owner.id, isActive: false, score: 99 });
  for (const caller of [world.visitor(), owner.caller]) {
    const { items } = await caller.gallery.top({});
    expect(items.map(({ id, totalCount }) => ({ id, totalCount }))).toEqual([{ id: shown, totalCount: 1 }]);
  }
});

test('R53 R56 an empty gallery is an empty page; a row carries creator and owner, or neither', async () => {
  await using world = await createTestWorld();
  expect(await world.visitor().gallery.top({})).toEqual({ items: [], nextCursor: null });
  const maker = await world.newMember({ username: 'maker' });
  await world.newCharacter({ creatorId: maker.id, score: 1 });
  await world.newCharacter();
  const { items } = await world.visitor().gallery.top({});
  const person = { id: maker.id, username: 'maker', displayName: 'maker', avatarUrl: null };
  expect(items.map(({ creator, owner }) => ({ creator, owner }))).toEqual([
    { creator: person, owner: person },
    { creator: null, owner: null },
  ]);
});

test('a forged cursor, one of another filter, a blank and an over-long one are refused by name', async () => {
  await using world = await createTestWorld();
  for (let index = 0; index < 3; index += 1) await world.newCharacter();
  const { nextCursor } = await world.visitor().gallery.top({ limit: 1 });
  const tampered = `${nextCursor?.slice(0, -1)}${nextCursor?.endsWith('A') ? 'B' : 'A'}`;
  const foreign = writeCursor('another-secret', {
    timeFilter: 'all_time',
    windowStart: null,
    nscore: 0,
    id: randomUUID(),
    rank: 1,
  });
  for (const cursor of [tampered, foreign, 'nonsense', 'a.b.c']) {
    await expect(world.visitor().gallery.top({ cursor })).rejects.toMatchObject({ code: 'BAD_REQUEST', reason: 'forged_cursor' });
  }
  const otherFilter = world.visitor().gallery.top({ cursor: nextCursor, timeFilter: 'day' });
  await expect(otherFilter).rejects.toMatchObject({ reason: 'forged_cursor' });
  await expect(world.visitor().gallery.top({ cursor: '' })).rejects.toMatchObject({ message: 'cursor is blank.' });
  await expect(world.visitor().gallery.top({ cursor: 'x'.repeat(301) })).rejects.toMatchObject({
    message: 'cursor is too long.',
  });
});

test('R623 a page of 8, 20, 50 or 100 reads one row more than it shows, and one of another size those of the next', () => {
  const rowsOf = (limit: number) => /limit (\d+)/.exec(galleryStatement({ since: null, after: null, limit }).text)?.[1];
  expect([8, 20, 50, 100].map(rowsOf)).toEqual(['9', '21', '51', '101']);
  expect([1, 9, 49, 60].map(rowsOf)).toEqual(['9', '21', '51', '101']);
});
