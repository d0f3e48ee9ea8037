/** One-time codes: switched on, asked for, used up, lost, and switched off again. */
import { RECOVERY_CODES } from '@chaos/shared/contract/one-time-codes';
import { throwOldRowsAway } from '@chaos/shared/core/maintenance/expired-rows';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Mail } from '../../mail/mails.ts';
import { addPasskey, enterWith } from '../../testing/passkey-owner.ts';
import { MEMBER_PASSWORD } from '../../testing/test-data.ts';
import { createTestWorld, type Member, type TestWorld } from '../../testing/test-world.ts';
import { openCodeApp, switchCodesOn, waitForNextCode } from '../../testing/two-factor-member.ts';
import { untilSomeWait } from '../../testing/until-some-wait.ts';
import { issueEmailToken } from '../email-tokens.ts';
import { setOperator } from '../operators.ts';
import { removeLostCodes } from './commands.ts';

const PROOF_REQUIRED = { code: 'FORBIDDEN', reason: 'proof_required' };
const REQUIRED = { code: 'UNAUTHORIZED', reason: 'code_required' };
const WRONG = { code: 'UNAUTHORIZED', reason: 'wrong_code' };

function catchMails({ services }: TestWorld): Mail[] {
  const mails: Mail[] = [];
  services.mailer = { ...services.mailer, send: (mail) => void mails.push(mail) };
  return mails;
}

const entranceOf = ({ email }: Member) => ({ email, password: MEMBER_PASSWORD });
const enter = (world: TestWorld, member: Member, code?: string, devices: string[] = []) =>
  world.visitor().auth.signIn({ ...entranceOf(member), devices, ...(code !== undefined && { code }) });

test('R490 codes are switched on with a fresh proof and the first code of the app; until then nothing asks for one', async () => {
  await using world = await createTestWorld();
  const mails = catchMails(world);
  const member = await world.newMember();
  const { codes } = member.caller.account;
  expect(await codes.state()).toEqual({ since: null, recoveryLeft: 0 });
  await expect(codes.begin()).rejects.toMatchObject(PROOF_REQUIRED);
  await world.prove(member.id);
  await expect(codes.confirm({ code: '123456' })).rejects.toMatchObject(WRONG);
  const begun = await codes.begin();
  expect(decodeURIComponent(begun.uri)).toContain(member.email);
  expect(begun.uri).toContain(`secret=${begun.secret.replaceAll(' ', '')}`);
  await enter(world, member);
  // Whoever begins anew has another secret, and the one before is none.
  const first = openCodeApp(begun.uri);
  const second = openCodeApp((await codes.begin()).uri);
  await expect(codes.confirm({ code: first.show() })).rejects.toMatchObject(WRONG);
  const { recoveryCodes } = await codes.confirm({ code: second.show() });
  expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
  for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
  expect(await codes.state()).toEqual({ since: expect.any(Date), recoveryLeft: RECOVERY_CODES });
  await expect(codes.begin()).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(codes.confirm({ code: second.show() })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(mails.filter(({ subject }) => subject.includes('now asks for codes'))).toMatchObject([{ to: member.email }]);
});

test('R490 neither the secret nor a recovery code stands in the database as it was shown', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  await world.prove(member.id);
  const { uri, secret } = await member.caller.account.codes.begin();
  const { recoveryCodes } = await member.caller.account.codes.confirm({ code: openCodeApp(uri).show() });
  const { sealed_secret: sealed } = await world.db.selectFrom('one_time_codes').select('sealed_secret').executeTakeFirstOrThrow();
  const rows = JSON.stringify(await world.db.selectFrom('recovery_codes').selectAll().execute());
  expect(sealed.toString('latin1')).not.toContain(secret.replaceAll(' ', ''));
  for (const code of recoveryCodes) expect(rows).not.toContain(code.replaceAll('-', ''));
});

test('R491 signing in takes the password and a code, each good once, however often it comes at once', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const { app } = await switchCodesOn(world, member);
  await expect(enter(world, member)).rejects.toMatchObject(REQUIRED);
  for (const code of ['000 000', '٠٠٠٠٠٠', '𐀀𐀀𐀀']) await expect(enter(world, member, code)).rejects.toMatchObject(WRONG);
  // Who does not know the password is not told that there is more.
  const wrongPassword = { ...entranceOf(member), password: 'a wrong banana', code: app.show() };
  await expect(world.visitor().auth.signIn(wrongPassword)).rejects.toMatchObject({ reason: 'wrong_credentials' });
  const code = app.show();
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => enter(world, member, ` ${code.slice(0, 3)} ${code.slice(3)}`)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(enter(world, member, code)).rejects.toMatchObject(WRONG);
});

