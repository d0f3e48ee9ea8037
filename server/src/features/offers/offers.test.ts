import { randomUUID } from 'node:crypto';
import type { Offer, OfferStatus } from '@chaos/shared/contract/offers';
import { auditDatabase } from '@chaos/shared/node/domain/audit/audit-database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { giveCharacter } from '../../testing/test-data.ts';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

/** Ada and Bob with two characters each, and somebody else. */
async function openMarket(world: TestWorld) {
  const [ada, bob, eve] = [await world.newProfile(), await world.newProfile(), await world.newProfile()];
  const newOne = (creatorId: string, name: string) => world.newCharacter({ creatorId, name });
  return {
    ada,
    bob,
    eve,
    frigo: await newOne(ada, 'Frigo Camelo'),
    gatto: await newOne(ada, 'Gatto Turbo'),
    bomba: await newOne(bob, 'Bombardiro'),
    pizza: await newOne(bob, 'Pizza Pinguino'),
    as: (userId: string) => {
      const { offers } = world.member(userId);
      const gift = (toUserId: string, ...offeredIds: string[]) =>
        offers.send({ toUserId, offerType: 'gift', offeredIds, requestId: randomUUID() });
      const trade = (toUserId: string, offeredIds: string[], requestedIds: string[]) =>
        offers.send({ toUserId, offerType: 'trade', offeredIds, requestedIds, requestId: randomUUID() });
      const accept = ({ id, termsHash }: Offer) => offers.accept({ offerId: id, termsHash, requestId: randomUUID() });
      const reject = ({ id }: Offer) => offers.reject({ offerId: id, requestId: randomUUID() });
      const counter = ({ id }: Offer, offeredIds: string[], requestedIds: string[]) =>
        offers.counter({ offerId: id, offeredIds, requestedIds, requestId: randomUUID() });
      return { gift, trade, accept, reject, counter, list: () => offers.list({}), send: offers.send };
    },
  };
}

async function ownersOf({ db }: TestWorld, ...ids: string[]): Promise<(string | null)[]> {
  const rows = await db.selectFrom('meme_characters').select(['id', 'owner_id']).where('id', 'in', ids).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.owner_id ?? null);
}

const expectSound = async ({ db }: TestWorld) => expect(await auditDatabase(db)).toEqual([]);

test('R192 R201 R202 a gift is seen by its two people alone, and by both the same but for whose turn it is', async () => {
  await using world = await createTestWorld();
  const { ada, bob, eve, frigo, as } = await openMarket(world);
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
        imageUrl256: '/media/characters/plain/256.webp',
        thumbhash: expect.any(String),
        rarity: 'common',
        staleness: null,
      },
    ],
    requested: [],
    parentOfferId: null,
    counteredById: null,
    termsHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    needsAnswer: false,
    createdAt: expect.any(Date),
    answeredAt: null,
  });
  expect(await as(ada).list()).toEqual({ items: [offer], nextCursor: null, totalPending: 1 });
  expect(await as(bob).list()).toEqual({ items: [{ ...offer, needsAnswer: true }], nextCursor: null, totalPending: 1 });
  expect(await as(eve).list()).toEqual({ items: [], nextCursor: null, totalPending: 0 });
});

test('R207 I4 I5 an accepted trade moves everything, both ways, with its events, and counts each owner once', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, bomba, as } = await openMarket(world);
  const offer = await as(ada).trade(bob, [frigo, gatto], [bomba]);
  expect(await as(bob).accept(offer)).toEqual({ transferred: 3 });
  expect(await ownersOf(world, frigo, gatto, bomba)).toEqual([bob, bob, ada]);
  const { items } = await world.visitor().characters.history({ id: frigo });
  expect(items.map(({ kind, from, to }) => [kind, from?.id, to?.id])).toEqual([
    ['created', undefined, ada],
    ['traded', ada, bob],
  ]);
  expect(await world.visitor().characters.byId({ id: bomba })).toMatchObject({ totalOwnersCount: 2, owner: { id: ada } });
  expect((await as(ada).list()).items).toMatchObject([{ status: 'accepted', answeredAt: expect.any(Date), needsAnswer: false }]);
  expect((await as(ada).list()).items[0]?.offered.map(({ staleness }) => staleness)).toEqual([null, null]);
  await expectSound(world);
});

