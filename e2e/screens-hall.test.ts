/** The looks of every screen that visitors know, and of what opens in front of any: pictures, axe, sizes and large text. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dialogOf, openAt } from './dialog.ts';
import { breakGallery, breakStorage, breakTable, pauseProcess } from './faults.ts';
import { fillHouse, type House } from './full-house.ts';
import { galleryOf, homeOf } from './home.ts';
import { inspectScreen } from './inspect-screen.ts';
import { type Screen, testLooks, visitor } from './looks.ts';
import { messages } from './messages.ts';
import { PASSWORD, seeToast } from './people.ts';
import { openSite, PATIENCE, readRecord } from './site.ts';
import { findMissingPictures } from './sizes.ts';
import { trayOf } from './waiting.ts';

const { auth, comments, detail, report } = messages;
const GALLERY = '/?view=gallery';

// Its pages go from one test to the next.
const site = await openSite();
afterAll(() => site.close());
let house: House;

const visit = visitor(() => site);
const see = (text: string) => (page: Page) => page.getByText(text, { exact: true }).first().waitFor(PATIENCE);
const seeForm = (page: Page) => homeOf(page).form.waitFor(PATIENCE);
/** A toast under the pointer stays. */
const holdToast = (page: Page) => page.locator('[data-toast]').hover(PATIENCE);

describe('before the first character', () => {
  testLooks(visit, [
    { name: 'gallery-empty', at: GALLERY, reach: (page) => galleryOf(page).empty.waitFor(PATIENCE) },
    { name: 'home-empty', at: '/', reach: seeForm },
  ]);
});

