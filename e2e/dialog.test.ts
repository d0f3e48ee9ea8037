/** The character that lies open, as a dialog in front of the Hall and as a page of its own. */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { cardOf, dialogOf, fillForDialog, openAt } from './dialog.ts';
import { breakGallery, breakTable } from './faults.ts';
import type { HungCharacter } from './gallery-data.ts';
import { galleryOf } from './home.ts';
import { messages } from './messages.ts';
import { type Member, openAs } from './people.ts';
import { openSite, PATIENCE, type Site } from './site.ts';

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
const openParam = (page: Page) => new URL(page.url()).searchParams.get('c');

async function openCard(page: Page, rank: number) {
  await cardOf(page, rank).open.click();
  const { dialog, heading } = dialogOf(page);
  await dialog.waitFor(PATIENCE);
  await heading.filter({ hasText: nameOf(rank) }).waitFor(PATIENCE);
}

describe('opening and closing', () => {
  test('R57 R58 activating a card opens its dialog with reactions, share, stats, lore and comments', async () => {
    const { page, errors } = await site.open(GALLERY);
    expect(await cardOf(page, 4).open.getAttribute('aria-label')).toBe(`#4 ${nameOf(4)}, 38 likes`);
    // Anywhere on the card.
    await cardOf(page, 4).card.click({ position: { x: 90, y: 150 } });
    const open = dialogOf(page);
    await open.heading.filter({ hasText: nameOf(4) }).waitFor(PATIENCE);
    for (const part of [open.like, open.dislike, open.share, open.commentField])
      expect(await part.isVisible(), String(part)).toBe(true);
    for (const title of [detail.lore, detail.history, messages.comments.title])
      expect(await open.dialog.getByRole('heading', { level: 3, name: title }).isVisible()).toBe(true);
    await open.dialog.locator('.detail-story').getByText('He exists for a test, and knows it.').waitFor(PATIENCE);
    expect(await open.stat('Win rate').textContent()).toBe('New');
    expect(await open.stat('Battles').textContent()).toBe('0');
    expect(await open.dialog.getByText(/^Made on [A-Z][a-z]{2} \d+, \d+:\d\d [AP]M$/).isVisible()).toBe(true);
    expect(await open.dialog.locator('header').getByText('👻 Anonymous').isVisible()).toBe(true);
    expect(await open.dialog.getByRole('button', { name: detail.video }).count()).toBe(0);
    expect(await page.title()).toBe(`${nameOf(4)} · Hall of Chaos`);
    expect(errors).toEqual([]);
  });

  test('R56 R58 win rate, creator, owner and whose hands it went through, with ways to their profiles', async () => {
    const { page } = await site.open(openAt(idOf(2)));
    const { dialog, stat } = dialogOf(page);
    await dialog.getByText('Owned by').waitFor(PATIENCE);
    expect(await stat('Win rate').textContent()).toBe('71%');
    expect(await stat('Score').textContent()).toBe('+321');
    await expect.poll(() => dialog.locator('.timeline p').allTextContents(), PATIENCE).toEqual(['Made by Ada', 'Given to Bob']);
    expect(await dialog.locator('header p').allTextContents()).toEqual(['Made by Ada', 'Owned by Bob']);
    await dialog.locator('header').getByRole('link', { name: 'Bob', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Bob' }).waitFor(PATIENCE);
    expect(await dialog.count()).toBe(0);
    await page.goBack();
    await dialog.waitFor(PATIENCE);
  });

  test('regression: selecting text out of the dialog leaves it open; a press beside it closes it', async () => {
    const { page } = await site.open(GALLERY);
    await openCard(page, 3);
    const { dialog, heading } = dialogOf(page);
    const text = await heading.boundingBox();
    if (!text) throw new Error('The heading is not shown.');
    await page.mouse.move(text.x + text.width / 2, text.y + text.height / 2);
    await page.mouse.down();
    await page.mouse.move(5, text.y + text.height / 2, { steps: 5 });
    await page.mouse.up();
    // What a click does to the address is done by then.
    await page.waitForTimeout(500);
    expect(openParam(page)).toBe(idOf(3));
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(5, 5);
    await dialog.waitFor({ ...PATIENCE, state: 'detached' });
  });

  test('Q12 Q3 the open character is in the address: Back closes it, focus returns, a reload and a pasted link open it', async () => {
    const { page, errors } = await site.open(GALLERY);
    await openCard(page, 3);
    const { dialog, close } = dialogOf(page);
    expect(openParam(page)).toBe(idOf(3));
    await page.goBack();
    await dialog.waitFor({ ...PATIENCE, state: 'detached' });
    expect(openParam(page)).toBeNull();
    await cardOf(page, 3).open.and(page.locator(':focus')).waitFor(PATIENCE);

    await openCard(page, 3);
    await page.reload();
    await dialog.waitFor(PATIENCE);
    await close.click();
    await dialog.waitFor({ ...PATIENCE, state: 'detached' });
    expect(page.url()).toBe(`${site.url}${GALLERY}`);

    await page.goto(openAt(idOf(3)));
    await dialog.waitFor(PATIENCE);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ ...PATIENCE, state: 'detached' });
    expect(page.url()).toBe(`${site.url}${GALLERY}`);
    expect(errors).toEqual([]);
  });

  test('Q12 the Hall behind stands still: exact place and all pages are there after Back', async () => {
    const { page } = await site.open(GALLERY);
    await galleryOf(page).more.click();
    await expect.poll(() => galleryOf(page).cards.count(), PATIENCE).toBe(40);
    await cardOf(page, 30).open.scrollIntoViewIfNeeded();
    const place = await page.evaluate<number>('scrollY');
    expect(place).toBeGreaterThan(1_000);
    await cardOf(page, 30).open.dispatchEvent('click');
    await dialogOf(page).dialog.waitFor(PATIENCE);
    await page.goBack();
    await dialogOf(page).dialog.waitFor({ ...PATIENCE, state: 'detached' });
    expect(await galleryOf(page).cards.count()).toBe(40);
    await expect.poll(() => page.evaluate<number>('scrollY'), PATIENCE).toBe(place);
  });

  test('Q3 with the keyboard alone: opened, read, moved on by arrows and buttons, closed, and focus on the card seen last', async () => {
    const { page } = await site.open(GALLERY);
    const { dialog, heading, close, commentField } = dialogOf(page);
    await cardOf(page, 1).open.focus();
    await page.keyboard.press('Enter');
    await heading.and(page.locator(':focus-visible')).waitFor(PATIENCE);
    await page.keyboard.press('ArrowRight');
    await heading.filter({ hasText: 'Bombardiro' }).and(page.locator(':focus')).waitFor(PATIENCE);
    expect(openParam(page)).toBe(idOf(2));
    await page.keyboard.press('ArrowRight');
    await heading.filter({ hasText: nameOf(3) }).waitFor(PATIENCE);
    await page.keyboard.press('ArrowLeft');
    await heading.filter({ hasText: 'Bombardiro' }).waitFor(PATIENCE);

    // In a field the arrows move the caret.
    await commentField.focus();
    await page.keyboard.press('ArrowRight');
    expect(openParam(page)).toBe(idOf(2));

    // Tab goes around inside.
    const seen = new Set<string>();
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      seen.add(await page.evaluate<string>(`document.activeElement.closest('dialog, body').tagName`));
      if (await close.evaluate((element) => element.ownerDocument.activeElement === element)) break;
    }
    await close.and(page.locator(':focus-visible')).waitFor(PATIENCE);
    // The body stands for the browser's own buttons, which come after the last one.
    expect([...seen].filter((name) => name !== 'BODY')).toEqual(['DIALOG']);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ ...PATIENCE, state: 'detached' });
    await cardOf(page, 2).open.and(page.locator(':focus')).waitFor(PATIENCE);
    // One step back from the opened character, not three.
    expect(page.url()).toBe(`${site.url}${GALLERY}`);
  });

  test('R57 a press beside it closes it', async () => {
    const { page } = await site.open(GALLERY);
    await openCard(page, 1);
    await page.mouse.click(20, 400);
    await dialogOf(page).dialog.waitFor({ ...PATIENCE, state: 'detached' });
  });

  test('R57 the cards of a profile open the same dialog, and Back closes it there', async () => {
    const creator = await site.db.selectFrom('profiles').select('id').where('display_name', '=', 'Ada').executeTakeFirstOrThrow();
    const { page } = await site.open(`/profile/${creator.id}`);
    await page.locator('a.card-open').first().click();
    await dialogOf(page)
      .heading.filter({ hasText: nameOf(1) })
      .waitFor(PATIENCE);
    expect(openParam(page)).toBe(idOf(1));
    await page.goBack();
    await dialogOf(page).dialog.waitFor({ ...PATIENCE, state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(`/profile/${creator.id}`);
  });
});

