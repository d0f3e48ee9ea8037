import superjson from 'superjson';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DirectSubscription, serializeOnce, sharedFrameEncoder, shareFrame } from './serialized-events.ts';

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

test('R796 what is sent directly is the frame that is made of what a procedure yields', () => {
  const sent: string[] = [];
  const socket = Object.assign(Object.create(WebSocket.prototype) as WebSocket, {
    send: (frame: Buffer) => void sent.push(`${frame}`),
  });
  Object.defineProperty(socket, 'readyState', { value: WebSocket.OPEN });
  const [tracked, plain] = [new DirectSubscription(socket), new DirectSubscription(socket)];
  const [beginning, batch] = [{ percent: 0 }, [{ likeCount: 1 }]];
  expect(tracked.send(shareFrame({ percent: 1 }), '1')).toBe(false);
  const begun = {
    id: 3,
    jsonrpc: '2.0',
    result: { type: 'data', data: serializeOnce({ id: '0', data: tracked.answer(beginning) }), id: '0' },
  };
  expect(sharedFrameEncoder.encode(begun)).toBe(
    JSON.stringify({ ...begun, result: { ...begun.result, data: superjson.serialize({ id: '0', data: beginning }) } }),
  );
  expect(sharedFrameEncoder.encode({ id: 4, result: { type: 'data', data: serializeOnce(plain.answer(batch)) } })).toBe(
    JSON.stringify({ id: 4, result: { type: 'data', data: superjson.serialize(batch) } }),
  );
  const [next, counts] = [shareFrame({ at: new Date(0) }), shareFrame([{ likeCount: 2 }])];
  expect([tracked.send(next, '7'), plain.send(counts)]).toEqual([true, true]);
  const data = superjson.serialize({ id: '7', data: next });
  expect(sent).toEqual([
    JSON.stringify({ id: 3, jsonrpc: '2.0', result: { type: 'data', data, id: '7' } }),
    JSON.stringify({ id: 4, result: { type: 'data', data: superjson.serialize(counts) } }),
  ]);
  expect(new DirectSubscription(undefined).send(next, '7')).toBe(false);
});
