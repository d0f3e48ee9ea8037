import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawBattle, giveCharacter } from '../../../testing/test-data.ts';
import { blankWish, createTestWorld, type TestWorld } from '../../../testing/test-world.ts';

test('R98 R99 my list holds what I own: acquired ones first, lost ones not', async () => {
  await using world = await createTestWorld();
  const [me, other] = [await world.newMember(), await world.newMember()];
  const mine = await world.newCharacter({ creatorId: me.id });
  const hidden = await world.newCharacter({ creatorId: me.id, isPublic: false });
  const won = await world.newCharacter({ creatorId: other.id });
  const lost = await world.newCharacter({ creatorId: me.id });
  await giveCharacter(world.db, won, me.id);
  await giveCharacter(world.db, lost, other.id);
  const { items, totalCount } = await me.caller.characters.list({ filterType: 'mine' });
  expect(items.map((one) => one.id)).toEqual([won, hidden, mine]);
  expect(totalCount).toBe(3);
});

test('R108 retired characters are in the list for the FUSE LAB alone, and only for their owner', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const retired = await world.newCharacter({ creatorId: me.id, isActive: false });
  const ids = async (list: Promise<{ items: { id: string }[] }>) => (await list).items.map((one) => one.id);
  expect(await ids(me.caller.characters.list({ filterType: 'mine', includeInactive: true }))).toEqual([retired]);
  expect(await ids(me.caller.characters.list({ filterType: 'mine' }))).toEqual([]);
  expect(await ids(world.visitor().characters.list({ filterType: 'user', targetUserId: me.id, includeInactive: true }))).toEqual(
    [],
  );
});

test('O16 the FUSE LAB can tell what was fused away from what an operator has taken down', async () => {
  await using world = await createTestWorld();
  const [me, boss] = [await world.newMember(), await world.newMember({ username: 'boss', role: 'operator' })];
  const newCharacter = () => world.newCharacter({ creatorId: me.id });
  const [first, second, down, kept] = [await newCharacter(), await newCharacter(), await newCharacter(), await newCharacter()];
  await me.caller.fusion.fuse({ characterIds: [first, second], requestId: randomUUID() });
  await world.finishTickets();
  await boss.caller.ops.takeDown({ targetKind: 'character', targetId: down });
  const { items } = await me.caller.characters.list({ filterType: 'mine', includeInactive: true });
  const [made, ...others] = items.map(({ id, isActive, isFusedAway }) => ({ id, isActive, isFusedAway }));
  expect(made).toMatchObject({ isActive: true, isFusedAway: false });
  expect(others).toEqual([
    { id: kept, isActive: true, isFusedAway: false },
    { id: down, isActive: false, isFusedAway: false },
    { id: second, isActive: false, isFusedAway: true },
    { id: first, isActive: false, isFusedAway: true },
  ]);
});

test.each<[string, (world: TestWorld, me: string, id: string) => Promise<unknown>]>([
  ['given', async (world, _, id) => giveCharacter(world.db, id, (await world.newMember()).id)],
  ['lost in a battle', loseInBattle],
  ['taken down', takeDown],
])('O17 an own list that is empty because the last one was %s is not that of a newcomer', async (_, lose) => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const read = (includeInactive = false) => me.caller.characters.list({ filterType: 'mine', includeInactive });
  expect(await read()).toEqual({ items: [], nextCursor: null, totalCount: 0 });
  const id = await world.newCharacter({ creatorId: me.id });
  expect(await read()).not.toHaveProperty('hasLostAll');
  await lose(world, me.id, id);
  expect(await read()).toEqual({ items: [], nextCursor: null, totalCount: 0, hasLostAll: true });
  // What an operator took down is still there for the FUSE LAB.
  const lab = await read(true);
  expect(lab.hasLostAll ?? false).toBe(lab.totalCount === 0);
  expect(await world.visitor().characters.list({ filterType: 'user', targetUserId: me.id })).not.toHaveProperty('hasLostAll');
});

async function loseInBattle(world: TestWorld, me: string, id: string): Promise<void> {
  const rival = await world.newCharacter({ creatorId: (await world.newMember()).id });
  const battle = await drawBattle(world.db, 'loses', { char1Id: id, char2Id: rival });
  await world.member(me).battles.execute(battle);
}

async function takeDown(world: TestWorld, _: string, targetId: string): Promise<void> {
  const boss = await world.newMember({ username: 'boss', role: 'operator' });
  await boss.caller.ops.takeDown({ targetKind: 'character', targetId });
}

test('O17 one who was given the first one and gave it on has lost all, too', async () => {
  await using world = await createTestWorld();
  const [me, other] = [await world.newMember(), await world.newMember()];
  const id = await world.newCharacter({ creatorId: other.id });
  await giveCharacter(world.db, id, me.id);
  await giveCharacter(world.db, id, other.id);
  expect(await me.caller.characters.list({ filterType: 'mine' })).toMatchObject({ hasLostAll: true });
});

test('R127 R103 a stranger sees public, active characters of a person; a hidden one returns when it is shown again', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const id = await world.newCharacter({ creatorId: me.id });
  const seen = async () => (await world.visitor().characters.list({ filterType: 'user', targetUserId: me.id })).items.length;
  const inGallery = async () => (await world.visitor().gallery.top({})).items.length;
  expect([await seen(), await inGallery()]).toEqual([1, 1]);
  expect(await me.caller.characters.togglePrivacy({ characterId: id })).toEqual({ isPublic: false });
  expect([await seen(), await inGallery()]).toEqual([0, 0]);
  await expect(world.visitor().characters.byId({ id })).rejects.toMatchObject({ reason: 'not_found' });
  expect(await me.caller.characters.togglePrivacy({ characterId: id })).toEqual({ isPublic: true });
  expect([await seen(), await inGallery()]).toEqual([1, 1]);
});

