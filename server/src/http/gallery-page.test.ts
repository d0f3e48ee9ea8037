/** The HTML of the gallery: what is in it beside the built document, and what never is. */
import { gunzipSync } from 'node:zlib';
import { TIME_FILTERS } from '@chaos/shared/contract/gallery';
import { CARD_SIZES, HEROES } from '@chaos/shared/rules/card-pictures';
import { sql } from 'kysely';
import superjson from 'superjson';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startSession } from '../auth/sessions.ts';
import { PageCache } from '../features/gallery/fast-path/page-cache.ts';
import { servePages } from '../testing/serve-pages.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const GALLERY = '/?view=gallery';
const BLOCK = /<script type="application\/json" id="inlined" data-key="([a-z_]+)">([^<]*)<\/script>/g;

/** @returns null where the page holds none. */
function readBlock(html: string): { filter: string; text: string } | null {
  const found = [...html.matchAll(BLOCK)];
  expect(found.length).toBeLessThanOrEqual(1);
  const [match] = found;
  return match ? { filter: match[1] ?? '', text: match[2] ?? '' } : null;
}

/** As it was before anything in it was written in another way for HTML. */
const plain = (text = '') => JSON.stringify(JSON.parse(text));

const askAsVisitor = async (world: TestWorld, timeFilter: (typeof TIME_FILTERS)[number]) =>
  superjson.stringify(await world.visitor().gallery.top({ timeFilter, limit: 20 }));

test('Q7 R423 the page holds what gallery.top answers to a visitor, to the letter, for the filter of its address', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const maker = await world.newMember();
  for (let index = 0; index < 25; index += 1)
    await world.newCharacter({ creatorId: index % 2 ? maker.id : null, score: index, ageHours: [1, 48, 900][index % 3] ?? 0 });
  for (const timeFilter of TIME_FILTERS) {
    const block = readBlock((await pages.get(`${GALLERY}&filter=${timeFilter}`)).html);
    expect(block?.filter).toBe(timeFilter);
    expect(plain(block?.text)).toBe(await askAsVisitor(world, timeFilter));
  }
  for (const unknown of ['', '&filter=year', '&filter=day&filter=month', '&filter=__proto__', '&c=1&x=<script>'])
    expect(readBlock((await pages.get(GALLERY + unknown)).html)?.filter).toBe('all_time');
  // R423: these show another list, which the script makes.
  for (const search of ['&tab=new', '&q=frog', '&only=rare', '&q=0', '&tab=new&tab=top'])
    expect(readBlock((await pages.get(GALLERY + search)).html)).toBeNull();
  for (const other of ['/', '/?view=generator', '/?view=gallery&view=gallery', '/auth?view=gallery', '/no/page?view=gallery'])
    expect(readBlock((await pages.get(other)).html)).toBeNull();
});

test('Q7 an empty Hall is in the page as such', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  expect(readBlock((await pages.get(GALLERY)).html)?.text).toBe('{"json":{"items":[],"nextCursor":null}}');
});

test('Q7 O6 what somebody hides is gone from the page, and was never in it for its owner either', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const owner = await world.newMember();
  await world.newCharacter({ name: 'Ballerina Pubblica' });
  const id = await world.newCharacter({ creatorId: owner.id, name: 'Canarino Segretissimo' });
  const { accessToken } = await world.db.transaction().execute((trx) => startSession(trx, owner.id));
  const asOwner = { authorization: `Bearer ${accessToken}` };
  await owner.caller.reactions.toggle({ characterId: id, reactionType: 'like' });
  const shown = readBlock((await pages.get(GALLERY, asOwner)).html)?.text ?? '';
  expect(shown).toContain('Canarino Segretissimo');
  expect(shown).not.toContain('"userReaction":"like"');

  await owner.caller.characters.togglePrivacy({ characterId: id });
  for (const headers of [{}, asOwner]) {
    // Its own process forgets at once; the picture's address would give it away as well as its name.
    const { html } = await pages.get(GALLERY, headers);
    expect(html).toContain('Ballerina Pubblica');
    expect(html).not.toContain('Segretissimo');
    expect(html).not.toContain(id);
  }
});

test('trust 1: no name and no lore gets out of the script element, whatever it is made of', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const hostile = [
    '</script><script>hit()</script>',
    '</SCRIPT ><img src=x onerror=hit()>',
    '<!--<script>',
    '--></script>',
    ']]><svg onload=hit()>',
    'line\u2028paragraph\u2029end',
    '\\u003c/script>',
    '"},"userReaction":null,{"',
  ];
  for (const name of hostile) {
    const id = await world.newCharacter({ name });
    await world.db.updateTable('meme_characters').set({ description: name }).where('id', '=', id).execute();
  }
  const { html } = await pages.get(GALLERY);
  const block = readBlock(html);
  expect(block?.text).not.toMatch(/[<\u2028\u2029]/);
  expect(plain(block?.text)).toBe(await askAsVisitor(world, 'all_time'));
  const page = superjson.parse<{ items: { name: string; description: string }[] }>(block?.text ?? '');
  expect(page.items.map(({ name }) => name).sort()).toEqual(hostile.toSorted());
  expect(page.items.map(({ description }) => description).sort()).toEqual(hostile.toSorted());
  // The theme's, the entry, and the data.
  expect(html.match(/<script/gi)).toHaveLength(3);
  expect(html.match(/<\/script/gi)).toHaveLength(3);
});

