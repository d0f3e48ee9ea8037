/** Another address to sign in by, and the way back for whoever had the one before. */
import type { Session } from '@chaos/shared/contract/auth';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readOutbox } from '../mail/mailer.ts';
import type { Mail } from '../mail/mails.ts';
import { addPasskey } from '../testing/passkey-owner.ts';
import { MEMBER_PASSWORD } from '../testing/test-data.ts';
import { createTestWorld, type Member, type TestWorld } from '../testing/test-world.ts';
import { switchCodesOn } from '../testing/two-factor-member.ts';
import { untilSomeWait } from '../testing/until-some-wait.ts';
import { readSession } from './sessions.ts';

const OLD = 'frigo@chaos.test';
const NEW = 'frigo.neu@elsewhere.test';
const DAY = 86_400;
const LINKS = { confirm: /#confirm=(\S+)/, undo: /mode=undo#token=(\S+)/, reset: /mode=reset#token=(\S+)/ };
const LINK_INVALID = { reason: 'link_invalid' };

/** Mails that have arrived, the last one last. */
class Mailbox {
  readonly mails: Mail[] = [];

  constructor({ services }: TestWorld, reachesPeople = true) {
    services.mailer = { reachesPeople, failures: () => 0, send: (mail) => void this.mails.push(mail) };
  }

  /** The tokens of the links of a kind in those to an address, once there are so many. */
  async links(to: string, kind: keyof typeof LINKS, count = 1): Promise<string[]> {
    const links = () => this.mails.filter((mail) => mail.to === to).flatMap(({ text }) => LINKS[kind].exec(text)?.[1] ?? []);
    await expect.poll(() => links().length).toBe(count);
    return links();
  }

  subjects(to: string): string[] {
    const ofSignIns = 'A new sign-in to the Hall of Chaos';
    return this.mails.flatMap((mail) => (mail.to === to && mail.subject !== ofSignIns ? [mail.subject] : []));
  }
}

const signIn = (world: TestWorld, email: string, password = MEMBER_PASSWORD) => world.visitor().auth.signIn({ email, password });
const confirm = (world: TestWorld, token: string, password?: string) => world.visitor().auth.confirmEmail({ token, password });
const undo = (world: TestWorld, token: string) => world.visitor().auth.undoEmailChange({ token });
const reasonOf = ({ reason }: { reason: string }) => reason;

async function ask(world: TestWorld, { id, caller }: Member, email = NEW): Promise<void> {
  await world.prove(id);
  await caller.account.changeEmail({ email });
}

/** In a session of the account, whoever has it. */
async function askFrom(world: TestWorld, { accessToken }: Session, { password = MEMBER_PASSWORD, email = '' }): Promise<void> {
  const caller = await world.withToken(accessToken);
  await caller.account.prove({ password });
  await caller.account.changeEmail({ email });
}

/** Frigo has asked to be NEW from now on. */
async function setOut() {
  const world = await createTestWorld();
  const frigo = await world.newMember({ username: 'frigo' });
  const box = new Mailbox(world);
  await ask(world, frigo);
  const [[token = ''], [back = '']] = [await box.links(NEW, 'confirm'), await box.links(OLD, 'undo')];
  return { world, frigo, box, token, back };
}

async function emailOf({ db }: TestWorld, { id }: Member): Promise<string> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  return email;
}

test('R454 nothing changes until the new address confirms; then it alone signs in, and every other session has ended', async () => {
  const { world, frigo, box, token } = await setOut();
  await using _ = world;
  const elsewhere = await signIn(world, OLD);
  await expect(signIn(world, NEW)).rejects.toMatchObject({ reason: 'wrong_credentials' });
  expect((await readSession(world.services, elsewhere.accessToken))?.user.email).toBe(OLD);
  const ended: string[] = [];
  world.services.bus.subscribe('session', (familyId) => void ended.push(familyId));

  expect(await frigo.caller.auth.confirmEmail({ token })).toEqual({ session: null });
  expect(await readSession(world.services, elsewhere.accessToken)).toBeNull();
  await expect.poll(() => ended).toHaveLength(1);
  await expect(signIn(world, OLD)).rejects.toMatchObject({ reason: 'wrong_credentials' });
  expect((await signIn(world, NEW.toUpperCase())).user).toMatchObject({ email: NEW, emailConfirmed: true });
  expect(await frigo.caller.account.sessions()).toMatchObject({ items: [{ isThis: true }, {}] });
  expect(box.subjects(OLD)).toEqual([
    'A new address for your account at the Hall of Chaos',
    'Your e-mail address for the Hall of Chaos was changed',
  ]);
});

