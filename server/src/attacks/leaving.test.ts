/** Who has left is nowhere to be found, and what others share with them stays true. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FateOfCharacters } from '@chaos/shared/contract/leaving';
import { endDepartures } from '@chaos/shared/core/account/erase-account';
import { beginDeparture, takeDepartureBack } from '@chaos/shared/core/account/leaving';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { throwOldRowsAway } from '@chaos/shared/core/maintenance/expired-rows';
import { sweepOrphanedFiles } from '@chaos/shared/core/pictures/orphaned-files';
import { lockAlone, readRests } from '@chaos/shared/core/profiles/suspensions';
import { ADVISORY_LOCKS } from '@chaos/shared/platform/advisory-locks';
import { openDatabase } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { setOperator } from '../auth/operators.ts';
import { newTraders } from '../testing/market/traders.ts';
import { PUBLIC_ORIGIN } from '../testing/passkey-owner.ts';
import { makePasskey } from '../testing/software-authenticator.ts';
import { blankWish, createTestWorld, type TestWorld } from '../testing/test-world.ts';

const DAY = 86_400;
const ENTRANCE = { email: 'Gone.Girl@leaving.example', password: 'a secret banana' };
const ELSEWHERE = 'gone.boy@elsewhere.example';
const CREDENTIALS = { ...ENTRANCE, username: 'gone_girl_77' };

const ask = ({ db }: TestWorld, userId: string, characters: FateOfCharacters = 'leave') =>
  db.transaction().execute(async (trx) => {
    await lockAlone(trx, userId);
    return beginDeparture(trx, userId, characters);
  });

const end = ({ services: { db, bus, appSecret } }: TestWorld) => endDepartures({ db, bus, appSecret });

/** Not the gallery's hours: a test's clock turns them back, and leaves the ids of what is in them. */
const expectSound = async ({ db }: TestWorld) =>
  expect((await auditDatabase(db)).filter(({ rule }) => !rule.includes('of each hour'))).toEqual([]);

/** For a lock, in this database. */
async function isAnybodyWaiting({ db }: TestWorld): Promise<boolean> {
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  return (await waiting.execute(db)).rows.length > 0;
}

/** Every row of every table that holds one of the words. */
async function findInRows({ db }: TestWorld, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
    for (const { row } of rows)
      if (words.some((word) => row.toLowerCase().includes(word.toLowerCase()))) found.push(`${name}: ${row}`);
  }
  return found;
}

/** Every file and folder that is called by one of the words, or holds it. */
async function findInFiles(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const text = entry.isFile() ? await readFile(file, 'latin1') : '';
      return words.some((word) => `${file} ${text}`.toLowerCase().includes(word.toLowerCase())) ? [file] : [];
    }),
  );
  return found.flat();
}

