/** Accounts, sessions, profiles and creators in a real browser. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { messages } from './messages.ts';
import { PASSWORD, seeToast } from './people.ts';
import { openSite, PATIENCE, type Site } from './site.ts';

let site: Site;
let people = 0;

beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.closePages());
afterAll(() => site.close());

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page, name: string) => page.locator('form').getByRole('button', { name, exact: true }).click();

async function fillSignUp(page: Page, account: { username: string; email: string }): Promise<void> {
  await field(page, messages.auth.username).fill(account.username);
  await field(page, messages.auth.email).fill(account.email);
  await field(page, messages.auth.password).fill(PASSWORD);
  await submit(page, messages.auth.submit.signup);
}

/** A new person, signed up and on Home. */
async function signUp() {
  people += 1;
  const account = { username: `person_${people}`, email: `person${people}@chaos.test` };
  const { page, errors } = await site.open('/auth?mode=signup');
  await fillSignUp(page, account);
  await seeToast(page, messages.auth.created.title);
  await page.waitForURL(`${site.url}/`, PATIENCE);
  return { page, errors, account };
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, messages.auth.email).fill(email);
  await field(page, messages.auth.password).fill(password);
  await submit(page, messages.auth.submit.signin);
}

/** The token in the newest mail whose text has this. */
async function readToken(to: string, mark: string): Promise<string> {
  const folder = path.join(site.folder, 'outbox');
  let token = '';
  await expect
    .poll(async () => {
      const names = (await readdir(folder).catch(() => [])).sort().reverse();
      for (const name of names) {
        const mail: { to: string; text: string } = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
        if (mail.to === to && mail.text.includes(mark)) token = mail.text.split(mark)[1]?.split(/\s/)[0] ?? '';
        if (token) break;
      }
      return token;
    }, PATIENCE)
    .not.toBe('');
  return token;
}

test('R2 R84 R85 R86 R87 R88 O7 a way home; the username field belongs to creating an account, and a missing field sends nothing', async () => {
  const { page } = await site.open('/auth');
  expect(await page.getByRole('link', { name: 'Back to Home', exact: true }).getAttribute('href')).toBe('/');
  expect(await field(page, messages.auth.username).count()).toBe(0);
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/trpc/auth.') && sent.push(request.url()));
  await submit(page, messages.auth.submit.signin);
  await page.getByRole('tab', { name: messages.auth.tabs.signup }).click();
  await field(page, messages.auth.username).waitFor();
  await submit(page, messages.auth.submit.signup);
  expect(sent).toEqual([]);
  expect(await page.locator('[data-toast]').count()).toBe(0);
});

test('R90 R24 R27 R15 R3 signing up signs in, which a reload keeps; /auth then leads home', async () => {
  const { page, errors } = await signUp();
  const isSignedIn = () => page.getByRole('button', { name: messages.signOut }).waitFor(PATIENCE);
  await isSignedIn();
  await page.reload();
  await isSignedIn();
  await page.goto('/auth');
  await page.waitForURL(`${site.url}/`, PATIENCE);
  expect(errors).toEqual([]);
});

test('R4 R89 R91 a guarded page sends to signing in, and back after it; a wrong password is told', async () => {
  const { account } = await signUp();
  const { page } = await site.open('/profile');
  await page.waitForURL(/\/auth\?/, PATIENCE);
  await signIn(page, account.email, 'not the password');
  await seeToast(page, messages.auth.loginFailed);
  await signIn(page, account.email, PASSWORD);
  await seeToast(page, messages.auth.welcome.title);
  await page.waitForURL(`${site.url}/profile`, PATIENCE);
  await page.getByText(`@${account.username}`).first().waitFor(PATIENCE);
});

test('R93 when signing in fails for no reason that the server names, it says so, and works when tried again', async () => {
  const { account } = await signUp();
  const { page } = await site.open('/auth');
  await page.route(/trpc\/auth\.signIn/, (route) => route.abort('connectionfailed'), { times: 1 });
  await signIn(page, account.email, PASSWORD);
  await seeToast(page, 'Something went wrong', 'Please try again later.');
  await signIn(page, account.email, PASSWORD);
  await seeToast(page, messages.auth.welcome.title);
});

test('R92 a taken username is told, and what was typed stays', async () => {
  const { account } = await signUp();
  const { page } = await site.open('/auth?mode=signup');
  await fillSignUp(page, { username: account.username.toUpperCase(), email: 'another@chaos.test' });
  await seeToast(page, messages.auth.signupFailed);
  expect(await field(page, messages.auth.email).inputValue()).toBe('another@chaos.test');
});

test('R18 R30 signing out in one tab signs the other out as well', async () => {
  const { page } = await signUp();
  const other = await page.context().newPage();
  await other.goto(`${site.url}/`);
  await other.getByRole('button', { name: messages.signOut }).waitFor(PATIENCE);
  await page.getByRole('button', { name: messages.signOut }).click();
  for (const tab of [page, other])
    await tab.getByRole('button', { name: messages.signOut }).waitFor({ ...PATIENCE, state: 'detached' });
});

