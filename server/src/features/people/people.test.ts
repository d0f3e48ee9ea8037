import { randomUUID } from 'node:crypto';
import { HIDDEN_PEOPLE_MAX, MUTED_WORDS_MAX } from '@chaos/shared/contract/people';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { lockPair } from '@chaos/shared/core/people/blocks';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { outcomeOf } from '../../testing/procedures.ts';
import { drawBattle } from '../../testing/test-data.ts';
import { createTestWorld, type Member, type TestWorld } from '../../testing/test-world.ts';
import { untilSomeWait } from '../../testing/until-some-wait.ts';

const NOT_FOUND = { code: 'NOT_FOUND', reason: 'not_found' };

async function newPair(world: TestWorld): Promise<[Member, Member]> {
  return [await world.newMember({ username: 'ada' }), await world.newMember({ username: 'bob' })];
}

const gift = (to: Member, id: string) =>
  ({ toUserId: to.id, offerType: 'gift', offeredIds: [id], requestId: randomUUID() }) as const;

/** Two statuses of two offers, and who follows whom: what a block ends. */
async function readTies({ db }: TestWorld): Promise<{ pending: number; follows: number; blocks: number }> {
  const { rows } = await sql<{ pending: number; follows: number; blocks: number }>`
    select (select count(*) from offers where status = 'pending') as pending, (select count(*) from user_follows) as follows,
      (select count(*) from blocks) as blocks`.execute(db);
  return rows[0] ?? { pending: -1, follows: -1, blocks: -1 };
}

test('R428 a block ends what waits between the two and following, both ways, and nothing of it comes back', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = await newPair(world);
  const [hers, his] = [await world.newCharacter({ creatorId: ada.id }), await world.newCharacter({ creatorId: bob.id })];
  await ada.caller.offers.send(gift(bob, hers));
  await bob.caller.offers.send(gift(ada, his));
  await ada.caller.creators.toggleFollow({ targetUserId: bob.id });
  await bob.caller.creators.toggleFollow({ targetUserId: ada.id });
  expect(await bob.caller.people.block({ userId: ada.id })).toEqual({ isBlocked: true });
  expect(await readTies(world)).toEqual({ pending: 0, follows: 0, blocks: 1 });
  expect((await ada.caller.notifications.list()).pendingOffers).toBe(0);
  expect(await bob.caller.people.unblock({ userId: ada.id })).toEqual({ isBlocked: false });
  expect(await readTies(world)).toEqual({ pending: 0, follows: 0, blocks: 0 });
  expect((await ada.caller.profiles.byId({ id: bob.id })).isFollowing).toBe(false);
  expect((await ada.caller.offers.list({})).items.map(({ status }) => status)).toEqual(['withdrawn', 'rejected']);
  expect(await auditDatabase(world.db)).toEqual([]);
  await ada.caller.offers.send(gift(bob, hers));
});

test('R428 where both have blocked, one alone changes nothing', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = await newPair(world);
  await ada.caller.people.block({ userId: bob.id });
  await bob.caller.people.block({ userId: ada.id });
  await ada.caller.people.unblock({ userId: bob.id });
  await expect(ada.caller.profiles.byId({ id: bob.id })).rejects.toMatchObject(NOT_FOUND);
  await bob.caller.people.unblock({ userId: ada.id });
  expect((await ada.caller.profiles.byId({ id: bob.id })).username).toBe('bob');
});

test('R431 the same again changes nothing, nobody hides themselves, and nobody who is not there', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = await newPair(world);
  const { people } = ada.caller;
  for (const _ of [1, 2]) {
    expect(await people.block({ userId: bob.id })).toEqual({ isBlocked: true });
    expect(await people.mute({ userId: bob.id })).toEqual({ isMuted: true });
    expect(await people.muteWord({ word: ' Gloggit ' })).toEqual({ words: ['gloggit'] });
  }
  for (const kind of ['blocked', 'muted'] as const)
    expect(await people.list({ kind })).toMatchObject({ items: [{ username: 'bob' }], totalCount: 1, nextCursor: null });
  for (const _ of [1, 2]) {
    expect(await people.unblock({ userId: bob.id })).toEqual({ isBlocked: false });
    expect(await people.unmute({ userId: bob.id })).toEqual({ isMuted: false });
    expect(await people.unmuteWord({ word: 'gloggit' })).toEqual({ words: [] });
  }
  const oneself = { userId: ada.id };
  for (const call of [people.block, people.mute])
    await expect(call(oneself)).rejects.toMatchObject({ reason: 'invalid_input', message: expect.stringContaining('yourself') });
  for (const call of [people.block, people.mute]) await expect(call({ userId: randomUUID() })).rejects.toMatchObject(NOT_FOUND);
  await expect(people.muteWord({ word: '*' })).rejects.toMatchObject({ reason: 'invalid_input' });
});

