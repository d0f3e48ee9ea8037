/** Many requests in one breath, connections that are half closed, and requests that two readers would understand in two ways. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { sendRaw } from '../testing/fuzz/raw-http.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

let world: TestWorld;
let origin: string;

beforeAll(async () => {
  world = await createTestWorld({ rateLimitScale: 1_000 });
  ({ origin } = await world.listen());
});
afterAll(() => world[Symbol.asyncDispose]());

async function open(where = origin): Promise<Socket> {
  const { hostname, port } = new URL(where);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Cut in the middle of what is said, it may end by an error as well. */
function ended(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => void socket.once('end', resolve).once('close', resolve).resume());
}

/** Sends this and nothing more. @returns the status of every answer, when the other side has closed. */
async function say(text: string | Buffer): Promise<number[]> {
  const socket = await open();
  let answers = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    answers += chunk;
  });
  const over = ended(socket);
  socket.end(text);
  await over;
  socket.destroy();
  return [...answers.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;
const post = (path: string, headers: string, body = '') => `POST ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n${body}`;
const JSON_TYPE = 'content-type: application/json\r\n';

test('a few requests in one breath are answered in order, and the connection ends', async () => {
  const statuses = await say(Array.from({ length: 8 }, (_, index) => get(index % 3 === 0 ? '/livez' : '/trpc/no.such')).join(''));
  expect(statuses).toEqual([200, 404, 404, 200, 404, 404, 200, 404]);
});

const isReady = () =>
  sendRaw(origin, '/readyz').then(
    ({ status }) => status,
    () => 'no connection',
  );

test('many in one breath cost the connection, and are not answered', async () => {
  expect((await say(get('/trpc/gallery.top').repeat(1_000))).length).toBeLessThan(20);
  await expect.poll(isReady).toBe(200);
});

test('what Node would answer by itself counts as any other request', async () => {
  expect((await say(get('/livez', 'expect: x\r\n').repeat(1_000))).length).toBeLessThan(20);
  await expect.poll(isReady).toBe(200);
});

/** Each loopback address is another person of one /24. @returns how many bytes answer a packet of so many requests. */
async function speakFrom(from: string, where: string, requests: number): Promise<number> {
  const { hostname, port } = new URL(where);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from, allowHalfOpen: true });
  socket.on('error', () => {});
  const over = ended(socket);
  socket.end(get('/livez').repeat(requests));
  await over;
  socket.destroy();
  return socket.bytesRead;
}

test('neighbours who take turns at it find no open door together', async () => {
  await using other = await createTestWorld();
  const { origin: there } = await other.listen();
  for (const last of [2, 3, 4, 5]) await speakFrom(`127.0.0.${last}`, there, 1_000);
  expect(await speakFrom('127.0.0.77', there, 1)).toBe(0);
});

test('one of them who goes on closes the door for nobody else', async () => {
  await using other = await createTestWorld();
  const { origin: there } = await other.listen();
  for (let times = 0; times < 5; times++) {
    await speakFrom('127.0.0.2', there, 1_000);
    expect(await speakFrom('127.0.0.77', there, 1)).toBeGreaterThan(0);
    await expect.poll(() => speakFrom('127.0.0.2', there, 1)).toBeGreaterThan(0);
  }
});

test('they cost all others of the same address as well, but not what is watched', async () => {
  const watching = new WebSocket(`${origin.replace('http', 'ws')}/trpc`);
  await once(watching, 'open');
  const others = await Promise.all(Array.from({ length: 20 }, () => open()));
  const closed = others.map(ended);
  await say(get('/trpc/gallery.top').repeat(1_000));
  await Promise.all(closed);
  await expect.poll(isReady).toBe(200);
  expect(watching.readyState).toBe(WebSocket.OPEN);
  watching.close();
});

test('a proxy that sends them for somebody loses that connection alone', async () => {
  await using behindProxy = await createTestWorld({ rateLimitScale: 1_000, trustedProxies: ['127.0.0.1'] });
  const { origin: proxied } = await behindProxy.listen();
  const socket = await open(proxied);
  const closed = ended(socket);
  socket.write(get('/trpc/gallery.top', 'x-forwarded-for: 203.0.113.66\r\n').repeat(1_000));
  await closed;
  expect((await sendRaw(proxied, '/readyz')).status).toBe(200);
});

test('whoever asks without an end and reads nothing is not answered without an end', async () => {
  const sockets = await Promise.all(Array.from({ length: 20 }, () => open()));
  const many = get('/trpc/gallery.top').repeat(2_000);
  for (const socket of sockets) socket.pause().write(many);
  await expect.poll(isReady).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(isReady).toBe(200);
});

test('a question whose asker has gone in the middle of it, or of its body, does no harm', async () => {
  const starts = [
    get('/trpc/gallery.top'),
    post('/trpc/auth.signIn', `${JSON_TYPE}content-length: 500\r\n`, '{"email":'),
    'GET / HT',
    get('/media/x'),
  ];
  for (const start of starts) {
    for (let count = 0; count < 20; count++) {
      const socket = await open();
      socket.write(start);
      if (count % 2 === 0) socket.resetAndDestroy();
      else socket.destroy();
    }
  }
  expect((await sendRaw(origin, '/readyz')).status).toBe(200);
});

