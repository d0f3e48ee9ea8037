/** The character that lies open in front of the Hall of the started product: its address, its place, and what it has lived through. */
import { expect, test } from 'vitest';
import { cardOf, dialogOf, openAt } from './dialog.ts';
import { fillGallery } from './gallery-data.ts';
import { galleryOf } from './home.ts';
import { useSite } from './use-site.ts';

const GALLERY = '/?view=gallery';
const GONE = { state: 'detached' } as const;

const site = await useSite();
const ranked = await fillGallery(site);

const idOf = (rank: number) => ranked[rank - 1]?.id ?? '';

test('R57 Q12 Q3 the open character is in the address: Back closes it in the same place, a reload and a pasted link open it', async () => {
  const { page, errors } = await site.open(GALLERY);
  const { dialog, heading, close } = dialogOf(page);
  const { cards, more } = galleryOf(page);
  await more.click();
  await expect.poll(() => cards.count()).toBe(40);
  const card = cardOf(page, 30);
  await card.open.scrollIntoViewIfNeeded();
  const place = await page.evaluate<number>('scrollY');
  expect(place).toBeGreaterThan(1_000);
  await card.open.dispatchEvent('click');
  await heading.filter({ hasText: ranked[29]?.name ?? '' }).waitFor();
  expect(page.url()).toBe(`${site.url}${openAt(idOf(30))}`);
  await page.goBack();
  await dialog.waitFor(GONE);
  expect(page.url()).toBe(`${site.url}${GALLERY}`);
  await expect.poll(() => cards.count()).toBe(40);
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(place);

  await cardOf(page, 3).open.click();
  await dialog.waitFor();
  await page.reload();
  await dialog.waitFor();
  await close.click();
  await dialog.waitFor(GONE);
  expect(page.url()).toBe(`${site.url}${GALLERY}`);
  await page.goto(openAt(idOf(3)));
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor(GONE);
  expect(page.url()).toBe(`${site.url}${GALLERY}`);
  expect(errors).toEqual([]);
});
