/** The password that is asked for once more: over what was open, which then goes on by itself. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leavingMessages } from '../../features/account/leaving-messages.ts';
import { accountMessages } from '../../features/account/messages.ts';
import { profileMessages } from '../../features/profiles/messages.ts';
import { type Answers, refusal } from '../../testing/answers.ts';
import { newProfile } from '../../testing/new-profile.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { seeToast } from '../../testing/see-toast.ts';
import { toasts } from '../../ui/toast/toast.ts';
import { authMessages } from '../messages.ts';
import { SESSION_KEY } from '../session-store.ts';

const ADA = newUser('ada');
const TEXTS = authMessages.proof;
const PASSWORD = 'tung tung banana';
const WRONG = 'This is not your password.';

const dialog = page.getByRole('dialog', { name: TEXTS.title });
const password = dialog.getByLabelText(authMessages.password, { exact: true });
const goOn = dialog.getByRole('button', { name: TEXTS.submit });
const peace = page.getByRole('switch', { name: profileMessages.peace.label });

/** On the own profile, whose switch takes a proof here. */
async function openProfile(more: Answers = {}, asksCode = false) {
  let isProven = false;
  const answers: Answers = {
    profiles: {
      byId: () => newProfile('ada'),
      setPeace({ isPeaceful }) {
        if (!isProven) throw refusal('proof_required', 'Please type your password again first.', 403);
        return { isPeaceful, takesAgainAt: null };
      },
    },
    account: {
      prove({ password, code }) {
        if (password !== PASSWORD) throw refusal('wrong_credentials', WRONG, 401);
        if (asksCode && code === undefined) throw refusal('code_required', 'Please type the code that your app shows now.', 401);
        isProven = true;
        return { until: new Date(Date.now() + 600_000) };
      },
    },
    ...more,
  };
  return openApp('/profile', { as: ADA, answers, stored: { 'chaos.devices': ['this device'] } });
}

test('R379 a call that takes a proof asks for the password, says what is wrong with it, and is then sent again by itself', async () => {
  const app = await openProfile();
  await peace.click();
  await expect.element(password).toHaveFocus();
  await password.fill('a wrong banana');
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveAccessibleDescription(WRONG);
  await expect.element(password).toHaveValue('a wrong banana');
  await password.fill(PASSWORD);
  await goOn.click();
  await seeToast(profileMessages.peace.begun.title);
  expect(dialog.query()).toBeNull();
  expect(app.asked('account.prove').at(-1)).toEqual({ password: PASSWORD, devices: ['this device'] });
  expect(app.asked('profiles.setPeace')).toEqual([{ isPeaceful: true }, { isPeaceful: true }]);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => dialog.getByRole('button', { name: TEXTS.cancel }).click()],
])('R379 whoever closes it by %s has done nothing, is told of no failure, and keeps what was typed', async (_way, close) => {
  const askFirst = () => {
    throw refusal('proof_required', 'Please type your password again first.', 403);
  };
  const app = await openApp('/settings', {
    as: ADA,
    answers: {
      account: { changeUsername: askFirst, exports: () => [], export: askFirst },
      profiles: { byId: () => newProfile('ada') },
    },
  });
  const username = page.getByLabelText(authMessages.username, { exact: true });
  const submit = page.getByRole('button', { name: accountMessages.profile.usernameSubmit });
  await username.fill('countess');
  await submit.click();
  await expect.element(dialog).toBeVisible();
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(submit).toHaveAttribute('aria-disabled', 'false');
  await expect.element(username).toHaveValue('countess');
  const ask = page.getByRole('button', { name: leavingMessages.takeAlong.ask });
  await ask.click();
  await expect.element(dialog).toBeVisible();
  await close();
  await expect.element(ask).toHaveFocus();
  await expect.element(ask).toHaveAttribute('aria-disabled', 'false');
  expect(toasts.get()).toBeNull();
  expect(page.getByText('Please type your password again first.').query()).toBeNull();
  expect([...app.asked('account.changeUsername'), ...app.asked('account.export')]).toHaveLength(2);
});

test('R379 a proof that does not count is no second question', async () => {
  const app = await openProfile({ account: { prove: () => ({ until: new Date() }) } });
  await peace.click();
  await password.fill(PASSWORD);
  await goOn.click();
  await seeToast(profileMessages.peace.failed);
  expect(dialog.query()).toBeNull();
  expect(app.asked('profiles.setPeace')).toHaveLength(2);
});

test('R379 whoever is signed out by another tab has nothing to prove any more', async () => {
  await openProfile();
  await peace.click();
  await expect.element(dialog).toBeVisible();
  localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  await expect.poll(() => dialog.query()).toBeNull();
});

test('R494 where codes are on the password is not all: the dialog asks for one beside it', async () => {
  const app = await openProfile({}, true);
  await peace.click();
  await password.fill(PASSWORD);
  await userEvent.keyboard('{Enter}');
  const code = dialog.getByLabelText(authMessages.code, { exact: true });
  await expect.element(code).toHaveFocus();
  await code.fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  const shown = { password: PASSWORD, devices: ['this device'] };
  expect(app.asked('account.prove')).toEqual([shown, { ...shown, code: '123456' }]);
});
