/** What Prometheus reads of a server, and who else may. */

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createApp } from '../app.ts';
import { sendRaw } from '../testing/fuzz/raw-http.ts';
import { blankWish, createTestWorld, type TestWorld } from '../testing/test-world.ts';

const TOKEN = 'a-token-of-prometheus';

async function listenWithToken({ services }: TestWorld) {
  const env = { TRUSTED_PROXIES: [], PUBLIC_URL: 'http://127.0.0.1', METRICS_TOKEN: TOKEN };
  const app = await createApp({ services, env, servePages: false });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { origin, [Symbol.asyncDispose]: () => app.close() };
}

const read = async (origin: string) => (await sendRaw(origin, '/metrics')).text;

test('calls are counted by procedure and outcome, the fast gallery too, and an unknown name makes no series', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const input = encodeURIComponent('{"json":{}}');
  const addresses = ['gallery.top', 'creators.popular', 'auth.session', 'no.such'].map((name) => `/trpc/${name}?input=${input}`);
  for (const address of addresses) await sendRaw(origin, address);
  await sendRaw(origin, `/trpc/gallery.top?input=${encodeURIComponent('{"json":{"limit":-1}}')}`);
  const text = await read(origin);
  const count = (procedure: string, outcome: string) =>
    Number(
      new RegExp(`^chaos_call_duration_seconds_count{procedure="${procedure}",outcome="${outcome}"} (\\d+)$`, 'm').exec(
        text,
      )?.[1],
    );
  expect(count('gallery.top', 'ok')).toBe(1);
  expect(count('gallery.top', 'invalid_input')).toBe(1);
  expect(count('creators.popular', 'ok')).toBe(1);
  expect(count('auth.session', 'signed_out')).toBe(1);
  expect(text).not.toContain('no.such');
});

test('sockets, subscriptions and connections to the database are told as they are', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const ticket = await world.visitor().characters.generate({ ...blankWish, requestId: randomUUID() });
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/trpc`);
  await once(socket, 'open');
  const input = { json: { ticketId: ticket.id, secret: ticket.secret } };
  socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path: 'tickets.watch', input } }));
  await expect.poll(() => read(origin)).toMatch(/^chaos_subscriptions 1$/m);
  const text = await read(origin);
  expect(text).toMatch(/^chaos_sockets 1$/m);
  expect(text).toMatch(/^chaos_pool_connections [1-9]/m);
  expect(text).toMatch(/^chaos_pool_waiting 0$/m);
  socket.close();
  await expect.poll(() => read(origin)).toMatch(/^chaos_sockets 0$/m);
  await expect.poll(() => read(origin)).toMatch(/^chaos_subscriptions 0$/m);
});

test('R1489 what is for this machine alone is asked for under a name of this machine, and else with the token', async () => {
  await using world = await createTestWorld();
  await using server = await listenWithToken(world);
  const statusWith = async (host: string, headers: Record<string, string> = {}) =>
    (await sendRaw(server.origin, '/metrics', { headers: { ...headers, host } })).status;
  for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:9', '[::1]:9']) expect(await statusWith(host), host).toBe(200);
  for (const host of ['chaos.example', '127.0.0.1.chaos.example', 'localhost.chaos.example:3000', 'x@localhost'])
    expect(await statusWith(host), host).toBe(404);
  expect(await statusWith('chaos.example', { authorization: `Bearer ${TOKEN}` })).toBe(200);
});

test('this machine and the token read the metrics; for whoever comes through a proxy they are not there', async () => {
  await using world = await createTestWorld();
  await using server = await listenWithToken(world);
  const statusWith = async (headers: Record<string, string>) => (await sendRaw(server.origin, '/metrics', { headers })).status;
  expect(await statusWith({})).toBe(200);
  expect(await statusWith({ authorization: `Bearer ${TOKEN}` })).toBe(200);
  expect(await statusWith({ authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.7' })).toBe(200);
  expect(await statusWith({ authorization: `Bearer ${TOKEN}x` })).toBe(404);
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
    expect(await statusWith({ [header]: '127.0.0.1' })).toBe(404);
});

test('without a token in the settings none opens the metrics to others', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const headers = { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer undefined' };
  expect((await sendRaw(origin, '/metrics', { headers })).status).toBe(404);
});