describe('the video', () => {
  /** No worker makes films yet, so the answer of the server is given one. */
  async function openWithVideo(reducedMotion: boolean) {
    const { page } = await site.open('/auth', { reducedMotion });
    await page.route(/\/trpc\/.*characters\.byId/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll('"videoUrl":null', '"videoUrl":"/media/film.webm"');
      await route.fulfill({ response: answer, body });
    });
    await page.route('**/media/film.webm', () => {});
    await page.goto(openAt(idOf(1)));
    const { dialog } = dialogOf(page);
    const toggle = dialog.getByRole('group', { name: detail.media });
    await toggle.getByRole('button', { name: detail.video }).click();
    const video = dialog.locator('video');
    await video.waitFor(PATIENCE);
    return { page, toggle, video, dialog };
  }
  const ATTRIBUTES = `(({ muted, loop, playsInline, preload, autoplay, controls, poster }) =>
    [muted, loop, playsInline, preload, autoplay, controls, poster !== ''])(document.querySelector('dialog video'))`;

  test('R58 where there is one it takes the place of the picture: muted, looping, nothing fetched before', async () => {
    const { page, toggle, video, dialog } = await openWithVideo(false);
    expect(await page.evaluate(ATTRIBUTES)).toEqual([true, true, true, 'none', true, false, true]);
    expect(await toggle.getByRole('button', { name: detail.video }).getAttribute('aria-pressed')).toBe('true');
    await toggle.getByRole('button', { name: detail.image }).click();
    await dialog.getByRole('img', { name: nameOf(1) }).waitFor(PATIENCE);
    expect(await video.count()).toBe(0);
  });

  test('R58 Q5 with reduced motion it waits for a press', async () => {
    const { video } = await openWithVideo(true);
    expect(await video.getAttribute('autoplay')).toBeNull();
    expect(await video.getAttribute('controls')).not.toBeNull();
  });
});

