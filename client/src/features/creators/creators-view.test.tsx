/** The directory of creators: its lists, whether they are there, empty or failed, the search, and following. */

import type { CreatorSummary, CreatorsPage } from '@chaos/shared/contract/creators';
import { INLINED } from '@chaos/shared/contract/prerender';
import superjson from 'superjson';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authMessages } from '../../auth/messages.ts';
import { lostConnection, serverFault } from '../../testing/answers.ts';
import { goOffline } from '../../testing/go-offline.ts';
import { newCreator } from '../../testing/new-profile.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { readFigures } from '../../testing/read-figures.ts';
import { closeToast, seeToast } from '../../testing/see-toast.ts';
import { watchForTexts } from '../../testing/watch-for-texts.ts';
import { offlineMessages, uiMessages } from '../../ui/messages.ts';
import { creatorMessages } from './messages.ts';

const TEXTS = creatorMessages;
const EMPTY_TEXTS = [...Object.values(TEXTS.empty).map(({ text }) => text), TEXTS.promptTitle, TEXTS.noMatchHint];
const ADA = newUser('ada');
const STELLA = newCreator('stella', { displayName: 'Stella Grande', followerCount: 1, characterCount: 1, totalLikes: 7 });

const fail = () => {
  throw serverFault();
};
const loseConnection = () => {
  throw lostConnection();
};
const listOf =
  (...items: CreatorSummary[]) =>
  (): CreatorsPage => ({ items, nextCursor: null });
const cards = page.getByRole('article');
const failure = page.getByRole('heading', { name: TEXTS.failedTitle });
const search = page.getByRole('searchbox');
const more = page.getByRole('button', { name: uiMessages.more.label });
const tab = (name: keyof typeof TEXTS.tabs) => page.getByRole('tab', { name: TEXTS.tabs[name], exact: true });
const follow = (verb: 'Follow' | 'Unfollow') => page.getByRole('button', { name: `${verb} Stella Grande`, exact: true });
const seeFailure = () => seeToast('Error loading creators', 'Failed to load creator profiles. Please try again.');

test('R132 Q16 three lists and a search; where nobody is there yet each says so in its own words', async () => {
  const app = await openApp('/creators', {
    as: ADA,
    answers: { creators: { popular: listOf(), following: listOf(), all: listOf() } },
  });
  await expect.element(page.getByText(TEXTS.empty.popular.text)).toBeVisible();
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Popular', 'Following', 'All']);
  await tab('following').click();
  await expect.element(page.getByText(TEXTS.empty.following.text)).toBeVisible();
  await tab('all').click();
  await expect.element(page.getByText(TEXTS.empty.all.text)).toBeVisible();
  await search.fill('nobody at all');
  await expect.element(page.getByText(TEXTS.noMatch('nobody at all'))).toBeVisible();
  await expect.element(page.getByText(TEXTS.noMatchHint)).toBeVisible();
  expect(app.asked('creators.all').at(-1)).toMatchObject({ query: 'nobody at all' });
  const texts = [TEXTS.loadFailed.title, TEXTS.failedTitle, ...EMPTY_TEXTS];
  expect(new Set(texts).size).toBeGreaterThanOrEqual(texts.length - 1);
});

test('Q11 offline a list says that it comes by itself, and does; following is refused for that reason, and shown as it is', async () => {
  const app = await openApp('/', { as: ADA, answers: { creators: { popular: listOf(STELLA), toggleFollow: loseConnection } } });
  const comeBack = goOffline();
  await app.goto('/creators');
  await expect.element(page.getByText(offlineMessages.load)).toBeVisible();
  expect(document.querySelector('[data-skeletons]')).toBeNull();
  comeBack();
  await expect.element(cards).toBeVisible();
  goOffline();
  await follow('Follow').click();
  await seeToast('Error', offlineMessages.send);
  await expect.element(follow('Follow')).toBeVisible();
});

