import { expect, test } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

const refuse = () => new Error('too many');

test('when one fails in a way that nobody behind it can escape, all who wait are told so at once, and the next may try', async () => {
  const places = new ConcurrencyLimit({ atOnce: 1, queueMax: 10, refuse, isHopeless: (error) => error instanceof RangeError });
  const first = Promise.withResolvers<string>();
  const begun: number[] = [];
  const take = (nth: number) =>
    places.take(async () => {
      begun.push(nth);
      return first.promise;
    });
  const all = [1, 2, 3].map(take);
  first.reject(new RangeError('away'));
  for (const one of all) await expect(one).rejects.toThrow('away');
  expect([begun, places.waiting]).toEqual([[1], 0]);
  expect(await places.take(async () => 'well again')).toBe('well again');
});

test('another failure is its own', async () => {
  const places = new ConcurrencyLimit({ atOnce: 1, queueMax: 10, refuse, isHopeless: () => false });
  const failed = places.take(async () => Promise.reject(new Error('mine')));
  const next = places.take(async (hasWaited) => hasWaited);
  await expect(failed).rejects.toThrow('mine');
  expect(await next).toBe(true);
});

test('so many at once, so many behind them, and no more', async () => {
  const places = new ConcurrencyLimit({ atOnce: 2, queueMax: 1, refuse });
  const end = Promise.withResolvers<void>();
  const taken = [1, 2, 3].map(() => places.take(() => end.promise));
  await expect(places.take(() => end.promise)).rejects.toThrow('too many');
  end.resolve();
  await Promise.all(taken);
});