test('R491 a recovery code opens the account once, as it is typed, and its owner is told how many are left', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const { recoveryCodes } = await switchCodesOn(world, member);
  const mails = catchMails(world);
  const [code = '', other = ''] = recoveryCodes;
  const stranger = await world.newMember();
  await switchCodesOn(world, stranger);
  await expect(enter(world, stranger, code)).rejects.toMatchObject(WRONG);
  const tries = await Promise.allSettled(
    Array.from({ length: 6 }, () => enter(world, member, `${code.toUpperCase().replaceAll('-', ' – ')}\u200b`)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(enter(world, member, code)).rejects.toMatchObject(WRONG);
  expect(await member.caller.account.codes.state()).toMatchObject({ recoveryLeft: RECOVERY_CODES - 1 });
  const told = mails.filter(({ subject }) => subject.includes('recovery code'));
  expect(told).toMatchObject([{ to: member.email, text: expect.stringContaining('You have 9 left') }]);
  await enter(world, member, other);
});

test('R492 codes are not guessed: tries are counted for each account, and those of strangers not for a device that is known', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const { device } = await enter(world, member);
  const { app } = await switchCodesOn(world, member);
  const guess = async () => enter(world, member, '000000').catch((error: { reason: string }) => error.reason);
  const mails = catchMails(world);
  const reasons: unknown[] = [];
  while (reasons.at(-1) !== 'too_many_requests') reasons.push(await guess());
  expect(reasons.length).toBeLessThanOrEqual(16);
  await expect(enter(world, member, app.show())).rejects.toMatchObject({ reason: 'too_many_requests' });
  await enter(world, member, app.show(), [device]);
  const told = mails.filter(({ subject }) => subject.startsWith('Somebody has your password'));
  expect(told).toMatchObject([{ to: member.email }]);
});

test('R493 nothing but a passkey is a way around: a new password by mail, a confirmed address, another secret of the server', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const { app, recoveryCodes } = await switchCodesOn(world, member);
  await age(world, '8 days');
  const reset = await world.db.transaction().execute((trx) => issueEmailToken(trx, member.id, 'reset'));
  const password = 'a better banana';
  await world.visitor().auth.resetPassword({ token: reset, password });
  const signIn = (code?: string) => world.visitor().auth.signIn({ email: member.email, password, ...(code && { code }) });
  await expect(signIn()).rejects.toMatchObject(REQUIRED);
  const { accessToken } = await signIn(app.show());
  const back = await world.withToken(accessToken);
  await waitForNextCode(world, member.id);
  await back.account.prove({ password, code: app.show() });
  await back.account.changeEmail({ email: 'moved@chaos.test' });
  const change = await world.db.transaction().execute(async (trx) => {
    const { id } = await trx.selectFrom('email_changes').select('id').executeTakeFirstOrThrow();
    return issueEmailToken(trx, member.id, 'change', { changeId: id });
  });
  expect(await world.visitor().auth.confirmEmail({ token: change, password })).toEqual({ session: null });
  member.email = 'moved@chaos.test';
  await expect(signIn()).rejects.toMatchObject(REQUIRED);
  world.services.appSecret = 'another secret, as after the loss of the first one';
  await waitForNextCode(world, member.id);
  await expect(signIn(app.show())).rejects.toMatchObject(WRONG);
  await signIn(recoveryCodes[0]);
});

test('R493 a passkey, whose device has looked who is there, takes no code', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const passkey = await addPasskey(world, member);
  await switchCodesOn(world, member);
  expect(await enterWith(world, passkey)).toMatchObject({ user: { id: member.id } });
});

test('R494 switching them off, and other recovery codes, take a fresh proof, which takes a code as a sign-in does; mails tell of it', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const { codes, prove } = member.caller.account;
  const { app, recoveryCodes } = await switchCodesOn(world, member);
  const mails = catchMails(world);
  await world.passTime(601);
  for (const change of [codes.renew, codes.remove]) await expect(change()).rejects.toMatchObject(PROOF_REQUIRED);
  await expect(prove({ password: MEMBER_PASSWORD })).rejects.toMatchObject(REQUIRED);
  await expect(prove({ password: MEMBER_PASSWORD, code: '𐀀𐀀𐀀' })).rejects.toMatchObject(WRONG);
  await prove({ password: MEMBER_PASSWORD, code: app.show() });
  // Of both at once one set is left.
  const sets = await Promise.all([codes.renew(), codes.renew()]);
  expect(sets.flatMap((set) => set.recoveryCodes).filter((code) => recoveryCodes.includes(code))).toEqual([]);
  expect(await codes.state()).toMatchObject({ recoveryLeft: RECOVERY_CODES });
  await codes.remove();
  expect(await codes.state()).toEqual({ since: null, recoveryLeft: 0 });
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('new recovery codes'),
    expect.stringContaining('new recovery codes'),
    expect.stringContaining('no longer asks for codes'),
  ]);
  await enter(world, member);
  await expect(codes.remove()).rejects.toMatchObject({ reason: 'not_found' });
  await expect(codes.renew()).rejects.toMatchObject({ reason: 'not_found' });
});