describe('in a full house', () => {
  beforeAll(async () => {
    house = await fillHouse(site);
  });

  const rich = () => house.rich;
  const talkedAbout = () => openAt(house.talkedAbout);

  async function openDialog(page: Page): Promise<void> {
    await dialogOf(page).dialog.locator('.timeline').waitFor(PATIENCE);
    await dialogOf(page).comments.nth(2).waitFor(PATIENCE);
  }

  const auths: Screen[] = [
    // First, so that the page loads: another fragment alone would not.
    { name: 'auth-reset', at: '/auth?mode=reset#token=none', reach: see(auth.titles.newPassword) },
    { name: 'auth-signin', at: '/auth', reach: see(auth.titles.signin) },
    { name: 'auth-signup', at: '/auth?mode=signup', reach: see(auth.titles.signup) },
    { name: 'auth-recover', at: '/auth?mode=reset', reach: see(auth.titles.reset) },
    {
      name: 'auth-missing',
      at: '/auth?mode=signup',
      isDetail: true,
      reach: async (page) => {
        await page.locator('form').getByRole('button', { name: auth.submit.signup, exact: true }).click(PATIENCE);
        await page.getByText(auth.missing(auth.username)).waitFor();
      },
    },
    {
      name: 'auth-refused',
      at: '/auth?mode=signup',
      isDetail: true,
      reach: async (page) => {
        await page.getByLabel(auth.username, { exact: true }).fill(house.rich.username, PATIENCE);
        await page.getByLabel(auth.email, { exact: true }).fill('somebody@chaos.test');
        await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
        await page.locator('form').getByRole('button', { name: auth.submit.signup, exact: true }).click();
        await seeToast(page, 'Signup failed');
        await holdToast(page);
      },
    },
  ];

  const halls: Screen[] = [
    {
      name: 'home',
      at: '/',
      reach: (page) => expect.poll(() => homeOf(page).stage.locator('img').count(), PATIENCE).toBeGreaterThan(4),
    },
    { name: 'gallery', at: GALLERY, reach: (page) => galleryOf(page).cards.nth(19).waitFor(PATIENCE) },
    { name: 'not-found', at: '/no/such/page', reach: (page) => page.getByRole('heading', { name: '404' }).waitFor(PATIENCE) },
    {
      name: 'keys',
      at: GALLERY,
      largeAt: [1280],
      reach: async (page) => {
        await galleryOf(page).heading.waitFor(PATIENCE);
        // The help is loaded when it is first asked for.
        await expect
          .poll(async () => {
            await page.keyboard.press('Control+/');
            return page.getByRole('dialog', { name: messages.keys.title }).count();
          }, PATIENCE)
          .toBe(1);
      },
    },
  ];

  const characters: Screen[] = [
    {
      name: 'dialog',
      at: talkedAbout,
      as: rich,
      reach: async (page) => {
        await openDialog(page);
        await dialogOf(page).commentField.fill('x'.repeat(1_005));
      },
    },
    {
      name: 'dialog-share',
      at: talkedAbout,
      as: rich,
      reach: async (page) => {
        await openDialog(page);
        await dialogOf(page).commentField.fill('');
        await dialogOf(page).share.click();
        await dialogOf(page).menu.waitFor(PATIENCE);
      },
    },
    {
      name: 'dialog-gone',
      at: openAt('01890000-0000-7000-8000-000000000000'),
      isDetail: true,
      reach: (page) => dialogOf(page).dialog.getByText(detail.gone).last().waitFor(PATIENCE),
    },
    { name: 'character', at: () => `/character/${house.plain}`, reach: see(comments.empty) },
    {
      name: 'character-long',
      at: () => `/character/${house.talkedAbout}`,
      reach: async (page) => {
        await page.locator('.timeline').waitFor(PATIENCE);
        await page.locator('.comment').nth(2).waitFor(PATIENCE);
      },
    },
    {
      name: 'report-dialog',
      at: () => `/character/${house.plain}`,
      reach: async (page) => {
        await page.getByRole('button', { name: report.menu.character }).click(PATIENCE);
        await page.getByRole('button', { name: report.action, exact: true }).click();
        await page.getByRole('radio', { name: report.reasons.stolen }).check();
      },
    },
  ];

  testLooks(visit, [...auths, ...halls, ...characters]);

  test('Q19 the end of the Hall, with more to come', async () => {
    const page = await visit({ at: GALLERY });
    const { more } = galleryOf(page);
    await more.waitFor(PATIENCE);
    expect(await inspectScreen(page, 'gallery-end', { sight: more })).toEqual([]);
  });

  test('Q20 the round buttons of the dialog and those on the cards are large enough', async () => {
    const page = await visit({ at: talkedAbout, as: rich });
    await page.setViewportSize({ width: 360, height: 780 });
    await openDialog(page);
    const { like, dislike, share, close, post } = dialogOf(page);
    for (const button of [like, dislike, share, close, post]) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(button)).toBeGreaterThanOrEqual(44);
    }
    await close.click();
    const cards = galleryOf(page).cards;
    for (const name of [/^Like, /, /^Dislike, /])
      expect((await cards.first().getByRole('button', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await page.setViewportSize({ width: 1280, height: 860 });
  });

  test('Q1 Q2 a Hall and comments that failed', async () => {
    const page = await visit({ at: GALLERY });
    await galleryOf(page).more.waitFor(PATIENCE);
    {
      await using _fault = await breakGallery(site.db);
      await galleryOf(page).filter.selectOption('day');
      await galleryOf(page).failure.waitFor(PATIENCE);
      await holdToast(page);
      expect(await inspectScreen(page, 'gallery-failed', { isDetail: true })).toEqual([]);
    }
    await using _fault = await breakTable(site.db, 'character_comments');
    const member = await visit({ at: talkedAbout, as: rich });
    await dialogOf(member).dialog.getByText(comments.failedInline).waitFor(PATIENCE);
    expect(await inspectScreen(member, 'comments-failed', { isDetail: true })).toEqual([]);
  });

  test('Q1 Q2 Q19 Q20 the form with all it can say, the wait, and the result with its picture in sight', async () => {
    const { page } = await site.open('/');
    const home = homeOf(page);
    await home.field('mainTheme').fill('royal shark');
    await home.field('hiddenMessage').fill('touch grass');
    await home.field('style').fill('x'.repeat(201));
    expect(await inspectScreen(page, 'home-refused', { isDetail: true })).toEqual([]);
    await home.field('style').fill('comic');
    {
      using _worker = await pauseProcess(site.folder, 'worker');
      await home.button.click();
      await home.stage.getByText('Position 1 in the queue').waitFor(PATIENCE);
      expect(await inspectScreen(page, 'waiting', { sight: home.stage })).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 780 });
    await home.result.waitFor(PATIENCE);
    await holdToast(page);
    const picture = home.result.getByRole('img');
    const inSight = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      return x >= 0 && y < 780 && Math.min(width, height) > 200;
    };
    await expect.poll(inSight, PATIENCE).toBe(true);
    expect(await picture.evaluate<number, { naturalWidth: number }>((image) => image.naturalWidth)).toBeGreaterThanOrEqual(256);
    await page.setViewportSize({ width: 1280, height: 860 });
    await expect.poll(inSight, PATIENCE).toBe(true);
    expect(await inspectScreen(page, 'result', { sight: picture })).toEqual([]);
    await page.context().close();
  });

  test('Q1 Q2 Q19 Q20 a failed generation, one that waits elsewhere, and no connection', async () => {
    const { page } = await site.open('/');
    const home = homeOf(page);
    {
      await using _storage = await breakStorage(site.folder);
      await home.button.click();
      await home.failure.waitFor(PATIENCE);
      await holdToast(page);
      expect(await inspectScreen(page, 'home-failed', { sight: home.failure })).toEqual([]);
    }
    using worker = await pauseProcess(site.folder, 'worker');
    await home.stage.getByRole('button', { name: 'Try Again' }).click();
    await home.progress.waitFor();
    await page.getByRole('link', { name: 'Explore' }).first().click();
    const { toggle, rows, show } = trayOf(page);
    await toggle.click(PATIENCE);
    await rows.first().waitFor(PATIENCE);
    expect(await inspectScreen(page, 'tray')).toEqual([]);
    worker.resume();
    await show.waitFor(PATIENCE);
    expect(await inspectScreen(page, 'tray-done', { isDetail: true })).toEqual([]);
    await page.context().setOffline(true);
    await page.getByText(messages.offline).waitFor(PATIENCE);
    expect(await inspectScreen(page, 'offline', { isDetail: true })).toEqual([]);
    await page.context().close();
  });

  test('Q5 with reduced motion nothing moves on the way in, on, and out', async () => {
    const { page } = await site.open(GALLERY);
    await galleryOf(page).cards.first().locator('a.card-open').click(PATIENCE);
    await dialogOf(page).dialog.waitFor(PATIENCE);
    const { dialog, close } = dialogOf(page);
    await dialog.getByRole('button', { name: detail.next }).click();
    await dialogOf(page).heading.filter({ hasText: 'Bombardiro' }).waitFor(PATIENCE);
    await close.click();
    await dialog.waitFor({ ...PATIENCE, state: 'detached' });
    expect((await readRecord(page)).moved).toEqual([]);
  });

  test('Q7 pictures and numbers that come later push nothing away', async () => {
    const { page } = await site.open('/auth');
    await page.addInitScript(`window.shifts = 0;
      new PerformanceObserver((list) => { for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts += value; })
        .observe({ type: 'layout-shift', buffered: true });`);
    await page.goto(openAt(house.talkedAbout));
    await dialogOf(page).dialog.locator('.timeline').waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate<number>('window.shifts')).toBeLessThanOrEqual(0.02);
  });
});

