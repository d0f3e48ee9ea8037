/** What a lock keeps its owner from, how it ends, and who sees it. */
import { randomUUID } from 'node:crypto';
import { UNLOCK_HOURS } from '@chaos/shared/rules/locks-and-holds';
import { expect, test } from 'vitest';
import { expectSound, newTraders, ownersOf } from '../../../testing/market/traders.ts';
import { drawBattle } from '../../../testing/test-data.ts';
import { createTestWorld } from '../../../testing/test-world.ts';

const A_DAY = UNLOCK_HOURS * 3_600;

const pair = (...characterIds: string[]) => ({ characterIds, requestId: randomUUID() });

/** What a call says when it is refused. */
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: unknown) => `${Reflect.get(Object(error), 'reason')}: ${Reflect.get(Object(error), 'message')}`,
  );

test('R400 what is locked is neither offered, nor accepted away, fused, deleted or put at stake, and each refusal names it', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, bomba, as } = await newTraders(world);
  const { characters, fusion, battles } = world.member(ada);
  const wanted = await as(bob).trade(ada, [bomba], [frigo]);
  const sent = await as(ada).gift(bob, frigo);
  expect(await characters.lock({ characterIds: [frigo] })).toEqual({ locked: 1, inOffers: 1 });

  expect(await refusal(as(ada).gift(bob, frigo))).toBe('locked: Frigo Camelo is locked. Unlock it before you offer it.');
  expect(await refusal(as(ada).accept(wanted))).toBe('stale_offer: Frigo Camelo is locked. Nothing was transferred.');
  expect(await refusal(as(bob).accept(sent))).toBe('stale_offer: Frigo Camelo is locked. Nothing was transferred.');
  expect(await refusal(as(ada).counter(wanted, [frigo], [bomba]))).toMatch(/^locked: Frigo Camelo is locked\./);
  expect(await refusal(as(bob).trade(ada, [bomba], [frigo]))).toBe('stale_offer: Frigo Camelo is locked. Nothing was sent.');
  expect(await refusal(fusion.fuse(pair(frigo, gatto)))).toBe('locked: Frigo Camelo is locked. Unlock it before you fuse it.');
  expect(await refusal(characters.remove({ characterId: frigo }))).toBe(
    'locked: Frigo Camelo is locked. Unlock it before you delete it.',
  );
  expect(await refusal(battles.execute({ char1Id: frigo, char2Id: bomba, requestId: randomUUID() }))).toBe(
    'locked: Frigo Camelo is locked, and could be lost. Choose another fighter, or unlock it.',
  );
  expect(await ownersOf(world, frigo)).toEqual([ada]);
  // It can be looked at, hidden, shown and renamed as before.
  expect(await characters.rename({ characterId: frigo, name: 'Frigo' })).toEqual({ name: 'Frigo' });
  expect(await characters.togglePrivacy({ characterId: frigo })).toEqual({ isPublic: false });
  await expectSound(world);
});

test('R411 whoever locks is told how many of these stand in offers that wait, sent or received', async () => {
  await using world = await createTestWorld();
  const { ada, bob, eve, frigo, gatto, bomba, pizza, as } = await newTraders(world);
  await as(ada).gift(bob, frigo);
  await as(ada).gift(eve, frigo);
  await as(bob).trade(ada, [bomba], [gatto]);
  const rejected = await as(bob).gift(ada, pizza);
  await as(ada).reject(rejected);
  const { lock, lockAllBut } = world.member(ada).characters;
  expect(await lock({ characterIds: [frigo] })).toEqual({ locked: 1, inOffers: 1 });
  expect(await lockAllBut({ characterIds: [] })).toEqual({ locked: 2, inOffers: 2 });
  expect(await world.member(bob).characters.lock({ characterIds: [pizza] })).toEqual({ locked: 1, inOffers: 0 });
});

test('R400 a fusion that was asked for before the lock ends with its name, and retires nothing', async () => {
  await using world = await createTestWorld();
  const { ada, frigo, gatto } = await newTraders(world);
  const { characters, fusion, tickets } = world.member(ada);
  const { id: ticketId } = await fusion.fuse(pair(frigo, gatto));
  await characters.lock({ characterIds: [gatto] });
  await world.finishTickets();
  expect((await tickets.get({ ticketId })).error).toMatchObject({
    reason: 'locked',
    message: expect.stringContaining('Gatto Turbo is locked.'),
  });
  expect(await refusal(characters.lock({ characterIds: [frigo] }))).toBe('ok');
});