test('R494 a passkey is a proof without a code, and so the way out for whoever has lost the phone', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const passkey = await addPasskey(world, member);
  await switchCodesOn(world, member);
  await world.passTime(601);
  const { passkeys, codes } = member.caller.account;
  await passkeys.prove({ credential: passkey.use(await passkeys.beginProving()) });
  await codes.remove();
  await enter(world, member);
});

test('R494 an open session and the password add no passkey, and put no other session out, where codes are on', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const { accessToken } = await enter(world, member);
  await switchCodesOn(world, member);
  const { account } = await world.withToken(accessToken);
  await expect(account.prove({ password: MEMBER_PASSWORD })).rejects.toMatchObject(REQUIRED);
  await expect(account.passkeys.beginAdding()).rejects.toMatchObject(PROOF_REQUIRED);
  await expect(account.codes.remove()).rejects.toMatchObject(PROOF_REQUIRED);
});

/** As their owner does who was never told of codes: by a link, wherever the password is asked for. */
async function resetByMail(world: TestWorld, { id, email }: Member): Promise<void> {
  const token = await world.db.transaction().execute((trx) => issueEmailToken(trx, id, 'reset'));
  await world.visitor().auth.resetPassword({ token, password: 'a better banana' });
  await world.visitor().auth.signIn({ email, password: 'a better banana' });
}

test('R501 where codes are on neither a new password nor a proof of before is a way around them', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const other = await world.withToken((await enter(world, member)).accessToken);
  await other.account.prove({ password: MEMBER_PASSWORD });
  const { app } = await switchCodesOn(world, member);
  // The proof in the other session was one by the password alone.
  await expect(other.account.codes.remove()).rejects.toMatchObject(PROOF_REQUIRED);
  const change = { currentPassword: MEMBER_PASSWORD, newPassword: 'a better banana', devices: [] };
  await expect(other.account.changePassword(change)).rejects.toMatchObject(PROOF_REQUIRED);
  await expect(other.account.codes.remove()).rejects.toMatchObject(PROOF_REQUIRED);
  await other.account.prove({ password: MEMBER_PASSWORD, code: app.show() });
  await other.account.changePassword(change);
});

test('R499 whoever runs the product switches codes off for a member who has lost them; what was begun and given up is forgotten in a day', async () => {
  await using world = await createTestWorld();
  const [member, other] = [await world.newMember(), await world.newMember()];
  await switchCodesOn(world, member);
  await switchCodesOn(world, other);
  expect(await removeLostCodes(world.db, member.email.toUpperCase())).toBe(true);
  expect(await removeLostCodes(world.db, member.email)).toBe(false);
  await enter(world, member);
  await expect(enter(world, other)).rejects.toMatchObject(REQUIRED);

  const { codes } = member.caller.account;
  const lookLater = async (hours: number) => {
    await world.passTime(hours * 3_600);
    await throwOldRowsAway(world.db);
    await world.prove(member.id);
  };
  await world.prove(member.id);
  const app = openCodeApp((await codes.begin()).uri);
  await lookLater(23);
  await codes.confirm({ code: app.show() });
  await lookLater(25);
  expect(await codes.state()).toMatchObject({ recoveryLeft: RECOVERY_CODES });
  await codes.remove();
  await codes.begin();
  await lookLater(25);
  const rows = await world.db.selectFrom('one_time_codes').select('user_id').execute();
  expect(rows).toEqual([{ user_id: other.id }]);
});

