/** Guessing what a character hides, and the list of what one has found. */
import type { Secret } from '@chaos/shared/contract/characters';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lostConnection, refusal } from '../../testing/answers.ts';
import { cardOf, opened } from '../../testing/character-screen.ts';
import { newGallery, openAt } from '../../testing/new-gallery.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { newRow } from '../../testing/new-row.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { characterMessages } from './messages.ts';
import { secretMessages as TEXTS } from './secret-messages.ts';
import { keepVisitorSecret } from './visitor-found-secrets.ts';

const ADA = newUser('ada');
const UNFOUND: Secret = { message: null, isMaker: false, finders: 0, first: null };
const bob = newPerson('Bob');

/** A Hall whose first one hides this. */
function newSecret(secret: Secret) {
  const { rows, answers } = newGallery(2, (rank) => (rank === 1 ? { hidesSecret: true } : {}));
  const [hiding, plain] = rows;
  if (!hiding || !plain) throw new Error('the Hall is empty');
  return { hiding, plain, answers: { ...answers, characters: { ...answers.characters, secret: () => secret } } };
}

afterEach(() => {
  vi.useRealTimers();
});

const field = opened.dialog.getByRole('textbox', { name: TEXTS.field });
const alert = opened.dialog.getByRole('alert');
const guessing = async (words: string) => {
  await field.fill(words);
  await userEvent.keyboard('{Enter}');
};

test('R357 only what hides something says so, on its card and where it lies open', async () => {
  const { hiding, plain, answers } = newSecret(UNFOUND);
  const app = await openApp('/?view=gallery', { answers });
  const says = (place: ReturnType<typeof page.getByRole>) => place.getByText(characterMessages.card.hidesSecret);
  await expect.element(says(cardOf(hiding).card)).toBeInTheDocument();
  expect(says(cardOf(plain).card).query()).toBeNull();
  await app.goto(openAt(hiding));
  await expect.element(says(opened.dialog)).toBeVisible();
  await expect.element(opened.dialog.getByText(TEXTS.nobody)).toBeVisible();
  await app.goto(openAt(plain));
  await expect.element(opened.heading).toHaveTextContent(plain.name);
  expect(field.query()).toBeNull();
  expect(app.asked('characters.secret')).toEqual([{ id: hiding.id }]);
});

test('R357 a wrong guess is told, each time, and what was typed stays; the right one shows the message, and who was first', async () => {
  const { hiding, answers } = newSecret(UNFOUND);
  const app = await openApp(openAt(hiding), { as: ADA, answers });
  app.answer({ characters: { ...answers.characters, findSecret: () => ({ isFound: false, ...UNFOUND }) } });
  for (const nth of [1, 2]) {
    await guessing('touch glass');
    await expect.poll(() => app.asked('characters.findSecret')).toHaveLength(nth);
    await expect.element(alert).toHaveTextContent('“touch glass” is not it. Look again.');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('touch glass');
  }
  const found: Secret = { message: 'Touch grass!', isMaker: false, finders: 2, first: bob };
  app.answer({ characters: { ...answers.characters, findSecret: () => ({ isFound: true, ...found }) } });
  await guessing('  touch grass ');
  await expect.element(opened.dialog.getByText(TEXTS.foundNow)).toHaveFocus();
  await expect.element(opened.dialog.getByText('Touch grass!')).toBeVisible();
  await expect.element(opened.dialog.getByText('Found by 2 members, first by Bob')).toBeVisible();
  expect(app.asked('characters.findSecret').at(-1)).toEqual({ id: hiding.id, guess: 'touch grass' });
  expect(field.query()).toBeNull();
});

describe('R357 without a guess', () => {
  test.each([
    ['found before', false, TEXTS.foundBefore],
    ['its maker', true, TEXTS.hidByYou],
  ])('%s', async (_who, isMaker, says) => {
    const { hiding, answers } = newSecret({ message: 'Touch grass!', isMaker, finders: 1, first: bob });
    await openApp(openAt(hiding), { as: ADA, answers });
    await expect.element(opened.dialog.getByText(says)).toBeVisible();
    await expect.element(opened.dialog.getByText('Touch grass!')).toBeVisible();
    await expect.element(opened.dialog.getByText('Found by 1 member, first by Bob')).toBeVisible();
    expect(field.query()).toBeNull();
  });
});

test('R357 a visitor who finds it reads it, and is told how to be counted', async () => {
  const { hiding, answers } = newSecret(UNFOUND);
  const found = { isFound: true, message: 'Touch grass!', isMaker: false, finders: 0, first: null };
  const app = await openApp(openAt(hiding), { answers });
  app.answer({ characters: { ...answers.characters, findSecret: () => found } });
  await guessing('touch grass');
  await expect.element(opened.dialog.getByText('Touch grass!')).toBeVisible();
  await expect.element(opened.dialog.getByRole('link', { name: TEXTS.join })).toBeVisible();
});

