/** What a suspended member reads: at signing in, where the session ends under their hands, and in another tab. */

import type { NewSession } from '@chaos/shared/contract/auth';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { appMessages } from '../../app/messages.ts';
import { profileMessages } from '../../features/profiles/messages.ts';
import { refusal, suspendedRefusal } from '../../testing/answers.ts';
import { newProfile } from '../../testing/new-profile.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { toast } from '../../testing/see-toast.ts';
import { formatEnd } from '../format-suspension-end.ts';
import { authMessages } from '../messages.ts';
import { SESSION_KEY } from '../session-store.ts';

const ADA = newUser('ada');
const TEXTS = authMessages.suspended;
const SUSPENSION = { reason: 'Spam under <b>forty</b> brainrots.', until: new Date(2026, 10, 29, 16, 10) };

const dialog = page.getByRole('dialog', { name: TEXTS.title });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const refuse = (suspension: typeof SUSPENSION | { reason: string; until: null }) => () => {
  throw suspendedRefusal(suspension);
};
const signedOut = () => {
  throw refusal('signed_out', 'Please sign in first.', 401);
};

const newSession = (): NewSession => ({
  device: 'this device',
  ...{ accessToken: 'access', refreshToken: 'refresh', expiresAt: Date.now() / 1_000 + 600, expiresIn: 600 },
  ...{ tokenType: 'bearer', user: ADA },
});

async function signIn(): Promise<void> {
  await field(authMessages.email).fill(ADA.email);
  await field(authMessages.password).fill('tung tung banana');
  await page.getByRole('tabpanel').getByRole('button', { name: authMessages.submit.signin }).click();
}

async function seeReason(end: string): Promise<void> {
  await expect.element(dialog.getByText(TEXTS.until(end), { exact: true })).toBeVisible();
  await expect.element(dialog.getByText(SUSPENSION.reason, { exact: true })).toBeVisible();
}

test('R302 at signing in the reason and the end are read; closed, the form is there again, and when it is over it lets in', async () => {
  const app = await openApp('/auth', { answers: { auth: { signIn: refuse(SUSPENSION) } } });
  await signIn();
  await seeReason('until Nov 29, 2026, 4:10\u202fPM');
  await expect.element(dialog.getByText(TEXTS.afterwards, { exact: false })).toBeVisible();
  expect(toast.query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(dialog.query()).toBeNull();
  app.answer({ auth: { signIn: newSession, session: () => ADA } });
  await page.getByRole('tabpanel').getByRole('button', { name: authMessages.submit.signin }).click();
  await expect.poll(app.href).toBe('/');
});

test('R302 until further notice nothing is promised for afterwards', async () => {
  await openApp('/auth', { answers: { auth: { signIn: refuse({ ...SUSPENSION, until: null }) } } });
  await signIn();
  await seeReason('until further notice');
  expect(dialog.getByText(TEXTS.afterwards, { exact: false }).query()).toBeNull();
});

test('R301 R302 whose session ends while they look is led to sign in, and reads why over it', async () => {
  const app = await openApp('/profile', {
    as: ADA,
    answers: { profiles: { byId: () => newProfile('ada') } },
  });
  await expect.element(page.getByRole('button', { name: appMessages.signOut })).toBeVisible();
  app.answer({ auth: { refresh: refuse(SUSPENSION) }, characters: { following: signedOut } });
  await page.getByRole('tab', { name: profileMessages.tabs.following }).click();
  await seeReason(formatEnd(SUSPENSION.until));
  await expect.poll(app.href).toMatch(/^\/auth\?redirect=/);
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  await dialog.getByRole('button', { name: TEXTS.close }).click();
  expect(dialog.query()).toBeNull();
});

test('R301 R302 who comes back to a page that was open reads why, and is signed out', async () => {
  await openApp('/', { as: ADA, answers: { auth: { session: signedOut, refresh: refuse(SUSPENSION) } } });
  await seeReason(formatEnd(SUSPENSION.until));
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test('R302 a second tab, which is signed out by the first, reads why as well', async () => {
  await openApp('/', { as: ADA });
  await expect
    .element(page.getByRole('link', { name: profileMessages.avatarOf('ada') }).or(page.getByText('ada').first()))
    .toBeVisible();
  // What the first tab leaves behind, in this order.
  localStorage.setItem('chaos.suspended', JSON.stringify(SUSPENSION));
  localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  await seeReason(formatEnd(SUSPENSION.until));
});
