/** What guessing costs, what it tells, and what a flood of it does to everybody else. */
import { countFor, isFullRun } from '@chaos/shared/testing/full-run-counts';
import pg from 'pg';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { callRaw, type RawAnswer, sendRaw } from '../testing/fuzz/raw-http.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { issueEmailToken } from './email-tokens.ts';
import { hashPassword, verifyPassword } from './password-hashes.ts';

/**
 * Each password hash that was computed, by its algorithm and cost: `verify $argon2id$v=19$m=…`. Files share what they
 * import, so this one begins with modules of its own, and leaves none of them to the next.
 */
const { work } = vi.hoisted(() => {
  vi.resetModules();
  return { work: [] as string[] };
});
afterAll(() => vi.resetModules());
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>();
  const costOf = (passwordHash: string | Uint8Array) => String(passwordHash).split('$').slice(0, 4).join('$');
  const hash: typeof real.hash = async (...args) => {
    const made = await real.hash(...args);
    work.push(`hash ${costOf(made)}`);
    return made;
  };
  const verify: typeof real.verify = async (...args) => {
    work.push(`verify ${costOf(args[0])}`);
    return real.verify(...args);
  };
  return { ...real, hash, verify };
});

const PASSWORD = 'tung tung banana';
const account = { email: 'frigo@chaos.test', password: PASSWORD, username: 'frigo' };

test('trust 6: also the first who asks for nobody in the life of a server waits for one password', async () => {
  expect(await verifyPassword(undefined, 'x')).toBe(false);
  expect(work).toEqual(['verify $argon2id$v=19$m=19456,t=2,p=1']);
});

beforeEach(() => {
  work.length = 0;
});

test('trust 5: the 26th try from one address waits; the owner gets in from elsewhere', async () => {
  await using world = await createTestWorld();
  await world.visitor('198.51.100.9').auth.signUp(account);
  const guess = () => world.visitor('203.0.113.66').auth.signIn({ email: account.email, password: 'wrong guess' });
  for (let index = 0; index < 25; index += 1) await expect(guess()).rejects.toMatchObject({ reason: 'wrong_credentials' });
  await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', reason: 'too_many_requests' });
  const { email, password } = account;
  expect((await world.visitor('198.51.100.9').auth.signIn({ email, password })).user.username).toBe('frigo');
});

test('R987 who has tried too often is told of a new password by e-mail, and enters with it from there at once', async () => {
  await using world = await createTestWorld();
  const { email } = account;
  const { id } = await world.newMember({ username: account.username });
  await world.db.updateTable('users').set({ email }).where('id', '=', id).execute();
  const here = world.visitor('203.0.113.66');
  const guess = () => here.auth.signIn({ email, password: 'wrong guess' });
  for (let index = 0; index < 25; index += 1) await expect(guess()).rejects.toMatchObject({ reason: 'wrong_credentials' });
  await expect(guess()).rejects.toThrow('Too many tries. Please wait 10 minutes, or set a new password by e-mail.');
  await expect(guess()).rejects.toMatchObject({ retryAfterSeconds: expect.closeTo(600, -2) });
  const token = await world.db.transaction().execute((trx) => issueEmailToken(trx, id, 'reset'));
  const password = 'a better banana';
  const { entrance } = await here.auth.resetPassword({ token, password });
  await expect(here.auth.signIn({ email, password })).rejects.toMatchObject({ reason: 'too_many_requests' });
  expect((await here.auth.signIn({ email, password, entrance })).user.id).toBe(id);
  await expect(here.auth.signIn({ email, password, entrance })).rejects.toMatchObject({ reason: 'too_many_requests' });
});