test('R357 what a visitor has found stays in the tab, also when the server is asked again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { hiding, plain, answers } = newSecret(UNFOUND);
  const app = await openApp(openAt(hiding), { answers });
  const found = { isFound: true, message: 'Touch grass!', isMaker: false, finders: 0, first: null };
  app.answer({ characters: { ...answers.characters, findSecret: () => found } });
  await guessing('touch grass');
  await expect.element(opened.dialog.getByText('Touch grass!')).toBeVisible();
  await app.goto(openAt(plain));
  await expect.element(opened.heading).toHaveTextContent(plain.name);
  vi.setSystemTime(Date.now() + 3_600_000);
  await app.goto(openAt(hiding));
  await expect.poll(() => app.asked('characters.secret')).toHaveLength(2);
  await expect.element(opened.dialog.getByText('Touch grass!')).toBeVisible();
  expect(field.query()).toBeNull();
  await expect.element(opened.dialog.getByRole('link', { name: TEXTS.join })).toBeVisible();
});

test.each([
  ['hid it', ADA, true],
  ['found it as a visitor', null, false],
])('R650 whoever %s and reads it is not asked to be the first', async (_who, user, isMaker) => {
  const { hiding, answers } = newSecret({ ...UNFOUND, isMaker, message: isMaker ? 'Touch grass!' : null });
  const app = await openApp('/', { ...(user && { as: user }), answers });
  keepVisitorSecret(hiding.id, 'Touch grass!');
  await app.goto(openAt(hiding));
  await expect.element(opened.dialog.getByText('Touch grass!')).toBeVisible();
  await expect.element(opened.dialog.getByText(TEXTS.nobodyElse, { exact: true })).toBeVisible();
  expect(opened.dialog.getByText(TEXTS.nobody).query()).toBeNull();
});

test('R357 a member guesses what a visitor of the same tab has found, to be counted', async () => {
  const { hiding, answers } = newSecret(UNFOUND);
  const app = await openApp('/', { as: ADA, answers });
  keepVisitorSecret(hiding.id, 'Touch grass!');
  await app.goto(openAt(hiding));
  await expect.element(opened.dialog.getByText(TEXTS.nobody)).toBeVisible();
  await expect.element(field).toBeVisible();
  expect(opened.dialog.getByText('Touch grass!').query()).toBeNull();
});

test('R357 nothing, too many guesses and no answer are told in words; nothing is sent for nothing', async () => {
  const { hiding, answers } = newSecret(UNFOUND);
  const app = await openApp(openAt(hiding), { as: ADA, answers });
  await guessing('   ');
  await expect.element(alert).toHaveTextContent(TEXTS.blank);
  expect(app.asked('characters.findSecret')).toEqual([]);
  for (const [failure, says] of [
    [refusal('too_many_requests', 'Slow down, please.', 429), 'Slow down, please.'],
    [lostConnection(), uiMessages.unanswered],
  ] as const) {
    app.answer({
      characters: {
        ...answers.characters,
        findSecret: () => {
          throw failure;
        },
      },
    });
    await guessing('x');
    await expect.element(alert).toHaveTextContent(says);
    await expect.element(field).toHaveValue('x');
  }
});

test('R359 what one has found stands in the own profile with its message, and the address of the list opens it', async () => {
  const item = (name: string) => ({ ...newRow(name), hidesSecret: true, message: `${name} whispers`, foundAt: new Date(0) });
  const pages = {
    first: { items: [item('Uno'), item('Due')], nextCursor: 'second', totalCount: 3 },
    second: { items: [item('Tre')], nextCursor: null, totalCount: 3 },
  };
  const found = ({ cursor }: { cursor?: string | null | undefined }) => (cursor === 'second' ? pages.second : pages.first);
  await openApp('/profile#found', { as: ADA, answers: { characters: { found } } });
  const title = page.getByText(TEXTS.found.title('3'));
  await expect.element(title).toHaveFocus();
  await expect.element(page.getByText('“Due whispers”')).toBeVisible();
  await page.getByRole('button', { name: TEXTS.found.more }).click();
  await expect.element(page.getByText('“Tre whispers”')).toBeVisible();
  await title.click();
  await expect.element(page.getByText('“Due whispers”')).not.toBeVisible();
});

test('R359 nobody who has found nothing sees a list of it', async () => {
  const app = await openApp('/profile', { as: ADA });
  await expect.poll(() => app.asked('characters.found')).toHaveLength(1);
  await expect.element(page.getByText(/Secrets you have found/)).not.toBeInTheDocument();
});
