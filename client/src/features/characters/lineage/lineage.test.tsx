/** The wish of a character and its family, where it lies open. */
import type { Lineage } from '@chaos/shared/contract/characters';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, serverFault } from '../../../testing/answers.ts';
import { newGallery } from '../../../testing/new-gallery.ts';
import { home, newWish } from '../../../testing/new-wish.ts';
import { newUser, openApp } from '../../../testing/open-app.tsx';
import { resultMessages } from '../../generation/result-messages.ts';
import { lineageMessages } from './messages.ts';

const WISH = { mainTheme: 'a shark', bodyInfluence: null, characteristicInfluence: null, style: 'oil' };
const remix = page.getByRole('link', { name: lineageMessages.remixLabel('Numero 1') });
const generation = (name: string) => page.getByRole('region', { name });

async function openOne(characters: object, as?: ReturnType<typeof newUser>) {
  const { rows, answers } = newGallery(1, () => ({ originalCreatorId: 'ada' }));
  const [row] = rows;
  if (!row) throw new Error('an empty hall');
  const wish = () => ({ wish: WISH, isOpen: true });
  const all = { ...answers, characters: { ...answers.characters, wish, ...characters } };
  return { row, app: await openApp(`/character/${row.id}`, { answers: all, ...(as && { as }) }) };
}

test('R451 a remix brings the words into the form, says whose they were, and is sent as one', async () => {
  const { app, row } = await openOne({});
  await expect.element(page.getByText('a shark')).toBeVisible();
  await remix.click();
  await expect.element(home.field('mainTheme')).toHaveValue('a shark');
  await expect.element(home.form).toHaveFocus();
  await expect.element(home.form.getByRole('link', { name: 'Numero 1' })).toBeVisible();
  app.answer(newWish().answers);
  await home.field('style').fill('pixel art');
  await home.button.click();
  await expect.element(home.waiting).toBeVisible();
  expect(app.asked('characters.generate')).toEqual([
    expect.objectContaining({ mainTheme: 'a shark', style: 'pixel art', hiddenMessage: null, remixOf: row.id }),
  ]);
});

test('R451 what stood in the form comes back by one press, and a remix is let go by one', async () => {
  const { app, row } = await openOne({});
  await app.goto('/');
  await home.field('style').fill('my own words');
  await app.goto(`/character/${row.id}`);
  await remix.click();
  await expect.element(home.field('style')).toHaveValue('oil');
  await page.getByRole('button', { name: resultMessages.letGo }).click();
  await expect.element(home.form.getByRole('link', { name: 'Numero 1' })).not.toBeInTheDocument();
  await expect.element(home.field('style')).toHaveValue('oil');
  await page.getByRole('button', { name: resultMessages.arrival.back }).click();
  await expect.element(home.field('style')).toHaveValue('my own words');
});

test('R451 a wish that is kept, or gone, leaves what stands in the form, and says why', async () => {
  const { app, row } = await openOne({ wish: () => ({ wish: null, isOpen: false }) });
  await app.goto('/');
  await home.field('style').fill('my own words');
  await app.goto(`/?remix=${row.id}`);
  await expect.element(page.getByText(resultMessages.arrival.kept.title)).toBeVisible();
  await expect.poll(app.href).toBe('/');
  await app.goto('/?remix=nothing');
  await expect.element(page.getByText(resultMessages.arrival.failed.title)).toBeVisible();
  await expect.element(home.field('style')).toHaveValue('my own words');
});

test('R1330 where the original is gone, a remix is refused with the way on without it', async () => {
  const { app } = await openOne({});
  await remix.click();
  const note = home.form.getByRole('link', { name: 'Numero 1' });
  await expect.element(note).toBeVisible();
  const generate = ({ remixOf }: { remixOf?: string | undefined }) => {
    if (remixOf) throw refusal('not_found', 'It is gone.', 404);
    return newWish().ticket;
  };
  app.answer({ ...newWish().answers, characters: { ...newWish().answers.characters, generate } });
  await home.button.click();
  await expect.element(home.failure).toBeVisible();
  await expect.element(home.tryAgain).not.toBeInTheDocument();
  await home.resultArea.getByRole('button', { name: resultMessages.failure.withoutIt }).click();
  await expect.element(home.waiting).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(home.field('mainTheme')).toHaveValue('a shark');
});

