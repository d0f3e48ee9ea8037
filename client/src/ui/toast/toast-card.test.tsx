import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '../../testing/boxes.ts';
import { openApp } from '../../testing/open-app.tsx';
import { toast } from '../../testing/see-toast.ts';
import { showToast } from './toast.ts';

test('R654 on a phone a toast has its width for words, and what can be done stands below them', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 860));
  await openApp('/');
  const action = { label: 'Sign in', run: () => undefined };
  showToast(
    { title: 'Sign in required', description: 'Sign in to keep brainrots in collections of your own.', action },
    'destructive',
  );
  await expect.element(toast.getByRole('button', { name: action.label })).toBeVisible();
  const [words, button] = [boxOf('[data-toast] p'), boxOf('.toast-action')];
  expect(words.width).toBeGreaterThan(200);
  expect(button.top).toBeGreaterThan(words.bottom);
});

test('R686 beside large text on a phone a toast keeps its words whole, and clear of the button that closes it', async () => {
  await page.viewport(360, 740);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(async () => {
    document.documentElement.removeAttribute('style');
    await page.viewport(1280, 860);
  });
  await openApp('/');
  showToast({ title: 'Connection error' }, 'destructive');
  await expect.element(toast.getByText('Connection error')).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(toast.getByText('Connection error').element());
  const words = range.getBoundingClientRect();
  expect(words.right).toBeLessThanOrEqual(boxOf('[data-toast] button').left);
  expect(document.querySelector<HTMLElement>('[data-toast] button')?.offsetWidth).toBeGreaterThanOrEqual(44);
  const line = Number.parseFloat(getComputedStyle(document.querySelector('[data-toast] p') ?? document.body).lineHeight);
  expect(Math.round(words.height / line)).toBe(2);
});
