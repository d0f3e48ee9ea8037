/** Somebody's profile as others see it, and following them. */

import type { Profile } from '@chaos/shared/contract/profiles';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { notFoundMessages } from '../../app/messages.ts';
import { formatRest } from '../../auth/format-suspension-end.ts';
import { formatDate } from '../../lib/format.ts';
import { refusal, serverFault } from '../../testing/answers.ts';
import { areInRow, boxOf } from '../../testing/boxes.ts';
import { goOffline } from '../../testing/go-offline.ts';
import { allOf, newProfile } from '../../testing/new-profile.ts';
import { newRow } from '../../testing/new-row.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { readFigures } from '../../testing/read-figures.ts';
import { seeToast } from '../../testing/see-toast.ts';
import { watchForTexts } from '../../testing/watch-for-texts.ts';
import { nameSearchMessages, offlineMessages } from '../../ui/messages.ts';
import { offerMessages } from '../offers/messages.ts';
import { profileMessages } from './messages.ts';

const TEXTS = profileMessages;
const STELLA = newProfile('stella', { displayName: 'Stella Grande', followerCount: 1, characterCount: 1 });
const ADA = newUser('ada');

const fail = () => {
  throw serverFault();
};
const answers = {
  profiles: { byId: () => STELLA },
  characters: { list: () => allOf(newRow('Pubblico', { userId: 'stella' })) },
};
const follow = (verb: 'Follow' | 'Unfollow') => page.getByRole('button', { name: `${verb} Stella Grande`, exact: true });
const anyFollow = page.getByRole('button', { name: /^(Follow|Unfollow) / });

describe('R5 R126 the header with names and figures, Follow, and one grid without tabs', () => {
  test.each([
    ['a member', { as: ADA }],
    ['a visitor', {}],
  ])('for %s', async (_who, viewer) => {
    const app = await openApp('/profile/stella', { ...viewer, answers });
    await expect.element(page.getByRole('article', { name: 'Pubblico' })).toBeVisible();
    expect(page.getByRole('article').elements()).toHaveLength(1);
    expect(page.getByRole('tab').query()).toBeNull();
    expect(page.getByRole('switch').query()).toBeNull();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Stella Grande');
    await expect.element(page.getByText('@stella', { exact: true })).toBeVisible();
    expect(readFigures('main header')).toEqual(['1 follower', '0 following', '1 character']);
    await expect.element(anyFollow).toBeVisible();
    expect(app.asked('characters.list')[0]).toMatchObject({ filterType: 'user', targetUserId: 'stella' });
  });
});

test('R1062 whoever signs in after somebody finds none of their search among the same characters', async () => {
  const rows = Array.from({ length: 14 }, (_, at) => newRow(`Rana ${at}`, { userId: 'stella' }));
  const app = await openApp('/profile/stella', {
    as: ADA,
    answers: { ...answers, characters: { list: ({ query }) => allOf(...(query ? rows.slice(0, 1) : rows)) } },
  });
  const search = page.getByRole('searchbox', { name: nameSearchMessages.label });
  await search.fill('rana 0');
  await expect.element(page.getByRole('article')).toHaveLength(1);
  app.signInElsewhere(newUser('bob'));
  await expect.element(page.getByRole('article')).toHaveLength(14);
  await expect.element(search).toHaveValue('');
});