/** Somebody who has done everything that can be done here, with everybody. */
async function liveFully(world: TestWorld) {
  const traders = await newTraders(world);
  const { ada, bob, eve, frigo, bomba, pizza, as } = traders;
  const { caller: boss } = await world.newMember({ role: 'operator' });
  const { session } = await world.visitor().auth.signUp(CREDENTIALS);
  if (!session) throw new Error('no session');
  const me = await world.withToken(session.accessToken);
  const { id } = session.user;
  const own = await world.newCharacter({ creatorId: id, name: 'Lasciato Indietro' });
  const fighter = await world.newCharacter({ creatorId: id, name: 'Pugile Stanco' });
  const hidden = await world.newCharacter({ creatorId: id, name: 'Mai Visto', isPublic: false });
  const given = await world.newCharacter({ creatorId: id, name: 'Regalino', ownerId: bob });
  await me.account.prove({ password: ENTRANCE.password });
  const passkey = makePasskey(PUBLIC_ORIGIN, await me.account.passkeys.beginAdding());
  const { id: passkeyId } = await me.account.passkeys.finishAdding({ credential: passkey.created });
  await me.account.passkeys.rename({ id: passkeyId, name: 'gone_girl_77 on her phone' });
  await me.account.passkeys.beginProving();
  await me.characters.generate({ ...blankWish, mainTheme: 'gone_girl_77 in a hat', requestId: randomUUID() });
  await world.finishTickets();
  const sources = [await world.newCharacter({ creatorId: id }), await world.newCharacter({ creatorId: id })];
  await me.fusion.fuse({ characterIds: sources, requestId: randomUUID() });
  await world.finishTickets();
  await me.characters.generate({ ...blankWish, mainTheme: 'one that is never made', requestId: randomUUID() });
  const [kept, thrownAway] = [await world.newCharacter({ creatorId: id }), await world.newCharacter({ creatorId: id })];
  await me.characters.lock({ characterIds: [kept] });
  await me.characters.remove({ characterId: thrownAway });
  await me.account.codes.begin();
  await me.people.block({ userId: eve });
  await me.people.mute({ userId: ada });
  await me.people.muteWord({ word: 'gone_girl_77' });
  await me.comments.add({ characterId: bomba, content: 'gone_girl_77 was here' });
  const { comment: spam } = { comment: await me.comments.add({ characterId: frigo, content: 'buy at gone_girl_77' }) };
  await boss.ops.takeDown({ targetKind: 'comment', targetId: spam.id, note: 'gone_girl_77 again' });
  await me.reactions.toggle({ characterId: frigo, reactionType: 'like' });
  await world.member(bob).reactions.toggle({ characterId: own, reactionType: 'like' });
  await me.creators.toggleFollow({ targetUserId: ada });
  await world.member(bob).creators.toggleFollow({ targetUserId: id });
  await me.reports.file({ targetKind: 'character', targetId: pizza, reason: 'other' });
  const { id: collection } = await me.collections.create({ name: 'gone_girl_77 likes', isPublic: true, requestId: randomUUID() });
  for (const one of [collection, id]) await me.collections.add({ id: one, characterId: frigo });
  await me.collections.update({ id, isPublic: true });
  for (const one of [collection, id]) await world.member(bob).collections.follow({ id: one });
  await world.member(bob).collections.add({ id: bob, characterId: own });
  await world.member(bob).collections.update({ id: bob, isPublic: true });
  await me.collections.follow({ id: bob });
  await boss.ops.takeDown({ targetKind: 'collection', targetId: collection, note: 'gone_girl_77 again' });
  await world.member(bob).reports.file({ targetKind: 'collection', targetId: id, reason: 'spam' });
  await me.battles.execute({ char1Id: fighter, char2Id: frigo, requestId: randomUUID() });
  const taken = await as(bob).gift(id, bomba);
  await me.offers.accept({ offerId: taken.id, termsHash: taken.termsHash, requestId: randomUUID() });
  await me.offers.send({
    ...{ toUserId: bob, offerType: 'gift', offeredIds: [own], message: 'yours, gone_girl_77' },
    requestId: randomUUID(),
  });
  await as(bob).gift(id, pizza);
  await me.account.prove({ password: CREDENTIALS.password });
  await me.account.changeEmail({ email: ELSEWHERE });
  await me.account.changeUsername({ username: 'gone_boy_78' });
  await me.profiles.update({ displayName: 'Gone Girl Herself', bio: 'Gone, and proud of it.' });
  await boss.ops.suspend({ userId: id, reason: 'gone_girl_77 spams', until: null });
  await boss.ops.unsuspend({ userId: id });
  await world
    .visitor('198.51.100.1')
    .auth.signIn({ ...ENTRANCE, password: 'not this one' })
    .catch(() => {});
  await world.visitor().auth.requestPasswordReset({ email: CREDENTIALS.email });
  const avatar = `avatars/${id}/face`;
  await mkdir(path.join(world.storageFolder, avatar), { recursive: true });
  await writeFile(path.join(world.storageFolder, avatar, 'avatar.webp'), 'a face');
  await world.db
    .updateTable('profiles')
    .set({ avatar_key: avatar, display_name: 'Gone Girl Herself' })
    .where('id', '=', id)
    .execute();
  return { ...traders, id, own, hidden, given };
}

const TRACES = (id: string) => [
  id,
  'gone_boy_78',
  'proud of it',
  ELSEWHERE,
  CREDENTIALS.email,
  CREDENTIALS.username,
  'Gone Girl Herself',
];

