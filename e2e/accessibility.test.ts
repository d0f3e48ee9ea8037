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

/** Presses Tab until this is reached; every stop on the way must show that it has the focus. */
async function tabTo(page: Page, wanted: (stop: FocusStop) => boolean): Promise<FocusStop> {
  const passed: string[] = [];
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    // A row that scrolls to the stop takes a moment, and a toast in front of it leaves after some seconds.
    await expect
      .poll(() => page.evaluate(FOCUS_STOP), { message: `after ${passed.join(', ')}`, ...PATIENCE })
      .toMatchObject({ isMarked: true, isInView: true });
    const stop = await page.evaluate<FocusStop>(FOCUS_STOP);
    if (wanted(stop)) return stop;
    passed.push(stop.name);
  }
  throw new Error(`not reached; passed ${passed.join(', ')}`);
}

interface FocusStop {
  name: string;
  isMarked: boolean;
  isInView: boolean;
}

const FOCUS_STOP = `(() => {
  const element = document.activeElement;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {
    name: (element.labels?.[0] ?? element).textContent.trim() || element.ariaLabel || element.tagName,
    isMarked: element.matches(':focus-visible') && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
    isInView: middle !== null && (element.contains(middle) || middle.contains(element)),
  };
})()`;

test.each([360, 1280])('Q3 with the keyboard alone from the first Tab to a filtered gallery, at %i px', async (width) => {
  const { page } = await site.open('/', { width });
  const home = homeOf(page);
  await home.form.waitFor();
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(FOCUS_STOP), PATIENCE)
    .toEqual({ name: messages.nav.skip, isMarked: true, isInView: true });
  await page.keyboard.press('Enter');
  await tabTo(page, ({ name }) => name === messages.wish.mainTheme.label);
  await page.keyboard.type('otter');
  await tabTo(page, ({ name }) => name === messages.wish.hiddenMessage.label);
  await page.keyboard.type('psst');
  await home.secret.waitFor();
  await tabTo(page, ({ name }) => name === 'Make it a secret (embed subtly)');
  await page.keyboard.press('Space');
  expect(await home.secret.isChecked()).toBe(false);
  await tabTo(page, ({ name }) => name === messages.form.generate);
  const worker = await pauseProcess(site.folder, 'worker');
  using _worker = worker;
  await page.keyboard.press('Enter');
  await home.waiting.and(page.locator(':focus')).waitFor(PATIENCE);
  worker.resume();
  const resultHeading = home.result.getByRole('heading');
  await resultHeading.and(page.locator(':focus')).waitFor(PATIENCE);
  await tabTo(page, ({ name }) => name === 'Generate Another');
  await tabTo(page, ({ name }) => name === messages.result.viewGallery);
  await page.keyboard.press('Enter');

  const gallery = galleryOf(page);
  await gallery.heading.waitFor();
  await gallery.heading.and(page.locator(':focus')).waitFor(PATIENCE);
  await tabTo(page, ({ name }) => name === messages.gallery.filter);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => gallery.filter.inputValue(), PATIENCE).toBe('month');
  await page.keyboard.press('Home');
  await expect.poll(() => new URL(page.url()).searchParams.get('filter'), PATIENCE).toBe('day');
  await gallery.cards.first().waitFor();
  expect(await page.evaluate<FocusStop>(FOCUS_STOP)).toMatchObject({ name: messages.gallery.filter, isMarked: true });
});

test('Q3 a toast is reached by F6, keeps the focus when the result turns over, and gives it back on Escape', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  await home.form.waitFor();
  const mayGo = Promise.withResolvers<void>();
  await page.route('**/trpc/characters.byId*', (route) => mayGo.promise.then(() => route.continue()));
  await home.field('mainTheme').press('Enter');
  await home.toast.waitFor(PATIENCE);
  await page.keyboard.press('F6');
  const closeToast = home.toast.getByRole('button').and(page.locator(':focus'));
  await closeToast.waitFor();
  mayGo.resolve();
  await home.result.waitFor(PATIENCE);
  expect(await closeToast.count()).toBe(1);
  await page.keyboard.press('Escape');
  await home.toast.waitFor({ state: 'detached' });
  await page.locator('main:focus, main :focus').first().waitFor();
});