test('R859 a long name of broad letters leaves a phone the rest of the header', async () => {
  onTestFinished(() => page.viewport(1280, 860));
  await page.viewport(360, 740);
  const broad = { ...STELLA, displayName: 'W'.repeat(44) };
  await openApp('/profile/stella', { answers: { ...answers, profiles: { byId: () => broad } } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Until the letters have come others stand there, which may be broader.
  const countLines = () =>
    boxOf('main header h1').height /
    Number.parseFloat(getComputedStyle(document.querySelector('main header h1') as Element).lineHeight);
  await expect.poll(() => Math.round(countLines())).toBeLessThan(7);
});

test('R128 R129 R130 a follow that cannot be kept is taken back; then one follower more, and one fewer', async () => {
  const app = await openApp('/profile/stella', { as: ADA, answers: { ...answers, creators: { toggleFollow: fail } } });
  await follow('Follow').click();
  await seeToast('Failed to update follow status');
  await expect.element(follow('Follow')).toBeVisible();
  expect(readFigures('main header')[0]).toBe('1 follower');
  for (const [verb, other, following, says] of [
    ['Follow', 'Unfollow', true, 'Followed Stella Grande'],
    ['Unfollow', 'Follow', false, 'Unfollowed Stella Grande'],
  ] as const) {
    const followerCount = following ? 2 : 1;
    app.answer({ creators: { toggleFollow: () => ({ following, followerCount }) } });
    await follow(verb).click();
    await seeToast(says);
    await expect.element(follow(other)).toBeVisible();
    expect(readFigures('main header')[0]).toBe(following ? '2 followers' : '1 follower');
  }
});

test('O5 R138 a visitor who wants to follow is told to sign in, and nothing is asked of the server', async () => {
  const app = await openApp('/profile/stella', { answers });
  await follow('Follow').click();
  await seeToast('Sign in required', 'You need to sign in to follow creators.');
  expect(app.asked('creators.toggleFollow')).toEqual([]);
});

test('R131 R97 nobody is offered to follow themselves', async () => {
  await openApp('/profile/ada', { as: ADA, answers: { ...answers, profiles: { byId: () => newProfile('ada') } } });
  await expect.element(page.getByText(TEXTS.thisIsYou)).toBeVisible();
  expect(anyFollow.query()).toBeNull();
});

test('Q16 a profile that cannot be loaded says so, and neither looks empty nor missing', async () => {
  const nothing = [...Object.values(TEXTS.empty), TEXTS.emptied].map(({ text }) => text);
  const seen = watchForTexts([...nothing, notFoundMessages.text]);
  const app = await openApp('/profile/stella', { answers: { profiles: { byId: fail }, characters: { list: fail } } });
  await expect.element(page.getByRole('heading', { name: TEXTS.headerFailed })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Failed to load characters' })).toBeVisible();
  expect(seen()).toEqual([]);
  app.answer(answers);
  await page.getByRole('button', { name: 'Try Again' }).first().click();
  await expect.element(page.getByText('@stella', { exact: true })).toBeVisible();
});

test('Q11 offline it is said once, for header and list, that they come by themselves, and they do', async () => {
  const app = await openApp('/creators', { answers });
  // Whoever listens for the network does so by now.
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const comeBack = goOffline();
  await app.goto('/profile/stella');
  await expect.element(page.getByText(offlineMessages.load)).toHaveLength(1);
  expect(document.querySelector('.skeleton')).toBeNull();
  comeBack();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Stella Grande');
  await expect.element(page.getByText(offlineMessages.load)).toHaveLength(0);
});

const DAY_MS = 86_400_000;
const TOMORROW = new Date(Date.now() + DAY_MS);

test.each([
  ['there is peace', { isPeaceful: true }, TEXTS.peace.ofOther.on],
  ['there was one until a day ago', { takesAgainAt: TOMORROW }, TEXTS.peace.ofOther.after(formatDate(TOMORROW))],
])('R445 whoever looks at a profile reads that %s', async (_what, change, text) => {
  const profiles = { byId: () => ({ ...STELLA, ...change }) };
  await openApp('/profile/stella', { as: ADA, answers: { ...answers, profiles } });
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test.each([TOMORROW, null])(
  'R1525 of somebody to whom nothing can be sent nobody is invited to trade: until %s',
  async (until) => {
    const profiles = { byId: () => ({ ...STELLA, rest: { until } }) };
    await openApp('/profile/stella', { as: ADA, answers: { ...answers, profiles } });
    await expect.element(page.getByText(offerMessages.who.rests(formatRest(until)), { exact: true })).toBeVisible();
    expect(page.getByRole('link', { name: /^Trade with/ }).query()).toBeNull();
  },
);

test('R487 what a profile says of the day after a peace goes by itself when that day is over', async () => {
  let takesAgainAt: Date | null = new Date();
  const says = page.getByText(TEXTS.peace.ofOther.after(formatDate(takesAgainAt)), { exact: true });
  const profiles = { byId: () => ({ ...STELLA, takesAgainAt }) };
  await openApp('/profile/stella', { as: ADA, answers: { ...answers, profiles } });
  await expect.element(says).toBeVisible();
  takesAgainAt = null;
  await expect.element(says).not.toBeInTheDocument();
});

test('Q19 on a tablet a long name has the whole width, and what can be done stands in one row below it', async () => {
  await page.viewport(768, 860);
  onTestFinished(() => page.viewport(1280, 860));
  const long = newProfile('018f0000-0000-7000-8000-00000000b0b0', { displayName: 'Bombardiro di Montecristo Esagerato Terzo' });
  await openApp(`/profile/${long.id}`, { as: ADA, answers: { ...answers, profiles: { byId: () => long } } });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  const { height, bottom } = heading.element().getBoundingClientRect();
  expect(Math.round(height / Number.parseFloat(getComputedStyle(heading.element()).lineHeight))).toBeLessThanOrEqual(2);
  const row = document.querySelector('main .dots-opener')?.parentElement;
  const boxes = [...(row?.querySelectorAll('a, .btn, .dots-opener') ?? [])].map((one) => one.getBoundingClientRect());
  const [first, ...others] = boxes.map((box) => Math.round((box.top + box.bottom) / 2));
  expect(others).toEqual([first, first]);
  for (const { top } of boxes) expect(top).toBeGreaterThan(bottom);
});

test('R683 beside large text on a tablet a name has the width to itself', async () => {
  onTestFinished(async () => {
    document.documentElement.removeAttribute('style');
    await page.viewport(1280, 860);
  });
  await page.viewport(768, 1_000);
  await openApp('/profile/stella', { answers });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(areInRow(boxOf('main h1'), boxOf('main header .avatar'))).toBe(true);
  document.documentElement.style.fontSize = '200%';
  expect(boxOf('main h1').top).toBeGreaterThanOrEqual(boxOf('main header .avatar').bottom);
});

test('R688 what stands for a header on its way, and what says that it failed, stay within their box at twice the text size', async () => {
  onTestFinished(async () => {
    document.documentElement.removeAttribute('style');
    await page.viewport(1280, 860);
  });
  await page.viewport(360, 780);
  document.documentElement.style.fontSize = '200%';
  const answer = Promise.withResolvers<Profile>();
  const app = await openApp('/profile/stella', { answers: { ...answers, profiles: { byId: () => answer.promise } } });
  await expect.poll(() => document.querySelectorAll('main .panel > .grid > .skeleton').length).toBe(3);
  const panel = boxOf('main .panel');
  for (const one of document.querySelectorAll('main .panel .skeleton'))
    expect(one.getBoundingClientRect().right).toBeLessThan(panel.right);
  app.answer({ profiles: { byId: fail } });
  answer.reject(serverFault());
  await expect.element(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible();
  const [box, button, title] = ['.error-box', '.error-box .btn', '.error-box h2'].map((css) => boxOf(css));
  expect(button?.right).toBeLessThan(box?.right ?? 0);
  const lineHeight = Number.parseFloat(getComputedStyle(document.querySelector('.error-box h2') ?? document.body).lineHeight);
  expect(Math.round((title?.height ?? 0) / lineHeight)).toBeLessThanOrEqual(3);
});

test('R799 what somebody says of themselves in letters that run to the left begins below the picture, as all else does', async () => {
  const profile = newProfile('stella', { displayName: 'Stella Grande', bio: 'أحب التماسيح' });
  await openApp('/profile/stella', { answers: { ...answers, profiles: { byId: () => profile } } });
  await expect.element(page.getByText('أحب التماسيح')).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(page.getByText('أحب التماسيح').element());
  expect(words.getBoundingClientRect().left).toBeCloseTo(boxOf('main header .avatar').left, 0);
});

test('R802 a follow that is refused says why, as where there is no room for more', async () => {
  const full = 'You follow 2000 people, which is the most there can be. Leave one first.';
  const toggleFollow = () => {
    throw refusal('quota_used_up', full, 409);
  };
  await openApp('/profile/stella', { as: ADA, answers: { ...answers, creators: { toggleFollow } } });
  await follow('Follow').click();
  await seeToast('Failed to update follow status', full);
  await expect.element(follow('Follow')).toBeVisible();
});

test('R1335 the numbers of a profile stand apart on a phone, also where no text is smaller than 24 px', async () => {
  const style = document.createElement('style');
  style.textContent = 'dt, dd { font-size: 24px !important; }';
  document.head.append(style);
  onTestFinished(() => {
    style.remove();
    return page.viewport(1280, 860);
  });
  await page.viewport(360, 780);
  await openApp('/profile/stella', { answers });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const labels = [...document.querySelectorAll('main header dt')].filter((label) => label.checkVisibility());
  expect(labels).toHaveLength(3);
  expect(labels.filter((label) => label.scrollWidth > label.clientWidth)).toEqual([]);
});

test("R680 a long word of somebody's name parts with a hyphen, which is in nothing that is read aloud, copied or found", async () => {
  onTestFinished(() => page.viewport(1280, 860));
  await page.viewport(320, 780);
  const displayName = 'Bombardirococcolino';
  await openApp('/profile/stella', { answers: { ...answers, profiles: { byId: () => ({ ...STELLA, displayName }) } } });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent(displayName);
  expect(heading.element().querySelectorAll('.soft-hyphen').length).toBeGreaterThan(1);
});

test.each([
  { word: 'Sommergibuccio', width: 360, lines: 1 },
  { word: 'Bombardirococcodrillosupercappuccinatore', width: 320, lines: 2 },
])(
  'R1374 at $width px "$word" goes to the next line as a whole where that holds it, and else parts',
  async ({ word, width, lines }) => {
    onTestFinished(() => page.viewport(1280, 860));
    await page.viewport(width, 780);
    const displayName = `Nerva ${word} Terzo`;
    await openApp('/profile/stella', { answers: { ...answers, profiles: { byId: () => ({ ...STELLA, displayName }) } } });
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveTextContent(displayName);
    const long = heading.element().querySelector('.long-word');
    expect(long?.textContent).toBe(word);
    const tops = new Set<number>();
    const texts = document.createTreeWalker(long ?? heading.element(), NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { top } of range.getClientRects()) tops.add(Math.round(top));
    }
    expect(Math.min(tops.size, 2)).toBe(lines);
  },
);
