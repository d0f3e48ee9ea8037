/** Somebody gets lost in the Hall: from tab to tab, by a search, from one character to what is like it, and back to each place. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { dialogOf } from './dialog.ts';
import { fillGallery } from './gallery-data.ts';
import { galleryOf } from './home.ts';
import { newMember } from './members.ts';
import { messages } from './messages.ts';
import { useSite } from './use-site.ts';

const { gallery, similar, suggestions } = messages;

const site = await useSite();
await fillGallery(site);
// A word that few have makes them alike.
const FROGS = ['Rospo Rosso', 'Rospo Verde', 'Rospo Giallo', 'Rospo Blu'];
const maker = await newMember(site, 'stagnino');
for (const name of FROGS) await insertCharacter(site.db, { name, creatorId: maker.id });

const addressOf = (page: Page) => new URL(page.url()).search;
const names = (page: Page) => galleryOf(page).cards.getByRole('heading').allTextContents();
const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
const fieldOf = (page: Page) => page.getByRole('combobox', { name: gallery.search });
const optionsOf = (page: Page) => page.getByRole('listbox', { name: suggestions.list }).getByRole('option');

/** The keys of the whole product come when the page is at rest. */
async function goToSearch(page: Page): Promise<void> {
  const hasFocus = () => fieldOf(page).evaluate((element) => element.matches(':focus'));
  await expect.poll(async () => (await page.keyboard.press('/')) ?? hasFocus()).toBe(true);
}

test('R423 R424 R436 Q12 tabs are addresses; by keys through suggestions to a search, a filter, and back', async () => {
  const { page, errors } = await site.open('/?view=gallery', { width: 360 });
  await galleryOf(page).cards.first().waitFor();
  await page.getByRole('link', { name: gallery.tabs.new, exact: true }).click();
  await expect.poll(() => addressOf(page)).toBe('?view=gallery&tab=new');
  await expect.poll(async () => (await names(page))[0]).toBe('Rospo Blu');

  await goToSearch(page);
  await page.keyboard.type('stagn');
  await expect.poll(() => optionsOf(page).allTextContents()).toContain(`${maker.username} ${suggestions.kinds.maker}`);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => fieldOf(page).inputValue()).toBe(`by:${maker.username}`);
  await expect.poll(() => names(page)).toEqual(FROGS.toReversed());

  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('dialog', { name: 'Filter the Hall' }).getByRole('button', { name: 'Golden shoes', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByText('With the filters Golden shoes.').waitFor();
  await page.getByRole('button', { name: 'Remove filter: Golden shoes' }).click();
  await expect.poll(() => names(page)).toEqual(FROGS.toReversed());

  await page.reload();
  await expect.poll(() => names(page)).toEqual(FROGS.toReversed());
  await page.goBack();
  await expect.poll(() => addressOf(page)).toBe('?view=gallery');
  expect(errors).toEqual([]);
});

test('R427 Q12 from a card in the Hall to what is like it, from there on, and back step by step', async () => {
  const { page, errors } = await site.open('/?view=gallery&tab=new', { width: 360 });
  const { cards, more } = galleryOf(page);
  const { dialog, heading } = dialogOf(page);
  await more.click();
  await expect.poll(() => cards.count()).toBe(40);
  await page.evaluate('scrollTo(0, 600)');
  const card = page.getByRole('link', { name: /^Rospo Rosso, /, includeHidden: true });
  await card.click();
  await heading.waitFor();
  const placeOf = async () => (await card.boundingBox())?.y ?? 0;
  const before = await placeOf();
  const alike = dialog.locator('.similar');
  // It is asked for when somebody comes near.
  await alike.getByRole('heading', { name: similar.title }).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await alike.getByRole('link').allTextContents()).length).toBe(FROGS.length - 1);
  await alike.getByRole('link', { name: /^Rospo Verde/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Rospo Verde' }).waitFor();
  await page
    .locator('.similar')
    .getByRole('link', { name: /^Rospo Blu/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Rospo Blu' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Rospo Verde' }).waitFor();
  await page.goBack();
  await expect.poll(() => heading.textContent()).toBe('Rospo Rosso');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => cards.count()).toBe(40);
  // The card is where it was; it has been seen 8 px off after this way, which is less than a finger.
  await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThan(24);
  expect(errors).toEqual([]);
});

test('R436 with suggestions that do not come the Hall is searched as ever', async () => {
  const { page } = await site.open('/?view=gallery');
  await galleryOf(page).cards.first().waitFor();
  await page.route(/gallery\.suggest/, (route) => route.abort());
  await fieldOf(page).fill('rospo giallo');
  await expect.poll(() => names(page)).toEqual(['Rospo Giallo']);
  expect(await optionsOf(page).count()).toBe(0);
  expect(await fieldOf(page).inputValue()).toBe('rospo giallo');
});

test('R439 far down in a long Hall the keys go on, and Back leads to the same place', async () => {
  for (let at = 0; at < 100; at++) await insertCharacter(site.db, { name: `Girino ${at}`, score: -1 });
  const { page, errors } = await site.open('/?view=gallery', { width: 360 });
  const { cards, more } = galleryOf(page);
  for (const shown of [20, 120]) {
    const counted = page.getByText(new RegExp(`^${shown} of `));
    await expect.poll(() => page.evaluate('scrollTo(0, document.body.scrollHeight)').then(() => counted.count())).toBe(1);
    await more.click();
    // The first new one has the focus then. Those far below may not stand in the page any more.
    await page.locator(`.card-grid > li[data-at="${shown}"]`).waitFor({ state: 'attached' });
  }
  await expect.poll(() => cards.count()).toBeLessThan(100);
  await page.evaluate('scrollTo(0, 12_000)');
  await page.keyboard.press('j');
  const focused = () => page.evaluate<string>('document.activeElement.dataset.opens ?? ""');
  await expect.poll(focused).not.toBe('');
  const [id, before] = [await focused(), await scrolled(page)];
  await page.keyboard.press('o');
  await dialogOf(page).heading.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe(id);
  await page.getByRole('link', { name: 'Creators' }).first().dispatchEvent('click');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/creators');
  await page.goBack();
  await page.locator(`a[data-opens="${id}"]`).waitFor();
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(2);
  expect(errors).toEqual([]);
});
