import type { CharacterRow } from '@chaos/shared/contract/characters';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScreenCache } from './prerender-cache.ts';

const row = (change: Partial<CharacterRow> = {}) => ({ id: 'a', name: 'Frigo', likeCount: 1, ...change }) as CharacterRow;

function newScreens() {
  const make = vi.fn(async ({ name }: CharacterRow) => ({ html: name, css: '' }));
  const screens = new ScreenCache(make);
  return { make, screens, get: (one = row()) => screens.get(one.id, one) };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a character that many look at within a second is made into markup once, and anew after that', async () => {
  const { make, get } = newScreens();
  const looks = await Promise.all([get(row()), get(row())]);
  vi.advanceTimersByTime(999);
  looks.push(await get(row()));
  expect(new Set(looks.map(({ html }) => html))).toEqual(new Set(['Frigo']));
  expect(make).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await get(row());
  expect(make).toHaveBeenCalledTimes(2);
});

test('what the database says by then is shown at once, and no other character', async () => {
  const { get } = newScreens();
  await get(row());
  expect(await get(row({ name: 'Camelo' }))).toMatchObject({ html: 'Camelo', data: { key: 'a' } });
  const other = await get(row({ id: 'b', name: '</script>' }));
  expect(other.data).toEqual({ key: 'b', json: '{"json":{"id":"b","name":"\\u003c/script>","likeCount":1}}' });
});

test('of however many characters 500 are kept, the last ones', async () => {
  const { make, screens, get } = newScreens();
  for (let likeCount = 0; likeCount < 600; likeCount += 1) await get(row({ likeCount }));
  expect(screens.size).toBe(500);
  await get(row({ likeCount: 599 }));
  expect(make).toHaveBeenCalledTimes(600);
  await get(row({ likeCount: 0 }));
  expect(make).toHaveBeenCalledTimes(601);
});

test('a fault is told to whoever asks, and not for longer than a second', async () => {
  const { make, get } = newScreens();
  make.mockRejectedValueOnce(new Error('A part of it threw.'));
  for (let look = 0; look < 2; look += 1) await expect(get(row())).rejects.toThrow('A part of it threw.');
  vi.advanceTimersByTime(1_000);
  expect((await get(row())).html).toBe('Frigo');
});
