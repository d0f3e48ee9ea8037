import { createLogger } from '@chaos/shared/platform/logging';
import { StorageError } from '@chaos/shared/platform/storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deadline } from './deadline.ts';
import { StorageOutage } from './storage-outage.ts';

const never = new AbortController().signal;
const away = () => new StorageError('no answer', { cause: null, isFull: false });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** A storage that is away for so many seconds from now. */
function storageAwayFor(seconds: number) {
  const backAt = Date.now() + seconds * 1_000;
  let calls = 0;
  const answer = async () => {
    if (Date.now() < backAt) throw away();
  };
  const put = async () => {
    calls += 1;
    await answer();
    return 'kept';
  };
  return { outage: new StorageOutage({ probeRoom: answer }, createLogger('test', 'silent')), put, calls: () => calls };
}

test('what is in hand is kept for as long as the storage is away, and the time of the ticket stands still', async () => {
  const { outage, put, calls } = storageAwayFor(300);
  const deadline = new Deadline(120_000);
  const kept = outage.ride(put, { signal: deadline.signal, deadline });
  let isFree = false;
  void outage.whenOver(never).then(() => {
    isFree = true;
  });
  await vi.advanceTimersByTimeAsync(299_000);
  expect(calls()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await kept).toBe('kept');
  expect(isFree).toBe(true);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(deadline.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(deadline.signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('a storage that accepts and never answers takes nothing of the time of the ticket either', async () => {
  const { outage, put, calls } = storageAwayFor(65);
  const deadline = new Deadline(30_000);
  const kept = outage.ride(
    async () => {
      if (calls() === 0) await new Promise((resolve) => setTimeout(resolve, 60_000));
      return put();
    },
    { signal: deadline.signal, deadline },
  );
  kept.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(66_000);
  expect(await kept).toBe('kept');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(deadline.signal.aborted).toBe(false);
});

test('nobody begins anything while it is away, and whoever stops does not wait for it', async () => {
  const { outage, put } = storageAwayFor(3_600);
  const deadline = new Deadline(120_000);
  const stopping = new AbortController();
  const kept = outage.ride(put, { signal: stopping.signal, deadline });
  kept.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  let hasBegun = false;
  const other = outage.whenOver(stopping.signal).then(() => {
    hasBegun = true;
  });
  other.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hasBegun).toBe(false);
  const reason = new Error('the worker stops');
  stopping.abort(reason);
  await expect(kept).rejects.toBe(reason);
  await expect(other).rejects.toBe(reason);
});

test.each([
  ['a full disk', new StorageError('full', { cause: null, isFull: true })],
  ['a missing file', new StorageError('missing', { cause: null, isFull: false, isMissing: true })],
  ['anything else', new Error('of another kind')],
])('%s is told at once', async (_, error) => {
  const { outage } = storageAwayFor(0);
  await expect(outage.ride(() => Promise.reject(error), { signal: never, deadline: new Deadline(1_000) })).rejects.toBe(error);
});

test('a storage that answers and refuses is not away: after three tries that is told', async () => {
  const outage = new StorageOutage({ probeRoom: async () => {} }, createLogger('test', 'silent'));
  const put = vi.fn(() => Promise.reject(away()));
  const kept = outage.ride(put, { signal: never, deadline: new Deadline(120_000) });
  const failed = expect(kept).rejects.toThrow('no answer');
  await vi.advanceTimersByTimeAsync(5_000);
  await failed;
  expect(put).toHaveBeenCalledTimes(3);
});
