import { randomUUID } from 'node:crypto';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { countOpenOffers } from '@chaos/shared/core/offers/offer-rows';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newTraders } from '../../testing/market/traders.ts';
import { giveCharacter } from '../../testing/test-data.ts';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

test('R192 R201 R202 a gift is seen by its two people alone, and by both the same but for whose turn it is', async () => {
  await using world = await createTestWorld();
  const { ada, bob, eve, frigo, as } = await newTraders(world);
  const request = { toUserId: bob, offerType: 'gift' as const, offeredIds: [frigo], requestId: randomUUID() };
  const offer = await as(ada).send({ ...request, message: '  For you  ' });
  expect(offer).toEqual({
    id: expect.any(String),
    offerType: 'gift',
    status: 'pending',
    from: { id: ada, username: expect.any(String), displayName: expect.any(String), avatarUrl: null },
    to: expect.objectContaining({ id: bob }),
    message: 'For you',
    offered: [
      {
        id: expect.any(String),
        characterId: frigo,
        name: 'Frigo Camelo',
        imageUrl256: expect.stringMatching(/^\/media\/characters\/.+\/256\.webp$/),
        thumbhash: expect.any(String),
        rarity: 'common',
        finish: 'plain',
        staleness: null,
      },
    ],
    requested: [],
    parentOfferId: null,
    countered: null,
    counteredById: null,
    termsHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    rest: null,
    needsAnswer: false,
    createdAt: expect.any(Date),
    answeredAt: null,
    heldUntil: null,
    canReverse: false,
    reversal: null,
  });
  expect(await as(ada).list()).toEqual({ items: [offer], nextCursor: null, totalPending: 1 });
  expect(await as(bob).list()).toEqual({ items: [{ ...offer, needsAnswer: true }], nextCursor: null, totalPending: 1 });
  expect(await as(eve).list()).toEqual({ items: [], nextCursor: null, totalPending: 0 });
});

test('R522 an offer says the finish of each piece, but for what cannot be seen any more', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, bomba, as } = await newTraders(world);
  await sql`alter table meme_characters disable trigger meme_characters_finish_fixed`.execute(world.db);
  await world.db.updateTable('meme_characters').set({ finish: 'negative' }).where('id', 'in', [frigo, gatto]).execute();
  const offer = await as(ada).trade(bob, [frigo, gatto], [bomba]);
  expect([...offer.offered, ...offer.requested].map(({ finish }) => finish)).toEqual(['negative', 'negative', 'plain']);
  await world.member(ada).characters.togglePrivacy({ characterId: gatto });
  expect((await as(bob).list()).items[0]?.offered.map(({ finish }) => finish)).toEqual(['negative', null]);
});

test('R193 a message of which nobody would see anything is none', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, as } = await newTraders(world);
  for (const message of ['', '  \n ', '\u200b\u2060', null, undefined]) {
    const request = { toUserId: bob, offerType: 'gift' as const, offeredIds: [frigo], requestId: randomUUID(), message };
    expect((await as(ada).send(request)).message).toBeNull();
  }
});

test('R191 R196 an offer that is none is refused with a sentence that says why', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  const { ada, bob, frigo, gatto, bomba, as } = await newTraders(world);
  const refusal = (change: object) =>
    as(ada)
      .send({ toUserId: bob, offerType: 'trade', offeredIds: [frigo], requestedIds: [bomba], requestId: randomUUID(), ...change })
      .then(
        () => 'sent',
        (error: Error) => error.message,
      );
  expect(await refusal({ offeredIds: [] })).toBe('Please select a user and at least one brainrot to offer.');
  expect(await refusal({ requestedIds: [] })).toBe('For trades, please select at least one brainrot you want in return.');
  expect(await refusal({ offerType: 'gift' })).toBe('A gift asks for nothing in return.');
  expect(await refusal({ offeredIds: [frigo, gatto, frigo] })).toBe('A brainrot can be in an offer only once.');
  expect(await refusal({ requestedIds: [frigo] })).toBe('A brainrot cannot be given and wanted at once.');
  const many = Array.from({ length: 51 }, () => randomUUID());
  expect(await refusal({ offeredIds: many })).toBe('An offer holds at most 50 brainrots on each side.');
  expect(await refusal({ message: 'x'.repeat(501) })).toBe('The message is too long: 501 characters, at most 500.');
  expect(await refusal({ message: 'a\u0000b' })).toBe('The message contains a character that cannot be used (U+0000).');
  expect(await refusal({ toUserId: ada })).toBe('You cannot send an offer to yourself.');
  expect(await refusal({ toUserId: randomUUID() })).toBe('There is no such person.');
  expect((await as(ada).list()).items).toEqual([]);
});

