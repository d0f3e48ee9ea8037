/** "It was not me": the link of the mail about a new sign-in. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../testing/answers.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { seeToast } from '../../testing/see-toast.ts';
import { authMessages } from '../messages.ts';

const press = () => page.getByRole('button', { name: authMessages.submit.notme, exact: true }).click();
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.each([undefined, newUser('ada')])(
  'R383 R470 a press signs that device out, and the form for a new password is there; both say all that they end',
  async (as) => {
    const app = await openApp('/auth?mode=notme#token=of-the-mail', {
      ...(as && { as }),
      answers: {
        auth: { disownSession: () => ({ resetToken: 'for-a-new-one' }), resetPassword: () => ({ entrance: 'let me in' }) },
      },
    });
    await expect.element(heading(authMessages.titles.notme)).toBeVisible();
    await expect.poll(app.href).toBe('/auth?mode=notme');
    await expect.element(page.getByText(authMessages.hints.notme)).toBeVisible();
    expect(app.asked('auth.disownSession')).toEqual([]);
    await press();
    await seeToast(authMessages.disowned.notme.title);
    expect(app.asked('auth.disownSession')).toEqual([{ token: 'of-the-mail' }]);
    await expect.element(page.getByText(authMessages.hints.newPassword)).toBeVisible();
    await page.getByLabelText(authMessages.newPassword, { exact: true }).fill('a better banana');
    await page.getByRole('button', { name: authMessages.submit.newPassword, exact: true }).click();
    await seeToast(authMessages.passwordSet.title);
    expect(app.asked('auth.resetPassword')).toEqual([{ token: 'for-a-new-one', password: 'a better banana' }]);
  },
);

test('R455 the way back from another address asks for a press too, says what it does, and leads to a new password', async () => {
  const app = await openApp('/auth?mode=undo#token=of-the-mail', {
    as: newUser('ada'),
    answers: {
      auth: { undoEmailChange: () => ({ resetToken: 'for-a-new-one' }), resetPassword: () => ({ entrance: 'let me in' }) },
    },
  });
  await expect.element(heading(authMessages.titles.undo)).toBeVisible();
  await expect.element(page.getByText(authMessages.hints.undo)).toBeVisible();
  expect(app.asked('auth.undoEmailChange')).toEqual([]);
  await page.getByRole('button', { name: authMessages.submit.undo, exact: true }).click();
  await seeToast(authMessages.disowned.undo.title);
  expect(app.asked('auth.undoEmailChange')).toEqual([{ token: 'of-the-mail' }]);
  await expect.element(heading(authMessages.titles.newPassword)).toBeVisible();
});

test('R520 a reload of what a mailed link has opened keeps it, in this tab, until it is left', async () => {
  const answers = {
    auth: { disownSession: () => ({ resetToken: 'for-a-new-one' }), resetPassword: () => ({ entrance: 'let me in' }) },
  };
  const reload = async (token: string) => {
    await expect.poll(() => sessionStorage.getItem('chaos.mailed')).toContain(token);
    const kept = sessionStorage.getItem('chaos.mailed') ?? '';
    const app = await openApp('/creators', { answers });
    // The page of before was left, which a reload does not do.
    await expect.poll(() => sessionStorage.getItem('chaos.mailed')).toBeNull();
    sessionStorage.setItem('chaos.mailed', kept);
    await app.goto('/auth?mode=notme');
    return app;
  };
  await openApp('/auth?mode=notme#token=of-the-mail', { answers });
  await expect.element(heading(authMessages.titles.notme)).toBeVisible();
  const app = await reload('of-the-mail');
  await expect.element(heading(authMessages.titles.notme)).toBeVisible();
  await press();
  await expect.element(heading(authMessages.titles.newPassword)).toBeVisible();
  expect(app.asked('auth.disownSession')).toEqual([{ token: 'of-the-mail' }]);
  const again = await reload('for-a-new-one');
  await expect.element(heading(authMessages.titles.newPassword)).toBeVisible();
  await again.goto('/auth?mode=signin');
  await expect.poll(() => sessionStorage.getItem('chaos.mailed')).toBeNull();
  await again.goto('/auth?mode=notme');
  await expect.element(heading(authMessages.titles.reset)).toBeVisible();
});

test('R519 a mailed link that is opened where its mail was asked for leads on there', async () => {
  const app = await openApp('/auth?mode=reset', { answers: { auth: { requestPasswordReset: () => undefined } } });
  await page.getByLabelText(authMessages.email, { exact: true }).fill('ada@chaos.test');
  await page.getByRole('button', { name: authMessages.submit.reset, exact: true }).click();
  await expect.element(heading(authMessages.resetSentTitle)).toBeVisible();
  await app.goto('/auth?mode=reset#token=of-the-mail');
  await expect.element(heading(authMessages.titles.newPassword)).toBeVisible();
});

test('R383 a link that is used up says so', async () => {
  const sentence = 'This link is too old, or has already been used. Please ask for a new one.';
  const refuse = () => {
    throw refusal('link_invalid', sentence);
  };
  await openApp('/auth?mode=notme#token=used', { answers: { auth: { disownSession: refuse } } });
  await press();
  await seeToast(authMessages.resetFailed, sentence);
});
