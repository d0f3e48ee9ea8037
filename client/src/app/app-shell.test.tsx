/** What is around every screen: the ways through the site, the theme, toasts; and the screen for addresses that lead nowhere. */

import type { Profile } from '@chaos/shared/contract/profiles';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { CLAIMS_KEY } from '../auth/claims-key.ts';
import { battleMessages } from '../features/battles/messages.ts';
import { generationMessages } from '../features/generation/messages.ts';
import { notificationMessages } from '../features/notifications/messages.ts';
import { buildIsStale } from '../lib/stale-build.ts';
import { boxOf } from '../testing/boxes.ts';
import { goOffline } from '../testing/go-offline.ts';
import { newGallery } from '../testing/new-gallery.ts';
import { newNotification, newNotifications } from '../testing/new-notification.ts';
import { newOffer, newPerson } from '../testing/new-offer.ts';
import { newProfile } from '../testing/new-profile.ts';
import { newRow } from '../testing/new-row.ts';
import { home, newWish } from '../testing/new-wish.ts';
import { hub, newHub } from '../testing/offers-screen.ts';
import { newUser, openApp } from '../testing/open-app.tsx';
import { press } from '../testing/press-keys.ts';
import { recordPage } from '../testing/record-page.ts';
import { closeToast, toast } from '../testing/see-toast.ts';
import { appMessages } from './messages.ts';

afterEach(() => page.viewport(1280, 860));

const nav = page.getByRole('navigation', { name: appMessages.nav.label });
const link = (name: string) => nav.getByRole('link', { name, exact: true });
const hall = page.getByRole('heading', { level: 1, name: 'Hall of Chaos' });

test.each([360, 1280])(
  'R1 R23 R25 R26 R27 R28 R29 O8 Home signed out at %i px: its words, the ways that exist, those that do not, and where they lead',
  async (width) => {
    await page.viewport(width, 860);
    const app = await openApp('/');
    await expect.element(home.form).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(generationMessages.home.title);
    await expect.element(page.getByText(generationMessages.home.tagline, { exact: true })).toBeVisible();
    const words = nav
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
    expect(words).toEqual(['Generator', 'Explore', 'Creators', 'Battle']);
    for (const absent of ['Trading', 'Profile', 'Sign out']) expect(page.getByText(absent, { exact: true }).query()).toBeNull();
    const badge = page.getByRole('link', { name: new RegExp(appMessages.badge.join) });
    await expect.element(badge).toBeVisible();
    await expect.element(badge).toHaveAttribute('href', '/auth?mode=signup');

    await link('Explore').click();
    await expect.element(hall).toBeVisible();
    expect(app.href()).toBe('/?view=gallery');
    expect(home.form.query()).toBeNull();
    await link('Generator').click();
    await expect.element(home.form).toBeVisible();
    expect(app.href()).toBe('/');
    expect(hall.query()).toBeNull();
    await link('Creators').click();
    await expect.poll(app.href).toBe('/creators');
    await link('Battle').click();
    await expect.poll(app.href).toBe('/battle');
  },
);

