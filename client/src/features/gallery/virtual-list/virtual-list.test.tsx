/** A Hall of thousands: only what is near the window stands in the page, and nobody notices. */
import { GALLERY_PAGE_SIZE } from '@chaos/shared/contract/gallery';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers } from '../../../testing/answers.ts';
import { newGallery } from '../../../testing/new-gallery.ts';
import { newUser, type OpenApp, openApp } from '../../../testing/open-app.tsx';
import { press, type } from '../../../testing/press-keys.ts';
import { characterMessages } from '../../characters/messages.ts';
import { galleryMessages } from '../messages.ts';
import { WINDOW_FROM } from './list-frame.ts';

const more = page.getByRole('button', { name: galleryMessages.more });
const home = page.getByRole('link', { name: 'Generator' }).first();

const cards = () => [...document.querySelectorAll<HTMLLIElement>('.card-grid > li[data-at]')];
const ranks = () => cards().map(({ dataset }) => Number(dataset.at) + 1);
const focused = () => document.activeElement?.textContent;
const focusedAt = () => document.activeElement?.closest('li')?.dataset.at;
const nodes = () => document.querySelectorAll('*').length;
/** The name of the first card below the middle of the window. */
const seen = () =>
  cards()
    .find((card) => card.getBoundingClientRect().bottom > 400)
    ?.querySelector('h2')?.textContent;

