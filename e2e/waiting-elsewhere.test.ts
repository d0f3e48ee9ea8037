/** Waiting while looking elsewhere: the tray on every screen, other devices, and notices. */
import { randomUUID } from 'node:crypto';
import type { AppRouter } from '@chaos/server/router';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { Page } from 'playwright';
import superjson from 'superjson';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { pauseProcess } from './faults.ts';
import { homeOf } from './home.ts';
import { messages } from './messages.ts';
import { type Member, newMember, openAs } from './people.ts';
import { isTooWide, openSite, PATIENCE, type Site } from './site.ts';
import { cancelOf, settle, stateOf, trayOf } from './waiting.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterEach(async () => {
  await site.closePages();
  // What is left in the line would stand before the next test's.
  await settle(site);
});
afterAll(() => site.close());

const BLANK = { bodyInfluence: null, characteristicInfluence: null, style: null, hiddenMessage: null, makeMessageSecret: true };

/** What this member asks for on a device without a page. */
function deviceOf({ session }: Member) {
  const headers = { authorization: `Bearer ${session.accessToken}` };
  const links = [httpBatchLink({ url: `${site.url}/trpc`, transformer: superjson, headers })];
  const client = createTRPCClient<AppRouter>({ links });
  return {
    generate: (mainTheme: string) => client.characters.generate.mutate({ ...BLANK, mainTheme, requestId: randomUUID() }),
    read: (ticketId: string) => client.tickets.get.query({ ticketId }),
  };
}

test('Q8 Q3 the tray follows to every screen, opens and closes by the keyboard, leads back, and cancels', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  const { tray, toggle, rows, cancel } = trayOf(page);
  using _worker = await pauseProcess(site.folder, 'worker');
  await home.field('mainTheme').fill('narwhal');
  await home.button.click();
  await home.stage.getByText('Position 1 in the queue').waitFor(PATIENCE);
  expect(await tray.count()).toBe(0);
  for (const name of ['Explore', 'Creators', 'Battle']) {
    await page.getByRole('link', { name }).first().click();
    await toggle.getByText('Position 1 in the queue').waitFor(PATIENCE);
  }
  await page.reload();
  await toggle.getByText('Position 1 in the queue').waitFor(PATIENCE);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await rows.waitFor();
  await page.keyboard.press('Escape');
  await rows.waitFor({ state: 'detached' });
  expect(await page.evaluate('document.activeElement.getAttribute("aria-expanded")')).toBe('false');

  await page.keyboard.press('Enter');
  await rows.getByRole('button', { name: messages.tray.kinds.generation, exact: true }).click();
  await home.stage.getByText('Position 1 in the queue').waitFor(PATIENCE);
  await page.getByRole('link', { name: 'Creators' }).first().click();
  await toggle.click();
  await cancel.click();
  await tray.waitFor({ state: 'detached', ...PATIENCE });
  expect(await stateOf(site, 'narwhal')).toEqual(['cancelled']);
});

test('Q8 after a reload the server is asked until it says what became of the wish', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  using _worker = await pauseProcess(site.folder, 'worker');
  await home.button.click();
  await home.stage.getByText('Position 1 in the queue').waitFor(PATIENCE);
  let unanswered = 0;
  await page.route(/tickets\.mine/, async (route) => {
    await route.abort();
    unanswered += 1;
  });
  await page.reload();
  await expect.poll(() => unanswered, PATIENCE).toBe(3);
  await page.unroute(/tickets\.mine/);
  await home.stage.getByText('Position 1 in the queue').waitFor(PATIENCE);
  await cancelOf(page).click();
  await home.waiting.waitFor({ state: 'detached', ...PATIENCE });
});

