/** One customer of a provider with a whole /48 and ten throw-away accounts, who wants a character to win. */
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { winPercent } from '@chaos/shared/rules/battles';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { networksOf } from '../http/address-hashes.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const WIDE = { rateLimitScale: 1_000 };

/** So many people of the customer's /48, each with a /64, four to a /56. */
const addressOf = (person: number) => `2001:db8:77:${person.toString(16)}::1`;

async function pressAs(world: TestWorld, address: string, characterId: string, reactionType: 'like' | 'dislike') {
  return world
    .visitor(address)
    .reactions.toggle({ characterId, reactionType })
    .then(
      ({ action }) => action,
      (error: unknown) => String(Reflect.get(Object(error), 'reason')),
    );
}

/** What of a character decides its battles. */
async function fighterOf(world: TestWorld, id: string) {
  const row = await world.db.selectFrom('meme_characters').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    likeCount: row.counted_likes,
    dislikeCount: row.counted_dislikes,
    battlesCount: row.battles_count,
    winsCount: row.wins_count,
    isFused: row.is_fused,
  };
}

async function oddsOf(world: TestWorld, first: string, second: string): Promise<number> {
  return winPercent(await fighterOf(world, first), await fighterOf(world, second));
}

/** Accounts that somebody opens from one /48; so many days ago. */
async function openAccounts(world: TestWorld, count: number, days: number) {
  const people = [];
  for (let index = 0; index < count; index += 1) people.push(await world.newMember());
  const { wide } = networksOf('x', addressOf(0));
  await world.db
    .updateTable('users')
    .set({ network: wide, created_at: sql<Date>`now() - make_interval(days => ${days})` })
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
  return people;
}

