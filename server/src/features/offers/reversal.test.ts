/** What was given away comes back: both sides or nothing, while it is held; and what may not happen to it meanwhile. */
import { randomUUID } from 'node:crypto';
import { FAMILIAR_DEALS, FAMILIAR_HOLD_DAYS, HOLD_DAYS } from '@chaos/shared/rules/reversals';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readSession } from '../../auth/sessions.ts';
import { expectSound, newTraders, ownersOf } from '../../testing/market/traders.ts';
import { drawBattle, MEMBER_PASSWORD } from '../../testing/test-data.ts';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';
import { readDisownedDeals } from './disowned/queries.ts';

const DAY = 86_400;

/** What a call says when it is refused. */
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: unknown) => `${Reflect.get(Object(error), 'reason')}: ${Reflect.get(Object(error), 'message')}`,
  );

const HELD = /^held: Frigo Camelo is held: whoever gave it to you can still take it back\./;

test('R404 what is held is neither passed on, fused, deleted nor renamed, and a battle moves nothing for it; then it is free', async () => {
  await using world = await createTestWorld();
  const { ada, bob, eve, frigo, bomba, pizza, gatto, as } = await newTraders(world);
  await as(bob).accept(await as(ada).gift(bob, frigo));
  const { characters, fusion, battles } = world.member(bob);
  const pass = () => as(bob).gift(eve, frigo);
  const fuse = () => fusion.fuse({ characterIds: [frigo, bomba], requestId: randomUUID() });
  expect(await refusal(pass())).toMatch(HELD);
  expect(await refusal(fuse())).toMatch(HELD);
  expect(await refusal(characters.remove({ characterId: frigo }))).toMatch(HELD);
  expect(await refusal(characters.rename({ characterId: frigo, name: 'Other' }))).toMatch(HELD);
  expect(await refusal(as(eve).trade(bob, [pizza], [frigo]))).not.toBe('ok');
  expect((await characters.tradable({})).items.map(({ id }) => id)).not.toContain(frigo);

  expect(await battles.stakes({ char1Id: frigo, char2Id: gatto })).toMatchObject({ ifWon: 'held', ifLost: 'held' });
  await battles.execute(await drawBattle(world.db, 'wins', { char1Id: frigo, char2Id: gatto }));
  await world
    .member(ada)
    .battles.execute(await drawBattle(world.db, 'wins', { char1Id: gatto, char2Id: frigo }))
    .catch(() => {});
  expect(await ownersOf(world, frigo, gatto)).toEqual([bob, ada]);
  // It can be looked at by everybody, who see how long.
  const [held] = (await world.visitor().characters.restrictions({ characterIds: [frigo] })).items;
  expect(held?.heldUntil?.getTime()).toBeGreaterThan(Date.now() + (HOLD_DAYS - 1) * DAY * 1_000);

  await world.passTime(HOLD_DAYS * DAY);
  expect(await refusal(characters.rename({ characterId: frigo, name: 'Frigo' }))).toBe('ok');
  expect(await refusal(pass())).toBe('ok');
  expect(await refusal(fuse())).toBe('ok');
  await expectSound(world);
});

test('R405 R406 a trade goes back whole, by whichever of the two, once, and both movements stay in the history', async () => {
  await using world = await createTestWorld();
  const { ada, bob, eve, frigo, gatto, bomba, as } = await newTraders(world);
  const trade = await as(ada).trade(bob, [frigo, gatto], [bomba]);
  await as(bob).accept(trade);
  expect((await as(bob).list()).items).toMatchObject([{ canReverse: true, heldUntil: expect.any(Date), reversal: null }]);
  expect(await refusal(as(eve).reverse(trade))).toBe('not_found: There is no such offer.');
  const request = { offerId: trade.id, requestId: randomUUID() };
  const { offers } = world.member(bob);
  const answers = await Promise.all(Array.from({ length: 5 }, () => offers.reverse(request)));
  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ returned: 3 })));
  expect(await ownersOf(world, frigo, gatto, bomba)).toEqual([ada, ada, bob]);
  expect(await refusal(as(ada).reverse(trade))).toBe('already_answered: This deal has been taken back already.');
  expect((await as(ada).list()).items).toMatchObject([
    { status: 'reversed', canReverse: false, heldUntil: null, reversal: { byUserId: bob, at: expect.any(Date) } },
  ]);
  const { items } = await world.member(ada).characters.history({ id: frigo });
  expect(items.map(({ kind, to }) => [kind, to?.id])).toEqual([
    ['reversed', ada],
    ['traded', bob],
    ['created', ada],
  ]);
  // It is free again, at once.
  expect(await refusal(as(ada).gift(eve, frigo))).toBe('ok');
  await expectSound(world);
});

