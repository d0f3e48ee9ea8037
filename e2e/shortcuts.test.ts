/** The keys of the whole product, pressed on the real screens. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { galleryOf, homeOf } from './home.ts';
import { messages } from './messages.ts';
import { newMember, openAs } from './people.ts';
import { openSite, PATIENCE, type Site } from './site.ts';
import { hubOf } from './trading.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(() => site.closePages());

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** The keys come when the page is at rest. */
async function untilKeysWork(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect
    .poll(async () => {
      await page.keyboard.press('?');
      return dialog.count();
    }, PATIENCE)
    .toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

test('Q3 g and a letter go to every screen, n begins a wish, / goes to the search', async () => {
  const { page } = await openAs(site, await newMember(site), '/');
  await untilKeysWork(page);
  for (const [letter, path] of Object.entries({
    e: '/?view=gallery',
    c: '/creators',
    b: '/battle',
    t: '/trading',
    p: '/profile',
    h: '/',
  })) {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect.poll(() => pathOf(page), { message: `g ${letter}`, ...PATIENCE }).toBe(path);
    // A new screen starts at its heading; the view of the same path does not.
    if (letter !== 'e') await page.locator('h1:focus').waitFor(PATIENCE);
  }
  await page.keyboard.press('e');
  expect(pathOf(page)).toBe('/');

  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await hubOf(page).search.waitFor(PATIENCE);
  await page.keyboard.press('/');
  await hubOf(page).search.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('g/n?');
  expect(await hubOf(page).search.inputValue()).toBe('g/n?');
  expect(new URL(page.url()).pathname).toBe('/trading');

  await page.keyboard.press('Escape');
  await hubOf(page).tab('Gift').focus();
  await page.keyboard.press('n');
  const wish = homeOf(page).field('mainTheme');
  await wish.and(page.locator(':focus')).waitFor(PATIENCE);
  await page.keyboard.type('n');
  expect(await wish.inputValue()).toBe('n');
});

test('Q14 keys that cannot be fetched are missing, and nothing else is', async () => {
  const manifest = path.resolve(import.meta.dirname, '../client/dist/.vite/manifest.json');
  const { file } = JSON.parse(await readFile(manifest, 'utf8'))['src/screens/shortcuts.tsx'];
  const { page } = await site.open('about:blank');
  // As if the one reload had been tried that may bring the files of a new deployment.
  await page.addInitScript(`sessionStorage.setItem('chaos.reloaded-at', Date.now())`);
  await page.route(`**/${file}`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(file));
  await page.goto('/');
  await failed;
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await homeOf(page).form.waitFor();
  expect(await page.getByRole('navigation').count()).toBeGreaterThan(0);
});

test('Q1 Q3 ? shows the keys, the switch turns them off here and after a reload, and Ctrl + / leads back', async () => {
  const { page } = await site.open('/?view=gallery');
  await galleryOf(page).heading.waitFor(PATIENCE);
  await untilKeysWork(page);
  const dialog = page.getByRole('dialog', { name: messages.keys.title });
  const areOn = dialog.getByRole('switch', { name: messages.keys.on });
  await page.keyboard.press('?');
  await areOn.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await areOn.click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const staysOff = async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await page.keyboard.press('?');
    expect(await dialog.count()).toBe(0);
    expect(pathOf(page)).toBe('/?view=gallery');
  };
  await staysOff();
  await page.reload();
  const openAnyway = () =>
    expect
      .poll(async () => {
        await page.keyboard.press('Control+/');
        return dialog.count();
      }, PATIENCE)
      .toBe(1);
  await openAnyway();
  await page.keyboard.press('Escape');
  await staysOff();
  await openAnyway();
  await areOn.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect.poll(() => pathOf(page), PATIENCE).toBe('/creators');
});