test('R431 there are a thousand people and two hundred words at most', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = await newPair(world);
  await world.db.transaction().execute(async (trx) => {
    // Triggers would write the one row a thousand times.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into users (email, password_hash)
      select n || '@many.test', 'none' from generate_series(1, ${HIDDEN_PEOPLE_MAX}) n`.execute(trx);
    await sql`insert into profiles (id, username, display_name)
      select id, 'many_' || split_part(email, '@', 1), 'Many' from users where email like '%@many.test'`.execute(trx);
    for (const columns of ['blocks (blocker_id, blocked_id)', 'mutes (muter_id, muted_id)'])
      await sql`insert into ${sql.raw(columns)} select ${ada.id}, id from profiles where display_name = 'Many'`.execute(trx);
  });
  const words = Array.from({ length: MUTED_WORDS_MAX }, (_, at) => `word${at}`);
  await world.db.updateTable('profiles').set({ muted_words: words }).where('id', '=', ada.id).execute();
  const { people } = ada.caller;
  for (const call of [
    () => people.block({ userId: bob.id }),
    () => people.mute({ userId: bob.id }),
    () => people.muteWord({ word: 'x' }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'CONFLICT', reason: 'quota_used_up' });
  // What stands there already is no other one.
  expect((await people.muteWord({ word: 'word0' })).words).toHaveLength(MUTED_WORDS_MAX);
  const first = await people.list({ kind: 'blocked', limit: 100 });
  expect(first).toMatchObject({ totalCount: HIDDEN_PEOPLE_MAX });
  const second = await people.list({ kind: 'blocked', limit: 100, cursor: first.nextCursor });
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(200);
});

test('R432 a muted member is in no list, comment or notice, is there by the address, and goes on as before', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = await newPair(world);
  const [hers, his] = [
    await world.newCharacter({ creatorId: ada.id }),
    await world.newCharacter({ creatorId: bob.id, score: 9 }),
  ];
  await ada.caller.creators.toggleFollow({ targetUserId: bob.id });
  await bob.caller.comments.add({ characterId: hers, content: 'before' });
  expect((await ada.caller.notifications.list()).items).toHaveLength(1);
  await ada.caller.people.mute({ userId: bob.id });
  await bob.caller.comments.add({ characterId: hers, content: 'after' });
  await bob.caller.creators.toggleFollow({ targetUserId: ada.id });
  await bob.caller.offers.send(gift(ada, his));
  // Sent and withdrawn, or given and taken back, is no way around it.
  const withdrawn = await bob.caller.offers.send(gift(ada, his));
  await bob.caller.offers.withdraw({ offerId: withdrawn.id, requestId: randomUUID() });
  const { id: offerId, termsHash } = await bob.caller.offers.send(gift(ada, await world.newCharacter({ creatorId: bob.id })));
  await ada.caller.offers.accept({ offerId, termsHash, requestId: randomUUID() });
  await bob.caller.offers.reverse({ offerId, requestId: randomUUID() });
  const { caller } = ada;
  expect((await caller.notifications.list()).items).toEqual([]);
  for (const { items } of [
    await caller.gallery.top({}),
    await caller.gallery.search({ tab: 'top' }),
    await caller.gallery.search({ tab: 'random' }),
    await caller.gallery.search({ tab: 'following' }),
    await caller.gallery.search({ tab: 'new', text: 'testino' }),
    await caller.characters.list({ filterType: 'opponents' }),
    await caller.characters.list({ filterType: 'opponents', randomize: true }),
    await caller.characters.following({}),
  ])
    expect(items.map(({ id }) => id)).not.toContain(his);
  expect(await caller.comments.list({ characterId: hers })).toMatchObject({ items: [], totalCount: 0 });
  for (const { items } of [await caller.creators.all({}), await caller.profiles.search({ query: 'bob' })])
    expect(items.map(({ id }) => id)).not.toContain(bob.id);
  // What was looked up by its address, and what waits for an answer.
  expect(await caller.profiles.byId({ id: bob.id })).toMatchObject({ isMuted: true });
  expect((await caller.characters.byId({ id: his })).id).toBe(his);
  expect((await caller.characters.list({ filterType: 'user', targetUserId: bob.id })).items).toHaveLength(2);
  expect((await caller.offers.list({})).items).toHaveLength(3);
  // The other one notices nothing.
  expect((await bob.caller.comments.list({ characterId: hers })).items).toHaveLength(2);
  expect(await bob.caller.profiles.byId({ id: ada.id })).toMatchObject({ isMuted: false, isFollowing: true });
  await caller.people.unmute({ userId: bob.id });
  expect((await caller.gallery.top({})).items.map(({ id }) => id)).toContain(his);
});

test('R433 what has a muted word in it is in no list, however it is written; one’s own is', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = await newPair(world);
  const own = await world.newCharacter({ creatorId: ada.id, name: 'Crocodilo Mio' });
  const names = ['Crocodilo Bombo', 'CR0C0DÍLO Secondo', 'c r o c o d i l o', 'Crocodilone'];
  for (const name of names) await world.newCharacter({ creatorId: bob.id, name });
  for (const content of ['A crocodilo!', 'a frog']) await bob.caller.comments.add({ characterId: own, content });
  await ada.caller.people.muteWord({ word: 'crocodilo' });
  const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name).toSorted();
  expect(namesOf((await ada.caller.gallery.top({})).items)).toEqual(['Crocodilo Mio', 'Crocodilone']);
  for (const tab of ['new', 'unseen', 'unseen'] as const)
    expect((await ada.caller.gallery.search({ tab })).items.filter(({ name }) => names.slice(0, 3).includes(name))).toEqual([]);
  expect(namesOf((await ada.caller.characters.list({ filterType: 'opponents' })).items)).toEqual(['Crocodilone']);
  expect(namesOf((await ada.caller.characters.list({ filterType: 'user', targetUserId: bob.id })).items)).toEqual([
    'Crocodilone',
  ]);
  expect(namesOf((await ada.caller.characters.tradable({ userId: bob.id })).items)).toEqual(['Crocodilone']);
  expect(namesOf((await ada.caller.characters.list({ filterType: 'mine' })).items)).toEqual(['Crocodilo Mio']);
  expect((await ada.caller.comments.list({ characterId: own })).items.map(({ content }) => content)).toEqual(['a frog']);
  const seen = (await ada.caller.notifications.list()).items.length;
  await world.passTime(7_200);
  await bob.caller.comments.add({ characterId: own, content: 'crocodilo again' });
  expect((await ada.caller.notifications.list()).items).toHaveLength(seen);
  expect((await bob.caller.gallery.top({})).items).toHaveLength(5);
});

test('R434 pages stay full, meet everything that is left once, and rank it without gaps', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = await newPair(world);
  const left: string[] = [];
  for (let score = 0; score < 30; score += 1) {
    const isBobs = score % 3 === 0;
    const id = await world.newCharacter({
      score,
      ...(isBobs && { creatorId: bob.id }),
      name: score % 5 === 0 ? 'Rana' : 'Testino',
    });
    if (!isBobs) left.unshift(id);
  }
  await ada.caller.people.block({ userId: bob.id });
  const seen: { id: string; rank: number }[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof ada.caller.gallery.top>> = await ada.caller.gallery.top({ limit: 6, cursor });
    if (page.nextCursor) expect(page.items).toHaveLength(6);
    seen.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen.map(({ id }) => id)).toEqual(left);
  expect(seen.map(({ rank }) => rank)).toEqual(left.map((_, at) => at + 1));
  await ada.caller.people.muteWord({ word: 'rana' });
  const { items, nextCursor } = await ada.caller.gallery.top({ limit: 6 });
  expect(items).toHaveLength(6);
  const rest = await ada.caller.gallery.top({ limit: 100, cursor: nextCursor });
  expect([...items, ...rest.items].map(({ name }) => name)).toEqual(Array.from({ length: 16 }, () => 'Testino'));
});

test('R762 what is done to find muted words is shared by all of a page', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = await newPair(world);
  const characterId = await world.newCharacter({ creatorId: bob.id });
  const words = ['*lilith*', ...Array.from({ length: 50 }, (_, nth) => `*${'li'.repeat(20)}${nth}z*`)];
  await world.db.updateTable('profiles').set({ muted_words: words }).where('id', '=', ada.id).execute();
  const signs = 'l*i*1*!'.repeat(140);
  const made = Array.from({ length: 7 }, (_, nth) => `${signs} ${nth}`);
  for (const content of ['l i l i t h was here', ...made, 'also l i l i t h', 'and lilith'])
    await bob.caller.comments.add({ characterId, content });
  const { items } = await ada.caller.comments.list({ characterId });
  expect(items.map(({ content }) => content).filter((content) => !content.startsWith(signs))).toEqual(['also l i l i t h']);
});

test('R434 who mutes what stands everywhere gets short pages, and an end', async () => {
  await using world = await createTestWorld();
  const ada = await world.newMember();
  for (let score = 0; score < 40; score += 1) await world.newCharacter({ score });
  await ada.caller.people.muteWord({ word: 'testino' });
  let [pages, cursor]: [number, string | null] = [0, null];
  do {
    const page: Awaited<ReturnType<typeof ada.caller.gallery.top>> = await ada.caller.gallery.top({ limit: 2, cursor });
    expect(page.items).toEqual([]);
    [pages, cursor] = [pages + 1, page.nextCursor];
  } while (cursor);
  expect(pages).toBe(2);
});

test('R435 a block and an answer at once: both ends are whole', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  const outcomes = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const [ada, bob] = [await world.newMember(), await world.newMember()];
    const id = await world.newCharacter({ creatorId: ada.id });
    const { id: offerId, termsHash } = await ada.caller.offers.send(gift(bob, id));
    const accept = () => bob.caller.offers.accept({ offerId, termsHash, requestId: randomUUID() });
    const block = () => (round % 2 === 0 ? ada : bob).caller.people.block({ userId: round % 2 === 0 ? bob.id : ada.id });
    const calls = round % 4 < 2 ? [accept, block] : [block, accept];
    const results = await Promise.all(calls.map((call) => outcomeOf(call)));
    const accepted = results[calls.indexOf(accept)]?.outcome ?? '';
    const { status } = await world.db.selectFrom('offers').select('status').where('id', '=', offerId).executeTakeFirstOrThrow();
    const { owner_id } = await world.db
      .selectFrom('meme_characters')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    outcomes.add(accepted);
    expect({ accepted, status, isBobs: owner_id === bob.id }).toEqual(
      accepted === 'ok'
        ? { accepted, status: 'accepted', isBobs: true }
        : { accepted: 'not_found', status: round % 2 === 0 ? 'withdrawn' : 'rejected', isBobs: false },
    );
    expect(results[calls.indexOf(block)]?.outcome).toBe('ok');
  }
  expect([...outcomes].every((one) => ['ok', 'not_found'].includes(one))).toBe(true);
});

test('R435 a block while the two fight: the battle was before it, or is refused', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  for (let round = 0; round < 8; round += 1) {
    const [ada, bob] = [await world.newMember(), await world.newMember()];
    const pair = {
      char1Id: await world.newCharacter({ creatorId: ada.id }),
      char2Id: await world.newCharacter({ creatorId: bob.id }),
    };
    const request = await drawBattle(world.db, 'wins', pair);
    const fight = () => ada.caller.battles.execute(request);
    const block = () => bob.caller.people.block({ userId: ada.id });
    const calls = round % 2 === 0 ? [fight, block] : [block, fight];
    const results = await Promise.all(calls.map((call) => outcomeOf(call)));
    const fought = results[calls.indexOf(fight)]?.outcome ?? '';
    expect(results[calls.indexOf(block)]?.outcome).toBe('ok');
    expect(['ok', 'not_found']).toContain(fought);
    const battle = await world.db
      .selectFrom('battles')
      .select('id')
      .where('request_id', '=', request.requestId)
      .executeTakeFirst();
    expect(battle !== undefined).toBe(fought === 'ok');
  }
});

test('R435 a block and following or commenting at once leave neither a follow nor a comment that came later', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  for (let round = 0; round < 8; round += 1) {
    const [ada, bob] = [await world.newMember(), await world.newMember()];
    const characterId = await world.newCharacter({ creatorId: ada.id });
    const calls = [
      () => bob.caller.creators.toggleFollow({ targetUserId: ada.id }),
      () => ada.caller.people.block({ userId: bob.id }),
      () => bob.caller.comments.add({ characterId, content: 'hello' }),
    ];
    const results = await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => outcomeOf(call)));
    for (const { outcome } of results) expect(['ok', 'not_found']).toContain(outcome);
    const follow = await world.db.selectFrom('user_follows').selectAll().where('follower_id', '=', bob.id).executeTakeFirst();
    expect(follow).toBeUndefined();
    await expect(bob.caller.comments.add({ characterId, content: 'later' })).rejects.toMatchObject(NOT_FOUND);
  }
});

test('R661 the muted are listed without whoever has blocked this member by now, and the same again after that', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = await newPair(world);
  await ada.caller.people.mute({ userId: bob.id });
  await bob.caller.people.block({ userId: ada.id });
  expect(await ada.caller.people.list({ kind: 'muted' })).toEqual({ items: [], nextCursor: null, totalCount: 0 });
  await bob.caller.people.unblock({ userId: ada.id });
  expect(await ada.caller.people.list({ kind: 'muted' })).toMatchObject({ items: [{ username: 'bob' }], totalCount: 1 });
});

test('R662 what is found or said while a block is being written is refused with it', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = await newPair(world);
  const characterId = await world.newCharacter({ creatorId: ada.id });
  await world.db.updateTable('meme_characters').set({ secret_message: 'hush' }).where('id', '=', characterId).execute();
  const calls = [
    () => bob.caller.characters.findSecret({ id: characterId, guess: 'hush' }),
    () => bob.caller.comments.add({ characterId, content: 'hello' }),
  ];
  const outcomes = await world.db.transaction().execute(async (trx) => {
    await lockPair(trx, ada.id, bob.id);
    await trx.insertInto('blocks').values({ blocker_id: ada.id, blocked_id: bob.id }).execute();
    const begun = calls.map((call) => outcomeOf(call));
    await Promise.race([untilSomeWait(world, calls.length), Promise.all(begun)]);
    return begun;
  });
  for (const { outcome } of await Promise.all(outcomes)) expect(outcome).toBe('not_found');
  expect(await world.db.selectFrom('secret_findings').selectAll().execute()).toEqual([]);
  expect(await world.db.selectFrom('notices').selectAll().execute()).toEqual([]);
});

test('R428 over HTTP the page that is kept for all is not given to who has blocked somebody', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const signUp = async (username: string) => {
    const account = { username, email: `${username}@chaos.test`, password: 'a long banana' };
    const { session } = await world.visitor().auth.signUp(account);
    if (!session) throw new Error('no session');
    return { id: session.user.id, token: session.accessToken, caller: await world.withToken(session.accessToken) };
  };
  const [ada, bob] = [await signUp('ada'), await signUp('bob')];
  const hers = await world.newCharacter({ creatorId: ada.id });
  const ask = async ({ token }: { token: string }) =>
    (
      await fetch(`${origin}/trpc/gallery.top?input=${encodeURIComponent('{"json":{"limit":8}}')}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).text();
  expect(await ask(bob)).toContain(hers);
  await ada.caller.people.block({ userId: bob.id });
  expect(await ask(bob)).not.toContain(hers);
  expect(await ask(ada)).toContain(hers);
});
