import type { Collection } from '@chaos/shared/contract/collections';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authMessages } from '../../auth/messages.ts';
import { takePendingSave } from '../../auth/pending-save.ts';
import { range } from '../../lib/range.ts';
import { lostConnection, refusal, serverFault } from '../../testing/answers.ts';
import { areInRow, boxOf } from '../../testing/boxes.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { allOf } from '../../testing/new-profile.ts';
import { newRow } from '../../testing/new-row.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { closeToast, seeToast, toast } from '../../testing/see-toast.ts';
import { uiMessages } from '../../ui/messages.ts';
import { collectionMessages as texts } from './messages.ts';
import { saveMessages } from './save-messages.ts';

const newCollection = (change: Partial<Collection> = {}): Collection => ({
  ...{ id: 'wet', name: 'Wet ones', description: '', isSaved: false, isPublic: true, owner: newPerson('ada') },
  ...{ count: 0, pictures: [], followerCount: 0, isFollowing: false, isTakenDown: false },
  ...change,
});
const rows = ['Uno', 'Due', 'Tre'].map((name) => newRow(name, { name }));
const full = { get: () => newCollection({ count: 3 }), characters: () => allOf(...rows) };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const namesIn = () =>
  page
    .getByRole('article')
    .elements()
    .map((card) => card.getAttribute('aria-label'));

test('R389 Q16 a failed collection, a failed list, an empty one and one that is not there are four different things', async () => {
  const fail = () => {
    throw serverFault();
  };
  const app = await openApp('/collection/wet', { answers: { collections: { get: fail } } });
  await expect.element(page.getByRole('heading', { name: texts.page.failed })).toBeVisible();
  app.answer({ collections: { get: () => newCollection(), characters: fail } });
  await button('Try Again').click();
  await expect.element(page.getByRole('heading', { name: texts.page.listFailed })).toBeVisible();
  app.answer({ collections: { characters: () => allOf() } });
  await button('Try Again').click();
  await expect.element(page.getByText(texts.page.empty)).toBeVisible();
  await openApp('/collection/gone', {
    answers: {
      collections: {
        get: () => {
          throw refusal('not_found', 'There is no such collection, or it is private.', 404);
        },
      },
    },
  });
  await expect.element(page.getByText(texts.page.gone)).toBeVisible();
});

test('R388 a visitor is asked to sign in, and what the server refuses is taken back and said', async () => {
  await openApp('/collection/wet', { answers: { collections: full } });
  await button(texts.follow.follow).click();
  await expect.element(page.getByText(texts.follow.signIn.description)).toBeVisible();
  expect(button(texts.order.begin).elements()).toEqual([]);

  const follow = () => {
    throw refusal('quota_used_up', 'You follow 500 collections.', 409);
  };
  await openApp('/collection/wet', { as: newUser('bob'), answers: { collections: { ...full, follow } } });
  await button(texts.follow.follow).click();
  await expect.element(page.getByText('You follow 500 collections.')).toBeVisible();
  await expect.element(button(texts.follow.follow)).toBeVisible();
});

test('R387 a move that the server refuses is said, and the list is what it says', async () => {
  const move = () => {
    throw refusal('not_found', 'The collection has changed meanwhile.', 409);
  };
  const app = await openApp('/collection/wet', { as: newUser('ada'), answers: { collections: { ...full, move } } });
  await button(texts.order.begin).click();
  await expect.element(button(texts.order.up('Uno'))).toHaveAttribute('aria-disabled', 'true');
  await button(texts.order.down('Uno')).click();
  await expect.element(page.getByText('The collection has changed meanwhile.')).toBeVisible();
  await expect.poll(namesIn).toEqual(['Uno', 'Due', 'Tre']);
  expect(app.asked('collections.move')).toEqual([{ id: 'wet', characterId: 'Uno', afterId: 'Due' }]);
});

