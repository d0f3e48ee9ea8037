/** Signing in and up: what the forms ask for, what they send, and how a refusal is told. */

import type { NewSession } from '@chaos/shared/contract/auth';
import { EMAIL_FAULT } from '@chaos/shared/rules/email-addresses';
import { USERNAME_FAULT } from '@chaos/shared/rules/usernames';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { appMessages } from '../../app/messages.ts';
import { lostConnection, refusal, serverFault } from '../../testing/answers.ts';
import { newProfile } from '../../testing/new-profile.ts';
import { home, newWish } from '../../testing/new-wish.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { closeToast, seeToast, toast } from '../../testing/see-toast.ts';
import { authMessages } from '../messages.ts';

const TEXTS = authMessages;
const ADA = newUser('ada');
const PASSWORD = 'tung tung banana';

const field = (label: string) => page.getByLabelText(label, { exact: true });
const submit = (name: string) => page.getByRole('tabpanel').getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const signedIn = page.getByRole('button', { name: appMessages.signOut });

const newSession = (): NewSession => ({
  device: 'this device',
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresAt: Date.now() / 1_000 + 600,
  expiresIn: 600,
  tokenType: 'bearer',
  user: ADA,
});

const say = (error: unknown) => () => {
  throw error;
};

async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}

test('R2 R84 R85 R86 R87 R88 O7 a way home; what is wrong is told all at once, each at its field, and sends nothing', async () => {
  const app = await openApp('/auth');
  const home = page.getByRole('link', { name: 'Back to Home', exact: true });
  await expect.element(home).toHaveAttribute('href', '/');
  expect(field(TEXTS.username).query()).toBeNull();
  const refuses = async (name: string, faults: Record<string, string>) => {
    await submit(name).click();
    const fields = Object.entries(faults);
    for (const [label, fault] of fields) {
      await expect.element(field(label)).toHaveAccessibleDescription(fault);
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    }
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(fields.length);
    await expect.element(field(fields[0]?.[0] ?? '')).toHaveFocus();
  };
  const [email, password, username] = [TEXTS.email, TEXTS.password, TEXTS.username].map((label) => ({
    [label]: TEXTS.missing(label),
  }));
  await refuses(TEXTS.submit.signin, { ...email, ...password });
  await fill({ [TEXTS.email]: ADA.email });
  await refuses(TEXTS.submit.signin, { ...password });
  await page.getByRole('tab', { name: TEXTS.tabs.signup }).click();
  await expect.element(heading(TEXTS.titles.signup)).toBeVisible();
  await fill({ [TEXTS.email]: '' });
  await fill({ [TEXTS.username]: '   ' });
  await refuses(TEXTS.submit.signup, { ...username, ...email, ...password });
  await fill({ [TEXTS.username]: 'a!', [TEXTS.email]: 'ada', [TEXTS.password]: 'short' });
  await refuses(TEXTS.submit.signup, {
    [TEXTS.username]: USERNAME_FAULT,
    [TEXTS.email]: EMAIL_FAULT,
    [TEXTS.password]: 'Password is too short: at least 8 characters.',
  });
  await fill({ [TEXTS.username]: 'ada', [TEXTS.password]: 'long enough' });
  await refuses(TEXTS.submit.signup, { [TEXTS.email]: EMAIL_FAULT });
  expect(toast.query()).toBeNull();
  for (const name of ['signIn', 'signUp']) expect(app.asked(`auth.${name}`)).toEqual([]);
  await home.click();
  await expect.poll(app.href).toBe('/');
});

test('R513 on a phone the toast covers neither the field that was refused, nor its sentence, nor the button', async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1280, 860));
  const sentence = 'This password is known to many.';
  await openApp('/auth?mode=signup', { answers: { auth: { signUp: say(refusal('weak_password', sentence)) } } });
  await fill({ [TEXTS.username]: 'ada', [TEXTS.email]: ADA.email, [TEXTS.password]: PASSWORD });
  await submit(TEXTS.submit.signup).click();
  await seeToast(TEXTS.signupFailed, sentence);
  await expect.element(field(TEXTS.password)).toHaveAccessibleDescription(sentence);
  const { bottom } = toast.element().getBoundingClientRect();
  const inForm = [
    field(TEXTS.username),
    field(TEXTS.password),
    page.getByRole('tabpanel').getByText(sentence),
    submit(TEXTS.submit.signup),
  ];
  for (const one of inForm) expect(one.element().getBoundingClientRect().top).toBeGreaterThan(bottom);
});

