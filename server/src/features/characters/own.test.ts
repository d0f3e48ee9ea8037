/** What owners do with what is theirs: another name, deleted, and back. And what others do to it at the same time. */
import { randomUUID } from 'node:crypto';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { endDeleted, RESTORE_DAYS } from '@chaos/shared/core/characters/deletion';
import { describe, expect, test } from 'vitest';
import { createTestWorld, type Member, type TestWorld } from '../../testing/test-world.ts';

const DAY = 86_400;

async function openHouse() {
  const world = await createTestWorld({ rateLimitScale: 1_000 });
  const [ada, bob] = [await world.newMember({ username: 'ada' }), await world.newMember({ username: 'bob' })];
  const frog = await world.newCharacter({ creatorId: ada.id, name: 'Frogghetta' });
  const shark = await world.newCharacter({ creatorId: bob.id, name: 'Squalo' });
  return { world, ada, bob, frog, shark };
}

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: unknown) => String(Reflect.get(Object(error), 'reason')),
  );

const namesIn = (page: { items: readonly { name: string }[] }) => page.items.map(({ name }) => name);

/** Everywhere where somebody could come upon it. */
async function placesOf({ world, ada, bob }: { world: TestWorld; ada: Member; bob: Member }, id: string) {
  const finds = async (page: Promise<{ items: readonly { id: string }[] }>) => (await page).items.some((one) => one.id === id);
  return {
    hall: await finds(world.visitor().gallery.top({})),
    opponents: await finds(bob.caller.characters.list({ filterType: 'opponents' })),
    profile: await finds(bob.caller.characters.list({ filterType: 'user', targetUserId: ada.id })),
    own: await finds(ada.caller.characters.list({ filterType: 'mine', includeInactive: true })),
    tradable: await finds(bob.caller.characters.tradable({ userId: ada.id })),
    link: (await refusalOf(world.visitor().characters.byId({ id }))) === 'ok',
    ownLink: (await refusalOf(ada.caller.characters.byId({ id }))) === 'ok',
  };
}

const all = (is: boolean) => ({ hall: is, opponents: is, profile: is, own: is, tradable: is, link: is, ownLink: is });

test('R1062 a profile is searched by a part of a name, page by page, and shows nobody more than it did', async () => {
  const { world, ada, bob } = await openHouse();
  await using _ = world;
  for (const name of ['Tralalero', 'Lala Frog', 'LALAnd', '50% off', 'Under_score'])
    await world.newCharacter({ creatorId: ada.id, name });
  await world.newCharacter({ creatorId: ada.id, name: 'Lala alone', isPublic: false });
  const own = (query: string, cursor?: string) =>
    ada.caller.characters.list({ filterType: 'mine', query, limit: 2, ...(cursor && { cursor }) });
  const first = await own(' ala ');
  expect(first).toMatchObject({ totalCount: 4, items: [{ name: 'Lala alone' }, { name: 'LALAnd' }] });
  const cursor = first.nextCursor ?? '';
  expect(namesIn(await own('ala', cursor))).toEqual(['Lala Frog', 'Tralalero']);
  await expect(own('frog', cursor)).rejects.toThrow();
  // What SQL would read as any letter is a sign like others.
  expect([await own('%'), await own('_')].map(namesIn)).toEqual([['50% off'], ['Under_score']]);
  expect(await own('nobody')).toMatchObject({ items: [], totalCount: 0 });
  const theirs = await bob.caller.characters.list({ filterType: 'user', targetUserId: ada.id, query: 'ALA' });
  expect(namesIn(theirs)).toEqual(['LALAnd', 'Lala Frog', 'Tralalero']);
  await expect(bob.caller.characters.list({ filterType: 'opponents', query: 'a' })).rejects.toThrow(/filters mine and user/);
});

