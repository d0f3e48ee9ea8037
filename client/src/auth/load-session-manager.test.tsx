/** How a page reads, renews and loses its session. Its clock is moved on by hand; two tabs are a test of the started product. */

import type { Session } from '@chaos/shared/contract/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { appMessages } from '../app/messages.ts';
import { accountMessages } from '../features/account/messages.ts';
import { profileMessages } from '../features/profiles/messages.ts';
import { type Answers, lostConnection, refusal } from '../testing/answers.ts';
import { newProfile } from '../testing/new-profile.ts';
import { newUser, openApp } from '../testing/open-app.tsx';
import { seeToast, toast } from '../testing/see-toast.ts';
import { watchForTexts } from '../testing/watch-for-texts.ts';
import { authMessages } from './messages.ts';
import { SESSION_KEY } from './session-store.ts';

const ADA = newUser('ada');
const MINUTE_MS = 60_000;
const CHECK_MS = 30_000;
const TEXTS = profileMessages;

// Answers and screens take the real time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const signOut = page.getByRole('button', { name: appMessages.signOut });
const readToken = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}').accessToken ?? null;

const putOutNote = page.getByText(authMessages.putOut.description, { exact: true });

const refuse = () => {
  throw refusal('signed_out', 'Please sign in first.', 401);
};

let renewals = 0;
const newSession = (): Session => {
  renewals += 1;
  const [accessToken, refreshToken] = [`renewed ${renewals}`, `next ${renewals}`];
  return { accessToken, refreshToken, expiresAt: Date.now() / 1_000 + 600, expiresIn: 600, tokenType: 'bearer', user: ADA };
};

/** On the own profile with a session of ten minutes. */
async function openProfile(auth: Answers['auth'] = {}) {
  const stored = { ...newSession(), clockAhead: 0 };
  const app = await openApp('/profile', {
    stored: { [SESSION_KEY]: stored },
    answers: { profiles: { byId: () => newProfile('ada') }, auth: { session: () => ADA, refresh: newSession, ...auth } },
  });
  return { ...app, before: stored.accessToken };
}

/** What the page does in that time, by its own clock. */
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('R16 while the session is being read a guarded page neither leads away nor shows what visitors see', async () => {
  const seen = watchForTexts([appMessages.badge.join, authMessages.titles.signin]);
  const answer = Promise.withResolvers<typeof ADA>();
  const asked = Promise.withResolvers<void>();
  const opening = openProfile({
    session: () => {
      asked.resolve();
      return answer.promise;
    },
  });
  await asked.promise;
  expect(page.getByRole('tablist').query()).toBeNull();
  answer.resolve(ADA);
  const app = await opening;
  await expect.element(page.getByRole('tab', { name: TEXTS.tabs.mine })).toBeVisible();
  expect(seen()).toEqual([]);
  expect(app.href()).toBe('/profile');
});

test('R16 a session that is not answered for is believed after a moment', async () => {
  await openProfile({ session: () => new Promise(() => {}) });
  await expect.element(page.getByText('@ada', { exact: true }).first()).toBeVisible();
});

test('R17 the check of every 30 seconds renews a session before it ends, once, and no earlier', async () => {
  const { before, asked, href } = await openProfile();
  await expect.element(signOut).toBeVisible();
  await wait(7.5 * MINUTE_MS);
  expect(asked('auth.refresh')).toEqual([]);
  expect(readToken()).toBe(before);
  await wait(MINUTE_MS);
  await expect.poll(readToken).not.toBe(before);
  await wait(5 * CHECK_MS);
  expect(asked('auth.refresh')).toHaveLength(1);
  await expect.element(signOut).toBeVisible();
  expect(href()).toBe('/profile');
});

test('R17 a call after the end of the session renews it first, and is answered', async () => {
  const { before, answer } = await openProfile();
  await expect.element(page.getByText(TEXTS.empty.mine.text)).toBeVisible();
  const order: string[] = [];
  answer({
    auth: {
      refresh: () => {
        order.push('refresh');
        return newSession();
      },
    },
    characters: {
      following: () => {
        order.push('following');
        return { items: [], nextCursor: null, totalCount: 0 };
      },
    },
  });
  // A notebook that was closed: no check has run.
  vi.setSystemTime(Date.now() + 11 * MINUTE_MS);
  await page.getByRole('tab', { name: TEXTS.tabs.following }).click();
  await expect.element(page.getByText(TEXTS.empty.following.text)).toBeVisible();
  expect(order).toEqual(['refresh', 'following']);
  expect(readToken()).not.toBe(before);
});

test('R17 a connection that is lost while renewing signs nobody out, and the next check tries again', async () => {
  const { before, asked, answer, href } = await openProfile({
    refresh: () => {
      throw lostConnection();
    },
  });
  await expect.element(signOut).toBeVisible();
  await wait(9 * MINUTE_MS);
  await expect.poll(() => asked('auth.refresh').length).toBeGreaterThan(0);
  expect(readToken()).toBe(before);
  await expect.element(signOut).toBeVisible();
  answer({ auth: { refresh: newSession } });
  await wait(CHECK_MS);
  await expect.poll(readToken).not.toBe(before);
  expect(href()).toBe('/profile');
});

