/** What is like a character, where it lies open. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers } from '../../../testing/answers.ts';
import { serverFault } from '../../../testing/answers.ts';
import { newGallery, newId, openAt } from '../../../testing/new-gallery.ts';
import { newPerson } from '../../../testing/new-offer.ts';
import { newRow } from '../../../testing/new-row.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { characterMessages } from '../messages.ts';
import { similarMessages } from './messages.ts';

type Similar = NonNullable<NonNullable<Answers['characters']>['similar']>;

const heading = page.getByRole('heading', { name: similarMessages.title });
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a.similar-card')];
const grid = () => document.querySelector<HTMLElement>('.similar-cards');

const alike = (names: string[]): CharacterRow[] => names.map((name) => newRow(newId(), { name, creator: newPerson('Ada') }));

const LONG = 'A long story. '.repeat(2_000);

/** So long an observer may take. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function openOne(similar: Similar, change = {}, at = (row: { id: string }) => `/character/${row.id}`) {
  const { rows, answers } = newGallery(2, () => change);
  const [row] = rows;
  if (!row) throw new Error('an empty hall');
  return { row, app: await openApp(at(row), { answers: { ...answers, characters: { ...answers.characters, similar } } }) };
}

test('R427 what is like a character stands below it, is asked for once, and each leads to its page', async () => {
  const items = alike(['Ranocchio', 'Rospo']);
  const { app, row } = await openOne(() => ({ items }));
  await expect.element(heading).toBeVisible();
  await expect.poll(links).toHaveLength(2);
  expect(links().map((link) => link.textContent)).toEqual(['Ranocchioby Ada', 'Rospoby Ada']);
  expect(app.asked('characters.similar')).toEqual([{ id: row.id }]);
  // The row of the list is enough to show its page at once.
  app.answer({ characters: { byId: () => new Promise<never>(() => {}), similar: () => ({ items: [] }) } });
  links()[1]?.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Rospo' })).toBeVisible();
  expect(app.href()).toBe(`/character/${items[1]?.id}`);
  app.back();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Numero 1' })).toBeVisible();
  expect(links()).toHaveLength(2);
});

test('R427 far below the window nothing is asked; near it a place of the same height is kept until it comes', async () => {
  let tell: (items: CharacterRow[]) => void = () => {};
  const similar = () => new Promise<{ items: CharacterRow[] }>((resolve) => (tell = (items) => resolve({ items })));
  const { app } = await openOne(similar, { description: LONG });
  await expect.element(heading).toBeInTheDocument();
  await twoFrames();
  expect(app.asked('characters.similar')).toEqual([]);
  // Again and again: what comes above it meanwhile pushes it down.
  const look = () => {
    heading.element().scrollIntoView();
    return app.asked('characters.similar');
  };
  await expect.poll(look).toHaveLength(1);
  const kept = grid()?.offsetHeight;
  tell(alike(Array.from({ length: 8 }, (_, at) => `Rospo ${at}, who has the longest of all names in his pond`)));
  await expect.poll(links).toHaveLength(8);
  expect([grid()?.offsetHeight, kept]).toEqual([kept, expect.any(Number)]);
});

test('R427 it is asked for also where far away and near are told in one call, as a busy page is told', async () => {
  class Late extends IntersectionObserver {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const kept: IntersectionObserverEntry[] = [];
      super((entries, observer) => {
        kept.push(...entries);
        if (kept.length > 1) tell(kept, observer);
      }, options);
    }
  }
  vi.stubGlobal('IntersectionObserver', Late);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { app } = await openOne(() => ({ items: alike(['Rospo']) }), { description: LONG });
  await expect.element(heading).toBeInTheDocument();
  await twoFrames();
  heading.element().scrollIntoView();
  await expect.poll(links).toHaveLength(1);
  expect(app.asked('characters.similar')).toHaveLength(1);
});

test('R427 where nothing is like it nothing is shown', async () => {
  const { app } = await openOne(() => ({ items: [] }));
  await expect.poll(() => app.asked('characters.similar')).toHaveLength(1);
  await expect.element(heading).not.toBeInTheDocument();
});

test('R427 a failure says so and is tried again at a press', async () => {
  const { app } = await openOne(() => {
    throw serverFault();
  });
  await expect.element(page.getByText(similarMessages.failed, { exact: false })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Numero 1' })).toBeVisible();
  app.answer({ characters: { similar: () => ({ items: alike(['Rospo']) }) } });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(links).toHaveLength(1);
});

test('R427 it stands in the open dialog as well, and is no card of the Hall behind it', async () => {
  await openOne(() => ({ items: alike(['Rospo']) }), {}, openAt);
  const dialog = page.getByRole('dialog', { name: 'Numero 1' });
  await expect.element(dialog.getByRole('link', { name: /^Rospo/ })).toBeInTheDocument();
  await dialog.getByRole('button', { name: characterMessages.detail.next }).click();
  await expect.element(page.getByRole('dialog', { name: 'Numero 2' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: characterMessages.detail.next })).not.toBeInTheDocument();
});
