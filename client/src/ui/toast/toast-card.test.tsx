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
