/** Accounts and their sessions on the way that a person goes, with the mails that lead back. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { newMember, openAs, PASSWORD, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { useSite } from './use-site.ts';

const site = await useSite();

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page, name: string) => page.locator('form').getByRole('button', { name, exact: true }).click();

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
    })
    .not.toBe('');
  return token;
}

const signOut = (page: Page) => page.getByRole('button', { name: messages.signOut });

test('R90 R94 R24 R27 R15 R3 R11 signing up signs in, which a reload keeps; /auth leads home, and the mailed link confirms by itself, once', async () => {
  const account = { username: 'nuova_arrivata', email: 'nuova@chaos.test' };
  const { page, errors } = await site.open('/auth?mode=signup');
  await field(page, messages.auth.username).fill(account.username);
  await field(page, messages.auth.email).fill(account.email);
  await field(page, messages.auth.password).fill(PASSWORD);
  await submit(page, messages.auth.submit.signup);
  await seeToast(page, messages.auth.created.title);
  await page.waitForURL(`${site.url}/`);
  await signOut(page).waitFor();
  await page.reload();
  await signOut(page).waitFor();
  for (const name of ['Trading', 'Profile']) await page.getByRole('link', { name, exact: true }).first().waitFor();
  await page.goto('/auth');
  await page.waitForURL(`${site.url}/`);
  expect(errors).toEqual([]);
  const token = await readToken(account.email, '#confirm=');
  // The site is open in this tab, so the link changes its hash and loads nothing.
  await page.goto(`${site.url}/#confirm=${token}`);
  await seeToast(page, messages.auth.confirmed.title);
  await expect.poll(() => page.url()).not.toContain(token);
  const row = await site.db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['email_confirmed_at', 'username', 'display_name'])
    .where('email', '=', account.email)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ email_confirmed_at: expect.any(Date), username: account.username, display_name: account.username });
});

test('R17 R4 R89 R91 R18 R30 a session that has run out is renewed; it ends in all tabs at once, and a guarded page asks to sign in and comes back', async () => {
  const member = await newMember(site);
  const { page } = await openAs(site, member, 'about:blank');
  await site.db.deleteFrom('sessions').where('user_id', '=', member.id).execute();
  await page.goto('/profile');
  await page.getByRole('tab', { name: messages.profile.tabs.mine }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/profile');

  const other = await page.context().newPage();
  await other.goto(`${site.url}/`);
  await signOut(other).waitFor();
  await signOut(page).click();
  for (const tab of [page, other]) await signOut(tab).waitFor({ state: 'detached' });

  await other.goto(`${site.url}/profile`);
  await other.waitForURL(/\/auth\?/);
  await signIn(other, member.email, 'not the password');
  await seeToast(other, messages.auth.loginFailed);
  await signIn(other, member.email, PASSWORD);
  await seeToast(other, messages.auth.welcome.title);
  await other.waitForURL(`${site.url}/profile`);
  await other.getByText(`@${member.username}`).first().waitFor();
});

test('a forgotten password is set anew by the mailed link, and the old one is no use any more', async () => {
  const { email } = await newMember(site);
  const { page } = await site.open('/auth?mode=reset');
  await field(page, messages.auth.email).fill(email);
  await submit(page, messages.auth.submit.reset);
  await page.getByText(messages.auth.resetSent).first().waitFor();
  const token = await readToken(email, '#token=');
  const fresh = await site.open(`/auth?mode=reset#token=${token}`);
  await field(fresh.page, messages.auth.newPassword).fill('a better banana');
  await submit(fresh.page, messages.auth.submit.newPassword);
  await seeToast(fresh.page, messages.auth.passwordSet.title);
  await signIn(fresh.page, email, PASSWORD);
  await seeToast(fresh.page, messages.auth.loginFailed);
  await signIn(fresh.page, email, 'a better banana');
  await seeToast(fresh.page, messages.auth.welcome.title);
});

test('R454 R455 the address is changed by the mail to the new one; by the mail to the old one it comes back, and the other browser is out', async () => {
  const { account, auth } = messages;
  const member = await newMember(site, 'mover');
  const elsewhere = `${member.username}@elsewhere.test`;
  const { page } = await openAs(site, member, '/settings');
  await field(page, account.signIn.newEmail).fill(elsewhere);
  await page.getByRole('button', { name: account.signIn.emailSubmit, exact: true }).click();
  // It takes the password, and goes on by itself.
  const proof = page.getByRole('dialog', { name: auth.proof.title });
  await field(page, auth.password).fill(PASSWORD);
  await proof.getByRole('button', { name: auth.proof.submit, exact: true }).click();
  await page.getByText(account.signIn.emailAsked(elsewhere)).waitFor();
  await page.getByText(account.signIn.email(member.email)).waitFor();
  await page.goto(`${site.url}/#confirm=${await readToken(elsewhere, '#confirm=')}`);
  await seeToast(page, auth.confirmed.title);
  await page.goto(`${site.url}/settings`);
  await page.getByText(account.signIn.email(elsewhere)).waitFor();

  const owner = await site.open(`/auth?mode=undo#token=${await readToken(member.email, '/auth?mode=undo#token=')}`);
  await submit(owner.page, auth.submit.undo);
  await seeToast(owner.page, auth.disowned.undo.title);
  await page.waitForURL(/\/auth/);
  const password = 'a much better banana';
  await field(owner.page, auth.newPassword).fill(password);
  await submit(owner.page, auth.submit.newPassword);
  await seeToast(owner.page, auth.passwordSet.title);
  await signIn(owner.page, member.email, password);
  await signOut(owner.page).waitFor();
  await owner.page.goto('/settings');
  await owner.page.getByText(account.signIn.email(member.email)).waitFor();
});
