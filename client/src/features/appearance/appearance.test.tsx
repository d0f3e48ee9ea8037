/** How the product looks, moves, sounds and writes dates: chosen in the settings, for this browser. */
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import type { Answers } from '../../testing/answers.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { accountMessages } from '../account/messages.ts';
import { soundMessages } from '../sound/messages.ts';
import { appearanceMessages } from './messages.ts';
import { followMotion, isStill } from './motion.ts';

const ADA = newUser('ada');
const TEXTS = appearanceMessages;
const choice = (legend: string, name: string | RegExp) => page.getByRole('group', { name: legend }).getByRole('radio', { name });

async function setMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

function openSettings(answers: Answers = {}) {
  return openApp('/settings', { as: ADA, answers });
}

test('R380 the theme is chosen for this browser', async () => {
  await openSettings();
  const before = document.documentElement.dataset.theme;
  await choice(TEXTS.theme, TEXTS.themes.light).click();
  expect(document.documentElement.dataset.theme).toBe('light');
  await choice(TEXTS.theme, TEXTS.themes.dark).click();
  expect(document.documentElement.dataset.theme).toBe('dark');
  await choice(TEXTS.theme, TEXTS.themes.system).click();
  expect(localStorage.getItem('chaos.theme')).toBeNull();
  expect([before, 'light', 'dark']).toContain(document.documentElement.dataset.theme);
});

test('R497 less motion is chosen for this browser, whatever the system has, and counts at once', async () => {
  await setMotion('no-preference');
  onTestFinished(() => setMotion('reduce'));
  await openSettings();
  const button = page.getByRole('button', { name: accountMessages.signIn.passwordSubmit }).element();
  const lasts = () => getComputedStyle(button).transitionDuration;
  expect(isStill()).toBe(false);
  const before = lasts();
  await choice(TEXTS.motion, TEXTS.motions.less).click();
  expect([isStill(), lasts(), localStorage.getItem('chaos.motion')]).toEqual([true, '0s', 'less']);
  await choice(TEXTS.motion, TEXTS.motions.system).click();
  expect([isStill(), lasts(), localStorage.getItem('chaos.motion')]).toEqual([false, before, null]);
});

test('R497 what another tab has chosen of motion counts in this one at once', async () => {
  await setMotion('no-preference');
  onTestFinished(() => setMotion('reduce'));
  followMotion();
  await openSettings();
  const elsewhere = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'chaos.motion', newValue }));
  elsewhere('less');
  await expect.element(choice(TEXTS.motion, TEXTS.motions.less)).toBeChecked();
  expect(isStill()).toBe(true);
  elsewhere(null);
  await expect.element(choice(TEXTS.motion, TEXTS.motions.system)).toBeChecked();
  expect(isStill()).toBe(false);
});

test('R497 dates are written in English or in the language of the browser, at once and in the next screens', async () => {
  Object.defineProperty(navigator, 'language', { value: 'de-DE', configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'language'));
  const createdAt = new Date(2026, 0, 2, 16, 10);
  const here = { id: 'a', device: 'Firefox', network: null, createdAt, lastUsedAt: createdAt, isThis: true };
  await openSettings({ account: { sessions: () => ({ items: [here] }) } });
  const since = () => page.getByText(/since/).element().textContent;
  await expect.poll(since).toContain('Jan 2, 4:10');
  await choice(TEXTS.dates, 'In your browser’s language: 21. Nov., 16:10').click();
  await expect.poll(since).toContain('2. Jan., 16:10');
  await choice(TEXTS.dates, /^In English: Nov 21, 4:10/).click();
  await expect.poll(since).toContain('Jan 2, 4:10');
});

test('R497 a browser whose language is none that dates know has them all the same', async () => {
  Object.defineProperty(navigator, 'language', { value: 'en-US@posix', configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'language'));
  await openSettings();
  await expect.element(choice(TEXTS.dates, /^In your browser’s language: .*21/)).toBeVisible();
});

test('R497 sounds are switched in the settings too', async () => {
  await openSettings();
  const sounds = page.getByRole('switch', { name: new RegExp(`^${soundMessages.label}`) });
  await expect.element(sounds).toHaveAttribute('aria-checked', 'false');
  await sounds.click();
  await expect.element(sounds).toHaveAttribute('aria-checked', 'true');
  await sounds.click();
});