test.each(['leave', 'delete'] as const)(
  'R390 R472 who left is in no row and in no file, and every promise holds: %s',
  async (fate) => {
    await using world = await createTestWorld();
    const { id, own, hidden, given, bob } = await liveFully(world);
    await ask(world, id, fate);
    await world.passTime(13 * DAY);
    expect(await end(world)).toBe(0);
    expect((await findInRows(world, TRACES(id))).length).toBeGreaterThan(20);
    await world.passTime(DAY + 1);
    expect(await end(world)).toBe(1);
    await sweepOrphanedFiles({ db: world.db, storage: world.services.storage });

    expect(await findInRows(world, TRACES(id))).toEqual([]);
    expect(await findInFiles(world.storageFolder, TRACES(id))).toEqual([]);
    await expectSound(world);
    expect(await end(world)).toBe(0);
    const states = await world.db.selectFrom('meme_characters').select(['id', 'is_active', 'owner_id']).execute();
    const stateOf = (characterId: string) => states.find((one) => one.id === characterId);
    expect([own, hidden, given].map((one) => stateOf(one)?.is_active)).toEqual([fate === 'leave', false, true]);
    expect(stateOf(given)?.owner_id).toBe(bob);
  },
);

test('R390 every reference to a person is exchanged or deleted in the end, or goes along by itself', async () => {
  await using world = await createTestWorld();
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass || '.' || attname as reference
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid in ('users'::regclass, 'profiles'::regclass) and confdeltype not in ('c', 'n')
    order by 1`.execute(world.db);
  // One that is missing in `erase-account.ts` keeps whoever has such a row from leaving.
  expect(rows.map(({ reference }) => reference)).toEqual([
    ...['battles.initiator_user_id', 'character_comments.user_id', 'character_reactions.user_id', 'departures.becomes_id'],
    ...['meme_characters.current_owner_id', 'meme_characters.original_creator_id', 'meme_characters.user_id'],
    ...['offer_requests.user_id', 'offer_tallies.user_id', 'offers.from_user_id', 'offers.reversed_by', 'offers.to_user_id'],
    ...['ownership_events.from_user_id', 'ownership_events.to_user_id', 'profiles.account_id', 'tickets.holder_user_id'],
    ...['user_follows.follower_id', 'user_follows.following_id'],
  ]);
});

test('R391 what others shared with somebody who left names nobody', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, bomba, as } = await newTraders(world);
  const offer = await as(ada).trade(bob, [frigo], [bomba]);
  await as(bob).accept(offer);
  await ask(world, ada);
  await world.passTime(14 * DAY + 1);
  await end(world);

  const visitor = world.visitor();
  const [kept] = (await visitor.gallery.top({})).items.filter(({ id }) => id === gatto);
  expect(kept).toMatchObject({ creator: null, owner: null });
  expect(kept?.originalCreatorId).not.toBeNull();
  expect(await visitor.characters.byId({ id: frigo })).toMatchObject({ creator: null, owner: { id: bob } });
  expect((await visitor.characters.history({ id: frigo })).items.map(({ from, to }) => [from?.id, to?.id])).toEqual([
    [undefined, bob],
    [undefined, undefined],
  ]);
  const [answered] = (await as(bob).list()).items;
  expect(answered?.from).toMatchObject({ username: '', displayName: 'Somebody who left', avatarUrl: null });
  await expect(visitor.profiles.byId({ id: kept?.originalCreatorId ?? '' })).rejects.toMatchObject({ reason: 'not_found' });
  await expect(as(bob).gift(kept?.originalCreatorId ?? '', frigo)).rejects.toMatchObject({ reason: 'not_found' });

  // It fights on, as a visitor's does.
  const fighter = (await world.member(bob).characters.list({ filterType: 'user', targetUserId: bob })).items[0]?.id ?? '';
  const fight = { char1Id: fighter, char2Id: gatto, requestId: randomUUID(), opponentOwnerId: null };
  const { winnerCharacterId } = await world.member(bob).battles.execute(fight);
  const hasWon = winnerCharacterId === fighter;
  const owner = (await visitor.characters.byId({ id: gatto })).owner?.id ?? null;
  expect(owner).toBe(hasWon ? bob : null);
  await expectSound(world);
});

test('R392 who comes back on the last day has everything, and who leaves rests until then', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, bomba, as } = await newTraders(world);
  const offer = await as(ada).gift(bob, frigo);
  await ask(world, ada);
  await expect(as(bob).accept(offer)).rejects.toMatchObject({ reason: 'resting' });
  const fight = { char1Id: bomba, char2Id: frigo, requestId: randomUUID() };
  await expect(world.member(bob).battles.execute(fight)).rejects.toMatchObject({ reason: 'resting' });
  await world.passTime(13 * DAY);
  const comeBack = () => world.db.transaction().execute((trx) => takeDepartureBack(trx, ada));
  expect([await comeBack(), await comeBack()]).toEqual([true, false]);
  await world.passTime(2 * DAY);
  expect(await end(world)).toBe(0);
  await as(bob).accept((await as(bob).list()).items[0] ?? offer);
  await expectSound(world);
});

test('R844 while what only the leaver had is forgotten, nobody waits for the counter of the Hall', async () => {
  await using world = await createTestWorld();
  const { id: leaver, caller } = await world.newMember();
  await world.newCharacter({ creatorId: leaver });
  const characterId = await world.newCharacter();
  await caller.comments.add({ characterId, content: 'one of a hundred thousand' });
  await ask(world, leaver, 'delete');
  await world.passTime(15 * DAY);
  const [isHeld, isDone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = world.db.transaction().execute(async (trx) => {
    await trx.selectFrom('character_comments').select('id').where('user_id', '=', leaver).forUpdate().execute();
    isHeld.resolve();
    await isDone.promise;
  });
  await isHeld.promise;
  const ending = end(world);
  await expect.poll(() => isAnybodyWaiting(world)).toBe(true);
  const counter = await sql`select from gallery_total for no key update nowait`.execute(world.db).then(
    () => 'free',
    () => 'held',
  );
  isDone.resolve();
  await holding;
  expect([counter, await ending]).toEqual(['free', 1]);
});

test('R844 what ends accounts has ten minutes for a statement, and waits for a lock no longer than others', async () => {
  await using world = await createTestWorld();
  const patient = openDatabase({ url: world.databaseUrl, name: 'test', log: world.services.log, isPatient: true });
  const { rows } =
    await sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(
      patient.db,
    );
  expect(rows).toEqual([{ statement: '10min', lock: '2s' }]);
  expect(patient.pool.options.query_timeout).toBeGreaterThan(600_000);
  await patient.close();
});

test('R394 whoever leaves is signed out everywhere, and finds nothing but the way back', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, as } = await newTraders(world);
  const offer = await as(ada).gift(bob, frigo);
  const { session } = await world.visitor().auth.signUp(CREDENTIALS);
  const first = await world.withToken(session?.accessToken ?? '');
  await expect(first.account.leave({ characters: 'delete' })).rejects.toMatchObject({ reason: 'proof_required' });
  await first.account.prove({ password: ENTRANCE.password });
  const { leavesAt } = await first.account.leave({ characters: 'delete' });
  expect(Math.round((leavesAt.getTime() - Date.now()) / 1_000 / DAY)).toBe(14);
  await expect((await world.withToken(session?.accessToken ?? '')).auth.session()).rejects.toMatchObject({
    reason: 'signed_out',
  });

  const back = await world.visitor().auth.signIn(ENTRANCE);
  expect(back.user.leavesAt).toBe(leavesAt.toISOString());
  const returning = await world.withToken(back.accessToken);
  const calls = [
    () => returning.gallery.top({}),
    () => returning.characters.generate({ ...blankWish, requestId: randomUUID() }),
    () => returning.comments.add({ characterId: frigo, content: 'still here' }),
    () => returning.reactions.toggle({ characterId: frigo, reactionType: 'like' }),
    () => returning.offers.list({}),
    () => returning.account.exports(),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'leaving' });
  expect(await returning.auth.session()).toMatchObject({ leavesAt: leavesAt.toISOString() });
  await Promise.all([returning.account.comeBack(), returning.account.comeBack()]);
  const here = await world.withToken(back.accessToken);
  expect((await here.auth.session()).leavesAt).toBeUndefined();
  await here.comments.add({ characterId: frigo, content: 'back again' });
  await as(bob).accept(offer);
  await world.passTime(15 * DAY);
  expect(await end(world)).toBe(0);
  await expectSound(world);
});

test('R500 R505 who is suspended neither gets around it by leaving, nor loses the days to come back; an operator does not leave at all', async () => {
  await using world = await createTestWorld();
  const { caller: boss } = await world.newMember({ role: 'operator' });
  const [short, chosen] = [await world.newMember(), await world.newMember()];
  const long = (await world.visitor().auth.signUp(CREDENTIALS)).session?.user ?? { id: '' };
  for (const { id } of [short, long, chosen]) await ask(world, id);
  await boss.ops.suspend({ userId: short.id, reason: 'spam', until: new Date(Date.now() + 20 * DAY * 1_000).toISOString() });
  await boss.ops.suspend({ userId: long.id, reason: 'spam', until: null });
  await world.db.updateTable('users').set({ email_confirmed_at: sql<Date>`now()` }).execute();
  expect(await setOperator(world.db, chosen.email, true)).toBe('done');
  await world.passTime(33 * DAY);
  expect(await end(world)).toBe(0);
  await world.passTime(1.1 * DAY);
  expect(await end(world)).toBe(1);
  const left = (await world.db.selectFrom('users').select('id').execute()).map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining([long.id, chosen.id]));
  expect(left).not.toContain(short.id);
  await boss.ops.unsuspend({ userId: long.id });
  expect(await end(world)).toBe(0);
  // What they are shown is when it ends, and not when it would have ended.
  const { user, accessToken } = await world.visitor().auth.signIn(ENTRANCE);
  expect((Date.parse(user.leavesAt ?? '') - Date.now()) / 1_000 / DAY).toBeCloseTo(14, 1);
  const returning = await world.withToken(accessToken);
  await world.passTime(14.1 * DAY);
  expect(await end(world)).toBe(1);
  await expect(returning.account.comeBack()).rejects.toMatchObject({ reason: 'not_found' });
  await expectSound(world);
});

test('R395 an action that is on its way when somebody leaves is done, or refused, and never by half', async () => {
  await using world = await createTestWorld();
  const { ada, bob, frigo, gatto, bomba, as } = await newTraders(world);
  const [gift, other] = [await as(ada).gift(bob, frigo), await as(bob).gift(ada, bomba)];
  await world.prove(ada);
  await world.member(ada).characters.generate({ ...blankWish, requestId: randomUUID() });
  const actions = await Promise.allSettled([
    as(bob).accept(gift),
    as(ada).accept(other),
    world.member(ada).battles.execute({ char1Id: gatto, char2Id: bomba, requestId: randomUUID() }),
    world.member(ada).account.leave({ characters: 'leave' }),
  ]);
  expect(actions[3]?.status).toBe('fulfilled');
  for (const action of actions)
    if (action.status === 'rejected') expect(['resting', 'invalid_input', 'signed_out']).toContain(action.reason.reason);
  await world.finishTickets();
  await expectSound(world);
  await world.passTime(14 * DAY + 1);
  // Two workers at once end it once.
  expect((await Promise.all([end(world), end(world)])).toSorted()).toEqual([0, 1]);
  await expectSound(world);
});

test('R393 the name of somebody who left is kept for a year, without being known, and is free then', async () => {
  await using world = await createTestWorld();
  const { session } = await world.visitor().auth.signUp(CREDENTIALS);
  await ask(world, session?.user.id ?? '');
  await world.passTime(14 * DAY + 1);
  await end(world);
  const signUp = (username: string) =>
    world.visitor(`192.0.2.${username.length}`).auth.signUp({ ...CREDENTIALS, username, email: `${username}@chaos.test` });
  for (const username of [CREDENTIALS.username, 'Gone_Girl_77', 'g0ne_girl_77'])
    await expect(signUp(username)).rejects.toMatchObject({ reason: 'username_taken' });
  await expect(world.visitor().auth.signIn(ENTRANCE)).rejects.toMatchObject({ reason: 'wrong_credentials' });
  await world.passTime(366 * DAY);
  await throwOldRowsAway(world.db);
  expect((await signUp(CREDENTIALS.username)).session?.user.username).toBe(CREDENTIALS.username);
});

test('R390 accounts that cannot be ended keep no other: not in their portion, and not behind them', async () => {
  await using world = await createTestWorld();
  for (let stuck = 0; stuck < 25; stuck += 1) await ask(world, (await world.newMember()).id);
  await world.passTime(DAY);
  const { id: last } = await world.newMember();
  await ask(world, last);
  await world.passTime(15 * DAY);
  await sql`
    create table stuck as select user_id as id from departures where user_id <> ${sql.lit(last)};
    create function stay() returns trigger language plpgsql as $$ begin
      if exists (select from stuck where id = old.id) then raise 'stuck'; end if;
      return old;
    end $$;
    create trigger stay before delete on users for each row execute function stay()`.execute(world.db);
  const isThere = async () => Boolean(await world.db.selectFrom('users').select('id').where('id', '=', last).executeTakeFirst());
  // In each portion by chance, of which a hundred are enough for anybody.
  for (let portions = 0; portions < 100 && (await isThere()); portions += 1)
    await expect(end(world)).rejects.toThrow(/ accounts could not be ended$/);
  expect(await isThere()).toBe(false);
  await sql`drop trigger stay on users`.execute(world.db);
  expect(await end(world)).toBe(20);
  expect(await end(world)).toBe(5);
  await expectSound(world);
});

test('R390 an account whose name is not forgotten yet has ended all the same, and the failure says so', async () => {
  await using world = await createTestWorld();
  const { id } = await world.newMember();
  await ask(world, id);
  await world.passTime(15 * DAY);
  await sql`
    create function keep() returns trigger language plpgsql as $$ begin raise 'kept'; end $$;
    create trigger keep before delete on search_words for each row execute function keep()`.execute(world.db);
  await expect(end(world)).rejects.toThrow(/^1 accounts have ended, but what they were called is not forgotten yet$/);
  expect(await world.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()).toBeUndefined();
});

test('R395 an account that ends and an answer between two of its partners do not wait for each other', async () => {
  await using world = await createTestWorld();
  const { ada, bob, eve, frigo, gatto, as } = await newTraders(world);
  const [first, last] = [bob, eve].toSorted() as [string, string];
  await as(ada).gift(last, frigo);
  await as(ada).gift(first, gatto);
  await ask(world, ada);
  await world.passTime(14 * DAY + 1);
  const [ending] = await world.db.transaction().execute(async (trx) => {
    // As an answer counts: for the smaller id first, and then for the other.
    await sql`update offer_tallies set pending = pending where user_id = ${first}`.execute(trx);
    const ending = end(world);
    await expect.poll(() => isAnybodyWaiting(world)).toBe(true);
    await sql`select from offer_tallies where user_id = ${last} for no key update nowait`.execute(trx);
    return [ending];
  });
  expect(await ending).toBe(1);
  await expectSound(world);
});

test('R500 R505 whoever is suspended while the end of their account waits stays, and offers say until when they rest', async () => {
  await using world = await createTestWorld();
  const { ada, bob, bomba, as } = await newTraders(world);
  const { caller: boss } = await world.newMember({ role: 'operator' });
  await ask(world, ada);
  await world.passTime(14 * DAY + 1);
  const [ending] = await world.db.transaction().execute(async (trx) => {
    await lockAlone(trx, ada);
    const ending = end(world);
    await expect.poll(() => isAnybodyWaiting(world)).toBe(true);
    const suspension = { user_id: ada, reason: 'spam', until: new Date(Date.now() + 3 * DAY * 1_000) };
    await trx.insertInto('suspensions').values(suspension).execute();
    return [ending];
  });
  expect(await ending).toBe(0);
  await boss.ops.unsuspend({ userId: ada });
  const rests = await readRests(world.db, [ada]);
  expect(((rests.get(ada)?.getTime() ?? 0) - Date.now()) / 1_000 / DAY).toBeCloseTo(14, 1);
  await expect(as(bob).gift(ada, bomba)).rejects.toMatchObject({ reason: 'resting' });
});

test('R395 while one worker ends an account no other ends one: each could need what the other has locked', async () => {
  await using world = await createTestWorld();
  const { ada, bob } = await newTraders(world);
  for (const person of [ada, bob]) await ask(world, person);
  await world.passTime(14 * DAY + 1);
  await world.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.departure})`.execute(trx);
    expect(await end(world)).toBe(0);
  });
  expect(await end(world)).toBe(2);
});