test('R513 nor on a page that is scrolled, whose first refused field is where the toast will stand', async () => {
  await page.viewport(360, 500);
  onTestFinished(() => page.viewport(1280, 860));
  const sentence = 'This username is taken. Please choose another, which nobody has yet.';
  await openApp('/auth?mode=signup', { answers: { auth: { signUp: say(refusal('username_taken', sentence, 409)) } } });
  await fill({ [TEXTS.username]: 'ada', [TEXTS.email]: ADA.email, [TEXTS.password]: PASSWORD });
  const username = field(TEXTS.username).element();
  window.scrollBy(0, username.getBoundingClientRect().top - 30);
  (username as HTMLElement).focus({ preventScroll: true });
  expect(username.getBoundingClientRect().top).toBeLessThan(60);
  username.closest('form')?.requestSubmit();
  await seeToast(TEXTS.signupFailed, sentence);
  await expect.element(field(TEXTS.username)).toHaveAccessibleDescription(sentence);
  const { bottom } = toast.element().getBoundingClientRect();
  expect(username.getBoundingClientRect().top).toBeGreaterThan(bottom);
  expect(username.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
});

test('R91 R93 R89 wrong credentials and what nobody foresaw are told, and stay beside the form; then it works and leads back', async () => {
  const app = await openApp('/auth?redirect=%2Fprofile', { answers: { profiles: { byId: () => newProfile('ada') } } });
  await fill({ [TEXTS.email]: ` ${ADA.email} `, [TEXTS.password]: PASSWORD });
  const wrong = 'E-mail or password is wrong.';
  for (const [error, title, description] of [
    [refusal('wrong_credentials', wrong, 401), 'Login failed', wrong],
    [serverFault(), 'Something went wrong', 'Please try again later.'],
    [lostConnection(), 'Something went wrong', 'Please try again later.'],
  ] as const) {
    app.answer({ auth: { signIn: say(error) } });
    await submit(TEXTS.submit.signin).click();
    await seeToast(title, description);
    await expect.element(page.getByRole('tabpanel').getByText(description, { exact: true })).toBeVisible();
    await closeToast();
  }
  app.answer({ auth: { signIn: newSession, session: () => ADA } });
  await submit(TEXTS.submit.signin).click();
  await seeToast('Welcome back!');
  await expect.poll(app.href).toBe('/profile');
  await expect.element(signedIn).toBeVisible();
  expect(app.asked('auth.signIn')).toEqual(Array(4).fill({ email: ADA.email, password: PASSWORD, devices: [] }));
});

test('R92 R90 a refused account is told, and what was typed stays; a new one is at home', async () => {
  const taken = 'This username is taken. Please choose another.';
  const app = await openApp('/auth?mode=signup', { answers: { auth: { signUp: say(refusal('username_taken', taken, 409)) } } });
  const typed = { [TEXTS.username]: 'ADA', [TEXTS.email]: ADA.email, [TEXTS.password]: PASSWORD };
  await fill(typed);
  await submit(TEXTS.submit.signup).click();
  await seeToast('Signup failed', taken);
  await expect.element(field(TEXTS.username)).toHaveFocus();
  await expect.element(field(TEXTS.username)).toHaveAccessibleDescription(taken);
  expect(page.getByRole('tabpanel').getByText(taken, { exact: true }).elements()).toHaveLength(1);
  for (const [label, value] of Object.entries(typed)) await expect.element(field(label)).toHaveValue(value);
  await closeToast();
  app.answer({ auth: { signUp: () => ({ session: newSession() }), session: () => ADA } });
  await submit(TEXTS.submit.signup).click();
  await seeToast('Account created!', 'Check your email to verify your account!');
  await expect.poll(app.href).toBe('/');
  await expect.element(signedIn).toBeVisible();
});

test('R92 a new account that was opened during a wait is led back to the wait, which on a phone stands below the form', async () => {
  onTestFinished(() => page.viewport(1280, 860));
  await page.viewport(360, 740);
  const app = await openApp('/', {
    answers: { ...newWish().answers, auth: { signUp: () => ({ session: newSession() }), session: () => ADA } },
  });
  await home.button.click();
  await expect.element(home.waiting).toBeVisible();
  await app.goto('/auth?mode=signup');
  await fill({ [TEXTS.username]: 'ada', [TEXTS.email]: ADA.email, [TEXTS.password]: PASSWORD });
  await submit(TEXTS.submit.signup).click();
  await seeToast('Account created!');
  await expect.element(home.waiting).toBeInViewport();
  expect(app.href()).toBe('/#result');
});

test('R1371 at the wait that one is led back to, "Generator" is where one is, and the focus', async () => {
  const app = await openApp('/', {
    answers: { ...newWish().answers, auth: { signUp: () => ({ session: newSession() }), session: () => ADA } },
  });
  await home.button.click();
  await expect.element(home.waiting).toBeVisible();
  await app.goto('/auth?mode=signup');
  await fill({ [TEXTS.username]: 'ada', [TEXTS.email]: ADA.email, [TEXTS.password]: PASSWORD });
  await submit(TEXTS.submit.signup).click();
  await expect.element(home.waiting).toBeVisible();
  await expect.poll(() => document.activeElement?.id).toBe('result');
  const current = [...document.querySelectorAll('nav [aria-current="page"]')].map(({ textContent }) => textContent);
  expect(new Set(current)).toEqual(new Set(['Generator']));
});

test('R667 whoever presses again after an answer that got lost has the account that it opened, and nobody else’s', async () => {
  const taken = say(refusal('username_taken', 'This username is taken. Please choose another.', 409));
  const app = await openApp('/auth?mode=signup', {
    answers: { auth: { signUp: taken, signIn: newSession, session: () => ADA } },
  });
  await fill({ [TEXTS.username]: 'ada', [TEXTS.email]: ADA.email, [TEXTS.password]: PASSWORD });
  await submit(TEXTS.submit.signup).click();
  await seeToast('Signup failed');
  await closeToast();
  app.answer({ auth: { signUp: say(lostConnection()) } });
  await submit(TEXTS.submit.signup).click();
  await seeToast('Something went wrong');
  await closeToast();
  expect(app.asked('auth.signIn')).toEqual([]);
  app.answer({ auth: { signUp: taken } });
  await submit(TEXTS.submit.signup).click();
  await seeToast('Account created!');
  await expect.element(signedIn).toBeVisible();
  expect(app.asked('auth.signIn')).toEqual([{ email: ADA.email, password: PASSWORD, devices: [] }]);
});

test('R92 where the address has to be confirmed first, a new account and a used address are told to look into their mail', async () => {
  const app = await openApp('/auth?mode=signup', { answers: { auth: { signUp: () => ({ session: null }) } } });
  await fill({ [TEXTS.username]: 'ada', [TEXTS.email]: ADA.email, [TEXTS.password]: PASSWORD });
  await submit(TEXTS.submit.signup).click();
  await expect.element(heading(TEXTS.checkTitle)).toHaveFocus();
  await expect.element(page.getByText(TEXTS.checkText(ADA.email), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: TEXTS.backToSignIn }).click();
  await expect.element(heading(TEXTS.titles.signin)).toBeVisible();
  expect(app.href()).toBe('/auth');
  await expect.element(page.getByRole('link', { name: appMessages.badge.join, exact: false })).toBeVisible();
});

test('while the answer is out a second press sends nothing', async () => {
  const answer = Promise.withResolvers<NewSession>();
  const app = await openApp('/auth', { answers: { auth: { signIn: () => answer.promise, session: () => ADA } } });
  await fill({ [TEXTS.email]: ADA.email, [TEXTS.password]: PASSWORD });
  await userEvent.keyboard('{Enter}');
  const button = submit(TEXTS.busy);
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  answer.resolve(newSession());
  await expect.poll(app.href).toBe('/');
  expect(app.asked('auth.signIn')).toHaveLength(1);
});

test('a forgotten password: the address is asked for, then the new one, whose token leaves the address bar at once', async () => {
  const app = await openApp('/auth', { answers: { auth: { requestPasswordReset: () => ({}) as never } } });
  await page.getByRole('button', { name: TEXTS.forgot }).click();
  await expect.element(heading(TEXTS.titles.reset)).toBeVisible();
  await fill({ [TEXTS.email]: ADA.email });
  await page.getByRole('button', { name: TEXTS.submit.reset }).click();
  await expect.element(page.getByText(TEXTS.resetSent, { exact: true })).toBeVisible();
  expect(app.asked('auth.requestPasswordReset')).toEqual([{ email: ADA.email }]);

  const fresh = await openApp('/auth?mode=reset#token=abc', {
    answers: { auth: { resetPassword: say(refusal('weak_password', 'This password is known to many.')) } },
  });
  await expect.poll(fresh.href).toBe('/auth?mode=reset');
  await field(TEXTS.newPassword).fill('a better banana');
  const set = page.getByRole('button', { name: TEXTS.submit.newPassword });
  await set.click();
  await seeToast(TEXTS.resetFailed, 'This password is known to many.');
  await closeToast();
  fresh.answer({ auth: { resetPassword: () => ({ entrance: 'let me in' }), signIn: () => newSession(), session: () => ADA } });
  await set.click();
  await seeToast(TEXTS.passwordSet.title);
  await expect.element(heading(TEXTS.titles.signin)).toBeVisible();
  expect(fresh.asked('auth.resetPassword')).toEqual(Array(2).fill({ token: 'abc', password: 'a better banana' }));
  await fill({ [TEXTS.email]: ADA.email, [TEXTS.password]: 'a better banana' });
  await submit(TEXTS.submit.signin).click();
  await expect.element(signedIn).toBeVisible();
  expect(fresh.asked('auth.signIn')).toMatchObject([{ entrance: 'let me in' }]);
});

test('R1459 whoever opens a spent link for a new password can ask for the next one at once', async () => {
  const ended = 'This link does not work any more.';
  const app = await openApp('/auth?mode=reset#token=abc', {
    answers: {
      auth: { resetPassword: say(refusal('link_invalid', ended)), requestPasswordReset: () => ({}) as never },
    },
  });
  await field(TEXTS.newPassword).fill('a better banana');
  await page.getByRole('button', { name: TEXTS.submit.newPassword }).click();
  await seeToast(TEXTS.resetFailed, ended);
  await expect.element(heading(TEXTS.titles.reset)).toBeVisible();
  await expect.element(field(TEXTS.email)).toHaveFocus();
  await fill({ [TEXTS.email]: ADA.email });
  await page.getByRole('button', { name: TEXTS.submit.reset }).click();
  await expect.element(page.getByText(TEXTS.resetSent, { exact: true })).toBeVisible();
  expect(app.asked('auth.requestPasswordReset')).toEqual([{ email: ADA.email }]);
});

test('R1460 what a form was told goes with it: no failed login stands over the form for a new password', async () => {
  const wrong = 'E-mail or password is wrong.';
  await openApp('/auth', { answers: { auth: { signIn: say(refusal('wrong_credentials', wrong, 401)) } } });
  await fill({ [TEXTS.email]: ADA.email, [TEXTS.password]: PASSWORD });
  await submit(TEXTS.submit.signin).click();
  await seeToast('Login failed', wrong);
  await page.getByRole('button', { name: TEXTS.forgot }).click();
  await expect.element(heading(TEXTS.titles.reset)).toBeVisible();
  await expect.element(toast).not.toBeInTheDocument();
});

test('the link of the confirmation mail asks for the password, which it takes back from nobody; wrong, it says so, and leads to a new one', async () => {
  const wrong = 'This is not the password that the account was opened with.';
  const app = await openApp('/auth?mode=confirm#token=abc', {
    answers: { auth: { confirmEmail: say(refusal('wrong_credentials', wrong, 401)), session: () => ADA } },
  });
  await expect.element(heading(TEXTS.titles.confirm)).toBeVisible();
  await expect.poll(app.href).toBe('/auth?mode=confirm');
  const confirm = page.getByRole('button', { name: TEXTS.submit.confirm, exact: true });
  await confirm.click();
  await expect.element(field(TEXTS.password)).toHaveFocus();
  expect(app.asked('auth.confirmEmail')).toEqual([]);
  await fill({ [TEXTS.password]: PASSWORD });
  await confirm.click();
  await seeToast(TEXTS.confirmFailed, wrong);
  await closeToast();
  await page.getByRole('button', { name: TEXTS.notMine }).click();
  await expect.element(heading(TEXTS.titles.reset)).toBeVisible();

  const fresh = await openApp('/auth?mode=confirm#token=abc', {
    answers: { auth: { confirmEmail: () => ({ session: newSession() }), session: () => ADA } },
  });
  await fill({ [TEXTS.password]: PASSWORD });
  await confirm.click();
  await seeToast(TEXTS.confirmed.title);
  await expect.poll(fresh.href).toBe('/');
  await expect.element(signedIn).toBeVisible();
  expect(fresh.asked('auth.confirmEmail')).toEqual([{ token: 'abc', password: PASSWORD }]);
});

test('what a sign-in gave to this browser is shown at the next ones, the newest first and five at most; so is the token of a mailed link', async () => {
  const answers = { auth: { signIn: () => newSession(), session: () => ADA } };
  const app = await openApp('/auth#token=abc', { answers });
  localStorage.setItem('chaos.devices', JSON.stringify(['a', 'b', 3, 'c', 'd', 'e']));
  await expect.poll(app.href).toBe('/auth');
  await expect.element(page.getByText(TEXTS.hints.entrance, { exact: true })).toBeVisible();
  await fill({ [TEXTS.email]: ADA.email, [TEXTS.password]: PASSWORD });
  await submit(TEXTS.submit.signin).click();
  await expect.poll(app.href).toBe('/');
  const said = { email: ADA.email, password: PASSWORD };
  expect(app.asked('auth.signIn')).toEqual([{ ...said, devices: ['a', 'b', 'c', 'd', 'e'], entrance: 'abc' }]);
  expect(JSON.parse(localStorage.getItem('chaos.devices') ?? '')).toEqual(['this device', 'a', 'b', 'c', 'd']);
});

test('who confirms an address and is not let in is led to the door, where the reason is told', async () => {
  const app = await openApp('/auth?mode=confirm#token=abc', { answers: { auth: { confirmEmail: () => ({ session: null }) } } });
  await fill({ [TEXTS.password]: PASSWORD });
  await page.getByRole('button', { name: TEXTS.submit.confirm, exact: true }).click();
  await seeToast(TEXTS.confirmed.title);
  await expect.element(heading(TEXTS.titles.signin)).toBeVisible();
  await expect.poll(app.href).toBe('/auth');
});

test('R491 an account that asks for a code is asked for it in the same form, which keeps what was typed', async () => {
  const wrong = 'This code is wrong or has expired. Please type the one your app shows now.';
  const app = await openApp('/auth', {
    answers: {
      auth: {
        signIn({ code }) {
          if (code === undefined) throw refusal('code_required', 'Please type the code that your app shows now.', 401);
          if (code !== '123 456') throw refusal('wrong_code', wrong, 401);
          return newSession();
        },
      },
    },
  });
  await fill({ [TEXTS.email]: ADA.email, [TEXTS.password]: PASSWORD });
  expect(field(TEXTS.code).query()).toBeNull();
  await submit(TEXTS.submit.signin).click();
  await expect.element(field(TEXTS.code)).toHaveFocus();
  await expect.element(field(TEXTS.code)).toHaveAccessibleDescription(TEXTS.codeHint);
  expect(toast.elements()).toHaveLength(0);
  await submit(TEXTS.submit.signin).click();
  await expect.element(field(TEXTS.code)).toHaveAccessibleDescription(TEXTS.missing(TEXTS.code));
  await fill({ [TEXTS.code]: '654321' });
  await submit(TEXTS.submit.signin).click();
  await expect.element(field(TEXTS.code)).toHaveAccessibleDescription(wrong);
  await expect.element(field(TEXTS.password)).toHaveValue(PASSWORD);
  // Another account may ask for none.
  await fill({ [TEXTS.email]: 'x@chaos.test' });
  expect(field(TEXTS.code).query()).toBeNull();
  await fill({ [TEXTS.email]: ADA.email });
  await submit(TEXTS.submit.signin).click();
  await expect.element(field(TEXTS.code)).toHaveFocus();
  await fill({ [TEXTS.code]: ' 123 456 ' });
  await userEvent.keyboard('{Enter}');
  await expect.element(signedIn).toBeVisible();
  const shown = { email: ADA.email, password: PASSWORD, devices: [] };
  expect(app.asked('auth.signIn')).toEqual([shown, { ...shown, code: '654321' }, shown, { ...shown, code: '123 456' }]);
});

test('R1472 whoever never had an account in this browser is not greeted as one who comes back', async () => {
  await openApp('/auth');
  await expect.element(heading(TEXTS.titles.signin)).toBeVisible();
  await expect.element(page.getByText(TEXTS.hints.signin, { exact: true })).toBeVisible();
  expect(page.getByText(TEXTS.titles.again).query()).toBeNull();
});

test('R1472 whoever had one is', async () => {
  await openApp('/auth', { stored: { 'chaos.devices': ['a device'] } });
  await expect.element(heading('Back for more?')).toBeVisible();
  await expect.element(page.getByText(TEXTS.hints.again, { exact: true })).toBeVisible();
});

test('R1473 what was typed is kept between signing in, creating an account and the way back in', async () => {
  await openApp('/auth?mode=signup');
  await fill({ [TEXTS.username]: 'ada', [TEXTS.email]: ADA.email, [TEXTS.password]: PASSWORD });
  await page.getByRole('tab', { name: TEXTS.tabs.signin }).click();
  await expect.element(heading(TEXTS.titles.signin)).toBeVisible();
  await expect.element(field(TEXTS.password)).toHaveValue(PASSWORD);
  await fill({ [TEXTS.password]: `${PASSWORD} again` });
  await page.getByRole('button', { name: TEXTS.forgot }).click();
  await page.getByRole('button', { name: TEXTS.backToSignIn }).click();
  await expect.element(field(TEXTS.password)).toHaveValue(`${PASSWORD} again`);
  await page.getByRole('tab', { name: TEXTS.tabs.signup }).click();
  await expect.element(field(TEXTS.username)).toHaveValue('ada');
  await expect.element(field(TEXTS.email)).toHaveValue(ADA.email);
  await expect.element(field(TEXTS.password)).toHaveValue(`${PASSWORD} again`);
  await expect.element(field(TEXTS.password)).toHaveAttribute('type', 'password');
});

test('R1473 a password that was set anew takes the place of what was typed', async () => {
  const app = await openApp('/auth', { answers: { auth: { resetPassword: () => ({ entrance: 'let me in' }) } } });
  await fill({ [TEXTS.password]: 'forgotten' });
  await page.getByRole('button', { name: TEXTS.forgot }).click();
  await app.goto('/auth?mode=reset#token=abc');
  await field(TEXTS.newPassword).fill('a better banana');
  await page.getByRole('button', { name: TEXTS.submit.newPassword }).click();
  await expect.element(heading(TEXTS.titles.signin)).toBeVisible();
  await expect.element(field(TEXTS.password)).toHaveValue('');
});

test('R529 an address goes along between signing in, creating an account and the way back in', async () => {
  const sentence = 'This e-mail address already has an account.';
  await openApp('/auth', { answers: { auth: { signUp: say(refusal('email_taken', sentence, 409)) } } });
  await fill({ [TEXTS.email]: ADA.email });
  await page.getByRole('tab', { name: TEXTS.tabs.signup }).click();
  await expect.element(field(TEXTS.email)).toHaveValue(ADA.email);
  await fill({ [TEXTS.username]: 'ada', [TEXTS.email]: 'ada@elsewhere.test', [TEXTS.password]: PASSWORD });
  const leads = page.getByRole('button', { name: TEXTS.signInInstead });
  expect(leads.query()).toBeNull();
  await submit(TEXTS.submit.signup).click();
  await expect.element(field(TEXTS.email)).toHaveAccessibleDescription(sentence);
  await leads.click();
  await expect.element(heading(TEXTS.titles.signin)).toBeVisible();
  await expect.element(field(TEXTS.email)).toHaveValue('ada@elsewhere.test');
  await page.getByRole('button', { name: TEXTS.forgot }).click();
  await expect.element(heading(TEXTS.titles.reset)).toBeVisible();
  await expect.element(field(TEXTS.email)).toHaveValue('ada@elsewhere.test');
});
