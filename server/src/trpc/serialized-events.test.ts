import superjson from 'superjson';
import { expect, test } from 'vitest';
import { serializeOnce, sharedFrameEncoder, shareFrame } from './serialized-events.ts';

const frameOf = (subscription: number, data: unknown) => ({ id: subscription, result: { type: 'data', data, id: '7' } });

test('what many are told is put into words once, each with the number of their own subscription', () => {
  let reads = 0;
  const news = shareFrame({
    createdAt: new Date('2026-01-01'),
    get percent() {
      reads += 1;
      return 40;
    },
  });
  const frames = [1, 2, 3].map((subscription) =>
    sharedFrameEncoder.encode(frameOf(subscription, serializeOnce({ id: '7', data: news }))),
  );
  expect(reads).toBe(1);
  const plain = (subscription: number) => JSON.stringify(frameOf(subscription, superjson.serialize({ id: '7', data: news })));
  expect(frames).toEqual([plain(1), plain(2), plain(3)]);
});

test('another event id, and whatever is not shared, is written as ever', () => {
  const news = shareFrame({ percent: 40 });
  expect(serializeOnce({ id: '8', data: news }).json).toEqual({ id: '8', data: { percent: 40 } });
  expect(serializeOnce({ id: '9', data: news }).json).toEqual({ id: '9', data: { percent: 40 } });
  for (const message of [
    { id: 4, result: { type: 'started' } },
    { id: 5, error: { code: 1 } },
    { id: 6, result: { type: 'data', data: { json: [new Date(0)] } } },
    'PONG',
    null,
  ])
    expect(sharedFrameEncoder.encode(message)).toBe(JSON.stringify(message));
});
