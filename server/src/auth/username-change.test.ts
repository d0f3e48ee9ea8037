/** Another username: once in thirty days, and the one before is kept and leads on for a year. */
import { endDepartures } from '@chaos/shared/core/account/erase-account';
import { throwOldRowsAway } from '@chaos/shared/core/maintenance/expired-rows';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Mail } from '../mail/mails.ts';
import { createTestWorld, type Member, type TestWorld } from '../testing/test-world.ts';
import { untilSomeWait } from '../testing/until-some-wait.ts';
import { requireFreeUsername } from './free-usernames.ts';
import { revokeAllFamilies } from './sessions.ts';

const DAY = 86_400;
const TAKEN = { reason: 'username_taken' };

async function rename(world: TestWorld, { id }: Member, username: string): Promise<void> {
  // After a year no session is left.
  const caller = await world.signInAgain(id);
  await world.prove(id);
  await caller.account.changeUsername({ username });
}

const signUp = (world: TestWorld, username: string) =>
  world.visitor(`for ${username}`).auth.signUp({ email: `${username}@free.test`, password: 'tung tung banana', username });

const usernameOf = async (world: TestWorld, { id }: Member) => (await world.visitor().profiles.byId({ id })).username;
const reasonOf = ({ reason }: { reason: string }) => reason;

async function countWaiting({ db }: TestWorld): Promise<number> {
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  return (await waiting.execute(db)).rows.length;
}

test('R458 R528 a username is changed once in thirty days; the same again changes nothing', async () => {
  await using world = await createTestWorld();
  const ada = await world.newMember({ username: 'ada' });
  const mails: Mail[] = [];
  world.services.mailer = { ...world.services.mailer, send: (mail) => void mails.push(mail) };
  await rename(world, ada, 'Beata');
  await rename(world, ada, 'Beata');
  expect(mails.map(({ to, text }) => [to, text.includes('@Beata'), text.includes('@ada stays yours')])).toEqual([
    [ada.email, true, true],
  ]);
  const bob = await world.newMember({ username: 'bob' });
  // Which keeps no other name.
  await rename(world, bob, 'BOB');
  expect(mails.at(-1)?.text).not.toContain('stays yours');
  expect(await world.visitor().profiles.byId({ id: ada.id })).toMatchObject({ username: 'Beata', displayName: 'Beata' });
  await expect(rename(world, ada, 'carla')).rejects.toMatchObject({ reason: 'too_many_requests' });
  // R528 Its owner alone knows when.
  const renamesAt = async (by: Member['caller']) => (await by.profiles.byId({ id: ada.id })).renamesAt?.getTime();
  expect(await renamesAt(ada.caller)).toBeGreaterThan(Date.now() + 29 * DAY * 1_000);
  expect([await renamesAt(bob.caller), await renamesAt(world.visitor())]).toEqual([undefined, undefined]);
  // Not even back.
  await expect(rename(world, ada, 'ada')).rejects.toMatchObject({ reason: 'too_many_requests' });
  await world.passTime(30 * DAY - 600);
  await expect(rename(world, ada, 'carla')).rejects.toMatchObject({ reason: 'too_many_requests' });
  await world.passTime(601);
  expect(await renamesAt(ada.caller)).toBeUndefined();
  await rename(world, ada, 'ada');
  expect(await usernameOf(world, ada)).toBe('ada');
  expect(await world.db.selectFrom('former_usernames').select('username').execute()).toEqual([{ username: 'beata' }]);
});

test('R458 a name that cannot be had is refused before a proof is asked for, and one that can is not given without', async () => {
  await using world = await createTestWorld();
  const ada = await world.newMember({ username: 'ada' });
  await world.newMember({ username: 'willi' });
  const change = (username: string) => ada.caller.account.changeUsername({ username });
  for (const username of ['willi', 'WiIIi', 'admin']) await expect(change(username)).rejects.toMatchObject(TAKEN);
  await expect(change('countess')).rejects.toMatchObject({ reason: 'proof_required' });
  expect(await usernameOf(world, ada)).toBe('ada');
  await rename(world, ada, 'countess');
  await world.db.updateTable('session_families').set({ proven_at: null }).execute();
  await expect(change('beata')).rejects.toMatchObject({ reason: 'too_many_requests' });
});

