import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { servePages } from '../testing/serve-pages.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)" />`).exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)" \/>/.exec(html)?.[1];
const PREVIEW = 'http://chaos.test/preview.jpg';

const rename = (world: TestWorld, id: string, name: string) =>
  world.db.updateTable('profiles').set({ display_name: name }).where('id', '=', id).execute();

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/?view=gallery', '/?view=gallery'],
  ['/?view=gallery&filter=all_time', '/?view=gallery'],
  ['/?c=1&filter=day&view=gallery', '/?view=gallery&amp;filter=day'],
  ['/?view=gallery&filter=%22%3E%3Cscript%3E', '/?view=gallery'],
  ['/creators?q=x', '/creators'],
  ['/battle?x', '/battle'],
])('R354 %s has a picture, and is the page of the address %s', async (asked, address) => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const { status, html } = await pages.get(asked);
  expect(status).toBe(200);
  expect([canonicalOf(html), contentOf(html, 'og:url')]).toEqual([`http://chaos.test${address}`, `http://chaos.test${address}`]);
  expect([contentOf(html, 'og:title'), contentOf(html, 'og:image')]).toEqual(['Hall of Chaos', PREVIEW]);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
});

test('R354 a shared profile unfolds: the name, escaped, how many are public, and the card of the best of them', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const { id, caller } = await world.newMember();
  await rename(world, id, `Frigo "Camelo" <script> & Söhne`);
  const head = async () => {
    const { status, html } = await pages.get(`/profile/${id.toUpperCase()}`);
    expect([status, canonicalOf(html)]).toEqual([200, `http://chaos.test/profile/${id}`]);
    expect(contentOf(html, 'og:title')).toBe('Frigo &quot;Camelo&quot; &lt;script&gt; &amp; Söhne');
    expect(html.match(/<script/g)).toHaveLength(2);
    return { description: contentOf(html, 'og:description'), image: contentOf(html, 'og:image') };
  };
  expect(await head()).toEqual({ description: '0 public characters in the Hall of Chaos.', image: PREVIEW });
  const best = await world.newCharacter({ creatorId: id, score: 3 });
  expect((await head()).description).toBe('1 public character in the Hall of Chaos.');
  const second = await world.newCharacter({ creatorId: id, score: 2 });
  await world.newCharacter({ creatorId: id, score: 9, isPublic: false });
  await world.newCharacter({ creatorId: id, score: 9, isActive: false });
  await world.newCharacter({ score: 9 });
  const { description, image } = await head();
  expect(description).toBe('2 public characters in the Hall of Chaos.');
  expect(image).toMatch(new RegExp(`^http://chaos\\.test/media/characters/${best}/[0-9a-f-]{36}/share\\.jpg\\?v=\\d+$`));
  await caller.characters.togglePrivacy({ characterId: best });
  expect((await head()).image).toContain(second);
});

test('R354 somebody who is suspended, nobody and nonsense are the same neutral page', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const boss = await world.newMember({ role: 'operator' });
  const { id } = await world.newMember({ username: 'vanished' });
  await world.newCharacter({ creatorId: id });
  await boss.caller.ops.suspend({ userId: id, reason: 'spam', until: null });
  const answers = [];
  for (const one of [id, randomUUID(), 'nonsense']) answers.push(await pages.get(`/profile/${one}`));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ html }) => html.replaceAll(/nonce="[^"]*"/g, ''))).size).toBe(1);
  expect(contentOf(answers[0]?.html ?? '', 'og:title')).toBe('Hall of Chaos');
  await boss.caller.ops.unsuspend({ userId: id });
  expect(contentOf((await pages.get(`/profile/${id}`)).html, 'og:title')).toBe('vanished');
});