describe('deleted', () => {
  test('R335 it is nowhere any more, neither fights nor is fused nor offered, and its owner has it back', async () => {
    const house = await openHouse();
    await using world = house.world;
    const { ada, bob, frog, shark } = house;
    const second = await world.newCharacter({ creatorId: ada.id });
    expect(await placesOf(house, frog)).toEqual(all(true));
    expect(await ada.caller.characters.remove({ characterId: frog })).toEqual({ id: frog });
    expect(await placesOf(house, frog)).toEqual(all(false));
    const requestId = randomUUID();
    expect(await refusalOf(ada.caller.battles.execute({ char1Id: frog, char2Id: shark, requestId }))).toBe('not_found');
    expect(await refusalOf(bob.caller.battles.execute({ char1Id: shark, char2Id: frog, requestId }))).toBe('not_found');
    const fuse = ada.caller.fusion.fuse({ characterIds: [frog, second], requestId });
    await expect(fuse).rejects.toMatchObject({ reason: 'not_found', message: 'Frogghetta has been deleted.' });
    const gift = { toUserId: bob.id, offerType: 'gift', offeredIds: [frog], requestId } as const;
    expect(await refusalOf(ada.caller.offers.send(gift))).not.toBe('ok');
    expect(await refusalOf(ada.caller.characters.togglePrivacy({ characterId: frog }))).toBe('not_found');
    expect(await refusalOf(ada.caller.characters.rename({ characterId: frog, name: 'Rana' }))).toBe('not_found');
    expect(await auditDatabase(world.db)).toEqual([]);

    const { items } = await ada.caller.characters.deleted();
    expect(items).toEqual([expect.objectContaining({ id: frog, name: 'Frogghetta' })]);
    expect((await bob.caller.characters.deleted()).items).toEqual([]);
    expect(await refusalOf(bob.caller.characters.restore({ characterId: frog }))).toBe('not_found');
    await ada.caller.characters.restore({ characterId: frog });
    expect(await placesOf(house, frog)).toEqual(all(true));
    expect((await ada.caller.characters.deleted()).items).toEqual([]);
    expect(await auditDatabase(world.db)).toEqual([]);
  });

  test('R663 deleted or restored again, at once or after an answer that got lost, it is so; of nobody else', async () => {
    const house = await openHouse();
    await using world = house.world;
    const { ada, bob, frog } = house;
    for (const action of ['remove', 'restore'] as const) {
      const twice = [1, 2].map(() => ada.caller.characters[action]({ characterId: frog }));
      expect(await Promise.all(twice)).toEqual([{ id: frog }, { id: frog }]);
      expect(await ada.caller.characters[action]({ characterId: frog })).toEqual({ id: frog });
      expect(await refusalOf(bob.caller.characters[action]({ characterId: frog }))).not.toBe('ok');
      expect((await ada.caller.characters.deleted()).items).toHaveLength(action === 'remove' ? 1 : 0);
    }
    await ada.caller.characters.remove({ characterId: frog });
    await world.passTime(RESTORE_DAYS * 86_400 + 1);
    expect(await refusalOf(ada.caller.characters.remove({ characterId: frog }))).toBe('not_found');
  });

  test('R335 an open offer goes stale while it is deleted, names it still, and can be accepted when it is back', async () => {
    const { world: house, ada, bob, frog } = await openHouse();
    await using world = house;
    const gift = { toUserId: bob.id, offerType: 'gift', offeredIds: [frog], requestId: randomUUID() } as const;
    const { id: offerId, termsHash } = await ada.caller.offers.send(gift);
    await ada.caller.characters.remove({ characterId: frog });
    const accept = () => bob.caller.offers.accept({ offerId, termsHash, requestId: randomUUID() });
    expect(await refusalOf(accept())).toBe('stale_offer');
    const [offer] = (await bob.caller.offers.list({})).items;
    expect(offer?.offered).toEqual([expect.objectContaining({ name: 'Frogghetta', imageUrl256: null, staleness: 'gone' })]);
    await ada.caller.characters.restore({ characterId: frog });
    await accept();
    expect(namesIn(await bob.caller.characters.list({ filterType: 'mine' }))).toContain('Frogghetta');
    expect(await auditDatabase(world.db)).toEqual([]);
  });

  test('R335 a battle keeps the name of what was public; what was private, or taken down, it does not tell', async () => {
    const { world: house, ada, frog, shark } = await openHouse();
    await using world = house;
    // A visitor's: nothing moves.
    const { battleId } = await world.visitor().battles.execute({ char1Id: frog, char2Id: shark, requestId: randomUUID() });
    await ada.caller.characters.remove({ characterId: frog });
    const nameOf = async () => (await world.visitor().battles.byId({ id: battleId })).character1;
    expect(await nameOf()).toMatchObject({ name: 'Frogghetta', imageUrl256: null });
    const operator = await world.newMember({ role: 'operator' });
    const down = { targetKind: 'character', targetId: frog } as const;
    expect(await operator.caller.ops.takeDown(down)).toEqual({ outcome: 'taken_down' });
    expect(await operator.caller.ops.takeDown(down)).toEqual({ outcome: 'already_down' });
    expect(await refusalOf(nameOf())).toBe('not_found');
    // Its owner does not have it back by that, and neither does the operator show what its owner has deleted.
    expect(await refusalOf(ada.caller.characters.restore({ characterId: frog }))).toBe('not_found');
    expect(await operator.caller.ops.restore({ characterId: frog })).toEqual({ outcome: 'restored' });
    expect(await refusalOf(world.visitor().characters.byId({ id: frog }))).toBe('not_found');
    await ada.caller.characters.restore({ characterId: frog });
    expect(await refusalOf(world.visitor().characters.byId({ id: frog }))).toBe('ok');
    expect(await auditDatabase(world.db)).toEqual([]);
  });

  test('R335 after thirty days it is over: the lore, the comments and soon the files are gone, the name stays', async () => {
    const { world: house, ada, bob, frog, shark } = await openHouse();
    await using world = house;
    await bob.caller.comments.add({ characterId: frog, content: 'che bella' });
    const { battleId } = await world.visitor().battles.execute({ char1Id: frog, char2Id: shark, requestId: randomUUID() });
    await ada.caller.characters.remove({ characterId: frog });
    await world.passTime((RESTORE_DAYS - 1) * DAY);
    expect(await endDeleted(world.db)).toEqual([]);
    await world.passTime(DAY + 60);
    expect((await ada.caller.characters.deleted()).items).toEqual([]);
    expect(await refusalOf(ada.caller.characters.restore({ characterId: frog }))).toBe('not_found');
    expect((await Promise.all(Array.from({ length: 4 }, () => endDeleted(world.db)))).flat()).toEqual([frog]);
    expect(await endDeleted(world.db)).toEqual([]);
    const row = await world.db.selectFrom('meme_characters').selectAll().where('id', '=', frog).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: 'Frogghetta', description: '…', is_active: false });
    expect(await world.db.selectFrom('character_comments').select('id').execute()).toEqual([]);
    expect((await world.visitor().battles.byId({ id: battleId })).character1.name).toBe('Frogghetta');
    const operator = await world.newMember({ role: 'operator' });
    expect(await operator.caller.ops.restore({ characterId: frog })).toEqual({ outcome: 'not_possible' });
    expect(await auditDatabase(world.db)).toEqual([]);
  });

  test('R335 what was won within the last day is not deleted, and can be fought for so long', async () => {
    const { world: house, ada, bob, frog, shark } = await openHouse();
    await using world = house;
    const { battleId } = await ada.caller.battles.execute({ char1Id: frog, char2Id: shark, requestId: randomUUID() });
    const { winnerCharacterId } = await ada.caller.battles.byId({ id: battleId });
    const [winner, won] = winnerCharacterId === frog ? [ada, shark] : [bob, frog];
    expect(await refusalOf(winner.caller.characters.remove({ characterId: won }))).toBe('won_lately');
    await world.passTime(DAY + 60);
    await winner.caller.characters.remove({ characterId: won });
    expect(await auditDatabase(world.db)).toEqual([]);
  });
});

