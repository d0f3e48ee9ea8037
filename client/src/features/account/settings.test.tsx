/** The settings: what is typed is kept when it is refused, each fault stands at its field, and nothing else changes. */
import { EMAIL_FAULT } from '@chaos/shared/rules/email-addresses';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authMessages } from '../../auth/messages.ts';
import { formatDate } from '../../lib/format.ts';
import { type Answers, refusal } from '../../testing/answers.ts';
import { newProfile } from '../../testing/new-profile.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { seeToast, toast } from '../../testing/see-toast.ts';
import { leavingMessages } from './leaving-messages.ts';
import { accountMessages } from './messages.ts';

const ADA = newUser('ada');
const TEXTS = accountMessages;
const field = (label: string) => page.getByLabelText(label, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const TOPICS = { comments: true, followers: true, likes: true, battles: true, offers: true, secrets: true };

function openSettings(answers: Answers = {}) {
  return openApp('/settings', { as: ADA, answers: { notifications: { settings: () => ({ topics: TOPICS }) }, ...answers } });
}

test('R380 visitors are led to sign in, and come back', async () => {
  const app = await openApp('/settings');
  await expect.poll(app.href).toBe('/auth?redirect=%2Fsettings');
});

test('R381 a refused new password keeps what was typed, with the fault at its field', async () => {
  const say = (reason: 'wrong_credentials' | 'weak_password', sentence: string) => () => {
    throw refusal(reason, sentence, 400);
  };
  const app = await openSettings({ account: { changePassword: say('wrong_credentials', 'This is not your password.') } });
  const [current, next] = [field(authMessages.currentPassword), field(authMessages.newPassword)];
  await press(TEXTS.signIn.passwordSubmit);
  await expect.element(current).toHaveAccessibleDescription(authMessages.missing(authMessages.currentPassword));
  await expect.element(next).toHaveAccessibleDescription(authMessages.missing(authMessages.newPassword));
  expect(app.asked('account.changePassword')).toEqual([]);
  await current.fill('an old banana ');
  await next.fill('a new banana');
  await userEvent.keyboard('{Enter}');
  await expect.element(current).toHaveAccessibleDescription('This is not your password.');
  await expect.element(current).toHaveFocus();
  app.answer({ account: { changePassword: say('weak_password', 'This is already your password.') } });
  await press(TEXTS.signIn.passwordSubmit);
  await expect.element(next).toHaveAccessibleDescription('This is already your password.');
  await expect.element(current).toHaveValue('an old banana ');
  await expect.element(next).toHaveValue('a new banana');
  app.answer({ account: { changePassword: () => ({ device: 'this device' }) } });
  await press(TEXTS.signIn.passwordSubmit);
  await seeToast(TEXTS.signIn.passwordChanged.title);
  await expect.element(next).toHaveValue('');
  expect(app.asked('account.changePassword').at(-1)).toEqual({
    currentPassword: 'an old banana ',
    newPassword: 'a new banana',
    devices: [],
  });
  expect(localStorage.getItem('chaos.devices')).toBe('["this device"]');
});

test('R457 name and words stand in the form as they are, each fault at its field, and what is saved stays', async () => {
  const said = { displayName: 'Ada, Countess', bio: 'I count.' };
  const app = await openSettings({ profiles: { byId: ({ id }) => newProfile(id, said), update: (texts) => texts } });
  const [name, bio] = [field(TEXTS.profile.displayName), field(TEXTS.profile.bio)];
  await expect.element(name).toHaveValue(said.displayName);
  await expect.element(bio).toHaveValue(said.bio);
  await name.fill(' ');
  await bio.fill('x'.repeat(301));
  await press(TEXTS.profile.submit);
  await expect.element(name).toHaveAccessibleDescription('The name must not be blank.');
  await expect.element(bio).toHaveAccessibleDescription('The text is too long: 301 characters, at most 300.');
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue(' ');
  await expect.element(bio).toHaveValue('x'.repeat(301));
  expect(app.asked('profiles.update')).toEqual([]);
  const sentence = 'This name is kept for those who run the Hall. Please choose another.';
  const refuse = () => {
    throw refusal('invalid_input', sentence, 409);
  };
  app.answer({ profiles: { update: refuse } });
  await name.fill('Hall of Chaos');
  await bio.fill('I run it.');
  await press(TEXTS.profile.submit);
  await seeToast(TEXTS.profile.failed, sentence);
  await expect.element(name).toHaveValue('Hall of Chaos');
  await expect.element(bio).toHaveValue('I run it.');
  app.answer({ profiles: { update: (texts) => texts } });
  await name.fill('Ada');
  await bio.fill('');
  await press(TEXTS.profile.submit);
  await seeToast(TEXTS.profile.done.title);
  expect(app.asked('profiles.update').at(-1)).toEqual({ displayName: 'Ada', bio: '' });
  await expect.element(name).toHaveValue('Ada');
});

test('R504 what was typed about oneself and not saved is there again, and says so', async () => {
  const said = { displayName: 'Ada', bio: 'I count.' };
  const app = await openSettings({ profiles: { byId: ({ id }) => newProfile(id, said), update: (texts) => texts } });
  const bio = field(TEXTS.profile.bio);
  await bio.fill('I count, and I');
  await app.goto('/creators');
  await expect.element(bio).not.toBeInTheDocument();
  await app.goto('/settings');
  await expect.element(bio).toHaveValue('I count, and I');
  await expect.element(bio).toHaveAccessibleDescription(`${TEXTS.unsaved} ${TEXTS.profile.bioHint}`);
  await press(TEXTS.profile.submit);
  await seeToast(TEXTS.profile.done.title);
  await expect.element(bio).toHaveAccessibleDescription(TEXTS.profile.bioHint);
  expect(sessionStorage.getItem('chaos.about')).toBeNull();
});

test('R504 a name that was typed and not saved is there again, and says so', async () => {
  const app = await openSettings({
    profiles: { byId: ({ id }) => newProfile(id, { displayName: 'Ada' }), update: (texts) => texts },
  });
  const name = field(TEXTS.profile.displayName);
  await name.fill('Ada, Countess');
  await app.goto('/creators');
  await expect.element(name).not.toBeInTheDocument();
  await app.goto('/settings');
  await expect.element(name).toHaveValue('Ada, Countess');
  await expect.element(name).toHaveAccessibleDescription(TEXTS.unsaved);
  await press(TEXTS.profile.submit);
  await seeToast(TEXTS.profile.done.title);
  await expect.element(name).not.toHaveAccessibleDescription();
  expect(app.asked('profiles.update')).toEqual([{ displayName: 'Ada, Countess', bio: '' }]);
  expect(sessionStorage.getItem('chaos.name')).toBeNull();
});

test('R504 nothing is said to be unsaved beside what somebody else has saved', async () => {
  const app = await openSettings({ profiles: { byId: ({ id }) => newProfile(id) } });
  const name = field(TEXTS.profile.displayName);
  await name.fill('Ada, Countess');
  await app.goto('/creators');
  app.signInElsewhere(newUser('bert'));
  await app.goto('/settings');
  await expect.element(name).toHaveValue('bert');
  await expect.element(name, { timeout: 3_000 }).not.toHaveAccessibleDescription();
});

test.each([
  ['a username', 'chaos.username', accountMessages.profile.usernameSubmit, () => field(authMessages.username), 'ada_the_first'],
  ['a new address', 'chaos.email', accountMessages.signIn.emailSubmit, () => field(TEXTS.signIn.newEmail), 'ada@new.test'],
] as const)(
  'R504 %s that was typed and not sent is there again, says so, and is forgotten once it is sent',
  async (_, key, submit, typed, text) => {
    const app = await openSettings({
      profiles: { byId: (input) => newProfile(input.id) },
      account: { changeUsername: () => undefined, changeEmail: () => undefined, emailChange: () => null },
    });
    await typed().fill(text);
    await app.goto('/creators');
    await expect.element(typed()).not.toBeInTheDocument();
    await app.goto('/settings');
    await expect.element(typed()).toHaveValue(text);
    await expect.element(typed()).toHaveAccessibleDescription(new RegExp(`^${TEXTS.unsaved}`));
    await press(submit);
    await expect.poll(() => sessionStorage.getItem(key)).toBeNull();
    await expect.element(typed()).not.toHaveAccessibleDescription(new RegExp(`^${TEXTS.unsaved}`));
  },
);

test('R504 an emptied text about oneself is kept empty, and what is typed while another is saved stays', async () => {
  const saving = Promise.withResolvers<void>();
  const update = async (texts: { displayName: string; bio: string }) => {
    await saving.promise;
    return texts;
  };
  const app = await openSettings({
    profiles: { byId: ({ id }) => newProfile(id, { displayName: 'Ada', bio: 'I count.' }), update },
  });
  const bio = field(TEXTS.profile.bio);
  const comeBack = async () => {
    await app.goto('/creators');
    await expect.element(bio).not.toBeInTheDocument();
    await app.goto('/settings');
  };
  await bio.fill('');
  await comeBack();
  await expect.element(bio).toHaveValue('');
  await expect.element(bio).toHaveAccessibleDescription(`${TEXTS.unsaved} ${TEXTS.profile.bioHint}`);
  await bio.fill('I count.');
  await comeBack();
  await expect.element(bio).toHaveAccessibleDescription(TEXTS.profile.bioHint);
  await bio.fill('I count numbers');
  await press(TEXTS.profile.submit);
  await bio.fill('I count numbers and stars');
  saving.resolve();
  await seeToast(TEXTS.profile.done.title);
  await comeBack();
  await expect.element(bio).toHaveValue('I count numbers and stars');
});

test('R380 what was typed and opened by one person is gone when another tab has signed in as somebody else', async () => {
  const app = await openSettings();
  await field(authMessages.currentPassword).fill('of ada');
  await press(leavingMessages.leave.ask);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  app.signInElsewhere(newUser('bob'));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(field(authMessages.currentPassword)).toHaveValue('');
});

test('R458 a username that is taken stays typed, with the fault at its field', async () => {
  const sentence = 'This username is taken. Please choose another.';
  const app = await openSettings({
    account: {
      changeUsername: () => {
        throw refusal('username_taken', sentence, 409);
      },
    },
  });
  const username = field(authMessages.username);
  await expect.element(username).toHaveValue(ADA.username);
  await press(TEXTS.profile.usernameSubmit);
  await expect.element(username).toHaveAccessibleDescription(TEXTS.profile.usernameSame);
  await username.fill('bob');
  await press(TEXTS.profile.usernameSubmit);
  await expect.element(username).toHaveAccessibleDescription(sentence);
  await expect.element(username).toHaveValue('bob');
  app.answer({ account: { changeUsername: () => undefined } });
  await press(TEXTS.profile.usernameSubmit);
  await seeToast(TEXTS.profile.usernameDone('bob').title);
});

test('R454 another address is asked for with a fresh password, and where to look is said; a refused one stays', async () => {
  const email = field(TEXTS.signIn.newEmail);
  const app = await openSettings({
    account: {
      changeEmail: () => {
        throw refusal('invalid_input', 'You already sign in with this address.', 400);
      },
    },
  });
  await email.fill('not an address');
  await press(TEXTS.signIn.emailSubmit);
  await expect.element(email).toHaveAccessibleDescription(EMAIL_FAULT);
  expect(app.asked('account.changeEmail')).toEqual([]);
  await email.fill(ADA.email);
  await press(TEXTS.signIn.emailSubmit);
  await seeToast(TEXTS.signIn.emailFailed, 'You already sign in with this address.');
  await expect.element(email).toHaveValue(ADA.email);
  app.answer({ account: { changeEmail: () => undefined } });
  await email.fill('ada@elsewhere.test');
  await press(TEXTS.signIn.emailSubmit);
  await expect.element(page.getByText(TEXTS.signIn.emailAsked('ada@elsewhere.test'))).toBeVisible();
  // What had failed is not told beside what has worked.
  expect(toast.query()).toBeNull();
  await expect.element(page.getByText(TEXTS.signIn.email(ADA.email))).toBeVisible();
});

test('R510 an address that is not confirmed says so, and its link is sent again by one press; a confirmed one says nothing', async () => {
  await openSettings();
  await expect.element(page.getByText(TEXTS.signIn.email(ADA.email))).toBeVisible();
  expect(page.getByText(TEXTS.signIn.unconfirmed).query()).toBeNull();
  const app = await openApp('/settings', {
    as: newUser('ada', { emailConfirmed: false }),
    answers: { notifications: { settings: () => ({ topics: TOPICS }) }, account: { confirmAgain: () => undefined } },
  });
  await expect.element(page.getByText(TEXTS.signIn.unconfirmed)).toBeVisible();
  await page.getByRole('button', { name: TEXTS.signIn.confirmAgain }).dblClick();
  await seeToast(TEXTS.signIn.confirmSent.title);
  expect(app.asked('account.confirmAgain')).toHaveLength(1);
});

test('R483 an address that waits to be confirmed is shown, also after a reload, and is cancelled by one press', async () => {
  const endsAt = new Date(2026, 0, 3, 9, 30);
  const app = await openSettings({
    account: { emailChange: () => ({ email: 'thief@elsewhere.test', endsAt }), cancelEmailChange: () => undefined },
  });
  const waits = page.getByText(TEXTS.signIn.emailWaits('thief@elsewhere.test', formatDate(endsAt)));
  await expect.element(waits).toBeVisible();
  app.answer({ account: { emailChange: () => null } });
  await press(TEXTS.signIn.emailCancel);
  await seeToast(TEXTS.signIn.emailCancelled.title);
  expect(app.asked('account.cancelEmailChange')).toHaveLength(1);
  await expect.poll(() => waits.query()).toBeNull();
});

test('R485 Q3 a change of address that is cancelled leaves the focus to the field for another', async () => {
  const endsAt = new Date(2026, 0, 3, 9, 30);
  const app = await openSettings({
    account: { emailChange: () => ({ email: 'thief@elsewhere.test', endsAt }), cancelEmailChange: () => undefined },
  });
  const cancel = page.getByRole('button', { name: TEXTS.signIn.emailCancel, exact: true });
  await expect.element(cancel).toBeVisible();
  app.answer({ account: { emailChange: () => null } });
  await cancel.click();
  await expect.element(cancel).not.toBeInTheDocument();
  await expect.element(field(TEXTS.signIn.newEmail)).toHaveFocus();
});

test('R485 Q3 the session after the one that was ended has the focus, and at last one’s own', async () => {
  const [createdAt, lastUsedAt] = [new Date(2026, 0, 2), new Date(2026, 0, 3)];
  const here = { id: 'a', device: 'Firefox', network: null, createdAt, lastUsedAt, isThis: true };
  const others = ['Safari', 'Opera', 'Chrome'].map((device) => ({ ...here, id: device, device, isThis: false }));
  const say = (...items: (typeof here)[]): Answers => ({ account: { sessions: () => ({ items }) } });
  const app = await openSettings(say(here, ...others));
  const items = page.getByRole('region', { name: TEXTS.sessions.title }).getByRole('listitem');
  app.answer({ account: { endSession: () => ({ ended: 1 }), ...say(here, ...others.slice(1)).account } });
  await press(TEXTS.sessions.endOf('Safari'));
  await expect.element(items.filter({ hasText: 'Opera' })).toHaveFocus();
  app.answer({ account: { endOtherSessions: () => ({ ended: 2 }), ...say(here).account } });
  await press(TEXTS.sessions.endOthers);
  await expect.element(items.filter({ hasText: 'Firefox' })).toHaveFocus();
});

test('R382 the list says which session is this one; ended, the others are gone from it', async () => {
  const [createdAt, lastUsedAt] = [new Date(2026, 0, 2, 9, 30), new Date(2026, 0, 3, 16, 5)];
  const here = { id: 'a', device: 'Firefox on Linux', network: '203.0.x.x', createdAt, lastUsedAt, isThis: true };
  const phone = { ...here, id: 'b', device: 'Safari on iPhone', network: '198.51.x.x', isThis: false };
  const old = { ...here, id: 'c', device: null, network: null, isThis: false };
  const say = (...items: (typeof phone | typeof old)[]): Answers => ({ account: { sessions: () => ({ items }) } });
  const app = await openSettings(say(here, phone, old));
  const items = page.getByRole('region', { name: TEXTS.sessions.title }).getByRole('listitem');
  const [since, last] = [TEXTS.sessions.since(formatDate(createdAt)), TEXTS.sessions.last(formatDate(lastUsedAt))];
  await expect
    .poll(() => items.elements().map((one) => one.querySelector('div')?.textContent))
    .toEqual([
      `Firefox on Linux${TEXTS.sessions.here}network 203.0.x.x · ${since}`,
      `Safari on iPhonenetwork 198.51.x.x · ${since} · ${last}`,
      `${TEXTS.sessions.unknown}${since} · ${last}`,
    ]);
  expect(items.nth(0).getByRole('button').query()).toBeNull();
  app.answer({ account: { endSession: () => ({ ended: 1 }), ...say(here, old).account } });
  await press(TEXTS.sessions.endOf('Safari on iPhone'));
  await seeToast(TEXTS.sessions.ended.title);
  expect(app.asked('account.endSession')).toEqual([{ id: 'b' }]);
  await expect.poll(() => items.elements()).toHaveLength(2);
  app.answer({ account: { endOtherSessions: () => ({ ended: 1 }), ...say(here).account } });
  await press(TEXTS.sessions.endOthers);
  await seeToast(TEXTS.sessions.othersEnded.title);
  await expect.poll(() => items.elements()).toHaveLength(1);
});

test('R528 who has changed the username lately is told when it can be changed again, at once and after a reload', async () => {
  const renamesAt = new Date(Date.now() + 30 * 86_400_000);
  const again = TEXTS.profile.usernameAgain(formatDate(renamesAt));
  const app = await openSettings({
    account: { changeUsername: () => undefined },
    profiles: { byId: () => newProfile('ada', { renamesAt: null }) },
  });
  const username = field(authMessages.username);
  await username.fill('bob');
  app.answer({ profiles: { byId: () => newProfile('ada', { renamesAt }) } });
  await press(TEXTS.profile.usernameSubmit);
  await expect.element(page.getByText(again)).toHaveFocus();
  expect(username.query()).toBeNull();
});

test("R528 a day in a server's sentence is said by the reader's clock, with its year", async () => {
  const said = new Date('2026-12-26T14:20:00Z').toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const sentence = 'You can do it again on 26 Dec 2026, 14:20 UTC.';
  await openSettings({
    account: {
      changeUsername: () => {
        throw refusal('too_many_requests', sentence, 429);
      },
    },
  });
  await field(authMessages.username).fill('bob');
  await press(TEXTS.profile.usernameSubmit);
  await seeToast(TEXTS.profile.usernameFailed, `You can do it again on ${said}.`);
});

test('Q1 the knob of a switch lies in its middle at twice the text size too', async () => {
  await openSettings();
  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size');
  });
  document.documentElement.style.fontSize = '200%';
  await expect.element(page.getByRole('switch').first()).toBeVisible();
  const [track] = document.querySelectorAll('.switch');
  if (!track) throw new Error('There is no switch');
  const { top, left, height } = getComputedStyle(track, '::after');
  const above = Number.parseFloat(top);
  expect(above).toBe((track.clientHeight - Number.parseFloat(height)) / 2);
  expect(Number.parseFloat(left)).toBe(above);
});