test('R189 R221 only what is public, active and owned can be offered or wanted', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  const { ada, bob, eve, frigo, bomba, as } = await newTraders(world);
  const hidden = await world.newCharacter({ creatorId: ada, isPublic: false, name: 'Segreto' });
  const retired = await world.newCharacter({ creatorId: ada, isActive: false });
  const hiddenOfBob = await world.newCharacter({ creatorId: bob, isPublic: false });
  const ofEve = await world.newCharacter({ creatorId: eve, name: 'Evviva' });
  const ofNobody = await world.newCharacter({ name: 'Orfano' });
  const refusal = (offeredIds: string[], requestedIds: string[]) =>
    as(ada)
      .trade(bob, offeredIds, requestedIds)
      .then(
        () => 'sent',
        (error: Error) => `${Reflect.get(error, 'reason')}: ${error.message}`,
      );
  const unseen = 'not_found: One of the brainrots is gone, or private.';
  expect(await refusal([hidden], [bomba])).toBe('invalid_input: Make Segreto public before you offer it.');
  expect(await refusal([retired], [bomba])).toBe(unseen);
  expect(await refusal([frigo, randomUUID()], [bomba])).toBe(unseen);
  expect(await refusal([frigo], [hiddenOfBob])).toBe(unseen);
  expect(await refusal([frigo], [randomUUID()])).toBe(unseen);
  expect(await refusal([frigo, ofEve], [bomba])).toBe('not_yours: Evviva is not yours. Nothing was sent.');
  expect(await refusal([ofNobody], [bomba])).toBe('not_yours: Orfano is not yours. Nothing was sent.');
  expect(await refusal([frigo], [bomba, ofEve])).toBe('stale_offer: Evviva belongs to somebody else now. Nothing was sent.');
  expect((await as(ada).list()).items).toEqual([]);
});

test('five offers to one person and thirty in all may wait; old ones and answered ones count no more', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1 });
  const { ada, bob, frigo, gatto, as } = await newTraders(world);
  const free = () => world.services.limits.forget('offerByMinute', ada);
  const refused = { code: 'TOO_MANY_REQUESTS', reason: 'too_many_requests' };
  const first = await as(ada).gift(bob, gatto);
  for (let index = 1; index < 5; index += 1) await as(ada).gift(bob, frigo);
  await expect(as(ada).gift(bob, frigo)).rejects.toMatchObject({
    ...refused,
    message: refusalOf(5, ' to this person'),
  });
  // At once as one by one; on connections that are open already, or they would come one by one.
  await as(bob).reject(first);
  await free();
  await Promise.all(Array.from({ length: 10 }, () => as(ada).list()));
  const atOnce = await Promise.allSettled(Array.from({ length: 10 }, () => as(ada).gift(bob, frigo)));
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  // Hidden it cannot be accepted, and one press shows it again: whoever could make room so would have no end of offers waiting.
  await world.member(ada).characters.togglePrivacy({ characterId: frigo });
  await expect(as(ada).gift(bob, gatto)).rejects.toMatchObject(refused);
  await world.member(ada).characters.togglePrivacy({ characterId: frigo });
  for (let partner = 0; partner < 6; partner += 1) {
    const other = await world.newMember();
    await free();
    for (let index = 0; index < 4; index += 1) await as(ada).gift(other.id, gatto);
  }
  await free();
  const another = await world.newMember();
  await as(ada).gift(another.id, gatto);
  await expect(as(ada).gift(another.id, gatto)).rejects.toMatchObject({
    ...refused,
    message: refusalOf(30),
  });
  // Stale, but it may come back.
  await giveCharacter(world.db, frigo, another.id);
  await expect(as(ada).gift(another.id, gatto)).rejects.toMatchObject(refused);
  await makeOlder(world, 7);
  await as(ada).gift(another.id, gatto);
  expect((await as(ada).list()).totalPending).toBe(31);
});

test('R1457 beside five that wait with a partner their offer can still be answered by another one, and then no new one is sent', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1 });
  const { ada, bob, frigo, gatto, bomba, as } = await newTraders(world);
  for (let time = 0; time < 5; time += 1) await as(ada).gift(bob, frigo);
  const counter = await as(ada).counter(await as(bob).trade(ada, [bomba], [gatto]), [frigo], [bomba]);
  expect(counter).toMatchObject({ status: 'pending', needsAnswer: false });
  await expect(as(ada).gift(bob, frigo)).rejects.toMatchObject({ message: refusalOf(6, ' to this person') });
});

