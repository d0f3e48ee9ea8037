/** The form: what can be typed, what is sent, and what the button says meanwhile. */

import { WISH_FIELD_MAX, WISH_FIELDS } from '@chaos/shared/contract/characters';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { appMessages } from '../../app/messages.ts';
import type { Answers } from '../../testing/answers.ts';
import { home, type NewWish, newWish } from '../../testing/new-wish.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { signOutElsewhere, storeElsewhere } from '../../testing/other-tab.ts';
import { LOADING_PHRASES } from './loading-phrases.ts';
import { generationMessages } from './messages.ts';

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
  const first = phrase();
  // Its clock begins a moment after it is seen: from the second phrase on every millisecond counts.
  await expect
    .poll(() => {
      vi.advanceTimersByTime(100);
      return phrase();
    })
    .not.toBe(first);
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

const ADA = newUser('ada');
const BERT = newUser('bert');
const signOut = page.getByRole('button', { name: appMessages.signOut });

test('R518 what a visitor has typed goes on when they sign in, and is not there for whoever comes after them', async () => {
  const app = await openApp('/');
  const [theme, message] = [home.field('mainTheme'), home.field('hiddenMessage')];
  await theme.fill('frog');
  await message.fill('I love Cyd');
  app.signInElsewhere(ADA);
  await expect.element(signOut).toBeVisible();
  await expect.element(theme).toHaveValue('frog');
  await expect.element(message).toHaveValue('I love Cyd');
  app.signInElsewhere(BERT);
  await expect.element(theme).toHaveValue('');
  await expect.element(message).not.toHaveValue('I love Cyd');
});

test('R518 what a visitor has asked for is theirs who signs in while it is made, and not of whoever comes after them', async () => {
  const app = await openApp('/', { answers: withoutOthers(newWish()) });
  await home.field('hiddenMessage').fill('I love Cyd');
  await home.button.click();
  await expect.element(home.waiting).toBeVisible();
  app.signInElsewhere(ADA);
  await expect.element(signOut).toBeVisible();
  await expect.element(home.waiting).toBeVisible();
  app.signInElsewhere(BERT);
  await expect.poll(() => localStorage.getItem('chaos.generation')).toBeNull();
  await expect.element(home.button).toBeEnabled();
});

test('R518 what a member has typed is there for them alone, and comes back with them; signing out by hand forgets it', async () => {
  const app = await openApp('/', { as: ADA, answers: { auth: { signOut: () => undefined } } });
  const theme = home.field('mainTheme');
  await theme.fill('frog');
  signOutElsewhere();
  await expect.element(theme).toHaveValue('');
  app.signInElsewhere(ADA);
  await expect.element(theme).toHaveValue('frog');
  await signOut.click();
  await expect.element(theme).toHaveValue('');
  expect(sessionStorage.getItem('chaos.wish') ?? '').not.toContain('frog');
  app.signInElsewhere(ADA);
  await expect.element(signOut).toBeVisible();
  await expect.element(theme).toHaveValue('');
});

test('R1549 signing out by hand in one tab forgets what was typed in the others', async () => {
  const app = await openApp('/', { as: ADA });
  const theme = home.field('mainTheme');
  await theme.fill('frog');
  expect(sessionStorage.getItem('chaos.wish')).toContain('frog');
  storeElsewhere('chaos.signed-out', ADA.id);
  signOutElsewhere();
  await expect.poll(() => sessionStorage.getItem('chaos.wish') ?? '').not.toContain('frog');
  app.signInElsewhere(ADA);
  await expect.element(signOut).toBeVisible();
  await expect.element(theme).toHaveValue('');
});

test('R1549 a tab that slept meanwhile forgets it as soon as somebody is signed in there', async () => {
  sessionStorage.setItem('chaos.offer', JSON.stringify({ message: 'between us', ownerId: ADA.id }));
  await openApp('/', { as: newUser('bert'), stored: { 'chaos.signed-out': ADA.id } });
  await expect.poll(() => sessionStorage.getItem('chaos.offer')).toBeNull();
});

