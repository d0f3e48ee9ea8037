import { expect, test } from 'vitest';
import { drawBattle } from '../../testing/test-data.ts';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

/** A member lets a new character of theirs fight this one, and it comes out as wanted. @returns the fighter. */
async function attack(world: TestWorld, attacker: string, opponent: string, wanted: 'wins' | 'loses'): Promise<string> {
  const fighter = await world.newCharacter({ creatorId: attacker });
  await world.member(attacker).battles.execute(await drawBattle(world.db, wanted, { char1Id: fighter, char2Id: opponent }));
  return fighter;
}

async function setUp(world: TestWorld) {
  const [me, rival] = [await world.newProfile(), await world.newProfile('rival')];
  const mine = await world.newCharacter({ creatorId: me, name: 'Mio Miettini' });
  const { notices } = world.member(me);
  return { me, rival, mine, notices, list: async () => (await notices.list()).items };
}

test("what others' battles took and brought is listed, newest first, with what it is and who it was", async () => {
  await using world = await createTestWorld();
  const { rival, mine, list } = await setUp(world);
  const came = await attack(world, rival, mine, 'loses');
  await attack(world, rival, mine, 'wins');
  const person = expect.objectContaining({ id: rival, username: 'rival' });
  expect(await list()).toMatchObject([
    { kind: 'lost', character: { id: mine, name: 'Mio Miettini', imageUrl256: expect.any(String) }, person, isNew: true },
    { kind: 'won', character: { id: came }, person, isNew: true },
  ]);
});

test("what a member did is no news to that member, and what happened to others is nobody else's", async () => {
  await using world = await createTestWorld();
  const { me, rival, list } = await setUp(world);
  for (const wanted of ['wins', 'loses'] as const)
    await attack(world, me, await world.newCharacter({ creatorId: rival }), wanted);
  expect(await list()).toEqual([]);
  const stranger = await world.newProfile();
  expect((await world.member(stranger).notices.list()).items).toEqual([]);
});

test('what was seen is no longer new; what came meanwhile still is, and nobody sees what is still to come', async () => {
  await using world = await createTestWorld();
  const { me, rival, mine, notices, list } = await setUp(world);
  await attack(world, rival, mine, 'loses');
  const [first] = await list();
  if (!first) throw new Error('no notice');
  await attack(world, rival, mine, 'wins');
  await notices.seen({ until: first.createdAt.toISOString() });
  expect((await list()).map(({ isNew }) => isNew)).toEqual([true, false]);
  await notices.seen({ until: new Date(0).toISOString() });
  expect((await list()).map(({ isNew }) => isNew)).toEqual([true, false]);
  await notices.seen({ until: new Date(Date.now() + 3_600_000).toISOString() });
  expect((await list()).map(({ isNew }) => isNew)).toEqual([false, false]);
  await attack(world, rival, await world.newCharacter({ creatorId: me }), 'wins');
  expect((await list()).map(({ isNew }) => isNew)).toEqual([true, false, false]);
});

test('trust 11: what the new owner hides keeps its name and picture to itself', async () => {
  await using world = await createTestWorld();
  const { rival, mine, list } = await setUp(world);
  await attack(world, rival, mine, 'wins');
  await world.member(rival).characters.togglePrivacy({ characterId: mine });
  expect(await list()).toMatchObject([{ kind: 'lost', character: { id: mine, name: null, imageUrl256: null } }]);
});
