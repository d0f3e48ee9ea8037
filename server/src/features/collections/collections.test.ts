import { randomUUID } from 'node:crypto';
import {
  COLLECTION_ENTRIES_MAX,
  COLLECTIONS_FOLLOWED_MAX,
  COLLECTIONS_MAX,
  type Collection,
} from '@chaos/shared/contract/collections';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { giveCharacter } from '../../testing/test-data.ts';
import { type Caller, createTestWorld, type Member, type TestWorld } from '../../testing/test-world.ts';

const NOT_FOUND = { code: 'NOT_FOUND', reason: 'not_found' };
const FULL = { code: 'CONFLICT', reason: 'quota_used_up' };

const create = ({ caller }: Member, name: string, isPublic = true): Promise<Collection> =>
  caller.collections.create({ name, isPublic, requestId: randomUUID() });

const idsOf = async (caller: Caller, id: string): Promise<string[]> =>
  (await caller.collections.characters({ id })).items.map((row) => row.id);

/** Ada's collection of three, the last added first: hers, and two of bob's. */
async function setScene(world: TestWorld) {
  const [ada, bob] = [await world.newMember({ username: 'ada' }), await world.newMember({ username: 'bob' })];
  const hers = await world.newCharacter({ creatorId: ada.id });
  const [first, second] = [await world.newCharacter({ creatorId: bob.id }), await world.newCharacter({ creatorId: bob.id })];
  const { id } = await create(ada, 'Wet ones');
  for (const characterId of [second, first, hers]) await ada.caller.collections.add({ id, characterId });
  return { ada, bob, hers, first, second, id };
}

test('R384 everybody has Saved without making it: private, nobody else’s, and neither renamed nor deleted', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = [await world.newMember(), await world.newMember()];
  const characterId = await world.newCharacter({ creatorId: bob.id });
  const saved = { id: ada.id, name: 'Saved', isSaved: true, isPublic: false, count: 0, pictures: [] };
  expect((await ada.caller.collections.list({ ownerId: ada.id })).items).toMatchObject([saved]);
  expect((await ada.caller.collections.marks({ characterId })).items).toMatchObject([{ id: ada.id, holds: false }]);
  expect(await ada.caller.collections.get({ id: ada.id })).toMatchObject(saved);
  expect(await idsOf(ada.caller, ada.id)).toEqual([]);
  await ada.caller.collections.add({ id: ada.id, characterId });
  expect(await ada.caller.collections.get({ id: ada.id })).toMatchObject({ ...saved, count: 1, pictures: [expect.any(String)] });
  expect((await ada.caller.collections.marks({ characterId })).items).toMatchObject([{ id: ada.id, holds: true }]);
  for (const caller of [bob.caller, world.visitor()]) {
    await expect(caller.collections.get({ id: ada.id })).rejects.toMatchObject(NOT_FOUND);
    await expect(caller.collections.characters({ id: ada.id })).rejects.toMatchObject(NOT_FOUND);
    expect((await caller.collections.list({ ownerId: ada.id })).items).toEqual([]);
  }
  const refused = { code: 'BAD_REQUEST', reason: 'invalid_input' };
  await expect(ada.caller.collections.update({ id: ada.id, name: 'Mine' })).rejects.toMatchObject(refused);
  await expect(ada.caller.collections.delete({ id: ada.id })).rejects.toMatchObject(refused);
  await expect(bob.caller.collections.add({ id: ada.id, characterId })).rejects.toMatchObject(NOT_FOUND);
  expect(await ada.caller.collections.update({ id: ada.id, isPublic: true })).toMatchObject({ isPublic: true, count: 1 });
  expect(await bob.caller.collections.get({ id: ada.id })).toMatchObject({ count: 1, isSaved: true });
});

