import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '../../testing/boxes.ts';
import { openApp } from '../../testing/open-app.tsx';
import { closeToast, seeToast, toast } from '../../testing/see-toast.ts';
import { ACTION_MS, showToast } from './toast.ts';

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

test('R1474 what has to be read stands until it is closed', async () => {
  await openApp('/');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  showToast({ title: 'For a moment' });
  await seeToast('For a moment');
  // Its time begins a moment after it is seen.
  await expect
    .poll(() => {
      vi.advanceTimersByTime(ACTION_MS);
      return toast.query();
    })
    .toBeNull();
  showToast({ title: 'Until it was read', stays: true });
  await seeToast('Until it was read');
  vi.advanceTimersByTime(100 * ACTION_MS);
  await seeToast('Until it was read');
  await closeToast();
});