test('R405 of a gift only the giver takes back, nothing that waits or was turned down, and nothing when the days are over', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, as } = await newTraders(world);
  const gift = await as(ada).gift(bob, frigo);
  expect(await refusal(as(ada).reverse(gift))).toMatch(/^cannot_reverse: Nothing has moved/);
  await as(bob).accept(gift);
  expect(await refusal(as(bob).reverse(gift))).toBe('not_yours: Only the one who gave a gift can take it back.');
  const refused = await as(ada).gift(bob, gatto);
  await as(bob).reject(refused);
  expect(await refusal(as(ada).reverse(refused))).toMatch(/^cannot_reverse: Nothing has moved/);
  await world.passTime(HOLD_DAYS * DAY);
  expect(await refusal(as(ada).reverse(gift))).toBe(
    'cannot_reverse: The time to take this deal back is over. Nothing has changed.',
  );
  expect((await as(ada).list()).items.map(({ canReverse }) => canReverse)).toEqual([false, false]);
  expect(await ownersOf(world, frigo)).toEqual([bob]);
  await expectSound(world);
});

test('R403 two who have settled three deals wait a day for the next ones, until something is taken back', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  const { ada, bob, as } = await newTraders(world);
  const daysOf = (row: { heldUntil: Date | null } | undefined) =>
    Math.round(((row?.heldUntil?.getTime() ?? 0) - Date.now()) / (DAY * 1_000));
  const give = async () => {
    const gift = await as(ada).gift(bob, await world.newCharacter({ creatorId: ada }));
    await as(bob).accept(gift);
    return { gift, days: daysOf((await as(ada).list()).items[0]) };
  };
  for (let count = 0; count < 3; count += 1) expect((await give()).days).toBe(HOLD_DAYS);
  // What can still be taken back is not settled.
  expect((await give()).days).toBe(HOLD_DAYS);
  await world.passTime(HOLD_DAYS * DAY);
  const { gift, days } = await give();
  expect(days).toBe(FAMILIAR_HOLD_DAYS);
  // What bob was only given makes nobody known to him.
  const back = await as(bob).gift(ada, await world.newCharacter({ creatorId: bob }));
  await as(ada).accept(back);
  expect(daysOf((await as(bob).list()).items[0])).toBe(HOLD_DAYS);
  await as(ada).reverse(gift);
  expect((await give()).days).toBe(HOLD_DAYS);
  await expectSound(world);
});

test('R407 who has taken back on three days of thirty takes back no more for a while; one day is one, however much', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  const { ada, bob, as } = await newTraders(world);
  const giveAndTakeBack = async () => {
    const gift = await as(ada).gift(bob, await world.newCharacter({ creatorId: ada }));
    await as(bob).accept(gift);
    return refusal(as(ada).reverse(gift));
  };
  for (let day = 0; day < 3; day += 1) {
    expect([await giveAndTakeBack(), await giveAndTakeBack()]).toEqual(['ok', 'ok']);
    await world.passTime(DAY);
  }
  expect(await giveAndTakeBack()).toBe(
    'cannot_reverse: You have taken deals back on 3 of the last 30 days. What you give now is given.',
  );
  await world.passTime(28 * DAY);
  expect(await giveAndTakeBack()).toBe('ok');
  await expectSound(world);
});

