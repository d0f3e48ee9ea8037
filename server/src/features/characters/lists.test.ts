import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawBattle, giveCharacter } from '../../testing/test-data.ts';
import { blankWish, createTestWorld, type TestWorld } from '../../testing/test-world.ts';

test('R98 R99 my list holds what I own: acquired ones first, lost ones not', async () => {
  await using world = await createTestWorld();
  const [me, other] = [await world.newProfile(), await world.newProfile()];
  const mine = await world.newCharacter({ creatorId: me });
  const hidden = await world.newCharacter({ creatorId: me, isPublic: false });
  const won = await world.newCharacter({ creatorId: other });
  const lost = await world.newCharacter({ creatorId: me });
  await giveCharacter(world.db, won, me);
  await giveCharacter(world.db, lost, other);
  const { items, totalCount } = await world.member(me).characters.list({ filterType: 'mine' });
  expect(items.map((one) => one.id)).toEqual([won, hidden, mine]);
  expect(totalCount).toBe(3);
});

test('R108 retired characters are in the list for the FUSE LAB alone, and only for their owner', async () => {
  await using world = await createTestWorld();
  const me = await world.newProfile();
  const retired = await world.newCharacter({ creatorId: me, isActive: false });
  const ids = async (list: Promise<{ items: { id: string }[] }>) => (await list).items.map((one) => one.id);
  expect(await ids(world.member(me).characters.list({ filterType: 'mine', includeInactive: true }))).toEqual([retired]);
  expect(await ids(world.member(me).characters.list({ filterType: 'mine' }))).toEqual([]);
  expect(await ids(world.visitor().characters.list({ filterType: 'user', targetUserId: me, includeInactive: true }))).toEqual([]);
});

test('O16 the FUSE LAB can tell what was fused away from what an operator has taken down', async () => {
  await using world = await createTestWorld();
  const [me, boss] = [await world.newProfile(), await world.newProfile('boss', 'operator')];
  const newCharacter = () => world.newCharacter({ creatorId: me });
  const [first, second, down, kept] = [await newCharacter(), await newCharacter(), await newCharacter(), await newCharacter()];
  await world.member(me).fusion.fuse({ characterIds: [first, second], requestId: randomUUID() });
  await world.finishTickets();
  await world.member(boss).ops.takeDown({ targetKind: 'character', targetId: down });
  const { items } = await world.member(me).characters.list({ filterType: 'mine', includeInactive: true });
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
  ['given', async (world, _, id) => giveCharacter(world.db, id, await world.newProfile())],
  ['lost in a battle', loseInBattle],
  ['taken down', takeDown],
])('O17 an own list that is empty because the last one was %s is not that of a newcomer', async (_, lose) => {
  await using world = await createTestWorld();
  const me = await world.newProfile();
  const read = (includeInactive = false) => world.member(me).characters.list({ filterType: 'mine', includeInactive });
  expect(await read()).toEqual({ items: [], nextCursor: null, totalCount: 0 });
  const id = await world.newCharacter({ creatorId: me });
  expect(await read()).not.toHaveProperty('hasLostAll');
  await lose(world, me, id);
  expect(await read()).toEqual({ items: [], nextCursor: null, totalCount: 0, hasLostAll: true });
  // What an operator took down is still there for the FUSE LAB.
  const lab = await read(true);
  expect(lab.hasLostAll ?? false).toBe(lab.totalCount === 0);
  expect(await world.visitor().characters.list({ filterType: 'user', targetUserId: me })).not.toHaveProperty('hasLostAll');
});

async function loseInBattle(world: TestWorld, me: string, id: string): Promise<void> {
  const rival = await world.newCharacter({ creatorId: await world.newProfile() });
  const battle = await drawBattle(world.db, 'loses', { char1Id: id, char2Id: rival });
  await world.member(me).battles.execute(battle);
}

async function takeDown(world: TestWorld, _: string, targetId: string): Promise<void> {
  const boss = await world.newProfile('boss', 'operator');
  await world.member(boss).ops.takeDown({ targetKind: 'character', targetId });
}

test('O17 one who was given the first one and gave it on has lost all, too', async () => {
  await using world = await createTestWorld();
  const [me, other] = [await world.newProfile(), await world.newProfile()];
  const id = await world.newCharacter({ creatorId: other });
  await giveCharacter(world.db, id, me);
  await giveCharacter(world.db, id, other);
  expect(await world.member(me).characters.list({ filterType: 'mine' })).toMatchObject({ hasLostAll: true });
});

