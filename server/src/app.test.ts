/** What the server refuses before any procedure runs, and the headers of what it answers. */

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { createLogger } from '@chaos/shared/platform/logging';
import { startTcpProxy } from '@chaos/shared/testing/tcp-proxy';
import { createTestDatabase } from '@chaos/shared/testing/test-database';
import type { SuperJSONResult } from 'superjson';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createApp } from './app.ts';
import { startSession } from './auth/sessions.ts';
import { hashAddress } from './http/address-hashes.ts';
import { openServices } from './services.ts';
import { blankWish, createTestWorld } from './testing/test-world.ts';
import { transformer } from './trpc/transformer.ts';

const post = (url: string, body: string) => fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

test('trust 27: a body over the limit is refused by name, and opens no ticket', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const wish = { ...blankWish, mainTheme: 'x'.repeat(70_000), requestId: randomUUID() };
  const answer = await post(`${origin}/trpc/characters.generate`, JSON.stringify({ json: wish }));
  expect(answer.status).toBe(413);
  expect(await world.db.selectFrom('tickets').select('id').execute()).toEqual([]);
});

test('JSON that is none gets a 400 with a reason, not a stack', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const answer = await post(`${origin}/trpc/characters.generate`, '{"json":');
  expect(answer.status).toBe(400);
  const text = await answer.text();
  expect(text).toContain('"reason":"invalid_input"');
  expect(text).not.toMatch(/node_modules|at .*\.ts/);
});

test('annotations that would make the server build something are refused before they are followed', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const send = (meta: unknown) => post(`${origin}/trpc/characters.generate`, JSON.stringify({ json: { mainTheme: 7 }, meta }));
  for (const type of [['typed-array', 'Uint8Array'], 'Date', 'Map', 'regexp', ['custom', 'x']]) {
    const answer = await send({ values: { mainTheme: [type] }, v: 1 });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('could not be understood');
  }
  expect((await send({ referentialEqualities: { a: ['b'] } })).status).toBe(400);
  const wish = { ...blankWish, requestId: randomUUID() };
  const missing = { json: wish, meta: { values: { style: ['undefined'] }, v: 1 } };
  expect((await post(`${origin}/trpc/characters.generate`, JSON.stringify(missing))).status).toBe(200);
});

test('R757 trust: an annotation makes no list longer than what was sent, in whatever call', () => {
  const read = (json: object, ...values: string[]) =>
    transformer.input.deserialize({
      json,
      meta: { values: Object.fromEntries(values.map((one) => [one, ['undefined']])) },
    } as SuperJSONResult);
  for (const at of ['x.2', 'x.4294967294', 'x.0.y.4294967294', 'x.NaN'])
    expect(() => read({ x: [{ y: [] }] }, at), at).toThrow('a list with gaps');
  expect(() => read({ x: [1] }, 'x.2', 'x.more')).toThrow('a list with gaps');
  expect(read({ cursor: null, x: [{ y: null }] }, 'cursor', 'x.0.y', 'z')).toEqual({ cursor: undefined, x: [{ y: undefined }] });
});

test('R1510 trust 27: annotations stand beside one another and name what is near, for each level within copies all above it', () => {
  const read = (values: unknown) => transformer.input.deserialize({ json: { x: null }, meta: { values } } as SuperJSONResult);
  const nested = (levels: number): unknown => (levels === 0 ? ['undefined'] : { a: nested(levels - 1) });
  for (const values of [
    { x: nested(1) },
    { x: nested(1_000) },
    { x: ['undefined', { y: ['undefined'] }] },
    ['undefined', { x: ['undefined'] }],
    { x: [['undefined']] },
    { [`x${'.a'.repeat(29_000)}`]: ['undefined'] },
    Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`x${at}`, ['undefined']])),
  ])
    expect(() => read(values), JSON.stringify(values).slice(0, 60)).toThrow('annotations that are not allowed');
  expect(read({ x: ['undefined'] })).toEqual({ x: undefined });
  expect(read(['undefined'])).toBeUndefined();
  for (const nothing of [undefined, null, {}]) expect(read(nothing)).toEqual({ x: null });
});

test('R66 O9 an address that a client claims is not believed', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const send = (forged: string) =>
    fetch(`${origin}/trpc/characters.generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forged, forwarded: `for=${forged}`, 'x-real-ip': forged },
      body: JSON.stringify({ json: { ...blankWish, requestId: randomUUID() } }),
    });
  for (let index = 0; index < 20; index += 1) expect((await send(`198.51.100.${index}`)).status).toBe(200);
  const holders = await world.db.selectFrom('tickets').select('holder_key').distinct().execute();
  expect(holders).toHaveLength(1);
  const oneMore = await send('198.51.100.77');
  expect(oneMore.status).toBe(429);
  expect(await oneMore.text()).toContain('You have 20 brainrots on the way already. Wait for one of them.');
});

test('one socket gets twenty watches and no more', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const ticket = await world.visitor().characters.generate({ ...blankWish, requestId: randomUUID() });
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/trpc`);
  await once(socket, 'open');
  const watched = new Set<number>();
  const refused = new Set<number>();
  socket.on('message', (data) => {
    const answer: { id: number } = JSON.parse(String(data));
    if (String(data).includes('too_many_requests')) refused.add(answer.id);
    else if (String(data).includes('"waiting"')) watched.add(answer.id);
  });
  const input = { json: { ticketId: ticket.id, secret: ticket.secret } };
  for (let id = 1; id <= 21; id += 1)
    socket.send(JSON.stringify({ id, method: 'subscription', params: { path: 'tickets.watch', input } }));
  await expect.poll(() => watched.size).toBe(20);
  await expect.poll(() => [...refused]).toEqual([21]);
  socket.close();
});

