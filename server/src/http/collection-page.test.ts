import { randomUUID } from 'node:crypto';
import { labelFile, readSourceType } from '@chaos/shared/core/content-credentials/source-label';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { servePages } from '../testing/serve-pages.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)" />`).exec(html)?.[1];

/** A real picture in one colour; an AI has made it. */
async function paint({ services, db }: TestWorld, id: string, background: string): Promise<void> {
  const imageKey = `characters/${id}`;
  const picture = await sharp({ create: { width: 512, height: 512, channels: 3, background } })
    .webp()
    .toBuffer();
  const labelled = labelFile(picture, { format: 'webp', type: 'trainedAlgorithmicMedia' });
  await services.storage.put(`${imageKey}/512.webp`, labelled);
  await db.updateTable('meme_characters').set({ image_key: imageKey }).where('id', '=', id).execute();
}

/** An open collection of two, the green one first. */
async function setScene(world: TestWorld) {
  const owner = await world.newMember({ username: 'ada' });
  const [green, blue] = [await world.newCharacter({ creatorId: owner.id }), await world.newCharacter({ creatorId: owner.id })];
  await paint(world, green, '#00ff00');
  await paint(world, blue, '#0000ff');
  const { collections } = owner.caller;
  const { id } = await collections.create({ name: 'Мокрые <b>', isPublic: true, requestId: randomUUID() });
  for (const characterId of [blue, green]) await collections.add({ id, characterId });
  return { owner, green, blue, id };
}

test('R389 a shared collection unfolds: its name, escaped, what it says, a card, and its feeds', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const { owner, green, blue, id } = await setScene(world);
  const head = async () => {
    const { status, html } = await pages.get(`/collection/${id.toUpperCase()}`);
    expect([status, contentOf(html, 'og:url')]).toEqual([200, `http://chaos.test/collection/${id}`]);
    return { html, description: contentOf(html, 'og:description'), image: contentOf(html, 'og:image') };
  };
  const first = await head();
  expect(contentOf(first.html, 'og:title')).toBe('Мокрые &lt;b&gt;');
  expect(first.description).toBe('2 brainrots, collected by ada.');
  expect(first.image).toMatch(new RegExp(`^http://chaos\\.test/media/collections/${id}\\.jpg\\?v=[\\w-]{12}$`));
  expect(first.html).toContain(`href="http://chaos.test/feeds/collections/${id}.atom"`);
  await owner.caller.collections.update({ id, description: 'All of "them"' });
  await owner.caller.characters.togglePrivacy({ characterId: green });
  const second = await head();
  expect(second.description).toBe('All of &quot;them&quot; · 1 brainrot, collected by ada.');
  // What can be seen on it is another thing now, and so is its address.
  expect(second.image).not.toBe(first.image);
  await owner.caller.characters.togglePrivacy({ characterId: blue });
  expect((await head()).image).toBe('http://chaos.test/preview.jpg');
});

test('R343 R389 the card shows its first ones as they may be seen now, and says what made them', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { owner, green, blue, id } = await setScene(world);
  const card = () => fetch(`${origin}/media/collections/${id}.jpg`);
  const read = async () => {
    const answer = await card();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    return Buffer.from(await answer.arrayBuffer());
  };
  const colourAt = async (bytes: Buffer, [left, top]: readonly [number, number]) => {
    const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    const [red = 0, greens = 0, blues = 0] = pixel;
    return greens > 150 && red < 100 ? 'green' : blues > 150 && red < 100 ? 'blue' : 'other';
  };
  const both = await read();
  expect(await sharp(both).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(readSourceType(both, 'jpeg')).toBe('trainedAlgorithmicMedia');
  expect([await colourAt(both, [160, 200]), await colourAt(both, [520, 480])]).toEqual(['green', 'blue']);
  await owner.caller.collections.move({ id, characterId: blue, afterId: null });
  expect(await colourAt(await read(), [160, 200])).toBe('blue');
  await owner.caller.characters.togglePrivacy({ characterId: blue });
  expect(await colourAt(await read(), [330, 315])).toBe('green');
  await owner.caller.characters.togglePrivacy({ characterId: green });
  expect((await card()).status).toBe(404);
  await owner.caller.characters.togglePrivacy({ characterId: green });
  await owner.caller.collections.update({ id, isPublic: false });
  expect((await card()).status).toBe(404);
});

test('R389 R420 a collection is a feed in its order, without what is hidden', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const { owner, green, blue, id } = await setScene(world);
  const read = async () => JSON.parse((await pages.get(`/feeds/collections/${id}.json`)).html);
  const feed = await read();
  expect(feed).toMatchObject({ title: 'Мокрые <b>, collected by ada', home_page_url: `http://chaos.test/collection/${id}` });
  expect(feed.items.map((item: { url: string }) => item.url)).toEqual([
    `http://chaos.test/character/${green}`,
    `http://chaos.test/character/${blue}`,
  ]);
  await owner.caller.characters.togglePrivacy({ characterId: green });
  expect((await read()).items).toHaveLength(1);
  expect((await pages.get(`/feeds/collections/${id}.atom`)).html).toContain('<entry>');
});

test('R389 a private, a taken down, an unknown and a nonsense one, and that of somebody suspended, are the same page that is not there', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const boss = await world.newMember({ role: 'operator' });
  const [{ owner, id }, down] = [await setScene(world), await world.newMember()];
  const taken = await down.caller.collections.create({ name: 'Down', isPublic: true, requestId: randomUUID() });
  await boss.caller.ops.takeDown({ targetKind: 'collection', targetId: taken.id });
  const gone = await world.newMember();
  const resting = await gone.caller.collections.create({ name: 'Resting', isPublic: true, requestId: randomUUID() });
  await boss.caller.ops.suspend({ userId: gone.id, reason: 'spam', until: null });
  await owner.caller.collections.update({ id, isPublic: false });
  const all = [id, taken.id, resting.id, owner.id, randomUUID(), 'nonsense'];
  const answers = await Promise.all(all.map((one) => pages.get(`/collection/${one}`)));
  expect(answers.map(({ status }) => status)).toEqual(all.map(() => 404));
  expect(new Set(answers.map(({ html }) => html.replace(/nonce="[^"]*"/, ''))).size).toBe(1);
  for (const one of all) expect((await pages.get(`/feeds/collections/${one}.atom`)).status).toBe(404);
});