/** The server names no ticket that another device has asked for. */
const withoutOthers = ({ answers }: NewWish): Answers => ({
  ...answers,
  tickets: { ...answers.tickets, mine: () => ({ items: [] }) },
});

test.each(['waiting', 'done', 'failed'] as const)(
  'R518 what a member has asked for (%s) is not shown to the next one in the same browser, nor kept for them',
  async (phase) => {
    const wish = newWish({ secret: undefined as never });
    const app = await openApp(phase === 'done' ? '/creators' : '/', { as: ADA, answers: withoutOthers(wish) });
    if (phase === 'done') await app.goto('/');
    await home.field('hiddenMessage').fill('I love Cyd');
    await home.button.click();
    await expect.element(home.waiting).toBeVisible();
    await expect.poll(() => localStorage.getItem('chaos.generation')).toContain('I love Cyd');
    if (phase === 'done') {
      await app.goto('/creators');
      wish.finish();
      await expect.element(home.show).toBeVisible();
    }
    if (phase === 'failed') {
      wish.fail('No.');
      await expect.element(home.failure).toBeVisible();
    }
    app.signInElsewhere(BERT);
    await expect.poll(() => localStorage.getItem('chaos.generation')).toBeNull();
    if (phase === 'done') await app.goto('/');
    await expect.element(home.button).toBeEnabled();
    for (const one of [home.waiting, home.failure, home.show]) expect(one.query()).toBeNull();
    expect(localStorage.getItem('chaos.generation')).toBeNull();
  },
);

test('R518 what a member has asked for without an answer is not asked for by the next one', async () => {
  const answer = Promise.withResolvers<never>();
  const wish = newWish();
  const app = await openApp('/', { as: ADA, answers: { characters: { generate: () => answer.promise } } });
  await home.field('hiddenMessage').fill('I love Cyd');
  await home.button.click();
  await expect.poll(() => app.asked(GENERATE)).toHaveLength(1);
  app.signInElsewhere(BERT);
  await expect.element(home.button).toBeEnabled();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  answer.reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(1_500);
  vi.useRealTimers();
  expect(app.asked(GENERATE)).toHaveLength(1);
  expect(home.failure.query()).toBeNull();
  // As a tab that was closed has left it.
  const input = { ...BLANK, hiddenMessage: 'I love Cyd', makeMessageSecret: true, requestId: 'r' };
  const stored = { 'chaos.generation': { requestId: 'r', userId: 'ada', input } };
  for (const as of [BERT, undefined]) {
    const next = await openApp('/', { ...(as && { as }), stored, answers: withoutOthers(wish) });
    await expect.poll(() => localStorage.getItem('chaos.generation')).toBeNull();
    expect(next.asked(GENERATE)).toEqual([]);
  }
});

test('Q19 what one field says below itself moves neither its neighbour nor its words', async () => {
  await openApp('/');
  const top = (field: 'characteristicInfluence' | 'style') => home.field(field).element().getBoundingClientRect().top;
  await expect.element(home.form).toBeVisible();
  const before = top('characteristicInfluence');
  expect(top('style')).toBe(before);
  await home.field('style').fill('x'.repeat(WISH_FIELD_MAX + 1));
  await expect.element(home.field('style')).toHaveAttribute('aria-invalid', 'true');
  expect([top('characteristicInfluence'), top('style')]).toEqual([before, before]);
});

test('Q2 on a desktop at 200 % text the form and the card are below each other', async () => {
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  await openApp('/');
  await expect.element(home.form).toBeVisible();
  document.documentElement.style.fontSize = '200%';
  const [form, stage] = [...document.querySelectorAll('.home-grid > *')].map((one) => one.getBoundingClientRect());
  expect(stage?.top).toBeGreaterThanOrEqual(form?.bottom ?? Number.POSITIVE_INFINITY);
});