describe('renamed', () => {
  test('R334 everybody sees the new name, by the rules of names, and for its owner alone', async () => {
    const { world: house, ada, bob, frog } = await openHouse();
    await using world = house;
    const rename = (who: Member, name: string) => who.caller.characters.rename({ characterId: frog, name });
    expect(await rename(ada, '  Rana Regina ')).toEqual({ name: 'Rana Regina' });
    expect((await world.visitor().characters.byId({ id: frog })).name).toBe('Rana Regina');
    expect(namesIn(await world.visitor().gallery.top({}))).toContain('Rana Regina');
    expect(await refusalOf(rename(bob, 'Mia'))).toBe('not_yours');
    for (const name of ['', ' ', '\u200b', 'x', 'x'.repeat(61), 'two\nlines', 'mir\u202eror'])
      expect(await refusalOf(rename(ada, name))).toBe('invalid_input');
    expect((await world.visitor().characters.byId({ id: frog })).name).toBe('Rana Regina');
    expect(await auditDatabase(world.db)).toEqual([]);
  });

  test('R334 twenty times an hour', async () => {
    await using world = await createTestWorld();
    const { id: creatorId, caller } = await world.newMember();
    const characterId = await world.newCharacter({ creatorId });
    for (let index = 0; index < 20; index += 1) await caller.characters.rename({ characterId, name: `Numero ${index}` });
    expect(await refusalOf(caller.characters.rename({ characterId, name: 'Once more' }))).toBe('too_many_requests');
  });
});