test('R560 who sends and withdraws without end is stopped: what was withdrawn within the hour counts as if it waited', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1 });
  const { ada, bob, eve, frigo, as } = await newTraders(world);
  const sendAndWithdraw = async () => as(ada).withdraw(await as(ada).gift(bob, frigo));
  for (let time = 0; time < 5; time += 1) await sendAndWithdraw();
  await expect(sendAndWithdraw()).rejects.toMatchObject({
    reason: 'too_many_requests',
    message: refusalOf(5, ' to this person'),
  });
  await as(ada).gift(eve, frigo);
  await world.passTime(3_600);
  await sendAndWithdraw();
});

test('R1505 who blocks and unblocks sends no more: what they have sent ends as withdrawn, what they got as rejected', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1 });
  const { ada, bob, frigo, bomba, as } = await newTraders(world);
  const got = await as(bob).gift(ada, bomba);
  for (let time = 0; time < 5; time += 1) await as(ada).gift(bob, frigo);
  await world.member(ada).people.block({ userId: bob });
  await world.member(ada).people.unblock({ userId: bob });
  const refused = { reason: 'too_many_requests', message: refusalOf(5, ' to this person') };
  await expect(as(ada).gift(bob, frigo)).rejects.toMatchObject(refused);
  const { items } = await as(bob).list();
  expect(items.map(({ id, status }) => (id === got.id ? `own ${status}` : status)).toSorted()).toEqual([
    'own rejected',
    ...Array<string>(5).fill('withdrawn'),
  ]);
  await world.passTime(3_600);
  await as(ada).gift(bob, frigo);
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('whoever has thirty offers waiting withdraws all of them at once, and each as often as it is asked', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1 });
  const { ada, frigo, as } = await newTraders(world);
  const { offers } = world.member(ada);
  const sent: string[] = [];
  for (let partner = 0; partner < 6; partner += 1) {
    const { id } = await world.newMember();
    await world.services.limits.forget('offerByMinute', ada);
    for (let index = 0; index < 5; index += 1) sent.push((await as(ada).gift(id, frigo)).id);
  }
  const [first = ''] = sent;
  const request = { offerId: first, requestId: randomUUID() };
  for (let time = 0; time < 25; time += 1) expect(await offers.withdraw(request)).toMatchObject({ status: 'withdrawn' });
  for (const id of sent.slice(1)) await offers.withdraw({ offerId: id, requestId: randomUUID() });
  expect((await as(ada).list()).totalPending).toBe(0);
});

test('R1502 what was hidden, locked, deleted, won or given away counts still; what is gone for good does not', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, as } = await newTraders(world);
  const { ops } = (await world.newMember({ role: 'operator' })).caller;
  const { characters } = world.member(ada);
  const count = async () => {
    const parties = { fromUserId: ada, toUserId: bob, days: 60 };
    return (await world.db.transaction().execute((trx) => countOpenOffers(trx, parties))).toPartner;
  };
  const change = (id: string, set: object) => world.db.updateTable('meme_characters').set(set).where('id', '=', id).execute();
  await as(ada).gift(bob, frigo);
  await as(ada).gift(bob, gatto);
  await characters.togglePrivacy({ characterId: frigo });
  await characters.remove({ characterId: gatto });
  expect(await count()).toBe(2);
  await characters.togglePrivacy({ characterId: frigo });
  await characters.lock({ characterIds: [frigo] });
  expect(await count()).toBe(2);
  await world.passTime(31 * 86_400);
  expect(await count()).toBe(1);
  await ops.takeDown({ targetKind: 'character', targetId: frigo });
  expect(await count()).toBe(0);
  await ops.restore({ characterId: frigo });
  expect(await count()).toBe(1);
  await change(frigo, { held_until: sql`now() + interval '7 days'` });
  expect(await count()).toBe(1);
  await change(frigo, { held_until: null, locked_at: null, unlocks_at: null });
  await giveCharacter(world.db, frigo, bob);
  expect(await count()).toBe(1);
  await change(frigo, { fused_into_id: gatto, is_active: false });
  expect(await count()).toBe(0);
});

