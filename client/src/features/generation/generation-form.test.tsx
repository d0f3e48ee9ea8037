/** The form: what can be typed, what is sent, and what the button says meanwhile. */

import { WISH_FIELD_MAX, WISH_FIELDS } from '@chaos/shared/contract/characters';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { home, newWish } from '../../testing/new-wish.ts';
import { openApp } from '../../testing/open-app.tsx';
import { generationMessages } from './messages.ts';
import { LOADING_PHRASES } from './phrases.ts';

afterEach(() => void vi.useRealTimers());

const GENERATE = 'characters.generate';
const BLANK = { mainTheme: null, bodyInfluence: null, characteristicInfluence: null, style: null, hiddenMessage: null };

test('R31 R32 R35 five fields, none of them needed: a blank wish is all null, and a secret', async () => {
  const app = await openApp('/', { answers: newWish().answers });
  await expect.element(home.form.getByRole('textbox')).toHaveLength(5);
  for (const field of WISH_FIELDS) {
    await expect.element(home.field(field)).toHaveValue('');
    await expect.element(home.field(field)).not.toBeRequired();
  }
  expect(page.getByText('Saved to gallery').query()).toBeNull();
  await home.button.click();
  await expect.element(home.waiting).toBeVisible();
  expect(page.getByText('Saved to gallery').query()).toBeNull();
  const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/);
  await expect.poll(() => app.asked(GENERATE)).toEqual([{ ...BLANK, makeMessageSecret: true, requestId }]);
});

test('R33 R34 the secret checkbox appears, checked, with a message that is not blank', async () => {
  await openApp('/');
  const message = home.field('hiddenMessage');
  await message.fill('   ');
  expect(home.secret.query()).toBeNull();
  await message.fill('  a ');
  await expect.element(home.secret).toBeChecked();
  await home.secret.click();
  await expect.element(home.secret).not.toBeChecked();
  await message.fill('');
  await expect.element(home.secret).not.toBeInTheDocument();
  await message.fill('b');
  await expect.element(home.secret).toBeChecked();
});

test('R35 the wish is sent trimmed, null where blank, and says whether the message is secret', async () => {
  const app = await openApp('/', { answers: newWish().answers });
  await home.field('mainTheme').fill('  sleepy crocodile ');
  await home.field('bodyInfluence').fill('   ');
  await home.field('style').fill('vaporwave');
  await home.field('hiddenMessage').fill(' read me ');
  await home.secret.click();
  await home.button.click();
  await expect.element(home.waiting).toBeVisible();
  const texts = { ...BLANK, mainTheme: 'sleepy crocodile', style: 'vaporwave', hiddenMessage: 'read me' };
  await expect.poll(() => app.asked(GENERATE)).toMatchObject([{ ...texts, makeMessageSecret: false }]);
});

test('R31 a text that is too long is said at its field, which the press leads to instead of sending it', async () => {
  const app = await openApp('/');
  const style = home.field('style');
  await style.fill('x'.repeat(WISH_FIELD_MAX - 50));
  await expect.element(style).toHaveAccessibleDescription(generationMessages.form.count(150, WISH_FIELD_MAX));
  await style.fill('x'.repeat(WISH_FIELD_MAX + 1));
  await expect.element(style).toHaveAccessibleDescription(generationMessages.form.tooLong('Style', 201, WISH_FIELD_MAX));
  await home.button.click();
  await expect.element(style).toHaveFocus();
  expect(app.asked(GENERATE)).toEqual([]);
});

test('R36 the button is off from press to result, and presses in the same moment send one request', async () => {
  const wish = newWish();
  const app = await openApp('/', { answers: wish.answers });
  await expect.element(home.button).toBeEnabled();
  const button = home.button.element() as HTMLButtonElement;
  button.click();
  button.click();
  button.form?.requestSubmit();
  await expect.element(home.progress).toBeVisible();
  expect(button.disabled).toBe(true);
  button.click();
  button.form?.requestSubmit();
  wish.finish();
  await expect.element(home.again).toBeVisible();
  await expect.element(home.button).toBeEnabled();
  expect(app.asked(GENERATE)).toHaveLength(1);
});

test('R37 a new phrase of about fifty every 2.4 seconds', async () => {
  expect(LOADING_PHRASES.length).toBeGreaterThanOrEqual(45);
  expect(new Set(LOADING_PHRASES).size).toBe(LOADING_PHRASES.length);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openApp('/', { answers: newWish().answers });
  await home.button.click();
  const phrase = () => document.querySelector('[data-phrase]')?.textContent ?? '';
  await expect.poll(() => LOADING_PHRASES.includes(phrase())).toBe(true);
  const seen = [phrase()];
  for (let round = 0; round < 4; round++) {
    vi.advanceTimersByTime(2_399);
    expect(phrase()).toBe(seen.at(-1));
    vi.advanceTimersByTime(1);
    await expect.poll(phrase).not.toBe(seen.at(-1));
    seen.push(phrase());
  }
  expect(new Set(seen).size).toBe(5);
  expect(LOADING_PHRASES).toEqual(expect.arrayContaining(seen));
});
