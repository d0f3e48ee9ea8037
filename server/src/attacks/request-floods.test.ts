/** One address that sends as many requests as it can, of whatever kind. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { sendRaw } from '../testing/fuzz/raw-http.ts';
import { createTestWorld } from '../testing/test-world.ts';

/** A hundredth of what the product allows: ten at once of a person, forty of a network. */
const STRICT = { rateLimitScale: 0.01 };
const BEHIND_PROXY = { ...STRICT, trustedProxies: ['127.0.0.1'] };

/** At once, so that a slow machine does not give them time. @returns how many of each status. */
async function flood(origin: string, { path, count, from }: { path: string; count: number; from: (index: number) => string }) {
  const asked = Array.from({ length: count }, async (_, index) => {
    const { status } = await sendRaw(origin, path, { headers: { 'x-forwarded-for': from(index) } });
    return status === 429 ? 'refused' : 'let in';
  });
  return Map.groupBy(await Promise.all(asked), (said) => said);
}

const PATHS = ['/trpc/gallery.top', '/', '/livez', '/media/characters/a/b/256.webp', '/nothing', '/%zz', '/trpc/no.such.call'];

test.each([...PATHS.map((path) => [path, path]), ['what is longer than the router reads', `/trpc/${'x'.repeat(5_000)}`]])(
  'whoever asks for %s without end is sent away, and nobody else is',
  async (_, path) => {
    await using world = await createTestWorld(BEHIND_PROXY);
    const { origin } = await world.listen();
    const said = await flood(origin, { path, count: 80, from: () => '203.0.113.66' });
    expect(said.get('let in')?.length).toBeGreaterThanOrEqual(10);
    expect(said.get('refused')?.length).toBeGreaterThan(0);
    expect((await flood(origin, { path, count: 9, from: () => '203.0.113.67' })).get('let in')).toHaveLength(9);
  },
);

test.each([
  ['a /48', (index: number) => `2001:db8:77:${index.toString(16)}::1`, '2001:db8:78::1'],
  ['a /24', (index: number) => `203.0.113.${index}`, '203.0.114.1'],
])('all addresses of %s together are as four people', async (_, from, other) => {
  await using world = await createTestWorld(BEHIND_PROXY);
  const { origin } = await world.listen();
  const said = await flood(origin, { path: '/livez', count: 200, from });
  expect(said.get('let in')?.length).toBeGreaterThanOrEqual(40);
  expect(said.get('refused')?.length).toBeGreaterThan(0);
  expect((await flood(origin, { path: '/livez', count: 9, from: () => other })).get('let in')).toHaveLength(9);
});

test('who is sent away is told when to come again, and loses the connection', async () => {
  await using world = await createTestWorld(BEHIND_PROXY);
  const { origin } = await world.listen();
  const headers = { 'x-forwarded-for': '203.0.113.66' };
  const answers = await Promise.all(Array.from({ length: 80 }, () => sendRaw(origin, '/', { headers })));
  expect(answers.find(({ status }) => status === 429)?.headers).toMatchObject({ 'retry-after': '1', connection: 'close' });
});

test('whoever goes on, with no proxy between, finds no open door for a second', async () => {
  await using world = await createTestWorld(STRICT);
  const { origin } = await world.listen();
  const ask = () =>
    sendRaw(origin, '/livez').then(
      ({ status }) => status,
      () => 'no connection',
    );
  await Promise.all(Array.from({ length: 80 }, ask));
  const answers = await Promise.all(Array.from({ length: 80 }, ask));
  expect(answers).toContain('no connection');
  await expect.poll(ask).toBe(200);
});

test('R730 whoever is sent away and comes again at once is kept waiting, and comes once a second', async () => {
  await using world = await createTestWorld(STRICT);
  const { origin } = await world.listen();
  const ask = () => sendRaw(origin, '/livez').then(({ status }) => status, Boolean);
  await Promise.all(Array.from({ length: 80 }, ask));
  let [tries, isIn] = [0, false];
  const comeAgain = async () => {
    for (; !isIn; tries += 1) isIn = (await ask()) === 200 || isIn;
  };
  await Promise.all(Array.from({ length: 10 }, comeAgain));
  expect(tries).toBeLessThan(100);
});

test('a proxy that nobody has named is told of, once', async () => {
  await using world = await createTestWorld(STRICT);
  const told: unknown[] = [];
  world.services.log.warn = (sentence: unknown) => void told.push(sentence);
  const { origin } = await world.listen();
  const ask = (_: unknown, index: number) =>
    sendRaw(origin, '/livez', { headers: { 'x-forwarded-for': `203.0.113.${index}` } }).catch(() => null);
  await Promise.all(Array.from({ length: 80 }, ask));
  expect(told).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
});

test('a socket that asks for another protocol at an address that cannot be read is closed', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  const closed = new Promise((resolve) => void socket.on('error', resolve).once('close', resolve).resume());
  socket.write('GET /%zz HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  await closed;
});

test.each([
  ['too many requests', { rateLimitScale: 0.01, trustedProxies: ['127.0.0.1'] }, '/trpc'],
  ['nothing there', { rateLimitScale: 1_000 }, '/nothing'],
])('a socket that is refused, for there is %s, is closed', async (_, options, path) => {
  await using world = await createTestWorld(options);
  const { origin } = await world.listen();
  const { hostname, port } = new URL(origin);
  const asked = `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
  const refused = Array.from({ length: 60 }, async () => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket
      .setEncoding('latin1')
      .on('error', () => {})
      .write(asked);
    const over = new Promise((end) => void socket.once('close', end));
    const [answer] = (await once(socket, 'data')) as [string];
    // One that was let in stays, and is no more of this.
    if (answer.includes(' 101 ')) return socket.destroy();
    await over;
    return answer;
  });
  expect((await Promise.all(refused)).filter((answer) => typeof answer === 'string').length).toBeGreaterThan(0);
});