test('trust 5: many addresses that guess at one account close it to strangers, never to its owner', async () => {
  await using world = await createTestWorld({ rateLimitScale: 0.1 });
  const { email, password } = account;
  await world.visitor('198.51.100.9').auth.signUp(account);
  const signInFrom = (address: string, tried: string) => world.visitor(address).auth.signIn({ email, password: tried });
  for (let index = 0; index < 10; index += 1) {
    await expect(signInFrom(`203.0.${index}.113`, 'wrong guess')).rejects.toMatchObject({ reason: 'wrong_credentials' });
  }
  await expect(signInFrom('203.0.99.113', password)).rejects.toMatchObject({ reason: 'too_many_requests' });
  expect((await signInFrom('198.51.100.9', password)).user.username).toBe('frigo');
  await expect(signInFrom('203.0.99.113', password)).rejects.toMatchObject({ reason: 'too_many_requests' });
});

/** An account as good as signed up by hand, at the cost of one password hash for all of them. */
async function fillAccounts(world: TestWorld, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await world.newMember({ username: `known_${index}` });
  await world.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .execute();
  work.length = 0;
}

/** Everything of an answer that a stranger sees, but for what is another in each: the time, and an id that is drawn. */
function bytesOf({ status, headers: { date: _date, 'x-request-id': _id, ...headers }, text }: RawAnswer): string {
  return JSON.stringify({ status, headers, text });
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

test.each([
  ['auth.signIn', (email: string) => ({ email, password: 'wrong guess' }), 1],
  ['auth.signUp', (email: string) => ({ email, password: PASSWORD, username: `u_${email.slice(0, 12).replace('@', '_')}` }), 1],
  ['auth.requestPasswordReset', (email: string) => ({ email }), 0],
] as const)(
  'trust 6: %s answers an address with an account and one without by the same bytes, after the same work',
  async (procedure, inputFor, hashes) => {
    const pairs = countFor({ slice: 5, full: 1_000 });
    await using world = await createTestWorld({ rateLimitScale: 1_000 });
    world.services.mailer = { reachesPeople: true, failures: () => 0, send: () => {} };
    const { origin } = await world.listen();
    await fillAccounts(world, pairs);
    const times: Record<'known' | 'other', number[]> = { known: [], other: [] };
    const tell = async (who: 'known' | 'other', index: number) => {
      work.length = 0;
      const begun = performance.now();
      const answer = await callRaw(origin, procedure, inputFor(`${who}_${index}@chaos.test`));
      times[who].push(performance.now() - begun);
      return { bytes: bytesOf(answer), work: [...work] };
    };
    for (let index = 0; index < pairs; index += 1) {
      const known = await tell('known', index);
      expect(await tell('other', index)).toEqual(known);
      expect(known.work).toHaveLength(hashes);
    }
    if (isFullRun) expect(Math.abs(medianOf(times.known) - medianOf(times.other))).toBeLessThan(5);
  },
);

test('trust 6: no state of an account, no device and no link of another tells that an address has one', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  world.services.mailer = { reachesPeople: true, failures: () => 0, send: () => {} };
  const [boss, other] = [await world.newMember({ role: 'operator' }), await world.newMember()];
  const states = { confirmed: 'member', unconfirmed: 'member', suspended: 'member', operator: 'operator' } as const;
  for (const [username, role] of Object.entries(states)) await world.newMember({ username, role });
  const password_hash = await hashPassword(PASSWORD);
  await world.db.updateTable('users').set({ password_hash }).execute();
  await world.db.updateTable('users').set({ email_confirmed_at: null }).where('email', '=', 'unconfirmed@chaos.test').execute();
  const { person } = await boss.caller.ops.member({ person: 'suspended' });
  await boss.caller.ops.suspend({ userId: person.id, reason: 'spam', until: null });
  const { device } = await world.visitor().auth.signIn({ email: other.email, password: PASSWORD });
  const entrance = await world.db.transaction().execute((trx) => issueEmailToken(trx, other.id, 'enter'));
  const { origin } = await world.listen();
  for (const shown of [{}, { devices: [device, 'a.b', '.'] }, { entrance }, { entrance: 'nonsense', devices: [device] }]) {
    const tell = async (email: string) => {
      work.length = 0;
      const input = { email: `${email}@chaos.test`, password: 'wrong guess', ...shown };
      const bytes = bytesOf(await callRaw(origin, 'auth.signIn', input));
      return { bytes, work: [...work] };
    };
    const nobody = await tell('nobody');
    expect(nobody.work).toHaveLength(1);
    for (const state of Object.keys(states)) expect({ state, ...(await tell(state)) }).toEqual({ state, ...nobody });
  }
});

