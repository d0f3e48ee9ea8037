/** The promises of the database: kept by all that the product does, and named when somebody breaks them by hand. */
import { randomUUID } from 'node:crypto';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { INVARIANTS } from '@chaos/shared/core/audit/invariants';
import type { Transaction } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveCharacter } from './testing/test-data.ts';
import { blankWish, createTestWorld, type Member, type TestWorld } from './testing/test-world.ts';

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Some people, some characters, and everything that can be done to them. */
async function liveAWhile(world: TestWorld, steps: number) {
  const people = [await world.newMember(), await world.newMember(), await world.newMember()] as const;
  for (const { caller } of people) await caller.characters.generate({ ...blankWish, requestId: randomUUID() });
  await world.visitor().characters.generate({ ...blankWish, requestId: randomUUID() });
  await world.finishTickets();
  const [maker] = people;
  const creatorId = maker.id;
  const sources = [await world.newCharacter({ creatorId }), await world.newCharacter({ creatorId })];
  await maker.caller.fusion.fuse({ characterIds: sources, requestId: randomUUID() });
  await world.finishTickets();
  const ids = (await world.db.selectFrom('meme_characters').select('id').execute()).map(({ id }) => id);
  const actions = [
    ({ caller }: Member) => caller.reactions.toggle({ characterId: anyOf(ids), reactionType: anyOf(['like', 'dislike']) }),
    ({ caller }: Member) => caller.creators.toggleFollow({ targetUserId: anyOf(people).id }),
    ({ caller }: Member) => caller.characters.togglePrivacy({ characterId: anyOf(ids) }),
    (me: Member) => giveCharacter(world.db, anyOf(ids), me.id),
    (me: Member) => tryToTrade(world, me, anyOf(people).id, ids),
    (me: Member) => answerAny(world, me, ids),
  ];
  // Some are refused: a follow of oneself, a hidden one of others. Refusals must change nothing either.
  await Promise.allSettled(Array.from({ length: steps }, () => anyOf(actions)(anyOf(people))));
  return { people, ids };
}

const ownedBy = async ({ db }: TestWorld, owner: string, ids: readonly string[]) =>
  (await db.selectFrom('meme_characters').select('id').where('owner_id', '=', owner).where('id', 'in', ids).execute())
    .map(({ id }) => id)
    .slice(0, 1);

async function tryToTrade(world: TestWorld, me: Member, toUserId: string, ids: readonly string[]) {
  const [offeredIds, requestedIds] = [await ownedBy(world, me.id, ids), await ownedBy(world, toUserId, ids)];
  const offerType = requestedIds.length > 0 ? 'trade' : 'gift';
  await me.caller.offers.send({ toUserId, offerType, offeredIds, requestedIds, requestId: randomUUID() });
}

async function answerAny(world: TestWorld, me: Member, ids: readonly string[]) {
  const { offers } = me.caller;
  const { items } = await offers.list({});
  const { id: offerId, termsHash, from } = anyOf(items.filter(({ needsAnswer }) => needsAnswer));
  const [offeredIds, requestedIds] = [await ownedBy(world, me.id, ids), await ownedBy(world, from.id, ids)];
  const requestId = randomUUID();
  await anyOf([
    () => offers.accept({ offerId, termsHash, requestId }),
    () => offers.reject({ offerId, requestId }),
    () => offers.counter({ offerId, offeredIds, requestedIds, message: 'Rather so.', requestId }),
  ])();
}

/** One offer of each status, for whoever breaks them. */
async function tradeAWhile(world: TestWorld): Promise<void> {
  const [ada, bob] = [await world.newMember(), await world.newMember()];
  const [adas, bobs] = [ada.caller.offers, bob.caller.offers];
  const send = async () => {
    const offeredIds = [await world.newCharacter({ creatorId: ada.id })];
    const requestedIds = [await world.newCharacter({ creatorId: bob.id })];
    const terms = { toUserId: bob.id, offerType: 'trade', offeredIds, requestedIds, requestId: randomUUID() } as const;
    const { id, termsHash } = await adas.send(terms);
    return { offerId: id, termsHash, offeredIds, requestedIds };
  };
  await send();
  const { offerId, termsHash } = await send();
  await bobs.accept({ offerId, termsHash, requestId: randomUUID() });
  await bobs.reject({ offerId: (await send()).offerId, requestId: randomUUID() });
  await adas.withdraw({ offerId: (await send()).offerId, requestId: randomUUID() });
  const undone = await send();
  await bobs.accept({ offerId: undone.offerId, termsHash: undone.termsHash, requestId: randomUUID() });
  await adas.reverse({ offerId: undone.offerId, requestId: randomUUID() });
  const parent = await send();
  const terms = { offeredIds: parent.requestedIds, requestedIds: parent.offeredIds };
  await bobs.counter({ offerId: parent.offerId, ...terms, message: 'Rather so.', requestId: randomUUID() });
}