test('R458 the name of before is nobody else’s for a year, nor is one that looks like it; then it is free', async () => {
  await using world = await createTestWorld();
  const [willi, other] = [await world.newMember({ username: 'Willi' }), await world.newMember()];
  await rename(world, willi, 'Wilhelmina');
  for (const taken of ['willi', 'WiIIi']) {
    await expect(signUp(world, taken)).rejects.toMatchObject(TAKEN);
    await expect(rename(world, other, taken)).rejects.toMatchObject(TAKEN);
  }
  await world.passTime(364 * DAY);
  await expect(rename(world, other, 'willi')).rejects.toMatchObject(TAKEN);
  await world.passTime(DAY + 60);
  await rename(world, other, 'willi');
  expect(await usernameOf(world, other)).toBe('willi');
  await rename(world, willi, 'Willhelm');
  expect(await usernameOf(world, willi)).toBe('Willhelm');
});

test('R458 the name of before leads on: by: and owner:, whoever looks for people, and operators', async () => {
  await using world = await createTestWorld();
  const [ada, fan] = [await world.newMember({ username: 'ada_lovely' }), await world.newMember()];
  const boss = await world.newMember({ role: 'operator' });
  const characterId = await world.newCharacter({ creatorId: ada.id });
  await rename(world, ada, 'countess');
  const find = async (text: string) =>
    (await world.visitor().gallery.search({ tab: 'top', text, timeFilter: 'all_time' })).items.map(({ id }) => id);
  for (const text of ['by:ada_lovely', 'by:@ADA_Lovely', 'owner:ada_lovely', 'by:countess'])
    expect([text, await find(text)]).toEqual([text, [characterId]]);
  const people = async (query: string) => (await fan.caller.profiles.search({ query })).items.map(({ id }) => id);
  expect(await people('Ada_Lovely')).toEqual([ada.id]);
  expect(await people('ada_love')).toEqual([]);
  expect((await boss.caller.ops.member({ person: 'ada_lovely' })).person.username).toBe('countess');
  await world.passTime(365 * DAY + 60);
  expect([await find('by:ada_lovely'), await people('ada_lovely')]).toEqual([[], []]);
});

test('R458 of many who want one name at once one gets it, whether they come anew or change', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = [await world.newMember(), await world.newMember()];
  for (const member of [ada, bob]) await world.prove(member.id);
  const said = await Promise.all([
    ...[ada, bob].map(({ caller }) => caller.account.changeUsername({ username: 'wanted' }).then(() => 'ok', reasonOf)),
    ...['wanted', 'Wanted', 'vvanted'].map((username, index) =>
      world
        .visitor(`for ${index}`)
        .auth.signUp({ email: `p${index}@free.test`, password: 'tung tung banana', username })
        .then(() => 'ok', reasonOf),
    ),
  ]);
  expect(said.toSorted()).toEqual(['ok', ...Array(4).fill('username_taken')]);
});

test('R458 whoever wants a name that looks like one that is being taken waits, and does not get it', async () => {
  await using world = await createTestWorld();
  const ada = await world.newMember();
  const { db, appSecret } = world.services;
  // No index keeps two apart that only look alike: each would find the other not there yet.
  const [late] = await db.transaction().execute(async (trx) => {
    await requireFreeUsername(trx, appSecret, 'wanted', ada.id);
    await trx.updateTable('profiles').set({ username: 'wanted' }).where('id', '=', ada.id).execute();
    const late = signUp(world, 'vvanted').then(() => 'ok', reasonOf);
    await expect.poll(() => Promise.race([late, countWaiting(world)])).not.toBe(0);
    return [late];
  });
  expect(await late).toBe('username_taken');
});

