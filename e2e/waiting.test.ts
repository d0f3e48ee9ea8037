/** Waiting with others in the line: cancelling, other screens and devices, and notifications. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { blankWish } from '../server/src/testing/test-world.ts';
import { callsOf } from './api.ts';
import { pauseProcess } from './faults.ts';
import { homeOf } from './home.ts';
import { type Member, newMember, openAs, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { paintAhead } from './paint-ahead.ts';
import { useSite } from './use-site.ts';
import { cancelOf, settle, stateOf, trayOf } from './waiting.ts';

const site = await useSite();
afterEach(async () => {
  await site.closePages();
  // What is left in the line would stand before the next test's.
  await settle(site);
});

test('Q8 Q10 the tray follows to every screen and over a reload; Cancel stops exactly that job, and the others keep their places', async () => {
  await using _painted = await paintAhead(site);
  const { page, errors } = await site.open('/');
  const home = homeOf(page);
  const { tray, toggle, rows } = trayOf(page);
  {
    using _worker = await pauseProcess(site.folder, 'worker');
    await site.api.generate('badger');
    await home.field('mainTheme').fill('ibex');
    await home.button.click();
    await home.resultArea.getByText('Position 2 in the queue').waitFor();
    expect(await tray.count()).toBe(0);
    for (const name of ['Explore', 'Creators', 'Battle']) {
      await page.getByRole('link', { name }).first().click();
      await toggle.getByText('Position 2 in the queue').waitFor();
    }
    await page.reload();
    await toggle.click();
    await rows.getByRole('button', { name: messages.tray.kinds.generation, exact: true }).click();
    await cancelOf(page).click();
    await home.waiting.waitFor({ state: 'detached' });
    await seeToast(page, messages.toast.cancelled.title, messages.toast.cancelled.description);
    expect(await home.field('mainTheme').inputValue()).toBe('ibex');
    expect([await stateOf(site, 'ibex'), await stateOf(site, 'badger')]).toEqual([['cancelled'], ['waiting']]);
  }
  await settle(site);
  expect([await stateOf(site, 'ibex'), await stateOf(site, 'badger')]).toEqual([['cancelled'], ['done']]);
  expect(errors).toEqual([]);
});

test('Q9 a promise that cannot be kept is taken back in words, and does not count down to nothing', async () => {
  // The pace is known from it.
  await site.api.generate('heron');
  await settle(site);
  const { page } = await site.open('/');
  const home = homeOf(page);
  {
    using _worker = await pauseProcess(site.folder, 'worker');
    await home.field('mainTheme').fill('tapir');
    await home.button.click();
    await home.resultArea.locator('[data-eta]', { hasText: /about \d+ s/ }).waitFor();
    await site.db
      .updateTable('tickets')
      .set({ first_eta_at: sql`first_eta_at - interval '1 hour'` })
      .where('state', '=', 'waiting')
      .execute();
    await home.resultArea.getByText(messages.wait.late).waitFor();
  }
  await settle(site);
  await home.result.waitFor();
});

/** What this member asks for on a device without a page. */
function deviceOf(member: Member) {
  const { characters, tickets } = callsOf(site, member);
  return {
    generate: (mainTheme: string) => characters.generate.mutate({ ...blankWish, mainTheme, requestId: randomUUID() }),
    read: (ticketId: string) => tickets.get.query({ ticketId }),
  };
}

test('Q8 what a member asked for on another device is in the making here too: one resumes, the others wait in the tray', async () => {
  await using _painted = await paintAhead(site);
  const member = await newMember(site);
  const device = deviceOf(member);
  const worker = await pauseProcess(site.folder, 'worker');
  using _worker = worker;
  const [first, second] = [await device.generate('walrus'), await device.generate('puffin')];
  const { page } = await openAs(site, member, '/');
  const home = homeOf(page);
  const { tray, toggle, rows, show } = trayOf(page);
  // The newest one is followed where it would have been asked for.
  await home.resultArea.getByText('Position 2 in the queue').waitFor();
  expect(await home.button.isDisabled()).toBe(true);
  await toggle.getByText('Position 1 in the queue').waitFor();
  await page.getByRole('link', { name: 'Creators' }).first().click();
  await toggle.click();
  await expect.poll(() => rows.count()).toBe(2);

  // A second tab of the same browser shows the same.
  const tab = await page.context().newPage();
  await tab.goto('/battle');
  await trayOf(tab).toggle.click();
  await expect.poll(() => trayOf(tab).rows.count()).toBe(2);
  await tab.close();

  worker.resume();
  const ready = expect.stringContaining(messages.result.show);
  await expect.poll(() => rows.allInnerTexts()).toEqual([ready, ready]);
  await expect.poll(() => page.title()).toMatch(/^\(2\) /);
  const { result } = await device.read(first.id);
  const id = result && 'characterId' in result ? result.characterId : '';
  const { name } = await site.db.selectFrom('meme_characters').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  await rows.filter({ hasText: name }).getByRole('button', { name: messages.result.show }).click();
  await page.waitForURL(`**/character/${id}`);
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  await show.click();
  await home.result.waitFor();
  expect((await device.read(second.id)).state).toBe('done');
  await page.reload();
  await home.button.waitFor();
  expect(await tray.count()).toBe(0);
});

/** This Chromium has no notifications and says so; what the page asks of it stands in for them. The worker is a real one. */
const ALLOW_NOTICES = `{
  window.shown = [];
  let permission = sessionStorage.getItem('permission') ?? 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => {
    permission = 'granted';
    sessionStorage.setItem('permission', permission);
    return permission;
  };
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void window.shown.push({ title, ...options });
}`;

test('a notification that was asked for is shown when nobody looks, and its press shows the result', async () => {
  await using _painted = await paintAhead(site);
  const { page, errors } = await site.open('about:blank');
  await page.addInitScript(ALLOW_NOTICES);
  const home = homeOf(page);
  {
    using _worker = await pauseProcess(site.folder, 'worker');
    for (const theme of ['eel', 'cod', 'ray']) await site.api.generate(theme);
    await page.goto('/');
    await home.button.click();
    await home.resultArea.getByText('Position 4 in the queue').waitFor();
    await page.getByRole('button', { name: messages.wait.notify, exact: true }).click();
    await home.resultArea.getByText(messages.wait.notifying).waitFor();
    expect(errors).toEqual([]);
    await page.getByRole('link', { name: 'Creators' }).first().click();
    await trayOf(page).toggle.waitFor();
  }
  await trayOf(page).show.waitFor();
  await expect.poll(() => page.evaluate('window.shown.length')).toBe(1);
  const [notification] = await page.evaluate<{ title: string; body: string; data: { characterId: string } }[]>('window.shown');
  expect(notification).toMatchObject({ title: messages.tray.ready.generation, data: { ticketId: expect.any(String) } });
  const [service] = page.context().serviceWorkers();
  if (!service) throw new Error('No worker shows notices.');
  // What the browser would send; it takes no such event from anybody else.
  await service.evaluate(`{
    const press = new Event('notificationclick');
    press.notification = { data: ${JSON.stringify(notification?.data)}, close() {} };
    press.waitUntil = (work) => void work.catch(() => {});
    self.dispatchEvent(press);
  }`);
  await home.result.waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate('caches.keys()')).toEqual([]);
});
