/** The looks of the Hall and of characters, and of what opens in front of them: pictures, axe, sizes and large text. */
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { dialogOf, openAt } from './dialog.ts';
import { breakGallery, breakTable } from './faults.ts';
import { fillHouse } from './full-house.ts';
import { galleryOf, homeOf } from './home.ts';
import { inspectScreen } from './inspect-screen.ts';
import { holdToast, type Screen, see, testLooks, visitor } from './looks.ts';
import { messages } from './messages.ts';
import { openSite, readRecord } from './site.ts';

const { comments, detail, report } = messages;
const GALLERY = '/?view=gallery';

// Its pages go from one test to the next.
const site = await openSite();
afterAll(() => site.close());
const house = await fillHouse(site);

const visit = visitor(() => site);

const rich = () => house.rich;
const talkedAbout = () => openAt(house.talkedAbout);

async function openDialog(page: Page): Promise<void> {
  await dialogOf(page).dialog.locator('.timeline').waitFor();
  await dialogOf(page).comments.nth(2).waitFor();
}

const halls: Screen[] = [
  {
    name: 'home',
    at: '/',
    reach: (page) => expect.poll(() => homeOf(page).resultArea.locator('img').count()).toBeGreaterThan(4),
  },
  { name: 'gallery', at: GALLERY, reach: (page) => galleryOf(page).cards.nth(19).waitFor() },
  {
    name: 'keys',
    at: GALLERY,
    largeAt: [1280],
    reach: async (page) => {
      await galleryOf(page).heading.waitFor();
      // The help is loaded when it is first asked for.
      await expect
        .poll(async () => {
          await page.keyboard.press('Control+/');
          return page.getByRole('dialog', { name: messages.keys.title }).count();
        })
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
      await dialogOf(page).menu.waitFor();
    },
  },
  {
    name: 'dialog-gone',
    at: openAt('01890000-0000-7000-8000-000000000000'),
    isDetail: true,
    reach: (page) => dialogOf(page).dialog.getByText(detail.gone).last().waitFor(),
  },
  { name: 'character', at: () => `/character/${house.plain}`, reach: see(comments.empty) },
  {
    name: 'character-long',
    at: () => `/character/${house.talkedAbout}`,
    reach: async (page) => {
      await page.locator('.timeline').waitFor();
      await page.locator('.comment').nth(2).waitFor();
    },
  },
  {
    name: 'report-dialog',
    at: () => `/character/${house.plain}`,
    reach: async (page) => {
      await page.getByRole('button', { name: report.menu.character }).click();
      await page.getByRole('button', { name: report.action, exact: true }).click();
      await page.getByRole('radio', { name: report.reasons.stolen }).check();
    },
  },
];

testLooks(visit, [...halls, ...characters]);

test('Q19 the end of the Hall, with more to come', async () => {
  const page = await visit({ at: GALLERY });
  const { more } = galleryOf(page);
  await more.waitFor();
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
  await galleryOf(page).more.waitFor();
  {
    await using _fault = await breakGallery(site.db);
    await galleryOf(page).filter.selectOption('day');
    await galleryOf(page).failure.waitFor();
    await holdToast(page);
    expect(await inspectScreen(page, 'gallery-failed', { isDetail: true })).toEqual([]);
  }
  await using _fault = await breakTable(site.db, 'character_comments');
  const member = await visit({ at: talkedAbout, as: rich });
  await dialogOf(member).dialog.getByText(comments.failedInline).waitFor();
  expect(await inspectScreen(member, 'comments-failed', { isDetail: true })).toEqual([]);
});

test('Q5 with reduced motion nothing moves on the way in, on, and out', async () => {
  const { page } = await site.open(GALLERY);
  await galleryOf(page).cards.first().locator('a.card-open').click();
  await dialogOf(page).dialog.waitFor();
  const { dialog, close } = dialogOf(page);
  await dialog.getByRole('button', { name: detail.next }).click();
  await dialogOf(page).heading.filter({ hasText: 'Bombardiro' }).waitFor();
  await close.click();
  await dialog.waitFor({ state: 'detached' });
  expect((await readRecord(page)).moved).toEqual([]);
});

test('Q7 pictures and numbers that come later push nothing away', async () => {
  const { page } = await site.open('/auth', { isPainted: true });
  await page.addInitScript(`window.shifts = 0;
    new PerformanceObserver((list) => { for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts += value; })
      .observe({ type: 'layout-shift', buffered: true });`);
  await page.goto(openAt(house.talkedAbout));
  await dialogOf(page).dialog.locator('.timeline').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate<number>('window.shifts')).toBeLessThanOrEqual(0.02);
});
