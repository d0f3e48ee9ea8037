/** What members switch off. */
import { randomUUID } from 'node:crypto';
import { NOTIFICATION_TOPICS } from '@chaos/shared/contract/notifications';
import { expect, test } from 'vitest';
import { drawBattle } from '../../testing/test-data.ts';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

/** Of each kind that a member can switch off something has happened. */
async function setUp(world: TestWorld) {
  const [me, fan] = [await world.newMember(), await world.newMember()];
  const mine = await world.newCharacter({ creatorId: me.id, score: 9 });
  await world.db.updateTable('meme_characters').set({ secret_message: 'Touch grass!' }).where('id', '=', mine).execute();
  const [gift, fighter] = [await world.newCharacter({ creatorId: fan.id }), await world.newCharacter({ creatorId: fan.id })];
  const { characters, comments, creators, offers, reactions, battles } = fan.caller;
  await comments.add({ characterId: mine, content: 'Magnifico!' });
  await creators.toggleFollow({ targetUserId: me.id });
  await reactions.toggle({ characterId: mine, reactionType: 'like' });
  await characters.findSecret({ id: mine, guess: 'touch grass' });
  await offers.send({ toUserId: me.id, offerType: 'gift', offeredIds: [gift], requestId: randomUUID() });
  await battles.execute(await drawBattle(world.db, 'loses', { char1Id: fighter, char2Id: mine }));
  const { notifications } = me.caller;
  const kinds = async () => (await notifications.list()).items.map(({ kind }) => kind);
  return { me, fan, mine, notifications, kinds };
}

const KINDS = {
  comments: 'commented',
  followers: 'followed',
  likes: 'liked',
  battles: 'won',
  offers: 'offered',
  secrets: 'found',
} as const;

test('R367 what is switched off is neither listed nor counted, and is there again when it is on', async () => {
  await using world = await createTestWorld();
  const { notifications, kinds } = await setUp(world);
  expect([...(await kinds())].sort()).toEqual(Object.values(KINDS).sort());
  for (const topic of NOTIFICATION_TOPICS) {
    for (let time = 0; time < 2; time += 1)
      expect((await notifications.setTopic({ topic, isOn: false })).topics).toMatchObject({ [topic]: false });
    expect(await kinds()).not.toContain(KINDS[topic]);
    expect(await notifications.list()).toMatchObject({ newCount: 5, pendingOffers: 1 });
    for (let time = 0; time < 2; time += 1) await notifications.setTopic({ topic, isOn: true });
    expect(await kinds()).toContain(KINDS[topic]);
  }
  const { topics } = await notifications.settings();
  expect(topics).toEqual({ comments: true, followers: true, likes: true, battles: true, offers: true, secrets: true });
});

test('R367 many of what is switched off take no place of others, and nobody else is concerned', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { me, fan, notifications, kinds } = await setUp(world);
  const others = await Promise.all(Array.from({ length: 21 }, () => world.newCharacter({ creatorId: me.id })));
  for (const characterId of others) await fan.caller.comments.add({ characterId, content: 'Magnifico!' });
  expect(await kinds()).toContain('commented');
  await notifications.setTopic({ topic: 'comments', isOn: false });
  expect([...(await kinds())].sort()).toEqual(['followed', 'found', 'liked', 'offered', 'won']);
  expect((await fan.caller.notifications.settings()).topics.comments).toBe(true);
});

test('R367 there is nothing else to switch', async () => {
  await using world = await createTestWorld();
  const { caller } = await world.newMember();
  const topic: string = 'everything';
  const call = caller.notifications.setTopic({ topic: topic as 'likes', isOn: false });
  await expect(call).rejects.toMatchObject({ reason: 'invalid_input' });
});
