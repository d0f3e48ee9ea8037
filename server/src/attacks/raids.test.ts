/** Whoever wins one battle after the other, and hides the loot. */
import { randomUUID } from 'node:crypto';
import { endDepartures } from '@chaos/shared/core/account/erase-account';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { LOSSES_A_DAY } from '@chaos/shared/rules/stakes';
import { expect, test } from 'vitest';
import { drawBattle } from '../testing/test-data.ts';
import { createTestWorld, type Member, type TestWorld } from '../testing/test-world.ts';

const WIDE = { rateLimitScale: 1_000 };
const HOUR = 3_600;
const DAY = 25 * HOUR;

/** The luck that wins at any odds: nobody can choose it but a test with the secret of the day in its hand. */
async function win({ caller }: Member, char1Id: string, char2Id: string, { db }: TestWorld): Promise<boolean> {
  const { winnerCharacterId, ownershipTransferred } = await caller.battles.execute(
    await drawBattle(db, 'wins', { char1Id, char2Id }),
  );
  expect(winnerCharacterId).toBe(char1Id);
  return ownershipTransferred;
}

const newFighters = (world: TestWorld, { id }: Member, count: number) =>
  Promise.all(Array.from({ length: count }, () => world.newCharacter({ creatorId: id })));

const ownerOf = async ({ db }: TestWorld, id: string) =>
  (await db.selectFrom('meme_characters').select('owner_id').where('id', '=', id).executeTakeFirstOrThrow()).owner_id;

const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: unknown) => Reflect.get(Object(error), 'reason'),
  );

/** A raider with a champion, and somebody with five to lose. */
async function openRaid() {
  const world = await createTestWorld(WIDE);
  const [raider, victim] = [await world.newMember(), await world.newMember()];
  const [champion = ''] = await newFighters(world, raider, 1);
  return { world, raider, victim, champion, loot: await newFighters(world, victim, 5) };
}

