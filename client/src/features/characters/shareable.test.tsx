/** Showing a character to others. */
import type { GalleryRow } from '@chaos/shared/contract/gallery';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isWithin } from '../../testing/boxes.ts';
import { opened } from '../../testing/character-screen.ts';
import { newGallery, openAt } from '../../testing/new-gallery.ts';
import { openApp } from '../../testing/open-app.tsx';
import { recordPage } from '../../testing/record-page.ts';
import { seeToast, toast } from '../../testing/see-toast.ts';
import { shareMessages } from '../../ui/share/messages.ts';
import { characterMessages } from './messages.ts';

const LORE = 'Nessuno sa perché ride. '.repeat(20).trim();
const texts = { ...characterMessages.share, ...shareMessages };
const { menu, share, dialog } = opened;

const copyButton = menu.getByRole('button', { name: texts.copy });
let link: string;

async function openDialog(change: Partial<GalleryRow> = {}): Promise<void> {
  const { rows, answers } = newGallery(1, () => ({ description: LORE, ...change }));
  const [first] = rows;
  if (!first) throw new Error('There is no gallery.');
  link = `${location.origin}/character/${first.id}`;
  const app = await openApp('/?view=gallery', { answers });
  await app.goto(openAt(first));
  await expect.element(opened.heading).toHaveFocus();
}

async function openMenu(change: Partial<GalleryRow> = {}): Promise<void> {
  await openDialog(change);
  await share.click();
  await expect.element(menu).toBeVisible();
}

beforeEach(() => page.viewport(1280, 860));
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

test('R79 Q4 copying takes the link, the toast in the dialog says so, and focus is on the button again', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openMenu();
  const record = recordPage();
  await copyButton.click();
  await seeToast('Copied to clipboard!');
  // Until the menu has closed, it is the menu that has it.
  await expect.poll(() => dialog.element().contains(toast.query())).toBe(true);
  await expect.element(toast).toHaveAttribute('data-toast', 'success');
  expect(write.mock.calls).toEqual([[link]]);
  await expect.poll(() => record.spoken).toContain('polite: Copied to clipboard!');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(share).toHaveFocus();
});

test.each([360, 768, 1280])('R683 beside large text at %i px the menu lies within the window, and scrolls', async (width) => {
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  await page.viewport(width, 860);
  document.documentElement.style.fontSize = '200%';
  await openMenu();
  // Until it has come in.
  await expect.poll(() => isWithin(menu.element().getBoundingClientRect(), width, 860)).toBe(true);
  const last = menu.getByRole('link').last();
  last.element().scrollIntoView();
  expect(isWithin(last.element().getBoundingClientRect(), width, 860)).toBe(true);
});

test('R80 when the clipboard refuses, a toast asks to copy by hand, and the link is selected for that', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await openMenu();
  await copyButton.click();
  await seeToast('Failed to copy', 'Please copy the link manually.');
  await expect.element(toast).toHaveAttribute('data-toast', 'destructive');
  await expect.element(menu).toBeVisible();
  expect(getSelection()?.toString()).toBe(link);
});

test('R81 R82 R83 microblog and social network open in new tabs, with the text cut to 100, and 80 in the preview', async () => {
  const cut = (max: number) => `${LORE.slice(0, max - 1).trimEnd()}…`;
  await openMenu();
  expect(document.querySelector('[data-preview]')?.textContent).toBe(cut(80));
  for (const { name, place, query } of [
    { name: texts.microblog, place: 'https://twitter.com/intent/tweet', query: { text: `Numero 1: ${cut(100)}`, url: link } },
    { name: texts.network, place: 'https://www.facebook.com/sharer/sharer.php', query: { u: link } },
  ]) {
    const { href, target, rel } = menu.getByRole('link', { name }).element() as HTMLAnchorElement;
    const { origin, pathname, searchParams } = new URL(href);
    expect({ place: `${origin}${pathname}`, query: Object.fromEntries(searchParams) }).toEqual({ place, query });
    expect({ target, rel }).toEqual({ target: '_blank', rel: 'noopener' });
  }
});

test('R79 Q3 with the keyboard alone: opened, gone through, and closed by Escape, which leaves the dialog open', async () => {
  await page.viewport(360, 860);
  await openDialog();
  (share.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(menu.getByRole('textbox', { name: texts.link })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(copyButton).toHaveFocus();
  expect(copyButton.element().matches(':focus-visible')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await expect.element(share).toHaveFocus();
});

test('R79 the phone’s own ways are offered where there are some, and changing one’s mind is no error', async () => {
  const shared = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  Object.defineProperty(navigator, 'share', { configurable: true, value: shared });
  await openMenu();
  await menu.getByRole('button', { name: texts.more }).click();
  await expect.poll(() => shared.mock.calls).toEqual([[expect.objectContaining({ url: link })]]);
  expect(toast.query()).toBeNull();
});

test('R79 where the phone cannot share, the link is copied instead, and that is said', async () => {
  const fail = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  Object.defineProperty(navigator, 'share', { configurable: true, value: fail });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openMenu();
  await menu.getByRole('button', { name: texts.more }).click();
  await seeToast('Copied to clipboard!', texts.copiedInstead.description);
  expect(write.mock.calls).toEqual([[link]]);
});

test('O6 whoever shares a private one is told before that nobody else will see it', async () => {
  await openMenu();
  expect(menu.getByText(texts.isPrivate).query()).toBeNull();
  await openMenu({ isPublic: false });
  await expect.element(menu.getByText(texts.isPrivate)).toBeVisible();
});
