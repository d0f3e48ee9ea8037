/** A character as a page of its own. */
import superjson from 'superjson';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { refusal, serverFault } from '../../testing/answers.ts';
import { areInRow, boxOf } from '../../testing/boxes.ts';
import { newGallery, newId } from '../../testing/new-gallery.ts';
import { PIXEL } from '../../testing/new-row.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { commentMessages } from '../comments/messages.ts';
import { characterMessages } from './messages.ts';

const { detail } = characterMessages;
const notFound = page.getByRole('heading', { level: 1, name: '404' });

test('R9 a pasted link shows the character signed out, with a way into the Hall', async () => {
  const { rows, answers } = newGallery(1);
  const [row] = rows;
  const app = await openApp(`/character/${row?.id}`, { answers });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Numero 1' })).toBeVisible();
  expect(document.title).toBe('Numero 1 · Hall of Chaos');
  await expect.element(page.getByText(commentMessages.empty)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Like, / })).toBeVisible();
  await page.getByRole('link', { name: detail.toGallery }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hall of Chaos' })).toBeVisible();
  expect(app.href()).toBe('/?view=gallery');
});

test.each([
  ['R10 O6 one that is not to be had', () => refusal('not_found', 'Not found.', 404)],
  ['R10 O6 an id that is none', () => refusal('invalid_input', 'Not an id.', 400)],
])('%s is the not-found screen', async (_, fault) => {
  const byId = () => {
    throw fault();
  };
  await openApp('/character/x', { answers: { characters: { byId } } });
  await expect.element(notFound).toBeVisible();
  // The same for all of them: whoever follows a link does not learn which it is.
  await expect.element(page.getByText(detail.goneText)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
});

test('R725 what was fused leads on to what it has become', async () => {
  const { rows, answers } = newGallery(1);
  const byId = ({ id }: { id: string }) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw refusal('not_found', 'Not found.', 404);
    return row;
  };
  const successor = () => ({ id: rows[0]?.id ?? '', name: 'Numero 1' });
  const app = await openApp(`/character/${newId()}`, {
    answers: { ...answers, characters: { ...answers.characters, byId, successor } },
  });
  await expect.element(page.getByRole('link', { name: 'Numero 1' })).toBeVisible();
  expect(page.getByText(detail.goneText).query()).toBeNull();
  await page.getByRole('link', { name: 'Numero 1' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Numero 1' })).toBeVisible();
  expect(app.href()).toBe(`/character/${rows[0]?.id}`);
});

test('O6 a private one says so to its owner', async () => {
  const { rows, answers } = newGallery(1, () => ({ isPublic: false }));
  await openApp(`/character/${rows[0]?.id}`, { as: newUser('ada'), answers });
  await expect.element(page.getByText(detail.privateChip, { exact: true })).toBeVisible();
});

test('Q16 a failure is not a gone character, and Try Again shows it', async () => {
  const { rows, answers } = newGallery(1);
  const byId = () => {
    throw serverFault();
  };
  const app = await openApp(`/character/${rows[0]?.id}`, { answers: { ...answers, characters: { byId } } });
  await expect.element(page.getByText(detail.failed)).toBeVisible();
  expect(notFound.query()).toBeNull();
  app.answer(answers);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Numero 1' })).toBeVisible();
});

test('R350 the mark of a member stands on the row of the HTML, which knows none, while the server is slow to say it anew', async () => {
  const { rows, answers } = newGallery(1);
  const [row] = rows;
  const inlined = Object.assign(document.createElement('script'), { id: 'inlined', type: 'application/json' });
  inlined.dataset.key = row?.id;
  inlined.textContent = superjson.stringify(row);
  document.head.append(inlined);
  onTestFinished(() => inlined.remove());
  const byId = () => new Promise<never>(() => {});
  const mine = () => [{ characterId: row?.id ?? '', reactionType: 'like' as const }];
  const held = { ...answers, characters: { byId }, reactions: { mine } };
  await openApp(`/character/${row?.id}`, { as: newUser('ada'), answers: held });
  await expect.element(page.getByRole('button', { name: /^Like, 99/, pressed: true })).toBeVisible();
});

test('R653 on the page of a phone icon and number of a reaction stand in one row', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 860));
  const { rows, answers } = newGallery(1, () => ({ likeCount: 1_200 }));
  await openApp(`/character/${rows[0]?.id}`, { answers });
  await expect.element(page.getByRole('button', { name: /^Like, / })).toBeVisible();
  expect(areInRow(boxOf('.is-like > .reaction-icon'), boxOf('.is-like > .reaction-count'))).toBe(true);
});