test('R454 the link asks for the session of the account or its password: a mistyped address gets nothing', async () => {
  const { world, frigo, token } = await setOut();
  await using _ = world;
  const stranger = await world.newMember();
  await expect(stranger.caller.auth.confirmEmail({ token })).rejects.toMatchObject({ reason: 'wrong_credentials' });
  for (const password of [undefined, 'my own banana'])
    await expect(confirm(world, token, password)).rejects.toMatchObject({ reason: 'wrong_credentials' });
  expect(await emailOf(world, frigo)).toBe(OLD);
  expect((await confirm(world, token, MEMBER_PASSWORD)).session?.user.email).toBe(NEW);
});

test('R454 a link works once, for a day, and the newest wish counts', async () => {
  const { world, frigo, box, token } = await setOut();
  await using _ = world;
  await ask(world, frigo, 'third@elsewhere.test');
  const [newer = ''] = await box.links('third@elsewhere.test', 'confirm');
  await expect(frigo.caller.auth.confirmEmail({ token })).rejects.toMatchObject(LINK_INVALID);
  const clicks = await Promise.allSettled(Array.from({ length: 8 }, () => confirm(world, newer, MEMBER_PASSWORD)));
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const click of clicks) if (click.status === 'rejected') expect(click.reason).toMatchObject(LINK_INVALID);
  await world.db.deleteFrom('rate_limits').execute();
  await askFrom(world, await signIn(world, 'third@elsewhere.test'), { email: 'fourth@elsewhere.test' });
  const [late = ''] = await box.links('fourth@elsewhere.test', 'confirm');
  await world.passTime(DAY + 1);
  await expect(confirm(world, late, MEMBER_PASSWORD)).rejects.toMatchObject(LINK_INVALID);
  expect(await emailOf(world, frigo)).toBe('third@elsewhere.test');
});

test('R454 five wishes in a day are the most, none is for the address that one has, and only half of the new one is told', async () => {
  const { world, frigo, box } = await setOut();
  await using _ = world;
  await expect(ask(world, frigo, 'Frigo@Chaos.test')).rejects.toMatchObject({ reason: 'invalid_input' });
  for (const one of ['a', 'b', 'c', 'd']) await ask(world, frigo, `${one}@elsewhere.test`);
  await expect(ask(world, frigo, 'e@elsewhere.test')).rejects.toMatchObject({ reason: 'too_many_requests' });
  expect(box.mails.find(({ to }) => to === OLD)?.text).toContain('f…@elsewhere.test');
  expect(box.mails.find(({ to }) => to === OLD)?.text).not.toContain('neu');
});

test('R455 the old address stops what is not confirmed yet, and puts out whoever asked for it', async () => {
  const { world, frigo, token, back } = await setOut();
  await using _ = world;
  const thief = await signIn(world, OLD);
  const { resetToken } = await undo(world, back);
  expect(await readSession(world.services, thief.accessToken)).toBeNull();
  await expect(confirm(world, token, MEMBER_PASSWORD)).rejects.toMatchObject(LINK_INVALID);
  await expect(undo(world, back)).rejects.toMatchObject(LINK_INVALID);
  // Whoever asked for it knew the password.
  await expect(signIn(world, OLD)).rejects.toMatchObject({ reason: 'wrong_credentials' });
  await world.visitor().auth.resetPassword({ token: resetToken, password: 'a better banana' });
  expect((await signIn(world, OLD, 'a better banana')).user.id).toBe(frigo.id);
});