test('R759 trust 4: nothing is followed over HTTP, where it would outlive its session and be counted as nothing', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { id } = await world.newMember();
  const { accessToken } = await world.db.transaction().execute((trx) => startSession(trx, id));
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${accessToken}` };
  const ask = async (path: string, input: object) => {
    const url = `${origin}/trpc/${path}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
    return (await fetch(url, { headers })).text();
  };
  const characterIds = [await world.newCharacter()];
  const ticket = await world.member(id).characters.generate({ ...blankWish, requestId: randomUUID() });
  expect(await ask('live.counts', { characterIds })).toContain('METHOD_NOT_SUPPORTED');
  expect(await ask('live.events', {})).toContain('METHOD_NOT_SUPPORTED');
  expect(await ask('tickets.watch', { ticketId: ticket.id })).toContain('METHOD_NOT_SUPPORTED');
  expect(world.services.connectionLimits.watches).toBe(0);
});

test('trust 26: more than ten calls in one batch are refused', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const batch = (size: number) => `${origin}/trpc/${Array(size).fill('a').join(',')}?batch=1&input=${encodeURIComponent('{}')}`;
  expect((await fetch(batch(11))).status).toBe(400);
  expect((await fetch(batch(1_000))).status).toBe(400);
});

test('an unknown call and an unknown path are 404', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const unknown = await fetch(`${origin}/trpc/no.such`);
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('"reason":"not_found"');
  for (const path of ['/media/characters/x/256.webp', '/media/..%2f..%2fpackage.json', '/media/characters/x/original.png']) {
    expect((await fetch(origin + path)).status).toBe(404);
  }
});

test('trust 30: every answer carries the security headers', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { headers } = await fetch(`${origin}/livez`);
  const wanted = [
    'content-security-policy',
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'cross-origin-opener-policy',
  ];
  expect(Object.fromEntries(wanted.map((name) => [name, headers.get(name)]))).toEqual({
    'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('a page of another origin cannot open a socket, and an oversized or broken frame ends one without ending the server', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const url = `${origin.replace('http', 'ws')}/trpc`;
  const foreign = new WebSocket(url, { origin: 'https://evil.example' });
  const [error] = await once(foreign, 'error');
  expect(String(error)).toContain('401');

  for (const frame of ['{"broken', 'x'.repeat(70_000), '[]', 'null', '{"id":1,"method":"subscription"}']) {
    const socket = new WebSocket(url, { origin });
    await once(socket, 'open');
    socket.send(frame);
    socket.close();
    await once(socket, 'close');
  }
  expect((await fetch(`${origin}/livez`)).status).toBe(200);
});

test('the database away: calls say so, health tells it, and the server answers again when it is back', async () => {
  await using database = await createTestDatabase();
  await using proxy = await startTcpProxy(database.url);
  const env = {
    DATABASE_URL: proxy.url,
    REDIS_URL: undefined,
    APP_SECRET: 'x'.repeat(40),
    PUBLIC_URL: 'http://x',
    DATA_DIR: tmpdir(),
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
    OPERATOR_EMAIL: undefined,
    RATE_LIMIT_SCALE: 1,
  };
  const services = await openServices(env, createLogger('test', 'silent'));
  const app = await createApp({
    services,
    env: { TRUSTED_PROXIES: [], PUBLIC_URL: 'http://x' },
    servePages: false,
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const readCreators = () => fetch(`${origin}/trpc/creators.popular?input=${encodeURIComponent('{"json":{}}')}`);
  expect((await readCreators()).status).toBe(200);

  await proxy.cut();
  const away = await readCreators();
  expect(away.status).toBe(503);
  expect(await away.text()).toContain('The database is not answering. Please try again in a moment.');
  expect((await fetch(`${origin}/livez`)).status).toBe(200);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);

  await proxy.restore();
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect((await readCreators()).status).toBe(200);
  await app.close();
  await services.close();
});

test('O9 an address stands for one person: IPv4, IPv4 in IPv6, and a /64 network of IPv6', () => {
  const hash = (address: string) => hashAddress('a-secret', address);
  expect(hash('::ffff:203.0.113.7')).toBe(hash('203.0.113.7'));
  expect(hash('2001:db8:1:2:3:4:5:6')).toBe(hash('2001:db8:1:2::9'));
  expect(hash('2001:db8:1:2::1')).not.toBe(hash('2001:db8:1:3::1'));
  expect(hash('203.0.113.7')).not.toBe(hash('203.0.113.8'));
  expect(hash('203.0.113.7')).not.toContain('203');
});