test('R498 what a thief has switched on goes with a new password by mail for seven days, whatever else they did', async () => {
  await using world = await createTestWorld();
  const owner = await world.newMember();
  const { accessToken } = await enter(world, owner);
  const caller = await world.withToken(accessToken);
  await caller.account.prove({ password: MEMBER_PASSWORD });
  const app = openCodeApp((await caller.account.codes.begin()).uri);
  await caller.account.codes.confirm({ code: app.show() });
  await caller.account.changePassword({ currentPassword: MEMBER_PASSWORD, newPassword: 'what a thief wants' });
  await waitForNextCode(world, owner.id);
  await world.visitor().auth.signIn({ email: owner.email, password: 'what a thief wants', code: app.show() });
  const guess = () => world.visitor().auth.signIn({ email: owner.email, password: 'what a thief wants', code: '000000' });
  for (let tries = 0; tries < 20; tries += 1) await guess().catch(() => {});
  await age(world, '6 days 23 hours');
  const mails = catchMails(world);
  await resetByMail(world, owner);
  expect(mails.filter(({ subject }) => subject.includes('no longer asks for codes'))).toMatchObject([{ to: owner.email }]);
  // Nor does the owner, who switches on their own at once, wait for what the thief has tried.
  const back = await world.signInAgain(owner.id);
  const own = await switchCodesOn(world, { ...owner, caller: back });
  const elsewhere = world.visitor('203.0.113.9');
  await elsewhere.auth.signIn({ email: owner.email, password: 'a better banana', code: own.app.show() });
});

test('R498 after seven days the mailbox alone opens nothing, but where its address was never confirmed', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  await switchCodesOn(world, member);
  await age(world, '7 days 1 hour');
  await expect(resetByMail(world, member)).rejects.toMatchObject(REQUIRED);
  const squatted = await world.newMember();
  await world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', squatted.id).execute();
  await switchCodesOn(world, squatted);
  await age(world, '7 days 1 hour');
  await resetByMail(world, squatted);
});

async function age({ db }: TestWorld, span: string): Promise<void> {
  await sql`update one_time_codes set confirmed_at = confirmed_at - ${span}::interval, created_at = created_at - ${span}::interval`.execute(
    db,
  );
}

test('R494 the role of operators begins without codes of before', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  await switchCodesOn(world, member);
  await setOperator(world.db, member.email, true);
  await enter(world, member);
});

test('R498 a new password by mail leaves the codes of everybody else as they are, however young', async () => {
  await using world = await createTestWorld();
  const [member, other] = [await world.newMember(), await world.newMember()];
  await switchCodesOn(world, member);
  await switchCodesOn(world, other);
  const reset = await world.db.transaction().execute((trx) => issueEmailToken(trx, member.id, 'reset'));
  await world.visitor().auth.resetPassword({ token: reset, password: 'a better banana' });
  await world.visitor().auth.signIn({ email: member.email, password: 'a better banana' });
  await expect(enter(world, other)).rejects.toMatchObject(REQUIRED);
});

test('R498 what a thief has switched on before leaving in the owner’s name keeps nobody from coming back on the last day', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  await switchCodesOn(world, member);
  await world.prove(member.id);
  await member.caller.account.leave({ characters: 'delete' });
  await world.passTime(13 * 86_400);
  const reset = await world.db.transaction().execute((trx) => issueEmailToken(trx, member.id, 'reset'));
  const password = 'a better banana';
  await world.visitor().auth.resetPassword({ token: reset, password });
  const { accessToken } = await world.visitor().auth.signIn({ email: member.email, password });
  await (await world.withToken(accessToken)).account.comeBack();
});

test('R501 a password alone that comes while codes are switched on is asked for one, and changes nothing', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  await world.prove(member.id);
  const { uri } = await member.caller.account.codes.begin();
  const thief = await world.withToken((await enter(world, member)).accessToken);
  const actions = [
    () => thief.account.prove({ password: MEMBER_PASSWORD }),
    () => thief.account.changePassword({ currentPassword: MEMBER_PASSWORD, newPassword: 'a stolen banana' }),
    () => enter(world, member),
  ];
  const reasonOf = ({ reason }: { reason: string }) => reason;
  const waiting = await world.db.transaction().execute(async (trx) => {
    // As whoever confirms them holds it.
    await trx.selectFrom('one_time_codes').select('user_id').where('user_id', '=', member.id).forUpdate().execute();
    const waiting = actions.map((action) => action().then(() => 'done', reasonOf));
    await untilSomeWait(world, actions.length);
    await trx.updateTable('one_time_codes').set({ confirmed_at: sql`now()` }).where('user_id', '=', member.id).execute();
    return waiting;
  });
  expect(await Promise.all(waiting)).toEqual(['code_required', 'proof_required', 'code_required']);
  await enter(world, member, openCodeApp(uri).show());
});