test('R385 a collection is made, described, filled, shown to all or to nobody, and deleted, by its owner alone', async () => {
  await using world = await createTestWorld();
  const { ada, bob, hers, first, second, id } = await setScene(world);
  expect(await world.visitor().collections.get({ id })).toMatchObject({ name: 'Wet ones', count: 3, owner: { id: ada.id } });
  expect(await idsOf(world.visitor(), id)).toEqual([hers, first, second]);
  expect(await ada.caller.collections.update({ id, name: ' Dry ones ', description: 'Sand.' })).toMatchObject({
    name: 'Dry ones',
    description: 'Sand.',
    isPublic: true,
  });
  const notHis = { code: 'FORBIDDEN', reason: 'not_yours' };
  await expect(bob.caller.collections.update({ id, name: 'Bob’s' })).rejects.toMatchObject(notHis);
  await expect(bob.caller.collections.remove({ id, characterId: first })).rejects.toMatchObject(notHis);
  await expect(bob.caller.collections.delete({ id })).rejects.toMatchObject(notHis);
  await ada.caller.collections.update({ id, isPublic: false });
  for (const caller of [bob.caller, world.visitor()]) {
    await expect(caller.collections.get({ id })).rejects.toMatchObject(NOT_FOUND);
    expect((await caller.collections.list({ ownerId: ada.id })).items).toEqual([]);
  }
  expect((await ada.caller.collections.list({ ownerId: ada.id })).items.map((one) => one.name)).toEqual(['Saved', 'Dry ones']);
  await ada.caller.collections.remove({ id, characterId: first });
  expect(await idsOf(ada.caller, id)).toEqual([hers, second]);
  await ada.caller.collections.delete({ id });
  await expect(ada.caller.collections.get({ id })).rejects.toMatchObject(NOT_FOUND);
  expect((await world.visitor().characters.byId({ id: hers })).id).toBe(hers);
});

test('R385 names and descriptions are held to what may be written, and say what is wrong', async () => {
  await using world = await createTestWorld();
  const ada = await world.newMember();
  const wrong: [string, string, string][] = [
    ['', '', 'The name must not be blank.'],
    [' \u2800 ', '', 'The name must not be blank.'],
    ['x'.repeat(61), '', 'The name is too long: 61 characters, at most 60.'],
    ['two\nlines', '', 'The name must be one line.'],
    ['fine', 'x'.repeat(301), 'The description is too long: 301 characters, at most 300.'],
    ['fine', '\u202e', 'The description contains a character that cannot be used (U+202E).'],
  ];
  for (const [name, description, message] of wrong)
    await expect(
      ada.caller.collections.create({ name, description, isPublic: true, requestId: randomUUID() }),
    ).rejects.toMatchObject({ reason: 'invalid_input', message: expect.stringContaining(message) });
  expect((await ada.caller.collections.list({ ownerId: ada.id })).items).toHaveLength(1);
});

test('R386 what is hidden, deleted, taken down, private or of somebody blocked drops out by itself, and comes back', async () => {
  await using world = await createTestWorld();
  const { ada, bob, hers, first, second, id } = await setScene(world);
  const operator = await world.newMember({ role: 'operator' });
  const expectShown = async (caller: Caller, ids: string[]) => {
    expect(await idsOf(caller, id)).toEqual(ids);
    const { count, pictures } = await caller.collections.get({ id });
    expect([count, pictures.length]).toEqual([ids.length, ids.length]);
  };
  const [visitor, stranger] = [world.visitor(), await world.newMember()];
  await bob.caller.characters.togglePrivacy({ characterId: first });
  await expectShown(visitor, [hers, second]);
  await expectShown(ada.caller, [hers, second]);
  await expectShown(bob.caller, [hers, first, second]);
  await bob.caller.characters.togglePrivacy({ characterId: first });
  await expectShown(visitor, [hers, first, second]);

  await bob.caller.characters.remove({ characterId: second });
  await expectShown(bob.caller, [hers, first]);
  await bob.caller.characters.restore({ characterId: second });
  await operator.caller.ops.takeDown({ targetKind: 'character', targetId: first });
  await expectShown(visitor, [hers, second]);
  await operator.caller.ops.restore({ characterId: first });
  await expectShown(visitor, [hers, first, second]);

  await stranger.caller.people.mute({ userId: bob.id });
  await expectShown(stranger.caller, [hers]);
  await stranger.caller.people.unmute({ userId: bob.id });
  await bob.caller.people.block({ userId: stranger.id });
  await expectShown(stranger.caller, [hers]);
  await expectShown(visitor, [hers, first, second]);
  await bob.caller.people.unblock({ userId: stranger.id });
  await expectShown(stranger.caller, [hers, first, second]);

  await ada.caller.people.block({ userId: bob.id });
  await expectShown(ada.caller, [hers]);
  await expect(bob.caller.collections.get({ id })).rejects.toMatchObject(NOT_FOUND);
  await ada.caller.people.unblock({ userId: bob.id });
  await expectShown(bob.caller, [hers, first, second]);
  // Whose it is by now decides, and not who put it there.
  await ada.caller.characters.togglePrivacy({ characterId: hers });
  await expectShown(bob.caller, [first, second]);
  await giveCharacter(world.db, hers, bob.id);
  await expectShown(bob.caller, [hers, first, second]);
});