test('R406 what was just won is given away by nobody until it can be won back no more: no deal is cut in two', async () => {
  await using world = await createTestWorld();
  const { ada, bob, eve, frigo, bomba, pizza, as } = await newTraders(world);
  await world.member(bob).battles.execute(await drawBattle(world.db, 'wins', { char1Id: bomba, char2Id: frigo }));
  const WON = 'won_lately: Frigo Camelo was won within the last day. It is offered when that day is over.';
  expect(await refusal(as(bob).gift(eve, frigo, pizza))).toBe(WON);
  expect(await refusal(as(eve).trade(bob, [await world.newCharacter({ creatorId: eve })], [frigo]))).toBe(
    'stale_offer: Frigo Camelo was won within the last day, and can be won back so long. Nothing was sent.',
  );
  const listedFor = async (viewer: string) =>
    (await world.member(viewer).characters.tradable({ userId: bob })).items.map(({ id }) => id);
  expect([await listedFor(bob), await listedFor(eve)].flat()).not.toContain(frigo);
  expect(await world.member(bob).characters.tradable({})).toMatchObject({ restingCount: 1 });
  await world.passTime(DAY + 1);
  expect(await listedFor(eve)).toContain(frigo);
  const gift = await as(bob).gift(eve, frigo, pizza);
  // Won meanwhile, and won back: what was offered before waits as well.
  const avenger = await world.newCharacter({ creatorId: ada });
  const fight = async (who: string, char1Id: string) =>
    world.member(who).battles.execute(await drawBattle(world.db, 'wins', { char1Id, char2Id: frigo }));
  await fight(ada, avenger);
  await fight(bob, await world.newCharacter({ creatorId: bob }));
  expect((await as(eve).list()).items[0]?.offered.map(({ staleness }) => staleness)).toEqual(['won_lately', null]);
  expect(await refusal(as(eve).accept(gift))).toMatch(/^stale_offer: Frigo Camelo was won within the last day/);
  await world.passTime(DAY + 1);
  await as(eve).accept(gift);
  await fight(ada, await world.newCharacter({ creatorId: ada }));
  expect(await ownersOf(world, frigo, pizza)).toEqual([eve, eve]);
  await as(bob).reverse(gift);
  expect(await ownersOf(world, frigo, pizza)).toEqual([bob, bob]);
  await expectSound(world);
});

/** Somebody in a session that is not theirs, and whom they give its owner's characters to. */
async function letThiefIn(world: TestWorld) {
  const [owner, accomplice] = [await world.newMember(), await world.newMember()];
  const { accessToken } = await world.visitor().auth.signIn({ email: owner.email, password: MEMBER_PASSWORD });
  const thief = await world.withToken(accessToken);
  return {
    owner,
    thief,
    /** @returns the id of the offer, which is accepted. */
    async give(characterId: string): Promise<string> {
      const gift = { toUserId: accomplice.id, offerType: 'gift', offeredIds: [characterId], requestId: randomUUID() } as const;
      const { id: offerId, termsHash } = await thief.offers.send(gift);
      await accomplice.caller.offers.accept({ offerId, termsHash, requestId: randomUUID() });
      return offerId;
    },
    /** The owner puts them out. */
    async disown(): Promise<void> {
      for (const { id } of (await owner.caller.account.sessions()).items) {
        await world.prove(owner.id);
        await owner.caller.account.disownSession({ id }).catch(() => {});
      }
    },
    press: () => owner.caller.offers.takeBack({ requestId: randomUUID() }),
  };
}

test('R502 R484 what a disowned session has given comes back though it has used up the days to take back; and before what is done', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  const { owner, thief, give, disown, press } = await letThiefIn(world);
  const [coin, treasure] = [await world.newCharacter({ creatorId: owner.id }), await world.newCharacter({ creatorId: owner.id })];
  const toAndFro = async () => thief.offers.reverse({ offerId: await give(coin), requestId: randomUUID() });
  const open = await give(treasure);
  for (let day = 0; day < 3; day += 1) {
    await toAndFro();
    await world.passTime(DAY);
  }
  await disown();
  // What is left to do comes first: no number of others hides it.
  const deals = (await readDisownedDeals(world.db, owner.id)).map(({ offerId }) => offerId);
  expect(deals.indexOf(open)).toBe(0);
  expect(deals.length).toBe(4);
  expect(await press()).toMatchObject({ returned: 1, kept: [] });
  expect(await press()).toMatchObject({ returned: 0, kept: [] });
  expect(await ownersOf(world, coin, treasure)).toEqual([owner.id, owner.id]);
  await expectSound(world);
});