test('R565 whoever says whether a character is to be public may say so twice, or in two tabs', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const characterId = await world.newCharacter({ creatorId: me.id });
  for (const isPublic of [false, true]) {
    const both = [1, 2].map(() => me.caller.characters.togglePrivacy({ characterId, isPublic }));
    expect(await Promise.all(both)).toEqual([{ isPublic }, { isPublic }]);
    expect(await me.caller.characters.togglePrivacy({ characterId, isPublic })).toEqual({ isPublic });
  }
});

test('R56 R65 a character by its id says who made and who owns it, and to a member what she thinks of it', async () => {
  await using world = await createTestWorld();
  const [creator, owner] = [await world.newMember(), await world.newMember()];
  const id = await world.newCharacter({ creatorId: creator.id });
  await giveCharacter(world.db, id, owner.id);
  await creator.caller.reactions.toggle({ characterId: id, reactionType: 'dislike' });
  expect(await creator.caller.characters.byId({ id })).toMatchObject({
    creator: { id: creator.id },
    owner: { id: owner.id },
    userReaction: 'dislike',
    dislikeCount: 1,
  });
  expect(await world.visitor().characters.byId({ id })).toMatchObject({ userReaction: null });
});

test('O2 a creator who has lost a character cannot hide it; the owner can', async () => {
  await using world = await createTestWorld();
  const [creator, owner] = [await world.newMember(), await world.newMember()];
  const id = await world.newCharacter({ creatorId: creator.id });
  await giveCharacter(world.db, id, owner.id);
  await expect(creator.caller.characters.togglePrivacy({ characterId: id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    reason: 'not_yours',
  });
  expect(await owner.caller.characters.togglePrivacy({ characterId: id })).toEqual({ isPublic: false });
});

test('O4 opponents are others, also shuffled, and pages of a shuffled list hold each once', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  await world.newCharacter({ creatorId: me.id });
  const others = [];
  for (let index = 0; index < 11; index += 1) others.push(await world.newCharacter());
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: { id: string }[]; nextCursor: string | null } = await me.caller.characters.list({
      filterType: 'opponents',
      randomize: true,
      limit: 4,
      cursor,
    });
    seen.push(...page.items.map((one) => one.id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen.toSorted()).toEqual(others.toSorted());
});

test("a visitor who becomes a member claims this browser's ownerless characters, once, and nobody else's", async () => {
  await using world = await createTestWorld();
  const newWish = () => ({ ...blankWish, requestId: randomUUID() });
  const mine = await world.visitor().characters.generate(newWish());
  const foreign = await world.visitor('198.51.100.1').characters.generate(newWish());
  await world.finishTickets();
  const [me, rival] = [await world.newMember(), await world.newMember()];
  const tickets = [
    { ticketId: mine.id, secret: mine.secret ?? '' },
    { ticketId: foreign.id, secret: 'guessed' },
  ];
  expect(await me.caller.characters.claim({ tickets })).toEqual({ claimed: 1 });
  expect(await rival.caller.characters.claim({ tickets })).toEqual({ claimed: 0 });
  const rows = await world.db
    .selectFrom('meme_characters')
    .select(['ticket_id', 'owner_id', 'user_id', 'total_owners_count'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { ticket_id: mine.id, owner_id: me.id, user_id: null, total_owners_count: 1 },
    { ticket_id: foreign.id, owner_id: null, user_id: null, total_owners_count: 0 },
  ]);
  const events = await world.db
    .selectFrom('ownership_events')
    .select(['seq', 'kind', 'from_user_id', 'to_user_id'])
    .where('kind', '=', 'claimed')
    .execute();
  expect(events).toEqual([{ seq: 2, kind: 'claimed', from_user_id: null, to_user_id: me.id }]);
  expect((await world.visitor().profiles.byId({ id: me.id })).characterCount).toBe(1);
});

test('fifty claims of one character at once: one member gets it', async () => {
  await using world = await createTestWorld();
  const ticket = await world.visitor().characters.generate({ ...blankWish, requestId: randomUUID() });
  await world.finishTickets();
  const people = await Promise.all(Array.from({ length: 10 }, () => world.newMember()));
  const claims = Array.from({ length: 50 }, (_, index) =>
    people[index % 10]?.caller.characters.claim({ tickets: [{ ticketId: ticket.id, secret: ticket.secret ?? '' }] }),
  );
  const claimed = (await Promise.all(claims)).reduce((sum, one) => sum + (one?.claimed ?? 0), 0);
  expect(claimed).toBe(1);
});

test('I3 the history of a character tells who made it and who took it over', async () => {
  await using world = await createTestWorld();
  const visitor = world.visitor();
  const ticket = await visitor.characters.generate({ ...blankWish, requestId: randomUUID() });
  await world.finishTickets();
  const maker = await world.newMember({ username: 'late_joiner' });
  await maker.caller.characters.claim({ tickets: [{ ticketId: ticket.id, secret: ticket.secret ?? '' }] });
  const { id } = (await visitor.gallery.top({})).items[0] ?? { id: '' };
  const { items } = await visitor.characters.history({ id });
  expect(items.map(({ seq, kind, from, to }) => [seq, kind, from, to?.username ?? null])).toEqual([
    [2, 'claimed', null, 'late_joiner'],
    [1, 'created', null, null],
  ]);
});