test('R683 beside large text on a tablet the picture has the width, and the name stands below it', async () => {
  onTestFinished(async () => {
    document.documentElement.removeAttribute('style');
    await page.viewport(1280, 860);
  });
  await page.viewport(768, 1_000);
  const { rows, answers } = newGallery(1);
  await openApp(`/character/${rows[0]?.id}`, { answers });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const beside = boxOf('.detail-media');
  expect(boxOf('.detail-facts').left).toBeGreaterThan(beside.right);
  document.documentElement.style.fontSize = '200%';
  const above = boxOf('.detail-media');
  expect(above.width).toBeGreaterThan(500);
  expect(boxOf('.detail-facts').top).toBeGreaterThanOrEqual(above.bottom);
});

test('R861 beside large text on a phone picture and video are both to be chosen, within the picture', async () => {
  onTestFinished(async () => {
    document.documentElement.removeAttribute('style');
    await page.viewport(1280, 860);
  });
  await page.viewport(360, 780);
  const { rows, answers } = newGallery(1, () => ({ videoUrl: '/loop.mp4' }));
  await openApp(`/character/${rows[0]?.id}`, { answers });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  document.documentElement.style.fontSize = '200%';
  const picture = boxOf('.detail-media');
  for (const button of document.querySelectorAll('.media-toggle > button')) {
    const { left, right, height } = button.getBoundingClientRect();
    expect(left).toBeGreaterThan(picture.left);
    expect(right).toBeLessThan(picture.right);
    expect(height).toBeGreaterThan(24);
  }
});

test('R862 on paper a character is light and whole, and nothing waits to be pressed', async () => {
  const features = [
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: 'dark' },
  ];
  const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media, features });
  onTestFinished(async () => {
    delete document.documentElement.dataset.theme;
    await emulate('');
  });
  document.documentElement.dataset.theme = 'dark';
  const { rows, answers } = newGallery(1);
  await openApp(`/character/${rows[0]?.id}`, { answers });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const lightness = () => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(document.body).backgroundColor)?.[1]);
  expect(lightness()).toBeLessThan(0.3);
  await emulate('print');
  expect(lightness()).toBeGreaterThan(0.9);
  await expect.element(page.getByText(detail.lore)).toBeVisible();
  const isSeen = (element: Element) => element.checkVisibility();
  expect([...document.querySelectorAll('.top-bar, .tab-bar, .btn, .zoom-open, main form')].filter(isSeen)).toEqual([]);
});

test('R687 where a picture is missing its colour stands, and no sign of the browser’s', async () => {
  const missing = '/missing.webp';
  const source = { id: 'gone', name: 'Primo', description: 'Gone.', imageUrl: missing, imageUrl256: missing, thumbhash: '' };
  const fusedMetadata = { sourceCharacters: [source], fusionDate: new Date(0) };
  const { rows, answers } = newGallery(1, () => ({ isFused: true, fusedMetadata }));
  await openApp(`/character/${rows[0]?.id}`, { answers });
  await expect.element(page.getByText('Primo')).toBeVisible();
  const image = document.querySelector('.made-of-sources img');
  await expect.poll(() => image && getComputedStyle(image).display).toBe('none');
  expect(boxOf('.made-of-sources .character-picture').height).toBeGreaterThan(50);
});

test('R1471 the lore of a source stays beside that of the other, however long its words are', async () => {
  const newSource = (id: string) => ({
    id,
    name: id,
    description: 'x'.repeat(200),
    imageUrl: PIXEL,
    imageUrl256: PIXEL,
    thumbhash: '',
  });
  const fusedMetadata = { sourceCharacters: ['Primo', 'Secondo'].map(newSource), fusionDate: new Date(0) };
  const { rows, answers } = newGallery(1, () => ({ isFused: true, fusedMetadata }));
  await openApp(`/character/${rows[0]?.id}`, { answers });
  await expect.element(page.getByText('Secondo')).toBeVisible();
  const [first, second] = document.querySelectorAll('.made-of-lore');
  const between = (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0);
  expect(between).toBeGreaterThan(0);
});

test('R798 a lore that runs to the left begins on the right', async () => {
  const { rows, answers } = newGallery(1, () => ({ description: 'كان يا ما كان.' }));
  await openApp(`/character/${rows[0]?.id}`, { answers });
  const shown = page.getByRole('paragraph').filter({ hasText: 'كان يا ما كان.' });
  await expect.element(shown).toBeVisible();
  const lore = shown.element();
  const words = document.createRange();
  words.selectNodeContents(lore);
  const [box, written] = [lore.getBoundingClientRect(), words.getBoundingClientRect()];
  expect(written.right).toBeCloseTo(box.right, 0);
  expect(written.left).toBeGreaterThan(box.left + 10);
});
