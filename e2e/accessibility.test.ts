/** Every screen under axe, in both themes and at three widths, and the whole way with the keyboard alone. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { breakGallery, breakStorage, pauseProcess } from './faults.ts';
import { borrowPictures, fillGallery } from './gallery-data.ts';
import { galleryOf, homeOf } from './home.ts';
import { messages } from './messages.ts';
import { openSite, PATIENCE, type Site } from './site.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [360, 768, 1280];
/** For what differs from another screen by one box only. */
const PHONE = [360];

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(() => site.closePages());

/** Cards below the window are not styled until they come near; axe would judge them by the theme of before. */
const STYLE_ALL = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
}`;

/** What axe finds on this screen in both themes. */
async function findViolations(page: Page, widths = WIDTHS): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(STYLE_ALL);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 860 });
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate(paintIn(theme));
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode(true).analyze();
      for (const { id, nodes } of violations) {
        const where = nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`);
        found.push(`${theme} ${width}: ${id}: ${where.join(' ')}`);
      }
    }
  }
  return found;
}

/** Two frames later every colour has its new value. */
const paintIn = (theme: 'light' | 'dark') => `new Promise((resolve) => {
  document.documentElement.dataset.theme = '${theme}';
  requestAnimationFrame(() => requestAnimationFrame(resolve));
})`;

test('Q1 an empty Hall, and what Home shows before the first character', async () => {
  const { page } = await site.open('/?view=gallery');
  await galleryOf(page).empty.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.goto('/');
  await homeOf(page).form.waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('Q1 the form with all it can show, the wait, the result with its toast', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  await home.field('hiddenMessage').fill('psst');
  await home.field('style').fill('x'.repeat(201));
  expect(await findViolations(page, PHONE)).toEqual([]);

  await home.field('style').fill('comic');
  {
    using _worker = await pauseProcess(site.folder, 'worker');
    await home.button.click();
    await home.stage.getByText('Position 1 in the queue').waitFor(PATIENCE);
    expect(await findViolations(page)).toEqual([]);
  }
  await home.result.waitFor(PATIENCE);
  await home.toast.hover();
  expect(await findViolations(page)).toEqual([]);
});

test('Q1 a failed generation with its toast, and a result that waits unseen', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  {
    await using _storage = await breakStorage(site.folder);
    await home.button.click();
    await home.failure.waitFor(PATIENCE);
    await home.toast.hover();
    expect(await findViolations(page)).toEqual([]);
  }
  using worker = await pauseProcess(site.folder, 'worker');
  await home.stage.getByRole('button', { name: 'Try Again' }).click();
  await home.progress.waitFor();
  await page.getByRole('link', { name: 'Explore' }).first().click();
  worker.resume();
  await page.getByRole('button', { name: messages.result.show }).waitFor(PATIENCE);
  expect(await findViolations(page, PHONE)).toEqual([]);
});

test('Q1 a full Hall, one that fails, offline, and the 404 screen', async () => {
  await fillGallery(site);
  await borrowPictures(site);
  const { page } = await site.open('/?view=gallery');
  const gallery = galleryOf(page);
  await gallery.more.waitFor();
  expect(await findViolations(page)).toEqual([]);
  {
    await using _fault = await breakGallery(site.db);
    await gallery.filter.selectOption('day');
    await gallery.failure.waitFor(PATIENCE);
    await gallery.toast.hover();
    expect(await findViolations(page, PHONE)).toEqual([]);
  }
  await page.goto('/');
  await homeOf(page).form.waitFor();
  await page.context().setOffline(true);
  await page.getByText(messages.offline).waitFor();
  expect(await findViolations(page, PHONE)).toEqual([]);
  await page.context().setOffline(false);
  await page.goto('/no/such/page');
  await page.getByRole('heading', { name: '404' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('Q1 axe would find something', async () => {
  const { page } = await site.open('/no/such/page');
  await page.getByRole('heading', { name: '404' }).waitFor();
  await page.evaluate(`document.querySelector('main').append(document.createElement('button'))`);
  expect(await findViolations(page, PHONE)).toHaveLength(2);
});

test('Q3 a toast is reached by F6 and closed by Escape', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  await home.form.waitFor();
  await home.field('mainTheme').press('Enter');
  await home.result.waitFor(PATIENCE);
  await home.toast.waitFor();
  await page.keyboard.press('F6');
  await home.toast.getByRole('button').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await home.toast.waitFor({ state: 'detached' });
});