test('R207 an accepted gift moves to the recipient, and nothing back', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, bomba, as } = await openMarket(world);
  expect(await as(bob).accept(await as(ada).gift(bob, gatto))).toEqual({ transferred: 1 });
  expect(await ownersOf(world, frigo, gatto, bomba)).toEqual([ada, bob, bob]);
  const { items } = await world.visitor().characters.history({ id: gatto });
  expect(items.at(-1)).toMatchObject({ kind: 'gifted', from: { id: ada }, to: { id: bob } });
  await expectSound(world);
});

test('R208 a rejected offer moves nothing', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, bomba, as } = await openMarket(world);
  const offer = await as(ada).trade(bob, [frigo], [bomba]);
  expect(await as(bob).reject(offer)).toMatchObject({ id: offer.id, status: 'rejected', needsAnswer: false });
  expect(await ownersOf(world, frigo, bomba)).toEqual([ada, bob]);
  expect((await as(ada).list()).totalPending).toBe(0);
  await expectSound(world);
});

test('R217 I7 a counter-offer runs the other way, names its parent, and closes it', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, bomba, as } = await openMarket(world);
  const parent = await as(ada).trade(bob, [frigo], [bomba]);
  const child = await as(bob).counter(parent, [bomba], [frigo, gatto]);
  expect(child).toMatchObject({
    offerType: 'trade',
    status: 'pending',
    from: { id: bob },
    to: { id: ada },
    parentOfferId: parent.id,
    offered: [{ characterId: bomba }],
    requested: [{ characterId: frigo }, { characterId: gatto }],
  });
  expect((await as(ada).list()).items).toMatchObject([
    { id: child.id, needsAnswer: true },
    { id: parent.id, status: 'counter_offered', counteredById: child.id },
  ]);
  expect((await as(ada).list()).totalPending).toBe(1);
  expect(await as(ada).accept(child)).toEqual({ transferred: 3 });
  expect(await ownersOf(world, frigo, gatto, bomba)).toEqual([bob, bob, ada]);
  await expectSound(world);
});

test('R193 a message of which nobody would see anything is none', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, as } = await openMarket(world);
  for (const message of ['', '  \n ', '\u200b\u2060', null, undefined]) {
    const request = { toUserId: bob, offerType: 'gift' as const, offeredIds: [frigo], requestId: randomUUID(), message };
    expect((await as(ada).send(request)).message).toBeNull();
  }
});

