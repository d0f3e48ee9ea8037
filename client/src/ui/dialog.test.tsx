import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { shortcutMessages } from '../features/shortcuts/messages.ts';
import { boxOf } from '../testing/boxes.ts';
import { openApp } from '../testing/open-app.tsx';
import { type } from '../testing/press-keys.ts';

test('R656 a page without a scrollbar stays where it is when a dialog opens', async () => {
  await openApp('/creators');
  const before = boxOf('h1');
  const help = page.getByRole('dialog', { name: shortcutMessages.title });
  await expect
    .poll(async () => {
      await type('?');
      return help.elements().length;
    })
    .toBe(1);
  expect(boxOf('h1')).toEqual(before);
  // Where scrollbars lie over the page, none has a place.
  expect(getComputedStyle(document.documentElement).scrollbarGutter).toBe('auto');
});