test('I1 I2 I3 I4 I5 I6 I7 I9 I10 after everything that people do at once no promise is broken', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  await liveAWhile(world, 200);
  expect(await auditDatabase(world.db)).toEqual([]);
});

/** Each breaks one promise behind the back of all belts. */
const BREAKS: [invariant: string, what: string, statement: string][] = [
  [
    'I1',
    'an owner is taken away',
    `insert into ownership_events select character_id, seq + 1, 'claimed', to_user_id, null from ownership_events where to_user_id is not null order by seq desc limit 1`,
  ],
  [
    'I2',
    'a character of a done ticket is gone',
    `update tickets set result = '{"characterId":"00000000-0000-7000-8000-000000000000"}' where id = (select ticket_id from meme_characters where ticket_id is not null limit 1)`,
  ],
  [
    'I3',
    'an event is missing',
    `update ownership_events set seq = seq + 1 where ctid = (select ctid from ownership_events order by seq desc limit 1)`,
  ],
  [
    'I3',
    'an event starts elsewhere',
    `insert into ownership_events select character_id, seq + 1, 'claimed', null, to_user_id from ownership_events where to_user_id is not null order by seq desc limit 1`,
  ],
  [
    'I3',
    'an owner without an event',
    `update meme_characters set current_owner_id = (select id from profiles where id is distinct from owner_id limit 1) where id = (select id from meme_characters limit 1)`,
  ],
  ['I4', 'an accepted offer that moved nothing', `delete from ownership_events where kind = 'traded'`],
  [
    'I4',
    'an accepted offer that moved half',
    `delete from ownership_events where ctid = (select ctid from ownership_events where kind = 'traded' limit 1)`,
  ],
  [
    'I4',
    'a rejected offer that moved something',
    `update offers set status = 'rejected', held_until = null where status = 'accepted' and id in (select offer_id from ownership_events)`,
  ],
  [
    'I4',
    'an offer that moved what is not in it',
    `insert into ownership_events (character_id, seq, kind, from_user_id, to_user_id, offer_id, was_open)
     select c.id, 9, 'traded', o.from_user_id, o.to_user_id, o.id, true from offers o, meme_characters c
     where o.status = 'accepted' and not exists (select from offer_items where character_id = c.id) limit 1`,
  ],
  [
    'I5',
    'an item that went the wrong way',
    `update ownership_events set from_user_id = to_user_id, to_user_id = from_user_id where kind = 'traded'`,
  ],
  [
    'I5',
    'an item that came from somebody else',
    `update ownership_events e set from_user_id = (select id from profiles where id not in (e.from_user_id, e.to_user_id) limit 1)
     where kind = 'traded'`,
  ],
  ['I6', 'an offer answered by nobody', `update offers set status = 'rejected', answered_at = now() where status = 'pending'`],
  [
    'I6',
    'an offer answered twice',
    `insert into offer_requests select user_id, uuidv7(), call, request_digest, offer_id, now() from offer_requests where call = 'reject'`,
  ],
  ['I6', 'an answered offer that waits', `update offers set status = 'pending', answered_at = null where status = 'rejected'`],
  [
    'I6',
    'an answer of the sender',
    `update offer_requests r set user_id = from_user_id from offers where offers.id = r.offer_id and call = 'reject'`,
  ],
  ['I6', 'an answer that means another', `update offer_requests set call = 'accept' where call = 'reject'`],
  ['I7', 'a countered offer without a child', `update offers set parent_offer_id = null`],
  [
    'I7',
    'a child of an offer that is not countered',
    `update offers set parent_offer_id = (select id from offers where status = 'rejected' limit 1) where parent_offer_id is not null`,
  ],
  [
    'I7',
    'a counter-offer that runs the same way',
    `update offers set from_user_id = to_user_id, to_user_id = from_user_id where parent_offer_id is not null`,
  ],
  [
    'I9',
    'a source that went into nothing',
    `update meme_characters set fused_into_id = null where id = (select id from meme_characters where fused_into_id is not null limit 1)`,
  ],
  [
    'I9',
    'a fusion that names another source',
    `update meme_characters set fused_metadata = jsonb_set(fused_metadata, '{sources,0,id}', to_jsonb(id)) where is_fused`,
  ],
  ['I9', 'a fusion that was a creation', `update ownership_events set kind = 'created' where kind = 'fused'`],
  [
    'I9',
    'a source of somebody else',
    `update ownership_events e set from_user_id = p.id, to_user_id = p.id from profiles p where kind = 'retired' and p.id <> e.to_user_id`,
  ],
  ['I9', 'a source that was not retired', `delete from ownership_events where kind = 'retired'`],
  [
    'I9',
    'one that was retired, and never fused',
    `insert into ownership_events select character_id, seq + 1, 'retired', to_user_id, to_user_id from ownership_events where character_id in (select id from meme_characters where is_active and owner_id is not null) order by seq desc limit 1`,
  ],
  [
    'I10',
    'a like too many',
    `update meme_characters set like_count = like_count + 1 where id = (select id from meme_characters limit 1)`,
  ],
  [
    'I10',
    'a lost reaction',
    `insert into character_reactions (person_key, character_id, reaction_type) select 'address:x', id, 'dislike' from meme_characters limit 1`,
  ],
  [
    'I10',
    'an owner too many',
    `update meme_characters set total_owners_count = total_owners_count + 1 where id = (select id from meme_characters limit 1)`,
  ],
  [
    'I10',
    'likes that count',
    `update meme_characters set counted_likes = counted_likes + 1 where id = (select id from meme_characters limit 1)`,
  ],
  ['I10', 'likes of a maker', `update profiles set total_likes = total_likes + 1 where id = (select id from profiles limit 1)`],
  [
    'I10',
    'characters of a person',
    `update profiles set character_count = character_count + 1 where id = (select id from profiles limit 1)`,
  ],
  [
    'I10',
    'a follower too many',
    `update profiles set follower_count = follower_count + 1 where id = (select id from profiles limit 1)`,
  ],
  [
    'I10',
    'a followed one too many',
    `update profiles set following_count = following_count + 1 where id = (select id from profiles limit 1)`,
  ],
  ['I10', 'a waiting offer too many', `update offer_tallies set pending = pending + 1`],
  ['I10', 'a waiting offer that is not kept', `delete from offer_tallies`],
  [
    'I12',
    'a session of somebody suspended',
    `with family as (insert into session_families (user_id) select id from users limit 1 returning user_id)
     insert into suspensions (user_id, reason) select user_id, 'x' from family`,
  ],
  [
    'I12',
    'an answer while one of the two was suspended',
    `insert into suspensions (user_id, reason, created_at, until)
     select from_user_id, 'x', answered_at, answered_at + interval '1 second' from offers where status = 'accepted' limit 1`,
  ],
  [
    'I12',
    'two suspensions at once',
    `insert into suspensions (user_id, reason) select id, 'x' from users cross join generate_series(1, 2) where email = (select min(email) from users)`,
  ],
  [
    'I13',
    'what is deleted moves',
    `update meme_characters set is_active = false, deleted_at = now() - interval '1 day'
     where id = (select character_id from ownership_events where created_at > now() - interval '1 hour' and to_user_id is not null limit 1)`,
  ],
  [
    'I13',
    'files of a deleted one go at once',
    `with deleted as (update meme_characters set is_active = false, deleted_at = clock_timestamp()
       where id = (select id from meme_characters where owner_id is not null and fused_into_id is null limit 1) returning id)
     insert into taken_down_files (character_id, by_operator) select id, false from deleted`,
  ],
  [
    'I14',
    'a finish that was not drawn',
    `update meme_characters set finish = 'golden' where id in (select id from meme_characters where not exists (select from finish_draws where character_id = meme_characters.id) limit 1)`,
  ],
  ['I4', 'a reversal that moved nothing back', `delete from ownership_events where kind = 'reversed'`],
  [
    'I5',
    'a reversal that went the wrong way',
    `update ownership_events set from_user_id = to_user_id, to_user_id = from_user_id where kind = 'reversed'`,
  ],
  ['I6', 'a reversal that nobody asked for', `delete from offer_requests where call = 'reverse'`],
  [
    'I6',
    'a withdrawal by the recipient',
    `update offer_requests r set user_id = to_user_id from offers o where o.id = r.offer_id and call = 'withdraw'`,
  ],
  [
    'I16',
    'what is held moves on',
    `insert into ownership_events (character_id, seq, kind, from_user_id, to_user_id)
     select e.character_id, 3, 'claimed', e.to_user_id, e.from_user_id from ownership_events e join offers o on o.id = e.offer_id
     where o.status = 'accepted' and o.held_until > now() limit 1`,
  ],
  ['I16', 'a hold without its deal', `update meme_characters set held_until = held_until + interval '1 day'`],
  ['I16', 'what is held is deleted', `update meme_characters set deleted_at = now(), is_active = false where held_until > now()`],
  [
    'I16',
    'a lock of an owner before',
    `update meme_characters set locked_at = created_at - interval '1 day' where owner_id is not null`,
  ],
  ['I14', 'a wish that inherits', `update finish_draws set inheritable = 'neon' where inheritable is null`],
  [
    'I15',
    'an offer of somebody who left waits',
    `update profiles set left_at = now(), is_pending = true where id = (select from_user_id from offers where status = 'pending' limit 1)`,
  ],
  [
    'I15',
    'who is about to leave has traded',
    `insert into departures (user_id, characters, asked_at, leaves_at)
     select from_user_id, 'leave', now() - interval '1 hour', now() + interval '13 days' from offers where status = 'accepted' limit 1`,
  ],
  ['I10', 'an hour of the gallery', `update gallery_hours set characters = characters + 1`],
  ['I10', 'the whole gallery', `update gallery_total set characters = characters + 1`],
];

