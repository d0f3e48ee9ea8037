import { randomUUID } from 'node:crypto';
import type { OfferStatus } from '@chaos/shared/contract/offers';
import { expect, test } from 'vitest';
import { expectSound, newTraders, ownersOf } from '../../testing/market/traders.ts';
import { giveCharacter } from '../../testing/test-data.ts';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

test('R207 I4 I5 an accepted trade moves everything, both ways, with its events, and counts each owner once', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, bomba, as } = await newTraders(world);
  const offer = await as(ada).trade(bob, [frigo, gatto], [bomba]);
  expect(await as(bob).accept(offer)).toEqual({ transferred: 3 });
  expect(await ownersOf(world, frigo, gatto, bomba)).toEqual([bob, bob, ada]);
  const { items } = await world.visitor().characters.history({ id: frigo });
  expect(items.map(({ kind, from, to }) => [kind, from?.id, to?.id])).toEqual([
    ['traded', ada, bob],
    ['created', undefined, ada],
  ]);
  expect(await world.visitor().characters.byId({ id: bomba })).toMatchObject({ totalOwnersCount: 2, owner: { id: ada } });
  expect((await as(ada).list()).items).toMatchObject([{ status: 'accepted', answeredAt: expect.any(Date), needsAnswer: false }]);
  expect((await as(ada).list()).items[0]?.offered.map(({ staleness }) => staleness)).toEqual([null, null]);
  await expectSound(world);
});

test('R207 an accepted gift moves to the recipient, and nothing back', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, bomba, as } = await newTraders(world);
  expect(await as(bob).accept(await as(ada).gift(bob, gatto))).toEqual({ transferred: 1 });
  expect(await ownersOf(world, frigo, gatto, bomba)).toEqual([ada, bob, bob]);
  const { items } = await world.visitor().characters.history({ id: gatto });
  expect(items[0]).toMatchObject({ kind: 'gifted', from: { id: ada }, to: { id: bob } });
  await expectSound(world);
});

test('R208 a rejected offer moves nothing', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, bomba, as } = await newTraders(world);
  const offer = await as(ada).trade(bob, [frigo], [bomba]);
  expect(await as(bob).reject(offer)).toMatchObject({ id: offer.id, status: 'rejected', needsAnswer: false });
  expect(await ownersOf(world, frigo, bomba)).toEqual([ada, bob]);
  expect((await as(ada).list()).totalPending).toBe(0);
  await expectSound(world);
});

test('R217 I7 a counter-offer runs the other way, names its parent, and closes it', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, bomba, as } = await newTraders(world);
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
    countered: { offered: [{ characterId: bomba }], requested: [{ characterId: frigo }] },
  });
  expect((await as(ada).list()).items).toMatchObject([
    { id: child.id, needsAnswer: true },
    { id: parent.id, status: 'counter_offered', counteredById: child.id, countered: null },
  ]);
  expect((await as(ada).list()).totalPending).toBe(1);
  expect(await as(ada).accept(child)).toEqual({ transferred: 3 });
  expect(await ownersOf(world, frigo, gatto, bomba)).toEqual([bob, bob, ada]);
  await expectSound(world);
});

test('R215 a counter-offer that changes nothing is refused, and the trade stays as it was; words are a change', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, bomba, as } = await newTraders(world);
  const parent = await as(ada).trade(bob, [frigo, gatto], [bomba]);
  const bobs = (terms: { offeredIds: string[]; requestedIds: string[]; offerId: string; message?: string }) =>
    world.member(bob).offers.counter({ ...terms, requestId: randomUUID() });
  const same = { offerId: parent.id, offeredIds: [bomba], requestedIds: [gatto, frigo] };
  await expect(bobs(same)).rejects.toMatchObject({ code: 'BAD_REQUEST', reason: 'invalid_input' });
  expect((await as(ada).list()).items).toMatchObject([{ id: parent.id, status: 'pending' }]);
  await bobs({ ...same, message: 'Think it over' });
  expect((await as(ada).list()).items).toMatchObject([{ needsAnswer: true }, { status: 'counter_offered' }]);
  await expectSound(world);
});

