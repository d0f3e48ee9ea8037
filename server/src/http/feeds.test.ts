import { openDatabase } from '@chaos/shared/platform/database';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { servePages } from '../testing/serve-pages.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { type FeedItem, writeFeed } from './feed-formats.ts';

const ORIGIN = 'http://chaos.test';
const rename = (world: TestWorld, id: string, name: string, description = 'Plain.') =>
  world.db.updateTable('meme_characters').set({ name, description }).where('id', '=', id).execute();
const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" type="([^"]*)" title="[^"]*" href="([^"]*)" \/>/g)].map(([, type, href]) => [
    type,
    href?.replace(ORIGIN, ''),
  ]);
const entriesIn = (atom: string) => [...atom.matchAll(/<id>urn:uuid:([^<]*)<\/id>/g)].map(([, id]) => id);

interface JsonFeed {
  title: string;
  feed_url: string;
  home_page_url: string;
  items: Record<string, unknown>[];
}

test('R420 the Hall has a feed of the newest and one of the best, in both forms, with whole addresses and pictures', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const maker = await world.newMember({ username: 'maker' });
  const best = await world.newCharacter({ score: 5, ageHours: 48, creatorId: maker.id });
  const newest = await world.newCharacter({ score: 1 });
  const read = async (address: string) => {
    const { status, headers, html } = await pages.get(address);
    return { status, type: headers['content-type'], feed: JSON.parse(html) as JsonFeed };
  };
  const { status, type, feed } = await read('/feeds/new.json');
  expect([status, type]).toEqual([200, 'application/feed+json; charset=utf-8']);
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${ORIGIN}/feeds/new.json`,
    home_page_url: `${ORIGIN}/?view=gallery`,
  });
  expect(feed.items.map(({ id }) => id)).toEqual([newest, best]);
  const picture = expect.stringMatching(new RegExp(`^${ORIGIN}/media/characters/${best}/[0-9a-f-]{36}/512\\.webp$`));
  expect(feed.items[1]).toMatchObject({
    url: `${ORIGIN}/character/${best}`,
    image: picture,
    authors: [{ name: 'maker', url: `${ORIGIN}/profile/${maker.id}` }],
    attachments: [{ url: picture, mime_type: 'image/webp' }],
    date_published: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  expect(feed.items[0]?.authors).toEqual([{ name: 'Anonymous' }]);
  const idsOf = async (address: string) => (await read(address)).feed.items.map(({ id }) => id);
  expect(await idsOf('/feeds/top.json')).toEqual([best, newest]);
  expect(await idsOf('/feeds/top.json?filter=day')).toEqual([newest]);

  const atom = await pages.get('/feeds/top.atom');
  expect([atom.status, atom.headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(entriesIn(atom.html)).toEqual([best, newest]);
  expect(atom.html).toContain(`<link rel="self" type="application/atom+xml" href="${ORIGIN}/feeds/top.atom"/>`);
  expect(atom.html).toMatch(new RegExp(`<link rel="enclosure" type="image/webp" href="${ORIGIN}/media/characters/${best}/`));
});

test('R420 a member has a feed of what they made, and the pages of all of them name their feeds', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const [maker, other] = [await world.newMember({ username: 'maker' }), await world.newMember()];
  const own = await world.newCharacter({ creatorId: maker.id });
  const given = await world.newCharacter({ creatorId: maker.id, ownerId: other.id });
  await world.newCharacter({ creatorId: other.id });
  await world.newCharacter({ creatorId: maker.id, isPublic: false });
  expect(entriesIn((await pages.get(`/feeds/members/${maker.id.toUpperCase()}.atom`)).html)).toEqual([given, own]);
  const member = [
    ['application/atom+xml', `/feeds/members/${maker.id}.atom`],
    ['application/feed+json', `/feeds/members/${maker.id}.json`],
  ];
  expect(alternatesIn((await pages.get(`/profile/${maker.id}`)).html)).toEqual(member);
  const hall = (search: string) => [
    ['application/atom+xml', '/feeds/new.atom'],
    ['application/feed+json', '/feeds/new.json'],
    ['application/atom+xml', `/feeds/top.atom${search}`],
    ['application/feed+json', `/feeds/top.json${search}`],
  ];
  expect(alternatesIn((await pages.get('/')).html)).toEqual(hall(''));
  expect(alternatesIn((await pages.get('/?view=gallery')).html)).toEqual(hall(''));
  expect(alternatesIn((await pages.get('/?view=gallery&filter=day')).html)).toEqual(hall('?filter=day'));
  for (const [, address = ''] of [...member, ...hall('?filter=day')]) expect((await pages.get(address)).status).toBe(200);
});