/** The invariants that are broken, as this transaction sees it. */
async function findBroken(trx: Transaction): Promise<string[]> {
  const broken: string[] = [];
  for (const { invariant, findBreaks } of INVARIANTS) {
    const { rows } = await sql.raw(findBreaks).execute(trx);
    if (rows.length > 0) broken.push(invariant);
  }
  return broken;
}

describe('of one world, where each break is taken back', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld({ rateLimitScale: 100 });
    await liveAWhile(world, 60);
    await tradeAWhile(world);
  });
  afterAll(() => world[Symbol.asyncDispose]());

  test.each(BREAKS)('the audit names a broken %s: %s', async (invariant, _what, statement) => {
    expect(await auditDatabase(world.db)).toEqual([]);
    const breaking = await world.db.startTransaction().execute();
    await sql`set local session_replication_role = replica`.execute(breaking);
    await sql.raw(statement).execute(breaking);
    const broken = await findBroken(breaking);
    await breaking.rollback().execute();
    expect(broken).toContain(invariant);
  });
});

test('the audit names each break with its row, and what is wrong with it', async () => {
  await using world = await createTestWorld();
  const id = await world.newCharacter();
  await sql`update meme_characters set like_count = like_count + 1`.execute(world.db);
  expect(await auditDatabase(world.db)).toMatchObject([
    { invariant: 'I10', id, rule: expect.any(String), detail: expect.any(String) },
  ]);
});

test('I3 the database itself refuses an owner without an event, a gap, and an event that starts elsewhere', async () => {
  await using world = await createTestWorld();
  const [me, other] = [await world.newMember(), await world.newMember()];
  const id = await world.newCharacter({ creatorId: me.id });
  const take = world.db.updateTable('meme_characters').set({ current_owner_id: other.id }).where('id', '=', id);
  await expect(take.execute()).rejects.toThrow('changed without an event');
  const write = (seq: number, from: string) =>
    world.db
      .insertInto('ownership_events')
      .values({ character_id: id, seq, kind: 'claimed', from_user_id: from, to_user_id: other.id })
      .execute();
  await expect(write(3, me.id)).rejects.toThrow('does not follow');
  await expect(write(2, other.id)).rejects.toThrow('does not belong to whom');
  expect(await auditDatabase(world.db)).toEqual([]);
});
