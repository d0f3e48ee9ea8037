import type { MemberHint } from '@chaos/shared/contract/live';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followHints } from './live-hints.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

interface Subscription {
  isOpen: boolean;
  onStarted: () => void;
  onData: (event: { id: string; data: MemberHint }) => void;
  onComplete: () => void;
  onError: () => void;
}

/** Every subscription so far. Like the real one, it completes when it is left. */
let subscriptions: Subscription[] = [];
const newest = () => subscriptions.at(-1);
const open = () => subscriptions.filter(({ isOpen }) => isOpen).length;
const subscribe = (_: unknown, observer: Omit<Subscription, 'isOpen'>) => {
  const one = { ...observer, isOpen: true };
  subscriptions.push(one);
  const unsubscribe = () => {
    one.isOpen = false;
    observer.onComplete();
  };
  return { unsubscribe };
};
const api = { live: { events: { subscribe } } } as unknown as Parameters<typeof followHints>[0]['api'];

const page = Object.assign(new EventTarget(), { hidden: false });
function setHidden(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

let queryClient: QueryClient;
let stop: () => void;
const isOld = () => queryClient.getQueryState([['offers', 'list'], {}])?.isInvalidated;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
  subscriptions = [];
  queryClient = new QueryClient();
  queryClient.setQueryData([['offers', 'list'], {}], []);
  stop = followHints({ api, queryClient });
});
afterEach(() => {
  stop();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('R22 a hint makes the lists of its topic old; the first start does not', async () => {
  newest()?.onStarted();
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  expect(isOld()).toBe(false);
  newest()?.onData({ id: '1', data: { topic: 'offers', id: 'a' } });
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(isOld()).toBe(true);
});

test('R20 when the connection has come back, every topic is asked for once', async () => {
  newest()?.onStarted();
  newest()?.onStarted();
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(isOld()).toBe(true);
  expect(subscriptions).toHaveLength(1);
});

test('an unexpected end is followed by another subscription, less and less often while it is in trouble', async () => {
  const waits: number[] = [];
  for (let failures = 0; failures < 6; failures += 1) {
    const before = subscriptions.length;
    newest()?.onStarted();
    newest()?.onComplete();
    let waited = 0;
    for (; subscriptions.length === before; waited += SECOND / 2) await vi.advanceTimersByTimeAsync(SECOND / 2);
    waits.push(waited);
    expect(open()).toBe(1);
  }
  expect(waits.map((wait) => Math.floor(wait / SECOND))).toEqual([0, 1, 2, 5, 10, 30]);
});

test('R20 a tab that is hidden for long follows no more; when it is looked at again it follows, and asks for everything', async () => {
  newest()?.onStarted();
  setHidden(true);
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect([subscriptions.length, open()]).toEqual([1, 1]);
  setHidden(true);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(open()).toBe(0);
  setHidden(false);
  expect([subscriptions.length, open()]).toEqual([2, 1]);
  expect(isOld()).toBe(false);
  newest()?.onStarted();
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(isOld()).toBe(true);
});

test('who is signed out follows nothing, whatever happens later', async () => {
  stop();
  setHidden(true);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect([subscriptions.length, open()]).toEqual([1, 0]);
  expect(vi.getTimerCount()).toBe(0);
});