test('I1 I3 I8 I9 I10 I13 R335 many delete, restore, rename, fight, fuse and trade the same few at once: no promise is broken', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  const people = await Promise.all(Array.from({ length: 4 }, () => world.newMember()));
  const ids: string[] = [];
  for (const { id: creatorId } of people)
    for (let index = 0; index < 6; index += 1) ids.push(await world.newCharacter({ creatorId }));
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
  const owned = async (me: Member) => {
    const { items } = await me.caller.characters.list({ filterType: 'mine' });
    return items.map(({ id }) => id).sort(() => Math.random() - 0.5);
  };
  const mineOf = async (me: Member) => (await owned(me))[0] ?? anyOf(ids);
  const actions = [
    async (me: Member) => me.caller.characters.remove({ characterId: await mineOf(me) }),
    async (me: Member) => me.caller.characters.remove({ characterId: await mineOf(me) }),
    async (me: Member) => {
      const { items } = await me.caller.characters.deleted();
      return me.caller.characters.restore({ characterId: items.length > 0 ? anyOf(items).id : anyOf(ids) });
    },
    (me: Member) => me.caller.characters.restore({ characterId: anyOf(ids) }),
    async (me: Member) => me.caller.characters.rename({ characterId: await mineOf(me), name: `Nome ${Math.random()}` }),
    async (me: Member) => {
      const { items } = await me.caller.characters.list({ filterType: 'opponents' });
      const char2Id = items.length > 0 ? anyOf(items).id : anyOf(ids);
      return me.caller.battles.execute({ char1Id: await mineOf(me), char2Id, requestId: randomUUID() });
    },
    async (me: Member) =>
      me.caller.fusion
        .fuse({ characterIds: (await owned(me)).slice(0, 2), requestId: randomUUID() })
        .then(() => world.finishTickets()),
    async (me: Member) => {
      const offeredIds = (await owned(me)).slice(0, 1);
      return me.caller.offers.send({ toUserId: anyOf(people).id, offerType: 'gift', offeredIds, requestId: randomUUID() });
    },
    async (me: Member) => {
      const { items } = await me.caller.offers.list({});
      const { id: offerId, termsHash } = anyOf(items.filter(({ needsAnswer }) => needsAnswer));
      return me.caller.offers.accept({ offerId, termsHash, requestId: randomUUID() });
    },
  ];
  const outcomes = new Map<string, number>();
  const work = async () => {
    for (let index = 0; index < 30; index += 1) {
      const action = Math.floor(Math.random() * actions.length);
      const said = await refusalOf((async () => actions[action]?.(anyOf(people)))());
      outcomes.set(`${action} ${said}`, (outcomes.get(`${action} ${said}`) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 10 }, work));
  await world.finishTickets();
  // Each kind has been done at least once.
  for (const action of [0, 2, 4, 5]) expect([...outcomes.keys()]).toContain(`${action} ok`);
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('R512 of one’s own it is said how many cannot be given away now; of others’ nothing is', async () => {
  const { world: house, ada, bob, frog } = await openHouse();
  await using world = house;
  const [hidden, locked] = [await world.newCharacter({ creatorId: ada.id }), await world.newCharacter({ creatorId: ada.id })];
  const deleted = await world.newCharacter({ creatorId: ada.id });
  await ada.caller.characters.togglePrivacy({ characterId: hidden });
  await ada.caller.characters.lock({ characterIds: [locked] });
  await ada.caller.characters.remove({ characterId: deleted });
  const gift = { toUserId: ada.id, offerType: 'gift', requestId: randomUUID() } as const;
  const held = await world.newCharacter({ creatorId: bob.id });
  const { id: offerId, termsHash } = await bob.caller.offers.send({ ...gift, offeredIds: [held] });
  await ada.caller.offers.accept({ offerId, termsHash, requestId: randomUUID() });
  const own = await ada.caller.characters.tradable({});
  expect([own.items.map(({ id }) => id), own.totalCount, own.restingCount]).toEqual([[frog], 1, 3]);
  expect(await ada.caller.characters.tradable({ query: 'nobody is called that' })).toMatchObject({
    totalCount: 0,
    restingCount: 0,
  });
  expect(await bob.caller.characters.tradable({ userId: ada.id })).toMatchObject({ totalCount: 1, restingCount: 0 });
});
