/** The Hall of Chaos in a real browser: empty, full, filtered, and when the server fails. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { breakGallery, findProcess } from './faults.ts';
import { fillGallery, type HungCharacter } from './gallery-data.ts';
import { galleryOf, homeOf } from './home.ts';
import { messages } from './messages.ts';
import { openSite, PATIENCE, readRecord, type Site, watchCalls } from './site.ts';

const GALLERY = '/?view=gallery';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(() => site.closePages());

async function expectFailureToast(page: Page): Promise<void> {
  const { toast } = galleryOf(page);
  await toast.waitFor(PATIENCE);
  expect(await toast.getAttribute('data-toast')).toBe('destructive');
  expect(await toast.getByText('Error loading characters', { exact: true }).isVisible()).toBe(true);
  expect(await toast.getByText('Failed to load the gallery. Please try again.', { exact: true }).isVisible()).toBe(true);
}

const namesOf = (page: Page) => galleryOf(page).cards.getByRole('heading').allTextContents();

async function waitForCards(page: Page, count: number): Promise<void> {
  await expect.poll(() => galleryOf(page).cards.count(), PATIENCE).toBe(count);
}

test('R46 R53 O7 the empty Hall says so and offers the generator; Back returns there', async () => {
  const { page, errors } = await site.open(GALLERY);
  const gallery = galleryOf(page);
  await gallery.empty.waitFor();
  expect(await gallery.heading.isVisible()).toBe(true);
  expect(await gallery.cards.count()).toBe(0);
  expect(await gallery.more.count()).toBe(0);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await homeOf(page).form.waitFor();
  expect(new URL(page.url()).search).toBe('');

  await page.goBack();
  await page.getByRole('link', { name: messages.gallery.emptyAction }).click();
  await homeOf(page).form.waitFor();
  expect(errors).toEqual([]);
});

describe('with 45 characters', () => {
  let ranked: HungCharacter[];
  const within = (hours: number) => ranked.filter(({ ageHours }) => ageHours < hours).map(({ name }) => name);

  beforeAll(async () => {
    ranked = await fillGallery(site);
  });

  test('R47 R48 R49 R50 R51 ranks by score, medals for three, and 20, 40, 45 cards until the button is gone', async () => {
    const { page, errors } = await site.open(GALLERY);
    const gallery = galleryOf(page);
    const names = ranked.map(({ name }) => name);
    await waitForCards(page, 20);
    expect(await gallery.filter.locator('option').allTextContents()).toEqual(['Top Today', 'Top This Month', 'All Time']);
    expect(await gallery.filter.inputValue()).toBe('all_time');
    expect(await namesOf(page)).toEqual(names.slice(0, 20));

    await gallery.more.click();
    await waitForCards(page, 40);
    await gallery.more.click();
    await waitForCards(page, 45);
    expect(await namesOf(page)).toEqual(names);
    expect(await gallery.more.count()).toBe(0);
    expect(await gallery.empty.count()).toBe(0);

    const marks = await gallery.cards.locator('.rank-mark > span:first-child').allTextContents();
    expect(marks).toEqual(['🥇', '🥈', '🥉', ...Array.from({ length: 42 }, (_, index) => `#${index + 4}`)]);
    expect(errors).toEqual([]);
  });

  test('R50 after Show More Chaos focus is on the first new card, and the numbers are spoken', async () => {
    const { page } = await site.open(GALLERY);
    const gallery = galleryOf(page);
    await gallery.more.click();
    await waitForCards(page, 40);
    const focused = page.locator('li:focus');
    await focused.waitFor();
    expect(await focused.getByRole('heading').textContent()).toBe(ranked[20]?.name);
    expect((await readRecord(page)).spoken).toContain('polite: 20 more, 40 of 45');
  });

  test('R52 Q12 a filter starts at its first page, stands in the address, and a reload and Back restore it', async () => {
    const { page } = await site.open(GALLERY);
    const gallery = galleryOf(page);
    await gallery.more.click();
    await waitForCards(page, 40);
    await gallery.filter.selectOption({ label: 'Top This Month' });
    await waitForCards(page, 20);
    const month = within(30 * 24);
    expect(month).toHaveLength(25);
    await expect.poll(() => namesOf(page), PATIENCE).toEqual(month.slice(0, 20));
    expect(new URL(page.url()).searchParams.get('filter')).toBe('month');
    await gallery.more.click();
    await waitForCards(page, 25);
    expect(await gallery.more.count()).toBe(0);

    await gallery.filter.selectOption('day');
    await waitForCards(page, 3);
    expect(await namesOf(page)).toEqual(within(24));
    expect(await gallery.more.count()).toBe(0);

    await page.reload();
    await waitForCards(page, 3);
    expect(await gallery.filter.inputValue()).toBe('day');

    await page.getByRole('link', { name: 'Generator' }).first().click();
    await homeOf(page).form.waitFor();
    await page.goBack();
    await waitForCards(page, 3);
    expect(await gallery.filter.inputValue()).toBe('day');
    expect((await readRecord(page)).sawEmptyGallery).toBe(false);
  });

  test('Q12 Back restores how far somebody had scrolled, and an unknown filter falls back', async () => {
    const { page } = await site.open('/?view=gallery&filter=yesterday');
    const gallery = galleryOf(page);
    await waitForCards(page, 20);
    expect(await gallery.filter.inputValue()).toBe('all_time');
    await gallery.more.click();
    await waitForCards(page, 40);
    await page.evaluate('scrollTo(0, 2_000)');
    await expect.poll(() => page.evaluate('scrollY'), PATIENCE).toBe(2_000);
    // Not `click`, which scrolls the page before it presses.
    await page.getByRole('link', { name: 'Generator' }).first().dispatchEvent('click');
    await homeOf(page).form.waitFor();
    await page.goBack();
    await waitForCards(page, 40);
    await expect.poll(async () => Math.abs((await page.evaluate<number>('scrollY')) - 2_000), PATIENCE).toBeLessThan(2);
  });

  test('R56 a card names who made it and who owns it, and an anonymous one nobody', async () => {
    const { page } = await site.open(GALLERY);
    const { cards } = galleryOf(page);
    await waitForCards(page, 20);
    const creditOf = (rank: number) =>
      cards
        .nth(rank - 1)
        .locator('p.truncate')
        .allTextContents();
    expect(await creditOf(1)).toEqual(['by Ada']);
    expect(await creditOf(2)).toEqual(['by Ada', 'owned by Bob']);
    expect(await creditOf(3)).toEqual(['by Bob']);
    expect(await creditOf(4)).toEqual(['👻 Anonymous']);
  });

  test('R45 R55 private and retired characters are not in it, counted neither', async () => {
    const { insertCharacter } = await import('../server/src/testing/test-data.ts');
    const name = `Secretissimo ${randomUUID()}`;
    await insertCharacter(site.db, { name, score: 9_999, isPublic: false });
    await insertCharacter(site.db, { name, score: 9_999, isActive: false });
    const { page } = await site.open(GALLERY);
    await waitForCards(page, 20);
    expect((await namesOf(page))[0]).toBe(ranked[0]?.name);
    expect(await page.getByText('20 of 45').isVisible()).toBe(true);
  });

  test('R54 Q16 when the first page fails: toast and box, never the empty text; Try Again after the repair shows the cards', async () => {
    await using fault = await breakGallery(site.db);
    const { page } = await site.open(GALLERY);
    const gallery = galleryOf(page);
    await gallery.failure.waitFor(PATIENCE);
    await expectFailureToast(page);
    expect(await gallery.cards.count()).toBe(0);

    await fault.repair();
    await gallery.tryAgain.click();
    await waitForCards(page, 20);
    expect(await gallery.failure.count()).toBe(0);
    expect((await readRecord(page)).sawEmptyGallery).toBe(false);
  });

  test('R54 Q16 when another filter fails, the cards of the one before do not stand for it', async () => {
    const { page } = await site.open(GALLERY);
    const gallery = galleryOf(page);
    await waitForCards(page, 20);
    await using fault = await breakGallery(site.db);
    await gallery.filter.selectOption('day');
    await gallery.failure.waitFor(PATIENCE);
    await expectFailureToast(page);
    expect(await gallery.cards.count()).toBe(0);
    await fault.repair();
    await gallery.filter.selectOption('all_time');
    await waitForCards(page, 20);
    expect((await readRecord(page)).sawEmptyGallery).toBe(false);
  });

  test('R54 Q16 when the next page fails: the cards stay, the button gives way to Try Again, which goes on', async () => {
    const { page } = await site.open(GALLERY);
    const gallery = galleryOf(page);
    await waitForCards(page, 20);
    await using fault = await breakGallery(site.db);
    await gallery.more.click();
    await page.getByText(messages.gallery.moreFailed).waitFor(PATIENCE);
    await expectFailureToast(page);
    expect(await gallery.cards.count()).toBe(20);
    expect(await gallery.more.count()).toBe(0);
    await fault.repair();
    await gallery.tryAgain.click();
    await waitForCards(page, 40);
    expect(await namesOf(page)).toEqual(ranked.slice(0, 40).map(({ name }) => name));
    expect((await readRecord(page)).sawEmptyGallery).toBe(false);
  });

  test('R54 Q16 without a network at all it fails the same way', async () => {
    const { page } = await site.open('/');
    await homeOf(page).form.waitFor();
    await page.route(/\/trpc\/gallery\.top/, (route) => route.abort('connectionfailed'));
    await page.getByRole('link', { name: 'Explore' }).first().click();
    const gallery = galleryOf(page);
    await gallery.failure.waitFor(PATIENCE);
    await expectFailureToast(page);
    await page.unroute(/\/trpc\/gallery\.top/);
    await gallery.tryAgain.click();
    await waitForCards(page, 20);
    expect((await readRecord(page)).sawEmptyGallery).toBe(false);
  });

  test('Q11 a filter chosen offline says that we are offline, and loads by itself when the network is back', async () => {
    const { page } = await site.open(GALLERY);
    const gallery = galleryOf(page);
    await waitForCards(page, 20);
    await page.context().setOffline(true);
    await page.getByText("You're offline. Showing what we have.", { exact: true }).waitFor();
    await gallery.filter.selectOption('day');
    expect(await gallery.cards.count()).toBe(20);
    expect(await gallery.failure.count()).toBe(0);
    await page.context().setOffline(false);
    await waitForCards(page, 3);
    expect(await page.getByText("You're offline.").count()).toBe(0);
    expect((await readRecord(page)).sawEmptyGallery).toBe(false);
  });

  test('Q16 a server that is killed while people look comes back, and so do the cards', async () => {
    const { page } = await site.open(GALLERY);
    const gallery = galleryOf(page);
    await waitForCards(page, 20);
    const calls = watchCalls(page, 'gallery.top');
    process.kill(await findProcess(site.folder, 'server'), 'SIGKILL');
    await gallery.filter.selectOption('day');
    // The browser asks again by itself; only a slow machine needs the button.
    const cardsOfDay = async () => {
      if (await gallery.failure.isVisible()) await gallery.tryAgain.click();
      return gallery.cards.count();
    };
    await expect.poll(cardsOfDay, PATIENCE).toBe(3);
    expect(calls.length).toBeGreaterThan(1);
    expect((await readRecord(page)).sawEmptyGallery).toBe(false);
  });
});
