/** The Hall of Chaos of the started product: ranked, filtered, left and found again, and when the server fails. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { findProcess } from './faults.ts';
import { fillGallery } from './gallery-data.ts';
import { galleryOf, homeOf } from './home.ts';
import { readRecord, watchCalls } from './site.ts';
import { useSite } from './use-site.ts';

const GALLERY = '/?view=gallery';

const site = await useSite();
const ranked = await fillGallery(site);
const hidden = { name: 'Secretissimo', score: 9_999 };
await insertCharacter(site.db, { ...hidden, isPublic: false });
await insertCharacter(site.db, { ...hidden, isActive: false });

const within = (hours: number) => ranked.filter(({ ageHours }) => ageHours < hours).map(({ name }) => name);

/** Waits until exactly these hang there, in this order. */
async function waitForNames(page: Page, names: string[]): Promise<void> {
  await expect.poll(() => galleryOf(page).cards.getByRole('heading').allTextContents()).toEqual(names);
}

/** To another screen and back. Not by `click`, which scrolls the page before it presses. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Generator' }).first().dispatchEvent('click');
  await homeOf(page).form.waitFor();
  await page.goBack();
}

test('R45 R48 R49 R50 R51 R52 R55 Q12 ranked without what is hidden; place and filter are found again after Back and a reload', async () => {
  const { page, errors } = await site.open(GALLERY);
  const { filter, more } = galleryOf(page);
  const names = within(Number.POSITIVE_INFINITY);
  await waitForNames(page, names.slice(0, 20));
  expect(await page.getByText('20 of 45').isVisible()).toBe(true);
  await more.click();
  await waitForNames(page, names.slice(0, 40));
  expect(errors).toEqual([]);
  await page.evaluate('scrollTo(0, 1_000)');
  await expect.poll(() => page.evaluate('scrollY')).toBe(1_000);
  await leaveAndReturn(page);
  await waitForNames(page, names.slice(0, 40));
  await expect.poll(async () => Math.abs((await page.evaluate<number>('scrollY')) - 1_000)).toBeLessThan(2);
  await more.click();
  await waitForNames(page, names);
  expect(await more.count()).toBe(0);

  const month = within(30 * 24);
  expect(month).toHaveLength(25);
  await filter.selectOption({ label: 'Top This Month' });
  await waitForNames(page, month.slice(0, 20));
  expect(new URL(page.url()).searchParams.get('filter')).toBe('month');
  await more.click();
  await waitForNames(page, month);
  expect(await more.count()).toBe(0);

  await filter.selectOption('day');
  await waitForNames(page, within(24));
  await page.reload();
  await waitForNames(page, within(24));
  expect(await filter.inputValue()).toBe('day');
  await leaveAndReturn(page);
  await waitForNames(page, within(24));
  expect(await filter.inputValue()).toBe('day');
  expect((await readRecord(page)).sawEmptyGallery).toBe(false);
});

test('Q11 a filter chosen offline says that we are offline, and loads by itself when the network is back', async () => {
  const { page } = await site.open(GALLERY);
  const { cards, failure, filter, more } = galleryOf(page);
  await more.waitFor();
  await page.context().setOffline(true);
  await page.getByText("You're offline. Showing what we have.", { exact: true }).waitFor();
  await filter.selectOption('day');
  await expect.poll(() => cards.count()).toBe(20);
  expect(await failure.count()).toBe(0);
  await page.context().setOffline(false);
  await waitForNames(page, within(24));
  expect(await page.getByText("You're offline.").count()).toBe(0);
  expect((await readRecord(page)).sawEmptyGallery).toBe(false);
});

test('Q16 a server that is killed while people look comes back, and so do the cards', async () => {
  const { page } = await site.open(GALLERY);
  const { cards, failure, filter, more, tryAgain } = galleryOf(page);
  await more.waitFor();
  // A part of the page that is on its way at that moment is lost to this tab.
  await page.waitForLoadState('networkidle');
  const calls = watchCalls(page, 'gallery.top');
  process.kill(await findProcess(site.folder, 'server'), 'SIGKILL');
  await filter.selectOption('day');
  // The browser asks again by itself; only a slow machine needs the button, which may be gone at the moment of the press.
  const cardsOfDay = async () => {
    if (await failure.isVisible()) await tryAgain.click({ timeout: 1_000 }).catch(() => {});
    return cards.count();
  };
  await expect.poll(cardsOfDay).toBe(3);
  expect(calls.length).toBeGreaterThan(1);
  expect((await readRecord(page)).sawEmptyGallery).toBe(false);
});