test('R420 what is hidden is gone from every feed at once, and who is suspended has none', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const boss = await world.newMember({ role: 'operator' });
  const owner = await world.newMember();
  const id = await world.newCharacter({ creatorId: owner.id });
  const addresses = ['/feeds/new', '/feeds/top', `/feeds/members/${owner.id}`].flatMap((one) => [`${one}.atom`, `${one}.json`]);
  const answers = () => Promise.all(addresses.map((address) => pages.get(address)));
  for (const { html, headers } of await answers()) {
    expect(html).toContain(id);
    expect(headers['cache-control']).toBe('public, no-cache');
  }
  await owner.caller.characters.togglePrivacy({ characterId: id });
  for (const { status, html } of await answers()) expect([status, html.includes(id)]).toEqual([200, false]);
  await boss.caller.ops.suspend({ userId: owner.id, reason: 'spam', until: null });
  for (const unknown of [owner.id, 'nonsense', '019ab000-0000-7000-8000-000000000000'])
    expect((await pages.get(`/feeds/members/${unknown}.atom`)).status).toBe(404);
});

test('R420 whoever has the feed already gets 304, until there is something new in it', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const id = await world.newCharacter({ score: 3 });
  for (const address of ['/feeds/top.atom', '/feeds/top.json']) {
    const { headers, status } = await pages.get(address);
    const etag = String(headers.etag);
    expect([status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
    for (const tags of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await pages.get(address, { 'if-none-match': tags });
      expect([again.status, again.html, again.headers.etag]).toEqual([304, '', etag]);
    }
    // Zipped it is the same feed.
    const zipped = await pages.get(address, { 'accept-encoding': 'gzip' });
    expect([zipped.headers['content-encoding'], zipped.headers.etag]).toEqual(['gzip', etag]);
    await rename(world, id, `Renamed for ${address}`);
    expect((await pages.get(address, { 'if-none-match': etag })).status).toBe(200);
  }
});

test('R420 names with markup stay text in both forms', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const evil = `</title><script>alert(1)</script> "&' ]]>`;
  await rename(world, await world.newCharacter(), evil, evil);
  const { html: atom } = await pages.get('/feeds/new.atom');
  expect(atom).not.toContain('<script');
  expect(atom).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;&amp;&#39; ]]&gt;</title>');
  // Escaped as text of the markup, and the markup once more as text of the feed.
  expect(atom).toContain('&lt;p&gt;&amp;lt;/title&amp;gt;&amp;lt;script&amp;gt;');
  const [item] = (JSON.parse((await pages.get('/feeds/new.json')).html) as JsonFeed).items;
  expect(item?.title).toBe(evil);
  expect(item?.content_html).toContain('<p>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;&amp;&#39; ]]&gt;</p>');
  expect(item?.content_html).not.toContain('<script');
});

test('R420 whatever the words are, nothing is in the Atom feed that XML cannot hold', () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\0', '\u0008', '\u000b', '\u001f', '\ud800', '\ufffe', ']]>', '<!--'),
  );
  const at = new Date('2026-01-01');
  fc.assert(
    fc.property(words, words, words, (name, description, displayName) => {
      const item: FeedItem = {
        id: '019ab000-0000-7000-8000-000000000000',
        name,
        description,
        imageUrl512: '/media/x.webp',
        createdAt: at,
        updatedAt: at,
        creator: { id: 'x', displayName },
      };
      const feed = { title: name, pageUrl: ORIGIN, urls: { atom: ORIGIN, json: ORIGIN }, items: [item] };
      const atom = writeFeed('atom', ORIGIN, feed);
      expect(atom.isWellFormed()).toBe(true);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
      expect(atom).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
      expect(atom.match(/<[a-z]+/g)).toEqual(
        writeFeed('atom', ORIGIN, {
          ...feed,
          items: [{ ...item, name: '', description: '', creator: { id: 'x', displayName: '' } }],
          title: '',
        }).match(/<[a-z]+/g),
      );
    }),
  );
});

test('R420 a program that asks without end is told to wait, and a database that is away is no end of a feed', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const statuses = new Set<number>();
  for (let count = 0; count < 120; count += 1) statuses.add((await pages.get('/feeds/new.json')).status);
  expect([...statuses]).toEqual([200]);
  const { status, headers } = await pages.get('/feeds/top.atom');
  expect([status, headers['retry-after']]).toEqual([429, expect.stringMatching(/^([1-9]|[1-5]\d|60)$/)]);

  await using fresh = await createTestWorld();
  const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', name: 'server', log: fresh.services.log });
  await using cut = await servePages({ ...fresh, services: { ...fresh.services, db: away.db } });
  const answer = await cut.get('/feeds/new.atom');
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  await away.close();
});
