import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DueReads } from './due-reads.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function openReads({ read = async () => {} }: { read?: () => Promise<void> } = {}) {
  const asked: { at: number; ids: readonly string[] }[] = [];
  const startedAt = performance.now();
  const reads = new DueReads({
    gatherMs: 100,
    retryMs: 500,
    isWanted: (id) => id !== 'unwanted',
    read: (ids) => {
      asked.push({ at: performance.now() - startedAt, ids });
      return read();
    },
    onError: () => {},
  });
  onTestFinished(() => reads.close());
  return { reads, asked };
}

test('R865 the first that becomes due after a rest is read at once, and what follows soon is read together', async () => {
  const { reads, asked } = openReads();
  reads.mark(['a', 'unwanted']);
  await vi.advanceTimersByTimeAsync(10);
  reads.mark(['b']);
  await vi.advanceTimersByTimeAsync(10);
  reads.mark(['c', 'b']);
  await vi.advanceTimersByTimeAsync(1_000);
  reads.mark(['d']);
  await vi.advanceTimersByTimeAsync(10);

  expect(asked.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c'], ['d']]);
  const [first, second, third] = asked.map(({ at }) => Math.round(at));
  expect(first).toBeLessThanOrEqual(1);
  expect((second ?? 0) - (first ?? 0)).toBe(100);
  expect(third).toBeLessThanOrEqual(1_021);
});

test('one read at a time, and one that fails is made good', async () => {
  const ends: (() => void)[] = [];
  const { reads, asked } = openReads({
    read: () => new Promise((resolve, reject) => ends.push(ends.length === 0 ? reject : resolve)),
  });
  reads.mark(['a']);
  await vi.advanceTimersByTimeAsync(200);
  reads.mark(['b']);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(500);
  expect(asked.slice(1).map(({ ids }) => ids)).toEqual([['b', 'a']]);
});
