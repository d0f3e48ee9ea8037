/** One's own profile: its lists, whether they are there, empty or failed, and who may see what is in them. */

import type { CharacterRow, CharactersPage } from '@chaos/shared/contract/characters';
import type { Peace } from '@chaos/shared/contract/profiles';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { lockMessages } from '../features/locks/messages.ts';
import { profileMessages } from '../features/profiles/messages.ts';
import { formatDate } from '../lib/format.ts';
import { type Answers, lostConnection, serverFault } from '../testing/answers.ts';
import { allOf, newProfile } from '../testing/new-profile.ts';
import { newRow } from '../testing/new-row.ts';
import { newUser, openApp } from '../testing/open-app.tsx';
import { readFigures } from '../testing/read-figures.ts';
import { closeToast, seeToast } from '../testing/see-toast.ts';
import { watchForTexts } from '../testing/watch-for-texts.ts';
import { nameSearchMessages, uiMessages } from '../ui/messages.ts';

const TEXTS = profileMessages;
const EMPTY_TEXTS = [...Object.values(TEXTS.empty), TEXTS.emptied].map(({ text }) => text);
const ADA = newUser('ada');
const LISTS = { mine: 'list', fuse: 'list', following: 'following' } as const;

const fail = () => {
  throw serverFault();
};
const cards = page.getByRole('article');
const card = (name: string) => page.getByRole('article', { name, exact: true });
const privacyOf = (name: string) => page.getByRole('switch', { name: TEXTS.privacyOf(name), exact: true });
const failure = page.getByRole('heading', { name: 'Failed to load characters' });
const tryAgain = page.getByRole('button', { name: 'Try Again' });
const more = page.getByRole('button', { name: uiMessages.more.label });

const openProfile = (at: string, { characters, ...others }: Answers = {}) =>
  openApp(at, {
    as: ADA,
    answers: { profiles: { byId: () => newProfile('ada') }, ...others, ...(characters && { characters }) },
  });

const openList = (...rows: CharacterRow[]) => openProfile('/profile', { characters: { list: () => allOf(...rows) } });

const newMine = (name: string, change: Partial<CharacterRow> = {}) => newRow(name, { userId: ADA.id, ...change });