test('R386 nothing that one cannot see is put into a collection', async () => {
  await using world = await createTestWorld();
  const { ada, bob, id } = await setScene(world);
  const hidden = await world.newCharacter({ creatorId: bob.id, isPublic: false });
  for (const characterId of [hidden, randomUUID()]) {
    await expect(ada.caller.collections.add({ id, characterId })).rejects.toMatchObject(NOT_FOUND);
    await expect(ada.caller.collections.marks({ characterId })).rejects.toMatchObject(NOT_FOUND);
  }
  await bob.caller.people.block({ userId: ada.id });
  const open = await world.newCharacter({ creatorId: bob.id });
  await expect(ada.caller.collections.add({ id, characterId: open })).rejects.toMatchObject(NOT_FOUND);
});

test('R387 the order is the owner’s: one stands behind another, or before all, and pages go on where they ended', async () => {
  await using world = await createTestWorld();
  const { ada, bob, hers, first, second, id } = await setScene(world);
  const move = (characterId: string, afterId: string | null) => ada.caller.collections.move({ id, characterId, afterId });
  await move(second, null);
  expect(await idsOf(ada.caller, id)).toEqual([second, hers, first]);
  await move(second, null);
  await move(second, first);
  expect(await idsOf(ada.caller, id)).toEqual([hers, first, second]);
  await move(hers, first);
  expect(await idsOf(ada.caller, id)).toEqual([first, hers, second]);
  // What is hidden keeps its place among the others.
  await bob.caller.characters.togglePrivacy({ characterId: first });
  await move(second, null);
  await bob.caller.characters.togglePrivacy({ characterId: first });
  expect(await idsOf(ada.caller, id)).toEqual([second, first, hers]);

  const page = await ada.caller.collections.characters({ id, limit: 2 });
  const added = await world.newCharacter();
  await ada.caller.collections.add({ id, characterId: added });
  const next = await ada.caller.collections.characters({ id, limit: 2, cursor: page.nextCursor });
  expect(next.items.map((row) => row.id)).toEqual([hers]);
  expect(next).toMatchObject({ nextCursor: null, totalCount: 4 });

  const changed = { code: 'CONFLICT', message: expect.stringContaining('changed meanwhile') };
  await ada.caller.collections.remove({ id, characterId: first });
  await expect(move(first, null)).rejects.toMatchObject(changed);
  await expect(move(hers, first)).rejects.toMatchObject(changed);
  await expect(move(hers, hers)).rejects.toMatchObject(changed);
  expect(await idsOf(ada.caller, id)).toEqual([added, second, hers]);
});

