/** One-time codes in the settings: set up, kept, renewed and switched off, and what is said where that fails. */
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatDate } from '../../lib/format.ts';
import { type Answers, lostConnection, refusal } from '../../testing/answers.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { seeToast, toast } from '../../testing/see-toast.ts';
import { uiMessages } from '../../ui/messages.ts';
import { authMessages } from '../messages.ts';
import { codesMessages as TEXTS } from './messages.ts';

const TOPICS = { comments: true, followers: true, likes: true, battles: true, offers: true, secrets: true };
const SECRET = 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP';
const URI = `otpauth://totp/Hall%20of%20Chaos:ada@chaos.test?secret=${SECRET.replaceAll(' ', '')}`;
const CODES = [...'abcdefghij'].map((letter) => `aaaa-bbbb-cccc-dddd-eeee-fff${letter}`);
const SINCE = new Date(2026, 0, 2, 9, 30);
const OFF = { since: null, recoveryLeft: 0 };
const ON = { since: SINCE, recoveryLeft: 10 };
const WRONG = 'This code is wrong or has expired. Please type the one your app shows now.';

type CodesAnswers = NonNullable<Answers['codes']>;
const section = page.getByRole('region', { name: TEXTS.title });
const dialog = (name: string) => page.getByRole('dialog', { name });
const kept = dialog(TEXTS.kept.title);
const code = page.getByLabelText(authMessages.code, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const openSettings = (codes: CodesAnswers) =>
  openApp('/settings', { as: newUser('ada'), answers: { notifications: { settings: () => ({ topics: TOPICS }) }, codes } });
const refuse = () => {
  throw refusal('wrong_code', WRONG, 401);
};

afterEach(() => vi.restoreAllMocks());

test('R495 setting up shows picture and letters, keeps both at a wrong code, and then the recovery codes until they are kept', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  let state = OFF as typeof OFF | typeof ON;
  const app = await openSettings({ state: () => state, begin: () => ({ uri: URI, secret: SECRET }), confirm: refuse });
  await expect.element(section.getByText(TEXTS.off)).toBeVisible();
  await press(TEXTS.begin);
  const picture = section.getByRole('img', { name: TEXTS.picture });
  await expect.element(picture).toBeVisible();
  // In the dark theme too: many readers see nothing else.
  expect([...picture.element().children].map((one) => getComputedStyle(one).fill)).toEqual([
    'rgb(255, 255, 255)',
    'rgb(0, 0, 0)',
  ]);
  await expect.element(section.getByRole('link', { name: TEXTS.openApp })).toHaveAttribute('href', URI);
  await press(TEXTS.copy);
  expect(write).toHaveBeenLastCalledWith(SECRET.replaceAll(' ', ''));
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await press(TEXTS.submit);
  await expect.element(code).toHaveAccessibleDescription(authMessages.missing(authMessages.code));
  await code.fill('111 111');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveAccessibleDescription(WRONG);
  await expect.element(code).toHaveValue('111 111');
  await expect.element(section.getByText(SECRET)).toBeVisible();
  app.answer({
    codes: {
      confirm() {
        state = ON;
        return { recoveryCodes: CODES };
      },
    },
  });
  await code.fill('222 222');
  await press(TEXTS.submit);
  await expect.element(kept).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');
  const leaving = new Event('beforeunload', { cancelable: true });
  expect(window.dispatchEvent(leaving)).toBe(false);
  expect(
    kept
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(CODES);
  await press(TEXTS.kept.copy);
  expect(write).toHaveBeenLastCalledWith(CODES.join('\n'));
  await seeToast(uiMessages.copied.title);
  const file = kept.getByRole('link', { name: TEXTS.kept.save });
  await expect.element(file).toHaveAttribute('download', TEXTS.kept.fileName);
  const saved = decodeURIComponent((file.element() as HTMLAnchorElement).href);
  for (const one of CODES) expect(saved).toContain(one);
  expect(app.asked('account.codes.confirm')).toEqual([{ code: '111 111' }, { code: '222 222' }]);
  await press(TEXTS.kept.done);
  await expect.element(section.getByText(TEXTS.on(formatDate(SINCE)))).toBeVisible();
  expect(page.getByText(CODES[0] ?? '').query()).toBeNull();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('R495 nothing leads away from recovery codes that are shown until they are kept', async () => {
  const app = await openSettings({ state: () => ON, renew: () => ({ recoveryCodes: CODES }) });
  await press(TEXTS.asks.renew.confirm);
  await dialog(TEXTS.asks.renew.title).getByRole('button', { name: TEXTS.asks.renew.confirm }).click();
  await expect.element(kept).toBeVisible();
  // The history of these tests goes back whatever blocks it.
  void app.goto('/creators');
  await press(TEXTS.kept.copy);
  await expect.element(kept).toBeVisible();
  expect(app.href()).toBe('/settings');
  await press(TEXTS.kept.done);
  await expect.element(kept).not.toBeInTheDocument();
  void app.goto('/creators');
  await expect.poll(app.href).toBe('/creators');
});

test('R485 Q3 recovery codes that are kept leave the focus where the codes are said to be on', async () => {
  let state = OFF as typeof OFF | typeof ON;
  await openSettings({
    state: () => state,
    begin: () => ({ uri: URI, secret: SECRET }),
    confirm() {
      state = ON;
      return { recoveryCodes: CODES };
    },
  });
  await press(TEXTS.begin);
  await code.fill('222 222');
  await press(TEXTS.submit);
  await expect.element(code).not.toBeInTheDocument();
  await press(TEXTS.kept.done);
  await expect.element(section.getByText(TEXTS.on(formatDate(SINCE)))).toHaveFocus();
});

test('R495 what is begun can be left, and what cannot be begun is said', async () => {
  const app = await openSettings({ begin: () => ({ uri: URI, secret: SECRET }) });
  await press(TEXTS.begin);
  await press(TEXTS.cancel);
  await expect.element(section.getByText(TEXTS.off)).toBeVisible();
  await expect.element(section.getByRole('button', { name: TEXTS.begin })).toHaveFocus();
  app.answer({
    codes: {
      begin() {
        throw refusal('too_many_requests', 'Too many requests. Please try again in 20 minutes.', 429);
      },
    },
  });
  await press(TEXTS.begin);
  await seeToast(TEXTS.failed);
});

test('R495 R1460 an answer that is lost has happened: the settings say what the server says', async () => {
  let state = OFF as typeof OFF | typeof ON;
  const app = await openSettings({
    state: () => state,
    begin: () => ({ uri: URI, secret: SECRET }),
    confirm() {
      state = ON;
      throw lostConnection();
    },
  });
  await press(TEXTS.begin);
  await code.fill('222222');
  await press(TEXTS.submit);
  await expect.element(section.getByText(TEXTS.on(formatDate(SINCE)))).toBeVisible();
  // What was told of the form went with it.
  await expect.element(toast).not.toBeInTheDocument();
  app.answer({ codes: { renew: () => ({ recoveryCodes: CODES }) } });
  await press(TEXTS.asks.renew.confirm);
  await dialog(TEXTS.asks.renew.title).getByRole('button', { name: TEXTS.asks.renew.confirm }).click();
  await expect.element(kept.getByText(CODES[0] ?? '')).toBeVisible();
});

test('R495 switching off, and other recovery codes, are asked once more, and a refusal is said', async () => {
  let state = { ...ON, recoveryLeft: 1 } as typeof OFF | typeof ON;
  const app = await openSettings({ state: () => state, renew: refuse });
  await expect.element(section.getByText(TEXTS.left(1))).toBeVisible();
  await expect.element(section.getByText(TEXTS.few)).toBeVisible();
  await press(TEXTS.asks.renew.confirm);
  await dialog(TEXTS.asks.renew.title).getByRole('button', { name: TEXTS.asks.renew.confirm }).click();
  await seeToast(TEXTS.failed);
  app.answer({
    codes: {
      renew() {
        state = ON;
        return { recoveryCodes: CODES };
      },
    },
  });
  await dialog(TEXTS.asks.renew.title).getByRole('button', { name: TEXTS.asks.renew.confirm }).click();
  await expect.element(kept.getByText(CODES[9] ?? '')).toBeVisible();
  await press(TEXTS.kept.done);
  await expect.element(section.getByText(TEXTS.left(10))).toBeVisible();
  expect(section.getByText(TEXTS.few).query()).toBeNull();
  await press(TEXTS.asks.remove.confirm);
  app.answer({
    codes: {
      remove() {
        state = OFF;
      },
    },
  });
  await dialog(TEXTS.asks.remove.title).getByRole('button', { name: TEXTS.asks.remove.confirm }).click();
  await seeToast(TEXTS.removed.title);
  await expect.element(section.getByText(TEXTS.off)).toBeVisible();
});