test('R485 Q3 what is begun and ended above the cards keeps the focus', async () => {
  await openList(newMine('Uno'));
  const begin = page.getByRole('button', { name: lockMessages.several.begin });
  const end = page.getByRole('button', { name: lockMessages.several.end });
  await begin.click();
  await expect.poll(() => document.activeElement?.contains(end.element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await end.click();
  await expect.poll(() => document.activeElement?.contains(begin.element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('R1064 while a search narrows the list, “Lock all” is not offered: it would lock what is not shown', async () => {
  const rows = Array.from({ length: 14 }, (_, at) => newMine(`Rana ${at}`));
  await openProfile('/profile', { characters: { list: ({ query }) => allOf(...(query ? rows.slice(0, 1) : rows)) } });
  const all = page.getByRole('button', { name: lockMessages.several.lockAll, exact: true });
  await page.getByRole('button', { name: lockMessages.several.begin }).click();
  await expect.element(all).toBeVisible();
  await page.getByRole('searchbox', { name: nameSearchMessages.label }).fill('rana 0');
  await expect.element(page.getByRole('checkbox')).toHaveLength(1);
  expect(all.query()).toBeNull();
  await page.getByRole('button', { name: nameSearchMessages.clear }).click();
  await expect.element(all).toBeVisible();
});

test.each(['light', 'dark'] as const)(
  'R402 without anything chosen what takes a choice looks as if it cannot be pressed, in the %s theme',
  async (theme) => {
    await openList(newMine('Uno'));
    const before = document.documentElement.dataset.theme;
    onTestFinished(() => {
      document.documentElement.dataset.theme = before;
    });
    document.documentElement.dataset.theme = theme;
    await page.getByRole('button', { name: lockMessages.several.begin }).click();
    const looks = (name: string) => {
      const { backgroundColor, borderColor, color } = getComputedStyle(page.getByRole('button', { name }).element());
      return { backgroundColor, borderColor, color };
    };
    const free = looks(lockMessages.several.end);
    const taken = looks(lockMessages.several.unlock(0));
    for (const part of ['backgroundColor', 'borderColor', 'color'] as const) expect(taken[part]).not.toBe(free[part]);
    for (const text of [lockMessages.several.hint, lockMessages.before]) await expect.element(page.getByText(text)).toBeVisible();
  },
);

test('R95 R96 the header with names and figures, and four tabs, the first one first', async () => {
  const profile = newProfile('ada', { displayName: 'Ada Grande', followerCount: 1, followingCount: 2, characterCount: 3 });
  await openProfile('/profile', { profiles: { byId: () => profile } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ada Grande', exact: true })).toBeVisible();
  const header = page.getByRole('main').getByText('@ada', { exact: true });
  await expect.element(header).toBeVisible();
  expect(readFigures('main header')).toEqual(['1 follower', '2 following', '3 characters']);
  const tabs = page.getByRole('tab');
  expect(tabs.elements().map(({ textContent }) => textContent)).toEqual([
    'My Characters',
    'FUSE LAB',
    'Following',
    'Collections',
  ]);
  await expect.element(page.getByRole('tab', { name: 'My Characters', selected: true })).toBeVisible();
  expect(page.getByRole('button', { name: /^(Follow|Unfollow) / }).query()).toBeNull();
});

test('R516 R411 R1370 what keeps a card where it is stands in its corner, and says what it means', async () => {
  const until = new Date('2030-01-02T03:04:00Z');
  await openProfile('/profile', {
    characters: {
      list: () => allOf(newMine('Uno', { isPublic: false }), newMine('Due'), newMine('Tre')),
      restrictions: () => ({
        items: [
          { characterId: 'Uno', heldUntil: null, won: null, lock: { endsAt: null } },
          { characterId: 'Due', heldUntil: until, won: null, lock: null },
          { characterId: 'Tre', heldUntil: null, won: { until }, lock: null },
        ],
      }),
    },
  });
  for (const [name, word, why] of [
    ['Uno', TEXTS.private, TEXTS.isPrivate],
    ['Uno', lockMessages.locked, lockMessages.isLocked],
    ['Due', lockMessages.held, lockMessages.heldUntil(formatDate(until))],
    ['Tre', lockMessages.won, lockMessages.wonUntil(formatDate(until))],
  ] as const) {
    await expect.element(card(name).getByText(word, { exact: true })).toBeVisible();
    const mark = card(name).getByTitle(why, { exact: true });
    await expect.element(mark).toBeVisible();
    expect(mark.element().querySelector('.sr-only')?.textContent).toBe(why);
  }
  await expect.element(privacyOf('Due')).toBeVisible();
  expect(privacyOf('Tre').query()).toBeNull();
});

test('R100 R101 R102 R565 O1 when privacy cannot be changed switch and badge stay; then they are as the server answered', async () => {
  const app = await openList(newMine('Segreto'), newMine('Fuso', { isFused: true }));
  app.answer({ characters: { togglePrivacy: fail } });
  await privacyOf('Segreto').click();
  await seeToast('Failed to update privacy setting');
  await expect.element(privacyOf('Segreto')).toHaveAttribute('aria-checked', 'true');
  const badge = page.getByText('Private', { exact: true });
  expect(badge.query()).toBeNull();
  await expect.element(card('Fuso').getByText('FUSED', { exact: true })).toBeVisible();
  for (const [isPublic, says] of [
    [false, 'Character is now private'],
    [true, 'Character is now public'],
  ] as const) {
    app.answer({ characters: { togglePrivacy: () => ({ isPublic }) } });
    await privacyOf('Segreto').click();
    await seeToast(says);
    await expect.element(privacyOf('Segreto')).toHaveAttribute('aria-checked', String(isPublic));
    expect(card('Segreto').getByText('Private', { exact: true }).elements()).toHaveLength(isPublic ? 0 : 1);
  }
  expect(app.asked('characters.togglePrivacy')).toEqual(
    [false, false, true].map((isPublic) => ({ characterId: 'Segreto', isPublic })),
  );
});

describe('R104 Q16 when a list cannot be loaded', () => {
  test.each(['mine', 'fuse', 'following'] as const)(
    'the tab "%s" says so, never looks empty, and is tried again',
    async (tab) => {
      const seen = watchForTexts(EMPTY_TEXTS);
      const app = await openProfile(`/profile?tab=${tab}`, { characters: { [LISTS[tab]]: fail } });
      await seeToast('Failed to load characters');
      await expect.element(failure).toBeVisible();
      expect(seen()).toEqual([]);
      app.answer({ characters: { [LISTS[tab]]: () => allOf() } });
      await tryAgain.click();
      await expect.element(page.getByText(TEXTS.empty[tab].text, { exact: true })).toBeVisible();
      expect(failure.query()).toBeNull();
    },
  );

  test('anew, the characters that are there stay', async () => {
    const app = await openList(newMine('Resto'));
    await expect.element(card('Resto')).toBeVisible();
    app.answer({ characters: { list: fail } });
    window.dispatchEvent(new Event('focus'));
    await seeToast('Failed to load characters');
    await expect.element(card('Resto')).toBeVisible();
    expect(failure.query()).toBeNull();
  });

  test('the header says so as well, and is tried again', async () => {
    const app = await openProfile('/profile', { profiles: { byId: fail } });
    await expect.element(page.getByRole('heading', { name: TEXTS.headerFailed })).toBeVisible();
    app.answer({ profiles: { byId: () => newProfile('ada') } });
    await tryAgain.click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'ada' })).toBeVisible();
  });
});

test.each([
  ['R105', 'the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['R106', 'the tab becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
])('%s the characters are loaded anew when %s', async (_number, _when, comeBack) => {
  const app = await openList(newMine('Primo'));
  await expect.element(card('Primo')).toBeVisible();
  const before = app.asked('characters.list').length;
  app.answer({ characters: { list: () => allOf(newMine('Primo'), newMine('Secondo')) } });
  comeBack();
  await expect.element(card('Secondo')).toBeVisible();
  expect(app.asked('characters.list')).toHaveLength(before + 1);
});

test('O17 whoever has given the last one away is not told what newcomers are told', async () => {
  const seen = watchForTexts(EMPTY_TEXTS);
  const app = await openProfile('/profile', { characters: { list: () => ({ ...allOf(), hasLostAll: true }) } });
  const noneLeft = page.getByText('None left.', { exact: true });
  await expect.element(noneLeft).toBeVisible();
  await expect.element(page.getByText(TEXTS.emptied.hint, { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: TEXTS.tabs.fuse }).click();
  await expect.element(page.getByRole('tab', { name: TEXTS.tabs.fuse, selected: true })).toBeVisible();
  await expect.element(noneLeft).toBeVisible();
  expect(seen()).toEqual(['None left.']);
  await page.getByRole('main').getByRole('link', { name: TEXTS.emptied.action }).click();
  await expect.poll(app.href).toBe('/');
});

test('R98 fifty are asked for at once, stand as they came, and the rest follows on request', async () => {
  const names = Array.from({ length: 51 }, (_, index) => `Numero ${index}`);
  const rows = names.map((name) => newMine(name));
  const readPage = ({ cursor = null }: { cursor?: string | null | undefined }): CharactersPage => ({
    items: cursor === null ? rows.slice(0, 50) : rows.slice(50),
    nextCursor: cursor === null ? 'rest' : null,
    totalCount: 51,
  });
  const app = await openProfile('/profile', { characters: { list: readPage } });
  await expect.element(cards).toHaveLength(50);
  const headings = () => cards.elements().map((one) => one.querySelector('h2, h3')?.textContent);
  expect(headings()).toEqual(names.slice(0, 50));
  expect(app.asked('characters.list')[0]).toMatchObject({ filterType: 'mine', limit: 50 });
  await more.click();
  await expect.element(cards).toHaveLength(51);
  expect(headings()).toEqual(names);
  expect(more.query()).toBeNull();
});

test('R124 R125 the feed of followed creators, with the privacy switch only on what the viewer made or owns', async () => {
  const feed = allOf(
    newRow('Ora Mio', { userId: 'bob', currentOwnerId: ADA.id }),
    newRow('Fatto Da Me', { userId: ADA.id, currentOwnerId: 'bob' }),
    newRow('Loro', { userId: 'bob' }),
  );
  await openProfile('/profile', { characters: { following: () => feed } });
  await page.getByRole('tab', { name: TEXTS.tabs.following }).click();
  await expect.element(cards).toHaveLength(3);
  const switches = page.getByRole('switch', { name: /is public$/ });
  await expect.element(switches).toHaveLength(2);
  for (const name of ['Ora Mio', 'Fatto Da Me']) await expect.element(card(name).getByRole('switch')).toBeVisible();
  expect(card('Loro').getByRole('switch').query()).toBeNull();
});

test('peace is begun and ended by a switch, which shows only what the server has said', async () => {
  const said = Promise.withResolvers<Peace>();
  const app = await openApp('/profile', {
    as: ADA,
    answers: { profiles: { byId: () => newProfile('ada'), setPeace: () => said.promise }, characters: { list: () => allOf() } },
  });
  const peace = page.getByRole('switch', { name: profileMessages.peace.label, exact: true });
  await expect.element(peace).not.toBeChecked();
  await peace.click();
  await expect.element(peace).toHaveAttribute('aria-disabled', 'true');
  await peace.click({ force: true });
  await expect.element(peace).not.toBeChecked();
  said.resolve({ isPeaceful: true, takesAgainAt: null });
  await expect.element(peace).toBeChecked();
  await seeToast(profileMessages.peace.begun.title);
  expect(app.asked('profiles.setPeace')).toEqual([{ isPeaceful: true }]);
  app.answer({
    profiles: {
      setPeace: () => {
        throw lostConnection();
      },
    },
  });
  await closeToast();
  await peace.click();
  await seeToast(profileMessages.peace.failed);
  await expect.element(peace).toBeChecked();
});

test('R445 the switch says until when there is peace, and on the day after it when one takes again', async () => {
  const takesAgainAt = new Date(Date.now() + 86_400_000);
  const setPeace = ({ isPeaceful }: { isPeaceful: boolean }) => ({ isPeaceful, takesAgainAt: isPeaceful ? null : takesAgainAt });
  await openProfile('/profile', { profiles: { byId: () => newProfile('ada'), setPeace }, characters: { list: () => allOf() } });
  const { label, hint } = profileMessages.peace;
  const peace = page.getByRole('switch', { name: label, exact: true });
  await expect.element(peace).toHaveAccessibleDescription(hint.off);
  await peace.click();
  await expect.element(peace).toHaveAccessibleDescription(hint.on);
  await peace.click();
  await expect.element(peace).toHaveAccessibleDescription(hint.after(formatDate(takesAgainAt)));
});

test('R487 the switch says by itself when the day after a peace is over', async () => {
  let takesAgainAt: Date | null = new Date();
  const { label, hint } = profileMessages.peace;
  const after = hint.after(formatDate(takesAgainAt));
  await openProfile('/profile', {
    profiles: { byId: () => newProfile('ada', { takesAgainAt }) },
    characters: { list: () => allOf() },
  });
  const peace = page.getByRole('switch', { name: label, exact: true });
  await expect.element(peace).toHaveAccessibleDescription(after);
  takesAgainAt = null;
  await expect.element(peace).toHaveAccessibleDescription(hint.off);
});
