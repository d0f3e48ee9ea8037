/** The search of the Hall as a combobox: what it suggests, how one gets there, and that nothing of it disturbs who types. */
import type { Suggestion } from '@chaos/shared/contract/gallery';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, lostConnection } from '../../../testing/answers.ts';
import { newGallery } from '../../../testing/new-gallery.ts';
import { type OpenApp, openApp } from '../../../testing/open-app.tsx';
import { press, type } from '../../../testing/press-keys.ts';
import { recordPage } from '../../../testing/record-page.ts';
import { galleryMessages } from '../messages.ts';
import { suggestionMessages } from './messages.ts';

type Suggest = NonNullable<NonNullable<Answers['gallery']>['suggest']>;

const field = page.getByRole('combobox', { name: galleryMessages.search });
const list = page.getByRole('listbox', { name: suggestionMessages.list });
const options = list.getByRole('option');
const labels = () => options.elements().map((one) => one.querySelector('bdi')?.textContent);
const active = () => document.querySelector('[aria-selected="true"]');

const name = (label: string): Suggestion => ({ kind: 'character', label, text: label });
const FOUND = [name('Ranocchio'), name('Rana Marcia'), { kind: 'maker', label: 'ranada', text: 'by:ranada' } as const];

function openGallery(suggest: Suggest, at = '/?view=gallery'): Promise<OpenApp> {
  const { answers } = newGallery(3);
  const search = () => ({ items: [], nextCursor: null, emptyReason: null, spelling: 'exact' as const });
  return openApp(at, { answers: { ...answers, gallery: { ...answers.gallery, suggest, search } } });
}

test('R436 arrows walk through what is suggested and back into the field, Enter searches for it, and it is told', async () => {
  const record = recordPage();
  const app = await openGallery(() => ({ items: FOUND }));
  await field.fill('ran');
  await expect.poll(labels).toEqual(['Ranocchio', 'Rana Marcia', 'ranada']);
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await expect.element(field).toHaveAttribute('aria-controls', list.element().id);
  await expect.element(field).not.toHaveAttribute('aria-activedescendant');
  await expect.poll(() => record.spoken).toContain('polite: 3 suggestions');
  expect(options.nth(2).element().textContent).toBe('ranada maker');
  await press('ArrowUp');
  await expect.element(field).toHaveAttribute('aria-activedescendant', options.nth(2).element().id);
  await press('ArrowDown');
  expect(active()).toBeNull();
  await press('ArrowDown', 'ArrowDown');
  expect(active()?.textContent).toContain('Rana Marcia');
  await press('Enter');
  await expect.poll(app.href).toBe('/?view=gallery&q=Rana+Marcia');
  await expect.element(field).toHaveValue('Rana Marcia');
  await expect.element(field).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('R436 Enter without a choice searches for what stands there, Escape first puts the list away and then the words', async () => {
  const app = await openGallery(() => ({ items: FOUND }));
  await field.fill('ran');
  await expect.element(list).toBeVisible();
  await press('Enter');
  await expect.poll(app.href).toBe('/?view=gallery&q=ran');
  await expect.element(list).not.toBeInTheDocument();
  await type('o');
  await expect.element(list).toBeVisible();
  await press('Escape');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('rano');
  await press('Escape');
  await expect.element(field).toHaveValue('');
  await expect.poll(app.href).toBe('/?view=gallery');
});

test('R436 a press chooses: a maker leads to what they made, an operator to its values', async () => {
  const app = await openGallery(() => ({ items: FOUND }));
  await field.fill('ran');
  await options.nth(2).click();
  await expect.poll(app.href).toBe('/?view=gallery&q=by%3Aranada');
  await expect.element(field).toHaveFocus();
  await field.fill('frog fin');
  await options.first().click();
  await expect.element(field).toHaveValue('frog finish:');
  await expect.poll(labels).toEqual(['plain', 'foil', 'negative', 'neon', 'golden']);
  await type('g');
  await expect.poll(labels).toEqual(['golden']);
  await press('ArrowDown', 'Enter');
  await expect.poll(app.href).toBe('/?view=gallery&q=frog+finish%3Agolden');
});

test('R436 the arrow down tells which operators there are, and leaving the field closes the list', async () => {
  const app = await openGallery(() => ({ items: FOUND }));
  await field.click();
  await expect.element(list).not.toBeInTheDocument();
  await press('ArrowDown');
  await expect.poll(labels).toEqual(['by:', 'owner:', 'style:', 'finish:', 'fused:', 'before:']);
  expect(app.asked('gallery.suggest')).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(list).not.toBeInTheDocument();
});

test('R436 an answer that comes too late for its letters is not shown', async () => {
  const waiting = new Map<string, (items: Suggestion[]) => void>();
  const suggest: Suggest = ({ text }) => new Promise((resolve) => waiting.set(text, (items) => resolve({ items })));
  await openGallery(suggest);
  await field.fill('ra');
  await expect.poll(() => [...waiting.keys()]).toEqual(['ra']);
  await field.fill('rano');
  await expect.poll(() => [...waiting.keys()]).toEqual(['ra', 'rano']);
  waiting.get('rano')?.([name('Ranocchio')]);
  await expect.poll(labels).toEqual(['Ranocchio']);
  waiting.get('ra')?.([name('Rana'), name('Ragno')]);
  await expect.element(field).toHaveValue('rano');
  await type('c');
  await expect.poll(() => waiting.has('ranoc')).toBe(true);
  // While the next ones are on their way, those that still fit stay.
  expect(labels()).toEqual(['Ranocchio']);
  await type('x');
  await expect.element(list).not.toBeInTheDocument();
});

test('R436 suggestions that fail, or never come, are not missed: what is typed is searched for', async () => {
  const app = await openGallery(() => {
    throw lostConnection();
  });
  await field.fill('ran');
  await expect.poll(() => app.asked('gallery.suggest')).toHaveLength(1);
  await expect.poll(app.href).toBe('/?view=gallery&q=ran');
  await expect.element(list).not.toBeInTheDocument();
  expect(page.getByRole('alert').query()).toBeNull();
  await type(' fu');
  await expect.poll(labels).toEqual(['fused:']);
  app.answer({ gallery: { suggest: () => new Promise(() => {}) } });
  await type('r');
  await expect.poll(app.href).toBe('/?view=gallery&q=ran+fur');
  await expect.element(field).toHaveFocus();
});

test('R436 on a phone the list has the width of the window and its lines the height of a finger', async () => {
  onTestFinished(() => page.viewport(1280, 860));
  await page.viewport(360, 740);
  await openGallery(() => ({ items: [...FOUND, name('Tungus Rospo Crocodilissimo Gigante Paludoso')] }));
  await userEvent.click(field);
  await type('ran');
  await expect.element(options).toHaveLength(3 + 1);
  const box = list.element().getBoundingClientRect();
  expect([box.left >= 0, box.right <= 360, box.width > 300]).toEqual([true, true, true]);
  for (const option of options.elements()) expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBe(360);
});
