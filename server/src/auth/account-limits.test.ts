/** What floods may cost, and whom they may keep out. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readOutbox } from '../mail/mailer.ts';
import type { Mail } from '../mail/mails.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const account = { email: 'frigo@chaos.test', password: 'tung tung banana', username: 'frigo' };
const credentials = { email: account.email, password: account.password };

/** As where an SMTP server is named, but the mails stay here. */
function catchMails({ services }: TestWorld): Mail[] {
  const mails: Mail[] = [];
  services.mailer = { reachesPeople: true, failures: () => 0, send: (mail) => void mails.push(mail) };
  return mails;
}

async function readResetToken(world: TestWorld): Promise<string> {
  let token: string | undefined;
  await expect
    .poll(async () => {
      const tokens = (await readOutbox(world.outboxFolder)).map((mail) => /reset#token=(\S+)/.exec(mail.text)?.[1]);
      token = tokens.find((one) => one !== undefined);
      return token;
    })
    .toBeDefined();
  return token ?? '';
}

async function letTimePass({ db }: TestWorld, limit: string): Promise<void> {
  await sql`delete from rate_limits where key like ${`${limit}:%`}`.execute(db);
}

test('made-up links for a new password are refused before anything is hashed', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  // Far more than may wait for a hash: each that was hashed would push another one out.
  const tries = Array.from({ length: 100 }, () =>
    world
      .visitor()
      .auth.resetPassword({ token: 'made up', password: 'a long banana' })
      .catch((error: { reason: string }) => error.reason),
  );
  expect(new Set(await Promise.all(tries))).toEqual(new Set(['link_invalid']));
});

test('one address gets no more than 20 tries at such links', async () => {
  await using world = await createTestWorld();
  const attempt = () => world.visitor('198.51.100.9').auth.resetPassword({ token: 'made up', password: 'a long banana' });
  for (let index = 0; index < 20; index += 1) await expect(attempt()).rejects.toMatchObject({ reason: 'link_invalid' });
  await expect(attempt()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('signing up again and again with a used address sends its owner one mail a minute', async () => {
  await using world = await createTestWorld();
  const mails = catchMails(world);
  await world.visitor().auth.signUp(account);
  for (const username of ['probe_1', 'probe_2', 'probe_3'])
    expect(await world.visitor().auth.signUp({ ...account, username })).toEqual({ session: null });
  await expect.poll(() => mails.map((mail) => mail.subject)).toHaveLength(2);
  await letTimePass(world, 'mailByMinute');
  await world.visitor().auth.signUp({ ...account, username: 'probe_4' });
  await expect.poll(() => mails).toHaveLength(3);
  // Asking for a new password counts with them.
  await world.visitor().auth.requestPasswordReset({ email: account.email });
  await letTimePass(world, 'mailByMinute');
  await world.visitor().auth.requestPasswordReset({ email: account.email });
  await expect.poll(() => mails).toHaveLength(4);
});

test('one address that guesses for an hour does not close an account to others', async () => {
  await using world = await createTestWorld({ rateLimitScale: 0.1 });
  await world.visitor('192.0.2.1').auth.signUp(account);
  const guess = () => world.visitor('203.0.113.66').auth.signIn({ email: account.email, password: 'wrong guess' });
  for (let tenMinutes = 0; tenMinutes < 6; tenMinutes += 1) {
    for (let index = 0; index < 3; index += 1) await expect(guess()).rejects.toThrow();
    await letTimePass(world, 'signInByAddress');
  }
  await expect(guess()).rejects.toMatchObject({ reason: 'too_many_requests' });
  expect((await world.visitor('198.51.100.9').auth.signIn(credentials)).user.username).toBe('frigo');
});

test('an account that guesses have closed opens to its owner by a new password, and stays open to that address', async () => {
  await using world = await createTestWorld({ rateLimitScale: 0.05 });
  await world.visitor('192.0.2.1').auth.signUp(account);
  const closeAccount = async () => {
    for (let index = 0; index < 6; index += 1)
      await world
        .visitor(`203.0.${index}.113`)
        .auth.signIn({ email: account.email, password: 'wrong guess' })
        .catch(() => {});
  };
  await closeAccount();
  const owner = () => world.visitor('198.51.100.9').auth;
  await expect(owner().signIn(credentials)).rejects.toMatchObject({ reason: 'too_many_requests' });
  await owner().requestPasswordReset({ email: account.email });
  const password = 'a better banana';
  await owner().resetPassword({ token: await readResetToken(world), password });
  await letTimePass(world, 'signInByAddress');
  expect((await world.visitor('192.0.2.77').auth.signIn({ email: account.email, password })).user.username).toBe('frigo');
  await letTimePass(world, 'signInByAddress');
  await closeAccount();
  expect((await owner().signIn({ email: account.email, password })).user.username).toBe('frigo');
});

test('the longest address that is one can sign up, sign in and ask for a new password', async () => {
  await using world = await createTestWorld();
  const email = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}test`;
  expect(email.length).toBeGreaterThan(250);
  await expect(world.visitor().auth.signIn({ email, password: 'x' })).rejects.toMatchObject({ reason: 'wrong_credentials' });
  await world.visitor().auth.signUp({ ...account, email });
  expect((await world.visitor().auth.signIn({ email, password: account.password })).user.username).toBe('frigo');
  expect(await world.visitor().auth.requestPasswordReset({ email })).toBeUndefined();
});

test('no counter keeps an e-mail address as it is', async () => {
  await using world = await createTestWorld();
  await world.visitor().auth.signUp(account);
  await world.visitor().auth.signIn(credentials);
  await world.visitor().auth.requestPasswordReset({ email: account.email });
  const { rows } = await sql`select key from rate_limits`.execute(world.db);
  expect(rows.length).toBeGreaterThan(3);
  expect(JSON.stringify(rows)).not.toContain('frigo');
});

test('asking for a new password is answered before the link is made: its time tells nothing', async () => {
  await using world = await createTestWorld();
  await world.visitor().auth.signUp(account);
  const blocker = await world.db.startTransaction().execute();
  await sql`lock table email_tokens in share mode`.execute(blocker);
  expect(await world.visitor().auth.requestPasswordReset({ email: account.email })).toBeUndefined();
  await blocker.rollback().execute();
  expect(await readResetToken(world)).not.toBe('');
});
