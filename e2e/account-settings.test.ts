/** The account room: what is done in one browser ends the session in another, what is taken along, and how one leaves. */
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openLiveBus } from '@chaos/shared/platform/live-bus';
import { createLogger } from '@chaos/shared/platform/logging';
import { openFolderStorage } from '@chaos/shared/platform/storage';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { leavingMessages } from '../client/src/features/account/leaving-messages.ts';
import { type SessionOrigin, startSession } from '../server/src/auth/sessions.ts';
import { openCodeApp } from '../server/src/testing/two-factor-member.ts';
import { sweep } from '../worker/src/maintenance/sweeps.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { type Member, newMember, openAs, PASSWORD, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { giveNamed, ownersOf } from './offers.ts';
import { databaseUrl } from './site.ts';
import { useSite } from './use-site.ts';

const site = await useSite();
await keepPlainPictures(site.folder);
const { account, auth, codes, passkeys } = messages;
const { takeAlong, leave, comeBack } = leavingMessages;

/** The same member in another browser, at the settings. */
async function openElsewhere(member: Member, origin?: SessionOrigin): Promise<Page> {
  const session = await site.db.transaction().execute((trx) => startSession(trx, member.id, origin));
  const { page } = await openAs(site, { ...member, session }, '/settings');
  await page.getByRole('heading', { name: account.sessions.title }).waitFor();
  return page;
}

const seeSignIn = (page: Page) => page.waitForURL(/\/auth/);

test('R490 R491 R494 R496 codes are switched on, the phone is lost, a recovery code opens another browser, and another switches them off', async () => {
  const member = await newMember(site, 'two_steps');
  const { page } = await openAs(site, member, '/settings');
  const button = (at: Page, name: string) => at.getByRole('button', { name, exact: true });
  const code = (at: Page) => at.getByLabel(auth.code, { exact: true });
  await button(page, codes.begin).click();
  const prove = async (at: Page, recoveryCode?: string) => {
    await at.getByRole('dialog', { name: auth.proof.title }).getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await at.keyboard.press('Enter');
    if (recoveryCode === undefined) return;
    await code(at).fill(recoveryCode);
    await at.keyboard.press('Enter');
  };
  await prove(page);
  const uri = await page.getByRole('link', { name: codes.openApp }).getAttribute('href');
  const app = openCodeApp(uri ?? '');
  await code(page).fill(app.show());
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: codes.kept.title });
  await shown.waitFor();
  const kept = await shown.getByRole('listitem').allTextContents();
  expect(kept).toHaveLength(10);
  await button(page, codes.kept.done).click();
  await page.getByText(codes.left(10)).waitFor();

  const { page: elsewhere } = await site.open('/auth');
  await elsewhere.getByLabel(auth.email, { exact: true }).fill(member.email);
  await elsewhere.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await elsewhere.keyboard.press('Enter');
  await elsewhere.locator('input[name=code]:focus').waitFor();
  await code(elsewhere).fill('000000');
  await elsewhere.keyboard.press('Enter');
  await expect.poll(() => code(elsewhere).getAttribute('aria-invalid')).toBe('true');
  await code(elsewhere).fill(kept[0] ?? '');
  await elsewhere.keyboard.press('Enter');
  await button(elsewhere, messages.signOut).waitFor();
  await elsewhere.goto('/settings');
  await elsewhere.getByText(codes.left(9)).waitFor();
  await button(elsewhere, codes.asks.remove.confirm).click();
  await button(elsewhere, codes.asks.remove.confirm).last().click();
  await prove(elsewhere, kept[1]);
  await seeToast(elsewhere, codes.removed.title);
  await elsewhere.getByText(codes.off).waitFor();
  expect(await site.db.selectFrom('one_time_codes').select('user_id').where('user_id', '=', member.id).execute()).toEqual([]);
});

