import { openDatabase } from '@chaos/shared/platform/database';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { servePages } from '../testing/serve-pages.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { registerSitemap } from './sitemap.ts';

const CHARACTER = 'http://chaos.test/character/';
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

/** With pages so small that a few characters fill some. */
function serveSmall({ services }: Pick<TestWorld, 'services'>, pageSize: number) {
  const app = Fastify();
  registerSitemap(app, { services, pageSize });
  const get = async (url: string) => {
    const { statusCode, body } = await app.inject({ url: url.replace('http://chaos.test', '') });
    return { status: statusCode, addresses: addressesIn(body) };
  };
  return { get, [Symbol.asyncDispose]: () => app.close() };
}

test('R352 robots.txt keeps robots from calls and from screens of one person, and names the sitemap', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const { status, headers, html } = await pages.get('/robots.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = html.split('\n');
  for (const address of ['/trpc', '/ops', '/profile$', '/settings', '/trading', '/auth'])
    expect(lines).toContain(`Disallow: ${address}`);
  expect(lines).not.toContain('Disallow: /profile');
  expect(lines).not.toContain('Disallow: /');
  expect(lines).toContain('Sitemap: http://chaos.test/sitemap.xml');
});

test('R352 the sitemap leads to Home, Hall and Creators, and to every public character once', async () => {
  await using world = await createTestWorld();
  const ids: string[] = [];
  for (let index = 0; index < 7; index += 1) ids.push(await world.newCharacter());
  await using small = serveSmall(world, 3);
  const { addresses } = await small.get('/sitemap.xml');
  expect(addresses).toEqual([
    'http://chaos.test/sitemaps/screens.xml',
    ...[1, 2, 3].map((page) => `http://chaos.test/sitemaps/characters-${page}.xml`),
  ]);
  const [screens, ...pages] = await Promise.all(addresses.map(small.get));
  expect(screens?.addresses).toEqual(['/', '/?view=gallery', '/creators'].map((address) => `http://chaos.test${address}`));
  expect(pages.map((page) => page.addresses.length)).toEqual([3, 3, 1]);
  expect(pages.flatMap((page) => page.addresses)).toEqual(ids.sort().map((id) => CHARACTER + id));
  for (const unknown of ['0', '4', '01', '999999', '9999999', '-1', 'x', '1.5'])
    expect((await small.get(`/sitemaps/characters-${unknown}.xml`)).status).toBe(404);
});

test('R352 O6 what is private or retired is in no sitemap, and what is hidden is gone from it at once', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const owner = await world.newMember();
  const [open, hidden] = [await world.newCharacter(), await world.newCharacter({ creatorId: owner.id })];
  await world.newCharacter({ creatorId: owner.id, isPublic: false });
  await world.newCharacter({ creatorId: owner.id, isActive: false });
  const list = async () => addressesIn((await pages.get('/sitemaps/characters-1.xml')).html).sort();
  expect(await list()).toEqual([open, hidden].sort().map((id) => CHARACTER + id));
  await owner.caller.characters.togglePrivacy({ characterId: hidden });
  expect(await list()).toEqual([CHARACTER + open]);
  const { headers } = await pages.get('/sitemaps/characters-1.xml');
  expect([headers['content-type'], headers['cache-control']]).toEqual(['application/xml; charset=utf-8', 'no-cache']);
});

test('R352 a page of ten thousand is cut from the index, without a sort and without the rest of the table', async () => {
  await using world = await createTestWorld();
  await world.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into meme_characters (name, description, image_key, thumbhash, average_color)
      select 'Zebra ' || n, 'One of many.', 'characters/plain', '1QcSHQRnh493V4dIh4eXh1h4kJUI', '#808080'
      from generate_series(1, 25000) n`.execute(trx);
  });
  await sql`vacuum analyze meme_characters`.execute(world.db);
  await using pages = await servePages(world);
  const [, ...files] = addressesIn((await pages.get('/sitemap.xml')).html);
  const sizes: number[] = [];
  for (const file of files) sizes.push(addressesIn((await pages.get(new URL(file).pathname)).html).length);
  expect(sizes).toEqual([10_000, 10_000, 5_000]);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id, updated_at from meme_characters
    where id >= (select id from meme_characters order by id offset 10000 limit 1) and is_public and is_active order by id limit 10000`.execute(
    world.db,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('meme_characters_pkey');
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

test('R352 while the database is away a sitemap says when to come again', async () => {
  await using world = await createTestWorld();
  const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', name: 'server', log: world.services.log });
  await using pages = await servePages({ ...world, services: { ...world.services, db: away.db } });
  const { status, headers } = await pages.get('/sitemap.xml');
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  await away.close();
});