test('R191 R196 an offer that is none is refused with a sentence that says why', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  const { ada, bob, frigo, gatto, bomba, as } = await openMarket(world);
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
  const { ada, bob, eve, frigo, bomba, as } = await openMarket(world);
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

const STATUSES: OfferStatus[] = ['pending', 'accepted', 'rejected', 'counter_offered'];

/** Brings a trade, or a gift where a trade is not asked for, into a status by the calls that people have. */
async function offerInStatus(world: TestWorld, offerType: 'gift' | 'trade', status: OfferStatus) {
  const market = await openMarket(world);
  const { ada, bob, frigo, bomba, as } = market;
  const offer = offerType === 'trade' ? await as(ada).trade(bob, [frigo], [bomba]) : await as(ada).gift(bob, frigo);
  if (status === 'accepted') await as(bob).accept(offer);
  if (status === 'rejected') await as(bob).reject(offer);
  if (status === 'counter_offered') await as(bob).counter(offer, [bomba], [frigo]);
  return { ...market, offer };
}

test.each(STATUSES)('R211 trust 12 only the recipient answers, and only once: an offer that is %s', async (status) => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  for (const offerType of ['gift', 'trade'] as const) {
    if (offerType === 'gift' && status === 'counter_offered') continue;
    for (const role of ['sender', 'recipient', 'stranger', 'visitor'] as const)
      for (const answer of ['accept', 'reject', 'counter'] as const) {
        const { ada, bob, eve, frigo, bomba, offer, as } = await offerInStatus(world, offerType, status);
        const { id: offerId, termsHash } = offer;
        const who = { sender: ada, recipient: bob, stranger: eve, visitor: null }[role];
        const { offers } = who === null ? world.visitor() : world.member(who);
        const calls = {
          accept: () => offers.accept({ offerId, termsHash, requestId: randomUUID() }),
          reject: () => offers.reject({ offerId, requestId: randomUUID() }),
          counter: () => offers.counter({ offerId, offeredIds: [bomba], requestedIds: [frigo], requestId: randomUUID() }),
        };
        const before = await ownersOf(world, frigo, bomba);
        const outcome = await calls[answer]().then(
          () => 'ok',
          (error: Error) => Reflect.get(error, 'reason'),
        );
        const forRecipient = () => {
          if (status !== 'pending') return 'already_answered';
          return answer === 'counter' && offerType === 'gift' ? 'invalid_input' : 'ok';
        };
        const wanted = { sender: 'not_yours', stranger: 'not_found', visitor: 'signed_out', recipient: forRecipient() }[role];
        expect({ offerType, role, answer, outcome }).toEqual({ offerType, role, answer, outcome: wanted });
        if (outcome !== 'ok') expect(await ownersOf(world, frigo, bomba)).toEqual(before);
        if (outcome !== 'ok')
          expect((await as(ada).list()).items.find(({ id }) => id === offerId)).toMatchObject({ status, termsHash });
      }
  }
  await expectSound(world);
});

test('O15 R212 what cannot change hands any more is told beforehand, and refused by its name; nothing is half done', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  const { ada, bob, eve, frigo, gatto, bomba, pizza, as } = await openMarket(world);
  const offer = await as(ada).trade(bob, [frigo, gatto], [bomba, pizza]);
  const sentence = () =>
    as(bob)
      .accept(offer)
      .then(
        () => 'accepted',
        (error: Error) => `${Reflect.get(error, 'code')} ${Reflect.get(error, 'reason')}: ${error.message}`,
      );
  const staleness = async () => {
    const [shown] = (await as(bob).list()).items;
    return [...(shown?.offered ?? []), ...(shown?.requested ?? [])].map(({ name, staleness }) => [name, staleness]);
  };
  await giveCharacter(world.db, frigo, eve);
  expect(await sentence()).toBe('CONFLICT stale_offer: Frigo Camelo belongs to somebody else now. Nothing was transferred.');
  // Of others one sees no name when it is hidden; one's own one knows.
  await world.member(ada).characters.togglePrivacy({ characterId: gatto });
  await world.member(bob).characters.togglePrivacy({ characterId: pizza });
  expect(await sentence()).toBe(
    'CONFLICT stale_offer: Frigo Camelo belongs to somebody else now. One of the brainrots is private now. Pizza Pinguino is private now. Nothing was transferred.',
  );
  await world.db.updateTable('meme_characters').set({ is_active: false }).where('id', '=', bomba).execute();
  expect(await staleness()).toEqual([
    ['Frigo Camelo', 'moved'],
    [null, 'private'],
    [null, 'gone'],
    ['Pizza Pinguino', 'private'],
  ]);
  expect(await sentence()).toContain('And 1 more cannot change hands.');
  expect(await ownersOf(world, frigo, gatto, bomba, pizza)).toEqual([eve, ada, bob, bob]);
  expect((await as(bob).list()).items[0]).toMatchObject({ status: 'pending', needsAnswer: true });
  // What comes back can be accepted again: an offer is no escrow.
  await giveCharacter(world.db, frigo, ada);
  await world.member(ada).characters.togglePrivacy({ characterId: gatto });
  await world.member(bob).characters.togglePrivacy({ characterId: pizza });
  await world.db.updateTable('meme_characters').set({ is_active: true }).where('id', '=', bomba).execute();
  expect(await as(bob).accept(offer)).toEqual({ transferred: 4 });
  await expectSound(world);
});

