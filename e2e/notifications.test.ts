/** What members hear of without asking: in the bell, at the way to trading, and in the tab's title. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { fight } from './arena.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { type Member, newMember, openAs } from './members.ts';
import { messages } from './messages.ts';
import { giveNamed, traderOf } from './offers.ts';
import { useSite } from './use-site.ts';

const TEXTS = messages.notifications;

const site = await useSite();
await keepPlainPictures(site.folder);
let ada: Member;
let bob: Member;

/** Two new people, so that no test meets the notifications of another. */
async function meet() {
  [ada, bob] = [await newMember(site, 'ada'), await newMember(site, 'bob')];
  return { adas: traderOf(site, ada), bobs: traderOf(site, bob) };
}

function notificationsOf(page: Page) {
  const panel = page.getByRole('dialog', { name: TEXTS.title, exact: true });
  return {
    bell: (newCount: number) => page.getByRole('button', { name: TEXTS.bell(newCount), exact: true }),
    trading: (pending: number) =>
      page.getByRole('link', { name: pending === 0 ? 'Trading' : `Trading ${TEXTS.waiting(pending)}`, exact: true }),
    panel,
    items: panel.getByRole('list', { name: TEXTS.list }).getByRole('link'),
    close: panel.getByRole('button', { name: TEXTS.close }),
    /** Each as it is read, without its time. */
    read: () =>
      panel.locator('.notification-words').evaluateAll((all) =>
        all.map((one) =>
          [...one.children]
            .filter((part) => part.localName !== 'time')
            .map((part) => part.textContent)
            .join(''),
        ),
      ),
  };
}

const seeTitle = (page: Page, mark: RegExp) => expect.poll(() => page.title()).toMatch(mark);