test('R380 R381 R382 a new password, and then one press, put the other browser out at once; here one stays', async () => {
  const member = await newMember(site, 'gina');
  const { page } = await openAs(site, member, '/profile');
  await page.getByRole('link', { name: messages.settings, exact: true }).click();
  const elsewhere = await openElsewhere(member);
  const password = 'a much better banana';
  await page.getByLabel(auth.currentPassword, { exact: true }).fill(PASSWORD);
  await page.getByLabel(auth.newPassword, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await seeToast(page, account.signIn.passwordChanged.title);
  await seeSignIn(elsewhere);
  await elsewhere.getByLabel(auth.email, { exact: true }).fill(member.email);
  await elsewhere.getByLabel(auth.password, { exact: true }).fill(password);
  await elsewhere.keyboard.press('Enter');
  await elsewhere.waitForURL(/\/settings$/);
  await page.reload();
  const items = page.getByRole('region', { name: account.sessions.title }).getByRole('listitem');
  await expect.poll(() => items.count()).toBe(2);
  await items.filter({ hasText: 'Chrome on Linux' }).getByRole('button').click();
  await seeToast(page, account.sessions.ended.title);
  await expect.poll(() => items.count()).toBe(1);
  await seeSignIn(elsewhere);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What could be misused takes the password, over what is open. */
async function prove(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: auth.proof.title });
  await dialog.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

test('R481 a lost device: signed out from the other one it is out at once, and its passkey opens nothing any more', async () => {
  const member = await newMember(site, 'smarrita');
  const key = { credential_id: 'bG9zdA', public_key: Buffer.alloc(77), counter: 0, transports: ['internal'] };
  await site.db
    .insertInto('passkeys')
    .values({ user_id: member.id, name: 'Lost phone', ...key })
    .execute();
  const lost = await openElsewhere(member, { device: 'Chrome on Android', network: '198.51.x.x' });
  const { page } = await openAs(site, member, '/settings');
  await button(page, account.sessions.endOf('Chrome on Android')).click();
  await seeSignIn(lost);
  await button(page, passkeys.removeOf('Lost phone')).click();
  await button(page, passkeys.remove).click();
  await prove(page);
  await seeToast(page, passkeys.removed.title);
  await page.getByText(passkeys.none).waitFor();
  expect(await site.db.selectFrom('passkeys').select('id').where('user_id', '=', member.id).execute()).toEqual([]);
});

test('R481 R396 R397 what is taken along is read by programs that are none of ours, and its page by a browser without us', async () => {
  const member = await newMember(site, 'bagaglio');
  const [id] = await giveNamed(site, member, 'Tralalero Portatile');
  const { page } = await openAs(site, member, '/settings');
  await button(page, takeAlong.ask).click();
  await prove(page);
  const arrived = page.waitForEvent('download');
  await page.getByRole('button', { name: new RegExp(takeAlong.fetchOf('')) }).click();
  const files = unzipSync(await buffer(await (await arrived).createReadStream()));
  const textOf = (name: string) => Buffer.from(files[name] ?? []).toString();
  const sections = Object.keys(files).flatMap((name) => /^data\/(.+)\.json$/.exec(name)?.[1] ?? []);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const misfits = sections.filter(
    (name) => !ajv.validate(JSON.parse(textOf(`schemas/${name}.json`)), JSON.parse(textOf(`data/${name}.json`))),
  );
  expect({ misfits, isWhole: sections.length > 10 }).toEqual({ misfits: [], isWhole: true });
  expect(JSON.parse(textOf('data/characters.json'))).toMatchObject([{ id, name: 'Tralalero Portatile' }]);
  const reader = await site.browser.newPage();
  await reader.setContent(textOf('index.html'));
  await reader.getByText('Tralalero Portatile').first().waitFor();
});

/** So many days later a worker sweeps. */
async function letDaysPass({ id }: Member, days: number): Promise<void> {
  const before = (column: string) => sql<Date>`${sql.ref(column)} - make_interval(days => ${days})`;
  const earlier = { asked_at: before('asked_at'), leaves_at: before('leaves_at') };
  await site.db.updateTable('departures').set(earlier).where('user_id', '=', id).execute();
  const log = createLogger('sweep', 'silent');
  const bus = await openLiveBus({ databaseUrl: await databaseUrl(site.folder), redisUrl: undefined, log });
  const storage = openFolderStorage(path.join(site.folder, 'storage'));
  await sweep({ db: site.db, patientDb: site.db, bus, storage, appSecret: 'x'.repeat(32), log, isClockSteady: true });
  await bus.close();
}

test('R481 R392 R399 who leaves comes back on day 13 with everything; on day 15 not, and nothing is left', async () => {
  const member = await newMember(site, 'partita');
  const [kept = ''] = await giveNamed(site, member, 'Ancora Mia');
  const { page } = await openAs(site, member, '/settings');
  const goAway = async () => {
    await button(page, leave.ask).click();
    await button(page, leave.confirm).click();
  };
  const signIn = async () => {
    await button(page, auth.backToSignIn).click();
    await page.getByLabel(auth.email, { exact: true }).fill(member.email);
    await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
  };
  await goAway();
  await prove(page);
  await seeSignIn(page);
  await letDaysPass(member, 13);
  await signIn();
  await button(page, comeBack.action).click();
  await seeToast(page, comeBack.done.title);
  expect(await ownersOf(site, [kept])).toEqual([member.id]);

  await page.goto('/settings');
  await goAway();
  await prove(page);
  await seeSignIn(page);
  await letDaysPass(member, 15);
  await signIn();
  await page.getByText(auth.loginFailed).first().waitFor();
  await page.goto(`/character/${kept}`);
  await page.getByRole('heading', { name: 'Ancora Mia' }).first().waitFor();
  expect(await page.getByText(member.username).count()).toBe(0);
  for (const table of ['users', 'profiles'] as const)
    expect(await site.db.selectFrom(table).select('id').where('id', '=', member.id).execute()).toEqual([]);
});
