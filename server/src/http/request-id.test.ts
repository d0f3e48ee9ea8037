/** Ids of HTTP requests: whose are taken, and that a ticket keeps the one that it was opened by. */
import { randomUUID } from 'node:crypto';
import { cancelTicket } from '@chaos/shared/core/tickets/cancel-ticket';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { callRaw, sendRaw } from '../testing/fuzz/raw-http.ts';
import { blankWish, createTestWorld, type TestWorld } from '../testing/test-world.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

async function listen({ services }: TestWorld, trustedProxies: string[]) {
  const env = { TRUSTED_PROXIES: trustedProxies, PUBLIC_URL: 'http://127.0.0.1' };
  const app = await createApp({ services, env, servePages: false });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { origin, [Symbol.asyncDispose]: () => app.close() };
}

const idOf = async (origin: string, headers: Record<string, string>) =>
  (await sendRaw(origin, '/livez', { headers })).headers['x-request-id'];

test('every answer carries an id of its own, and what a client sends as one is not believed', async () => {
  await using world = await createTestWorld();
  await using server = await listen(world, []);
  const forged = { 'x-request-id': 'forged-by-a-client', 'x-forwarded-for': '203.0.113.7' };
  const ids = [await idOf(server.origin, {}), await idOf(server.origin, forged)];
  expect(ids).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
  expect(ids[0]).not.toBe(ids[1]);
});

test('of a trusted proxy the id is taken, unless it is none', async () => {
  await using world = await createTestWorld();
  await using server = await listen(world, ['loopback']);
  const through = { 'x-forwarded-for': '203.0.113.7' };
  expect(await idOf(server.origin, { ...through, 'x-request-id': 'made-by.the-proxy:1' })).toBe('made-by.the-proxy:1');
  expect(await idOf(server.origin, { ...through, 'x-request-id': '{"level":60}' })).toMatch(UUID);
  expect(await idOf(server.origin, { ...through, 'x-request-id': 'x'.repeat(129) })).toMatch(UUID);
  expect(await idOf(server.origin, { 'x-request-id': 'without-a-client-behind' })).toMatch(UUID);
});

test('a ticket keeps the id of the request that opened it, not of one that asked again', async () => {
  await using world = await createTestWorld();
  await using server = await listen(world, ['loopback']);
  const wish = { ...blankWish, requestId: randomUUID() };
  for (const id of ['first-request', 'second-request']) {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': id };
    expect((await callRaw(server.origin, 'characters.generate', wish, headers)).status).toBe(200);
  }
  expect(await world.db.selectFrom('tickets').select('http_request_id').execute()).toEqual([
    { http_request_id: 'first-request' },
  ]);
});

test('a retry has the id of the request that asked for it', async () => {
  await using world = await createTestWorld();
  await using server = await listen(world, ['loopback']);
  const wish = { ...blankWish, requestId: randomUUID() };
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const asked = await callRaw(server.origin, 'characters.generate', wish, { ...from, 'x-request-id': 'first-request' });
  const { id: ticketId, secret } = JSON.parse(asked.text).result.data.json;
  await cancelTicket(world.db, ticketId);
  const again = { ticketId, secret, requestId: randomUUID() };
  expect((await callRaw(server.origin, 'tickets.retry', again, { ...from, 'x-request-id': 'second-request' })).status).toBe(200);
  expect(await world.db.selectFrom('tickets').select('http_request_id').orderBy('id').execute()).toEqual([
    { http_request_id: 'first-request' },
    { http_request_id: 'second-request' },
  ]);
});
