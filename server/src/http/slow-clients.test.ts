/** Clients that send little, slowly, or without an end. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { sendEndless, sendRaw } from '../testing/fuzz/raw-http.ts';
import { createTestWorld } from '../testing/test-world.ts';

async function dribble(origin: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  // A byte a second keeps a connection from being idle, and must not keep it.
  const timer = setInterval(() => socket.write('x'), 1_000);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

// Node looks every half a second, so these are cut after 10.5 and 14.5 s.
test('fault 14: headers and bodies that never end are cut, and others are served meanwhile', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const head = 'POST /trpc/characters.generate HTTP/1.1\r\nhost: x\r\n';
  const headers = await Promise.all(Array.from({ length: 50 }, () => dribble(origin, `${head}x-slow: `)));
  const withBody = `${head}content-type: application/json\r\ncontent-length: 60000\r\n\r\n{`;
  const bodies = await Promise.all(Array.from({ length: 50 }, () => dribble(origin, withBody)));
  // Not by events.once, which fails with the byte that was sent too late.
  const closed = Promise.all([...headers, ...bodies].map((socket) => new Promise((end) => socket.resume().once('close', end))));
  expect((await sendRaw(origin, '/readyz')).status).toBe(200);
  await closed;
  expect((await sendRaw(origin, '/readyz')).status).toBe(200);
});

test('fault 14: a body without an end is answered before it ends, and the connection closed', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const bytes = 256 * 1024 * 1024;
  const endless = { headers: { 'content-type': 'application/json' }, head: '{"json":"', bytes };
  const { status, sent } = await sendEndless(origin, '/trpc/characters.generate', endless);
  expect(status).toBe(413);
  expect(sent).toBeLessThan(bytes);
});

test('who reads nothing of a long answer, and says nothing, is cut after a minute', async () => {
  await using world = await createTestWorld();
  const env = { TRUSTED_PROXIES: [], PUBLIC_URL: 'http://x' };
  await using app = await createApp({ services: world.services, env, servePages: false });
  // More than the two ends and all that is between them hold.
  app.get('/long', (_request, reply) => void reply.send(Buffer.alloc(64 * 1024 * 1024)));
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  expect(app.server.timeout).toBe(60_000);
  app.server.timeout = 300;

  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const client = connect({ host: hostname, port: Number(port) }).on('error', () => {});
  client.write('GET /long HTTP/1.1\r\nhost: x\r\n\r\n');
  const [socket] = await accepted;
  await new Promise((end) => void socket.once('close', end));
  client.destroy();
});
