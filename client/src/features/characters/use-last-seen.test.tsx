/** What was opened last in this browser, and when that is forgotten. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appMessages } from '../../app/messages.ts';
import { opened } from '../../testing/character-screen.ts';
import { newGallery, openAt } from '../../testing/new-gallery.ts';
import { newProfile } from '../../testing/new-profile.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { peopleMessages } from '../people/messages.ts';

const ADA = newUser('ada');
const seen = () => (JSON.parse(localStorage.getItem('chaos.seen') ?? '[]') as { name: string }[]).map(({ name }) => name);

async function openOne() {
  const { rows, answers } = newGallery(1);
  const [row] = rows;
  if (!row) throw new Error('the Hall is empty');
  const people = { people: { block: () => ({ isBlocked: true as const }) }, profiles: { byId: () => newProfile('bob') } };
  const app = await openApp(openAt(row), { as: ADA, answers: { ...answers, ...people } });
  await expect.element(opened.dialog.getByRole('heading', { name: row.name })).toBeVisible();
  await expect.poll(seen).toEqual([row.name]);
  return app;
}

test('R459 signing out forgets which characters were opened last in this browser', async () => {
  const app = await openOne();
  await app.goto('/creators');
  await page.getByRole('button', { name: appMessages.signOut }).click();
  await expect.poll(seen).toEqual([]);
});

test('R459 so does blocking somebody, who may have made them', async () => {
  const app = await openOne();
  await app.goto('/profile/bob');
  await page.getByRole('button', { name: peopleMessages.menu('bob') }).click();
  await page.getByRole('button', { name: peopleMessages.block('bob'), exact: true }).click();
  expect(seen()).not.toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: peopleMessages.ask.confirm }).click();
  await expect.poll(seen).toEqual([]);
});
