import { NOTIFICATIONS_MAX } from '@chaos/shared/contract/notifications';
import { expect, test } from 'vitest';
import { newTraders } from '../../testing/market/traders.ts';
import { drawBattle } from '../../testing/test-data.ts';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

/** A member lets a new character of theirs fight this one, and it comes out as wanted. @returns the fighter. */
async function attack(world: TestWorld, attacker: string, opponent: string, wanted: 'wins' | 'loses'): Promise<string> {
  const fighter = await world.newCharacter({ creatorId: attacker });
  await world.member(attacker).battles.execute(await drawBattle(world.db, wanted, { char1Id: fighter, char2Id: opponent }));
  return fighter;
}

async function setUp(world: TestWorld) {
  const [me, rival] = [await world.newMember(), await world.newMember({ username: 'rival' })];
  const mine = await world.newCharacter({ creatorId: me.id, name: 'Mio Miettini' });
  const { notifications } = me.caller;
  return { me: me.id, rival: rival.id, mine, notifications, list: async () => (await notifications.list()).items };
}

test("what others' battles took and brought is listed, newest first, with what it is and who it was", async () => {
  await using world = await createTestWorld();
  const { rival, mine, list } = await setUp(world);
  const came = await attack(world, rival, mine, 'loses');
  await attack(world, rival, mine, 'wins');
  const person = expect.objectContaining({ id: rival, username: 'rival' });
  expect(await list()).toMatchObject([
    {
      kind: 'lost',
      offer: null,
      characters: [{ id: mine, name: 'Mio Miettini', imageUrl256: expect.any(String) }],
      characterCount: 1,
      person,
      isNew: true,
    },
    { kind: 'won', characters: [{ id: came }], person, isNew: true },
  ]);
});

test.each([
  { outcome: 'loses', kind: 'won' },
  { outcome: 'wins', kind: 'lost' },
] as const)(
  'R1372 news of what was $kind name the battle, while both that fought it are to be seen',
  async ({ outcome, kind }) => {
    await using world = await createTestWorld();
    const { rival, mine, notifications, list } = await setUp(world);
    await attack(world, rival, mine, outcome);
    const [battle] = (await world.member(rival).battles.history()).items;
    expect(await list()).toMatchObject([{ kind, battleId: battle?.id }]);
    expect((await world.member(rival).battles.byId({ id: battle?.id ?? '' })).id).toBe(battle?.id);
    await world.db.updateTable('meme_characters').set({ is_public: false }).where('id', '<>', mine).execute();
    const seen = (await notifications.list()).items;
    // Whoever won it has it still.
    expect(seen.map(({ battleId }) => battleId)).toEqual([kind === 'won' ? battle?.id : null]);
  },
);

test("what a member did is no news to that member, and what happened to others is nobody else's", async () => {
  await using world = await createTestWorld();
  const { me, rival, list } = await setUp(world);
  for (const wanted of ['wins', 'loses'] as const)
    await attack(world, me, await world.newCharacter({ creatorId: rival }), wanted);
  expect(await list()).toEqual([]);
  const stranger = await world.newMember();
  expect((await stranger.caller.notifications.list()).items).toEqual([]);
});

test('what was seen is no longer new; what came meanwhile still is, and nobody sees what is still to come', async () => {
  await using world = await createTestWorld();
  const { me, rival, mine, notifications, list } = await setUp(world);
  await attack(world, rival, mine, 'loses');
  const [first] = await list();
  if (!first) throw new Error('no notification');
  await attack(world, rival, mine, 'wins');
  await notifications.seen({ until: first.createdAt.toISOString() });
  expect((await list()).map(({ isNew }) => isNew)).toEqual([true, false]);
  await notifications.seen({ until: new Date(0).toISOString() });
  expect((await list()).map(({ isNew }) => isNew)).toEqual([true, false]);
  await notifications.seen({ until: new Date(Date.now() + 3_600_000).toISOString() });
  expect((await list()).map(({ isNew }) => isNew)).toEqual([false, false]);
  await attack(world, rival, await world.newCharacter({ creatorId: me }), 'wins');
  expect((await list()).map(({ isNew }) => isNew)).toEqual([true, false, false]);
  // A year of ISO 8601, and none of PostgreSQL's.
  const never = notifications.seen({ until: '0000-01-01T00:00:00Z' });
  await expect(never).rejects.toMatchObject({ reason: 'invalid_input', message: 'until must be a time since 1970.' });
});