test('Q1 Q2 Q19 Q20 an inspection would find something', async () => {
  const page = await visit({ at: '/no/such/page' });
  await page.getByRole('heading', { name: '404' }).waitFor(PATIENCE);
  await page.evaluate(`{
    const button = document.createElement('button');
    Object.assign(button.style, { width: '20px', height: '20px' });
    document.querySelector('main').append(button);
  }`);
  const isThere = (what: string) => expect.arrayContaining([expect.stringContaining(what)]);
  const nameless = await inspectScreen(page, 'broken');
  for (const width of [360, 768, 1280]) expect(nameless).toEqual(isThere(`light ${width}: button-name`));
  expect(nameless).toEqual(isThere('below 24 px: <button'));
  await page.evaluate(`{
    const words = document.createElement('p');
    words.textContent = 'who can read this';
    Object.assign(words.style, { color: '#888', background: '#999', 'min-width': '22rem' });
    const label = document.createElement('button');
    label.textContent = 'Supercalifragilistico';
    label.className = 'btn';
    Object.assign(label.style, { display: 'block', width: '12rem', 'max-width': '300px', 'min-height': '20px', height: '30px' });
    document.querySelector('main').replaceChildren(words, label);
    const wide = document.createElement('div');
    Object.assign(wide.style, { width: '41rem', height: '1px' });
    document.body.append(wide);
  }`);
  const unreadable = await inspectScreen(page, 'broken');
  for (const theme of ['light', 'dark'])
    for (const width of [360, 768, 1280]) expect(unreadable).toEqual(isThere(`${theme} ${width}: color-contrast`));
  for (const where of ['320 px', '360 px', '360 px at twice the text size', '1280 px at twice the text size'])
    expect(unreadable).toContain(`${where}: the page scrolls sideways`);
  expect(unreadable).toEqual(isThere('320 px: main'));
  expect(unreadable).toEqual(isThere('only 30 px: <button'));
  expect(unreadable).toEqual(isThere('cut off at twice the text size and 360 px: Supercalifragilistico'));
  await page.evaluate(`{
    const picture = new Image();
    picture.src = '/media/none.webp';
    document.querySelector('main').replaceChildren(picture);
  }`);
  expect(await findMissingPictures(page)).toEqual([expect.stringContaining('/media/none.webp')]);
});