test('an owner loses three within a day, however many are fought for, one after the other or at once', async () => {
  const { world, raider, victim, champion, loot } = await openRaid();
  await using _ = world;
  const fighters = [champion, ...(await newFighters(world, raider, 4))];
  const moved = await Promise.all(loot.map((char2Id, index) => win(raider, fighters[index] ?? '', char2Id, world)));
  expect(moved.filter(Boolean)).toHaveLength(LOSSES_A_DAY);
  for (const char2Id of loot)
    if ((await ownerOf(world, char2Id)) === victim.id)
      expect(await win(raider, (await newFighters(world, raider, 1))[0] ?? '', char2Id, world)).toBe(false);
  const owners = await Promise.all(loot.map((id) => ownerOf(world, id)));
  expect(owners.filter((id) => id !== victim.id)).toHaveLength(LOSSES_A_DAY);
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('R406 what was won stays public, is not fused and is given to nobody for a day; then it can be hidden', async () => {
  const { world, raider, victim, champion, loot } = await openRaid();
  await using _ = world;
  const [won = ''] = loot;
  expect(await win(raider, champion, won, world)).toBe(true);
  const [mine] = await newFighters(world, raider, 1);
  expect(await reasonOf(raider.caller.characters.togglePrivacy({ characterId: won }))).toBe('won_lately');
  const fuse = { characterIds: [won, mine ?? ''], requestId: randomUUID() };
  expect(await reasonOf(raider.caller.fusion.fuse(fuse))).toBe('won_lately');
  // Nor is it brought away to a second account of theirs.
  const second = await world.newMember();
  const gift = { toUserId: second.id, offerType: 'gift', offeredIds: [won], requestedIds: [], requestId: randomUUID() } as const;
  expect(await reasonOf(raider.caller.offers.send(gift))).toBe('won_lately');
  // The victim wins it back, also from behind a peace, and however much was lost there.
  await raider.caller.profiles.setPeace({ isPeaceful: true });
  expect(await win(victim, (await newFighters(world, victim, 1))[0] ?? '', won, world)).toBe(true);
  expect(await ownerOf(world, won)).toBe(victim.id);
  await world.passTime(DAY);
  expect(await victim.caller.characters.togglePrivacy({ characterId: won })).toEqual({ isPublic: false });
});

test('R445 where there is peace nothing moves, on either side; who ends it takes nothing for a day, and is told until when', async () => {
  const { world, raider, victim, champion, loot } = await openRaid();
  await using _ = world;
  const [first = '', second = '', third = ''] = loot;
  const stakesOf = (char2Id: string) => raider.caller.battles.stakes({ char1Id: champion, char2Id });
  expect(await stakesOf(first)).toMatchObject({ ifWon: null, ifLost: null });
  expect(await victim.caller.profiles.setPeace({ isPeaceful: true })).toEqual({ isPeaceful: true, takesAgainAt: null });
  expect((await world.visitor().profiles.byId({ id: victim.id })).isPeaceful).toBe(true);
  const victims = { whose: 'opponent', until: null };
  expect(await stakesOf(first)).toMatchObject({ ifWon: 'peace', ifLost: 'peace', peace: [victims] });
  expect(await win(raider, champion, first, world)).toBe(false);
  await victim.caller.profiles.setPeace({ isPeaceful: false });
  await world.passTime(DAY);
  // Peace for the moment of the counter-attack alone.
  await raider.caller.profiles.setPeace({ isPeaceful: true });
  const { isPeaceful, takesAgainAt } = await raider.caller.profiles.setPeace({ isPeaceful: false });
  expect({ isPeaceful, takesAgainAt }).toEqual({ isPeaceful: false, takesAgainAt: expect.any(Date) });
  expect(await world.visitor().profiles.byId({ id: raider.id })).toMatchObject({ isPeaceful, takesAgainAt });
  expect(await stakesOf(second)).toMatchObject({
    ifWon: 'peace',
    ifLost: null,
    peace: [{ whose: 'fighter', until: takesAgainAt }],
  });
  expect(await win(raider, champion, second, world)).toBe(false);
  await world.passTime(DAY);
  expect(await stakesOf(third)).toMatchObject({ ifWon: null, peace: [] });
  expect((await raider.caller.profiles.byId({ id: raider.id })).takesAgainAt).toBeNull();
  expect(await win(raider, champion, third, world)).toBe(true);
});

test('whoever has lost three begins no more battles, not even for what is free, but with what was won lately', async () => {
  const { world, raider, victim, champion, loot } = await openRaid();
  await using _ = world;
  const fighters = [champion, ...(await newFighters(world, raider, 2))];
  for (const [index, fighter] of fighters.entries()) await win(raider, fighter, loot[index] ?? '', world);
  const [theirs = ''] = await newFighters(world, raider, 1);
  const begin = (char1Id: string) =>
    reasonOf(victim.caller.battles.execute({ char1Id, char2Id: theirs, requestId: randomUUID() }));
  expect(await begin(loot[4] ?? '')).toBe('too_many_requests');
  const free = await world.newCharacter();
  expect(await reasonOf(victim.caller.battles.execute({ char1Id: loot[4] ?? '', char2Id: free, requestId: randomUUID() }))).toBe(
    'too_many_requests',
  );
  // For the glory they may: nothing moves in peace.
  await raider.caller.profiles.setPeace({ isPeaceful: true });
  expect(await begin(loot[4] ?? '')).toBe('ok');
  await raider.caller.profiles.setPeace({ isPeaceful: false });
  await world.passTime(DAY);
  expect(await begin(loot[4] ?? '')).toBe('ok');
});

test('R1501 losing again what was just won is no loss of one’s own: it neither ends the battles of a day nor shelters anybody', async () => {
  const { world, raider, victim, champion, loot } = await openRaid();
  await using _ = world;
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = await newFighters(world, raider, 5);
  const stranger = await world.newMember();
  const [theirs = '', prey = ''] = await newFighters(world, stranger, 2);
  const stakesOf = ({ caller }: Member, char1Id: string, char2Id: string) => caller.battles.stakes({ char1Id, char2Id });
  // Three are won, and won back: whoever has lost three fights on with these.
  for (const won of loot.slice(0, LOSSES_A_DAY)) expect(await win(raider, champion, won, world)).toBe(true);
  await world.passTime(DAY);
  for (const won of loot.slice(0, LOSSES_A_DAY)) expect(await win(victim, loot[4] ?? '', won, world)).toBe(true);
  expect(await stakesOf(stranger, theirs, first)).toMatchObject({ ifWon: 'enough' });
  await world.passTime(DAY);
  for (const won of loot.slice(0, LOSSES_A_DAY)) expect(await win(raider, champion, won, world)).toBe(true);
  for (const [index, won] of loot.slice(0, LOSSES_A_DAY).entries())
    expect(await win(stranger, [theirs, prey][index % 2] ?? '', won, world)).toBe(true);
  // The raider has lost nothing but that, and can be challenged and challenge as before; for others the stakes are the same.
  expect(await stakesOf(raider, first, prey)).toMatchObject({ ifLost: null });
  expect(await stakesOf(stranger, theirs, first)).toMatchObject({ ifWon: null });
  for (const lost of [first, second, third]) expect(await win(stranger, theirs, lost, world)).toBe(true);
  expect(await win(stranger, theirs, fourth, world)).toBe(false);
  expect(await stakesOf(raider, fifth, prey)).toMatchObject({ ifLost: 'enough' });
  expect(await auditDatabase(world.db)).toEqual([]);
});

/** Three hours after the raider has won something, and gone behind a peace with it. */
async function openRest() {
  const raid = await openRaid();
  const { world, raider, victim, champion, loot } = raid;
  const { caller: boss } = await world.newMember({ role: 'operator' });
  const [won = '', hunter = ''] = loot;
  expect(await win(raider, champion, won, world)).toBe(true);
  await raider.caller.profiles.setPeace({ isPeaceful: true });
  await world.passTime(3 * HOUR);
  const leave = async (characters: 'leave' | 'delete' = 'leave') => {
    await world.prove(raider.id);
    await world.member(raider.id).account.leave({ characters });
    await world.signInAgain(raider.id);
  };
  const suspend = (hours: number) => {
    const until = new Date(Date.now() + hours * HOUR * 1_000).toISOString();
    return boss.ops.suspend({ userId: raider.id, reason: 'spam', until });
  };
  const comeBack = () => world.member(raider.id).account.comeBack();
  const hide = () => reasonOf(world.member(raider.id).characters.togglePrivacy({ characterId: won }));
  const fight = () => drawBattle(world.db, 'wins', { char1Id: hunter, char2Id: won });
  const winBack = async () => reasonOf(victim.caller.battles.execute(await fight()));
  return { ...raid, boss, won, leave, suspend, comeBack, hide, winBack };
}

test.for(['leaving', 'leaving again and again', 'suspended', 'suspended until it is lifted'] as const)(
  'R1503 the day in which what was won can be won back stands still while its holder is %s',
  async (why) => {
    const { world, raider, victim, boss, won, leave, suspend, comeBack, hide, winBack } = await openRest();
    await using _ = world;
    if (why.startsWith('suspended')) await suspend(why === 'suspended' ? 48 : 500);
    else await leave();
    expect(await winBack()).toBe('resting');
    await world.passTime(48 * HOUR);
    if (why === 'suspended until it is lifted') await boss.ops.unsuspend({ userId: raider.id });
    if (why.startsWith('leaving')) await comeBack();
    if (why === 'leaving again and again')
      for (let time = 0; time < 2; time += 1) {
        await leave();
        await world.passTime(30 * HOUR);
        await comeBack();
      }
    await world.passTime(20 * HOUR);
    expect(await hide()).toBe('won_lately');
    expect(await winBack()).toBe('ok');
    expect(await ownerOf(world, won)).toBe(victim.id);
    expect(await auditDatabase(world.db)).toEqual([]);
  },
);

test('R1503 it ends all the same: who was suspended and leaving at once has rested once', async () => {
  const { world, leave, suspend, comeBack, hide } = await openRest();
  await using _ = world;
  await leave();
  await suspend(48);
  await world.passTime(72 * HOUR);
  await comeBack();
  await world.passTime(20 * HOUR);
  expect(await hide()).toBe('won_lately');
  await world.passTime(2 * HOUR);
  expect(await hide()).toBe('ok');
});

test.for(['leaving', 'suspended'] as const)(
  'R1545 nobody reads from what was just won for how long its owner has rested: who was %s',
  async (why) => {
    const { world, raider, boss, won, leave, suspend, comeBack } = await openRest();
    await using _ = world;
    /** The hours that are told to visitors and to its owner; undefined where it is not among what was just won. */
    const told = async () => {
      const hours = async (caller: ReturnType<typeof world.visitor>) => {
        const { items } = await caller.characters.restrictions({ characterIds: [won] });
        const until = items[0]?.won?.until;
        return until && Math.round((until.getTime() - Date.now()) / 3_600_000);
      };
      return { others: await hours(world.visitor()), owner: await hours(world.member(raider.id)) };
    };
    const rest = () => (why === 'leaving' ? leave() : suspend(48));
    const end = () => (why === 'leaving' ? comeBack() : boss.ops.unsuspend({ userId: raider.id }));
    expect(await told()).toEqual({ others: 21, owner: 21 });
    await rest();
    await world.passTime(2 * HOUR);
    expect(await told()).toEqual({ others: null, owner: null });
    await end();
    expect(await told()).toEqual({ others: 19, owner: 21 });
    await world.passTime(20 * HOUR);
    expect(await told()).toEqual({ others: null, owner: 1 });
    await world.passTime(1 * HOUR);
    expect(await told()).toEqual({ others: undefined, owner: undefined });
  },
);

test('R1504 whoever leaves for good with what they have just won deletes what was theirs, and leaves that to be won back', async () => {
  const { world, victim, champion, won, leave, winBack } = await openRest();
  await using _ = world;
  await leave('delete');
  await world.passTime(15 * 24 * HOUR);
  const { db, services } = world;
  expect(await endDepartures({ db, appSecret: services.appSecret, bus: services.bus })).toBe(1);
  const isActive = async (id: string) =>
    (await db.selectFrom('meme_characters').select('is_active').where('id', '=', id).executeTakeFirstOrThrow()).is_active;
  expect([await isActive(champion), await isActive(won)]).toEqual([false, true]);
  expect(await winBack()).toBe('ok');
  expect(await ownerOf(world, won)).toBe(victim.id);
  expect(await auditDatabase(db)).toEqual([]);
});

test('nobody loses a fighter that was said to be safe', async () => {
  const { world, raider, champion, loot } = await openRaid();
  await using _ = world;
  await raider.caller.profiles.setPeace({ isPeaceful: true });
  const shown = await raider.caller.battles.stakes({ char1Id: champion, char2Id: loot[0] ?? '' });
  expect(shown.ifLost).toBe('peace');
  // In another tab.
  await raider.caller.profiles.setPeace({ isPeaceful: false });
  const request = { char1Id: champion, char2Id: loot[0] ?? '', requestId: randomUUID() };
  expect(await reasonOf(raider.caller.battles.execute({ ...request, isAtStake: false }))).toBe('stakes_changed');
  expect(await reasonOf(raider.caller.battles.execute({ ...request, isAtStake: true }))).toBe('ok');
});

test('stakes are told of what can be seen, and to a visitor nothing moves', async () => {
  const { world, victim, champion, loot } = await openRaid();
  await using _ = world;
  const [first = '', second = ''] = loot;
  expect(await world.visitor().battles.stakes({ char1Id: champion, char2Id: first })).toEqual({
    ifWon: 'visitor',
    ifLost: 'visitor',
    peace: [],
    mayBeFriendly: false,
  });
  await victim.caller.characters.togglePrivacy({ characterId: second });
  expect(await reasonOf(world.visitor().battles.stakes({ char1Id: champion, char2Id: second }))).toBe('not_found');
  expect(await reasonOf(world.visitor().profiles.setPeace({ isPeaceful: true }))).toBe('signed_out');
});
