/** Blocking and muting from the menus, and the lists where it is taken back. */
import type { HiddenKind, PersonSummary } from '@chaos/shared/contract/people';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { notFoundMessages } from '../../app/messages.ts';
import { type Answers, refusal } from '../../testing/answers.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { allOf, newProfile } from '../../testing/new-profile.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { seeToast, toast } from '../../testing/see-toast.ts';
import { watchForTexts } from '../../testing/watch-for-texts.ts';
import { peopleMessages as texts } from './messages.ts';

const ADA = newUser('ada');
const menu = (name: string) => page.getByRole('button', { name: texts.menu(name) });
const item = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

/** A server that knows whom ada has hidden. */
function newServer() {
  const hidden: Record<HiddenKind, PersonSummary[]> = { blocked: [], muted: [] };
  const words: string[] = [];
  const put = (kind: HiddenKind, id: string) => hidden[kind].unshift(newPerson(id));
  const take = (kind: HiddenKind, id: string) => {
    hidden[kind] = hidden[kind].filter((one) => one.id !== id);
  };
  const isIn = (kind: HiddenKind, id: string) => hidden[kind].some((one) => one.id === id);
  const answers: Answers = {
    characters: { list: () => allOf(), deleted: () => ({ items: [] }) },
    profiles: {
      byId({ id }) {
        if (isIn('blocked', id)) throw refusal('not_found', 'There is no such person.');
        return newProfile(id, { isMuted: isIn('muted', id) });
      },
    },
    people: {
      list: ({ kind }) => ({ items: hidden[kind], nextCursor: null, totalCount: hidden[kind].length }),
      words: () => ({ words: [...words] }),
      block({ userId }) {
        put('blocked', userId);
        return { isBlocked: true };
      },
      unblock({ userId }) {
        take('blocked', userId);
        return { isBlocked: false };
      },
      mute({ userId }) {
        put('muted', userId);
        return { isMuted: true };
      },
      unmute({ userId }) {
        take('muted', userId);
        return { isMuted: false };
      },
      muteWord({ word }) {
        if (word === '*') throw refusal('invalid_input', 'Nothing could be found by this word. Please write more of it.');
        words.unshift(word);
        return { words: [...words] };
      },
      unmuteWord({ word }) {
        words.splice(words.indexOf(word), 1);
        return { words: [...words] };
      },
    },
  };
  return { hidden, words, answers };
}

test('R428 R523 a profile is blocked after a dialog that says what it means, is gone, and comes back by one press', async () => {
  const { hidden, answers } = newServer();
  const app = await openApp('/profile/bob', { as: ADA, answers });
  await menu('bob').click();
  await item(texts.block('bob')).click();
  await expect.element(dialog.getByRole('heading', { name: texts.ask.title('bob (@bob)') })).toBeVisible();
  for (const point of texts.ask.points) await expect.element(dialog.getByText(point)).toBeVisible();
  await dialog.getByRole('button', { name: texts.ask.cancel }).click();
  expect(hidden.blocked).toEqual([]);
  await expect.element(menu('bob')).toHaveFocus();
  await menu('bob').click();
  await item(texts.block('bob')).click();
  await dialog.getByRole('button', { name: texts.ask.confirm }).click();
  await seeToast(texts.blocked('bob').title, texts.blocked('bob').description);
  await expect.element(menu('bob')).not.toBeInTheDocument();
  expect(hidden.blocked).toHaveLength(1);
  await toast.getByRole('button', { name: texts.undo }).click();
  await seeToast(texts.unblocked('bob').title);
  await app.goto('/profile/bob');
  await expect.element(menu('bob')).toBeVisible();
  expect(hidden.blocked).toEqual([]);
});

test('R432 a profile is muted at once, says so in its menu, and is unmuted there', async () => {
  const { hidden, answers } = newServer();
  await openApp('/profile/bob', { as: ADA, answers });
  await menu('bob').click();
  await item(texts.mute('bob')).click();
  await seeToast(texts.muted('bob').title, texts.muted('bob').description);
  expect(hidden.muted).toHaveLength(1);
  await menu('bob').click();
  await item(texts.unmute('bob')).click();
  await expect.poll(() => hidden.muted).toEqual([]);
});

