import { randomUUID } from 'node:crypto';
import { labelFile, readSourceType } from '@chaos/shared/core/credentials/source-label';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { servePages } from '../testing/serve-pages.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)" />`).exec(html)?.[1];

/** Two of one member, whom a visitor lets fight. */
async function fight(world: TestWorld) {
  const owner = await world.newMember();
  const [char1Id, char2Id] = [
    await world.newCharacter({ creatorId: owner.id, name: 'Frigo <b>' }),
    await world.newCharacter({ creatorId: owner.id, name: 'Bomba' }),
  ];
  const { battleId } = await world.visitor().battles.execute({ char1Id, char2Id, requestId: randomUUID() });
  return { owner, char1Id, char2Id, battleId };
}

/** Real pictures for both, each in a colour of its own; an AI has made the second. */
async function paint(world: TestWorld, ids: readonly string[]): Promise<void> {
  for (const [at, id] of ids.entries()) {
    const key = `characters/painted-${at}`;
    const background = at === 0 ? '#00ff00' : '#0000ff';
    const picture = await sharp({ create: { width: 512, height: 512, channels: 3, background } })
      .webp()
      .toBuffer();
    const type = at === 0 ? 'algorithmicMedia' : 'trainedAlgorithmicMedia';
    await world.services.storage.put(`${key}/512.webp`, labelFile(picture, { format: 'webp', type }));
    await world.db.updateTable('meme_characters').set({ image_key: key }).where('id', '=', id).execute();
  }
}

test('R375 a shared battle unfolds: both names, the story, and a card of its own', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const { battleId } = await fight(world);
  await world.db.updateTable('battles').set({ battle_story: 'It was over "quickly".' }).where('id', '=', battleId).execute();
  const { status, html } = await pages.get(`/battle/${battleId}`);
  expect(status).toBe(200);
  expect(contentOf(html, 'og:title')).toBe('Frigo &lt;b&gt; vs Bomba');
  expect(contentOf(html, 'og:description')).toBe('It was over &quot;quickly&quot;.');
  expect(contentOf(html, 'og:url')).toBe(`http://chaos.test/battle/${battleId}`);
  expect(contentOf(html, 'og:image')).toBe(`http://chaos.test/media/battles/${battleId}.jpg`);
});

test('R343 R375 the card is a picture of both, says what made them, and goes with either of them', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { owner, char1Id, char2Id, battleId } = await fight(world);
  await paint(world, [char1Id, char2Id]);
  const card = () => fetch(`${origin}/media/battles/${battleId}.jpg`);
  const answer = await card();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(readSourceType(bytes, 'jpeg')).toBe('trainedAlgorithmicMedia');
  const picture = sharp(bytes);
  expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  const pixel = async (left: number) => [
    ...(await picture.clone().extract({ left, top: 420, width: 1, height: 1 }).raw().toBuffer()),
  ];
  const [[, green = 0] = [], [, , blue = 0] = []] = [await pixel(200), await pixel(1_000)];
  const { winnerCharacterId } = await world.visitor().battles.byId({ id: battleId });
  const [winners = 0, losers = 0] = winnerCharacterId === char1Id ? [green, blue] : [blue, green];
  expect(winners).toBeGreaterThan(220);
  // Who lost has lost the colour too.
  expect(losers).toBeLessThan(150);
  // However many ask at once, and whatever lies in the storage by now, it is made once.
  await world.services.storage.removeFolder('characters/painted-0');
  const again = await Promise.all(Array.from({ length: 30 }, card));
  expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
  await owner.caller.characters.togglePrivacy({ characterId: char2Id });
  expect((await card()).status).toBe(404);
});

test('R375 a battle with a hidden one, an unknown and a nonsense one are the same page that is not there', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const { owner, char1Id, battleId } = await fight(world);
  await owner.caller.characters.togglePrivacy({ characterId: char1Id });
  const answers = [];
  for (const id of [battleId, randomUUID(), 'nonsense']) answers.push(await pages.get(`/battle/${id}`));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(answers.map(({ html }) => html.replace(/nonce="[^"]*"/, ''))).size).toBe(1);
});

test('R561 whoever asks for cards without end is told to wait: each is drawn for nobody else meanwhile', async () => {
  await using world = await createTestWorld({ trustedProxies: ['127.0.0.1'] });
  const { origin } = await world.listen();
  const { battleId, char1Id, char2Id } = await fight(world);
  await paint(world, [char1Id, char2Id]);
  const ask = (from: string, address = `battles/${battleId}.jpg`) =>
    fetch(`${origin}/media/${address}`, { headers: { 'x-forwarded-for': from } });
  const statuses: number[] = [];
  for (let count = 0; count < 120; count += 1) statuses.push((await ask('203.0.113.7')).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const address of [`battles/${battleId}.jpg`, `collections/${battleId}.jpg`]) {
    const { status, headers } = await ask('203.0.113.7', address);
    expect([status, headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^([1-9]|[1-5]\d|60)$/)]);
  }
  expect((await ask('203.0.113.8')).status).toBe(200);
});