test('R387 the same again changes nothing, and what two tabs do at once is done once, and whole', async () => {
  await using world = await createTestWorld();
  const { ada, bob, hers, first, second, id } = await setScene(world);
  const requestId = randomUUID();
  const wish = { name: 'Twice', isPublic: false, requestId };
  const made = await Promise.all([1, 2, 3].map(() => ada.caller.collections.create(wish)));
  expect(new Set(made.map((one) => one.id)).size).toBe(1);
  const { caller } = ada;
  const characterId = await world.newCharacter();
  await Promise.all([1, 2, 3].map(() => caller.collections.add({ id: ada.id, characterId })));
  expect(await idsOf(caller, ada.id)).toEqual([characterId]);
  await Promise.all([1, 2].map(() => bob.caller.collections.follow({ id })));
  expect(await bob.caller.collections.get({ id })).toMatchObject({ isFollowing: true, followerCount: 1 });
  await Promise.all([1, 2].map(() => bob.caller.collections.unfollow({ id })));
  expect(await bob.caller.collections.get({ id })).toMatchObject({ isFollowing: false, followerCount: 0 });

  // One puts in order while another takes out and puts in.
  const actions = await Promise.allSettled([
    caller.collections.move({ id, characterId: second, afterId: null }),
    caller.collections.remove({ id, characterId: hers }),
    caller.collections.move({ id, characterId: first, afterId: hers }),
    caller.collections.add({ id, characterId }),
    caller.collections.move({ id, characterId: first, afterId: second }),
    caller.collections.remove({ id, characterId: hers }),
  ]);
  for (const action of actions) if (action.status === 'rejected') expect(action.reason).toMatchObject({ code: 'CONFLICT' });
  const left = await idsOf(caller, id);
  expect(left.toSorted()).toEqual([first, second, characterId].toSorted());
  expect(left.indexOf(second)).toBeLessThan(left.indexOf(first));
  await Promise.all([caller.collections.remove({ id, characterId }), caller.collections.remove({ id, characterId })]);
  expect(await idsOf(caller, id)).toEqual([second, first]);
});

test('R1500 R1541 another collection under a request id that was used is refused, and the same one found, whatever it has become', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = [await world.newMember(), await world.newMember()];
  const wish = { name: 'Wet ones', description: 'Very.', isPublic: false, requestId: randomUUID() };
  const { id } = await ada.caller.collections.create(wish);
  const message = 'It was made already, as you first sent it: look among your collections.';
  const reused = { code: 'CONFLICT', reason: 'request_id_reused', message };
  for (const other of [{ isPublic: true }, { name: 'Dry ones' }, { description: '' }])
    await expect(ada.caller.collections.create({ ...wish, ...other })).rejects.toMatchObject(reused);
  await ada.caller.collections.update({ id, name: 'Dry ones', isPublic: true });
  expect(await ada.caller.collections.create(wish)).toMatchObject({ id, name: 'Dry ones', isPublic: true });
  await expect(ada.caller.collections.create({ ...wish, name: 'Dry ones', isPublic: true })).rejects.toMatchObject(reused);
  expect((await bob.caller.collections.create({ ...wish, isPublic: true })).id).not.toBe(id);
});

/** Many characters at once, without what their triggers would count. */
function insertMany({ db }: TestWorld, count: number): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    const { rows } = await sql<{ id: string }>`
      insert into meme_characters (name, description, image_key, thumbhash, average_color)
      select 'One of many', 'Many.', 'characters/plain', '1QcSHQRnh493V4dIh4eXh1h4kJUI', '#808080' from generate_series(1, ${count}::int)
      returning id`.execute(trx);
    return rows.map((row) => row.id);
  });
}

test('R387 there is room for so many and no more, also for two tabs that take the last place', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  const { ada, bob, id } = await setScene(world);
  await sql`insert into collections (owner_id, name, is_public)
    select ${ada.id}, 'One of many', true from generate_series(3, ${COLLECTIONS_MAX}) n`.execute(world.db);
  const last = await Promise.allSettled([create(ada, 'Last'), create(ada, 'One too many')]);
  expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(create(ada, 'One too many')).rejects.toMatchObject(FULL);

  const ids = await insertMany(world, COLLECTION_ENTRIES_MAX + 2);
  await sql`insert into collection_entries (collection_id, character_id, position)
    select ${id}, character_id, nth + 10
    from unnest(${ids.slice(0, COLLECTION_ENTRIES_MAX - 4)}::uuid[]) with ordinality as entries(character_id, nth)`.execute(
    world.db,
  );
  const adds = await Promise.allSettled(ids.slice(-2).map((characterId) => ada.caller.collections.add({ id, characterId })));
  expect(adds.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await ada.caller.collections.get({ id })).count).toBe(COLLECTION_ENTRIES_MAX);

  await sql`insert into collections (owner_id, name, is_public)
    select id, 'Followed', true from profiles, generate_series(1, ${COLLECTIONS_FOLLOWED_MAX}) where id <> ${bob.id}`.execute(
    world.db,
  );
  await sql`insert into collection_follows (collection_id, user_id)
    select id, ${bob.id} from collections where id <> ${id} limit ${COLLECTIONS_FOLLOWED_MAX}`.execute(world.db);
  await expect(bob.caller.collections.follow({ id })).rejects.toMatchObject(FULL);
});