test('R485 Q3 what is taken out of a collection leaves the focus to the next one, and at last to the heading', async () => {
  let left = rows.slice(0, 2);
  const remove = ({ characterId }: { characterId: string }) => {
    left = left.filter(({ id }) => id !== characterId);
    return { id: 'wet', characterId, holds: false as const };
  };
  const collections = { get: full.get, characters: () => allOf(...left), remove };
  await openApp('/collection/wet', { as: newUser('ada'), answers: { collections } });
  await button(texts.order.begin).click();
  await button(texts.order.remove('Uno')).click();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Due' })).toHaveFocus();
  await button(texts.order.remove('Due')).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('R664 what is put back waits until it has been taken out, and gets an Undo again where it got no answer', async () => {
  const answer = Promise.withResolvers<{ id: string; characterId: string; holds: false }>();
  const add = () => {
    throw lostConnection();
  };
  const answers = { collections: { ...full, remove: () => answer.promise, add } };
  const app = await openApp('/collection/wet', { as: newUser('ada'), answers });
  await button(texts.order.begin).click();
  await button(texts.order.remove('Due')).click();
  await toast.getByRole('button', { name: texts.order.undo }).click();
  expect(app.asked('collections.add')).toEqual([]);
  answer.resolve({ id: 'wet', characterId: 'Due', holds: false });
  await seeToast(texts.order.failed, uiMessages.unanswered);
  expect(app.asked('collections.add')).toEqual([{ id: 'wet', characterId: 'Due' }]);
  await toast.getByRole('button', { name: texts.order.undo }).click();
  await expect.poll(() => app.asked('collections.add')).toHaveLength(2);
});

test('R384 one press saves, a refusal is said in the sheet, and what stands somewhere already is left as it is', async () => {
  const marks = (holds: boolean) => () => ({
    items: [
      { id: 'ada', name: 'Saved', isSaved: true, isPublic: false, holds: false },
      { id: 'wet', name: 'Wet ones', isSaved: false, isPublic: true, holds },
    ],
  });
  const add = () => {
    throw refusal('quota_used_up', '300 brainrots are in this collection.', 409);
  };
  const answers = { collections: { ...full, marks: marks(false), add } };
  const app = await openApp('/collection/wet', { as: newUser('ada'), answers });
  await button(saveMessages.saveOf('Uno')).click();
  await expect.element(page.getByText('300 brainrots are in this collection.')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /Saved/ })).not.toBeChecked();
  expect(app.asked('collections.add')).toEqual([{ id: 'ada', characterId: 'Uno' }]);
  await button(texts.sheet.done).click();

  let isHeld = true;
  const remove = ({ id, characterId }: { id: string; characterId: string }) => {
    isHeld = false;
    return { id, characterId, holds: false as const };
  };
  app.answer({ collections: { marks: () => marks(isHeld)(), remove } });
  await button(saveMessages.saveOf('Due')).click();
  await expect.element(page.getByRole('checkbox', { name: 'Wet ones' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Wet ones' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Wet ones' })).not.toBeChecked();
  expect(app.asked('collections.add')).toHaveLength(1);
  expect(app.asked('collections.remove')).toEqual([{ id: 'wet', characterId: 'Due' }]);
});

test('R1479 a visitor who saves is led to a new account or their own, and then it is saved, at the same place', async () => {
  const add = ({ id, characterId }: { id: string; characterId: string }) => ({ id, characterId, holds: true as const });
  const session = () => newUser('ada');
  const signUp = () => ({
    session: {
      ...{ device: 'a', accessToken: 'access', refreshToken: 'refresh', tokenType: 'bearer' as const },
      ...{ expiresAt: Date.now() / 1_000 + 600, expiresIn: 600, user: newUser('ada') },
    },
  });
  const app = await openApp('/collection/wet', { answers: { collections: { ...full, add }, auth: { signUp, session } } });
  await button(saveMessages.saveOf('Uno')).click();
  await seeToast(saveMessages.signIn.title, saveMessages.signIn.description);
  const [join, enter] = [authMessages.tabs.signup, authMessages.tabs.signin].map((name) =>
    toast.getByRole('button', { name, exact: true }).element().getBoundingClientRect(),
  );
  // Their labels are padded by 12 px each.
  expect((enter?.left ?? 0) - (join?.right ?? 0)).toBeGreaterThanOrEqual(0);
  await toast.getByRole('button', { name: authMessages.tabs.signup, exact: true }).click();
  await expect.poll(app.href).toBe('/auth?mode=signup&redirect=%2Fcollection%2Fwet');
  await page.getByLabelText(authMessages.username, { exact: true }).fill('ada');
  await page.getByLabelText(authMessages.email, { exact: true }).fill('ada@chaos.test');
  await page.getByLabelText(authMessages.password, { exact: true }).fill('tung tung banana');
  await page.getByRole('tabpanel').getByRole('button', { name: authMessages.submit.signup, exact: true }).click();
  await expect.poll(app.href).toBe('/collection/wet');
  await closeToast();
  await seeToast(authMessages.saved('Uno'));
  expect(app.asked('collections.add')).toEqual([{ id: 'ada', characterId: 'Uno' }]);
  expect(localStorage.getItem('chaos.meant')).toBeNull();
});