test('R17 a session that has run out is renewed without being noticed', async () => {
  const { page } = await signUp();
  await site.db.deleteFrom('sessions').execute();
  await page.goto(`${site.url}/profile`);
  await page.getByRole('tab', { name: messages.profile.tabs.mine }).waitFor(PATIENCE);
  expect(new URL(page.url()).pathname).toBe('/profile');
});

test('R11 a confirmation link confirms by itself, once, and leaves the address bar clean', async () => {
  const { page, account } = await signUp();
  const token = await readToken(account.email, '#confirm=');
  await page.goto(`${site.url}/#confirm=${token}`);
  await page.reload();
  await seeToast(page, messages.auth.confirmed.title);
  expect(page.url()).not.toContain(token);
  const { email_confirmed_at } = await site.db
    .selectFrom('users')
    .select('email_confirmed_at')
    .where('email', '=', account.email)
    .executeTakeFirstOrThrow();
  expect(email_confirmed_at).not.toBeNull();
});

test('a forgotten password is set anew by the mailed link, and the old one is no use any more', async () => {
  const { account } = await signUp();
  const { page } = await site.open('/auth?mode=reset');
  await field(page, messages.auth.email).fill(account.email);
  await submit(page, messages.auth.submit.reset);
  await page.getByText(messages.auth.resetSent).first().waitFor(PATIENCE);
  const token = await readToken(account.email, '#token=');
  const fresh = await site.open(`/auth?mode=reset#token=${token}`);
  await field(fresh.page, messages.auth.newPassword).fill('a better banana');
  await submit(fresh.page, messages.auth.submit.newPassword);
  await seeToast(fresh.page, messages.auth.passwordSet.title);
  await signIn(fresh.page, account.email, PASSWORD);
  await seeToast(fresh.page, messages.auth.loginFailed);
  await signIn(fresh.page, account.email, 'a better banana');
  await seeToast(fresh.page, messages.auth.welcome.title);
});

test('R95 R96 R97 R100 R101 R103 R112 the own profile: a new picture, and a character hidden and shown', async () => {
  const { page, account } = await signUp();
  const { id: userId } = await site.db
    .selectFrom('profiles')
    .select('id')
    .where('username', '=', account.username)
    .executeTakeFirstOrThrow();
  await page.getByRole('button', { name: messages.form.generate }).click();
  await page.getByText('Saved to gallery').first().waitFor(PATIENCE);
  await page.goto(`${site.url}/profile`);
  await page.getByText(`@${account.username}`).first().waitFor(PATIENCE);
  expect(await page.getByRole('button', { name: /^Follow/ }).count()).toBe(0);

  await page.getByRole('button', { name: messages.avatar.change }).click();
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#facade' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('dialog').getByRole('button', { name: messages.avatar.upload, exact: true }).click();
  await seeToast(page, messages.avatar.done.title);

  const stranger = await site.open(`/profile/${userId}`);
  const card = stranger.page.locator('article, li').filter({ has: stranger.page.locator('img') });
  await expect.poll(() => card.count(), PATIENCE).toBeGreaterThan(0);
  await page.getByRole('switch').click();
  await seeToast(page, messages.profile.nowPrivate.title);
  await page.getByText(messages.profile.private, { exact: true }).first().waitFor(PATIENCE);
  await stranger.page.reload();
  await stranger.page.getByText(messages.profile.empty.user.text).waitFor(PATIENCE);
  await page.getByRole('switch').click();
  await seeToast(page, messages.profile.nowPublic.title);
});

test('R128 R129 R135 R139 R138 R142 O5 people are found and followed, from the list and from the profile', async () => {
  const { account: star } = await signUp();
  const { page, account } = await signUp();
  await page.goto(`${site.url}/creators?tab=all`);
  await page.getByRole('searchbox').fill(star.username.toUpperCase());
  const follow = page.getByRole('button', { name: messages.follow.name(messages.follow.follow, star.username) });
  await follow.click();
  await seeToast(page, messages.creators.followed.title);
  await page.getByRole('searchbox').fill(account.username);
  await page.getByText(`@${account.username}`).first().waitFor(PATIENCE);
  expect(await page.getByRole('button', { name: messages.follow.name(messages.follow.follow, account.username) }).count()).toBe(
    0,
  );

  const { id } = await site.db
    .selectFrom('profiles')
    .select('id')
    .where('username', '=', star.username)
    .executeTakeFirstOrThrow();
  await page.goto(`${site.url}/profile/${id}`);
  await page.getByRole('button', { name: new RegExp(`^${messages.follow.unfollow}`) }).click();
  await seeToast(page, messages.profile.unfollowed(star.username).title);

  const visitor = await site.open('/creators');
  await visitor.page
    .getByRole('button', { name: /^Follow / })
    .first()
    .click();
  await seeToast(visitor.page, 'Sign in required', 'You need to sign in to follow creators.');
  await visitor.page.goto(`${site.url}/profile/${id}`);
  await visitor.page.getByRole('button', { name: /^Follow / }).click();
  await seeToast(visitor.page, 'Sign in required', 'You need to sign in to follow creators.');
});
