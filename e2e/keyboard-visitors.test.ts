/** What visitors do, with the keyboard alone: no test here points at anything, or puts the focus anywhere. */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cardOf, countOn, dialogOf, openAt } from './dialog.ts';
import { pauseProcess } from './faults.ts';
import { fillGallery, type HungCharacter } from './gallery-data.ts';
import { galleryOf, homeOf } from './home.ts';
import { pressOn, seeFocused, tabTo } from './keyboard.ts';
import { messages } from './messages.ts';
import { PASSWORD, seeToast } from './people.ts';
import { openSite, PATIENCE, type Site } from './site.ts';

const { auth, report, share } = messages;
const GALLERY = '/?view=gallery';
const gone = { ...PATIENCE, state: 'detached' } as const;

let site: Site;
let ranked: HungCharacter[];

beforeAll(async () => {
  site = await openSite();
  ranked = await fillGallery(site);
});
afterEach(() => site.closePages());
afterAll(() => site.close());

const idOf = (rank: number) => ranked[rank - 1]?.id ?? '';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const openParam = (page: Page) => new URL(page.url()).searchParams.get('c');

/** The first stop of every screen, which leads past the navigation. */
async function skipToContent(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: messages.nav.skip }), 'Enter', { most: 1 });
}

test.each([360, 1280])(
  'Q3 an idea fills the form, a brainrot is made and turned over, and then another, at %i px',
  async (width) => {
    const { page, errors } = await site.open('/', { width });
    const home = homeOf(page);
    await home.form.waitFor(PATIENCE);
    await skipToContent(page);
    await pressOn(page, page.getByRole('list', { name: messages.form.examples }).getByRole('button').first());
    expect(await home.field('mainTheme').inputValue()).not.toBe('');
    await tabTo(page, home.field('mainTheme'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('heron');
    {
      using _worker = await pauseProcess(site.folder, 'worker');
      await page.keyboard.press('Enter');
      await seeFocused(page, home.waiting);
      await tabTo(page, home.stage.getByRole('button', { name: messages.wait.cancel }));
    }
    await home.result.waitFor(PATIENCE);
    await seeFocused(page, home.result.getByRole('heading'));
    await pressOn(page, page.getByRole('button', { name: messages.result.again }));
    await seeFocused(page, home.form);
    await pressOn(page, home.field('mainTheme'));
    await seeFocused(page, home.result.getByRole('heading'));
    expect(errors).toEqual([]);
  },
);

test.each([360, 1280])(
  'Q3 a card is opened, liked, passed on and closed, and focus is on the card again, at %i px',
  async (width) => {
    const { page, errors } = await site.open(GALLERY, { width });
    const [first, third] = [cardOf(page, 1), cardOf(page, 3)];
    const { dialog, heading: name, like, share: shareButton, menu, close } = dialogOf(page);
    await galleryOf(page).more.waitFor(PATIENCE);
    const likes = await countOn(first.like);
    await skipToContent(page);
    await tabTo(page, galleryOf(page).filter);
    await pressOn(page, first.like);
    await expect.poll(() => first.like.getAttribute('aria-pressed'), PATIENCE).toBe('true');
    await seeFocused(page, first.like);
    await pressOn(page, first.open, 'Enter', { isBack: true });
    await seeFocused(page, name);
    // Taken back, where the other way of reading it is.
    await pressOn(page, like);
    await expect.poll(() => like.getAttribute('aria-pressed'), PATIENCE).toBe('false');
    await seeFocused(page, like);
    await pressOn(page, shareButton);
    await menu.waitFor(PATIENCE);
    await tabTo(page, menu.getByRole('button', { name: share.copy }));
    await page.keyboard.press('Escape');
    await seeFocused(page, shareButton);
    await page.keyboard.press('Escape');
    await dialog.waitFor(gone);
    await seeFocused(page, first.open);
    expect(await countOn(first.like)).toBe(likes);

    await pressOn(page, third.open);
    await seeFocused(page, name);
    await pressOn(page, close, 'Enter', { isBack: true });
    await dialog.waitFor(gone);
    await seeFocused(page, third.open);
    expect(page.url()).toBe(`${site.url}${GALLERY}`);
    expect(errors).toEqual([]);
  },
);

test('Q3 more of the Hall comes below, and focus goes on to the first card of it', async () => {
  const { page } = await site.open(GALLERY);
  const { cards, filter, more } = galleryOf(page);
  await more.waitFor(PATIENCE);
  await skipToContent(page);
  await tabTo(page, filter);
  await pressOn(page, more, 'Enter', { most: 70 });
  await expect.poll(() => cards.count(), PATIENCE).toBe(40);
  await seeFocused(page, page.locator('main li').nth(20));
  await tabTo(page, cardOf(page, 21).open, { most: 1 });
  await page.keyboard.press('Enter');
  await seeFocused(page, dialogOf(page).heading);
  expect(openParam(page)).toBe(idOf(21));
});

test('Q3 a brainrot is reported: menu, reasons by arrows, and focus is on the menu’s button again', async () => {
  const { page } = await site.open(openAt(idOf(5)));
  const { dialog } = dialogOf(page);
  const opener = page.getByRole('button', { name: report.menu.character });
  const sheet = page.getByRole('dialog', { name: report.title.character });
  await dialog.locator('.timeline').waitFor(PATIENCE);
  await pressOn(page, opener);
  await pressOn(page, page.getByRole('button', { name: report.action, exact: true }));
  await sheet.waitFor(PATIENCE);
  await page.keyboard.press('Escape');
  await sheet.waitFor(gone);
  await seeFocused(page, opener);
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: report.action, exact: true }));
  await pressOn(page, sheet.getByRole('button', { name: report.send }));
  await sheet.getByRole('alert').getByText(report.choose).waitFor();
  await tabTo(page, sheet.getByRole('radio'), { isBack: true });
  await page.keyboard.press('ArrowDown');
  expect(await sheet.getByRole('radio', { checked: true }).count()).toBe(1);
  await pressOn(page, sheet.getByRole('button', { name: report.send }));
  await seeToast(page, report.thanks.title);
  await seeFocused(page, opener);
});

