/** Single keys on the cards of the Hall, and how close the cards stand. */
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { areInRow, boxOf, doOverlap } from '../../testing/boxes.ts';
import { newGallery } from '../../testing/new-gallery.ts';
import { newUser, type OpenApp, openApp } from '../../testing/open-app.tsx';
import { press, type } from '../../testing/press-keys.ts';
import { shareMessages } from '../../ui/share/messages.ts';
import { commentMessages } from '../comments/messages.ts';
import { shortcutMessages } from '../shortcuts/messages.ts';
import { areKeysOn } from '../shortcuts/use-shortcuts.ts';
import { galleryMessages } from './messages.ts';

const gallery = newGallery(20);
const cards = page.getByRole('listitem').getByRole('article');
const dialog = page.getByRole('dialog', { name: 'Numero 2' });
const compact = page.getByRole('button', { name: galleryMessages.compact });
const focused = () => document.activeElement?.textContent;

async function openGallery(): Promise<OpenApp> {
  const app = await openApp('/?view=gallery', { as: newUser('ada'), answers: gallery.answers });
  await expect.element(cards).toHaveLength(20);
  return app;
}

test('R425 j and k lead from card to card, o opens it, c leads to its comments and s to sharing', async () => {
  const app = await openGallery();
  await type('l');
  expect(app.asked('reactions.toggle')).toEqual([]);
  await type('j');
  await expect.poll(focused).toBe('Numero 1');
  await type('jjk');
  await expect.poll(focused).toBe('Numero 2');
  await type('o');
  await expect.element(dialog.getByRole('heading', { name: 'Numero 2' })).toHaveFocus();
  await press('Escape');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(focused).toBe('Numero 2');
  await type('c');
  await expect.element(dialog.getByRole('textbox', { name: commentMessages.label })).toHaveFocus();
  await press('Escape');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(focused).toBe('Numero 2');
  await type('s');
  await expect.element(dialog.getByRole('button', { name: shareMessages.copy })).toBeVisible();
});

test('R425 l likes the card with the focus, g and a letter still go elsewhere, and keys that are off do nothing', async () => {
  const app = await openGallery();
  app.answer({
    reactions: { toggle: () => ({ action: 'created', likeCount: 99, dislikeCount: 0, score: 99, userReaction: 'like' }) },
  });
  await type('jj');
  await expect.poll(focused).toBe('Numero 2');
  const like = cards.nth(1).getByRole('button', { name: /^Like/ });
  await type('l');
  await expect.element(like).toHaveAttribute('aria-pressed', 'true');
  // The second key of a pair is nothing else; the keys of the whole product come when the page is at rest.
  await expect
    .poll(async () => {
      // Before they are there, the second letter is one of the card.
      await press('Escape');
      await type('gc');
      return app.href();
    })
    .toBe('/creators');
  await openGallery();
  areKeysOn.set(false);
  await type('j');
  expect(document.activeElement).toBe(document.body);
});

test('R425 the help names the keys of the cards where there are cards', async () => {
  await openGallery();
  const help = page.getByRole('dialog', { name: shortcutMessages.title });
  await expect
    .poll(async () => {
      await type('?');
      return help.elements().length;
    })
    .toBe(1);
  await expect.element(help.getByText(shortcutMessages.here)).toBeVisible();
  for (const [, does] of shortcutMessages.cards) await expect.element(help.getByText(does, { exact: true })).toBeVisible();
});

test('R426 compact cards stand closer, at every width, and stay so in this browser', async () => {
  onTestFinished(() => page.viewport(1280, 860));
  const columns = () =>
    getComputedStyle(document.querySelector('.card-grid') ?? document.body).gridTemplateColumns.split(' ').length;
  const seen: [number, number, number][] = [];
  for (const width of [360, 1_280, 1_920]) {
    await page.viewport(width, 1_000);
    await openGallery();
    const before = columns();
    await compact.click();
    await expect.element(compact).toHaveAttribute('aria-pressed', 'true');
    seen.push([width, before, columns()]);
  }
  expect(seen).toEqual([
    [360, 2, 3],
    [1_280, 4, 6],
    [1_920, 6, 8],
  ]);
  expect(localStorage.getItem('chaos.compact')).toBe('true');
  await compact.click();
  expect(localStorage.getItem('chaos.compact')).toBeNull();
});

test('R653 on compact cards icon and number of a reaction stand in one row', async () => {
  onTestFinished(() => page.viewport(1280, 860));
  const { answers } = newGallery(8, () => ({ likeCount: 1_200, isFused: true }));
  await openApp('/?view=gallery', { answers });
  await compact.click();
  onTestFinished(() => compact.click());
  for (const width of [768, 960, 1_280, 1_664]) {
    await page.viewport(width, 1_000);
    await expect.element(cards).toHaveLength(8);
    const rows = [...document.querySelectorAll('.reaction')].map((one) =>
      areInRow(boxOf('.reaction-icon', one), boxOf('.reaction-count', one)),
    );
    expect([width, rows.length, rows.every(Boolean)]).toEqual([width, 16, true]);
  }
});

test('R655 on small cards neither the place nor what can be pressed lies on a word in the corner', async () => {
  onTestFinished(() => page.viewport(1280, 860));
  const { answers } = newGallery(12, () => ({ isFused: true, hidesSecret: true }));
  await page.viewport(360, 800);
  await openApp('/?view=gallery', { answers });
  for (const isCompact of ['true', 'false']) {
    await compact.click();
    await expect.element(compact).toHaveAttribute('aria-pressed', isCompact);
    await expect.element(cards).toHaveLength(12);
    for (const card of document.querySelectorAll('.card-frame')) {
      const others = [boxOf('.rank-mark', card), boxOf('.card-save > button', card)];
      const chips = [...card.querySelectorAll('.corner-chips > li')].map((chip) => chip.getBoundingClientRect());
      expect(chips.flatMap((chip) => others.filter((other) => doOverlap(chip, other)))).toEqual([]);
    }
  }
});