test('R1479 what was meant an hour ago is saved for nobody', async () => {
  localStorage.setItem('chaos.meant', JSON.stringify({ characterId: 'Uno', name: 'Uno', at: Date.now() - 3_600_001 }));
  expect(takePendingSave()).toBeNull();
  expect(localStorage.getItem('chaos.meant')).toBeNull();
});

test('R682 however long the names of collections are, and however many, none lies on another, and the sheet ends with them', async () => {
  const name = 'Tutti quelli che non dovrebbero nuotare, e nuotano ogni mattina nella vasca di qualcun altro';
  const items = range(12).map((index) => ({ id: `${index}`, name, isSaved: false, isPublic: false, holds: false }));
  const answers = {
    collections: { ...full, marks: () => ({ items }), add: () => ({ id: 'ada', characterId: 'Uno', holds: true as const }) },
  };
  await openApp('/collection/wet', { as: newUser('ada'), answers });
  await button(saveMessages.saveOf('Uno')).click();
  await expect.element(page.getByRole('checkbox', { name, exact: false }).first()).toBeVisible();
  const marks = [...document.querySelectorAll('.collection-mark bdi')].map((one) => one.getBoundingClientRect());
  for (const [index, mark] of marks.slice(1).entries()) expect(mark.top).toBeGreaterThanOrEqual(marks[index]?.bottom ?? 0);
  const sheet = document.querySelector('dialog');
  expect(sheet?.scrollHeight).toBe(sheet?.clientHeight);
});

test('R683 beside large text on a tablet what is said of a collection stays within its panel', async () => {
  onTestFinished(async () => {
    document.documentElement.removeAttribute('style');
    await page.viewport(1280, 860);
  });
  await page.viewport(768, 1_000);
  const get = () => newCollection({ count: 3, name: 'Tutti quelli che non dovrebbero nuotare' });
  await openApp('/collection/wet', { answers: { collections: { ...full, get } } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(areInRow(boxOf('.collection-header h1'), boxOf('.collection-cover'))).toBe(true);
  document.documentElement.style.fontSize = '200%';
  const [panel, title, cover] = ['.collection-header', '.collection-header h1', '.collection-cover'].map((css) => boxOf(css));
  expect(title?.top).toBeGreaterThanOrEqual(cover?.bottom ?? 0);
  expect(title?.right).toBeLessThan((panel?.right ?? 0) - 16);
});

test('R692 what was typed of a collection is there again after Escape, until the server has accepted it', async () => {
  const answer = Promise.withResolvers<Collection>();
  const app = await openApp('/collection/wet', {
    as: newUser('ada'),
    answers: { collections: { ...full, update: () => answer.promise } },
  });
  const name = page.getByRole('textbox', { name: texts.edit.name });
  const openDetails = () => button(texts.edit.details).click();
  await openDetails();
  await name.fill('Wetter ones');
  await button(texts.edit.save).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(name).not.toBeInTheDocument();
  answer.reject(serverFault());
  await openDetails();
  await expect.element(name).toHaveValue('Wetter ones');
  const changed = () => newCollection({ count: 3, name: 'Wetter ones' });
  app.answer({ collections: { get: changed, update: changed } });
  await button(texts.edit.save).click();
  await seeToast(texts.edit.changed.title);
  await openDetails();
  await name.fill('Wettest');
  await button(texts.edit.cancel).click();
  await openDetails();
  await expect.element(name).toHaveValue('Wetter ones');
});

test('R1500 a new collection pressed again after an answer that got lost is the same request, and with other words another one', async () => {
  const marks = () => ({ items: [{ id: 'ada', name: 'Saved', isSaved: true, isPublic: false, holds: true }] });
  const create = () => {
    throw lostConnection();
  };
  const app = await openApp('/collection/wet', {
    as: newUser('ada'),
    answers: { collections: { ...full, marks, create } },
  });
  await button(saveMessages.saveOf('Uno')).click();
  await button(texts.edit.new).click();
  const name = page.getByRole('textbox', { name: texts.edit.name });
  const press = async (count: number) => {
    await button(texts.edit.create).click();
    await expect.poll(() => app.asked('collections.create')).toHaveLength(count);
    await expect.element(button(texts.edit.create)).toBeEnabled();
  };
  await name.fill('Wet ones');
  await press(1);
  await press(2);
  await name.fill('Wetter ones');
  await press(3);
  const asked = app.asked('collections.create').map((input) => Reflect.get(Object(input), 'requestId'));
  expect(asked).toEqual([expect.any(String), asked[0], expect.any(String)]);
  expect(asked[2]).not.toBe(asked[0]);
});