test('R431 there is no such menu for visitors', async () => {
  const { answers } = newServer();
  await openApp('/profile/bob', { answers });
  await expect.element(page.getByRole('heading', { name: 'bob' })).toBeVisible();
  await expect.element(menu('bob')).not.toBeInTheDocument();
});

test('R431 R433 the settings list whom and what one has hidden, and take it back', async () => {
  const { hidden, words, answers } = newServer();
  hidden.blocked.push(newPerson('bob'));
  hidden.muted.push(newPerson('cleo'));
  await openApp('/settings', { as: ADA, answers });
  await item(texts.hidden.undoOf.blocked('bob')).click();
  await expect.element(page.getByText(texts.hidden.empty.blocked)).toBeVisible();
  await item(texts.hidden.undoOf.muted('cleo')).click();
  await expect.element(page.getByText(texts.hidden.empty.muted)).toBeVisible();
  expect(hidden).toEqual({ blocked: [], muted: [] });

  const field = page.getByLabelText(texts.hidden.word);
  await field.fill('*');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Nothing could be found by this word. Please write more of it.')).toBeVisible();
  await expect.element(field).toHaveValue('*');
  await field.fill('gloggit');
  await userEvent.keyboard('{Enter}');
  await expect.element(item(texts.hidden.unmuteWord('gloggit'))).toBeVisible();
  await expect.element(field).toHaveValue('');
  await item(texts.hidden.unmuteWord('gloggit')).click();
  await expect.element(page.getByText(texts.hidden.noWords)).toBeVisible();
  expect(words).toEqual([]);
});

test('R485 Q3 who was shown again leaves the focus to the next one, and at last to the heading; a word to the field', async () => {
  const { hidden, words, answers } = newServer();
  hidden.blocked.push(newPerson('bob'), newPerson('cleo'));
  words.push('gloggit');
  await openApp('/settings', { as: ADA, answers });
  await item(texts.hidden.undoOf.blocked('bob')).click();
  await expect.element(page.getByRole('listitem').filter({ hasText: '@cleo' })).toHaveFocus();
  await item(texts.hidden.undoOf.blocked('cleo')).click();
  await expect.element(page.getByRole('heading', { name: texts.hidden.kinds.blocked })).toHaveFocus();
  await item(texts.hidden.unmuteWord('gloggit')).click();
  await expect.element(page.getByLabelText(texts.hidden.word)).toHaveFocus();
});

test('R428 R485 Q3 whoever blocks somebody on their profile is led home, and is not told that a page is missing', async () => {
  const { answers } = newServer();
  const app = await openApp('/profile/bob', { as: ADA, answers });
  const seen = watchForTexts([notFoundMessages.text]);
  await menu('bob').click();
  await item(texts.block('bob')).click();
  await dialog.getByRole('button', { name: texts.ask.confirm }).click();
  await seeToast(texts.blocked('bob').title, texts.blocked('bob').description);
  await expect.poll(app.href).toBe('/');
  await expect.poll(() => document.activeElement === document.body).toBe(false);
  expect(seen()).toEqual([]);
});

test.each([360, 1280])(
  'R428 at %i px who is hidden can be shown again, however long the name and however large the text',
  async (width) => {
    onTestFinished(async () => {
      document.documentElement.removeAttribute('style');
      await page.viewport(1280, 860);
    });
    await page.viewport(width, 860);
    document.documentElement.style.fontSize = '200%';
    const { hidden, answers } = newServer();
    const displayName = 'Bombardiro Crocodillo Spaghettinissimo'.repeat(2);
    hidden.blocked.push({ ...newPerson('bob'), displayName });
    await openApp('/settings', { as: ADA, answers });
    const back = item(texts.hidden.undoOf.blocked(displayName));
    await expect.element(back).toBeVisible();
    const panel = back.element().closest('.panel');
    expect(back.element().getBoundingClientRect().right).toBeLessThanOrEqual(panel?.getBoundingClientRect().right ?? 0);
    expect(back.element().getBoundingClientRect().right).toBeLessThanOrEqual(width);
  },
);
