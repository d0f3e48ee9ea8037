/** Taking down what an operator comes upon, from where it stands. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, serverFault } from '../../testing/answers.ts';
import { newGallery } from '../../testing/new-gallery.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { boss } from '../../testing/ops-desk.ts';
import { seeToast } from '../../testing/see-toast.ts';
import { reportMessages } from './messages.ts';
import { takeDownMessages as TEXTS } from './take-down-messages.ts';

const more = page.getByRole('button', { name: reportMessages.menu.character, exact: true });
const choice = page.getByRole('button', { name: reportMessages.takeDown, exact: true });
const dialog = page.getByRole('dialog', { name: TEXTS.title.character });
const confirm = dialog.getByRole('button', { name: TEXTS.action, exact: true });

test('R989 an operator takes down what they come upon, with a question, a note and no report before', async () => {
  const { rows, answers } = newGallery(1);
  const id = rows[0]?.id ?? '';
  const takeDown = () => {
    throw serverFault();
  };
  const app = await openApp(`/character/${id}`, { as: boss, answers: { ...answers, ops: { takeDown } } });
  await more.click();
  await choice.click();
  await expect.element(dialog.getByText(TEXTS.text.character, { exact: true })).toBeVisible();
  await dialog.getByLabelText(TEXTS.note).fill('a face');
  await confirm.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(serverFault().message);

  const byId = () => {
    throw refusal('not_found', 'Not found.', 404);
  };
  app.answer({ ops: { takeDown: () => ({ outcome: 'taken_down' }) }, characters: { byId } });
  await confirm.click();
  await seeToast(TEXTS.done.title);
  await expect.element(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  app.answer({ ...answers, ops: { restore: () => ({ outcome: 'restored' }) } });
  await page.getByRole('button', { name: TEXTS.undo, exact: true }).click();
  await seeToast(TEXTS.undone.title);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Numero 1' })).toBeVisible();
  expect(app.asked('ops.restore')).toEqual([{ characterId: id }]);
  expect(app.asked('ops.takeDown')).toEqual(Array(2).fill({ targetKind: 'character', targetId: id, note: 'a face' }));
});

test('R989 whoever comes second is told that it is down, and members are not offered it', async () => {
  const { rows, answers } = newGallery(1);
  const at = `/character/${rows[0]?.id}`;
  await openApp(at, { as: boss, answers: { ...answers, ops: { takeDown: () => ({ outcome: 'already_down' }) } } });
  await more.click();
  await choice.click();
  await confirm.click();
  await seeToast(TEXTS.already.title, TEXTS.already.description);

  await openApp(at, { as: newUser('eve'), answers });
  await more.click();
  await expect.element(page.getByRole('button', { name: reportMessages.action, exact: true })).toBeVisible();
  expect(choice.query()).toBeNull();
});

test('R989 an undo that came too late is not told as done', async () => {
  const { rows, answers } = newGallery(1);
  const ops = {
    takeDown: () => ({ outcome: 'taken_down' as const }),
    restore: () => ({ outcome: 'files_gone' as const }),
  };
  await openApp(`/character/${rows[0]?.id}`, { as: boss, answers: { ...answers, ops } });
  await more.click();
  await choice.click();
  await confirm.click();
  await page.getByRole('button', { name: TEXTS.undo, exact: true }).click();
  await seeToast(TEXTS.notUndone.title, TEXTS.notUndone.description);
});
