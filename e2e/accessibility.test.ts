/** Every screen under axe, in both themes and at three widths, and the whole way with the keyboard alone. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findViolations, PHONE } from './axe.ts';
import { breakGallery, breakStorage, pauseProcess } from './faults.ts';
import { borrowPictures, fillGallery } from './gallery-data.ts';
import { galleryOf, homeOf } from './home.ts';
import { FOCUS_STOP, type FocusStop, tabTo } from './keyboard.ts';
import { messages } from './messages.ts';
import { openSite, PATIENCE, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(() => site.closePages());

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
  expect(await findViolations(page, PHONE)).toEqual([expect.stringContaining('light 360: button-name')]);
  await page.evaluate(`{
    const words = document.createElement('p');
    words.textContent = 'who can read this';
    Object.assign(words.style, { color: '#888', background: '#999' });
    document.querySelector('main').replaceChildren(words);
  }`);
  const contrast = ['light', 'dark'].map((theme) => expect.stringContaining(`${theme} 360: color-contrast`));
  expect(await findViolations(page, PHONE)).toEqual(contrast);
});

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