test('R502 a deal that fails by a fault keeps no other, and comes back with the next press', async () => {
  await using world = await createTestWorld();
  const { owner, give, disown, press } = await letThiefIn(world);
  const robbed: string[] = [];
  for (let at = 0; at < 3; at += 1) robbed.push(await world.newCharacter({ creatorId: owner.id }));
  for (const id of robbed) await give(id);
  await disown();
  const stuck = robbed[1] ?? '';
  await sql`
    create function stay() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$;
    create trigger stay before insert on ownership_events for each row
    when (new.character_id = ${sql.lit(stuck)}) execute function stay()`.execute(world.db);
  expect(await press()).toMatchObject({ deals: 2, returned: 2, kept: [{ why: expect.stringContaining('with this one') }] });
  await sql`drop trigger stay on ownership_events`.execute(world.db);
  expect(await press()).toMatchObject({ returned: 1, kept: [] });
  expect(await ownersOf(world, ...robbed)).toEqual(robbed.map(() => owner.id));
  await expectSound(world);
});

test('R405 a block is no obstacle: what can be taken back is listed and taken back, and nothing else', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, as } = await newTraders(world);
  const gift = await as(ada).gift(bob, frigo);
  await as(bob).accept(gift);
  const refused = await as(ada).gift(bob, gatto);
  await as(bob).reject(refused);
  await world.member(bob).people.block({ userId: ada });
  expect((await as(ada).list()).items.map(({ id, canReverse }) => [id, canReverse])).toEqual([[gift.id, true]]);
  expect(await refusal(as(bob).reverse(gift))).toBe('not_found: There is no such offer.');
  expect(await refusal(as(ada).reverse(refused))).toBe('not_found: There is no such offer.');
  expect(await refusal(as(ada).reverse(gift))).toBe('ok');
  expect(await ownersOf(world, frigo)).toEqual([ada]);
  await expectSound(world);
});

test('R754 trust: after a block no deal, and no request that is sent again, says what the other one is called by now', async () => {
  await using world = await createTestWorld();
  const { owner, give, disown } = await letThiefIn(world);
  const { ada, bob, frigo, as } = await newTraders(world);
  const requestId = randomUUID();
  const send = () => as(ada).send({ toUserId: bob, offerType: 'gift', offeredIds: [frigo], requestId });
  await as(bob).accept(await send());
  await give(await world.newCharacter({ creatorId: owner.id }));
  await disown();
  const [{ partner: thief = '' } = {}] = await readDisownedDeals(world.db, owner.id);
  expect(thief).not.toBe('');
  const { id: thiefId } = await world.db
    .selectFrom('profiles')
    .select('id')
    .where('username', '=', thief)
    .executeTakeFirstOrThrow();
  await world.member(thiefId).people.block({ userId: owner.id });
  await world.member(bob).people.block({ userId: ada });
  await world.db.updateTable('profiles').set({ username: 'canary', display_name: 'Canary' }).where('id', '=', bob).execute();

  const nobody = { id: bob, username: '', displayName: 'Somebody', avatarUrl: null };
  expect((await as(ada).list()).items).toMatchObject([{ to: nobody, canReverse: true }]);
  expect(await send()).toMatchObject({ from: { id: ada, displayName: expect.not.stringMatching('Somebody') }, to: nobody });
  expect((await as(bob).list()).items).toMatchObject([{ from: { ...nobody, id: ada }, to: { id: bob, username: 'canary' } }]);
  expect(await readDisownedDeals(world.db, owner.id)).toMatchObject([{ partner: '' }]);
});

test('R409 its sender withdraws what waits, once and for good; nobody else does', async () => {
  await using world = await createTestWorld();
  const { ada, bob, eve, frigo, bomba, as } = await newTraders(world);
  const trade = await as(ada).trade(bob, [frigo], [bomba]);
  expect(await refusal(as(eve).withdraw(trade))).toBe('not_found: There is no such offer.');
  expect(await refusal(as(bob).withdraw(trade))).toBe('not_yours: Only the one who sent an offer can withdraw it.');
  const request = { offerId: trade.id, requestId: randomUUID() };
  const { offers } = world.member(ada);
  for (const { status } of [await offers.withdraw(request), await offers.withdraw(request)]) expect(status).toBe('withdrawn');
  expect(await refusal(as(bob).accept(trade))).toBe('already_answered: This offer has been withdrawn.');
  expect(await refusal(as(bob).counter(trade, [bomba], [frigo]))).toBe('already_answered: This offer has been withdrawn.');
  expect(await refusal(as(ada).withdraw(trade))).toBe('already_answered: This offer has been withdrawn.');
  expect(await as(bob).list()).toMatchObject({ items: [{ status: 'withdrawn' }], totalPending: 0 });
  await expectSound(world);
});

