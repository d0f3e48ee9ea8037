import { randomUUID } from 'node:crypto';
import { openDatabase } from '@chaos/shared/platform/database';
import { expect, test } from 'vitest';
import { servePages } from '../testing/serve-pages.ts';
import { createTestWorld } from '../testing/test-world.ts';
import { hashAddress } from './address-hashes.ts';

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)" />`).exec(html)?.[1];

test('Q13 R9 a shared character unfolds: escaped tags with whole addresses, before any script', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const id = await world.newCharacter({ name: `Frigo "Camelo" <script>alert('x')</script> & Söhne` });
  const { status, html } = await pages.get(`/character/${id}`);
  expect(status).toBe(200);
  const escaped = 'Frigo &quot;Camelo&quot; &lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; Söhne';
  expect(contentOf(html, 'og:title')).toBe(escaped);
  expect(html).toContain(`<title>${escaped}</title>`);
  expect(contentOf(html, 'og:description')).toBe('He exists for a test, and knows it.');
  expect(contentOf(html, 'og:url')).toBe(`http://chaos.test/character/${id}`);
  expect(contentOf(html, 'og:image')).toMatch(
    new RegExp(`^http://chaos\\.test/media/characters/${id}/[0-9a-f-]{36}/share\\.jpg\\?v=\\d+$`),
  );
  expect([contentOf(html, 'og:image:width'), contentOf(html, 'og:image:height')]).toEqual(['1200', '630']);
  expect(html.indexOf('twitter:card')).toBeLessThan(html.indexOf('<script'));
  expect(html.match(/<script(?! type="application\/json")/g)).toHaveLength(2);
  expect(html).not.toContain('content="Plain"');
  expect((await pages.get(`/character/${id.toUpperCase()}`)).html).toContain(`/character/${id}"`);
});

test('a long lore is cut to 200 characters without cutting an emoji in two', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const id = await world.newCharacter();
  await world.db
    .updateTable('meme_characters')
    .set({ description: '🐊'.repeat(300) })
    .where('id', '=', id)
    .execute();
  const { html } = await pages.get(`/character/${id}`);
  expect(contentOf(html, 'og:description')).toBe(`${'🐊'.repeat(199)}…`);
});

test('O6 a private, a retired, an unknown and a nonsense id give the same neutral page with status 404', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const owner = await world.newMember();
  const hidden = await world.newCharacter({ creatorId: owner.id, isPublic: false, name: 'Canarino Segretissimo' });
  const retired = await world.newCharacter({ creatorId: owner.id, isActive: false, name: 'Canarino Segretissimo' });
  const answers = [];
  for (const id of [hidden, retired, randomUUID(), 'nonsense', '..%2f..%2fetc'])
    answers.push(await pages.get(`/character/${id}`));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  const plain = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');
  expect(new Set(answers.map(({ html }) => plain(html))).size).toBe(1);
  expect(answers[0]?.html).not.toContain('Segretissimo');
  expect(contentOf(answers[0]?.html ?? '', 'og:title')).toBe('Hall of Chaos');
});

test('R9 a shared character whose markup cannot be made unfolds, and leaves the screen to the script', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world, { character: `async () => { throw new Error('A part of it threw.'); }` });
  const id = await world.newCharacter({ name: 'Frigo Camelo' });
  const { status, html } = await pages.get(`/character/${id}`);
  expect([status, contentOf(html, 'og:title')]).toEqual([200, 'Frigo Camelo']);
  expect(html).not.toContain('data-prerendered');
});

test('O6 the markup of a shared character is made once for many looks, and not shown once it is hidden or says something else', async () => {
  await using world = await createTestWorld();
  const character = `((made) => async ({ name }) => screen(name + ' ' + (made += 1)))(0)`;
  await using pages = await servePages(world, { character });
  const id = await world.newCharacter({ name: 'Frigo' });
  const look = async () => {
    const { status, html } = await pages.get(`/character/${id}`);
    return [status, /<h1>(.*)<\/h1>/.exec(html)?.[1]];
  };
  const change = (to: { name?: string; is_public?: boolean }) =>
    world.db.updateTable('meme_characters').set(to).where('id', '=', id).execute();
  expect(await Promise.all([look(), look(), look()])).toEqual(Array(3).fill([200, 'Frigo 1']));
  // Nobody is told of it here.
  await change({ name: 'Camelo' });
  expect(await look()).toEqual([200, 'Camelo 2']);
  await change({ is_public: false });
  expect(await look()).toEqual([404, undefined]);
});

test('trust 30: a name that is the place of the nonce does not get it', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const id = await world.newCharacter({ name: '__CSP_NONCE__' });
  expect(contentOf((await pages.get(`/character/${id}`)).html, 'og:title')).toBe('__CSP_NONCE__');
});

test('while the database is away the page still comes, and says so by its status', async () => {
  await using world = await createTestWorld();
  const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', name: 'server', log: world.services.log });
  await using pages = await servePages({ ...world, services: { ...world.services, db: away.db } });
  const { status, headers, html } = await pages.get(`/character/${randomUUID()}`);
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(contentOf(html, 'og:title')).toBe('Hall of Chaos');
  await away.close();
});

test('R803 without a script a page that cannot be made now says when to try again', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const { personGate, appSecret } = world.services;
  const end = Promise.withResolvers<void>();
  const hold = () => personGate.pass(`page ${hashAddress(appSecret, '127.0.0.1')}`, () => end.promise);
  const holding = Array.from({ length: 203 }, hold);
  const { status, html } = await pages.get(`/character/${randomUUID()}`);
  expect(status).toBe(429);
  expect(html).toContain('Please load this page again in a minute.');
  expect(html).not.toContain('needs JavaScript');
  end.resolve();
  await Promise.all(holding);
});

test('R766 pages of one person are made three at a time, frames too, and who asks for hundreds at once is told to wait', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const id = await world.newCharacter();
  const { personGate, appSecret } = world.services;
  const end = Promise.withResolvers<void>();
  const hold = (turns: number) =>
    Array.from({ length: turns }, () => personGate.pass(`page ${hashAddress(appSecret, '127.0.0.1')}`, () => end.promise));
  const askAll = () =>
    ['character', 'profile', 'collection', 'battle', 'embed/character', 'embed/battle'].map(async (kind) => [
      kind,
      (await pages.get(`/${kind}/${id}`)).status,
    ]);
  const holding = hold(3);
  const asked = askAll();
  await expect.poll(() => personGate.waiting).toBe(asked.length);
  holding.push(...hold(200 - asked.length));
  const refused = Object.fromEntries(await Promise.all(askAll()));
  expect(new Set(Object.values(refused))).toEqual(new Set([429]));
  end.resolve();
  await Promise.all(holding);
  expect(Object.fromEntries(await Promise.all(asked))).toEqual({
    ...{ character: 200, profile: 200, collection: 404, battle: 404 },
    ...{ 'embed/character': 200, 'embed/battle': 404 },
  });
});