test.each([360, 1280])('Q3 somebody joins, signs out, asks for a new password and signs in again, at %i px', async (width) => {
  const username = `tabby_${width}`;
  const { page, errors } = await site.open('/', { width });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const submit = (mode: keyof typeof auth.submit) =>
    page.locator('form').getByRole('button', { name: auth.submit[mode], exact: true });
  const join = page.getByRole('link', { name: new RegExp(messages.badge.join) });
  const leave = page.getByRole('button', { name: messages.signOut });
  await homeOf(page).form.waitFor(PATIENCE);
  await pressOn(page, join);
  await heading(page, auth.titles.signin).or(heading(page, auth.titles.signup)).waitFor(PATIENCE);
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('End');
  await tabTo(page, field(auth.username));
  await page.keyboard.type(username);
  await tabTo(page, field(auth.email));
  await page.keyboard.type(`${username}@chaos.test`);
  await tabTo(page, field(auth.password));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await seeToast(page, auth.created.title);
  await seeFocused(page, heading(page, messages.home.title));

  // On phones it lies under "More". Either is loaded with the first session.
  const more = page.getByRole('button', { name: messages.more });
  await more.or(leave).filter({ visible: true }).first().waitFor(PATIENCE);
  if (width < 768) await pressOn(page, more);
  await pressOn(page, leave.filter({ visible: true }), 'Enter', { isBack: width >= 768 });
  await seeFocused(page, heading(page, messages.home.title));
  await pressOn(page, join, 'Enter', { isBack: true });
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('Home');
  await pressOn(page, page.getByRole('button', { name: auth.forgot }));
  await seeFocused(page, heading(page, auth.titles.reset));
  await tabTo(page, field(auth.email));
  await page.keyboard.type(`${username}@chaos.test`);
  await pressOn(page, submit('reset'));
  await seeFocused(page, heading(page, auth.resetSentTitle));
  await pressOn(page, page.getByRole('button', { name: auth.backToSignIn }));
  await seeFocused(page, heading(page, auth.titles.signin));
  await tabTo(page, field(auth.email));
  await page.keyboard.type(`${username}@chaos.test`);
  await tabTo(page, field(auth.password));
  await page.keyboard.type(PASSWORD);
  await pressOn(page, submit('signin'));
  await seeToast(page, auth.welcome.title);
  expect(errors).toEqual([]);
});