test('R408 R409 who had nothing to do with it is told of a withdrawal and of a reversal, in the notices too', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, bomba, gatto, as } = await newTraders(world);
  const notificationsOf = async (userId: string) => {
    const { items } = await world.member(userId).notifications.list();
    return items.map(({ kind, characters }) => [kind, ...characters.map(({ name }) => name)]);
  };
  await as(ada).withdraw(await as(ada).gift(bob, gatto));
  const trade = await as(ada).trade(bob, [frigo], [bomba]);
  await as(bob).accept(trade);
  await as(bob).reverse(trade);
  // What Ada has got goes away; Bob knows what Bob did.
  expect(await notificationsOf(ada)).toEqual([['reversed', 'Bombardiro']]);
  expect(await notificationsOf(bob)).toEqual(expect.arrayContaining([['withdrawn', 'Gatto Turbo']]));
  expect((await notificationsOf(bob)).map(([kind]) => kind)).not.toContain('reversed');
});

/** What somebody at another's keyboard does in an hour, and what its owner has of it in the end. */
test("R410 a hijacker's hour: a hundred given to three accounts, which pass them on at once, fuse and fight with them; the owner takes all back", async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const owner = await world.newMember();
  const accomplices = [await world.newMember(), await world.newMember(), await world.newMember()];
  const own = async (count: number) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) ids.push(await world.newCharacter({ creatorId: owner.id }));
    return ids;
  };
  const [given, treasured, deleted] = [await own(100), await own(5), await own(5)];
  await owner.caller.characters.lock({ characterIds: treasured });

  // The hour. What is locked goes nowhere, however it is tried.
  const { offers, characters, fusion } = owner.caller;
  const send = (toUserId: string, offeredIds: string[]) =>
    offers.send({ toUserId, offerType: 'gift', offeredIds, requestId: randomUUID() });
  expect(await refusal(send(accomplices[0]?.id ?? '', treasured))).toMatch(/^locked/);
  await characters.unlock({ characterIds: treasured });
  expect(await refusal(fusion.fuse({ characterIds: treasured.slice(0, 2), requestId: randomUUID() }))).toMatch(/^locked/);
  expect(await refusal(characters.remove({ characterId: treasured[0] ?? '' }))).toMatch(/^locked/);
  for (const characterId of deleted) await characters.remove({ characterId });
  const passedOn = new Set<string>();
  for (const [index, { id, caller }] of accomplices.entries()) {
    const ids = given.filter((_, at) => at % 3 === index);
    const { id: offerId, termsHash } = await send(id, ids);
    await caller.offers.accept({ offerId, termsHash, requestId: randomUUID() });
    const next = accomplices[(index + 1) % 3]?.id ?? '';
    const [first = '', second = ''] = ids;
    passedOn.add(
      (await refusal(caller.offers.send({ toUserId: next, offerType: 'gift', offeredIds: ids, requestId: randomUUID() }))).slice(
        0,
        5,
      ),
    );
    passedOn.add((await refusal(caller.fusion.fuse({ characterIds: [first, second], requestId: randomUUID() }))).slice(0, 5));
    passedOn.add((await refusal(caller.characters.remove({ characterId: first }))).slice(0, 5));
  }
  expect([...passedOn]).toEqual(['held:']);
  expect(new Set(await ownersOf(world, ...given))).toEqual(new Set(accomplices.map(({ id }) => id)));

  // The owner is back, within the week.
  await world.passTime(5 * DAY);
  const { items } = await offers.list({});
  for (const { id: offerId, canReverse } of items) if (canReverse) await offers.reverse({ offerId, requestId: randomUUID() });
  for (const characterId of deleted) await characters.restore({ characterId });
  const countOwn = async (ids: string[]) => (await ownersOf(world, ...ids)).filter((id) => id === owner.id).length;
  expect({ given: await countOwn(given), treasured: await countOwn(treasured), deleted: await countOwn(deleted) }).toEqual({
    given: 100,
    treasured: 5,
    deleted: 5,
  });
  const { items: mine } = await characters.list({ filterType: 'mine', limit: 50 });
  expect(mine.every(({ isActive }) => isActive)).toBe(true);
  await expectSound(world);
});