const half = '{"json":{}}';
const ODD: [name: string, text: string | Buffer][] = [
  ['nothing', ''],
  ['a line end', '\r\n\r\n'],
  ['half a request line', 'GET / HTTP'],
  ['HTTP/0.9', 'GET /\r\n\r\n'],
  ['HTTP/1.0', 'GET /livez HTTP/1.0\r\n\r\n'],
  ['HTTP/9.9', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n'],
  ['HTTP/2 that nobody agreed on', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['TLS', Buffer.from('16030100a5010000a10303', 'hex')],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', get('/livez', 'host: y\r\n')],
  ['a host that is none', 'GET / HTTP/1.1\r\nhost: \u00e4@[::1\r\n\r\n'],
  ['an address that is none', get('/%ff%00/..//%2e%2e')],
  ['an address of 100 kB', get(`/${'a'.repeat(100_000)}`)],
  ['headers of 100 kB', get('/livez', `x: ${'a'.repeat(100_000)}\r\n`)],
  ['five thousand headers', get('/livez', Array.from({ length: 5_000 }, (_, index) => `x${index}: 1\r\n`).join(''))],
  ['a header over two lines', get('/livez', 'x: a\r\n b\r\n')],
  ['a header with a zero', get('/livez', 'x: a\0b\r\n')],
  ['a header without a name', get('/livez', ': a\r\n')],
  ['a space before the colon', get('/livez', 'content-length : 5\r\n')],
  ['lines that end in LF alone', 'GET /livez HTTP/1.1\nhost: x\n\n'],
  ['two lengths', post('/trpc/auth.signIn', `${JSON_TYPE}content-length: 2\r\ncontent-length: 11\r\n`, half)],
  [
    'a length and chunks',
    post('/trpc/auth.signIn', `${JSON_TYPE}content-length: 2\r\ntransfer-encoding: chunked\r\n`, '0\r\n\r\n'),
  ],
  ['chunks under another name', post('/trpc/auth.signIn', `${JSON_TYPE}transfer-encoding: xchunked\r\n`, '0\r\n\r\n')],
  ['chunks twice', post('/trpc/auth.signIn', `${JSON_TYPE}transfer-encoding: chunked, chunked\r\n`, '0\r\n\r\n')],
  ['a chunk of no size', post('/trpc/auth.signIn', `${JSON_TYPE}transfer-encoding: chunked\r\n`, 'z\r\n{}\r\n0\r\n\r\n')],
  ['a chunk beyond all sizes', post('/trpc/auth.signIn', `${JSON_TYPE}transfer-encoding: chunked\r\n`, 'ffffffffffffffff\r\n{}')],
  [
    'a chunk with 64 kB of extensions',
    post('/trpc/auth.signIn', `${JSON_TYPE}transfer-encoding: chunked\r\n`, `1;${'x'.repeat(65_536)}\r\n{\r\n0\r\n\r\n`),
  ],
  ['a length below nothing', post('/trpc/auth.signIn', `${JSON_TYPE}content-length: -1\r\n`, half)],
  ['a length beyond all numbers', post('/trpc/auth.signIn', `${JSON_TYPE}content-length: 99999999999999999999\r\n`, half)],
  ['half a body', post('/trpc/auth.signIn', `${JSON_TYPE}content-length: 500\r\n`, half)],
  ['a body that GET has none of', get('/trpc/gallery.top', `${JSON_TYPE}content-length: 11\r\n`) + half],
  ['a packed body', post('/trpc/auth.signIn', `${JSON_TYPE}content-encoding: gzip\r\ncontent-length: 11\r\n`, half)],
  ['half a WebSocket', get('/trpc', 'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n')],
  [
    'a WebSocket of another version',
    get('/trpc', 'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: x\r\nsec-websocket-version: 99\r\n'),
  ],
  ['a tunnel', 'CONNECT 127.0.0.1:5432 HTTP/1.1\r\nhost: x\r\n\r\n'],
];

test.each(ODD)('%s ends without a fault of ours, with a connection that closes', async (_name, text) => {
  const statuses = await say(text);
  expect(statuses.filter((status) => status >= 500 && status !== 501 && status !== 505)).toEqual([]);
  expect((await sendRaw(origin, '/livez')).status).toBe(200);
});

test.each([
  ['a length and chunks', `${JSON_TYPE}content-length: 2\r\ntransfer-encoding: chunked\r\n`, `0\r\n\r\n${get('/livez')}`],
  ['two lengths', `${JSON_TYPE}content-length: 2\r\ncontent-length: 60\r\n`, `{}${get('/livez')}`],
  ['chunks under another name', `${JSON_TYPE}transfer-encoding: xchunked\r\n`, `0\r\n\r\n${get('/livez')}`],
])('nothing is smuggled behind %s', async (_name, headers, body) => {
  expect(await say(post('/trpc/auth.signIn', headers, body))).not.toContain(200);
});