test('R127 R103 a stranger sees public, active characters of a person; a hidden one returns when it is shown again', async () => {
  await using world = await createTestWorld();
  const me = await world.newProfile();
  const id = await world.newCharacter({ creatorId: me });
  const seen = async () => (await world.visitor().characters.list({ filterType: 'user', targetUserId: me })).items.length;
  const inGallery = async () => (await world.visitor().gallery.top({})).items.length;
  expect([await seen(), await inGallery()]).toEqual([1, 1]);
  expect(await world.member(me).characters.togglePrivacy({ characterId: id })).toEqual({ isPublic: false });
  expect([await seen(), await inGallery()]).toEqual([0, 0]);
  await expect(world.visitor().characters.byId({ id })).rejects.toMatchObject({ reason: 'not_found' });
  expect(await world.member(me).characters.togglePrivacy({ characterId: id })).toEqual({ isPublic: true });
  expect([await seen(), await inGallery()]).toEqual([1, 1]);
});

test('R56 R65 a character by its id says who made and who owns it, and to a member what she thinks of it', async () => {
  await using world = await createTestWorld();
  const [creator, owner] = [await world.newProfile(), await world.newProfile()];
  const id = await world.newCharacter({ creatorId: creator });
  await giveCharacter(world.db, id, owner);
  await world.member(creator).reactions.toggle({ characterId: id, reactionType: 'dislike' });
  expect(await world.member(creator).characters.byId({ id })).toMatchObject({
    creator: { id: creator },
    owner: { id: owner },
    userReaction: 'dislike',
    dislikeCount: 1,
  });
  expect(await world.visitor().characters.byId({ id })).toMatchObject({ userReaction: null });
});

test('O2 a creator who has lost a character cannot hide it; the owner can', async () => {
  await using world = await createTestWorld();
  const [creator, owner] = [await world.newProfile(), await world.newProfile()];
  const id = await world.newCharacter({ creatorId: creator });
  await giveCharacter(world.db, id, owner);
  await expect(world.member(creator).characters.togglePrivacy({ characterId: id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    reason: 'not_yours',
  });
  expect(await world.member(owner).characters.togglePrivacy({ characterId: id })).toEqual({ isPublic: false });
});

test('O4 opponents are others, also shuffled, and pages of a shuffled list hold each once', async () => {
  await using world = await createTestWorld();
  const me = await world.newProfile();
  await world.newCharacter({ creatorId: me });
  const others = [];
  for (let index = 0; index < 11; index += 1) others.push(await world.newCharacter());
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: { id: string }[]; nextCursor: string | null } = await world
      .member(me)
      .characters.list({ filterType: 'opponents', randomize: true, limit: 4, cursor });
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
  const [me, rival] = [await world.newProfile(), await world.newProfile()];
  const tickets = [
    { ticketId: mine.id, secret: mine.secret ?? '' },
    { ticketId: foreign.id, secret: 'guessed' },
  ];
  expect(await world.member(me).characters.claim({ tickets })).toEqual({ claimed: 1 });
  expect(await world.member(rival).characters.claim({ tickets })).toEqual({ claimed: 0 });
  const rows = await world.db
    .selectFrom('meme_characters')
    .select(['ticket_id', 'owner_id', 'user_id', 'total_owners_count'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { ticket_id: mine.id, owner_id: me, user_id: null, total_owners_count: 1 },
    { ticket_id: foreign.id, owner_id: null, user_id: null, total_owners_count: 0 },
  ]);
  const events = await world.db
    .selectFrom('ownership_events')
    .select(['seq', 'kind', 'from_user_id', 'to_user_id'])
    .where('kind', '=', 'claimed')
    .execute();
  expect(events).toEqual([{ seq: 2, kind: 'claimed', from_user_id: null, to_user_id: me }]);
  expect((await world.visitor().profiles.byId({ id: me })).characterCount).toBe(1);
});

test('fifty claims of one character at once: one member gets it', async () => {
  await using world = await createTestWorld();
  const ticket = await world.visitor().characters.generate({ ...blankWish, requestId: randomUUID() });
  await world.finishTickets();
  const people = await Promise.all(Array.from({ length: 10 }, () => world.newProfile()));
  const claims = Array.from({ length: 50 }, (_, index) =>
    world.member(people[index % 10] ?? '').characters.claim({ tickets: [{ ticketId: ticket.id, secret: ticket.secret ?? '' }] }),
  );
  const claimed = (await Promise.all(claims)).reduce((sum, one) => sum + one.claimed, 0);
  expect(claimed).toBe(1);
});

test('I3 the history of a character tells who made it and who took it over', async () => {
  await using world = await createTestWorld();
  const visitor = world.visitor();
  const ticket = await visitor.characters.generate({ ...blankWish, requestId: randomUUID() });
  await world.finishTickets();
  const maker = await world.newProfile('late_joiner');
  await world.member(maker).characters.claim({ tickets: [{ ticketId: ticket.id, secret: ticket.secret ?? '' }] });
  const { id } = (await visitor.gallery.top({})).items[0] ?? { id: '' };
  const { items } = await visitor.characters.history({ id });
  expect(items.map(({ seq, kind, from, to }) => [seq, kind, from, to?.username ?? null])).toEqual([
    [1, 'created', null, null],
    [2, 'claimed', null, 'late_joiner'],
  ]);
});