test("R484 R410 a hijacker's hour: one press ends the thief's session, and one more brings back all that it gave, with what stays and why", async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const account = { email: 'frigo@chaos.test', password: 'tung tung banana', username: 'frigo' };
  const { session } = await world.visitor().auth.signUp(account);
  const owner = await world.withToken(session?.accessToken ?? '');
  const id = session?.user.id ?? '';
  const accomplices = [await world.newMember(), await world.newMember(), await world.newMember()];
  const [one, two, three] = accomplices;
  if (!one || !two || !three) throw new Error('nobody came');
  const friend = await world.newMember();
  const make = (creatorId = id) => world.newCharacter({ creatorId });
  const gift = (by: typeof owner, toUserId: string, offeredIds: string[]) =>
    by.offers.send({ toUserId, offerType: 'gift', offeredIds, requestId: randomUUID() });
  const accept = ({ id: offerId, termsHash }: { id: string; termsHash: string }, by: typeof owner) =>
    by.offers.accept({ offerId, termsHash, requestId: randomUUID() });

  // What the owner gives by themselves stays given.
  const own = await make();
  await accept(await gift(owner, one.id, [own]), one.caller);
  // Old friends can take back what they give for a day alone.
  for (let deal = 0; deal < FAMILIAR_DEALS; deal += 1) await accept(await gift(owner, friend.id, [await make()]), friend.caller);
  await world.passTime((HOLD_DAYS + 1) * DAY);

  const { accessToken } = await world.visitor().auth.signIn({ email: account.email, password: account.password });
  const thief = await world.withToken(accessToken);
  const given = await Promise.all(Array.from({ length: 40 }, () => make()));
  for (const [index, { id: toUserId, caller }] of [one, two].entries())
    await accept(await gift(thief, toUserId, given.slice(index * 20, index * 20 + 20)), caller);
  // A bad trade that an accomplice asked for, one that waits, and what a friend has for good.
  const [worthless, dear, waits] = [await make(three.id), await make(), await make()];
  const sides = { offerType: 'trade' as const, offeredIds: [worthless], requestedIds: [dear] };
  await accept(await three.caller.offers.send({ ...sides, toUserId: id, requestId: randomUUID() }), thief);
  const open = await gift(thief, three.id, [waits]);
  const lent = await make();
  await accept(await gift(thief, friend.id, [lent]), friend.caller);
  await world.passTime((FAMILIAR_HOLD_DAYS + 1) * DAY);

  const nothing = { deals: 0, waiting: 0 };
  expect(await owner.offers.disowned()).toEqual(nothing);
  const [told] = (await owner.notifications.list()).items.flatMap(({ session: entered }) => (entered ? [entered] : []));
  await owner.account.prove({ password: account.password });
  await owner.account.disownSession({ id: told?.id ?? '' });
  expect(await readSession(world.services, accessToken)).toBeNull();
  expect(await owner.offers.disowned()).toEqual({ deals: 3, waiting: 1 });

  const requestId = randomUUID();
  const answers = [await owner.offers.takeBack({ requestId }), await owner.offers.takeBack({ requestId })];
  const lost = { partner: friend.username, why: expect.any(String) };
  for (const answer of answers)
    expect(answer).toEqual({ deals: 3, returned: 42, withdrawn: 1, kept: [{ offerId: expect.any(String), ...lost }] });
  expect(await owner.offers.takeBack({ requestId: randomUUID() })).toMatchObject({ deals: 0, returned: 0, withdrawn: 0 });
  expect(new Set(await ownersOf(world, ...given, dear, waits))).toEqual(new Set([id]));
  expect(await ownersOf(world, own, worthless, lent)).toEqual([one.id, three.id, friend.id]);
  expect(await refusal(accept(open, three.caller))).toMatch(/^already_answered/);
  // Those of others are none of their business.
  expect(await one.caller.offers.takeBack({ requestId })).toEqual({ deals: 0, returned: 0, withdrawn: 0, kept: [] });
  expect(await three.caller.offers.disowned()).toEqual(nothing);
  await expectSound(world);
});
