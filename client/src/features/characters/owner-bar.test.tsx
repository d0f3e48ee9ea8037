/** What an owner does with a character out of its page: another name, deleted and back, and ways on. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { Profile } from '@chaos/shared/contract/profiles';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { formatEnd } from '../../auth/format-suspension-end.ts';
import { formatDate } from '../../lib/format.ts';
import { lostConnection, refusal } from '../../testing/answers.ts';
import { newOwned } from '../../testing/new-battle.ts';
import { newId } from '../../testing/new-gallery.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { newProfile } from '../../testing/new-profile.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { press, pressOn, seeFocused } from '../../testing/press-keys.ts';
import { closeToast, seeToast, toast } from '../../testing/see-toast.ts';
import { uiMessages } from '../../ui/messages.ts';
import { fusionMessages } from '../fusion/messages.ts';
import { lockMessages } from '../locks/messages.ts';
import { characterMessages } from './messages.ts';

const texts = characterMessages.own;
const ada = newUser('ada');
const bar = page.getByRole('region', { name: texts.label });
const inBar = (name: string) => bar.getByRole('button', { name, exact: true });
const renaming = page.getByRole('dialog', { name: texts.renameTitle });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

beforeEach(() => page.viewport(360, 740));
afterEach(() => page.viewport(1280, 860));

async function openOwn(change: Partial<CharacterRow> = {}) {
  const frog = newOwned(newId(), ada, { name: 'Frogghetta', ...change });
  const shelf: { row: CharacterRow | null } = { row: frog };
  const app = await openApp(`/character/${frog.id}`, {
    as: ada,
    answers: {
      comments: { list: () => ({ items: [], nextCursor: null, totalCount: 0 }) },
      profiles: { byId: () => newProfile('ada') },
      characters: {
        history: () => ({ items: [], nextCursor: null }),
        byId: () => {
          if (!shelf.row) throw refusal('not_found', 'There is no such brainrot.', 404);
          return shelf.row;
        },
        list: () => ({ items: shelf.row ? [shelf.row] : [], nextCursor: null, totalCount: 1 }),
        rename: ({ name }) => {
          shelf.row = { ...frog, name };
          return { name };
        },
        remove: ({ characterId }) => {
          shelf.row = null;
          return { id: characterId };
        },
        restore: ({ characterId }) => {
          shelf.row = frog;
          return { id: characterId };
        },
        deleted: () => ({
          items: shelf.row ? [] : [{ id: frog.id, name: frog.name, thumbhash: '', averageColor: '#000000', until: new Date(0) }],
        }),
      },
    },
  });
  await expect.element(heading('Frogghetta')).toBeVisible();
  return { app, frog };
}

test('R401 that unlocking takes a day is said before anything is locked', async () => {
  await openOwn();
  await expect.element(inBar(lockMessages.lock)).toBeVisible();
  await expect.element(bar.getByText(lockMessages.before)).toBeVisible();
});

test('R411 whoever locks what stands in an offer that waits is told so', async () => {
  const { app } = await openOwn();
  for (const inOffers of [0, 1]) {
    app.answer({ characters: { lock: () => ({ locked: 1, inOffers }) } });
    await inBar(lockMessages.lock).click();
    await seeToast(lockMessages.locked);
    expect(toast.element().textContent.includes(lockMessages.inOffers(1, 1))).toBe(inOffers === 1);
    await closeToast();
  }
});

test('R334 Q3 another name with the keyboard alone, and the old one back by one press within ten seconds', async () => {
  const { app, frog } = await openOwn();
  (inBar(texts.rename).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const field = renaming.getByRole('textbox', { name: texts.name });
  await field.fill('x');
  await userEvent.keyboard('{Enter}');
  await expect.element(renaming.getByRole('alert')).toHaveTextContent('The name needs at least 2 characters.');
  await expect.element(field).toHaveFocus();
  await field.fill('  Rana Regina ');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Rana Regina')).toBeVisible();
  await expect.element(inBar(texts.rename)).toHaveFocus();
  await seeToast(texts.renamed('Rana Regina').title);
  await userEvent.keyboard('{F6}{Enter}');
  await expect.element(heading('Frogghetta')).toBeVisible();
  expect(app.asked('characters.rename')).toEqual([
    { characterId: frog.id, name: 'Rana Regina' },
    { characterId: frog.id, name: 'Frogghetta' },
  ]);
});

test('R669 an Undo that is pressed by pointer leaves the focus where it was, also in a dialog', async () => {
  const { app } = await openOwn();
  const rename = async (within: Locator) => {
    const button = within.getByRole('button', { name: texts.rename, exact: true });
    await button.click();
    await renaming.getByRole('textbox', { name: texts.name }).fill('Rana Regina');
    await userEvent.keyboard('{Enter}');
    await toast.getByRole('button', { name: texts.undo }).click();
    await seeToast(texts.renamed('Frogghetta').title);
    await expect.element(button).toHaveFocus();
  };
  await rename(bar);
  await closeToast();
  await app.goto('/profile');
  await page.getByRole('link', { name: /Frogghetta/ }).click();
  await rename(page.getByRole('dialog'));
});

test('R334 what the server refuses stays beside the field', async () => {
  const { app } = await openOwn();
  app.answer({
    characters: {
      rename: () => {
        throw refusal('too_many_requests', 'Too many tries. Please wait a minute.', 429);
      },
    },
  });
  await inBar(texts.rename).click();
  await renaming.getByRole('textbox', { name: texts.name }).fill('Rana');
  await renaming.getByRole('button', { name: texts.rename }).click();
  await expect.element(renaming.getByRole('alert')).toHaveTextContent('Too many tries. Please wait a minute.');
  await renaming.getByRole('button', { name: texts.cancel }).click();
  await expect.element(heading('Frogghetta')).toBeVisible();
});

test('R692 a name that was typed is there again after Escape, until it is saved or given up', async () => {
  await openOwn();
  const field = renaming.getByRole('textbox', { name: texts.name });
  await inBar(texts.rename).click();
  await field.fill('Rana Regina');
  await userEvent.keyboard('{Escape}');
  await expect.element(renaming).not.toBeInTheDocument();
  await inBar(texts.rename).click();
  await expect.element(field).toHaveValue('Rana Regina');
  await renaming.getByRole('button', { name: texts.cancel }).click();
  await inBar(texts.rename).click();
  await expect.element(field).toHaveValue('Frogghetta');
  await field.fill('Rana');
  await renaming.getByRole('button', { name: texts.rename }).click();
  await seeToast(texts.renamed('Rana').title);
  await inBar(texts.rename).click();
  await expect.element(field).toHaveValue('Rana');
});

test('R335 one press deletes it, and one more has it back', async () => {
  const { app, frog } = await openOwn();
  await inBar(texts.remove).click();
  await seeToast(texts.removed('Frogghetta').title);
  await expect.poll(() => app.href()).toBe('/profile');
  await toast.getByRole('button', { name: texts.undo }).click();
  await seeToast(texts.restored('Frogghetta').title);
  expect(app.asked('characters.restore')).toEqual([{ characterId: frog.id }]);
});

test('R664 an Undo that got no answer can be pressed again, and one that was refused cannot', async () => {
  const { app, frog } = await openOwn();
  const undo = toast.getByRole('button', { name: texts.undo });
  app.answer({
    characters: {
      restore: () => {
        throw lostConnection();
      },
    },
  });
  await inBar(texts.remove).click();
  await expect.poll(() => app.href()).toBe('/profile');
  await undo.click();
  await seeToast(texts.undoFailed, uiMessages.unanswered);
  app.answer({
    characters: {
      restore: () => {
        throw refusal('not_found', 'It is too late.', 404);
      },
    },
  });
  await undo.click();
  await seeToast(texts.undoFailed, 'It is too late.');
  await expect.element(undo).not.toBeInTheDocument();
  expect(app.asked('characters.restore')).toEqual([{ characterId: frog.id }, { characterId: frog.id }]);
});

test('R335 who moves on while it is being deleted stays there', async () => {
  const { app } = await openOwn();
  const answer = Promise.withResolvers<{ id: string }>();
  app.answer({ characters: { remove: () => answer.promise } });
  await inBar(texts.remove).click();
  await app.goto('/creators');
  await expect.element(bar).not.toBeInTheDocument();
  answer.resolve({ id: 'gone' });
  await seeToast(texts.removed('Frogghetta').title);
  expect(app.href()).toBe('/creators');
});

test('R335 later it is restored from the profile, where it is listed with its end', async () => {
  const { app, frog } = await openOwn();
  await inBar(texts.remove).click();
  await seeToast(texts.removed('Frogghetta').title);
  await closeToast();
  await page.getByText(texts.deleted(1)).click();
  await page.getByRole('button', { name: texts.restoreOf('Frogghetta') }).click();
  await seeToast(texts.restored('Frogghetta').title);
  expect(app.asked('characters.restore')).toEqual([{ characterId: frog.id }]);
  await expect.element(page.getByText(texts.deleted(1))).not.toBeInTheDocument();
});

test('R485 Q3 deleted and restored with the keyboard, by Undo or from the list, it has the focus again', async () => {
  await openOwn();
  const card = page.getByRole('link', { name: /Frogghetta/ });
  const dialog = page.getByRole('dialog');
  await pressOn(inBar(texts.remove));
  await seeToast(texts.removed('Frogghetta').title);
  await seeFocused(heading('ada'));
  await press('F6', 'Enter');
  await seeFocused(card);
  await press('F6', 'Escape', 'Enter');
  await seeFocused(dialog.getByRole('heading', { name: 'Frogghetta' }));
  await pressOn(dialog.getByRole('button', { name: texts.remove, exact: true }));
  await seeToast(texts.removed('Frogghetta').title);
  await expect.element(heading('ada')).toHaveFocus();
  await press('F6', 'Escape');
  await pressOn(page.getByText(texts.deleted(1)));
  await pressOn(page.getByRole('button', { name: texts.restoreOf('Frogghetta') }));
  await seeFocused(card);
});

test('R335 restored by a double press it is asked for once; a refusal is no failed undo', async () => {
  const { app, frog } = await openOwn();
  const restoring = page.getByRole('button', { name: texts.restoreOf('Frogghetta') });
  await inBar(texts.remove).click();
  await seeToast(texts.removed('Frogghetta').title);
  await closeToast();
  await page.getByText(texts.deleted(1)).click();
  const answer = Promise.withResolvers<{ id: string }>();
  app.answer({ characters: { restore: () => answer.promise } });
  await restoring.click();
  await expect.element(restoring).toHaveAttribute('aria-disabled', 'true');
  (restoring.element() as HTMLElement).click();
  answer.reject(refusal('too_many_requests', 'Too many tries. Please wait a minute.', 429));
  await seeToast(texts.restoreFailed, 'Too many tries. Please wait a minute.');
  expect(app.asked('characters.restore')).toEqual([{ characterId: frog.id }]);
});

test('R335 what cannot be deleted says why, and stays', async () => {
  const { app } = await openOwn();
  app.answer({
    characters: {
      remove: () => {
        throw refusal('won_lately', 'This brainrot was won within the last 24 hours.', 409);
      },
    },
  });
  await inBar(texts.remove).click();
  await seeToast(texts.removeFailed, 'This brainrot was won within the last 24 hours.');
  await expect.element(heading('Frogghetta')).toBeVisible();
});

test('R802 a privacy switch that is refused says why, whatever the reason', async () => {
  const { app } = await openOwn();
  const why = 'This brainrot came by a deal that can still be taken back.';
  app.answer({
    characters: {
      togglePrivacy: () => {
        throw refusal('held', why, 409);
      },
    },
  });
  await inBar('Private').click();
  await seeToast('Failed to update privacy setting', why);
});

test('R334 R335 without an answer it says so in words of its own', async () => {
  const { app } = await openOwn();
  const lose = () => {
    throw lostConnection();
  };
  app.answer({ characters: { remove: lose, rename: lose } });
  await inBar(texts.remove).click();
  await seeToast(texts.removeFailed, uiMessages.unanswered);
  await inBar(texts.rename).click();
  await renaming.getByRole('textbox', { name: texts.name }).fill('Rana');
  await renaming.getByRole('button', { name: texts.rename }).click();
  await expect.element(renaming.getByRole('alert')).toHaveTextContent(uiMessages.unanswered);
});

test('R336 an owner goes on to a fight, to the FUSE LAB or to an offer, each with it', async () => {
  const { app, frog } = await openOwn();
  const hrefs = () =>
    bar
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
  expect(hrefs()).toEqual([
    `/battle?fighter=${frog.id}`,
    `/profile?tab=fuse&fuse=${frog.id}`,
    `/trading?tab=trade&give=${frog.id}`,
  ]);
  for (const item of bar.getByRole('button').elements()) expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await bar.getByRole('link', { name: texts.fuse }).click();
  await expect.element(page.getByRole('button', { name: fusionMessages.remove('Frogghetta') })).toBeVisible();
  expect(app.href()).toBe('/profile?tab=fuse');
});

test('R336 from a stranger’s card to an offer are three presses: partner and piece are set', async () => {
  const bob = newPerson('bob');
  const shark = newOwned(newId(), bob, { name: 'Squalo' });
  const frog = newOwned(newId(), ada, { name: 'Frogghetta' });
  const app = await openApp(`/character/${shark.id}`, {
    as: ada,
    answers: {
      characters: {
        byId: ({ id }) => (id === frog.id ? frog : shark),
        tradable: ({ userId }) => ({
          items: [{ ...(userId === 'bob' ? shark : frog), inPendingOffers: false }],
          totalCount: 1,
          restingCount: 0,
          nextCursor: null,
        }),
      },
      profiles: { byId: () => ({ ...bob, isPeaceful: false, rest: null }) as never },
    },
  });
  await page.getByRole('link', { name: characterMessages.others.offer }).click();
  await page.getByRole('checkbox', { name: /^Frogghetta\b/ }).click();
  await page.getByRole('form').getByRole('button', { name: 'Send Trade Offer' }).click();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByText('Squalo')).toBeVisible();
  await expect.element(sheet.getByText('Frogghetta')).toBeVisible();
  expect(app.href()).toBe('/trading?tab=trade&to=bob');
});

test('R1525 of what belongs to somebody who rests nobody is invited to fight or trade, and no return is promised', async () => {
  const row = newOwned(newId(), newPerson('bob'), { name: 'Squalo' });
  const until = new Date(Date.now() + 86_400_000);
  const byId = () => newProfile('bob', { rest: { until } });
  await openApp(`/character/${row.id}`, { as: ada, answers: { characters: { byId: () => row }, profiles: { byId } } });
  await expect.element(page.getByText(characterMessages.others.rests(`at least ${formatEnd(until)}`))).toBeVisible();
  for (const name of [characterMessages.others.fight, characterMessages.others.offer])
    expect(page.getByRole('link', { name, exact: true }).query()).toBeNull();
});

test.each([360, 1280])(
  'R1543 until it is known whether its owner rests nothing is there to press, and the answer moves nothing: %i px',
  async (width) => {
    await page.viewport(width, 860);
    const { others } = characterMessages;
    const links = () =>
      [others.fight, others.offer].map((name) => page.getByRole('link', { name, exact: true }).query() !== null);
    const made = () => page.getByText(characterMessages.detail.madeOn, { exact: false }).element().getBoundingClientRect().top;
    const until = new Date(Date.now() + 86_400_000);
    for (const rest of [null, { until }]) {
      const row = newOwned(newId(), newPerson('bob'), { name: 'Squalo' });
      const { promise, resolve: answer } = Promise.withResolvers<Profile>();
      const answers = { characters: { byId: () => row }, profiles: { byId: () => promise } };
      await openApp(`/character/${row.id}`, { as: ada, answers });
      await expect.element(heading('Squalo')).toBeVisible();
      expect(links()).toEqual([false, false]);
      const before = made();
      answer(newProfile('bob', { rest }));
      if (rest) await expect.element(page.getByText(others.rests(`at least ${formatEnd(until)}`))).toBeVisible();
      else await expect.poll(links).toEqual([true, true]);
      expect(made()).toBe(before);
    }
  },
);

const anEnd = new Date('2030-01-02T12:00:00Z');
test.each([
  { whose: 'one’s own', bob: false, absent: texts.offer, until: anEnd },
  { whose: 'somebody else’s', bob: true, absent: characterMessages.others.offer, until: anEnd },
  { whose: 'what nobody can tell the end of', bob: true, absent: characterMessages.others.offer, until: null },
])('R1370 where $whose was just won, it says until when in place of a way to offer it', async ({ bob, absent, until }) => {
  const row = newOwned(newId(), bob ? newPerson('bob') : ada, { name: 'Squalo' });
  const items = [{ characterId: row.id, lock: null, heldUntil: null, won: { until } }];
  await openApp(`/character/${row.id}`, {
    as: ada,
    answers: { characters: { byId: () => row, restrictions: () => ({ items }) } },
  });
  await expect.element(page.getByText(lockMessages.wonUntil(until && formatDate(until)))).toBeVisible();
  expect(page.getByRole('link', { name: absent, exact: true }).query()).toBeNull();
  expect(page.getByRole('button', { name: texts.private, exact: true }).query()).toBeNull();
});

test('R1374 a long word in a link is underlined as the rest of it', async () => {
  const row = newOwned(newId(), newPerson('bombardirococcolino'), { name: 'Squalo' });
  await openApp(`/character/${row.id}`, { as: ada, answers: { characters: { byId: () => row } } });
  await expect.element(heading('Squalo')).toBeVisible();
  const words = [...document.querySelectorAll('.person-link .long-word')];
  expect(words.map((word) => getComputedStyle(word).textDecorationLine)).toEqual(['underline']);
});
