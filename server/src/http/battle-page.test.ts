import { randomUUID } from 'node:crypto';
import { labelFile, readSourceType } from '@chaos/shared/core/content-credentials/source-label';
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

test('R561 whoever has cards drawn without end is told to wait, and so are their neighbours together', async () => {
  await using world = await createTestWorld({ trustedProxies: ['127.0.0.1'], rateLimitScale: 0.1 });
  const { origin } = await world.listen();
  const first = await fight(world);
  await paint(world, [first.char1Id, first.char2Id]);
  const ask = (from: string, id: string) => fetch(`${origin}/media/battles/${id}.jpg`, { headers: { 'x-forwarded-for': from } });
  const unpainted = await fight(world);
  /** As long as there is nothing to draw it from, a card is never kept: each time is one to draw. */
  const drawNew = async (from: string) => (await ask(from, unpainted.battleId)).status;
  const near = (person: number) => `2001:db8:77:${person.toString(16)}::1`;
  // Scaled down to three of one, six of a /56 and twelve of a /48.
  const statuses: number[] = [];
  for (const person of [0, 0, 0, 0, 1, 1, 1, 2]) statuses.push(await drawNew(near(person)));
  expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true, false, false, false, true]);
  const spread: number[] = [];
  for (let person = 1; person < 9; person += 1) spread.push(await drawNew(near(person << 8)));
  expect(spread.filter((status) => status !== 429)).toHaveLength(6);
  const { status, headers } = await ask(near(0), unpainted.battleId);
  expect([status, headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^([1-9]|[1-5]\d|60)$/)]);
  // Nobody else waits; and what is drawn already, or is not there, is asked for as often as anybody likes.
  expect((await ask('2001:db8:78::1', first.battleId)).status).toBe(200);
  for (let time = 0; time < 5; time += 1) expect((await ask(near(0), first.battleId)).status).toBe(200);
  for (let time = 0; time < 5; time += 1) expect((await ask(near(0), randomUUID())).status).toBe(404);
});
