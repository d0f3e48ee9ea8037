import { expect, test, vi } from 'vitest';
import { type CachedPage, PageCache } from './page-cache.ts';

const page = (...characterIds: string[]): CachedPage => ({ pieces: [], characterIds, pictures: [], answers: new Map() });

test('who asks while a page is being read waits for the same read', async () => {
  const cache = new PageCache();
  const read = vi.fn(async () => page('a'));
  const pages = await Promise.all([cache.get('top', read), cache.get('top', read), cache.get('top', read)]);
  expect(new Set(pages).size).toBe(1);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a database that takes longer than a second is not asked a second time meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const cache = new PageCache();
  const answer = Promise.withResolvers<CachedPage>();
  const read = vi.fn(() => answer.promise);
  const first = cache.get('top', read);
  vi.advanceTimersByTime(5_000);
  const second = cache.get('top', read);
  answer.resolve(page('a'));
  expect(await first).toBe(await second);
  expect(read).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('a page is read again after a second, and one that failed at once', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const cache = new PageCache();
  const read = vi.fn(async () => page('a'));
  await cache.get('top', read);
  vi.advanceTimersByTime(999);
  await cache.get('top', read);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await cache.get('top', read);
  expect(read).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  const failing = vi.fn(async () => Promise.reject(new Error('away')));
  for (let index = 0; index < 2; index += 1) await expect(cache.get('other', failing)).rejects.toThrow('away');
  expect(failing).toHaveBeenCalledTimes(2);
});

test('a new count forgets the pages that hold the character, and those being read, and no others', async () => {
  const cache = new PageCache();
  await cache.get('first', async () => page('a', 'b'));
  await cache.get('second', async () => page('c'));
  let finish = (_: CachedPage) => {};
  const started = cache.get('being read', () => new Promise((resolve) => (finish = resolve)));
  cache.drop(['a']);
  const read = vi.fn(async () => page('a', 'b'));
  await cache.get('first', read);
  await cache.get('second', read);
  await cache.get('being read', read);
  expect(read).toHaveBeenCalledTimes(2);
  // The old read ends after the new one, and must not take its place.
  finish(page('old'));
  await started;
  expect((await cache.get('being read', read)).characterIds).toEqual(['a', 'b']);
});

test('cleared, it keeps nothing', async () => {
  const cache = new PageCache();
  for (let index = 0; index < 3; index += 1) await cache.get(`${index}`, async () => page(`${index}`));
  expect(cache.size).toBe(3);
  cache.clear();
  expect(cache.size).toBe(0);
});
