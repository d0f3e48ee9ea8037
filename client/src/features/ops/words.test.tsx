/** Words at the operators' desk: refused, allowed, and removed again. */
import type { OpsWord } from '@chaos/shared/contract/ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, serverFault } from '../../testing/answers.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { boss, desk, newDesk } from '../../testing/ops-desk.ts';
import { seeToast } from '../../testing/see-toast.ts';
import { opsMessages } from './messages.ts';

const TEXTS = opsMessages.words;
const field = page.getByLabelText(TEXTS.word, { exact: true });
const entries = page.getByRole('list', { name: TEXTS.label }).getByRole('listitem');

const newWord = (word: string, isAllowed = false): OpsWord => ({
  ...{ word, isAllowed, by: newPerson('boss'), createdAt: new Date(2026, 0, 2, 15, 4) },
});

function openWords(words: readonly OpsWord[], change: Parameters<typeof newDesk>[1] = {}) {
  return openApp('/ops?tab=words', { as: boss, answers: newDesk([], { words: () => [...words], ...change }) });
}

test('R323 a word is refused, or allowed, once however often it is pressed', async () => {
  const answer = Promise.withResolvers<{ outcome: 'added' }>();
  const app = await openWords([], { addWord: () => answer.promise });
  await expect.element(page.getByText(TEXTS.empty)).toBeVisible();
  await desk.button(TEXTS.add).click();
  await expect.element(field).toHaveFocus();
  expect(app.asked('ops.addWord')).toEqual([]);
  await field.fill('gloggit');
  await desk.button(TEXTS.allow).click();
  await page.getByLabelText(opsMessages.note).fill('case 7');
  await desk.button(TEXTS.add).dblClick();
  expect(app.asked('ops.addWord')).toEqual([{ word: 'gloggit', isAllowed: true, note: 'case 7' }]);
  app.answer({ ops: { words: () => [newWord('gloggit', true), newWord('*plim*')] } });
  answer.resolve({ outcome: 'added' });
  await seeToast(TEXTS.done.added.title);
  await expect.element(field).toHaveValue('');
  await expect
    .poll(() => entries.elements().map(({ textContent }) => textContent))
    .toMatchObject([expect.stringMatching(/^Allowed: gloggit.*by boss/), expect.stringMatching(/^Refused: \*plim\*/)]);
});

test('R323 what the server refuses is said at the field, and the word stays', async () => {
  await openWords([], {
    addWord: () => {
      throw refusal('invalid_input', 'The word is too short.');
    },
  });
  await field.fill('*a*');
  await desk.button(TEXTS.add).click();
  await expect.element(field).toHaveAccessibleDescription(/The word is too short\.$/);
  await expect.element(field).toHaveValue('*a*');
});

test('R323 a word is removed after a question', async () => {
  const app = await openWords([newWord('gloggit')], { removeWord: () => ({ outcome: 'removed' }) });
  await desk.button(TEXTS.removeOf('gloggit')).click();
  await expect.element(desk.dialog.getByRole('heading', { name: TEXTS.removeTitle('gloggit') })).toBeVisible();
  expect(app.asked('ops.removeWord')).toEqual([]);
  await desk.confirm(TEXTS.remove).click();
  await seeToast(TEXTS.removed.title);
  expect(app.asked('ops.removeWord')).toEqual([{ word: 'gloggit', note: '' }]);
});

test('R323 a list that does not load says so', async () => {
  await openWords([], {
    words: () => {
      throw serverFault();
    },
  });
  await expect.element(page.getByText(TEXTS.failed)).toBeVisible();
});

test('R323 the log tells which words', async () => {
  const entry = { operator: newPerson('boss'), member: null, suspension: null, report: null, note: null, createdAt: new Date(0) };
  const items = [{ ...entry, id: 'a', action: 'refuse_word' as const, targetIds: ['a long word and another'] }];
  await openApp('/ops?tab=log', { as: boss, answers: newDesk([], { actions: () => ({ items, nextCursor: null }) }) });
  const logged = page.getByRole('list', { name: opsMessages.log.label }).getByRole('listitem');
  await expect.poll(() => logged.query()?.textContent).toMatch(/^boss refused a word.*a long word and another$/);
});
