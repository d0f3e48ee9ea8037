/** The keys of the whole product. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newProfile } from '../../testing/new-profile.ts';
import { home } from '../../testing/new-wish.ts';
import { newUser, type OpenApp, openApp } from '../../testing/open-app.tsx';
import { press, type } from '../../testing/press-keys.ts';
import { offerMessages } from '../offers/messages.ts';
import { shortcutMessages } from './messages.ts';

const nobody = () => ({ items: [], nextCursor: null });
const profile = newProfile('ada');
const answers = { creators: { popular: nobody }, profiles: { byId: () => profile, search: nobody } };
const dialog = page.getByRole('dialog', { name: shortcutMessages.title });
const areOn = dialog.getByRole('switch', { name: new RegExp(shortcutMessages.on) });

/** The keys come when the page is at rest. */
async function openWithKeys(at: string): Promise<OpenApp> {
  const app = await openApp(at, { as: newUser('ada'), answers });
  await expect
    .poll(async () => {
      await type('?');
      return dialog.elements().length;
    })
    .toBe(1);
  await press('Escape');
  await expect.element(dialog).not.toBeInTheDocument();
  return app;
}

test('Q3 g and a letter go to every screen, n begins a wish, / goes to the search', async () => {
  const app = await openWithKeys('/');
  for (const [letter, path] of Object.entries({
    e: '/?view=gallery',
    c: '/creators',
    b: '/battle',
    t: '/trading',
    p: '/profile',
    h: '/',
  })) {
    await type(`g${letter}`);
    await expect.poll(app.href, { message: `g ${letter}` }).toBe(path);
    // A new screen starts at its heading; the view of the same path does not.
    if (letter !== 'e') await expect.poll(() => document.activeElement?.localName).toBe('h1');
  }
  await type('e');
  expect(app.href()).toBe('/');

  await type('gt');
  const search = page.getByRole('combobox', { name: offerMessages.who.label });
  await expect.element(search).toBeVisible();
  await type('/');
  await expect.element(search).toHaveFocus();
  await type('g/n?');
  await expect.element(search).toHaveValue('g/n?');
  expect(app.href()).toMatch(/^\/trading/);

  await press('Escape');
  (page.getByRole('tab', { name: 'Gift' }).element() as HTMLElement).focus();
  await type('n');
  await expect.element(home.field('mainTheme')).toHaveFocus();
  await type('n');
  await expect.element(home.field('mainTheme')).toHaveValue('n');
});

test('Q3 ? shows the keys, the switch turns them off and is kept, and Ctrl + / leads back', async () => {
  const app = await openWithKeys('/?view=gallery');
  await type('?');
  await areOn.click();
  await expect.element(areOn).toHaveAttribute('aria-checked', 'false');
  expect(localStorage.getItem('chaos.keys')).toBe('false');
  await press('Escape');
  await expect.element(dialog).not.toBeInTheDocument();
  await type('gc?');
  expect(dialog.query()).toBeNull();
  expect(app.href()).toBe('/?view=gallery');
  await userEvent.keyboard('{Control>}/{/Control}');
  await areOn.click();
  expect(localStorage.getItem('chaos.keys')).toBeNull();
  await press('Escape');
  await type('gc');
  await expect.poll(app.href).toBe('/creators');
});