test('what the operators pause says so and keeps its place, and goes on by itself', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  {
    using _worker = await pauseProcess(site.folder, 'worker');
    await home.button.click();
    await home.stage.getByText('Position 1 in the queue').waitFor(PATIENCE);
    await site.db.insertInto('paused_kinds').values({ kind: 'generation' }).execute();
    try {
      await home.stage.getByText(messages.wait.paused, { exact: true }).waitFor(PATIENCE);
      await home.stage.getByText(messages.wait.pausedPlace(1), { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Creators' }).first().click();
      await trayOf(page).toggle.getByText(messages.wait.paused, { exact: true }).waitFor(PATIENCE);
    } finally {
      await site.db.deleteFrom('paused_kinds').execute();
    }
    await trayOf(page).toggle.getByText('Position 1 in the queue').waitFor(PATIENCE);
  }
  await trayOf(page).show.waitFor(PATIENCE);
});

test('Q8 what a member asked for on another device is in the making here too: one resumes, the others wait in the tray', async () => {
  const member = await newMember(site);
  const device = deviceOf(member);
  let worker = await pauseProcess(site.folder, 'worker');
  using _worker = worker;
  const [first, second] = [await device.generate('walrus'), await device.generate('puffin')];
  const { page } = await openAs(site, member, '/');
  const home = homeOf(page);
  const { tray, toggle, rows, show } = trayOf(page);
  // The newest one is followed where it would have been asked for.
  await home.stage.getByText('Position 2 in the queue').waitFor(PATIENCE);
  expect(await home.button.isDisabled()).toBe(true);
  await toggle.getByText('Position 1 in the queue').waitFor(PATIENCE);
  await page.getByRole('link', { name: 'Creators' }).first().click();
  await toggle.click();
  await expect.poll(() => rows.count(), PATIENCE).toBe(2);

  // A second tab of the same browser shows the same.
  const tab = await page.context().newPage();
  await tab.goto('/battle');
  await trayOf(tab).toggle.waitFor(PATIENCE);
  await trayOf(tab).toggle.click();
  await expect.poll(() => trayOf(tab).rows.count(), PATIENCE).toBe(2);
  await tab.close();

  worker.resume();
  await expect.poll(() => tray.getByRole('button', { name: messages.result.show }).count(), PATIENCE).toBe(2);
  await expect.poll(() => page.title(), PATIENCE).toMatch(/^\(2\) /);
  worker = await pauseProcess(site.folder, 'worker');
  const { result } = await device.read(first.id);
  const id = result && 'characterId' in result ? result.characterId : '';
  const { name } = await site.db.selectFrom('meme_characters').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  await rows.filter({ hasText: name }).getByRole('button', { name: messages.result.show }).click();
  await page.waitForURL(`**/character/${id}`);
  await expect.poll(() => page.title(), PATIENCE).toMatch(/^\(1\) /);
  await show.click();
  await home.result.waitFor(PATIENCE);
  expect((await device.read(second.id)).state).toBe('done');
  await page.reload();
  await home.button.waitFor(PATIENCE);
  expect(await tray.count()).toBe(0);
  worker.resume();
});

test('Q1 Q2 axe finds nothing in the open tray, in both themes, and nothing is too wide', async () => {
  const member = await newMember(site);
  using _worker = await pauseProcess(site.folder, 'worker');
  for (const theme of ['vole', 'shrew']) await deviceOf(member).generate(theme);
  const { page } = await openAs(site, member, '/creators');
  const { toggle, rows } = trayOf(page);
  await toggle.waitFor(PATIENCE);
  await toggle.click();
  await expect.poll(() => rows.count(), PATIENCE).toBe(2);
  expect(await findViolations(page, [360, 1280])).toEqual([]);
  await page.setViewportSize({ width: 320, height: 780 });
  expect(await isTooWide(page)).toBe(false);
});

/** This Chromium has no notices and says so; what the page asks of it stands in for them. The worker is a real one. */
async function allowNotices(page: Page, answer: 'granted' | 'denied'): Promise<void> {
  await page.addInitScript(`{
    window.shown = [];
    window.asked = 0;
    let permission = sessionStorage.getItem('permission') ?? 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      window.asked += 1;
      permission = '${answer}';
      sessionStorage.setItem('permission', permission);
      return permission;
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void window.shown.push({ title, ...options });
  }`);
}

const offerOf = (page: Page) => page.getByRole('button', { name: messages.wait.notify, exact: true });

test('a notice is offered from position 4 on, asked for by that press only, shown when nobody looks, and its press shows the result', async () => {
  const { page, errors } = await site.open('/creators');
  await allowNotices(page, 'granted');
  const worker = await pauseProcess(site.folder, 'worker');
  using _worker = worker;
  for (const theme of ['eel', 'cod', 'ray']) await site.api.generate(theme);
  await page.goto('/');
  const home = homeOf(page);
  await home.button.click();
  await home.stage.getByText('Position 4 in the queue').waitFor(PATIENCE);
  await offerOf(page).waitFor(PATIENCE);
  expect(await page.evaluate('window.asked')).toBe(0);
  await offerOf(page).click();
  await home.stage.getByText(messages.wait.notifying).waitFor(PATIENCE);
  expect(await page.evaluate('window.asked')).toBe(1);
  expect(errors).toEqual([]);

  await page.getByRole('link', { name: 'Creators' }).first().click();
  worker.resume();
  const { show } = trayOf(page);
  await show.waitFor(PATIENCE);
  await expect.poll(() => page.evaluate('window.shown.length'), PATIENCE).toBe(1);
  const [notice] = await page.evaluate<{ title: string; body: string; data: { characterId: string } }[]>('window.shown');
  expect(notice).toMatchObject({ title: messages.tray.ready.generation, data: { ticketId: expect.any(String) } });
  const [service] = page.context().serviceWorkers();
  if (!service) throw new Error('No worker shows notices.');
  // What the browser would send; it takes no such event from anybody else.
  await service.evaluate(`{
    const press = new Event('notificationclick');
    press.notification = { data: ${JSON.stringify(notice?.data)}, close() {} };
    press.waitUntil = (work) => void work.catch(() => {});
    self.dispatchEvent(press);
  }`);
  await home.result.waitFor(PATIENCE);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate('caches.keys()')).toEqual([]);
  await settle(site);
});

test('a notice is offered after ten seconds, and to nobody who has said no; the mark in the title stays', async () => {
  const { page } = await site.open('/creators');
  await allowNotices(page, 'denied');
  const worker = await pauseProcess(site.folder, 'worker');
  using _worker = worker;
  await page.clock.install();
  await page.goto('/');
  const home = homeOf(page);
  await home.button.click();
  await home.stage.getByText('Position 1 in the queue').waitFor(PATIENCE);
  expect(await offerOf(page).count()).toBe(0);
  await page.clock.fastForward(10_000);
  await offerOf(page).click(PATIENCE);
  await offerOf(page).waitFor({ state: 'detached', ...PATIENCE });
  await page.getByRole('link', { name: 'Creators' }).first().click();
  worker.resume();
  await trayOf(page).show.waitFor(PATIENCE);
  expect(await page.title()).toMatch(/^\(1\) /);
  expect(await page.evaluate('window.shown')).toEqual([]);
});