test.each([
  ['gone', () => Promise.reject(refusal('not_found', 'It is gone.', 404))],
  ['kept by now', () => ({ wish: null, isOpen: false })],
])('R1330 whoever comes back to the form finds no remix of what is %s', async (_, wish) => {
  const { app } = await openOne({});
  await remix.click();
  const note = home.form.getByRole('link', { name: 'Numero 1' });
  await expect.element(note).toBeVisible();
  await app.goto('/battle');
  app.answer({ characters: { wish } });
  await app.goto('/');
  await expect.element(home.field('mainTheme')).toHaveValue('a shark');
  await expect.element(note).not.toBeInTheDocument();
});

test('R1331 a remix of which no word is left is none any more', async () => {
  const { app } = await openOne({});
  await remix.click();
  const note = home.form.getByRole('link', { name: 'Numero 1' });
  await home.field('mainTheme').fill('a toad');
  await expect.element(note).toBeVisible();
  app.answer(newWish().answers);
  await home.field('style').fill('clay');
  await userEvent.keyboard('{Enter}');
  await expect.element(home.waiting).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await expect
    .poll(() => app.asked('characters.generate'))
    .toEqual([expect.not.objectContaining({ remixOf: expect.anything() })]);
});

test('R450 its maker alone closes a wish, and sees it as it was while the server says no', async () => {
  let isClosed = false;
  const setWishOpen = () => {
    if (!isClosed) throw serverFault();
    return { isOpen: false };
  };
  await openOne({ setWishOpen }, newUser('bob'));
  await expect.element(remix).toBeVisible();
  const open = page.getByRole('switch', { name: lineageMessages.open });
  expect(open.query()).toBeNull();
  await openOne({ setWishOpen }, newUser('ada'));
  await open.click();
  await expect.element(page.getByText(lineageMessages.openFailed.title)).toBeVisible();
  await expect.element(open).toBeChecked();
  isClosed = true;
  await open.click();
  await expect.element(open).not.toBeChecked();
});

test('R450 a wish that is kept is not spoken of', async () => {
  const { app } = await openOne({ wish: () => ({ wish: null, isOpen: false }) });
  await expect.poll(() => app.asked('characters.wish')).toHaveLength(1);
  await expect.element(page.getByRole('heading', { name: 'Numero 1' })).toBeVisible();
  expect(page.getByRole('heading', { name: lineageMessages.wish }).query()).toBeNull();
  expect(remix.query()).toBeNull();
});

test('R452 R453 the family stands in generations: what has a page leads there, and a hidden one is only there', async () => {
  const shown = (name: string) => ({ name, imageUrl256: '/favicon.svg', averageColor: '#336699' });
  const family: Lineage = {
    members: [
      { id: null, shown: null, generation: -2 },
      { id: 'p', shown: shown('Parente'), generation: -1 },
      { id: 's', shown: shown('Numero 1'), generation: 0 },
      { id: null, shown: shown('Fuso'), generation: 1 },
    ],
    links: [
      { parent: 0, child: 1, kind: 'remix' },
      { parent: 1, child: 2, kind: 'remix' },
      { parent: 2, child: 3, kind: 'remix' },
    ],
    isCut: true,
  };
  await openOne({ lineage: () => family });
  await expect.element(generation(lineageMessages.before(2)).getByText(lineageMessages.hidden)).toBeVisible();
  await expect
    .element(generation(lineageMessages.before(1)).getByRole('link', { name: 'Parente' }))
    .toHaveAttribute('href', '/character/p');
  await expect.element(generation(lineageMessages.after(1)).getByText('Fuso')).toBeVisible();
  expect(generation(lineageMessages.after(1)).getByRole('link').query()).toBeNull();
  expect(document.querySelectorAll('.family-links > path')).toHaveLength(3);
  await expect.element(page.getByText(lineageMessages.cut)).toBeVisible();
  await page.viewport(360, 740);
  await expect.element(generation(lineageMessages.after(1)).getByText('Fuso')).toBeVisible();
  await page.viewport(1280, 860);
});