test('R133 cards without content stand where creators will, until they are loaded', async () => {
  const answer = Promise.withResolvers<CreatorsPage>();
  await openApp('/creators', { answers: { creators: { popular: () => answer.promise } } });
  await expect.poll(() => document.querySelectorAll('[data-skeletons] > *')).toHaveLength(9);
  expect(cards.query()).toBeNull();
  answer.resolve(listOf(STELLA)());
  await expect.element(cards).toHaveLength(1);
  expect(document.querySelector('[data-skeletons]')).toBeNull();
});

test('R134 a card shows picture, names, followers, characters and likes, and leads to the profile', async () => {
  const app = await openApp('/creators', { answers: { creators: { popular: listOf(STELLA) } } });
  const card = page.getByRole('article', { name: 'Stella Grande' });
  await expect.element(card).toBeVisible();
  expect(card.element().querySelector('.avatar')?.textContent).toBe('S');
  await expect.element(card.getByText('@stella', { exact: true })).toBeVisible();
  expect(readFigures('article')).toEqual(['1 follower', '1 character', '7 likes']);
  // Wherever it is pressed, but for its button.
  const { left, top } = (card.element().querySelector('dl') as HTMLElement).getBoundingClientRect();
  const box = card.element().getBoundingClientRect();
  await card.click({ position: { x: left - box.left + 2, y: top - box.top + 2 } });
  await expect.poll(app.href).toBe('/profile/stella');
});

test('R137 R6 a visitor sees everybody, and for those followed a way to sign in that leads back', async () => {
  const app = await openApp('/creators?tab=all', { answers: { creators: { all: listOf(STELLA), following: listOf() } } });
  await expect.element(cards).toHaveLength(1);
  await tab('following').click();
  await expect.element(page.getByText(TEXTS.promptTitle)).toBeVisible();
  expect(cards.query()).toBeNull();
  expect(app.asked('creators.following')).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: TEXTS.prompt, exact: true }).click();
  await expect.element(page.getByLabelText(authMessages.email, { exact: true })).toBeVisible();
  const session = { accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() / 1_000 + 600, expiresIn: 600, device: 'd' };
  app.answer({ auth: { signIn: () => ({ ...session, tokenType: 'bearer', user: ADA }) } });
  await page.getByLabelText(authMessages.email, { exact: true }).fill(ADA.email);
  await page.getByLabelText(authMessages.password, { exact: true }).fill('tung tung banana');
  await userEvent.keyboard('{Enter}');
  await expect.poll(app.href).toBe('/creators?tab=following');
  await expect.element(page.getByText(TEXTS.empty.following.text)).toBeVisible();
});

test('R138 R142 a visitor who wants to follow is told to sign in; one’s own card has no Follow', async () => {
  const creators = { popular: listOf(STELLA, newCreator('ada')) };
  const app = await openApp('/creators', { answers: { creators } });
  await follow('Follow').click();
  await seeToast('Sign in required', 'You need to sign in to follow creators.');
  expect(app.asked('creators.toggleFollow')).toEqual([]);
  await openApp('/creators', { as: ADA, answers: { creators } });
  const own = page.getByRole('article', { name: 'ada' });
  await expect.element(own.getByText(TEXTS.you, { exact: true })).toBeVisible();
  expect(own.getByRole('button').query()).toBeNull();
});

test('R139 R140 when a follow cannot be kept the card returns to what it was; then it can, and counts along', async () => {
  const app = await openApp('/creators?tab=all', { as: ADA, answers: { creators: { all: listOf(STELLA), toggleFollow: fail } } });
  await follow('Follow').click();
  await seeToast('Error', 'Failed to update follow status. Please try again.');
  await expect.element(follow('Follow')).toBeVisible();
  expect(readFigures('article')[0]).toBe('1 follower');
  await closeToast();
  app.answer({ creators: { toggleFollow: () => ({ following: true, followerCount: 2 }) } });
  await follow('Follow').dblClick();
  await seeToast('Following!');
  await expect.element(follow('Unfollow')).toBeVisible();
  expect(readFigures('article')[0]).toBe('2 followers');
  app.answer({ creators: { toggleFollow: () => ({ following: false, followerCount: 1 }) } });
  await follow('Unfollow').click();
  await seeToast('Unfollowed');
  await expect.element(follow('Follow')).toBeVisible();
  expect(readFigures('article')[0]).toBe('1 follower');
  expect(app.asked('creators.toggleFollow')).toHaveLength(3);
});

