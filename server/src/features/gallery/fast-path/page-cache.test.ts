import { expect, test, vi } from 'vitest';
import { type CachedPage, PageCache } from './page-cache.ts';

const page = (...characterIds: string[]): CachedPage => ({ text: '', characterIds, pictures: [], answers: new Map() });

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

test('while the database is away a page is as it was last, for five minutes; what has left the gallery is not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const cache = new PageCache();
  const away = async () => Promise.reject(new Error('Connection terminated unexpectedly'));
  await cache.get('top', async () => page('a'));
  await cache.get('other', async () => page('b'));
  for (const gap of [2_000, 100_000, 190_000]) {
    vi.advanceTimersByTime(gap);
    expect((await cache.get('top', away)).characterIds).toEqual(['a']);
  }
  vi.advanceTimersByTime(10_000);
  await expect(cache.get('top', away)).rejects.toThrow('terminated');
  // Another fault is no outage.
  await cache.get('top', async () => page('a'));
  vi.advanceTimersByTime(2_000);
  await expect(cache.get('top', async () => Promise.reject(new Error('a fault of ours')))).rejects.toThrow('a fault');
  expect((await cache.get('top', away)).characterIds).toEqual(['a']);
  // It was being read when something left.
  vi.advanceTimersByTime(2_000);
  let finish = (_: CachedPage) => {};
  const started = cache.get('top', () => new Promise((resolve) => (finish = resolve)));
  cache.clear();
  finish(page('a'));
  await started;
  await expect(cache.get('top', away)).rejects.toThrow('terminated');
  vi.useRealTimers();
});

test('while a database hangs one request waits for it, and the others have the page as it was', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const cache = new PageCache();
  await cache.get('top', async () => page('a'));
  const hangs = () => {
    const answer = Promise.withResolvers<CachedPage>();
    return { answer, read: vi.fn(() => answer.promise) };
  };
  const [first, second] = [hangs(), hangs()];
  vi.advanceTimersByTime(2_000);
  const waits = cache.get('top', first.read);
  vi.advanceTimersByTime(6_000);
  first.answer.reject(new Error('Query read timeout'));
  expect((await waits).characterIds).toEqual(['a']);
  for (let asked = 0; asked < 3; asked += 1) expect((await cache.get('top', second.read)).characterIds).toEqual(['a']);
  expect(second.read).toHaveBeenCalledTimes(1);
  // It is back, and the next one sees it.
  second.answer.resolve(page('b'));
  await expect.poll(async () => (await cache.get('top', second.read)).characterIds).toEqual(['b']);
  vi.useRealTimers();
});

test('after hints may have been lost nothing is shown that was kept', async () => {
  const cache = new PageCache();
  const away = async () => Promise.reject(new Error('Connection terminated unexpectedly'));
  await cache.get('top', async () => page('a'));
  await cache.get('other', async () => page('b'));
  cache.clear();
  for (const key of ['top', 'other']) await expect(cache.get(key, away)).rejects.toThrow('terminated');
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