test('R22 an offer that arrives counts at Trading, in the title and in the bell without a reload; seen in one tab it is seen in all', async () => {
  const { adas } = await meet();
  const ids = await giveNamed(site, ada, 'Uno', 'Due');
  const { page, errors } = await openAs(site, bob, '/creators');
  const here = notificationsOf(page);
  await here.bell(0).waitFor();
  await here.trading(0).waitFor();
  const tab = await page.context().newPage();
  await tab.goto('/battle');
  const there = notificationsOf(tab);
  await there.bell(0).waitFor();

  await adas.gift(bob, ids);
  for (const one of [here, there]) {
    await one.bell(1).waitFor();
    await one.trading(1).waitFor();
  }
  await Promise.all([seeTitle(page, /^\(1\) Discover creators/), seeTitle(tab, /^\(1\) /)]);

  await here.bell(1).click();
  await here.items.first().waitFor();
  expect(await here.read()).toEqual([`${TEXTS.fresh}: @${ada.username} wants to give you Uno and 1 more`]);
  await here.panel.getByRole('link', { name: TEXTS.waiting(1) }).waitFor();
  await seeTitle(page, /^Discover creators/);
  await there.bell(0).waitFor();
  await seeTitle(tab, /^[^(]/);
  // It has been seen, and still waits.
  await there.trading(1).waitFor();

  await here.close.click();
  await here.bell(0).click();
  await expect.poll(here.read).toEqual([`@${ada.username} wants to give you Uno and 1 more`]);
  await here.items.first().click();
  await page.waitForURL('**/trading?tab=offers');
  expect(await here.panel.count()).toBe(0);
  await page.getByRole('tab', { name: 'Offers (1)', selected: true }).waitFor();
  expect(errors).toEqual([]);
});

test('R21 R22 answers to what somebody sent, and characters that battles take and bring, ring the bell of whom they reach', async () => {
  const { adas, bobs } = await meet();
  const [uno = '', due = '', perso = ''] = await giveNamed(site, ada, 'Uno', 'Due', 'Perso Personetti');
  const names = ['Tre', 'Quattro', 'Vince Vincenzo', 'Viene Vienotti'];
  const [tre = '', quattro = '', vince = '', viene = ''] = await giveNamed(site, bob, ...names);
  const [mine, theirs] = [await openAs(site, ada, '/creators'), await openAs(site, bob, '/creators')];
  const [hers, his] = [notificationsOf(mine.page), notificationsOf(theirs.page)];
  await hers.bell(0).waitFor();
  const gift = await adas.gift(bob, [uno]);
  const trade = await adas.trade(bob, [due], [tre]);
  await his.bell(2).waitFor();
  await his.trading(2).waitFor();
  expect(await hers.bell(0).count()).toBe(1);

  await bobs.accept(gift);
  await hers.bell(1).waitFor();
  await bobs.counter(trade, [quattro], [due]);
  await hers.bell(2).waitFor();
  await hers.trading(1).waitFor();
  // What he has answered elsewhere is no news to him.
  await his.bell(0).waitFor();
  await his.trading(0).waitFor();
  await fight(site, bob, 'wins', vince, perso);
  await hers.bell(3).waitFor();
  await fight(site, bob, 'loses', viene, due);
  await hers.bell(4).waitFor();

  await hers.bell(4).click();
  await expect
    .poll(hers.read)
    .toEqual([
      `${TEXTS.fresh}: @${bob.username} challenged you and lost Viene Vienotti to you`,
      `${TEXTS.fresh}: @${bob.username} won Perso Personetti from you`,
      `${TEXTS.fresh}: @${bob.username} answered your trade and offers Quattro`,
      `${TEXTS.fresh}: @${bob.username} accepted your gift of Uno`,
    ]);
  await hers.items.nth(1).click();
  await mine.page.waitForURL('**/battle/*');
  await mine.page.getByRole('main').getByText('Perso Personetti').first().waitFor();
});

/** This Chromium reaches no push service; what the page asks of it stands in for one. The worker is a real one. */
const ALLOW_PUSHES = `{
  let permission = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => (permission = 'granted');
  const endpoint = 'https://push.example.com/' + crypto.randomUUID();
  const toJSON = () => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } });
  let subscription = null;
  PushManager.prototype.getSubscription = async () => subscription;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.pushKey = applicationServerKey;
    subscription = { endpoint, toJSON, unsubscribe: async () => (subscription = null) };
    return subscription;
  };
}`;

test('R368 R370 a member allows pushes on a device; what is pushed is shown without names, its press leads there, and signing out ends it', async () => {
  await meet();
  const { page, errors } = await openAs(site, bob, '/creators');
  await page.evaluate(ALLOW_PUSHES);
  const { bell, panel, close } = notificationsOf(page);
  const openSettings = async () => {
    await bell(0).click();
    await panel.getByRole('button', { name: TEXTS.settings.title }).click();
  };
  const device = page.getByRole('switch', { name: TEXTS.settings.push.label });
  const closeSettings = () => page.getByRole('button', { name: TEXTS.close }).click();
  const isOn = (value: boolean) => expect.poll(() => device.getAttribute('aria-checked')).toBe(String(value));
  const browsers = () => site.db.selectFrom('push_subscriptions').select('user_id').where('user_id', '=', bob.id).execute();
  await openSettings();
  await isOn(false);
  await device.click();
  await isOn(true);
  expect(await browsers()).toHaveLength(1);
  expect(await page.evaluate('window.pushKey')).toMatch(/^B[\w-]{86}$/);
  await closeSettings();
  await openSettings();
  await isOn(true);
  await device.click();
  await isOn(false);
  expect(await browsers()).toEqual([]);
  await device.click();
  await isOn(true);
  await closeSettings();
  await close.waitFor({ state: 'hidden' });

  const [service] = page.context().serviceWorkers();
  if (!service) throw new Error('No worker shows what is pushed.');
  // What the browser would send; it takes no such event from anybody else.
  const push = (json: string) =>
    service.evaluate<{ body: string; data: { url: string } }>(`{
      self.registration.showNotification = async (title, options) => void (self.shown = options);
      const event = new Event('push');
      event.data = { json: () => JSON.parse(${JSON.stringify(json)}) };
      event.waitUntil = (work) => void work.catch(() => {});
      self.dispatchEvent(event);
      self.shown;
    }`);
  expect(await push('nonsense')).toMatchObject({ body: expect.any(String), data: { url: '/' } });
  expect(await push('{"kind":"lost","path":"https://evil.example/"}')).toMatchObject({ data: { url: '/' } });
  const shown = await push(JSON.stringify({ kind: 'followed', path: `/profile/${ada.id}` }));
  expect(shown).toMatchObject({ body: 'Somebody started to follow you.', tag: 'followed', data: { url: `/profile/${ada.id}` } });
  await service.evaluate(`{
    const press = new Event('notificationclick');
    press.notification = { data: ${JSON.stringify(shown.data)}, close() {} };
    press.waitUntil = (work) => void work.catch(() => {});
    self.dispatchEvent(press);
  }`);
  await page.waitForURL(`**/profile/${ada.id}`);
  expect(errors).toEqual([]);

  await page.getByRole('button', { name: messages.signOut }).click();
  await expect.poll(browsers).toEqual([]);
});
