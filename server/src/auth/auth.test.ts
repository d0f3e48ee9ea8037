import { expect, test } from 'vitest';
import { readOutbox } from '../mail/mailer.ts';
import type { Mail } from '../mail/mails.ts';
import { startMailCatcher } from '../testing/mail-catcher.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { readSession } from './sessions.ts';

const account = { email: 'Frigo@Chaos.test', password: 'tung tung banana', username: 'frigo' };
const credentials = { email: account.email, password: account.password };

/** The token in the newest mail, once it is there. */
async function readMailedToken(world: TestWorld): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      text = (await readOutbox(world.outboxFolder))[0]?.text ?? '';
      return text;
    })
    .toMatch(/#(confirm|token)=/);
  return /#(?:confirm|token)=(\S+)/.exec(text)?.[1] ?? '';
}

test('R94 signing up opens an account whose username and display name are the chosen one, and signs in', async () => {
  await using world = await createTestWorld();
  const { session } = await world.visitor().auth.signUp(account);
  expect(session).toMatchObject({
    tokenType: 'bearer',
    user: {
      username: 'frigo',
      displayName: 'frigo',
      email: 'Frigo@Chaos.test',
      emailConfirmed: false,
      avatarUrl: null,
      role: 'member',
    },
  });
  expect(session?.expiresIn).toBeGreaterThan(590);
  expect(session?.expiresIn).toBeLessThanOrEqual(600);
  expect((await readSession(world.services, session?.accessToken ?? ''))?.user.username).toBe('frigo');
});

test('no token and no password is kept as it is', async () => {
  await using world = await createTestWorld();
  const { session } = await world.visitor().auth.signUp(account);
  const rows = JSON.stringify([
    await world.db.selectFrom('users').selectAll().execute(),
    await world.db.selectFrom('sessions').selectAll().execute(),
    await world.db.selectFrom('refresh_tokens').selectAll().execute(),
    await world.db.selectFrom('email_tokens').selectAll().execute(),
    await world.db.selectFrom('audit_log').selectAll().execute(),
  ]);
  const secrets = [session?.accessToken, session?.refreshToken, account.password, await readMailedToken(world)];
  for (const secret of secrets) expect(rows).not.toContain(secret);
  expect(rows).toContain('$argon2id$');
});

test('R91 signing in takes any case of the address, and answers a wrong password like an unknown address', async () => {
  await using world = await createTestWorld();
  await world.visitor().auth.signUp(account);
  const session = await world.visitor().auth.signIn({ email: 'fRIGO@chaos.TEST', password: account.password });
  expect(session.user.username).toBe('frigo');
  const answer = (email: string) =>
    world
      .visitor()
      .auth.signIn({ email, password: 'not the password' })
      .catch((error: unknown) => JSON.stringify(error));
  expect(await answer(account.email)).toBe(await answer('nobody@chaos.test'));
});

test.each([
  [{ username: 'ab' }, 'Username must have 3 to 24 characters: letters a to z, digits and _.'],
  [{ username: 'no spaces' }, 'Username must have 3 to 24 characters: letters a to z, digits and _.'],
  [{ username: 'x'.repeat(25) }, 'Username must have 3 to 24 characters: letters a to z, digits and _.'],
  [{ email: 'not an address' }, 'This is not an e-mail address.'],
  [{ password: 'short' }, 'Password is too short: at least 8 characters.'],
  [{ password: 'x'.repeat(129) }, 'Password is too long: at most 128 characters.'],
  [{ password: 'Password123!' }, expect.stringContaining('turned up in a leak')],
  [{ password: 'abcabcabcabc' }, expect.stringContaining('would guess first')],
  [{ role: 'operator' }, 'Unrecognized key: "role".'],
])('R92 O10 a sign-up with %o is refused by name', async (wrong, message) => {
  await using world = await createTestWorld();
  await expect(world.visitor().auth.signUp({ ...account, ...wrong })).rejects.toMatchObject({ code: 'BAD_REQUEST', message });
  expect(await world.db.selectFrom('users').select('id').execute()).toEqual([]);
});

test('R92 a username is taken whatever its case, also when two people want it at once', async () => {
  await using world = await createTestWorld();
  const tries = ['frigo', 'FRIGO', 'Frigo', 'fRiGo'].map((username, index) =>
    world.visitor().auth.signUp({ ...account, username, email: `p${index}@chaos.test` }),
  );
  const results = await Promise.allSettled(tries);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ reason: 'username_taken' });
  expect(await world.db.selectFrom('users').select('id').execute()).toHaveLength(1);
});

test('a refresh gives a new pair; the old access token goes on until its end', async () => {
  await using world = await createTestWorld();
  const { session: first } = await world.visitor().auth.signUp(account);
  const second = await world.visitor().auth.refresh({ refreshToken: first?.refreshToken ?? '' });
  expect(second.refreshToken).not.toBe(first?.refreshToken);
  expect(second.accessToken).not.toBe(first?.accessToken);
  expect(await readSession(world.services, second.accessToken)).not.toBeNull();
});