async function scrollTo(y: number): Promise<void> {
  window.scrollTo(0, y);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Heights are guessed until they are measured: waits until none is any more. */
async function settled(): Promise<void> {
  let [last, same] = ['', 0];
  while (same < 15) {
    await new Promise(requestAnimationFrame);
    const now = `${window.scrollY} ${document.documentElement.scrollHeight} ${ranks().join()}`;
    same = now === last ? same + 1 : 0;
    last = now;
  }
}

/** So many are there when the window begins. */
const WINDOWED = 120;

/** Few at first, then all that are left at once. */
async function openGallery(size: number, width = 1280): Promise<OpenApp> {
  onTestFinished(() => page.viewport(1280, 860));
  await page.viewport(width, 860);
  const { rows, answers } = newGallery(size, (rank) =>
    rank % 7 === 0 ? { name: `Numero ${rank} di nome assai lungo davvero` } : {},
  );
  const ends = [GALLERY_PAGE_SIZE, Math.min(size, WINDOWED), size];
  const top: NonNullable<Answers['gallery']>['top'] = ({ cursor }) => {
    const nth = Number(cursor ?? 0);
    const end = ends[nth] ?? size;
    return { items: rows.slice(ends[nth - 1] ?? 0, end), nextCursor: end < size ? String(nth + 1) : null };
  };
  const app = await openApp('/?view=gallery', { as: newUser('ada'), answers: { ...answers, gallery: { top } } });
  await expect.poll(cards).toHaveLength(GALLERY_PAGE_SIZE);
  await more.click();
  await expect.poll(() => ranks().includes(GALLERY_PAGE_SIZE + 1)).toBe(true);
  if (size <= WINDOWED) return app;
  await expect.poll(() => document.querySelector('.list-room')).not.toBeNull();
  await more.click();
  await expect.poll(() => cards()[0]?.ariaSetSize).toBe(String(size));
  return app;
}

test('R439 of 5,000 cards a phone holds some dozens wherever it is scrolled to, in their order and without a hole', async () => {
  await openGallery(5_000, 360);
  const held: number[] = [];
  const height = document.documentElement.scrollHeight;
  for (const part of [0.1, 0.37, 0.5, 0.9, 1, 0.2, 0]) {
    await scrollTo(part * document.documentElement.scrollHeight);
    await expect.poll(seen).toMatch(/^Numero/);
    held.push(cards().length);
    expect(ranks()).toEqual(ranks().toSorted((a, b) => a - b));
    for (const card of cards()) expect(card.querySelector('h2')?.textContent).toContain(`Numero ${card.ariaPosInSet}`);
  }
  expect(Math.max(...held)).toBeLessThanOrEqual(60);
  expect(nodes()).toBeLessThan(4_000);
  expect(cards()[0]?.ariaSetSize).toBe('5000');
  expect(ranks()[0]).toBe(1);
  // The lengths of the names are known of few; what is guessed for the others is near.
  expect(Math.abs(document.documentElement.scrollHeight / height - 1)).toBeLessThan(0.05);
});

test('R439 up to a hundred cards stand in the page whole, for the search of the browser', async () => {
  await openGallery(100);
  expect(ranks()).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  expect(cards()[0]?.ariaSetSize).toBeNull();
});

test('R439 Show More goes to the first new card, j and k go on from there, and the card with the focus is kept', async () => {
  await openGallery(1_000);
  await expect.poll(() => document.activeElement?.ariaPosInSet).toBe('121');
  await type('k'.repeat(70));
  await expect.poll(focused).toMatch(/^Numero 51/);
  await type('j');
  await expect.poll(focused).toMatch(/^Numero 52/);
  await scrollTo(40_000);
  await expect.poll(() => Number(ranks().at(-1))).toBeGreaterThan(200);
  expect(focused()).toMatch(/^Numero 52/);
  await type('k');
  await expect.poll(focused).toMatch(/^Numero 51/);
  await expect.poll(seen).toMatch(/^Numero (4|5)\d/);
  for (let at = 0; at < 12; at++) await press('Tab');
  const now = Number(document.activeElement?.closest('li')?.dataset.at);
  expect(now).toBeGreaterThan(51);
});

test.each([360, 1280])('R439 at %i px Show More goes to the first new card, also where the window begins', async (width) => {
  onTestFinished(() => page.viewport(1280, 860));
  await page.viewport(width, 860);
  const { answers } = newGallery(160);
  await openApp('/?view=gallery', { answers });
  await expect.poll(cards).toHaveLength(GALLERY_PAGE_SIZE);
  // So many come after the first press, and the button is there again.
  for (const shown of [GALLERY_PAGE_SIZE, GALLERY_PAGE_SIZE + 100]) {
    const counted = page.getByText(`${shown} of 160`, { exact: true });
    await expect.poll(() => scrollTo(document.documentElement.scrollHeight).then(() => counted.elements())).toHaveLength(1);
    await more.click();
    await expect.poll(focusedAt).toBe(String(shown));
    if (shown >= WINDOW_FROM) await expect.poll(() => document.querySelector('.list-room')).not.toBeNull();
    await settled();
    expect(focusedAt()).toBe(String(shown));
    const { top = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
    expect([top >= 0, top < 860]).toEqual([true, true]);
  }
});

test('R439 Q12 Back finds the same cards in the same place', async () => {
  const app = await openGallery(2_000);
  for (const y of [9_000, 21_000, 33_333]) await scrollTo(y);
  await expect.poll(seen).toMatch(/^Numero/);
  await settled();
  const [before, y] = [seen(), window.scrollY];
  home.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await expect.poll(app.href).toBe('/');
  await expect.poll(cards).toHaveLength(0);
  app.back();
  await expect.poll(() => cards().length).toBeGreaterThan(0);
  await settled();
  await expect.poll(seen).toBe(before);
  expect(Math.abs(window.scrollY - y)).toBeLessThan(2);
  await scrollTo(window.scrollY);
  expect([seen(), Math.abs(window.scrollY - y) < 2]).toEqual([before, true]);
});

test('R439 in the open dialog one goes on beyond what stood in the page, and comes back to the card that was seen last', async () => {
  const app = await openGallery(1_000);
  await scrollTo(20_000);
  await expect.poll(seen).toMatch(/^Numero/);
  const last = Number(ranks().at(-1));
  cards().at(-2)?.querySelector<HTMLElement>('a[data-opens]')?.click();
  await expect.poll(app.href).toContain('&c=');
  const next = page.getByRole('button', { name: characterMessages.detail.next });
  for (let steps = 1; steps <= 6; steps++) {
    await next.click();
    await expect.element(page.getByRole('dialog', { name: new RegExp(`^Numero ${last - 1 + steps}\\b`) })).toBeVisible();
  }
  await press('Escape');
  await expect.poll(focused).toMatch(new RegExp(`^Numero ${last + 5}\\b`));
});

test('R439 with other columns the same cards are seen', async () => {
  await openGallery(1_000);
  await scrollTo(30_000);
  await expect.poll(seen).toMatch(/^Numero/);
  const before = Number(/\d+/.exec(seen() ?? '')?.[0]);
  await page
    .getByRole('button', { name: galleryMessages.compact })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => Math.abs(Number(/\d+/.exec(seen() ?? '')?.[0]) - before)).toBeLessThan(24);
});
