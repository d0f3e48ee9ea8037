/** What is read for whoever asks beside calls: feeds, sitemaps, embeds, cards, archives, pages of what has an address of its own. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Database } from '@chaos/shared/platform/database';
import Fastify, { type FastifyReply } from 'fastify';
import { expect, test, vi } from 'vitest';
import { writePassCookies } from '../auth/session-cookies.ts';
import { hashAddress } from '../http/address-hashes.ts';
import { limitConcurrentPages } from '../http/concurrent-pages.ts';
import { registerExports } from '../http/export-downloads.ts';
import { registerFeeds } from '../http/feeds.ts';
import { registerMedia } from '../http/media.ts';
import { registerSitemap } from '../http/sitemap.ts';
import { servePages } from '../testing/serve-pages.ts';
import { createTestWorld } from '../testing/test-world.ts';
import { TooOftenFailure } from '../trpc/errors.ts';

/** The same database, of which each answer waits for this. */
const withAnswersAfter = (db: Database, onAnswer: () => Promise<void>): Database =>
  db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await onAnswer();
      return result;
    },
  });

const ID = randomUUID();
const ROUTES = [
  ...['/feeds/top.json', '/feeds/new.atom', `/feeds/members/${ID}.json`, `/feeds/collections/${ID}.atom`],
  ...['/sitemap.xml', '/sitemaps/screens.xml', '/sitemaps/characters-1.xml'],
  ...[`/oembed?url=http://chaos.test/character/${ID}`, `/embed/character/${ID}`, `/embed/battle/${ID}`],
  ...[`/character/${ID}`, `/profile/${ID}`, `/collection/${ID}`, `/battle/${ID}`, '/ops'],
  ...[`/media/battles/${ID}.jpg`, `/media/collections/${ID}.jpg`, `/exports/${'a'.repeat(43)}`],
];

test('R1449 whatever route reads for one person waits for their turn before its first read', async () => {
  await using world = await createTestWorld();
  const read = vi.fn(async () => {});
  const services = { ...world.services, db: withAnswersAfter(world.db, read) };
  await using pages = await servePages({ ...world, services });
  const files = Fastify();
  registerMedia(files, services);
  registerExports(files, services);
  const cookie = writePassCookies(services, { familyId: ID, user: { role: 'operator', emailConfirmed: true } })
    .map((one) => one.split(';')[0])
    .join('; ');
  const ask = async (url: string) =>
    /^\/(media|exports)\//.test(url)
      ? await files.inject({ url, headers: { cookie } }).then(({ statusCode, headers }) => ({ status: statusCode, headers }))
      : await pages.get(url, { cookie });
  vi.spyOn(services.personGate, 'pass').mockRejectedValue(new TooOftenFailure('Wait.', 2));
  const answers: unknown[] = [];
  for (const url of ROUTES) {
    const { status, headers } = await ask(url);
    answers.push([url, status, headers['retry-after'], read.mock.calls.length]);
  }
  expect(answers).toEqual(ROUTES.map((url) => [url, 429, '2', 0]));
  await files.close();
});

test.each(['/sitemap.xml', '/feeds/new.json'])(
  'R1448 %s: one address takes three places at most, and who finds none free is no error of ours',
  async (url) => {
    await using world = await createTestWorld();
    const held = Promise.withResolvers<void>();
    const services = { ...world.services, db: withAnswersAfter(world.db, () => held.promise) };
    const app = Fastify();
    registerSitemap(app, { services });
    registerFeeds(app, services);
    const logged = vi.spyOn(services.log, 'error');
    const ask = async (remoteAddress: string) => (await app.inject({ url, remoteAddress })).statusCode;
    const hog = Array.from({ length: 80 }, () => ask('203.0.113.66'));
    await expect.poll(() => services.personGate.waiting).toBe(77);
    const other = ask('198.51.100.1');
    const crowd = Array.from({ length: 60 }, (_, index) => ask(`192.0.2.${index}`));
    expect(await Promise.race([...hog, other, ...crowd])).toBe(503);
    held.resolve();
    expect(await other).toBe(200);
    expect(new Set(await Promise.all(crowd))).toEqual(new Set([200, 503]));
    await Promise.all(hog);
    expect(logged).not.toHaveBeenCalled();
    await app.close();
  },
);

/** Sends this and reads nothing. */
async function askAndNeverRead(origin: string, path: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) }).on('error', () => {});
  await once(socket, 'connect');
  socket.pause().write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  return socket;
}

/** More than the two ends and all that is between them hold. */
const LONG = Buffer.alloc(64 * 1024 * 1024);

test.each<[string, (reply: FastifyReply) => unknown]>([
  ['a whole page', (reply) => reply.send(LONG)],
  ['an archive', (reply) => reply.send(Readable.from([LONG, LONG]))],
  ['what is not there', (reply) => reply.callNotFound()],
])('R1449 clients that read nothing of %s keep no other page of their address waiting', async (_what, answer) => {
  await using world = await createTestWorld();
  const inTurn = limitConcurrentPages(world.services, { what: 'page' });
  const app = Fastify();
  // With a hook that takes its time a reply that is returned is waited for to its end, and not only what is sent in bits.
  app.addHook('onSend', (_request, _reply, payload, next) => setImmediate(next, null, payload));
  const answered = vi.fn();
  app.get(
    '/long',
    inTurn(async (_request, reply) => {
      answered();
      return answer(reply);
    }),
  );
  app.get(
    '/short',
    inTurn(async (_request, reply) => reply.send('short')),
  );
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(LONG));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const sockets = await Promise.all(Array.from({ length: 3 }, () => askAndNeverRead(origin, '/long')));
  await expect.poll(() => answered.mock.calls.length).toBe(3);
  expect((await app.inject({ url: '/short', remoteAddress: '127.0.0.1' })).body).toBe('short');
  for (const socket of sockets) socket.destroy();
  await app.close();
});

test('R1449 who leaves while they wait for their turn has used no link to an archive', async () => {
  await using world = await createTestWorld();
  const read = vi.fn(async () => {});
  const services = { ...world.services, db: withAnswersAfter(world.db, read) };
  const app = Fastify();
  registerExports(app, services);
  const left = Promise.withResolvers<void>();
  app.addHook('onRequestAbort', async (_request) => left.resolve());
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const held = Promise.withResolvers<void>();
  const pass = (work: () => Promise<void>) =>
    services.personGate.pass(`page ${hashAddress(services.appSecret, '127.0.0.1')}`, work);
  const hog = Array.from({ length: 3 }, () => pass(() => held.promise));
  const path = `/exports/${'a'.repeat(43)}`;
  const socket = await askAndNeverRead(origin, path);
  await expect.poll(() => services.personGate.waiting).toBe(1);
  socket.destroy();
  await left.promise;
  held.resolve();
  await Promise.all(hog);
  // Who holds all three has let whoever came before them end.
  const all = Promise.withResolvers<void>();
  let holding = 0;
  const holdAll = async () => {
    holding += 1;
    if (holding === 3) all.resolve();
    await all.promise;
  };
  await Promise.all(Array.from({ length: 3 }, () => pass(holdAll)));
  expect(read).not.toHaveBeenCalled();
  expect((await app.inject({ url: path, remoteAddress: '127.0.0.1' })).statusCode).toBe(410);
  expect(read).toHaveBeenCalledTimes(1);
  await app.close();
});