test('trust 2: a refresh token that comes back after its successor was used ends the whole family, and leaves an audit row', async () => {
  await using world = await createTestWorld();
  const { session: first } = await world.visitor().auth.signUp(account);
  const other = await world.visitor().auth.signIn(credentials);
  const second = await world.visitor().auth.refresh({ refreshToken: first?.refreshToken ?? '' });
  await world.visitor().auth.refresh({ refreshToken: second.refreshToken });
  await expect(world.visitor().auth.refresh({ refreshToken: first?.refreshToken ?? '' })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
  expect(await readSession(world.services, second.accessToken)).toBeNull();
  await expect(world.visitor().auth.refresh({ refreshToken: second.refreshToken })).rejects.toMatchObject({
    reason: 'signed_out',
  });
  expect(await readSession(world.services, other.accessToken)).not.toBeNull();
  const audit = await world.db.selectFrom('audit_log').select('kind').where('kind', '=', 'refresh_token_replayed').execute();
  expect(audit).toHaveLength(1);
});

test('signing out ends access and refresh at once', async () => {
  await using world = await createTestWorld();
  const { session } = await world.visitor().auth.signUp(account);
  if (!session) throw new Error('no session');
  const caller = await world.withToken(session.accessToken);
  await caller.auth.signOut();
  expect(await readSession(world.services, session.accessToken)).toBeNull();
  await expect(world.visitor().auth.refresh({ refreshToken: session.refreshToken })).rejects.toMatchObject({
    reason: 'signed_out',
  });
});

test("an access token ends by the database's clock", async () => {
  await using world = await createTestWorld();
  const { session } = await world.visitor().auth.signUp(account);
  await world.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .execute();
  expect(await readSession(world.services, session?.accessToken ?? '')).toBeNull();
});

test('R11 the mailed link is of the configured origin and works once', async () => {
  await using world = await createTestWorld();
  await world.visitor().auth.signUp(account);
  const token = await readMailedToken(world);
  const [mail] = await readOutbox(world.outboxFolder);
  expect(mail?.text).toContain(`http://chaos.test/#confirm=${token}`);
  await world.visitor().auth.confirmEmail({ token, password: account.password });
  expect((await world.visitor().auth.signIn(credentials)).user.emailConfirmed).toBe(true);
  await expect(world.visitor().auth.confirmEmail({ token, password: account.password })).rejects.toMatchObject({
    reason: 'link_invalid',
  });
});

test('a new password by a mailed link ends every session, and the old password', async () => {
  await using world = await createTestWorld();
  const { session } = await world.visitor().auth.signUp(account);
  await world.visitor().auth.requestPasswordReset({ email: account.email });
  await expect.poll(async () => (await readOutbox(world.outboxFolder)).length).toBe(2);
  const token = await readMailedToken(world);
  await world.visitor().auth.resetPassword({ token, password: 'a better banana' });
  expect(await readSession(world.services, session?.accessToken ?? '')).toBeNull();
  await expect(world.visitor().auth.signIn(credentials)).rejects.toMatchObject({ reason: 'wrong_credentials' });
  expect((await world.visitor().auth.signIn({ ...credentials, password: 'a better banana' })).user.username).toBe('frigo');
  await expect(world.visitor().auth.resetPassword({ token, password: 'yet another one' })).rejects.toMatchObject({
    reason: 'link_invalid',
  });
});

test('asking for a new password says nothing about accounts, and one mail a minute goes out', async () => {
  await using world = await createTestWorld();
  await world.visitor().auth.signUp(account);
  const known = await world.visitor().auth.requestPasswordReset({ email: account.email });
  const unknown = await world.visitor().auth.requestPasswordReset({ email: 'nobody@chaos.test' });
  const again = await world.visitor().auth.requestPasswordReset({ email: account.email });
  expect([known, unknown, again]).toEqual([undefined, undefined, undefined]);
  await expect.poll(async () => (await readOutbox(world.outboxFolder)).length).toBe(2);
});

test('where mail reaches people: a used address answers like a new one, and must be confirmed before it signs in', async () => {
  await using smtp = await startMailCatcher();
  await using world = await createTestWorld({ smtpUrl: smtp.url });

  const first = await world.visitor().auth.signUp(account);
  const second = await world.visitor().auth.signUp({ ...account, username: 'another' });
  expect(first).toEqual({ session: null });
  expect(second).toEqual(first);
  await expect.poll(() => smtp.mails.length).toBe(2);
  const confirmation = smtp.mails.find((mail) => mail.includes('#confirm'));
  expect(confirmation).toContain('To: Frigo@chaos.test');
  await expect(world.visitor().auth.signIn(credentials)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  const token = /#confirm=([\w-]+)/.exec(confirmation ?? '')?.[1] ?? '';
  const { session } = await world.visitor().auth.confirmEmail({ token, password: account.password });
  expect(session?.user.emailConfirmed).toBe(true);
  expect((await world.visitor().auth.signIn(credentials)).user.emailConfirmed).toBe(true);
});

test('R510 who has lost the mail of the sign-up has it sent again, a minute later at the earliest, and not when it is confirmed', async () => {
  await using world = await createTestWorld();
  const mails: Mail[] = [];
  world.services.mailer = { ...world.services.mailer, send: (mail) => void mails.push(mail) };
  const account = { email: 'lost@chaos.test', password: 'tung tung banana', username: 'lost_mail' };
  const { session } = await world.visitor().auth.signUp(account);
  const caller = await world.withToken(session?.accessToken ?? '');
  await caller.account.confirmAgain();
  await expect(caller.account.confirmAgain()).rejects.toMatchObject({ reason: 'too_many_requests' });
  const [first = '', second = ''] = mails.map(({ text }) => /#confirm=(\S+)/.exec(text)?.[1] ?? '');
  expect(mails.map(({ to }) => to)).toEqual([account.email, account.email]);
  expect(first).not.toBe(second);
  await caller.auth.confirmEmail({ token: second });
  const confirmed = await world.withToken(session?.accessToken ?? '');
  await world.passTime(61);
  await confirmed.account.confirmAgain();
  expect(mails).toHaveLength(2);
});