describe('a page of its own', () => {
  test('R9 a pasted link shows the character signed out, with a way into the Hall', async () => {
    const { page } = await site.open(`/character/${idOf(1)}`);
    await page.getByRole('heading', { level: 1, name: nameOf(1) }).waitFor(PATIENCE);
    expect(await page.title()).toBe(`${nameOf(1)} · Hall of Chaos`);
    await page.getByText(messages.comments.empty).waitFor(PATIENCE);
    expect(await page.getByRole('button', { name: /^Like, / }).isVisible()).toBe(true);
    await page.getByRole('link', { name: detail.toHall }).click();
    await galleryOf(page).heading.waitFor(PATIENCE);
  });

  test('O6 a private one, a retired one, a missing one and no id at all are the same not-found screen', async () => {
    const hidden = await insertCharacter(site.db, { isPublic: false, creatorId: ada.id });
    const retired = await insertCharacter(site.db, { isActive: false });
    for (const id of [hidden, retired, '01890000-0000-7000-8000-000000000000', 'no-id']) {
      const { page } = await site.open(`/character/${id}`);
      await page.getByRole('heading', { level: 1, name: '404' }).waitFor(PATIENCE);
      expect(await page.getByRole('link', { name: 'Return to Home' }).isVisible()).toBe(true);
    }
    const { page } = await openAs(site, ada, `/character/${hidden}`);
    await page.getByText(detail.privateChip, { exact: true }).waitFor(PATIENCE);
  });
});

describe('when it fails', () => {
  test('Q16 a character that is gone is not a failure, and a failure is not a gone character', async () => {
    const { page } = await site.open(openAt('01890000-0000-7000-8000-000000000000'));
    const { dialog } = dialogOf(page);
    await dialog.getByText(detail.gone).last().waitFor(PATIENCE);
    expect(await dialog.getByText(detail.failed).count()).toBe(0);

    await using fault = await breakGallery(site.db);
    const other = await site.open(`/character/${idOf(1)}`);
    await other.page.getByText(detail.failed).waitFor(PATIENCE);
    expect(await other.page.getByText('404').count()).toBe(0);
    await fault.repair();
    await other.page.getByRole('button', { name: 'Try Again' }).click();
    await other.page.getByRole('heading', { level: 1, name: nameOf(1) }).waitFor(PATIENCE);
  });

  test('Q14 when only the owners so far fail, the rest stays, and Try Again brings them', async () => {
    await using fault = await breakTable(site.db, 'ownership_events');
    const { page } = await site.open(openAt(idOf(1)));
    const { dialog, like } = dialogOf(page);
    await dialog.getByText(detail.historyFailed).waitFor(PATIENCE);
    expect(await like.isEnabled()).toBe(true);
    await fault.repair();
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await dialog.locator('.timeline').waitFor(PATIENCE);
  });
});
