/** Notifications of what others say, like, follow and find. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestWorld, type Member, type TestWorld } from '../../testing/test-world.ts';

async function setUp(world: TestWorld) {
  const me = await world.newMember({ username: 'mia' });
  const mine = await world.newCharacter({ creatorId: me.id, name: 'Mio Miettini' });
  const people = await Promise.all(Array.from({ length: 10 }, (_, nth) => world.newMember({ username: `fan_${nth}` })));
  const [ada, bob] = people;
  if (!ada || !bob) throw new Error('nobody came');
  return { me, mine, people, ada, bob, read: () => me.caller.notifications.list() };
}

const comment = ({ caller }: Member, characterId: string) => caller.comments.add({ characterId, content: 'Magnifico!' });

test('R364 ten comments on one character in an hour are one notification with the last one and how many they are; a later one is another', async () => {
  await using world = await createTestWorld();
  const { mine, people, ada, read } = await setUp(world);
  await Promise.all(people.slice(0, 9).map((fan) => comment(fan, mine)));
  for (const fan of people.slice(9)) await comment(fan, mine);
  const told = {
    kind: 'commented',
    characters: [{ id: mine, name: 'Mio Miettini' }],
    characterCount: 1,
    offer: null,
    isNew: true,
  };
  expect(await read()).toMatchObject({ items: [{ ...told, person: { username: 'fan_9' }, personCount: 10 }], newCount: 1 });
  await world.passTime(3_601);
  for (const content of ['Later.', 'And later.']) await ada.caller.comments.add({ characterId: mine, content });
  expect((await read()).items).toMatchObject([{ ...told, person: { username: 'fan_0' }, personCount: 1 }, { personCount: 10 }]);
});

test('R364 what is seen is new again when more of the same comes', async () => {
  await using world = await createTestWorld();
  const { me, mine, ada, bob, read } = await setUp(world);
  await comment(ada, mine);
  const [first] = (await read()).items;
  await me.caller.notifications.seen({ until: first?.createdAt.toISOString() ?? '' });
  expect(await read()).toMatchObject({ items: [{ isNew: false }], newCount: 0 });
  await comment(bob, mine);
  expect(await read()).toMatchObject({ items: [{ isNew: true, personCount: 2 }], newCount: 1 });
});

test('R364 followers and those who find a secret are told to whom it concerns', async () => {
  await using world = await createTestWorld();
  const { me, mine, ada, bob, read } = await setUp(world);
  await world.db.updateTable('meme_characters').set({ secret_message: 'Touch grass!' }).where('id', '=', mine).execute();
  for (const { caller } of [ada, bob]) await caller.characters.findSecret({ id: mine, guess: 'touch grass' });
  for (const { caller } of [ada, bob]) await caller.creators.toggleFollow({ targetUserId: me.id });
  expect((await read()).items).toMatchObject([
    { kind: 'followed', person: { id: bob.id }, personCount: 2, characters: [], characterCount: 0 },
    { kind: 'found', person: { id: bob.id }, personCount: 2, characters: [{ id: mine }] },
  ]);
  expect((await ada.caller.notifications.list()).items).toEqual([]);
});

test('R365 ten likes are told once, though they become fewer and ten again; a hundred by themselves', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { mine, people, ada, read } = await setUp(world);
  const like = ({ caller }: Member) => caller.reactions.toggle({ characterId: mine, reactionType: 'like' });
  for (const fan of people.slice(1)) await like(fan);
  expect((await read()).items).toEqual([]);
  for (let time = 0; time < 3; time += 1) await like(ada);
  expect(await read()).toMatchObject({
    items: [{ kind: 'liked', likes: 10, person: null, personCount: 0, characters: [{ id: mine }], isNew: true }],
    newCount: 1,
  });
  await world.db.updateTable('meme_characters').set({ like_count: 99 }).where('id', '=', mine).execute();
  await like(await world.newMember());
  expect((await read()).items).toMatchObject([{ likes: 100 }, { likes: 10 }]);
});

test('R366 nobody is told of their own doing, and nothing is told of what is gone, hidden or taken back', async () => {
  await using world = await createTestWorld();
  const { me, mine, ada, bob, read } = await setUp(world);
  await comment(me, mine);
  expect((await read()).items).toEqual([]);
  const { id } = await comment(ada, mine);
  await ada.caller.creators.toggleFollow({ targetUserId: me.id });
  expect((await read()).items).toHaveLength(2);
  await ada.caller.comments.remove({ id });
  await ada.caller.creators.toggleFollow({ targetUserId: me.id });
  expect(await read()).toMatchObject({ items: [], newCount: 0 });

  await comment(bob, mine);
  expect((await read()).items).toHaveLength(1);
  await me.caller.characters.remove({ characterId: mine });
  expect((await read()).items).toEqual([]);
  await me.caller.characters.restore({ characterId: mine });
  const { id: given } = await me.caller.offers.send({
    ...{ toUserId: ada.id, offerType: 'gift', offeredIds: [mine] },
    requestId: randomUUID(),
  });
  const [offer] = (await ada.caller.offers.list({})).items;
  await ada.caller.offers.accept({ offerId: given, termsHash: offer?.termsHash ?? '', requestId: randomUUID() });
  const kinds = async () => (await read()).items.map(({ kind }) => kind);
  expect(await kinds()).toEqual(['accepted', 'commented']);
  await ada.caller.characters.togglePrivacy({ characterId: mine });
  expect(await kinds()).toEqual(['accepted']);
});

test('R366 no owner is told of a round number that their own like alone has reached', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { me, mine, ada, read } = await setUp(world);
  const like = ({ caller }: Member) => caller.reactions.toggle({ characterId: mine, reactionType: 'like' });
  await world.db.updateTable('meme_characters').set({ like_count: 9 }).where('id', '=', mine).execute();
  expect(await like(me)).toMatchObject({ likeCount: 10 });
  expect((await read()).items).toEqual([]);
  await like(me);
  await like(ada);
  expect((await read()).items).toMatchObject([{ kind: 'liked', likes: 10 }]);
});

test('R364 a notification is there with what it tells of, or neither is', async () => {
  await using world = await createTestWorld();
  const { mine, ada, read } = await setUp(world);
  await sql`alter table character_comments add check (content <> 'Magnifico!')`.execute(world.db);
  await expect(comment(ada, mine)).rejects.toMatchObject({ reason: 'internal' });
  expect(await world.db.selectFrom('notices').selectAll().execute()).toEqual([]);
  expect((await read()).items).toEqual([]);
});

test('R22 R364 whoever is to read it hears of it, and nobody else', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { me, mine, people, ada } = await setUp(world);
  const heard: string[] = [];
  world.services.bus.subscribe('member', (hint) => heard.push(hint.split(' ')[0] ?? ''));
  const listen = async (act: () => Promise<unknown>) => {
    heard.length = 0;
    await act();
    // The last one tells that whatever was said before has arrived.
    world.services.bus.publish('member', 'over');
    await expect.poll(() => heard).toContain('over');
    return heard.filter((hint) => hint.startsWith('notifications:'));
  };
  const told = [`notifications:${me.id}`];
  expect(await listen(() => comment(ada, mine))).toEqual(told);
  expect(await listen(() => comment(me, mine))).toEqual([]);
  expect(await listen(() => ada.caller.creators.toggleFollow({ targetUserId: me.id }))).toEqual(told);
  expect(await listen(() => ada.caller.creators.toggleFollow({ targetUserId: me.id }))).toEqual([]);
  const like = ({ caller }: Member) => caller.reactions.toggle({ characterId: mine, reactionType: 'like' });
  for (const fan of people.slice(1)) expect(await listen(() => like(fan))).toEqual([]);
  expect(await listen(() => like(ada))).toEqual(told);
  await world.db.updateTable('meme_characters').set({ secret_message: 'Touch grass!' }).where('id', '=', mine).execute();
  expect(await listen(() => ada.caller.characters.findSecret({ id: mine, guess: 'touch grass' }))).toEqual(told);
});