test('R400 a lock binds its owner and no challenger; who wins it gets it without the lock. Where nothing can be lost it fights', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, bomba, pizza } = await newTraders(world);
  await world.member(ada).characters.lock({ characterIds: [frigo, gatto] });
  await world.member(bob).battles.execute(await drawBattle(world.db, 'wins', { char1Id: bomba, char2Id: frigo }));
  expect(await ownersOf(world, frigo)).toEqual([bob]);
  expect(await world.member(bob).characters.restrictions({ characterIds: [frigo] })).toMatchObject({ items: [{ lock: null }] });
  await world.member(ada).profiles.setPeace({ isPeaceful: true });
  expect(await refusal(world.member(ada).battles.execute({ char1Id: gatto, char2Id: pizza, requestId: randomUUID() }))).toBe(
    'ok',
  );
  await expectSound(world);
});

test('R401 unlocking takes a day, goes on when it is asked for again, and is taken back by locking', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, as } = await newTraders(world);
  const { lock, unlock, restrictions } = world.member(ada).characters;
  await lock({ characterIds: [frigo, gatto] });
  expect(await restrictions({ characterIds: [frigo] })).toEqual({
    items: [{ characterId: frigo, lock: { endsAt: null }, heldUntil: null, won: null }],
  });
  expect(await unlock({ characterIds: [frigo, gatto] })).toEqual({ locked: 2, inOffers: 0 });
  await world.passTime(A_DAY - 60);
  expect(await refusal(as(ada).gift(bob, frigo))).toMatch(/^locked/);
  await unlock({ characterIds: [frigo] });
  await lock({ characterIds: [gatto] });
  await world.passTime(60);
  expect(await refusal(as(ada).gift(bob, frigo))).toBe('ok');
  expect(await refusal(as(ada).gift(bob, gatto))).toMatch(/^locked/);
  // What is locked anew is locked for as long as the first time.
  await lock({ characterIds: [frigo] });
  expect(await refusal(as(ada).gift(bob, frigo))).toMatch(/^locked/);
  expect((await restrictions({ characterIds: [frigo, gatto] })).items.map(({ lock }) => lock)).toEqual([
    { endsAt: null },
    { endsAt: null },
  ]);
});

test('R1370 everybody reads until when what was just won rests, and afterwards nothing', async () => {
  await using world = await createTestWorld();
  const { bob, frigo, gatto, bomba } = await newTraders(world);
  await world.member(bob).battles.execute(await drawBattle(world.db, 'wins', { char1Id: bomba, char2Id: frigo }));
  const readAs = async (caller: ReturnType<typeof world.visitor>) =>
    (await caller.characters.restrictions({ characterIds: [frigo, gatto, bomba] })).items;
  for (const caller of [world.member(bob), world.visitor()]) {
    const [won, ...others] = await readAs(caller);
    expect([won, others]).toEqual([{ characterId: frigo, lock: null, heldUntil: null, won: { until: expect.any(Date) } }, []]);
    expect(Math.round(((won?.won?.until?.getTime() ?? 0) - Date.now()) / 60_000)).toBe(A_DAY / 60);
  }
  await world.passTime(A_DAY);
  expect(await readAs(world.visitor())).toEqual([]);
});

test('R402 many are locked at once, or all but some; of somebody else none is, and then none at all', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, bomba } = await newTraders(world);
  const { lock, lockAllBut, restrictions, togglePrivacy } = world.member(ada).characters;
  expect(await refusal(lock({ characterIds: [frigo, bomba] }))).toBe(
    'not_yours: One of these brainrots is not yours. Nothing has changed.',
  );
  expect((await restrictions({ characterIds: [frigo, bomba] })).items).toEqual([]);
  await togglePrivacy({ characterId: gatto });
  expect(await lockAllBut({ characterIds: [frigo] })).toEqual({ locked: 1, inOffers: 0 });
  expect((await restrictions({ characterIds: [frigo, gatto, bomba] })).items.map(({ characterId }) => characterId)).toEqual([
    gatto,
  ]);
  expect(await lockAllBut({ characterIds: [] })).toEqual({ locked: 2, inOffers: 0 });
  // Nobody else is told.
  expect(await world.member(bob).characters.restrictions({ characterIds: [frigo] })).toEqual({ items: [] });
  expect(await world.visitor().characters.restrictions({ characterIds: [frigo] })).toEqual({ items: [] });
});