test('of a whole /48 sixteen visitors are seen beside a character, four of each /56, and none of them decides anything', async () => {
  await using world = await createTestWorld(WIDE);
  const characterId = await world.newCharacter();
  const answers = [];
  for (let person = 0; person < 40; person += 1) answers.push(await pressAs(world, addressOf(person), characterId, 'like'));
  // All forty lie in one /56.
  expect(answers.filter((answer) => answer === 'created')).toHaveLength(4);
  for (let person = 0; person < 40; person += 1) answers.push(await pressAs(world, addressOf(person << 8), characterId, 'like'));
  expect(new Set(answers)).toEqual(new Set(['created', 'removed', 'too_many_requests']));
  const { items } = await world.visitor('198.51.100.1').gallery.top({});
  expect(items[0]).toMatchObject({
    likeCount: expect.toSatisfy((likes: number) => likes <= 16),
    countedLikes: 0,
    rarity: 'common',
  });
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('forty of them at once get no more, and whoever has reacted can take it back', async () => {
  await using world = await createTestWorld(WIDE);
  const characterId = await world.newCharacter();
  const all = Array.from({ length: 40 }, (_, person) => addressOf(person << 8));
  const answers = await Promise.all(all.map((address) => pressAs(world, address, characterId, 'like')));
  expect(answers.filter((answer) => answer === 'created')).toHaveLength(16);
  const inside = all.filter((_, index) => answers[index] === 'created');
  expect(await Promise.all(inside.map((address) => pressAs(world, address, characterId, 'dislike')))).toEqual(
    Array(16).fill('updated'),
  );
  expect(await Promise.all(inside.map((address) => pressAs(world, address, characterId, 'dislike')))).toEqual(
    Array(16).fill('removed'),
  );
  expect(await pressAs(world, addressOf(99 << 8), characterId, 'like')).toBe('created');
});

test('sixteen visitors of an IPv4 /24 are seen, and neighbours of another one beside them', async () => {
  await using world = await createTestWorld(WIDE);
  const characterId = await world.newCharacter();
  const answers = [];
  for (let person = 1; person <= 20; person += 1) answers.push(await pressAs(world, `192.0.2.${person}`, characterId, 'like'));
  expect(answers.filter((answer) => answer === 'created')).toHaveLength(16);
  expect(await pressAs(world, '192.0.3.1', characterId, 'like')).toBe('created');
});

test.each([
  ['of today', 0],
  ['of a week ago', 7],
])('ten accounts %s from one network, and all its visitors, move the odds by five points at most', async (_, days) => {
  await using world = await createTestWorld(WIDE);
  const owner = await world.newMember();
  const [accomplice, ...others] = await openAccounts(world, 10, days);
  if (!accomplice) throw new Error('nobody');
  const fighter = await world.newCharacter({ creatorId: accomplice.id });
  const victim = await world.newCharacter({ creatorId: owner.id });
  const before = await oddsOf(world, fighter, victim);
  for (const { caller } of [accomplice, ...others]) {
    await caller.reactions.toggle({ characterId: fighter, reactionType: 'like' });
    await caller.reactions.toggle({ characterId: victim, reactionType: 'dislike' });
  }
  for (let person = 0; person < 64; person += 1) {
    await pressAs(world, addressOf(person << 7), fighter, 'like');
    await pressAs(world, addressOf(person << 7), victim, 'dislike');
  }
  // A career among accounts of their own.
  for (const { id, caller } of others) {
    const loser = await world.newCharacter({ creatorId: id });
    await caller.battles.execute({ char1Id: loser, char2Id: fighter, requestId: crypto.randomUUID() });
  }
  expect(Math.abs((await oddsOf(world, fighter, victim)) - before)).toBeLessThanOrEqual(5);
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('a career is made where something can be lost: not against what nobody owns, nor in peace', async () => {
  await using world = await createTestWorld(WIDE);
  const [{ id: creatorId, caller }, owner] = [await world.newMember(), await world.newMember()];
  const fightWith = async (char2Id: string) => {
    const char1Id = await world.newCharacter({ creatorId });
    await caller.battles.execute({ char1Id, char2Id, requestId: crypto.randomUUID() });
    const row = world.db.selectFrom('battles').select('counts').where('character1_id', '=', char1Id);
    return (await row.executeTakeFirstOrThrow()).counts;
  };
  const [first, second] = [await world.newCharacter({ creatorId: owner.id }), await world.newCharacter({ creatorId: owner.id })];
  expect(await fightWith(await world.newCharacter())).toBe(false);
  expect(await fightWith(first)).toBe(true);
  await owner.caller.profiles.setPeace({ isPeaceful: true });
  expect(await fightWith(second)).toBe(false);
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('all of a network at once, in several processes, count as one', async () => {
  await using world = await createTestWorld(WIDE);
  const characterId = await world.newCharacter();
  const people = await openAccounts(world, 10, 7);
  await Promise.all(people.map(({ caller }) => caller.reactions.toggle({ characterId, reactionType: 'like' })));
  expect(await fighterOf(world, characterId)).toMatchObject({ likeCount: 1 });
  // Whoever it was that counted takes it back: then another one can.
  for (const { caller } of people) await caller.reactions.toggle({ characterId, reactionType: 'like' });
  expect(await fighterOf(world, characterId)).toMatchObject({ likeCount: 0 });
  await people[3]?.caller.reactions.toggle({ characterId, reactionType: 'like' });
  expect(await fighterOf(world, characterId)).toMatchObject({ likeCount: 1 });
});

test('people of different networks who have been here for a day count, one each; those without a confirmed address do not', async () => {
  // Where mails reach people: nothing listens there.
  await using world = await createTestWorld({ ...WIDE, smtpUrl: 'smtp://127.0.0.1:9' });
  const characterId = await world.newCharacter();
  for (let index = 0; index < 15; index += 1) {
    const { id, caller } = await world.newMember();
    if (index >= 12) await world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', id).execute();
    await caller.reactions.toggle({ characterId, reactionType: 'like' });
  }
  expect(await fighterOf(world, characterId)).toMatchObject({ likeCount: 12 });
  expect((await world.visitor().gallery.top({})).items[0]).toMatchObject({ rarity: 'rare', countedLikes: 12 });
});

test('the networks of an address: nested, told apart, and the same however it is written', () => {
  const near = (address: string) => networksOf('x', address).near;
  const wide = (address: string) => networksOf('x', address).wide;
  expect(near('2001:db8:1:ab01::1')).toBe(near('2001:db8:1:abff:1:2:3:4'));
  expect(near('2001:db8:1:ab01::1')).not.toBe(near('2001:db8:1:ac01::1'));
  expect(wide('2001:db8:1:ab01::1')).toBe(wide('2001:0DB8:0001:ffff::'));
  expect(wide('2001:db8:1::1')).not.toBe(wide('2001:db8:2::1'));
  expect(wide('192.0.2.1')).toBe(wide('::ffff:192.0.2.255'));
  expect(wide('192.0.2.1')).not.toBe(wide('192.0.3.1'));
  expect(near('192.0.2.1')).not.toBe(near('192.0.2.2'));
  expect(BigInt.asIntN(64, BigInt(wide('::1')))).toBe(BigInt(wide('::1')));
});

test('a visitor’s reaction from before networks were counted takes a place in both as soon as it is changed', async () => {
  await using world = await createTestWorld(WIDE);
  const characterId = await world.newCharacter();
  const networks = () => world.db.selectFrom('character_reactions').select(['network', 'near']).execute();
  await pressAs(world, addressOf(0), characterId, 'like');
  const counted = await networks();
  await world.db.updateTable('character_reactions').set({ network: null, near: null }).execute();
  expect(await pressAs(world, addressOf(0), characterId, 'dislike')).toBe('updated');
  expect(await networks()).toEqual(counted);
  for (let person = 1; person < 5; person += 1) await pressAs(world, addressOf(person), characterId, 'like');
  expect(await networks()).toHaveLength(4);
});

test('a member’s reaction takes no place of a visitor, also when it is changed', async () => {
  await using world = await createTestWorld(WIDE);
  const characterId = await world.newCharacter();
  const { caller } = await world.newMember();
  for (const reactionType of ['like', 'dislike'] as const) await caller.reactions.toggle({ characterId, reactionType });
  expect(await world.db.selectFrom('character_reactions').select('near').execute()).toEqual([{ near: null }]);
});
