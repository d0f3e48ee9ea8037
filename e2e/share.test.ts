/** Showing a character to others, in a real browser. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dialogOf, openAt } from './dialog.ts';
import { fillGallery, type HungCharacter } from './gallery-data.ts';
import { messages } from './messages.ts';
import { openSite, PATIENCE, readRecord, type Site } from './site.ts';

const LORE = 'Nessuno sa perché ride. '.repeat(20).trim();

let site: Site;
let first: HungCharacter;

beforeAll(async () => {
  site = await openSite();
  const [best] = await fillGallery(site);
  if (!best) throw new Error('There is no gallery.');
  first = best;
  await site.db.updateTable('meme_characters').set({ description: LORE }).where('id', '=', first.id).execute();
});
afterAll(() => site.close());
afterEach(() => site.closePages());

const linkOf = () => `${site.url}/character/${first.id}`;

async function openMenu() {
  const { page } = await site.open(openAt(first.id));
  const open = dialogOf(page);
  await open.share.click();
  await open.menu.waitFor(PATIENCE);
  return { page, ...open };
}

test('R79 Q4 copying puts the link on the clipboard, and the toast in the dialog says so', async () => {
  const { page, menu, toast, share } = await openMenu();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await menu.getByRole('button', { name: messages.share.copy }).click();
  await toast.getByText('Copied to clipboard!', { exact: true }).waitFor(PATIENCE);
  expect(await toast.getAttribute('data-toast')).toBe('success');
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(linkOf());
  expect((await readRecord(page)).spoken).toContain('polite: Copied to clipboard!');
  expect(await menu.isVisible()).toBe(false);
  await share.and(page.locator(':focus')).waitFor(PATIENCE);
});

test('R80 when the clipboard refuses, a toast asks to copy by hand, and the link is selected for that', async () => {
  const { page, menu, toast } = await openMenu();
  await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))`);
  await menu.getByRole('button', { name: messages.share.copy }).click();
  await toast.getByText('Failed to copy', { exact: true }).waitFor(PATIENCE);
  await toast.getByText('Please copy the link manually.', { exact: true }).waitFor(PATIENCE);
  expect(await toast.getAttribute('data-toast')).toBe('destructive');
  expect(await menu.isVisible()).toBe(true);
  expect(await page.evaluate('getSelection().toString()')).toBe(linkOf());
});

test('R81 R82 R83 microblog and social network open in new tabs, with the text cut to 100, and 80 in the preview', async () => {
  const { page, menu } = await openMenu();
  const cut = (max: number) => `${LORE.slice(0, max - 1).trimEnd()}…`;
  expect(await menu.locator('[data-preview]').textContent()).toBe(cut(80));
  const opened: URL[] = [];
  await page.context().route(/twitter\.com|facebook\.com/, (route) => {
    opened.push(new URL(route.request().url()));
    return route.fulfill({ body: 'there' });
  });
  for (const name of [messages.share.microblog, messages.share.network]) {
    const popup = page.waitForEvent('popup');
    await menu.getByRole('link', { name }).click();
    const tab = await popup;
    await tab.getByText('there').waitFor(PATIENCE);
    expect(await tab.evaluate('window.opener')).toBeNull();
    await page.bringToFront();
  }
  expect(opened.map(({ origin, pathname }) => `${origin}${pathname}`)).toEqual([
    'https://twitter.com/intent/tweet',
    'https://www.facebook.com/sharer/sharer.php',
  ]);
  expect(Object.fromEntries(opened[0]?.searchParams ?? [])).toEqual({ text: `${first.name}: ${cut(100)}`, url: linkOf() });
  expect(Object.fromEntries(opened[1]?.searchParams ?? [])).toEqual({ u: linkOf() });
});

test('R79 Q3 with the keyboard alone: opened, gone through, and closed by Escape, which leaves the dialog open', async () => {
  const { page } = await site.open(openAt(first.id), { width: 360 });
  const { share, menu, dialog } = dialogOf(page);
  await share.focus();
  await page.keyboard.press('Enter');
  await menu.waitFor(PATIENCE);
  await page.keyboard.press('Tab');
  await menu.getByRole('textbox', { name: messages.share.link }).and(page.locator(':focus')).waitFor(PATIENCE);
  await page.keyboard.press('Tab');
  await menu.getByRole('button', { name: messages.share.copy }).and(page.locator(':focus-visible')).waitFor(PATIENCE);
  await page.keyboard.press('Escape');
  await menu.waitFor({ ...PATIENCE, state: 'hidden' });
  expect(await dialog.isVisible()).toBe(true);
  await share.and(page.locator(':focus')).waitFor(PATIENCE);
});

test('R79 the phone’s own ways are offered where there are some, and changing one’s mind is no error', async () => {
  const { page, errors } = await site.open('/auth');
  await page.addInitScript(
    `Object.defineProperty(navigator, 'share', { value: (data) => { window.shared = data; return Promise.reject(new DOMException('', 'AbortError')); } });`,
  );
  await page.goto(openAt(first.id));
  const { share, menu, toast } = dialogOf(page);
  await share.click();
  await menu.getByRole('button', { name: messages.share.more }).click();
  await expect.poll(() => page.evaluate('window.shared?.url'), PATIENCE).toBe(linkOf());
  expect(await toast.count()).toBe(0);
  expect(errors).toEqual([]);
});