test('O15 a character may stand in several offers; whoever is first has it', async () => {
  await using world = await createTestWorld();
  const { ada, bob, eve, frigo, bomba, as } = await openMarket(world);
  const [toBob, toEve] = [await as(ada).trade(bob, [frigo], [bomba]), await as(ada).gift(eve, frigo)];
  await as(eve).accept(toEve);
  await expect(as(bob).accept(toBob)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'stale_offer' });
  expect(await ownersOf(world, frigo, bomba)).toEqual([eve, bob]);
  await expectSound(world);
});

test('whoever accepts accepts what was shown: other terms are refused', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, as } = await openMarket(world);
  const [small, large] = [await as(ada).gift(bob, frigo), await as(ada).gift(bob, frigo, gatto)];
  const wrong = as(bob).accept({ ...large, termsHash: small.termsHash });
  await expect(wrong).rejects.toMatchObject({
    code: 'CONFLICT',
    reason: 'stale_offer',
    message: expect.stringContaining('shown'),
  });
  // Behind the back of all belts, something is put into the offer.
  const { bomba } = await openMarket(world);
  await world.db.insertInto('offer_items').values({ offer_id: small.id, character_id: bomba, is_requested: false }).execute();
  await expect(as(bob).accept(small)).rejects.toMatchObject({ reason: 'stale_offer', message: expect.stringContaining('shown') });
  expect(await ownersOf(world, frigo, gatto)).toEqual([ada, ada]);
});

test('the same requestId gives the same answer, however often and however much at once; with another input it is refused', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  const { ada, bob, frigo, gatto, bomba, as } = await openMarket(world);
  const atOnce = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 5 }, call));
  const { offers: adas } = world.member(ada);
  const { offers: bobs } = world.member(bob);
  const sending = {
    toUserId: bob,
    offerType: 'trade' as const,
    offeredIds: [frigo],
    requestedIds: [bomba],
    requestId: randomUUID(),
  };
  const sent = await atOnce(() => adas.send(sending));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  const offerId = sent[0]?.id ?? '';
  const countering = { offerId, offeredIds: [bomba], requestedIds: [frigo], requestId: randomUUID() };
  const children = await atOnce(() => bobs.counter(countering));
  expect(new Set(children.map(({ id }) => id)).size).toBe(1);
  const [child] = children;
  if (!child) throw new Error('no counter-offer');
  const accepting = { offerId: child.id, termsHash: child.termsHash, requestId: randomUUID() };
  expect(await atOnce(() => adas.accept(accepting))).toEqual(Array.from({ length: 5 }, () => ({ transferred: 2 })));
  const gift = await as(ada).gift(bob, gatto);
  const rejecting = { offerId: gift.id, requestId: randomUUID() };
  for (const { status } of await atOnce(() => bobs.reject(rejecting))) expect(status).toBe('rejected');
  const others = [
    () => adas.send({ ...sending, offeredIds: [gatto] }),
    () => adas.send({ ...sending, message: 'and a message' }),
    () => bobs.counter({ ...countering, requestedIds: [gatto] }),
    () => adas.accept({ ...accepting, termsHash: '0'.repeat(64) }),
    () => bobs.reject({ ...rejecting, offerId }),
    () => bobs.reject({ ...rejecting, requestId: countering.requestId }),
  ];
  for (const other of others) await expect(other()).rejects.toMatchObject({ code: 'CONFLICT', reason: 'request_id_reused' });
  // The id is one person's own.
  expect((await as(bob).send({ ...sending, toUserId: ada, offeredIds: [frigo], requestedIds: [bomba] })).id).not.toBe(offerId);
  expect(await world.db.selectFrom('offers').select('id').execute()).toHaveLength(4);
  await expectSound(world);
});