test('R1502 nobody has more offers waiting by giving what stands in them to a friend and taking it back', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1 });
  const { ada, bob, eve, frigo, gatto, as } = await newTraders(world);
  for (let time = 0; time < 5; time += 1) await as(ada).gift(bob, frigo);
  const given = await as(ada).gift(eve, frigo);
  await as(eve).accept(given);
  await expect(as(ada).gift(bob, gatto)).rejects.toMatchObject({ message: refusalOf(5, ' to this person') });
  await world.member(ada).offers.reverse({ offerId: given.id, requestId: randomUUID() });
  await expect(as(ada).gift(bob, gatto)).rejects.toMatchObject({ message: refusalOf(5, ' to this person') });
  expect((await as(bob).list()).totalPending).toBe(5);
});

const refusalOf = (count: number, to = '') =>
  `${count} of your offers${to} wait for an answer, or were withdrawn within the last hour. There is room again when one is answered, or an hour after you have withdrawn one.`;

/** Lets days pass over all offers there are. */
async function makeOlder({ db }: TestWorld, days: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await connection
      .updateTable('offers')
      .set({ created_at: sql`created_at - make_interval(days => ${days})` })
      .execute();
    await sql`set session_replication_role = origin`.execute(connection);
  });
}

test('twenty actions a minute, and no more', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, as } = await newTraders(world);
  const offer = await as(bob).gift(ada, await world.newCharacter({ creatorId: bob }));
  for (let index = 0; index < 20; index += 1)
    await as(ada)
      .counter(offer, [frigo], [offer.id])
      .catch(() => {});
  await expect(as(ada).reject(offer)).rejects.toMatchObject({ reason: 'too_many_requests' });
  await expect(as(ada).list()).resolves.toMatchObject({ totalPending: 1 });
});

test('R201 the list is complete, newest first, page by page, and only for its owner', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { ada, bob, eve, frigo, bomba, as } = await newTraders(world);
  const ids: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    const offer = index % 2 === 0 ? await as(ada).gift(bob, frigo) : await as(bob).gift(ada, bomba);
    ids.unshift(offer.id);
    await as(eve).gift(bob, await world.newCharacter({ creatorId: eve }));
  }
  const { offers } = world.member(ada);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof offers.list>> = await offers.list({ limit: 3, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(ids);
  const { nextCursor } = await offers.list({ limit: 3 });
  const forged = world.member(bob).offers.list({ limit: 3, cursor: nextCursor });
  await expect(forged).rejects.toMatchObject({ reason: 'forged_cursor' });
});

test('R189 tradable are the public, active, owned ones, of oneself with what stands in pending offers', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, bomba, pizza, as } = await newTraders(world);
  await world.newCharacter({ creatorId: ada, isPublic: false });
  await world.newCharacter({ creatorId: ada, isActive: false });
  await world.newCharacter({ ownerId: bob, name: 'Vinto Bravissimo' });
  const offer = await as(ada).trade(bob, [frigo], [bomba]);
  const namesOf = async (who: string, input: object) => {
    const { items, totalCount } = await world.member(who).characters.tradable(input);
    expect(totalCount).toBe(items.length);
    return items.map(({ name, inPendingOffers }) => (inPendingOffers ? `${name}!` : name));
  };
  expect(await namesOf(ada, {})).toEqual(['Gatto Turbo', 'Frigo Camelo!']);
  expect(await namesOf(ada, { userId: ada })).toEqual(['Gatto Turbo', 'Frigo Camelo!']);
  expect(await namesOf(ada, { userId: bob })).toEqual(['Vinto Bravissimo', 'Pizza Pinguino', 'Bombardiro']);
  expect(await namesOf(bob, {})).toEqual(['Vinto Bravissimo', 'Pizza Pinguino', 'Bombardiro!']);
  expect(await namesOf(bob, { query: ' PING ' })).toEqual(['Pizza Pinguino']);
  expect(await namesOf(bob, { query: '%' })).toEqual([]);
  await as(bob).reject(offer);
  expect(await namesOf(ada, {})).toEqual(['Gatto Turbo', 'Frigo Camelo']);
  const first = await world.member(ada).characters.tradable({ limit: 1 });
  const second = await world.member(ada).characters.tradable({ limit: 1, cursor: first.nextCursor });
  expect([first, second].flatMap(({ items }) => items.map(({ id }) => id))).toEqual([gatto, frigo]);
  expect(second).toMatchObject({ nextCursor: null, totalCount: 2 });
  expect(pizza).toEqual(expect.any(String));
});

test('R185 a search for users never lists oneself', async () => {
  await using world = await createTestWorld();
  const [me, other] = [await world.newMember({ username: 'Trader_One' }), await world.newMember({ username: 'trader_two' })];
  const { items } = await me.caller.profiles.search({ query: 'TRADER' });
  expect(items.map(({ id }) => id)).toEqual([other.id]);
});