test('R455 passkeys outlive a confirmed change, and none of them the way back: the thief may have added them', async () => {
  const { world, frigo, token, back } = await setOut();
  await using _ = world;
  const passkey = await addPasskey(world, frigo);
  const enter = async () =>
    world.visitor().auth.finishPasskey({ credential: passkey.use(await world.visitor().auth.beginPasskey()), devices: [] });
  await confirm(world, token, MEMBER_PASSWORD);
  expect((await enter()).user).toMatchObject({ id: frigo.id, email: NEW });
  await undo(world, back);
  await expect(enter()).rejects.toMatchObject({ reason: 'wrong_credentials' });
  expect(await world.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
});

test('R501 R455 codes that a thief has switched on go with the way back, however late in its days it is taken', async () => {
  const { world, frigo, box, token, back } = await setOut();
  await using _ = world;
  await switchCodesOn(world, frigo);
  await confirm(world, token, MEMBER_PASSWORD);
  await world.passTime(6.9 * DAY);
  const { resetToken } = await undo(world, back);
  // The password went with it.
  const told = box.mails.filter(({ subject }) => subject.includes('no longer asks for codes'));
  expect(told).toMatchObject([{ to: OLD, text: expect.stringContaining('Set a new password to sign in again.') }]);
  expect(told[0]?.text).not.toContain('password alone');
  await world.visitor().auth.resetPassword({ token: resetToken, password: 'a better banana' });
  expect((await signIn(world, OLD, 'a better banana')).user.id).toBe(frigo.id);
});

test('R455 whatever a thief does meanwhile, the first mail to the old address brings the account back', async () => {
  const { world, frigo, box, token, back } = await setOut();
  await using _ = world;
  await confirm(world, token, MEMBER_PASSWORD);
  await world.passTime(DAY);
  // The thief sets a new password, forgets that one too, and moves on to a third address.
  const change = { currentPassword: MEMBER_PASSWORD, newPassword: 'a stolen banana' };
  await (await world.withToken((await signIn(world, NEW)).accessToken)).account.changePassword(change);
  await world.db.deleteFrom('rate_limits').execute();
  await world.visitor().auth.requestPasswordReset({ email: NEW });
  const [reset = ''] = await box.links(NEW, 'reset');
  await world.visitor().auth.resetPassword({ token: reset, password: 'a twice stolen banana' });
  const again = await signIn(world, NEW, 'a twice stolen banana');
  await askFrom(world, again, { password: 'a twice stolen banana', email: 'third@elsewhere.test' });
  const [third = ''] = await box.links('third@elsewhere.test', 'confirm');
  const [back2 = ''] = await box.links(NEW, 'undo');
  const { session: thief } = await confirm(world, third, 'a twice stolen banana');
  expect(await emailOf(world, frigo)).toBe('third@elsewhere.test');

  await world.passTime(5 * DAY);
  const { resetToken } = await undo(world, back);
  expect(await emailOf(world, frigo)).toBe(OLD);
  await expect(world.visitor().auth.refresh({ refreshToken: thief?.refreshToken ?? '' })).rejects.toMatchObject({
    reason: 'signed_out',
  });
  // Neither the thief's password nor the way back that came to the thief's address.
  await expect(signIn(world, OLD, 'a twice stolen banana')).rejects.toMatchObject({ reason: 'wrong_credentials' });
  await expect(undo(world, back2)).rejects.toMatchObject(LINK_INVALID);
  await world.visitor().auth.resetPassword({ token: resetToken, password: 'a better banana' });
  expect((await signIn(world, OLD, 'a better banana')).user.id).toBe(frigo.id);
});

test('R455 a thief who gets the account back to their own address does not end the way back of its owner', async () => {
  const { world, frigo, box, token, back } = await setOut();
  await using _ = world;
  await confirm(world, token, MEMBER_PASSWORD);
  await askFrom(world, await signIn(world, NEW), { email: 'third@elsewhere.test' });
  const [[third = ''], [thiefsBack = '']] = [await box.links('third@elsewhere.test', 'confirm'), await box.links(NEW, 'undo')];
  await confirm(world, third, MEMBER_PASSWORD);
  await undo(world, thiefsBack);
  expect(await emailOf(world, frigo)).toBe(NEW);
  await undo(world, back);
  expect(await emailOf(world, frigo)).toBe(OLD);
});

test('R455 both mails hold a way back; after its days there is none', async () => {
  const { world, frigo, box, token } = await setOut();
  await using _ = world;
  await confirm(world, token, MEMBER_PASSWORD);
  const [first = '', second = ''] = await box.links(OLD, 'undo', 2);
  await world.passTime(8 * DAY + 60);
  for (const late of [first, second]) await expect(undo(world, late)).rejects.toMatchObject(LINK_INVALID);
  expect(await emailOf(world, frigo)).toBe(NEW);
});

test('R455 confirmed and undone at once, it is undone', async () => {
  await using world = await createTestWorld();
  const box = new Mailbox(world);
  for (let round = 0; round < 10; round += 1) {
    const member = await world.newMember({ username: `frigo_${round}` });
    await ask(world, member, `new_${round}@elsewhere.test`);
    const [token = ''] = await box.links(`new_${round}@elsewhere.test`, 'confirm');
    const [back = ''] = await box.links(member.email, 'undo');
    const [confirmed, undone] = await Promise.allSettled([
      world.visitor(`203.0.113.${round}`).auth.confirmEmail({ token, password: MEMBER_PASSWORD }),
      undo(world, back),
    ]);
    expect(undone.status).toBe('fulfilled');
    if (confirmed.status === 'rejected') expect(['link_invalid', 'wrong_credentials']).toContain(reasonOf(confirmed.reason));
    expect(await emailOf(world, member)).toBe(member.email);
    const open = world.db.selectFrom('session_families').select('id').where('user_id', '=', member.id);
    expect(await open.where('revoked_at', 'is', null).execute()).toEqual([]);
  }
});

test('R456 a used address answers like a free one and leaves the same behind; its owner is told, without a link', async () => {
  await using world = await createTestWorld();
  const used = await world.newMember({ username: 'used' });
  const box = new Mailbox(world);
  const left = [];
  for (const email of ['free@elsewhere.test', used.email]) {
    const member = await world.newMember();
    await ask(world, member, email);
    await expect.poll(() => box.subjects(email).length).toBe(1);
    const kinds = world.db.selectFrom('email_tokens').select('kind').where('user_id', '=', member.id).orderBy('kind').execute();
    left.push({ kinds: await kinds, told: box.subjects(member.email) });
  }
  expect(left[1]).toEqual(left[0]);
  expect(box.subjects(used.email)).toEqual(['You already have an account at the Hall of Chaos']);
  expect(await box.links(used.email, 'confirm', 0)).toEqual([]);
});

test('R456 nobody else takes the old address while it has a way back, not even in the moment of the change', async () => {
  const { world, frigo, box, token, back } = await setOut();
  await using _ = world;
  const signUp = (username: string) =>
    world.visitor(`for ${username}`).auth.signUp({ email: OLD, password: 'tung tung banana', username });
  const answers = await Promise.all([...['one_x', 'two_x', 'three_x'].map(signUp), confirm(world, token, MEMBER_PASSWORD)]);
  expect(answers.slice(0, 3)).toEqual([{ session: null }, { session: null }, { session: null }]);
  expect(await signUp('squatter')).toEqual({ session: null });
  const other = await world.newMember();
  await expect(ask(world, other, OLD)).rejects.toMatchObject({ reason: 'too_many_requests' });
  await world.db.deleteFrom('rate_limits').execute();
  await ask(world, other, OLD);
  await expect.poll(() => box.subjects(OLD)).toContain('You already have an account at the Hall of Chaos');
  expect(await world.db.selectFrom('users').select('id').where('email', '=', OLD).execute()).toEqual([]);
  await undo(world, back);
  expect(await emailOf(world, frigo)).toBe(OLD);
});

test('R456 after its days the old address is anybody’s', async () => {
  const { world, token } = await setOut();
  await using _ = world;
  await confirm(world, token, MEMBER_PASSWORD);
  await world.passTime(8 * DAY + 60);
  await world.visitor().auth.signUp({ email: OLD, password: 'tung tung banana', username: 'newcomer' });
  expect(await world.db.selectFrom('users').select('email').where('email', '=', OLD).execute()).toHaveLength(1);
});

test('R456 of two who confirm one free address at once one has it, and the other has lost nothing', async () => {
  await using world = await createTestWorld();
  const box = new Mailbox(world);
  const members = [await world.newMember(), await world.newMember()];
  let links: string[] = [];
  for (const member of members) {
    await ask(world, member);
    // Mailed after the answer, and counted by then.
    links = await box.links(NEW, 'confirm', links.length + 1);
    await world.db.deleteFrom('rate_limits').execute();
  }
  const said = await Promise.all(
    members.map(({ caller }, index) => caller.auth.confirmEmail({ token: links[index] ?? '' }).then(() => 'ok', reasonOf)),
  );
  expect(said.toSorted()).toEqual(['email_taken', 'ok']);
  const emails = await Promise.all(members.map((member) => emailOf(world, member)));
  expect(emails.filter((email) => email === NEW)).toHaveLength(1);
  const loser = members[said.indexOf('email_taken')];
  expect(emails).toContain(loser?.email);
});

test('R456 one who signs up with the new address meanwhile keeps it', async () => {
  const { world, frigo, token } = await setOut();
  await using _ = world;
  await world.visitor().auth.signUp({ email: NEW, password: 'tung tung banana', username: 'newcomer' });
  await expect(frigo.caller.auth.confirmEmail({ token })).rejects.toMatchObject({ reason: 'email_taken' });
  expect(await emailOf(world, frigo)).toBe(OLD);
});

test('R454 where mails reach nobody they lie in the outbox, with links of the configured origin', async () => {
  await using world = await createTestWorld();
  await ask(world, await world.newMember({ username: 'frigo' }));
  const read = async () => (await readOutbox(world.outboxFolder)).map(({ to, text }) => `${to} ${/\S+#\w+=/.exec(text)?.[0]}`);
  await expect
    .poll(async () => (await read()).toSorted())
    .toEqual([`${NEW} http://chaos.test/#confirm=`, `${OLD} http://chaos.test/auth?mode=undo#token=`]);
});

test('R483 what waits to be confirmed is told to the member alone; cancelled, its link is void, and the mailed way back works on', async () => {
  await using world = await createTestWorld();
  const mailbox = new Mailbox(world);
  const member = await world.newMember();
  const stranger = await world.newMember();
  const pending = () => member.caller.account.emailChange();
  expect(await pending()).toBeNull();
  await ask(world, member, 'first@elsewhere.test');
  await ask(world, member);
  expect(await pending()).toEqual({ email: NEW, endsAt: expect.any(Date) });
  expect(await stranger.caller.account.emailChange()).toBeNull();
  await stranger.caller.account.cancelEmailChange();
  expect(await pending()).not.toBeNull();
  await Promise.all([member.caller.account.cancelEmailChange(), member.caller.account.cancelEmailChange()]);
  expect(await pending()).toBeNull();
  const [link = ''] = await mailbox.links(NEW, 'confirm');
  await expect(confirm(world, link, MEMBER_PASSWORD)).rejects.toMatchObject(LINK_INVALID);
  const [, back = ''] = await mailbox.links(member.email, 'undo', 2);
  await undo(world, back);
  await expect(signIn(world, member.email)).rejects.toMatchObject({ reason: 'wrong_credentials' });
});

test('R483 cancelled and confirmed at once, each has an answer and one of them counts', async () => {
  const { world, frigo, token } = await setOut();
  await using _ = world;
  const holder = await world.db.startTransaction().execute();
  await holder.selectFrom('users').select('id').where('id', '=', frigo.id).forUpdate().execute();
  const cancelled = frigo.caller.account.cancelEmailChange();
  await untilSomeWait(world, 1);
  // In a session of the account, where it waits for nothing before the link.
  const confirmed = frigo.caller.auth.confirmEmail({ token }).then(() => 'ok', reasonOf);
  await untilSomeWait(world, 2);
  await holder.commit().execute();
  await cancelled;
  expect(await confirmed).toBe('link_invalid');
  // Not done again after each had what the other needed.
  const seen = sql<{ deadlocks: number }>`select deadlocks from pg_stat_database where datname = current_database()`;
  expect((await seen.execute(world.db)).rows).toEqual([{ deadlocks: 0 }]);
  expect(await emailOf(world, frigo)).toBe(OLD);
});

test('R483 what was confirmed, or was not in its day, waits no more', async () => {
  await using world = await createTestWorld();
  const mailbox = new Mailbox(world);
  const member = await world.newMember();
  await ask(world, member, 'first@elsewhere.test');
  await world.passTime(DAY + 1);
  expect(await member.caller.account.emailChange()).toBeNull();
  await ask(world, member);
  const [link = ''] = await mailbox.links(NEW, 'confirm');
  const { session } = await confirm(world, link, MEMBER_PASSWORD);
  const here = await world.withToken(session?.accessToken ?? '');
  expect(await here.account.emailChange()).toBeNull();
  await here.account.cancelEmailChange();
  expect((await signIn(world, NEW)).user.email).toBe(NEW);
});

test('R456 whoever has shown by a mailed password that the present mailbox is theirs leaves no way back to it to others', async () => {
  const { world, frigo, box, back } = await setOut();
  await using _ = world;
  // A thief who knew the password asked for a change, has looked into the mailbox once, and stops the change.
  await frigo.caller.account.cancelEmailChange();
  await world.visitor().auth.requestPasswordReset({ email: OLD });
  const [reset = ''] = await box.links(OLD, 'reset');
  await world.visitor().auth.resetPassword({ token: reset, password: 'my own banana' });
  await expect(undo(world, back)).rejects.toMatchObject(LINK_INVALID);
  await signIn(world, OLD, 'my own banana');
});