test('R388 one follows the open collections of others, and what closes drops out until it opens again', async () => {
  await using world = await createTestWorld();
  const { ada, bob, id } = await setScene(world);
  const followed = async () => (await bob.caller.collections.followed({})).items.map((one) => one.id);
  expect(await bob.caller.collections.follow({ id })).toMatchObject({ isFollowing: true, followerCount: 1 });
  expect(await bob.caller.collections.follow({ id })).toMatchObject({ followerCount: 1 });
  const other = await create(ada, 'Newer');
  await bob.caller.collections.follow({ id: other.id });
  expect(await followed()).toEqual([other.id, id]);
  await expect(ada.caller.collections.follow({ id })).rejects.toMatchObject({ reason: 'invalid_input' });
  await ada.caller.collections.update({ id, isPublic: false });
  expect(await followed()).toEqual([other.id]);
  await expect(bob.caller.collections.follow({ id })).rejects.toMatchObject(NOT_FOUND);
  await ada.caller.collections.update({ id, isPublic: true });
  await bob.caller.people.mute({ userId: ada.id });
  expect(await followed()).toEqual([]);
  await bob.caller.people.unmute({ userId: ada.id });
  await ada.caller.people.block({ userId: bob.id });
  expect(await followed()).toEqual([]);
  await ada.caller.people.unblock({ userId: bob.id });
  expect(await followed()).toEqual([other.id, id]);
  await ada.caller.collections.delete({ id: other.id });
  await bob.caller.collections.unfollow({ id });
  await bob.caller.collections.unfollow({ id });
  expect(await followed()).toEqual([]);
});

test('R389 a collection is reported, and once an operator has taken it down it is its owner’s alone', async () => {
  await using world = await createTestWorld();
  const { ada, bob, hers, id } = await setScene(world);
  const operator = await world.newMember({ role: 'operator' });
  await ada.caller.collections.update({ id, description: 'All of them' });
  await bob.caller.collections.follow({ id });
  const target = { targetKind: 'collection', targetId: id } as const;
  await world.visitor().reports.file({ ...target, reason: 'hateful' });
  await bob.caller.reports.file({ ...target, reason: 'hateful' });
  const [report] = (await operator.caller.ops.reports({})).items;
  expect(report).toMatchObject({
    ...{ ...target, characterId: null, count: 2, resolution: null },
    target: { name: 'Wet ones', content: 'All of them', imageUrl256: null, isActive: true, person: { id: ada.id } },
  });
  await operator.caller.ops.resolveReport({ reportId: report?.id ?? '', action: 'take_down' });
  expect((await operator.caller.ops.reports({ resolved: true })).items).toMatchObject([
    { target: { isActive: false }, resolution: { action: 'take_down' } },
  ]);
  expect(await operator.caller.ops.takeDown(target)).toEqual({ outcome: 'already_down' });
  for (const caller of [bob.caller, world.visitor(), operator.caller]) {
    await expect(caller.collections.get({ id })).rejects.toMatchObject(NOT_FOUND);
    await expect(caller.reports.file({ ...target, reason: 'spam' })).rejects.toMatchObject(NOT_FOUND);
  }
  expect((await bob.caller.collections.followed({})).items).toEqual([]);
  expect(await ada.caller.collections.update({ id, isPublic: true })).toMatchObject({ isTakenDown: true });
  await expect(bob.caller.collections.get({ id })).rejects.toMatchObject(NOT_FOUND);
  expect((await world.visitor().characters.byId({ id: hers })).id).toBe(hers);
  const hidden = await create(ada, 'Hidden', false);
  await expect(bob.caller.reports.file({ ...target, targetId: hidden.id, reason: 'spam' })).rejects.toMatchObject(NOT_FOUND);
});
