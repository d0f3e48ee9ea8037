/** Passkeys: added, used to sign in and to prove, and removed. */
import { PASSKEYS_MAX } from '@chaos/shared/contract/passkeys';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Mail } from '../../mail/mails.ts';
import { addPasskey, enterWith, PUBLIC_ORIGIN } from '../../testing/passkey-owner.ts';
import { makePasskey } from '../../testing/software-authenticator.ts';
import { insertPasskey, MEMBER_PASSWORD } from '../../testing/test-data.ts';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';
import { setOperator } from '../operators.ts';
import { readSession } from '../sessions.ts';

const PROOF_REQUIRED = { code: 'FORBIDDEN', reason: 'proof_required' };
const UNKNOWN = { code: 'UNAUTHORIZED', reason: 'wrong_credentials' };

function catchMails({ services }: TestWorld, reachesPeople = services.mailer.reachesPeople): Mail[] {
  const mails: Mail[] = [];
  services.mailer = { ...services.mailer, reachesPeople, send: (mail) => void mails.push(mail) };
  return mails;
}

test('R464 a passkey is added with a fresh proof, named after who keeps it, listed, renamed and removed, and told by mail', async () => {
  await using world = await createTestWorld();
  const mails = catchMails(world);
  const member = await world.newMember();
  const { passkeys } = member.caller.account;
  await expect(passkeys.beginAdding()).rejects.toMatchObject(PROOF_REQUIRED);
  expect(await passkeys.list()).toEqual({ items: [] });
  const added = await addPasskey(world, member, { aaguid: 'bada5566-a7aa-401f-bd96-45619a55120d' });
  expect(added.name).toBe('1Password');
  expect(mails).toMatchObject([{ to: member.email, subject: expect.stringContaining('was added') }]);
  expect(mails[0]?.text).toContain('1Password');
  expect(await passkeys.rename({ id: added.id, name: '  My vault ' })).toEqual({ name: 'My vault' });
  for (const name of ['', 'x'.repeat(61), 'a\u202eb'])
    await expect(passkeys.rename({ id: added.id, name })).rejects.toMatchObject({ reason: 'invalid_input' });
  expect(await passkeys.list()).toEqual({
    items: [{ id: added.id, name: 'My vault', createdAt: expect.any(Date), lastUsedAt: null }],
  });
  await enterWith(world, added);
  expect((await passkeys.list()).items).toMatchObject([{ lastUsedAt: expect.any(Date) }]);
  await world.passTime(601);
  await expect(passkeys.remove({ id: added.id })).rejects.toMatchObject(PROOF_REQUIRED);
  await world.prove(member.id);
  expect(await passkeys.remove({ id: added.id })).toEqual({ name: 'My vault' });
  expect(mails.at(-1)).toMatchObject({ to: member.email, subject: expect.stringContaining('was removed') });
  expect(await passkeys.list()).toEqual({ items: [] });
  await expect(enterWith(world, added)).rejects.toMatchObject(UNKNOWN);
  await expect(passkeys.remove({ id: added.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('R464 an account has twenty at most, also of many that are added at once, and none twice', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const { passkeys } = member.caller.account;
  const first = await addPasskey(world, member);
  const offered = await passkeys.beginAdding();
  expect(offered).toMatchObject({
    excludeCredentials: [{ id: first.credentialId, type: 'public-key', transports: ['internal'] }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    rp: { id: 'chaos.test' },
  });
  for (let index = 2; index < PASSKEYS_MAX; index += 1) await insertPasskey(world.db, member.id);
  const made = makePasskey(PUBLIC_ORIGIN, offered);
  // Another server is just about to add the last one.
  const holding = await world.db.startTransaction().execute();
  await holding.selectFrom('users').select('id').where('id', '=', member.id).forNoKeyUpdate().execute();
  const adding = passkeys.finishAdding({ credential: made.created });
  adding.catch(() => {});
  const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waits.execute(world.db)).rows.length).toBe(1);
  await insertPasskey(holding, member.id);
  await holding.commit().execute();
  await expect(adding).rejects.toMatchObject({ code: 'CONFLICT', reason: 'quota_used_up' });
  await expect(passkeys.beginAdding()).rejects.toMatchObject({ code: 'CONFLICT', reason: 'quota_used_up' });
  expect((await passkeys.list()).items).toHaveLength(PASSKEYS_MAX);
});

test('R465 with a passkey one is signed in as with a password: the session renews, the device is known, and it is told by mail', async () => {
  await using world = await createTestWorld();
  const mails = catchMails(world);
  const member = await world.newMember();
  const passkey = await addPasskey(world, member);
  const session = await enterWith(world, passkey);
  expect(session.user).toMatchObject({ id: member.id, username: member.username });
  const renewed = await world.visitor().auth.refresh({ refreshToken: session.refreshToken });
  expect((await readSession(world.services, renewed.accessToken))?.user.id).toBe(member.id);
  const told = () => mails.filter(({ subject }) => subject.includes('new sign-in'));
  await expect.poll(() => told().length).toBe(1);
  expect(told()[0]?.text).toContain('with one of your passkeys');
  await enterWith(world, passkey, { devices: [session.device] });
  await world.visitor().auth.signIn({ email: member.email, password: MEMBER_PASSWORD, devices: [session.device] });
  // Told in the order in which they came.
  await enterWith(world, passkey, { address: '198.51.100.9' });
  await expect.poll(() => told().length).toBe(2);
});

test('R465 whoever is suspended is told so, whoever leaves can only come back, and an address has to be confirmed', async () => {
  await using world = await createTestWorld();
  const [member, leaver, boss] = [await world.newMember(), await world.newMember(), await world.newMember({ role: 'operator' })];
  const passkey = await addPasskey(world, member);
  const { caller } = boss;
  await caller.ops.suspend({ userId: member.id, reason: 'Spams', until: null });
  await expect(enterWith(world, passkey)).rejects.toMatchObject({ reason: 'suspended', suspension: { reason: 'Spams' } });
  await caller.ops.unsuspend({ userId: member.id });
  await enterWith(world, passkey);
  catchMails(world, true);
  await world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', member.id).execute();
  await expect(enterWith(world, passkey)).rejects.toMatchObject(UNKNOWN);
  const leaving = await addPasskey(world, leaver);
  await leaver.caller.account.leave({ characters: 'leave' });
  const { accessToken, user } = await enterWith(world, leaving);
  expect(user.leavesAt).toEqual(expect.any(String));
  const back = await world.withToken(accessToken);
  await expect(back.account.passkeys.list()).rejects.toMatchObject({ reason: 'leaving' });
  await back.account.comeBack();
});

test('R465 guesses at the password from this address do not close the door of a passkey', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const passkey = await addPasskey(world, member);
  const guess = () =>
    world
      .visitor('192.0.2.1')
      .auth.signIn({ email: member.email, password: 'a guess' })
      .catch(() => {});
  for (let index = 0; index < 26; index += 1) await guess();
  const right = { email: member.email, password: MEMBER_PASSWORD };
  await expect(world.visitor('192.0.2.1').auth.signIn(right)).rejects.toMatchObject({ reason: 'too_many_requests' });
  expect((await enterWith(world, passkey, { address: '192.0.2.1' })).user.id).toBe(member.id);
});

test('R466 a passkey of the account is a fresh proof for ten minutes, in its session alone', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const passkey = await addPasskey(world, member);
  const [here, elsewhere] = [await enterWith(world, passkey), await enterWith(world, passkey)];
  const caller = await world.withToken(here.accessToken);
  await expect(caller.account.passkeys.beginAdding()).rejects.toMatchObject(PROOF_REQUIRED);
  const options = await caller.account.passkeys.beginProving();
  expect(options.allowCredentials).toMatchObject([{ id: passkey.credentialId }]);
  const { until } = await caller.account.passkeys.prove({ credential: passkey.use(options) });
  expect(until.getTime() - Date.now()).toBeLessThanOrEqual(600_000);
  await caller.account.passkeys.beginAdding();
  const other = await world.withToken(elsewhere.accessToken);
  await expect(other.account.passkeys.beginAdding()).rejects.toMatchObject(PROOF_REQUIRED);
});

test('R470 a password by mail removes every passkey; one that is changed with the present one keeps them', async () => {
  await using world = await createTestWorld();
  const mails = catchMails(world);
  const member = await world.newMember();
  const passkey = await addPasskey(world, member);
  await member.caller.account.changePassword({ currentPassword: MEMBER_PASSWORD, newPassword: 'a better banana' });
  await enterWith(world, passkey);
  await world.visitor().auth.requestPasswordReset({ email: member.email });
  const reset = () => /mode=reset#token=(\S+)/.exec(mails.map(({ text }) => text).join())?.[1];
  await expect.poll(reset).toBeDefined();
  await world.visitor().auth.resetPassword({ token: reset() ?? '', password: 'the best banana' });
  await expect(enterWith(world, passkey)).rejects.toMatchObject(UNKNOWN);
});

test('R470 "it was not me" ends that session with the passkeys that were added or used since, and leaves the others', async () => {
  await using world = await createTestWorld();
  const mails = catchMails(world);
  const member = await world.newMember();
  const [own, copied] = [await addPasskey(world, member), await addPasskey(world, member)];
  await world.passTime(60);
  const thief = await enterWith(world, copied);
  const link = () => /mode=notme#token=(\S+)/.exec(mails.map(({ text }) => text).join())?.[1];
  await expect.poll(link).toBeDefined();
  const planted = await addPasskey(world, member);
  await world.visitor().auth.disownSession({ token: link() ?? '' });
  expect(await readSession(world.services, thief.accessToken)).toBeNull();
  for (const gone of [copied, planted]) await expect(enterWith(world, gone)).rejects.toMatchObject(UNKNOWN);
  // Whoever said so may be the thief, of the owner's session.
  expect(mails.filter(({ subject, to }) => subject.includes('removed') && to === member.email)).toHaveLength(2);
  await enterWith(world, own);
});

test("R470 an account that is made its owner's by a confirmed address, or an operator's, begins without passkeys", async () => {
  await using world = await createTestWorld();
  const mails = catchMails(world);
  const account = { email: 'frigo@chaos.test', password: 'tung tung banana', username: 'frigo' };
  const { session } = await world.visitor().auth.signUp(account);
  const caller = await world.withToken(session?.accessToken ?? '');
  await caller.account.prove({ password: account.password });
  const passkey = makePasskey(PUBLIC_ORIGIN, await caller.account.passkeys.beginAdding());
  await caller.account.passkeys.finishAdding({ credential: passkey.created });
  await enterWith(world, passkey);
  const token = /#confirm=(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  await world.visitor().auth.confirmEmail({ token, password: account.password });
  await expect(enterWith(world, passkey)).rejects.toMatchObject(UNKNOWN);
  const member = await world.newMember();
  const ofMember = await addPasskey(world, member);
  expect(await setOperator(world.db, member.email, true)).toBe('done');
  await expect(enterWith(world, ofMember)).rejects.toMatchObject(UNKNOWN);
});