test('Q7 R590 with markup the head names letters and the first picture alone, and the script asks for what it needs later', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  for (const score of [3, 2, 1]) await world.newCharacter({ score });
  const { items } = await world.visitor().gallery.top({});
  const font = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/letters.woff2" />';
  const pictures = items
    .slice(0, HEROES)
    .map(
      ({ imageUrl256, imageUrl512, imageUrl }) =>
        `<link rel="preload" as="image" imagesrcset="${imageUrl256} 256w, ${imageUrl512} 512w, ${imageUrl} 1024w" imagesizes="${CARD_SIZES}" fetchpriority="high" />`,
    );
  const namedIn = (html: string) => html.match(/<link rel="(module)?preload"[^>]*>/g);
  for (const [at, named, ...later] of [
    ['/', [font], 'entry'],
    [GALLERY, [font, ...pictures], 'entry', 'gallery', 'cards', 'lists'],
    [`/character/${items[0]?.id}`, [font], 'entry', 'character'],
    ['/creators', [font], 'entry', 'creators'],
  ] as const) {
    const { html } = await pages.get(at);
    expect(namedIn(html), at).toEqual(named);
    expect(html, at).not.toMatch(/<script[^>]* src=/);
    expect(html, at).toContain(`const files = ${JSON.stringify(later.map((name) => `/assets/${name}.js`))};`);
  }
  for (const [at, ...scripts] of [['/no/such/page'], ['/creators?tab=all', 'creators'], ['/battle?tab=logs', 'battle']]) {
    const { html } = await pages.get(at ?? '');
    expect(namedIn(html)).toEqual([
      font,
      ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js" />`),
    ]);
    expect(html.indexOf('src="/assets/entry.js"')).toBeLessThan(html.indexOf(font));
  }
});

test('Q7 the page travels compressed, is kept by nobody, and is the same', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  for (let index = 0; index < 20; index += 1) await world.newCharacter();
  const [bare, zipped] = [await pages.get(GALLERY), await pages.get(GALLERY, { 'accept-encoding': 'br, gzip' })];
  for (const { headers } of [bare, zipped])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      'content-type': 'text/html; charset=utf-8',
    });
  expect(bare.headers['content-encoding']).toBeUndefined();
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(zipped.bytes.length).toBeLessThan(bare.bytes.length / 3);
  const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');
  expect(withoutNonce(gunzipSync(zipped.bytes).toString())).toBe(withoutNonce(bare.html));
  expect(zipped.headers['content-security-policy']).toContain(/nonce="([^"]*)"/.exec(gunzipSync(zipped.bytes).toString())?.[1]);
});

test('Q7 Q14 a gallery that cannot be read, or not in time, keeps nobody from the page', async () => {
  await using world = await createTestWorld();
  await world.newCharacter();
  const { services } = world;
  const failing = Object.assign(new PageCache(), { get: () => Promise.reject(new Error('away')) });
  const endless = Object.assign(new PageCache(), { get: () => new Promise(() => {}) });
  for (const galleryPages of [failing, endless]) {
    await using pages = await servePages({ ...world, services: { ...services, galleryPages } });
    const { status, html } = await pages.get(GALLERY);
    expect(status).toBe(200);
    expect(readBlock(html)).toBeNull();
    expect(html).toContain('</html>');
  }
});

test('R591 O6 the pages of creators and of the arena hold the first list of visitors, without anybody hidden', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const ada = await world.newMember({ username: 'ada' });
  const bob = await world.newMember({ username: 'bob' });
  await world.newCharacter({ name: 'Frigo Camelo', creatorId: ada.id });
  await world.newCharacter({ name: 'Canarino Segretissimo', creatorId: bob.id, isPublic: false });
  const creators = await pages.get('/creators');
  expect(plain(readBlock(creators.html)?.text)).toBe(
    JSON.stringify(superjson.serialize(await world.visitor().creators.popular({}))),
  );
  expect(creators.html).toMatch(/<h1>.*ada/);
  const arena = await pages.get('/battle');
  expect(superjson.parse(readBlock(arena.html)?.text ?? '')).toMatchObject({ items: [{ name: 'Frigo Camelo' }], totalCount: 1 });
  expect(arena.html).toContain('fetchpriority="high"');
  for (const { headers, html } of [creators, arena]) {
    expect(html).not.toContain('Segretissimo');
    expect(headers['cache-control']).toBe('no-store');
  }
  // Whatever is not the first list is left to the script.
  for (const at of ['/creators?q=ada', '/battle?opponent=x']) expect(readBlock((await pages.get(at)).html)).toBeNull();
});

test('R597 O6 whoever opens the arena within a second gets the same opponents; who is hidden meanwhile is gone at once', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const owner = await world.newMember();
  for (let index = 0; index < 12; index += 1) await world.newCharacter({ creatorId: owner.id });
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const openArena = async () => readBlock((await pages.get('/battle')).html)?.text;
  // The first reading may take longer than a page waits.
  await expect.poll(openArena).toBeDefined();
  const hands = await Promise.all(Array.from({ length: 20 }, openArena));
  expect(new Set(hands).size).toBe(1);
  const { items } = superjson.parse<{ items: { id: string }[] }>(hands[0] ?? '');
  const hidden = items[0]?.id ?? '';
  await owner.caller.characters.togglePrivacy({ characterId: hidden });
  await expect.poll(openArena).toBeDefined();
  expect(await openArena()).not.toContain(hidden);
});

test('R597 creators and the arena open with their lists for whoever has all else of theirs waiting', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const characterId = await world.newCharacter();
  await world.newMember();
  const blocker = await world.db.startTransaction().execute();
  await sql`lock table ownership_events in access exclusive mode`.execute(blocker);
  const waiting = Promise.allSettled(Array.from({ length: 203 }, () => world.visitor().characters.history({ id: characterId })));
  await expect.poll(() => world.services.personGate.waiting).toBe(200);
  for (const at of ['/creators', '/battle']) await expect.poll(async () => readBlock((await pages.get(at)).html)).not.toBeNull();
  await blocker.rollback().execute();
  await waiting;
});