test('a request that was refused is no answer: the same one may succeed later', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, as } = await openMarket(world);
  const { id, termsHash } = await as(ada).gift(bob, frigo);
  const accepting = { offerId: id, termsHash, requestId: randomUUID() };
  await world.member(ada).characters.togglePrivacy({ characterId: frigo });
  await expect(world.member(bob).offers.accept(accepting)).rejects.toMatchObject({ reason: 'stale_offer' });
  await world.member(ada).characters.togglePrivacy({ characterId: frigo });
  expect(await world.member(bob).offers.accept(accepting)).toEqual({ transferred: 1 });
});

test('five offers to one person and thirty in all may wait; old ones, stale ones and answered ones count no more', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1 });
  const { ada, bob, frigo, gatto, as } = await openMarket(world);
  const free = () => world.services.limits.forget('offerByMinute', ada);
  const refused = { code: 'TOO_MANY_REQUESTS', reason: 'too_many_requests' };
  const first = await as(ada).gift(bob, gatto);
  for (let index = 1; index < 5; index += 1) await as(ada).gift(bob, frigo);
  await expect(as(ada).gift(bob, frigo)).rejects.toMatchObject({
    ...refused,
    message: '5 of your offers wait for an answer of this person already. Wait for one of them.',
  });
  // At once as one by one.
  await as(bob).reject(first);
  const atOnce = await Promise.allSettled(Array.from({ length: 4 }, () => as(ada).gift(bob, frigo)));
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  // Stale: the gift of a hidden one cannot be accepted.
  await world.member(ada).characters.togglePrivacy({ characterId: frigo });
  await as(ada).gift(bob, gatto);
  await world.member(ada).characters.togglePrivacy({ characterId: frigo });
  await expect(as(ada).gift(bob, gatto)).rejects.toMatchObject(refused);
  for (let partner = 0; partner < 6; partner += 1) {
    const other = await world.newProfile();
    await free();
    for (let index = 0; index < 4; index += 1) await as(ada).gift(other, gatto);
  }
  await free();
  const another = await world.newProfile();
  await expect(as(ada).gift(another, gatto)).rejects.toMatchObject({
    ...refused,
    message: '30 of your offers wait for an answer already. Wait for one of them.',
  });
  await makeOlder(world, 7);
  await as(ada).gift(another, gatto);
  expect((await as(ada).list()).totalPending).toBe(31);
});

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

test('twenty deeds a minute, and no more', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, as } = await openMarket(world);
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
  const { ada, bob, eve, frigo, bomba, as } = await openMarket(world);
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
  const { ada, bob, frigo, gatto, bomba, pizza, as } = await openMarket(world);
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
  const [me, other] = [await world.newProfile('Trader_One'), await world.newProfile('trader_two')];
  const { items } = await world.member(me).profiles.search({ query: 'TRADER' });
  expect(items.map(({ id }) => id)).toEqual([other]);
});

test('both people hear of it, and of what moved, after it is written; nobody else does', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, bomba, as } = await openMarket(world);
  const heard: string[] = [];
  world.services.bus.publish = (topic, id) => void heard.push(`${topic} ${id}`);
  const pairs = (topic: string, ...ids: string[]) =>
    `member ${topic}:${[ada, bob].flatMap((user) => ids.map((id) => `${user} ${id}`)).join()}`;
  const back = (topic: string, ...ids: string[]) =>
    `member ${topic}:${[bob, ada].flatMap((user) => ids.map((id) => `${user} ${id}`)).join()}`;
  const parent = await as(ada).trade(bob, [frigo], [bomba]);
  const child = await as(bob).counter(parent, [bomba], [frigo]);
  expect(heard.splice(0)).toEqual([pairs('offers', parent.id), back('offers', parent.id, child.id)]);
  await as(ada).accept(child);
  expect(heard.splice(0)).toEqual([back('offers', child.id), back('characters', bomba, frigo), `gallery ${child.id}`]);
  await as(ada)
    .accept(child)
    .catch(() => {});
  expect(heard).toEqual([]);
});