test('trust 6: a door that is closed to strangers looks the same where nobody lives, and is as long in opening', async () => {
  await using world = await createTestWorld({ rateLimitScale: 0.1 });
  await world.visitor('198.51.100.9').auth.signUp(account);
  const ask = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => ask.mockRestore());
  const tell = async (email: string) => {
    const from = (index: number) =>
      world
        .visitor(`203.0.113.${index} ${email}`)
        .auth.signIn({ email, password: 'wrong guess' })
        .catch(({ code, reason, message }: { code: string; reason: string; message: string }) => ({ code, reason, message }));
    for (let index = 0; index < 10; index += 1) await from(index);
    work.length = 0;
    ask.mockClear();
    const answer = await from(99);
    const texts = ask.mock.calls.map(([query]) => String(typeof query === 'string' ? query : Reflect.get(Object(query), 'text')));
    return { answer, work: [...work], logReads: texts.filter((text) => text.includes('from "audit_log"')).length };
  };
  const nobody = await tell('nobody@chaos.test');
  expect(nobody).toMatchObject({ answer: { reason: 'too_many_requests' }, work: [] });
  expect(await tell(account.email)).toEqual(nobody);
});

test('trust 6: a link that never was, one of another kind, and one that is used up are the same to whoever confirms', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const issue = (kind: 'confirm' | 'reset') => world.db.transaction().execute((trx) => issueEmailToken(trx, me.id, kind));
  const used = await issue('confirm');
  await world.db.updateTable('email_tokens').set({ used_at: new Date() }).execute();
  const { origin } = await world.listen();
  const tell = async (token: string) => {
    work.length = 0;
    const bytes = bytesOf(await callRaw(origin, 'auth.confirmEmail', { token, password: PASSWORD }));
    return { bytes, work: [...work] };
  };
  const never = await tell('nonsense');
  expect(never.work).toEqual([]);
  for (const token of [used, await issue('reset')]) expect(await tell(token)).toEqual(never);
});

test('trust 9: of five hundred passwords at once two are checked, fifty wait, and the others are told to come back', async () => {
  const flood = () => Promise.allSettled(Array.from({ length: 500 }, () => verifyPassword(undefined, 'x')));
  const results = await flood();
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(52);
  expect(work).toHaveLength(52);
  for (const result of results) {
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        reason: 'too_busy',
        message: 'Too many people are signing in right now. Please try again in a moment.',
      });
  }
  // Every place is given back.
  expect((await flood()).filter((result) => result.status === 'fulfilled')).toHaveLength(52);
});

test('trust 9: health answers while a flood of logins comes in, five hundred in a full run', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  const { origin } = await world.listen();
  const count = countFor({ slice: 150, full: 500 });
  let settled = 0;
  const logins = Array.from({ length: count }, async (_, index) => {
    const answer = await callRaw(origin, 'auth.signIn', { email: `nobody${index}@chaos.test`, password: 'x' });
    settled += 1;
    return answer;
  });
  const flood = Promise.all(logins);
  const waits: number[] = [];
  while (settled < count) {
    const begun = performance.now();
    expect((await sendRaw(origin, '/livez')).status).toBe(200);
    if (settled < count) waits.push(performance.now() - begun);
  }
  const answers = await flood;
  expect(waits.length).toBeGreaterThan(3);
  if (isFullRun) expect(Math.max(...waits)).toBeLessThan(1_000);
  const busy = answers.filter(({ status }) => status === 503);
  for (const { text } of busy) expect(text).toContain('"reason":"too_busy"');
  const served = answers.filter(({ status }) => status === 401);
  expect(served.length).toBeGreaterThanOrEqual(52);
  expect(served.length + busy.length).toBe(count);
});
