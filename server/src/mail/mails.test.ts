/** The links that we mail, and how many mails somebody can make us send. */
import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { callRaw, sendRaw } from '../testing/fuzz/raw-http.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import type { Mail } from './mails.ts';

const account = { email: 'frigo@chaos.test', password: 'tung tung banana', username: 'frigo' };
const FORGED = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=evil.example;proto=https',
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
};

/** Keeps what would have gone out to people. Some of it goes out after the answer that it belongs to. */
class CaughtMails extends Array<Mail> {
  readonly #news = new EventEmitter();

  catch(mail: Mail): void {
    this.push(mail);
    this.#news.emit('mail');
  }

  async arrived(count: number): Promise<void> {
    while (this.length < count) await once(this.#news, 'mail');
  }
}

function catchMails(world: TestWorld): CaughtMails {
  const mails = new CaughtMails();
  world.services.mailer = { reachesPeople: true, failures: () => 0, send: (mail) => mails.catch(mail) };
  return mails;
}

const tokenOf = (mail: Mail | undefined) => /#(?:confirm|token)=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

test('trust 7: a forged Host is in no mail; links are of the configured origin, with 256 random bits', async () => {
  await using world = await createTestWorld();
  const mails = catchMails(world);
  const { origin } = await world.listen();
  expect((await callRaw(origin, 'auth.signUp', account, FORGED)).status).toBe(200);
  expect((await callRaw(origin, 'auth.signUp', { ...account, username: 'again' }, FORGED)).status).toBe(200);
  await world.db.deleteFrom('rate_limits').execute();
  expect((await callRaw(origin, 'auth.requestPasswordReset', { email: account.email }, FORGED)).status).toBe(200);
  await mails.arrived(3);
  const texts = Array.from(mails, (mail) => JSON.stringify(mail));
  expect(texts).toHaveLength(3);
  for (const text of texts) {
    expect(text).not.toContain('evil');
    expect(text).toContain('http://chaos.test/');
  }
  const tokens = [mails[0], mails[2]].map(tokenOf);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(tokens[0]).not.toBe(tokens[1]);
});

test('trust 7: only a POST uses a link up, of twenty at once one, and never again', async () => {
  await using world = await createTestWorld();
  const mails = catchMails(world);
  const { origin } = await world.listen();
  await callRaw(origin, 'auth.signUp', account);
  const token = tokenOf(mails[0]);
  const proof = { token, password: account.password };
  const peek = `/trpc/auth.confirmEmail?input=${encodeURIComponent(JSON.stringify({ json: { token } }))}`;
  expect((await sendRaw(origin, peek)).status).toBe(405);
  const uses = await Promise.all(Array.from({ length: 20 }, () => callRaw(origin, 'auth.confirmEmail', proof)));
  expect(uses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(400)]);
  expect((await callRaw(origin, 'auth.confirmEmail', proof)).text).toContain('"reason":"link_invalid"');
});

test('trust 7: a link to a new password lasts 10 minutes, one to confirm 24 hours, and the newer ends the older', async () => {
  await using world = await createTestWorld();
  const mails = catchMails(world);
  await world.visitor().auth.signUp(account);
  const askAgain = async () => {
    await world.db.deleteFrom('rate_limits').execute();
    const before = mails.length;
    await world.visitor().auth.requestPasswordReset({ email: account.email });
    await mails.arrived(before + 1);
    return tokenOf(mails.at(-1));
  };
  const [older, newer] = [await askAgain(), await askAgain()];
  const lives = await world.db
    .selectFrom('email_tokens')
    .select(['kind', sql<number>`extract(epoch from expires_at - created_at)::float8`.as('seconds')])
    .orderBy('kind')
    .execute();
  expect(lives).toEqual([
    { kind: 'confirm', seconds: 86_400 },
    { kind: 'reset', seconds: 600 },
  ]);
  const reset = (token: string) => world.visitor().auth.resetPassword({ token, password: 'a better banana' });
  await expect(reset(older)).rejects.toMatchObject({ reason: 'link_invalid' });
  await expect(reset(tokenOf(mails[0]))).rejects.toMatchObject({ reason: 'link_invalid' });
  await world.db.updateTable('email_tokens').set({ expires_at: sql<Date>`now()` }).execute();
  await expect(reset(newer)).rejects.toMatchObject({ reason: 'link_invalid' });
  await expect(world.visitor().auth.confirmEmail({ token: tokenOf(mails[0]) })).rejects.toMatchObject({ reason: 'link_invalid' });
});

/** A clock that moves when it is told to. */
function holdClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return { wait: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000) };
}

test('trust 8: one address gets a mail a minute and five in half an hour, whoever asks from wherever', async () => {
  await using world = await createTestWorld();
  await world.newMember({ username: 'frigo' });
  const mails = catchMails(world);
  const clock = holdClock();
  let asked = 0;
  const ask = (email: string) => {
    asked += 1;
    return world.visitor(`198.51.100.${asked}`).auth.requestPasswordReset({ email });
  };
  await ask('frigo@chaos.test');
  await ask('FRIGO@chaos.test');
  clock.wait(59);
  await ask('frigo@chaos.test');
  await mails.arrived(1);
  expect(mails).toHaveLength(1);
  clock.wait(2);
  await ask('frigo@chaos.test');
  await mails.arrived(2);
  expect(mails).toHaveLength(2);
  for (let minute = 2; minute < 29; minute += 1) {
    clock.wait(61);
    await ask('frigo@chaos.test');
  }
  await mails.arrived(5);
  expect(mails).toHaveLength(5);
  clock.wait(120);
  await ask('frigo@chaos.test');
  await mails.arrived(6);
  expect(mails).toHaveLength(6);
});

test('trust 8: signing up again and again with a used address sends one mail a minute as well', async () => {
  await using world = await createTestWorld();
  const mails = catchMails(world);
  const clock = holdClock();
  await world.visitor().auth.signUp(account);
  for (let index = 0; index < 8; index += 1) {
    const again = { ...account, username: `again_${index}` };
    expect(await world.visitor(`198.51.100.${index}`).auth.signUp(again)).toEqual({ session: null });
  }
  await world.visitor('198.51.100.97').auth.requestPasswordReset({ email: account.email });
  await mails.arrived(2);
  const subjects = ['Confirm your e-mail for the Hall of Chaos', 'You already have an account at the Hall of Chaos'];
  expect(Array.from(mails, (mail) => mail.subject)).toEqual(subjects);
  clock.wait(61);
  await world.visitor('198.51.100.98').auth.requestPasswordReset({ email: account.email });
  await world.visitor('198.51.100.99').auth.signUp({ ...account, username: 'later' });
  await mails.arrived(3);
  expect(mails).toHaveLength(3);
});

test('trust 8: who has just asked for a new password still gets the mail that confirms a new account', async () => {
  await using world = await createTestWorld();
  const mails = catchMails(world);
  await world.visitor('198.51.100.1').auth.requestPasswordReset({ email: account.email });
  await world.visitor().auth.signUp(account);
  expect(tokenOf(mails[0])).not.toBe('');
});