test('trust 11: what the new owner hides keeps its name and picture to itself', async () => {
  await using world = await createTestWorld();
  const { rival, mine, list } = await setUp(world);
  await attack(world, rival, mine, 'wins');
  // So long it stays public.
  await world.passTime(25 * 3_600);
  await world.member(rival).characters.togglePrivacy({ characterId: mine });
  expect(await list()).toMatchObject([{ kind: 'lost', characters: [{ id: mine, name: null, imageUrl256: null }] }]);
});

test('R22 an offer is news to whom it reaches, and its answer to whom it came from; what oneself did is none', async () => {
  await using world = await createTestWorld();
  const { ada, bob, eve, frigo, gatto, bomba, pizza, as } = await newTraders(world);
  const read = (userId: string) => world.member(userId).notifications.list();
  const gift = await as(ada).gift(bob, frigo);
  const trade = await as(ada).trade(bob, [gatto], [bomba, pizza]);
  const offered = { kind: 'offered', person: { id: ada }, isNew: true };
  expect(await read(bob)).toMatchObject({
    items: [
      { ...offered, offer: { id: trade.id, offerType: 'trade' }, characters: [{ name: 'Gatto Turbo' }], characterCount: 1 },
      { ...offered, offer: { id: gift.id, offerType: 'gift' }, characters: [{ name: 'Frigo Camelo' }] },
    ],
    newCount: 2,
    pendingOffers: 2,
  });
  expect(await read(ada)).toEqual({ items: [], newCount: 0, pendingOffers: 0 });

  await as(bob).accept(gift);
  await as(bob).reject(trade);
  expect(await read(ada)).toMatchObject({
    items: [
      {
        kind: 'rejected',
        offer: { id: trade.id },
        person: { id: bob },
        characters: [{ name: 'Bombardiro' }, { name: 'Pizza Pinguino' }],
        isNew: true,
      },
      { kind: 'accepted', offer: { id: gift.id }, characters: [{ id: frigo }], isNew: true },
    ],
    newCount: 2,
    pendingOffers: 0,
  });
  // What Bob has answered he has seen.
  expect(await read(bob)).toMatchObject({ items: [{ isNew: false }, { isNew: false }], newCount: 0, pendingOffers: 0 });
  expect((await read(eve)).items).toEqual([]);
});

test('R217 a counter-offer is one notification: the offer that waits, and not the answer as well', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, bomba, pizza, as } = await newTraders(world);
  const countered = await as(bob).counter(await as(ada).trade(bob, [frigo], [bomba]), [pizza], [frigo]);
  expect(await world.member(ada).notifications.list()).toMatchObject({
    items: [{ kind: 'countered', offer: { id: countered.id }, person: { id: bob }, characters: [{ id: pizza }], isNew: true }],
    newCount: 1,
    pendingOffers: 1,
  });
});

test('trust 11: of an offer that shows many the first three are pictured, the visible ones first, and hidden ones stay nameless', async () => {
  await using world = await createTestWorld();
  const { ada, bob, as } = await newTraders(world);
  const names = ['Uno', 'Due', 'Tre', 'Quattro'];
  const [uno = '', ...others] = await Promise.all(names.map((name) => world.newCharacter({ creatorId: ada, name })));
  await as(ada).gift(bob, uno, ...others);
  await world.member(ada).characters.togglePrivacy({ characterId: uno });
  const read = async () => (await world.member(bob).notifications.list()).items[0];
  const shown = others.map((id, at) => ({ id, name: names[at + 1], imageUrl256: expect.any(String) }));
  expect(await read()).toMatchObject({ characters: shown, characterCount: 4 });
  for (const characterId of others) await world.member(ada).characters.togglePrivacy({ characterId });
  const characters = (await read())?.characters ?? [];
  expect(characters.map(({ name, imageUrl256 }) => [name, imageUrl256])).toEqual([1, 2, 3].map(() => [null, null]));
});

