import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { shortcutMessages } from '../features/shortcuts/messages.ts';
import { boxOf } from '../testing/boxes.ts';
import { openApp } from '../testing/open-app.tsx';
import { type } from '../testing/press-keys.ts';

const openHelp = () =>
  expect
    .poll(async () => {
      await type('?');
      return page.getByRole('dialog', { name: shortcutMessages.title }).elements().length;
    })
    .toBe(1);

test('R656 a page without a scrollbar stays where it is when a dialog opens', async () => {
  await openApp('/creators');
  const before = boxOf('h1');
  await openHelp();
  expect(boxOf('h1')).toEqual(before);
  // Where scrollbars lie over the page, none has a place.
  expect(getComputedStyle(document.documentElement).scrollbarGutter).toBe('auto');
});

test('R656 behind a dialog the place of a scrollbar is kept', async () => {
  const root = document.documentElement;
  Object.defineProperty(root, 'clientWidth', { configurable: true, get: () => innerWidth - 15 });
  onTestFinished(() => void Reflect.deleteProperty(root, 'clientWidth'));
  await openApp('/creators');
  await openHelp();
  expect(getComputedStyle(root).scrollbarGutter).toBe('stable');
});
