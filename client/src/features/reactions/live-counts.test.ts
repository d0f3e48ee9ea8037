import type { CharacterCounts } from '@chaos/shared/contract/live';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
});
const { countsFollower } = await import('./live-counts.ts');

interface Subscription {
  isOpen: boolean;
  onData: (counts: CharacterCounts[]) => void;
  onComplete: () => void;
  onError: () => void;
}

/** Every subscription so far. Like the real one, it completes when it is left. */
let subscriptions: Subscription[] = [];
const newest = () => subscriptions.at(-1);
const client = {
  live: {
    counts: {
      subscribe: (_: unknown, observer: Omit<Subscription, 'isOpen'>) => {
        const one = { ...observer, isOpen: true };
        subscriptions.push(one);
        const unsubscribe = () => {
          one.isOpen = false;
          observer.onComplete();
        };
        return { unsubscribe };
      },
    },
  },
};
const tools = { client, queryClient: new QueryClient() } as unknown as Parameters<typeof countsFollower.follow>[0];
let leave: () => void;

beforeEach(async () => {
  subscriptions = [];
  leave = countsFollower.follow(tools, 'a');
  await vi.advanceTimersByTimeAsync(300);
  newest()?.onData([]);
});
afterEach(async () => {
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
});

test('regression: after a sign-in closed the connection the characters in view are followed again', async () => {
  expect(subscriptions).toHaveLength(1);
  newest()?.onComplete();
  await vi.advanceTimersByTimeAsync(300);
  expect(subscriptions.map(({ isOpen }) => isOpen)).toEqual([false, true]);
});

test('regression: after an error they are followed again, less and less often until news come, scrolling or not', async () => {
  const fail = async () => {
    const before = subscriptions.length;
    newest()?.onError();
    let waited = 0;
    for (; subscriptions.length === before && waited < 60_000; waited += 300) {
      countsFollower.follow(tools, 'a')();
      await vi.advanceTimersByTimeAsync(300);
    }
    return waited;
  };
  expect(subscriptions).toHaveLength(1);
  leave();
  leave = countsFollower.follow(tools, 'a');
  const waits: number[] = [];
  for (let failures = 0; failures < 6; failures += 1) waits.push(await fail());
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBeGreaterThan(9_000);
  newest()?.onData([]);
  expect(await fail()).toBeLessThan(1_000);
});

test('leaving ends it: what it completes by itself is not followed again', async () => {
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(subscriptions.map(({ isOpen }) => isOpen)).toEqual([false]);
});