describe('R141 Q16 when it fails', () => {
  test.each(['popular', 'following', 'all'] as const)(
    'the list "%s" says so, never looks empty, and is tried again',
    async (name) => {
      const seen = watchForTexts(EMPTY_TEXTS);
      const app = await openApp(`/creators?tab=${name}`, { as: ADA, answers: { creators: { [name]: fail } } });
      await seeFailure();
      await expect.element(failure).toBeVisible();
      expect(seen()).toEqual([]);
      app.answer({ creators: { [name]: listOf(STELLA) } });
      await page.getByRole('button', { name: uiMessages.tryAgain }).click();
      await expect.element(cards).toHaveLength(1);
      expect(failure.query()).toBeNull();
    },
  );

  test('a search shows neither the last answer nor an empty one', async () => {
    const app = await openApp('/creators?tab=all&q=stella', { answers: { creators: { all: listOf(STELLA) } } });
    await expect.element(cards).toHaveLength(1);
    app.answer({ creators: { all: fail } });
    await search.fill('somebody else');
    await seeFailure();
    await expect.element(failure).toBeVisible();
    expect(cards.query()).toBeNull();
    expect(page.getByText(TEXTS.noMatchHint).query()).toBeNull();
  });
});

test('R136 Popular is one list without more of it; All brings the next ones on request, and focus goes on to the first of them', async () => {
  const crowd = Array.from({ length: 100 }, (_, index) => newCreator(`crowd_${index}`));
  const readAll = ({ cursor = null }: { cursor?: string | null | undefined }): CreatorsPage =>
    cursor === null ? { items: crowd.slice(0, 50), nextCursor: 'rest' } : { items: crowd.slice(50), nextCursor: null };
  const popular = () => ({ items: crowd, nextCursor: 'more' });
  await openApp('/creators', { answers: { creators: { popular, all: readAll } } });
  await expect.element(cards).toHaveLength(100);
  expect(more.query()).toBeNull();
  await tab('all').click();
  await expect.element(cards).toHaveLength(50);
  await more.click();
  await expect.element(cards).toHaveLength(100);
  expect(more.query()).toBeNull();
  await expect.poll(() => document.querySelector('li:nth-child(51):focus')).not.toBeNull();
});

test('R592 R428 the list of visitors in the HTML is none for a member, who follows some of them and is told so', async () => {
  const bruno = newCreator('bruno', { displayName: 'Bruno' });
  const inlined = Object.assign(document.createElement('script'), { id: 'inlined', type: 'application/json' });
  inlined.dataset.key = INLINED.creators;
  inlined.textContent = superjson.stringify(listOf(STELLA, bruno)());
  document.head.append(inlined);
  onTestFinished(() => inlined.remove());
  const answer = Promise.withResolvers<CreatorsPage>();
  const toggleFollow = () => ({ following: true, followerCount: 1 });
  await openApp('/creators', { as: ADA, answers: { creators: { popular: () => answer.promise, toggleFollow } } });
  const followBruno = page.getByRole('button', { name: 'Follow Bruno', exact: true });
  await expect.poll(() => followBruno.query() ?? document.querySelector('[data-skeletons]')).not.toBeNull();
  // A follow lets go of an answer that is under way: none may be made before it.
  (followBruno.query() as HTMLElement | null)?.click();
  answer.resolve(listOf({ ...STELLA, isFollowing: true }, bruno)());
  await expect.element(follow('Unfollow')).toBeVisible();
  await expect.element(followBruno).toBeVisible();
});

test('R594 Q2 on a phone, with text twice as large, one’s own card leaves room for the name', async () => {
  await page.viewport(360, 780);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  await openApp('/creators', { as: ADA, answers: { creators: { popular: listOf(newCreator('ada')) } } });
  await expect.element(page.getByText(TEXTS.you, { exact: true })).toBeVisible();
  const name = page.getByRole('article').getByRole('link', { name: 'ada' }).element();
  expect(name.clientWidth).toBeGreaterThan(80);
});