test('the gallery names the new owner at once', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, as } = await openMarket(world);
  const ownerShown = async () => {
    const { origin } = await server;
    const answer = await fetch(`${origin}/trpc/gallery.top?input=${encodeURIComponent('{"json":{}}')}`);
    const { result } = (await answer.json()) as {
      result: { data: { json: { items: { id: string; owner: { id: string } }[] } } };
    };
    return result.data.json.items.find(({ id }) => id === frigo)?.owner.id;
  };
  const server = world.listen();
  const offer = await as(ada).gift(bob, frigo);
  expect(await ownerShown()).toBe(ada);
  await as(bob).accept(offer);
  expect(await ownerShown()).toBe(bob);
});

test('I6 I7 the database itself refuses a second answer, a changed offer, a second child, and one that runs the wrong way', async () => {
  await using world = await createTestWorld();
  const { ada, bob, eve, frigo, bomba, as } = await openMarket(world);
  const closed = await as(ada).trade(bob, [frigo], [bomba]);
  await as(bob).reject(closed);
  const open = await as(ada).trade(bob, [frigo], [bomba]);
  const parent = await as(ada).trade(bob, [frigo], [bomba]);
  await as(bob).counter(parent, [bomba], [frigo]);
  const run = (statement: string) => sql.raw(statement).execute(world.db);
  const refused: [string, string][] = [
    [`update offers set status = 'accepted' where id = '${closed.id}'`, 'answered once'],
    [`update offers set status = 'pending', answered_at = null where id = '${closed.id}'`, 'answered once'],
    [`update offers set message = 'other' where id = '${open.id}'`, 'answered once'],
    [
      `update offers set to_user_id = '${eve}', status = 'rejected', answered_at = now() where id = '${open.id}'`,
      'answered once',
    ],
    [`delete from offers where id = '${open.id}'`, 'not taken away'],
    [`update offer_items set is_requested = true`, 'stays what it was'],
    [`delete from offer_items`, 'stays what it was'],
    [`update offers set status = 'counter_offered', answered_at = now() where id = '${open.id}'`, 'that is not so'],
    [`insert into offers (from_user_id, to_user_id, offer_type) values ('${ada}', '${ada}', 'gift')`, 'check'],
    [`insert into offers (from_user_id, to_user_id, offer_type) values ('${ada}', '${bob}', 'gift')`, 'has not the items'],
    [
      `insert into offers (from_user_id, to_user_id, offer_type, status, answered_at) values ('${ada}', '${bob}', 'gift', 'accepted', now())`,
      'begins as a pending',
    ],
    [
      `insert into offers (from_user_id, to_user_id, offer_type, parent_offer_id) values ('${bob}', '${ada}', 'trade', '${parent.id}')`,
      'unique',
    ],
    [
      `insert into offers (from_user_id, to_user_id, offer_type, parent_offer_id) values ('${bob}', '${ada}', 'gift', '${open.id}')`,
      'check',
    ],
    [`insert into offer_items (offer_id, character_id, is_requested) values ('${open.id}', '${frigo}', true)`, 'unique'],
    [
      `with o as (insert into offers (from_user_id, to_user_id, offer_type, parent_offer_id) values ('${ada}', '${bob}', 'trade', '${open.id}') returning id)
      insert into offer_items (offer_id, character_id, is_requested) select id, '${frigo}'::uuid, false from o union all select id, '${bomba}', true from o`,
      'does not counter|that is not so',
    ],
    [
      `insert into ownership_events (character_id, seq, kind, from_user_id, to_user_id) values ('${frigo}', 2, 'gifted', '${ada}', '${bob}')`,
      'check',
    ],
    [
      `insert into ownership_events (character_id, seq, kind, from_user_id, to_user_id, offer_id, was_open) values ('${frigo}', 2, 'traded', '${ada}', '${bob}', '${open.id}', true)`,
      'does not move',
    ],
    [`update offers set status = 'accepted', answered_at = now() where id = '${open.id}'`, 'has not moved everything'],
    [`delete from offer_requests`, 'append-only'],
  ];
  for (const [statement, why] of refused) await expect(run(statement), statement).rejects.toThrow(new RegExp(why));
  await expectSound(world);
});
