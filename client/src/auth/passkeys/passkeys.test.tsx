/** The passkeys of the settings: what is there, what can be done with it, and what is said where it cannot. */
import type { Passkey } from '@chaos/shared/contract/passkeys';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatDate } from '../../lib/format.ts';
import { type Answers, refusal } from '../../testing/answers.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { seeToast } from '../../testing/see-toast.ts';
import { passkeyMessages } from './messages.ts';
import { passkeyListMessages as TEXTS } from './passkey-list-messages.ts';

const TOPICS = { comments: true, followers: true, likes: true, battles: true, offers: true, secrets: true };
const [createdAt, lastUsedAt] = [new Date(2026, 0, 2, 9, 30), new Date(2026, 0, 3, 16, 5)];
const PHONE: Passkey = { id: 'a', name: 'Phone', createdAt, lastUsedAt };
const KEY: Passkey = { id: 'b', name: 'Security key', createdAt, lastUsedAt: null };

const section = page.getByRole('region', { name: TEXTS.title });
const items = section.getByRole('listitem');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
type PasskeyAnswers = NonNullable<Answers['passkeys']>;
const list = (...passkeys: Passkey[]): PasskeyAnswers => ({ list: () => ({ items: passkeys }) });

function openSettings(passkeys: PasskeyAnswers) {
  const answers = { notifications: { settings: () => ({ topics: TOPICS }) }, passkeys };
  return openApp('/settings', { as: newUser('ada'), answers });
}

const OPTIONS = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Hall of Chaos' },
  user: { id: 'AAAA', name: 'ada@chaos.test', displayName: 'ada' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
};

/** As a device does that is asked for a passkey. */
const answerOfDevice = (name: string) => vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', name));

afterEach(() => vi.restoreAllMocks());

test('R471 the settings list passkeys with their dates, and say that there are none', async () => {
  await openSettings(list());
  await expect.element(section.getByText(TEXTS.none)).toBeVisible();
  await openSettings(list(PHONE, KEY));
  const [added, used] = [TEXTS.since(formatDate(createdAt)), TEXTS.last(formatDate(lastUsedAt))];
  await expect
    .poll(() => items.elements().map((one) => one.querySelector('div')?.textContent))
    .toEqual([`Phone${added} · ${used}`, `Security key${added} · ${TEXTS.unused}`]);
});

test('R471 one is renamed in a dialog, where a refusal stays beside what was typed', async () => {
  const say = vi.fn(() => {
    throw refusal('indecent', 'This name has words in it that hurt people. Please choose others.');
  });
  const app = await openSettings({ ...list(PHONE), rename: say });
  await press(TEXTS.renameOf('Phone'));
  const field = page.getByLabelText(TEXTS.name);
  await expect.element(field).toHaveFocus();
  await field.fill('   ');
  await press(TEXTS.save);
  await expect.element(field).toHaveAccessibleDescription(TEXTS.missing);
  await field.fill('x'.repeat(61));
  await press(TEXTS.save);
  await expect.element(field).toHaveAccessibleDescription(TEXTS.long(60));
  await field.fill('A bad name');
  await press(TEXTS.save);
  await expect.element(field).toHaveAccessibleDescription(/hurt people/);
  await expect.element(field).toHaveValue('A bad name');
  app.answer({ passkeys: { ...list({ ...PHONE, name: 'Old phone' }), rename: ({ name }) => ({ name }) } });
  await field.fill(' Old  phone ');
  await userEvent.keyboard('{Enter}');
  await expect.element(items.getByText('Old phone')).toBeVisible();
  expect(page.getByRole('dialog').query()).toBeNull();
  expect(app.asked('account.passkeys.rename').at(-1)).toEqual({ id: 'a', name: 'Old phone' });
});

test('R471 one is removed after a question', async () => {
  const app = await openSettings(list(PHONE));
  await press(TEXTS.removeOf('Phone'));
  await press(TEXTS.cancel);
  await press(TEXTS.removeOf('Phone'));
  await expect.element(page.getByRole('dialog', { name: TEXTS.removeTitle })).toBeVisible();
  app.answer({ passkeys: { ...list(), remove: () => ({ name: 'Phone' }) } });
  await press(TEXTS.remove);
  await seeToast(TEXTS.removed.title);
  await expect.element(section.getByText(TEXTS.none)).toBeVisible();
  expect(app.asked('account.passkeys.remove')).toEqual([{ id: 'a' }]);
});

test('R485 Q3 the passkey after the one that was removed has the focus, and at last the words that there are none', async () => {
  const app = await openSettings(list(PHONE, KEY));
  await press(TEXTS.removeOf('Phone'));
  app.answer({ passkeys: { ...list(KEY), remove: () => ({ name: 'Phone' }) } });
  await press(TEXTS.remove);
  await expect.element(items.filter({ hasText: 'Security key' })).toHaveFocus();
  await press(TEXTS.removeOf('Security key'));
  app.answer({ passkeys: list() });
  await press(TEXTS.remove);
  await expect.element(section.getByText(TEXTS.none)).toHaveFocus();
});

test.each([
  ['NotAllowedError', passkeyMessages.cancelled],
  ['InvalidStateError', passkeyMessages.known],
  ['SecurityError', passkeyMessages.wrongAddress],
  ['NotSupportedError', passkeyMessages.unable],
])('R471 what a device says instead of a passkey is said in words, and it can be tried again: %s', async (name, sentence) => {
  answerOfDevice(name);
  await openSettings({ ...list(), beginAdding: () => OPTIONS });
  await press(TEXTS.add);
  await expect.element(section.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(section.getByRole('button', { name: TEXTS.add })).toHaveAttribute('aria-disabled', 'false');
});

test('R471 what the server says stays below the button; an account that has all it can have is told so', async () => {
  const full = 'An account can have at most 20 passkeys. Please remove one first.';
  await openSettings({
    ...list(PHONE),
    beginAdding() {
      throw refusal('quota_used_up', full, 409);
    },
  });
  await press(TEXTS.add);
  await expect.element(section.getByRole('alert')).toHaveTextContent(full);
  await openSettings(list(...Array.from({ length: 20 }, (_, index) => ({ ...PHONE, id: String(index) }))));
  await expect.element(section.getByText(TEXTS.full(20))).toBeVisible();
  expect(section.getByRole('button', { name: TEXTS.add }).query()).toBeNull();
});

test('R471 a browser without passkeys says so, and keeps the list', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  await openSettings(list(PHONE));
  await expect.element(section.getByText(TEXTS.unable.browser)).toBeVisible();
  expect(section.getByRole('button', { name: TEXTS.add }).query()).toBeNull();
  await expect.element(section.getByRole('button', { name: TEXTS.removeOf('Phone') })).toBeVisible();
  vi.unstubAllGlobals();
});