test('R24 R27 a member has "Trading" and "Profile" too, and a badge that leads to the own profile', async () => {
  await openApp('/', { as: newUser('ada') });
  await expect.element(link('Trading')).toHaveAttribute('href', '/trading');
  await expect.element(link('Profile')).toHaveAttribute('href', '/profile');
  await expect.element(page.getByRole('link', { name: 'ada' })).toHaveAttribute('href', '/profile');
  await expect.element(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('R10 any other path is the 404 screen, whose link leads Home', async () => {
  const app = await openApp('/no/such/page');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('404');
  await expect.element(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
  await expect.poll(() => document.title).toContain('404');
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect.element(home.form).toBeVisible();
  expect(app.href()).toBe('/');
});

test('R12 R13 Q4 one toast at a time, red only for errors, spoken once in a live region that was there before', async () => {
  const [wish, second] = [newWish(), newWish()];
  const app = await openApp('/', { answers: wish.answers });
  await expect.element(home.button).toBeVisible();
  for (const urgency of ['polite', 'assertive']) expect(document.querySelectorAll(`[aria-live=${urgency}]`)).toHaveLength(1);
  const record = recordPage();
  const colour = () => getComputedStyle(toast.element()).backgroundColor;

  await home.button.click();
  await expect.element(home.waiting).toBeVisible();
  wish.fail('No.');
  await expect.element(toast).toHaveAttribute('data-toast', 'destructive');
  const errorColour = colour();
  app.answer({ ...second.answers, tickets: { ...second.answers.tickets, retry: () => second.ticket } });
  await home.tryAgain.click();
  await expect.element(home.waiting).toBeVisible();
  second.finish();
  await expect.element(toast).toHaveAttribute('data-toast', 'success');
  expect(colour()).not.toBe(errorColour);

  expect(record.mostToasts).toBe(1);
  expect(record.spoken.filter((line) => line.includes('Bruh'))).toEqual([
    'assertive: Bruh, something went wrong. Failed to generate your character. Try again!',
  ]);
  expect(record.spoken.filter((line) => line.includes('Character Generated!'))).toEqual([
    'polite: Character Generated! Tung Tung Sahur was saved to the gallery.',
  ]);
  await closeToast();
});

test('R377 the theme is switched by its button: the other one, the one of the system for good, and as the system has it', async () => {
  await openApp('/');
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const other = system === 'light' ? 'dark' : 'light';
  for (const [next, shown, kept] of [
    [other, other, other],
    [system, system, system],
    ['system', system, null],
  ] as const) {
    await page.getByRole('button', { name: appMessages.nav.theme[next] }).click();
    expect([root.dataset.theme, localStorage.getItem('chaos.theme')]).toEqual([shown, kept]);
  }
  await expect.element(page.getByRole('button', { name: appMessages.nav.theme[other] })).toBeVisible();
});

test('R525 while an offer waits the ways to trading lead to the offers, and what is being put together is one tab away', async () => {
  const offer = newOffer({ from: newPerson('bob'), to: newPerson('ada') });
  const list = () => ({ items: [], newCount: 0, pendingOffers: 1 });
  const answers = { ...newHub({ own: ['Uno'], theirs: { bob: [] }, offers: [offer] }), notifications: { list } };
  const app = await openApp('/trading?tab=gift&to=bob', { as: newUser('ada'), answers });
  await hub.pick('Uno').click();
  const link = page.getByRole('navigation').getByRole('link', { name: /^Trading/ });
  await expect.element(link).toHaveAttribute('href', '/trading?tab=offers');
  await link.click();
  await expect.element(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  expect(app.href()).toBe('/trading?tab=offers');
  await hub.tab('Gift').click();
  await expect.element(page.getByText('@bob', { exact: true })).toBeVisible();
  await expect.element(hub.pick('Uno')).toBeChecked();
});

test('Q3 a screen whose name is still to come takes the focus, and gives it to the name unless somebody has gone on', async () => {
  const said = [Promise.withResolvers<Profile>(), Promise.withResolvers<Profile>()];
  let asked = 0;
  const byId = () => said[asked++]?.promise ?? Promise.reject(new Error('asked too often'));
  const app = await openApp('/creators', { as: newUser('ada'), answers: { profiles: { byId } } });
  const main = page.getByRole('main');
  const name = page.getByRole('heading', { level: 1, name: 'stella' });
  await app.goto('/profile/stella');
  await expect.element(main).toHaveFocus();
  said[0]?.resolve(newProfile('stella'));
  await expect.element(name).toHaveFocus();

  await app.goto('/profile/luna');
  await expect.element(main).toHaveFocus();
  await press('Tab');
  const there = document.activeElement;
  said[1]?.resolve(newProfile('luna'));
  await expect.element(page.getByRole('heading', { level: 1, name: 'luna' })).toBeVisible();
  expect(document.activeElement).toBe(there);
});

test.each([['visitor'], ['member']])(
  'Q2 at 200 % text on a phone a %s has most of the window for the screen, and no word is broken',
  async (who) => {
    await page.viewport(360, 740);
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    await openApp(who === 'member' ? '/creators' : '/auth?mode=signup', who === 'member' ? { as: newUser('ada') } : {});
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toBeVisible();
    const heightOf = (css: string) =>
      Math.max(...[...document.querySelectorAll<HTMLElement>(css)].map((one) => one.offsetHeight));
    await expect.poll(() => heightOf('header.top-bar') + heightOf('nav')).toBeLessThan(740 * 0.3);
    const element = heading.element() as HTMLElement;
    const lines = Math.round(element.offsetHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
    expect(lines).toBeLessThanOrEqual(element.textContent.split(' ').length);
  },
);

test("R527 on somebody else's profile one's own picture in the bar is not where one is", async () => {
  const bob = newProfile('018f0000-0000-7000-8000-00000000b0b0');
  await openApp(`/profile/${bob.id}`, { as: newUser('ada'), answers: { profiles: { byId: () => bob } } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const own = page.getByRole('link', { name: 'ada' });
  await expect.element(own).toBeVisible();
  await expect.element(own).not.toHaveAttribute('aria-current');
});

test('R527 on a phone "More" opens within the window at twice the text size, and no way of the bar touches its edge', async () => {
  await page.viewport(360, 780);
  await openApp('/', { as: newUser('ada') });
  await expect.element(link('Generator')).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(link('Generator').element());
  expect(words.getBoundingClientRect().left).toBeGreaterThanOrEqual(6);

  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size');
  });
  document.documentElement.style.fontSize = '200%';
  await nav.getByRole('button', { name: 'More' }).click();
  const menu = document.querySelector('.more-menu')?.getBoundingClientRect();
  expect(menu?.left).toBeGreaterThanOrEqual(0);
  expect(menu?.right).toBeLessThanOrEqual(360);
});

test('R1603 on a phone the number of waiting offers stands beside the sign of "More", and covers nothing of it', async () => {
  await page.viewport(360, 780);
  const notifications = { list: () => ({ items: [], newCount: 0, pendingOffers: 3 }) };
  await openApp('/', { as: newUser('ada'), answers: { notifications } });
  await expect.poll(() => document.querySelector('.nav-tab > .count-mark')?.textContent).toBe('3');
  const sign = document.querySelector('.nav-tab.has-count > svg > *') as SVGGraphicsElement;
  const parts = [...(sign.parentElement?.children ?? [])].map((part) => part.getBoundingClientRect());
  expect(boxOf('.nav-tab > .count-mark').left).toBeGreaterThanOrEqual(Math.max(...parts.map(({ right }) => right)));
});

test('R527 what can be done about somebody stands in one row on a phone, whether they are followed or not', async () => {
  await page.viewport(360, 780);
  for (const isFollowing of [true, false]) {
    const bob = newProfile('018f0000-0000-7000-8000-00000000b0b0', { isFollowing });
    await openApp(`/profile/${bob.id}`, { as: newUser('ada'), answers: { profiles: { byId: () => bob } } });
    await expect.element(page.getByRole('main').getByRole('link', { name: /^Trade with/ })).toBeVisible();
    const row = document.querySelector('main .dots-opener')?.parentElement;
    const tops = [...(row?.querySelectorAll('a, .btn, .dots-opener') ?? [])].map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    });
    expect(tops).toEqual(tops.map(() => tops[0]));
    expect(tops.length).toBe(3);
  }
});

test('Q19 on a tablet the top bar is one row for a visitor who has made one', async () => {
  await openApp('/creators', { stored: { [CLAIMS_KEY]: [{ id: '018f0000-0000-7000-8000-00000000b0b0' }] } });
  await page.viewport(768, 860);
  await expect.element(link(appMessages.nav.yours)).toBeVisible();
  expect(document.querySelector<HTMLElement>('.top-bar')?.offsetHeight).toBeLessThan(70);
});

test.each([1280, 1920])('Q2 R685 at %i px and 200 % text the top bar scrolls away, and at 100 % it stays', async (width) => {
  const bottom = () => document.querySelector('.top-bar')?.getBoundingClientRect().bottom;
  onTestFinished(async () => {
    document.documentElement.removeAttribute('style');
    await page.viewport(1280, 860);
  });
  await openApp('/');
  await expect.element(home.form).toBeVisible();
  await page.viewport(width, 300);
  scrollTo(0, 200);
  await expect.poll(bottom).toBeGreaterThan(60);
  document.documentElement.style.fontSize = '200%';
  scrollTo(0, 600);
  await expect.poll(bottom).toBeLessThan(0);
});

test('R1033 on a larger phone that lies on its side the top bar scrolls away', async () => {
  await openApp('/', { as: newUser('ada') });
  await expect.element(home.form).toBeVisible();
  await page.viewport(844, 390);
  scrollTo(0, 300);
  await expect.poll(() => document.querySelector('.top-bar')?.getBoundingClientRect().bottom).toBeLessThan(0);
});

test.each([
  [360, 740],
  [780, 360],
  [1280, 500],
])('R1529 that there is no connection stays in sight below the top bar: %i by %i px', async (width, height) => {
  await openApp('/', { as: newUser('ada') });
  await expect.element(home.form).toBeVisible();
  await page.viewport(width, height);
  goOffline();
  const banner = page.getByText(appMessages.offline, { exact: true });
  await expect.element(banner).toBeVisible();
  scrollTo(0, 300);
  await expect.poll(() => Math.round(scrollY)).toBe(300);
  const { top, height: tall } = banner.element().getBoundingClientRect();
  expect(top).toBeCloseTo(Math.max(0, boxOf('.top-bar').bottom), -0.5);
  expect(tall).toBeLessThan(40);
});

test.each([360, 1280])(
  'R1542 without a connection no new version is offered, and what gets the focus lies below the banner: %i px',
  async (width) => {
    onTestFinished(() => buildIsStale.set(false));
    await openApp('/', { as: newUser('ada') });
    await expect.element(home.form).toBeVisible();
    await page.viewport(width, 500);
    buildIsStale.set(true);
    const reload = page.getByRole('button', { name: appMessages.stale.action, exact: true });
    await expect.element(reload).toBeVisible();
    goOffline();
    const banner = page.getByText(appMessages.offline, { exact: true });
    await expect.element(banner).toBeVisible();
    expect(reload.query()).toBeNull();
    scrollTo(0, 9999);
    home.form.getByRole('textbox').first().element().scrollIntoView();
    await expect
      .poll(() => boxOf('form input, form textarea').top)
      .toBeGreaterThan(banner.element().getBoundingClientRect().bottom);
  },
);

test.each([568, 640])(
  'R1033 on a phone that lies on its side, %i px wide, the bars leave most of the window, and every way has its word',
  async (width) => {
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    await openApp('/', { as: newUser('ada') });
    await expect.element(home.form).toBeVisible();
    await page.viewport(width, 320);
    for (const size of ['100%', '200%']) {
      document.documentElement.style.fontSize = size;
      scrollTo(0, 300);
      await expect.poll(() => document.querySelector('.top-bar')?.getBoundingClientRect().bottom).toBeLessThan(0);
      const bar = document.querySelector<HTMLElement>('.tab-bar');
      expect(bar?.offsetHeight).toBeLessThan(size === '100%' ? 48 : 96);
      for (const way of bar?.querySelectorAll<HTMLElement>('.nav-tab') ?? []) {
        expect(way.offsetHeight).toBeGreaterThanOrEqual(44);
        expect(way.scrollWidth).toBeLessThanOrEqual(way.clientWidth);
      }
    }
  },
);

/** As in a browser whose owner has set one: what is smaller is drawn larger, and `rem` stays. */
function setLeastFontSize(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body * { font-size: 24px !important }');
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => void document.adoptedStyleSheets.pop());
}

test.each([
  ['a visitor', null, ['Generator', 'Explore', 'Creators', 'Battle']],
  ['a member', newUser('ada'), ['Generator', 'Explore', 'Creators', 'Battle', 'More']],
] as const)(
  'R1173 with a least font size of 24 px %s reaches every way of the bar, and their words stay apart',
  async (_who, as, words) => {
    await page.viewport(360, 780);
    await openApp('/', as ? { as } : {});
    await expect.element(nav.getByText(words.at(-1) ?? '', { exact: true })).toBeVisible();
    setLeastFontSize();
    const bar = document.querySelector<HTMLElement>('.tab-bar');
    let lastEnd = -Infinity;
    for (const word of words) {
      const way = nav.getByText(word, { exact: true }).element();
      way.scrollIntoView({ behavior: 'instant', inline: 'center' });
      const { left, right } = way.getBoundingClientRect();
      expect([Math.round(left) >= 0, Math.round(right) <= 360], word).toEqual([true, true]);
      const text = document.createRange();
      text.selectNodeContents(way);
      const scrolled = bar?.scrollLeft ?? 0;
      expect(text.getBoundingClientRect().left + scrolled, word).toBeGreaterThan(lastEnd + 6);
      lastEnd = text.getBoundingClientRect().right + scrolled;
    }
    expect(bar?.offsetHeight).toBeLessThan(100);
  },
);

test.each([1, 12])('R1173 with a least font size of 24 px a count of %i leaves its bell to be seen', async (count) => {
  await page.viewport(320, 640);
  const fresh = Array.from({ length: count }, (_, at) => newNotification(`Uno ${at}`));
  await openApp('/creators', { as: newUser('ada'), answers: { notifications: { list: () => newNotifications(...fresh) } } });
  const bell = page.getByRole('button', { name: notificationMessages.bell(count), exact: true });
  await expect.element(bell).toBeVisible();
  setLeastFontSize();
  const [icon, mark] = ['svg', '.count-mark'].map((part) => bell.element().querySelector(part)?.getBoundingClientRect());
  if (!icon || !mark) throw new Error('the bell or its count is not there');
  const width = Math.min(icon.right, mark.right) - Math.max(icon.left, mark.left);
  const height = Math.min(icon.bottom, mark.bottom) - Math.max(icon.top, mark.top);
  expect((width * height) / (icon.width * icon.height)).toBeLessThan(0.65);
});

test('R1373 with a least font size of 24 px a badge in the arena is one line within its picture', async () => {
  await page.viewport(360, 780);
  const row = newRow('Anonimo');
  await openApp('/battle', {
    answers: { characters: { list: () => ({ items: [row], totalCount: 1, nextCursor: null }) } },
  });
  const badge = page.getByText(battleMessages.badge.anonymous, { exact: true });
  await expect.element(badge).toBeVisible();
  setLeastFontSize();
  const { left, right, height } = badge.element().getBoundingClientRect();
  const picture = badge.element().closest('ul')?.parentElement?.getBoundingClientRect();
  expect([left >= (picture?.left ?? 999), right <= (picture?.right ?? 0), height < 48]).toEqual([true, true, true]);
});

test('R1373 with a least font size of 24 px who owns a card is told on a line that has room for the name', async () => {
  await page.viewport(360, 780);
  const owner = newPerson('bombardirococcolino');
  await openApp('/?view=gallery', { answers: newGallery(1, () => ({ creator: newPerson('ada'), owner })).answers });
  const name = page.getByText(owner.displayName, { exact: true });
  await expect.element(name).toBeVisible();
  setLeastFontSize();
  expect(name.element().getBoundingClientRect().width).toBeGreaterThan(96);
});

test('R1373 at 1280 px the bar has room for a name of thirteen letters', async () => {
  await openApp('/', { as: newUser('bombardilla_1') });
  const own = page.getByRole('link', { name: 'bombardilla_1' });
  await expect.element(own).toBeVisible();
  const name = own.element().querySelector('bdi');
  expect(name?.scrollWidth).toBe(name?.clientWidth);
  expect(document.querySelector('header.top-bar')?.clientHeight).toBeLessThan(70);
});

test('R1173 with a least font size of 24 px what is offered stands clear of the button that sends it', async () => {
  await page.viewport(360, 780);
  await openApp('/trading?tab=trade', { as: newUser('ada'), answers: newHub({}) });
  const send = page.getByRole('button', { name: 'Send Trade Offer' });
  await expect.element(send).toBeVisible();
  setLeastFontSize();
  const button = send.element().getBoundingClientRect();
  for (const side of document.querySelectorAll('.trade-bar-side')) {
    const { right, bottom } = side.getBoundingClientRect();
    const isOnOneLine = (side.querySelector('p')?.getClientRects()[0]?.height ?? 99) < 40;
    expect([right <= button.left || bottom <= button.top, isOnOneLine]).toEqual([true, true]);
  }
});
