/** What one has made, below the generator and beside the form of a new account. */

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appMessages } from '../../app/messages.ts';
import { newId } from '../../testing/new-gallery.ts';
import { newRow } from '../../testing/new-row.ts';
import { home, newWish } from '../../testing/new-wish.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { forgetElsewhere, storeElsewhere } from '../../testing/other-tab.ts';
import { characterMessages } from './messages.ts';

const texts = characterMessages.yours;
const strip = page.getByRole('region', { name: texts.title });
const inNavigation = page.getByRole('link', { name: appMessages.nav.yours });

afterEach(() => page.viewport(1280, 860));

const frog = newRow(newId(), { name: 'Frogghetta' });
const shark = newRow(newId(), { name: 'Squalo Reale' });
const remembered = [
  { ticketId: newId(), secret: 'psst' },
  { ticketId: newId(), secret: 'hush' },
];
const asVisitor = {
  stored: { 'chaos.claims': remembered },
  answers: {
    tickets: { made: () => ({ items: [shark, frog] }) },
    characters: { byId: ({ id }: { id: string }) => (id === frog.id ? frog : shark) },
  },
};

test('R331 a visitor finds what this browser has made, is told that it is not theirs yet, and opens it', async () => {
  await page.viewport(360, 740);
  const app = await openApp('/', asVisitor);
  await expect.element(strip.getByText(texts.unclaimed(2))).toBeVisible();
  expect(app.asked('tickets.made')).toEqual([{ tickets: remembered }]);
  await strip.getByRole('link', { name: 'Frogghetta' }).click();
  await expect.element(page.getByRole('dialog').getByRole('heading', { name: 'Frogghetta' })).toBeVisible();
  expect(app.href()).toBe(`/?c=${frog.id}`);
});

test('R331 it is in the navigation from the first one on, and led to from other screens', async () => {
  const app = await openApp('/creators', asVisitor);
  await inNavigation.click();
  await expect.element(strip).toBeInViewport();
  expect(app.href()).toBe('/#yours');
});

test('R331 a newcomer has neither, until the first one is made', async () => {
  const wish = newWish();
  const app = await openApp('/', { answers: wish.answers });
  expect(inNavigation.query()).toBeNull();
  app.answer({ tickets: { made: () => ({ items: [wish.character] }) } });
  await home.button.click();
  await expect.element(home.waiting).toBeVisible();
  wish.finish();
  await expect.element(strip.getByText(texts.unclaimed(1))).toBeVisible();
  await expect.element(inNavigation).toBeVisible();
});

test('R332 claiming leads to a new account, with the pictures beside the form', async () => {
  const app = await openApp('/', asVisitor);
  await strip.getByRole('link', { name: texts.claim(2) }).click();
  await expect.element(page.getByText(texts.waits('Squalo Reale', 1))).toBeVisible();
  await expect.element(page.getByText(texts.stayAnonymous), { message: 'R1478' }).toBeVisible();
  expect(app.href()).toBe('/auth?mode=signup');
  await expect.poll(() => strip.getByRole('listitem').elements().length).toBe(2);
});

test('R331 members see their latest, and the way to all of them', async () => {
  const app = await openApp('/', {
    as: newUser('ada'),
    answers: { characters: { list: () => ({ items: [frog], nextCursor: null, totalCount: 1 }) } },
  });
  await expect.element(strip.getByRole('link', { name: 'Frogghetta' })).toBeVisible();
  expect(app.asked('characters.list')).toContainEqual({ filterType: 'user', targetUserId: 'ada', limit: 6 });
  await strip.getByRole('link', { name: texts.all }).click();
  expect(app.href()).toBe('/profile');
});

const names = () =>
  strip
    .getByRole('listitem')
    .elements()
    .map((one) => one.textContent);

test('R446 a visitor’s strip and the way to it come and go with what another tab makes and claims', async () => {
  const app = await openApp('/', { answers: asVisitor.answers });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(strip.query()).toBeNull();
  app.answer({ tickets: { made: () => ({ items: [frog] }) } });
  storeElsewhere('chaos.claims', remembered.slice(0, 1));
  await expect.poll(names).toEqual(['Frogghetta']);
  await expect.element(inNavigation).toBeVisible();
  app.answer({ tickets: { made: () => ({ items: [shark, frog] }) } });
  storeElsewhere('chaos.claims', remembered);
  await expect.poll(names).toEqual(['Squalo Reale', 'Frogghetta']);
  forgetElsewhere('chaos.claims');
  await expect.poll(() => strip.query()).toBeNull();
  expect(inNavigation.query()).toBeNull();
});

test('R446 what was taken on another device is gone from a visitor’s strip once they come back to the page', async () => {
  const app = await openApp('/', asVisitor);
  await expect.poll(names).toEqual(['Squalo Reale', 'Frogghetta']);
  app.answer({ tickets: { made: () => ({ items: [frog] }) } });
  window.dispatchEvent(new Event('focus'));
  await expect.poll(names).toEqual(['Frogghetta']);
});

test('R446 a member’s strip follows what is made, renamed, deleted and lost anywhere', async () => {
  let rows = [frog];
  const hint = Promise.withResolvers<(id: string) => void>();
  await openApp('/', {
    as: newUser('ada'),
    answers: {
      characters: { list: () => ({ items: rows, nextCursor: null, totalCount: rows.length }) },
      live: { events: (_, tell) => hint.resolve((id) => tell({ id: '', data: { topic: 'characters', id } })) },
    },
  });
  await expect.poll(names).toEqual(['Frogghetta']);
  const changed = await hint.promise;
  for (const next of [[shark, frog], [shark, { ...frog, name: 'Rana' }], [{ ...frog, name: 'Rana' }]]) {
    rows = next;
    changed(frog.id);
    await expect.poll(names).toEqual(next.map(({ name }) => name));
  }
  rows = [];
  changed(frog.id);
  await expect.poll(() => strip.query()).toBeNull();
});
