/** The first step to a battle: everybody who can be fought, five at a time, or why there is nobody. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { range } from '../../lib/range.ts';
import { lostConnection, refusal, serverFault } from '../../testing/answers.ts';
import { newOwned } from '../../testing/new-battle.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { newRow } from '../../testing/new-row.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { seeToast } from '../../testing/see-toast.ts';
import { characterMessages } from '../characters/messages.ts';
import { battleMessages } from './messages.ts';

const { opponents } = battleMessages;
const EMPTY = 'No brainrots available for battle';
const ada = newUser('ada');
const bob = newPerson('bob');

const cards = page.getByRole('main').getByRole('listitem').getByRole('article');
const card = (name: string) => page.getByRole('main').getByRole('article', { name, exact: true });
const more = page.getByRole('button', { name: 'Load 5 More Opponents', exact: true });
const newBattle = page.getByRole('button', { name: 'New Battle', exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const says = (text: string) => page.getByText(text, { exact: true });

/** These, five at a time from the cursor on, which is a number here. */
const pagesOf =
  (rows: CharacterRow[]) =>
  ({ cursor }: { cursor?: string | null | undefined }) => {
    const start = Number(cursor ?? 0);
    const nextCursor = start + 5 < rows.length ? String(start + 5) : null;
    return { items: rows.slice(start, start + 5), totalCount: rows.length, nextCursor };
  };

const figuresOf = (name: string) =>
  [...card(name).element().querySelectorAll('dl > div')].map((one) => [...one.children].map((part) => part.textContent));

test('R7 R143 R144 R145 R146 R147 R148 R151 Q16 banner and tabs; a spinner, then nobody, and after Refresh five and then all', async () => {
  const list = Promise.withResolvers<ReturnType<ReturnType<typeof pagesOf>>>();
  const app = await openApp('/battle', { answers: { characters: { list: () => list.promise } } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Battle Arena', exact: true })).toBeVisible();
  await expect.element(says('Steal brainrots and win their ownership through epic battles!')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to Home', exact: true })).toHaveAttribute('href', '/');
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(['Battle', 'Battle Logs']);
  expect(newBattle.query()).toBeNull();
  await expect.element(says('Loading brainrots...')).toBeVisible();
  expect(says(EMPTY).query()).toBeNull();
  list.resolve({ items: [], totalCount: 0, nextCursor: null });
  await expect.element(says(EMPTY)).toBeVisible();

  app.answer({ characters: { list: pagesOf(range(12).map((index) => newRow(`Anonimo ${index}`))) } });
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect.element(heading('Select Your Opponent')).toBeVisible();
  await expect.element(cards).toHaveLength(5);
  await more.click();
  await expect.element(cards).toHaveLength(10);
  // Focus goes on to the first new one.
  await expect.poll(() => document.activeElement?.matches('li:nth-child(6)')).toBe(true);
  await more.click();
  await expect.element(cards).toHaveLength(12);
  expect(more.query()).toBeNull();
  expect(app.asked('characters.list')).toContainEqual(
    expect.objectContaining({ filterType: 'opponents', randomize: true, limit: 5 }),
  );
});

test.each([
  [
    'R149 when the server refuses',
    serverFault,
    'Failed to load characters. Please try again.',
    opponents.serverFailed.notice.title,
  ],
  [
    'R150 when the network fails',
    lostConnection,
    'Connection error. Please check your internet and try again.',
    opponents.networkFailed.notice.title,
  ],
] as const)('%s: box and notice, never the empty text; Try Again loads again', async (_name, fault, text, notice) => {
  const list = () => {
    throw fault();
  };
  const app = await openApp('/battle', { answers: { characters: { list } } });
  await expect.element(heading(text)).toBeVisible();
  await seeToast(notice);
  expect(says(EMPTY).query()).toBeNull();
  app.answer({ characters: { list: pagesOf([newRow('Anonimo')]) } });
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect.element(cards).toHaveLength(1);
  expect(heading(text).query()).toBeNull();
});

test('R145 R152 R153 R154 R155 R156 R157 badges and numbers on the cards; a press on one goes on, and keeps it in sight', async () => {
  const theirs = newOwned('Gancio', bob, { battlesCount: 3, winsCount: 2, likeCount: 1_234 });
  const app = await openApp('/battle', {
    as: ada,
    answers: {
      characters: {
        list: ({ filterType }) => pagesOf(filterType === 'mine' ? [newOwned('Pugno', ada)] : [theirs, newRow('Anonimo')])({}),
        byId: () => theirs,
      },
      battles: { fairness: ({ day }) => ({ day, commitment: 'c0ffee', secret: null }) },
    },
  });
  await expect.element(card('Gancio').getByText('👤 Owned', { exact: true })).toBeVisible();
  expect(figuresOf('Gancio')).toEqual([
    ['Battles', '3'],
    ['Win Rate', '67%'],
    ['Likes', '1,234'],
  ]);
  await expect.element(card('Anonimo').getByText('👻 Anonymous', { exact: true })).toBeVisible();
  expect(figuresOf('Anonimo')).toEqual([
    ['Battles', '0'],
    ['Win Rate', 'New'],
    ['Likes', '0'],
  ]);
  await page.getByRole('button', { name: /^Gancio, Battles: / }).click();
  await expect.element(heading('Choose Your Fighter')).toHaveFocus();
  expect(app.href()).toBe('/battle?opponent=Gancio');
  await expect.element(card('Pugno').getByText('⭐ Mine', { exact: true })).toBeVisible();
  await expect.element(newBattle).toBeVisible();
  await expect.poll(() => document.querySelector('.poster .corner[data-side=opponent]')?.textContent).toContain('Gancio');
});

test('what is gone, private or one’s own is no opponent', async () => {
  const mine = newOwned('Pugno', ada);
  const app = await openApp('/battle?opponent=nonsense', {
    as: ada,
    answers: {
      characters: {
        byId: ({ id }) => {
          if (id === 'Pugno') return mine;
          throw refusal(id === 'hidden' ? 'not_found' : 'invalid_input', 'There is no such brainrot.', 404);
        },
      },
    },
  });
  await expect.element(says(opponents.gone)).toBeVisible();
  await app.goto('/battle?opponent=hidden');
  await expect.element(says(opponents.gone)).toBeVisible();
  await app.goto('/battle?opponent=Pugno');
  await expect.element(says(opponents.isYours)).toBeVisible();
  await page.getByRole('button', { name: opponents.other, exact: true }).click();
  await expect.element(heading('Select Your Opponent')).toBeVisible();
});

test('a character in the Hall can be called out, but for one’s own', async () => {
  const rows = [newOwned('Pugno', ada), newOwned('Gancio', bob)];
  const app = await openApp('/character/Pugno', {
    as: ada,
    answers: {
      characters: { byId: ({ id }) => rows.find((row) => row.id === id) ?? newRow(id) },
      comments: { list: () => ({ items: [], nextCursor: null, totalCount: 0 }) },
    },
  });
  const callOut = page.getByRole('link', { name: characterMessages.others.fight, exact: true });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Pugno' })).toBeVisible();
  expect(callOut.query()).toBeNull();
  await app.goto('/character/Gancio');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Gancio' })).toBeVisible();
  await callOut.click();
  await expect.poll(() => document.querySelector('.poster .corner[data-side=opponent]')?.textContent).toContain('Gancio');
  expect(app.href()).toBe('/battle?opponent=Gancio');
});
