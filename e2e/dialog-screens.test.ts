/** The character that lies open, as it looks: axe, sizes, large text, and nothing that moves or jumps. */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { cardOf, dialogOf, fillForDialog, openAt } from './dialog.ts';
import type { HungCharacter } from './gallery-data.ts';
import { messages } from './messages.ts';
import { type Member, openAs } from './people.ts';
import { isTooWide, openSite, PATIENCE, readRecord, type Site } from './site.ts';

const GALLERY = '/?view=gallery';
const { detail } = messages;

let site: Site;
let ranked: HungCharacter[];
let ada: Member;

beforeAll(async () => {
  site = await openSite();
  ({ ada, ranked } = await fillForDialog(site));
});
afterAll(() => site.close());
afterEach(() => site.closePages());

const idOf = (rank: number) => ranked[rank - 1]?.id ?? '';
const nameOf = (rank: number) => ranked[rank - 1]?.name ?? '';

async function openCard(page: Page, rank: number) {
  await cardOf(page, rank).open.click();
  const { dialog, heading } = dialogOf(page);
  await dialog.waitFor(PATIENCE);
  await heading.filter({ hasText: nameOf(rank) }).waitFor(PATIENCE);
}

test('Q1 axe finds nothing: the dialog with long texts, and the share menu in it', async () => {
  const { page } = await openAs(site, ada, openAt(idOf(2)));
  const { dialog, share, menu } = dialogOf(page);
  await dialog.locator('.timeline').waitFor(PATIENCE);
  expect(await findViolations(page)).toEqual([]);
  await share.click();
  await menu.waitFor(PATIENCE);
  expect(await findViolations(page)).toEqual([]);
});

test('Q1 axe finds nothing: the page of a character without comments, and one that is gone', async () => {
  const { page } = await site.open(`/character/${idOf(1)}`);
  const { dialog } = dialogOf(page);
  await page.getByText(messages.comments.empty).waitFor(PATIENCE);
  expect(await findViolations(page)).toEqual([]);
  await page.goto(openAt('01890000-0000-7000-8000-000000000000'));
  await dialog.getByText(detail.gone).last().waitFor(PATIENCE);
  expect(await findViolations(page, [360])).toEqual([]);
});

test('Q2 nothing scrolls sideways at 320 px, nor at twice the text size, in dialog, menu and page', async () => {
  const { page } = await site.open(openAt(idOf(2)), { width: 320 });
  const { dialog, share, menu } = dialogOf(page);
  const isDialogTooWide = () =>
    page.evaluate<boolean>(`[...document.querySelectorAll('dialog, .detail-card, .detail-story, .share-menu')]
      .some((element) => getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth)`);
  for (const [width, size] of [
    [320, '100%'],
    [640, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(openAt(idOf(2)));
    await dialog.locator('.timeline').waitFor(PATIENCE);
    await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
    expect(await isDialogTooWide(), `${width} ${size}`).toBe(false);
    await share.click();
    await menu.waitFor(PATIENCE);
    expect(await isDialogTooWide(), `${width} ${size} menu`).toBe(false);
    await page.goto(`/character/${idOf(2)}`);
    await page.locator('.timeline').waitFor(PATIENCE);
    await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
    expect(await isTooWide(page), `${width} ${size} page`).toBe(false);
  }
});

test('Q20 what can be pressed in the dialog and on the cards is large enough', async () => {
  const { page } = await openAs(site, ada, openAt(idOf(2)), { width: 360 });
  const { dialog, like, dislike, share, close, post } = dialogOf(page);
  await dialog.locator('.timeline').waitFor(PATIENCE);
  for (const button of [like, dislike, share, close, post]) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(button)).toBeGreaterThanOrEqual(44);
  }
  for (const one of await dialog.locator('a, button, textarea').all()) {
    if (!(await one.isVisible())) continue;
    const box = await one.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await one.innerText()).toBeGreaterThanOrEqual(24);
  }
  await close.click();
  for (const button of [cardOf(page, 1).like, cardOf(page, 1).dislike])
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);
});

test('Q5 with reduced motion nothing moves on the way in, on, and out', async () => {
  const { page } = await site.open(GALLERY);
  await openCard(page, 1);
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
  await page.goto(openAt(idOf(2)));
  await dialogOf(page).dialog.locator('.timeline').waitFor(PATIENCE);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate<number>('window.shifts')).toBeLessThanOrEqual(0.02);
});
