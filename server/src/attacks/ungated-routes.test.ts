/** What is read for whoever asks beside calls: feeds, sitemaps, embeds, cards, archives, pages of what has an address of its own. */
import { randomUUID } from 'node:crypto';
import type { Database } from '@chaos/shared/platform/database';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { writePassCookies } from '../auth/session-cookies.ts';
import { registerExports } from '../http/export-downloads.ts';
import { registerFeeds } from '../http/feeds.ts';
import { registerMedia } from '../http/media.ts';
import { registerSitemap } from '../http/sitemap.ts';
import { servePages } from '../testing/serve-pages.ts';
import { createTestWorld } from '../testing/test-world.ts';
import { PublicFailure } from '../trpc/errors.ts';

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
      ? (await files.inject({ url, headers: { cookie } })).statusCode
      : (await pages.get(url, { cookie })).status;
  vi.spyOn(services.personGate, 'pass').mockRejectedValue(new PublicFailure('TOO_MANY_REQUESTS', 'too_many_requests', 'Wait.'));
  const answers: [string, number, number][] = [];
  for (const url of ROUTES) answers.push([url, await ask(url), read.mock.calls.length]);
  expect(answers).toEqual(ROUTES.map((url) => [url, 429, 0]));
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
