import { expect, test } from 'vitest';
import { Batcher } from './batcher.ts';

test('the first goes alone, those that come meanwhile go together, each gets its own answer', async () => {
  const sizes: number[] = [];
  const batcher = new Batcher<number, number>({
    batchMax: 3,
    async send(asks) {
      sizes.push(asks.length);
      return asks.map((ask) => ask * 2);
    },
  });
  expect(await Promise.all([1, 2, 3, 4, 5].map((ask) => batcher.ask(ask)))).toEqual([2, 4, 6, 8, 10]);
  expect(sizes).toEqual([1, 3, 1]);
  // Whoever comes after a rest is sent too.
  expect(await batcher.ask(6)).toBe(12);
  expect(sizes).toEqual([1, 3, 1, 1]);
});

test('two with one key go one after the other, in their order', async () => {
  const batches: string[][] = [];
  const batcher = new Batcher<string, string>({
    keyOf: (ask) => ask[0] ?? '',
    async send(asks) {
      batches.push([...asks]);
      return asks;
    },
  });
  await Promise.all(['a1', 'a2', 'b1', 'a3', 'b2'].map((ask) => batcher.ask(ask)));
  expect(batches).toEqual([['a1'], ['a2', 'b1'], ['a3', 'b2']]);
});

test('of many with different keys no more go together than may', async () => {
  const sizes: number[] = [];
  const batcher = new Batcher<number, number>({
    batchMax: 2,
    keyOf: String,
    async send(asks) {
      sizes.push(asks.length);
      return asks;
    },
  });
  await Promise.all([1, 2, 3, 4, 5].map((ask) => batcher.ask(ask)));
  expect(sizes).toEqual([1, 2, 2]);
});

test('a batch that fails fails whole, and the next one goes on; a missing answer is a failure', async () => {
  let calls = 0;
  const batcher = new Batcher<number, number>({
    async send(asks) {
      calls += 1;
      if (calls === 1) throw new Error('away');
      return calls === 2 ? [] : asks;
    },
    batchMax: 1,
  });
  const results = await Promise.allSettled([1, 2, 3].map((ask) => batcher.ask(ask)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});