test('R17 R30 R509 a renewal that is refused ends as signed out, and says so', async () => {
  const { href } = await openProfile({
    refresh: () => {
      throw refusal('signed_out', 'Your session has ended. Please sign in again.', 401);
    },
  });
  await expect.element(signOut).toBeVisible();
  await wait(9 * MINUTE_MS);
  await expect.poll(href).toBe('/auth?redirect=%2Fprofile');
  await expect.element(putOutNote).toBeVisible();
  expect(toast.query()).toBeNull();
  await expect.element(page.getByRole('link', { name: appMessages.badge.join, exact: false })).toBeVisible();
  expect(readToken()).toBeNull();
});

test('R509 whose session another device has ended is told so by the next call that is refused', async () => {
  const { answer, href } = await openProfile();
  await expect.element(signOut).toBeVisible();
  answer({ auth: { refresh: refuse }, characters: { following: refuse } });
  await page.getByRole('tab', { name: TEXTS.tabs.following }).click();
  await expect.poll(href).toMatch(/^\/auth\?redirect=/);
  await expect.element(putOutNote).toBeVisible();
  expect(toast.query()).toBeNull();
  expect(readToken()).toBeNull();
});

test('R1474 why one was signed out stands there until somebody has signed in, also after a reload', async () => {
  const app = await openProfile({ refresh: refuse });
  await app.goto('/creators');
  await wait(9 * MINUTE_MS);
  await seeToast(authMessages.putOut.title, authMessages.putOut.description);
  await toast.getByRole('button', { name: authMessages.tabs.signin, exact: true }).click();
  await expect.poll(app.href).toBe('/auth?redirect=%2Fcreators');
  await expect.element(putOutNote).toBeVisible();
  expect(localStorage.getItem('chaos.put-out')).toBe('true');
  await page.getByRole('tab', { name: authMessages.tabs.signup }).click();
  await expect.element(putOutNote).toBeVisible();
  app.signInElsewhere(ADA);
  await expect.poll(app.href).toBe('/creators');
  expect(localStorage.getItem('chaos.put-out')).toBeNull();
  expect(toast.query()).toBeNull();
});

test('R1474 each tab tells so that is left open on a page for everybody, and no more once somebody has signed in', async () => {
  const app = await openProfile();
  await app.goto('/creators');
  await expect.element(signOut).toBeVisible();
  localStorage.setItem('chaos.put-out', 'true');
  localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  await seeToast(authMessages.putOut.title, authMessages.putOut.description);
  app.signInElsewhere(ADA);
  await expect.element(toast).not.toBeInTheDocument();
});

test('R1474 also a tab that finds the session ended before it hears of the other one', async () => {
  const app = await openProfile({ refresh: refuse });
  await app.goto('/creators');
  await expect.element(signOut).toBeVisible();
  localStorage.setItem('chaos.put-out', 'true');
  localStorage.removeItem(SESSION_KEY);
  await wait(9 * MINUTE_MS);
  await seeToast(authMessages.putOut.title, authMessages.putOut.description);
});

test('R509 whoever signs out while a renewal is under way is not told that another device did it', async () => {
  const asked = Promise.withResolvers<void>();
  const refresh = Promise.withResolvers<Session>();
  const seen = watchForTexts([authMessages.putOut.title]);
  const { href, goto } = await openProfile({
    refresh: () => {
      asked.resolve();
      return refresh.promise;
    },
    signOut: () => undefined,
  });
  await expect.element(signOut).toBeVisible();
  await wait(9 * MINUTE_MS);
  await asked.promise;
  await signOut.click();
  await expect.poll(readToken).toBeNull();
  refresh.reject(refusal('signed_out', 'Your session has ended. Please sign in again.', 401));
  await goto('/creators');
  await expect.poll(href).toBe('/creators');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(seen()).toEqual([]);
});

test('R517 what somebody saves while their session is renewed is not saved for somebody else, who has signed in meanwhile', async () => {
  const renewal = Promise.withResolvers<Session>();
  const app = await openProfile({
    refresh: () => renewal.promise,
    session: () => ADA,
  });
  app.answer({
    profiles: { byId: ({ id }) => newProfile(id), update: (texts) => texts },
    notifications: {
      settings: () => ({ topics: { comments: true, followers: true, likes: true, battles: true, offers: true, secrets: true } }),
    },
  });
  await app.goto('/settings');
  const name = page.getByLabelText(accountMessages.profile.displayName, { exact: true });
  await name.fill('Ada, Countess');
  vi.setSystemTime(Date.now() + 11 * MINUTE_MS);
  await page.getByRole('button', { name: accountMessages.profile.submit, exact: true }).click();
  await expect.poll(() => app.asked('auth.refresh')).toHaveLength(1);
  app.signInElsewhere(newUser('bert'));
  await expect.element(name).toHaveValue('bert');
  renewal.resolve(newSession());
  await seeToast(accountMessages.profile.failed, authMessages.notSent);
  expect(app.asked('profiles.update')).toEqual([]);
  // It is there for who has typed it.
  app.signInElsewhere(ADA);
  await expect.element(name).toHaveValue('Ada, Countess');
});
