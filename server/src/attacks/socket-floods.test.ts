/** Floods over a WebSocket of somebody who has no account. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { sendRaw } from '../testing/fuzz/raw-http.ts';
import { createTestWorld } from '../testing/test-world.ts';

const POLICY = 1008;

function connect(origin: string) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/trpc`);
  onTestFinished(() => socket.terminate());
  // One that was refused says so when it is put away.
  socket.on('error', () => {});
  const answers: string[] = [];
  let code: number | undefined;
  socket.on('message', (data) => void answers.push(String(data)));
  socket.on('close', (closeCode) => {
    code = closeCode;
  });
  return { socket, answers, code: () => code };
}

async function open(origin: string) {
  const connected = connect(origin);
  await once(connected.socket, 'open');
  return connected;
}

const follow = (id: number | string) =>
  JSON.stringify({
    id,
    method: 'subscription',
    params: { path: 'live.counts', input: { json: { characterIds: [randomUUID()] } } },
  });
const stop = (id: number | string) => JSON.stringify({ id, method: 'subscription.stop' });

test.each([
  ['frames that do not parse', () => '{'],
  ['unknown methods', (id: number) => JSON.stringify({ id, method: 'steal', params: {} })],
  ['messages that are none', (id: number) => JSON.stringify([id, 'null', null])],
  ['no messages at all', () => '""'],
  ['messages without what belongs to them', () => '{"id":1,"method":"subscription"}'],
  ['bytes instead of text', () => Buffer.from('PING')],
])('a handful of %s closes the socket, and the next ones cost nothing', async (_name, frame) => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { socket, answers, code } = await open(origin);
  for (let id = 0; id < 30_000; id++) socket.send(frame(id));
  await expect.poll(code).toBe(POLICY);
  expect(answers.length).toBeLessThanOrEqual(6);
});

test('a message under a name of its own is taken, one of more than a hundred letters is a bad frame', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { socket, code } = await open(origin);
  for (let time = 0; time < 10; time += 1) socket.send(stop('x'.repeat(100)));
  socket.send(follow('mine'));
  await once(socket, 'message');
  for (let time = 0; time < 10; time += 1) socket.send(stop('x'.repeat(101)));
  await expect.poll(code).toBe(POLICY);
});

test.each([
  ['pings', () => 'PING'],
  ['subscriptions begun and ended in turns', (id: number) => (id % 2 === 0 ? follow(id) : stop(id - 1))],
  ['ends of what never began', stop],
  ['calls that do not belong here', (id: number) => JSON.stringify({ id, method: 'query', params: { path: 'gallery.top' } })],
  ['frames of many messages', (id: number) => `[${Array.from({ length: 100 }, () => stop(id)).join()}]`],
  [
    'frames as long as they may be',
    (id: number) => JSON.stringify({ id, method: 'query', params: { path: 'x'.repeat(60_000) } }),
  ],
])('a flood of %s closes the socket', async (_name, frame) => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { socket, answers, code } = await open(origin);
  for (let id = 0; id < 5_000; id++) socket.send(frame(id));
  await expect.poll(code).toBe(POLICY);
  expect(answers.length).toBeLessThanOrEqual(100);
});

test('pings of the protocol itself, each answered before the next, close the socket when they do not end', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { socket, code } = await open(origin);
  const closed = once(socket, 'close');
  for (let count = 0; count < 500 && code() === undefined; count++) {
    socket.ping();
    await Promise.race([once(socket, 'pong'), closed]);
  }
  await expect.poll(code).toBe(POLICY);
});

test.each([
  ['longer than any may be', Buffer.from([0x81, 0xff, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]), 1009],
  ['that is not masked', Buffer.from([0x81, 0x01, 0x61]), 1002],
  ['of an unknown kind', Buffer.from([0x83, 0x80, 0, 0, 0, 0]), 1002],
  ['of no text', Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff]), 1007],
])('R729 a frame %s closes the socket, and is told in the log as no fault of ours', async (_name, bytes, expected) => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const told = vi.spyOn(world.services.log, 'error');
  const { socket, code } = await open(origin);
  const { _socket: raw } = socket as unknown as { _socket: Socket };
  raw.write(bytes);
  await expect.poll(code).toBe(expected);
  expect(told).not.toHaveBeenCalled();
});

test('an address that goes on is not let in for a while, and pages are still served', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const flooders = await Promise.all(Array.from({ length: 15 }, () => open(origin)));
  for (const { socket } of flooders) for (let count = 0; count < 10; count++) socket.send('{');
  for (const { code } of flooders) await expect.poll(code).toBe(POLICY);
  const [, { statusCode }] = await once(connect(origin).socket, 'unexpected-response');
  expect(statusCode).toBe(429);
  expect((await sendRaw(origin, '/livez')).status).toBe(200);
});

test('what a busy page sends is answered: twenty subscriptions, and others in their place', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { socket, answers, code } = await open(origin);
  const countStarted = () => answers.filter((answer) => answer.includes('started')).length;
  for (let id = 0; id < 20; id++) socket.send(follow(id));
  // One that is stopped before it has begun never says that it has.
  await expect.poll(countStarted).toBe(20);
  for (let id = 0; id < 10; id++) socket.send(`[${stop(id)},${follow(id + 100)}]`);
  await expect.poll(countStarted).toBe(30);
  expect(code()).toBeUndefined();
});