test('of a long history of one kind the newest are listed; what waits is counted however old it is', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { ada, bob, bomba, as } = await newTraders(world);
  const given = await Promise.all(Array.from({ length: NOTIFICATIONS_MAX + 1 }, () => world.newCharacter({ creatorId: ada })));
  const answered: string[] = [];
  for (const id of given) answered.push((await as(bob).reject(await as(ada).gift(bob, id))).id);
  const read = world.member(ada).notifications.list;
  expect((await read()).items.map(({ offer }) => offer?.id)).toEqual(answered.slice(1).reverse());
  await as(bob).gift(ada, bomba);
  expect(await read()).toMatchObject({ newCount: NOTIFICATIONS_MAX, pendingOffers: 1 });
});

test('R1570 what was lost or answered is not pushed off the list by many newer ones of another kind', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { ada, bob, frigo, gatto, bomba, as } = await newTraders(world);
  await attack(world, bob, frigo, 'wins');
  await as(bob).reject(await as(ada).gift(bob, gatto));
  await as(bob).counter(await as(ada).trade(bob, [gatto], [bomba]), [bomba], [gatto]);
  const sent: string[] = [];
  for (const _ of Array.from({ length: NOTIFICATIONS_MAX / 5 })) {
    const sender = (await world.newMember()).id;
    for (const __ of Array.from({ length: 5 }))
      sent.push((await as(sender).gift(ada, await world.newCharacter({ creatorId: sender }))).id);
  }
  const { items } = await world.member(ada).notifications.list();
  expect(items.map(({ kind }) => kind)).toEqual([
    ...Array(NOTIFICATIONS_MAX - 3).fill('offered'),
    'countered',
    'rejected',
    'lost',
  ]);
  // Of the many the newest are there.
  expect(items.map(({ offer }) => offer?.id).slice(0, -3)).toEqual(sent.slice(3).reverse());
});

test('R1570 five of four kinds each hide no loss', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { ada, bob, frigo, gatto, as } = await newTraders(world);
  await attack(world, bob, frigo, 'wins');
  for (const _ of Array.from({ length: 5 })) {
    const fan = await world.newMember();
    await world.member(fan.id).comments.add({ characterId: await world.newCharacter({ creatorId: ada }), content: 'Bello!' });
    await as(fan.id).gift(ada, await world.newCharacter({ creatorId: fan.id }));
    await as(bob).reject(await as(ada).gift(bob, gatto));
    await as(fan.id).accept(await as(ada).gift(fan.id, await world.newCharacter({ creatorId: ada })));
  }
  const { items } = await world.member(ada).notifications.list();
  expect(items.at(-1)?.kind).toBe('lost');
  expect(items).toHaveLength(NOTIFICATIONS_MAX);
});

test('R22 the other tabs of a member hear of what was seen, once', async () => {
  await using world = await createTestWorld();
  const { me, rival, mine, notifications, list } = await setUp(world);
  await attack(world, rival, mine, 'loses');
  const [{ createdAt } = { createdAt: new Date() }] = await list();
  const heard: string[] = [];
  world.services.bus.subscribe('member', (hint) => heard.push(hint));
  for (let time = 0; time < 2; time += 1) await notifications.seen({ until: createdAt.toISOString() });
  // The last one tells that whatever was said before has arrived.
  world.services.bus.publish('member', 'over');
  await expect.poll(() => heard).toContain('over');
  expect(heard.filter((hint) => hint.startsWith('notifications:'))).toEqual([`notifications:${me} ${me}`]);
});