const STATUSES: OfferStatus[] = ['pending', 'accepted', 'rejected', 'counter_offered'];

/** Brings a trade, or a gift where a trade is not asked for, into a status by the calls that people have. */
async function offerInStatus(world: TestWorld, offerType: 'gift' | 'trade', status: OfferStatus) {
  const market = await newTraders(world);
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
          counter: () =>
            offers.counter({
              offerId,
              offeredIds: [bomba],
              requestedIds: [frigo],
              message: 'Rather so.',
              requestId: randomUUID(),
            }),
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
  const { ada, bob, eve, frigo, gatto, bomba, pizza, as } = await newTraders(world);
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
  const { ada, bob, eve, frigo, bomba, as } = await newTraders(world);
  const [toBob, toEve] = [await as(ada).trade(bob, [frigo], [bomba]), await as(ada).gift(eve, frigo)];
  await as(eve).accept(toEve);
  await expect(as(bob).accept(toBob)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'stale_offer' });
  expect(await ownersOf(world, frigo, bomba)).toEqual([eve, bob]);
  await expectSound(world);
});

test('whoever accepts accepts what was shown: other terms are refused', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, as } = await newTraders(world);
  const [small, large] = [await as(ada).gift(bob, frigo), await as(ada).gift(bob, frigo, gatto)];
  const wrong = as(bob).accept({ ...large, termsHash: small.termsHash });
  await expect(wrong).rejects.toMatchObject({
    code: 'CONFLICT',
    reason: 'stale_offer',
    message: expect.stringContaining('shown'),
  });
  // Behind the back of all belts, something is put into the offer.
  const { bomba } = await newTraders(world);
  await world.db.insertInto('offer_items').values({ offer_id: small.id, character_id: bomba, is_requested: false }).execute();
  await expect(as(bob).accept(small)).rejects.toMatchObject({ reason: 'stale_offer', message: expect.stringContaining('shown') });
  expect(await ownersOf(world, frigo, gatto)).toEqual([ada, ada]);
});

test('the same requestId gives the same answer, however often and however much at once; with another input it is refused', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  const { ada, bob, frigo, gatto, bomba, as } = await newTraders(world);
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
  const countering = { offerId, offeredIds: [bomba], requestedIds: [frigo], message: 'Rather so.', requestId: randomUUID() };
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
  await world.passTime(8 * 86_400);
  // The id is one person's own.
  expect((await as(bob).send({ ...sending, toUserId: ada, offeredIds: [frigo], requestedIds: [bomba] })).id).not.toBe(offerId);
  expect(await world.db.selectFrom('offers').select('id').execute()).toHaveLength(4);
  await expectSound(world);
});

test('a request that was refused is no answer: the same one may succeed later', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, as } = await newTraders(world);
  const { id, termsHash } = await as(ada).gift(bob, frigo);
  const accepting = { offerId: id, termsHash, requestId: randomUUID() };
  await world.member(ada).characters.togglePrivacy({ characterId: frigo });
  await expect(world.member(bob).offers.accept(accepting)).rejects.toMatchObject({ reason: 'stale_offer' });
  await world.member(ada).characters.togglePrivacy({ characterId: frigo });
  expect(await world.member(bob).offers.accept(accepting)).toEqual({ transferred: 1 });
});

test('both people hear of it, and of what moved, after it is written; nobody else does', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, bomba, as } = await newTraders(world);
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
  expect(heard.splice(0)).toEqual([`gallery ${bomba},${frigo}`, back('offers', child.id), back('characters', bomba, frigo)]);
  await as(ada)
    .accept(child)
    .catch(() => {});
  expect(heard).toEqual([]);
});

test('the gallery names the new owner at once', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, as } = await newTraders(world);
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