test('R458 two who exchange their names at once both keep their own', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = [await world.newMember({ username: 'ada_x' }), await world.newMember({ username: 'bob_x' })];
  for (const member of [ada, bob]) await world.prove(member.id);
  const said = await Promise.all([
    ada.caller.account.changeUsername({ username: 'bob_x' }).then(() => 'ok', reasonOf),
    bob.caller.account.changeUsername({ username: 'ada_x' }).then(() => 'ok', reasonOf),
  ]);
  expect(said).toEqual(['username_taken', 'username_taken']);
});

test('R458 names are not tried out by the dozen', async () => {
  await using world = await createTestWorld();
  const ada = await world.newMember();
  await world.newMember({ username: 'willi' });
  const said = [];
  for (let tries = 0; tries < 21; tries += 1)
    said.push(await ada.caller.account.changeUsername({ username: 'willi' }).catch(reasonOf));
  expect(said).toEqual([...Array(20).fill('username_taken'), 'too_many_requests']);
});

test('R458 R482 a session that was ended while its wish waits changes no name, and nobody leaves by it', async () => {
  await using world = await createTestWorld();
  const ada = await world.newMember({ username: 'ada' });
  await world.prove(ada.id);
  const actions = [
    () => ada.caller.account.changeUsername({ username: 'stolen' }),
    () => ada.caller.account.leave({ characters: 'delete' }),
    () => ada.caller.account.changeEmail({ email: 'thief@elsewhere.test' }),
  ];
  const waiting = await world.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', ada.id).forUpdate().execute();
    await trx.selectFrom('profiles').select('id').where('id', '=', ada.id).forUpdate().execute();
    const waiting = actions.map((action) => action().catch(reasonOf));
    await untilSomeWait(world, actions.length);
    await revokeAllFamilies(trx, ada.id);
    return waiting;
  });
  expect(await Promise.all(waiting)).toEqual(['signed_out', 'signed_out', 'signed_out']);
  expect(await usernameOf(world, ada)).toBe('ada');
});

test('R458 a double click changes it once', async () => {
  await using world = await createTestWorld();
  const ada = await world.newMember({ username: 'ada' });
  await world.prove(ada.id);
  const mails: Mail[] = [];
  world.services.mailer = { ...world.services.mailer, send: (mail) => void mails.push(mail) };
  const click = () => ada.caller.account.changeUsername({ username: 'countess' });
  const clicks = await world.db.transaction().execute(async (trx) => {
    await trx.selectFrom('profiles').select('id').where('id', '=', ada.id).forUpdate().execute();
    const clicks = [click(), click()];
    // Both are on their way before either has changed anything.
    await expect.poll(() => countWaiting(world)).toBe(2);
    return clicks;
  });
  await Promise.all(clicks);
  expect(mails).toHaveLength(1);
  expect(await world.db.selectFrom('former_usernames').select('username').execute()).toEqual([{ username: 'ada' }]);
});

test('R458 all names of somebody who left stay taken, each for its year', async () => {
  await using world = await createTestWorld();
  const ada = await world.newMember({ username: 'ada' });
  await rename(world, ada, 'countess');
  await world.passTime(100 * DAY);
  await world.prove(ada.id);
  await world.member(ada.id).account.leave({ characters: 'leave' });
  await world.passTime(15 * DAY);
  const { db, appSecret, bus } = world.services;
  expect(await endDepartures({ db, appSecret, bus })).toBe(1);
  for (const name of ['ada', 'countess']) await expect(signUp(world, name)).rejects.toMatchObject(TAKEN);
  expect(await world.db.selectFrom('former_usernames').select('username').execute()).toEqual([]);
  // A year after it was left, and not after its owner has.
  await world.passTime(251 * DAY);
  await throwOldRowsAway(db);
  await signUp(world, 'ada');
  await expect(signUp(world, 'countess')).rejects.toMatchObject(TAKEN);
  await world.passTime(114 * DAY + 60);
  await throwOldRowsAway(db);
  await signUp(world, 'countess');
});

test('R458 nobody takes a name of the house by a change', async () => {
  await using world = await createTestWorld();
  await expect(rename(world, await world.newMember(), 'SupportTeam')).rejects.toMatchObject(TAKEN);
});
