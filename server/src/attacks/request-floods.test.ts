/** One address that sends as many requests as it can, of whatever kind. */
import { expect, test } from 'vitest';
import { sendRaw } from '../testing/raw-http.ts';
import { createTestWorld } from '../testing/test-world.ts';

/** A tenth of what the product allows: a hundred at once of a person, four hundred of a network. */
const STRICT = { rateLimitScale: 0.1, trustedProxies: ['127.0.0.1'] };

async function flood(origin: string, { path, count, from }: { path: string; count: number; from: (index: number) => string }) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1)
    statuses.push((await sendRaw(origin, path, { headers: { 'x-forwarded-for': from(index) } })).status);
  return statuses;
}

test.each(['/trpc/gallery.top', '/', '/livez', '/media/characters/a/b/256.webp', '/nothing', '/trpc/no.such.call'])(
  'whoever asks for %s without end is sent away, and nobody else is',
  async (path) => {
    await using world = await createTestWorld(STRICT);
    const { origin } = await world.listen();
    const statuses = await flood(origin, { path, count: 150, from: () => '203.0.113.66' });
    expect(statuses.slice(0, 100)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    expect((await flood(origin, { path, count: 1, from: () => '203.0.113.67' }))[0]).not.toBe(429);
  },
);

test.each([
  ['a /48', (index: number) => `2001:db8:77:${index.toString(16)}::1`, '2001:db8:78::1'],
  ['a /24', (index: number) => `203.0.113.${index % 250}`, '203.0.114.1'],
])('all addresses of %s together are as four people', async (_, from, other) => {
  await using world = await createTestWorld(STRICT);
  const { origin } = await world.listen();
  const statuses = await flood(origin, { path: '/livez', count: 480, from });
  expect(statuses.slice(0, 400)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  expect((await flood(origin, { path: '/livez', count: 1, from: () => other }))[0]).toBe(200);
});

test('who is sent away is told when to come again, and loses the connection', async () => {
  await using world = await createTestWorld(STRICT);
  const { origin } = await world.listen();
  await flood(origin, { path: '/livez', count: 120, from: () => '203.0.113.66' });
  const { status, headers } = await sendRaw(origin, '/', { headers: { 'x-forwarded-for': '203.0.113.66' } });
  expect({ status, after: headers['retry-after'], connection: headers.connection }).toEqual({
    status: 429,
    after: '1',
    connection: 'close',
  });
});
