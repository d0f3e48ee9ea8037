/** Taking along, leaving and coming back, as far as screens go. */
import type { Export } from '@chaos/shared/contract/exports';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { authMessages } from '../../auth/messages.ts';
import { SESSION_KEY } from '../../auth/session-store.ts';
import { formatDate } from '../../lib/format.ts';
import { type Answers, lostConnection, refusal, serverFault } from '../../testing/answers.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { seeToast } from '../../testing/see-toast.ts';
import { leavingMessages } from './leaving-messages.ts';
import { accountMessages } from './messages.ts';

const { takeAlong, leave, comeBack } = leavingMessages;
const TOPICS = { comments: true, followers: true, likes: true, battles: true, offers: true, secrets: true };
const NOTHING: Answers = {
  account: { sessions: () => ({ items: [] }), exports: () => [] },
  notifications: { settings: () => ({ topics: TOPICS }) },
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const DAY = 86_400_000;

const openSettings = (account: Answers['account']) =>
  openApp('/settings', { as: newUser('ada'), answers: { ...NOTHING, account: { ...NOTHING.account, ...account } } });

test('R399 an archive is asked for once, is seen to grow, and is fetched by a link of its own', async () => {
  let archives: Export[] = [];
  const begun: Export = { id: 'x', state: 'running', percent: 40, bytes: null, createdAt: new Date(), endsAt: null };
  const app = await openSettings({
    exports: () => archives,
    export: () => {
      archives = [begun];
      return { id: 'x' };
    },
    exportLink: () => {
      throw refusal('not_found', 'This archive does not exist, or is no longer available.', 404);
    },
  });
  await button(takeAlong.ask).click();
  await seeToast(takeAlong.asked.title);
  const progress = page.getByRole('progressbar', { name: takeAlong.progress });
  await expect.element(progress).toHaveAttribute('value', '40');
  // As all that fills here, and not the browser's own.
  expect(getComputedStyle(progress.element()).appearance).toBe('none');
  await button(takeAlong.ask).click({ force: true });
  expect(app.asked('account.export')).toHaveLength(1);
  archives = [{ ...begun, state: 'done', percent: 100, bytes: 12_340_000, endsAt: new Date(Date.now() + DAY) }];
  await expect.element(page.getByText(/12\.3\sMB/)).toBeVisible();
  await button(takeAlong.fetchOf(formatDate(begun.createdAt))).click();
  await expect.element(page.getByText('This archive does not exist, or is no longer available.').first()).toBeVisible();
});

test('R1475 whoever leaves is told that their archive is still being made, or that it waits to be downloaded', async () => {
  const begun: Export = { id: 'x', state: 'waiting', percent: 0, bytes: null, createdAt: new Date(), endsAt: null };
  let archives: Export[] = [begun];
  await openSettings({ exports: () => archives });
  await button(leave.ask).click();
  const dialog = page.getByRole('dialog', { name: leave.dialogTitle });
  await expect.element(dialog.getByText(leave.archives.open, { exact: true })).toBeVisible();
  archives = [{ ...begun, state: 'done', percent: 100, bytes: 12_340_000, endsAt: new Date(Date.now() + DAY) }];
  await expect.element(dialog.getByText(leave.archives.ready, { exact: true })).toBeVisible();
  const [done] = archives;
  await openSettings({ exports: () => (done ? [{ ...done, endsAt: new Date(Date.now() - DAY) }] : []) });
  await expect.element(page.getByText(takeAlong.over)).toBeVisible();
  await button(leave.ask).click();
  await expect.element(dialog.getByRole('radio', { name: leave.fates.delete })).toBeVisible();
  expect(dialog.getByText(leave.archives.ready).query()).toBeNull();
});

test('R399 R505 leaving asks once more, with what becomes of the characters, and a refusal changes nothing', async () => {
  const leavesAt = new Date(Date.now() + 14 * DAY);
  const refuse = vi.fn(() => {
    throw serverFault();
  });
  const app = await openSettings({ leave: refuse });
  await button(leave.ask).click();
  const dialog = page.getByRole('dialog', { name: leave.dialogTitle });
  await dialog.getByRole('radio', { name: leave.fates.delete }).click();
  await dialog.getByRole('button', { name: leave.confirm }).click();
  await expect.element(page.getByText(leave.failed).first()).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: leave.fates.delete })).toBeChecked();
  app.answer({ account: { leave: () => ({ leavesAt }) } });
  await dialog.getByRole('button', { name: leave.confirm }).click();
  await expect.poll(app.href).toMatch(/^\/auth/);
  // Until they have read it.
  const { title, description } = leave.left(formatDate(leavesAt));
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toHaveFocus();
  await expect.element(page.getByText(description)).toBeVisible();
  // Also after a reload.
  expect(JSON.parse(sessionStorage.getItem('chaos.goodbye') ?? 'null')).toEqual({ title, description });
  // It stands in the place of signing in alone.
  await app.goto('/auth?mode=signup');
  await expect.element(page.getByRole('heading', { level: 1, name: authMessages.titles.signup })).toBeVisible();
  await app.goto('/auth');
  await button(authMessages.backToSignIn).click();
  await expect.element(page.getByRole('heading', { level: 1, name: authMessages.titles.signin })).toBeVisible();
  expect(sessionStorage.getItem('chaos.goodbye')).toBeNull();
  expect(app.asked('account.leave').at(-1)).toEqual({ characters: 'delete' });
});

test('R1549 whoever leaves leaves nothing behind of what they typed and did not send', async () => {
  const app = await openSettings({ leave: () => ({ leavesAt: new Date(Date.now() + 14 * DAY) }) });
  sessionStorage.setItem('chaos.offer', JSON.stringify({ message: 'between us', ownerId: newUser('ada').id }));
  await button(leave.ask).click();
  await page.getByRole('dialog').getByRole('button', { name: leave.confirm }).click();
  await expect.poll(app.href).toMatch(/^\/auth/);
  expect(sessionStorage.getItem('chaos.offer')).toBeNull();
});

test('R399 leaving whose answer is lost says that it is not known, and a session that ended with it leads to where one signs in', async () => {
  const app = await openSettings({
    leave: () => {
      throw lostConnection();
    },
  });
  app.answer({
    auth: {
      session: () => {
        throw refusal('signed_out', 'Please sign in.', 401);
      },
      refresh: () => {
        throw refusal('signed_out', 'Please sign in.', 401);
      },
    },
  });
  await button(leave.ask).click();
  await page.getByRole('dialog').getByRole('button', { name: leave.confirm }).click();
  await seeToast(leave.unknown.title);
  await expect.element(page.getByText(leave.leftUnheard.description)).toBeVisible();
});

test('R399 leaving whose answer is lost ends no session that only has to be renewed', async () => {
  const app = await openSettings({
    leave: () => {
      throw lostConnection();
    },
  });
  const user = newUser('ada');
  const tokens = { accessToken: 'renewed', refreshToken: 'next', expiresIn: 600, tokenType: 'bearer' } as const;
  app.answer({
    auth: {
      session: () => {
        throw refusal('signed_out', 'Please sign in.', 401);
      },
      refresh: () => ({ ...tokens, expiresAt: Date.now() / 1_000 + 600, user }),
    },
  });
  await button(leave.ask).click();
  await page.getByRole('dialog').getByRole('button', { name: leave.confirm }).click();
  await seeToast(leave.unknown.title);
  await expect.poll(() => JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}').accessToken).toBe('renewed');
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('R399 the second tap of two does nothing in the dialog that the first one opened, and a later one does', async () => {
  const app = await openSettings({ leave: () => ({ leavesAt: new Date() }) });
  await button(leave.ask).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: leave.confirm });
  await expect.element(confirm).toBeVisible();
  const opened = vi.spyOn(performance, 'now').mockReturnValue(0);
  confirm.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  opened.mockRestore();
  expect(app.asked('account.leave')).toEqual([]);
  await confirm.click();
  await expect.poll(() => app.asked('account.leave')).toHaveLength(1);
});

test('an archive is fetched by one link, and leaving is asked for once, by a double click', async () => {
  const there: Export = {
    id: 'x',
    state: 'done',
    percent: 100,
    bytes: 1_000,
    createdAt: new Date(),
    endsAt: new Date(Date.now() + DAY),
  };
  const refuse = () => {
    throw serverFault();
  };
  const app = await openSettings({ exports: () => [there], exportLink: refuse, leave: refuse });
  await button(takeAlong.fetchOf(formatDate(there.createdAt))).dblClick();
  await seeToast(takeAlong.failed);
  expect(app.asked('account.exportLink')).toHaveLength(1);
  await button(leave.ask).click();
  await page.getByRole('dialog').getByRole('button', { name: leave.confirm }).dblClick({ delay: 0 });
  await expect.poll(() => app.asked('account.leave')).toHaveLength(1);
});

test('R399 whoever is leaving sees the way back at every address, and everything after it', async () => {
  const leavesAt = new Date(Date.now() + 3 * DAY);
  const ada = newUser('ada', { leavesAt: leavesAt.toISOString() });
  const app = await openApp('/settings', { as: ada, answers: NOTHING });
  await expect.element(page.getByText(comeBack.until(formatDate(leavesAt)))).toBeVisible();
  await app.goto('/creators');
  await expect.element(page.getByRole('heading', { level: 1, name: comeBack.title })).toBeVisible();
  await app.goto('/settings');
  app.answer({ account: { comeBack: () => undefined }, auth: { session: () => newUser('ada') } });
  await button(comeBack.action).click();
  await seeToast(comeBack.done.title);
  await expect.element(page.getByRole('heading', { level: 1, name: accountMessages.title })).toBeVisible();
});

test('R485 Q3 whoever comes back has the focus at the screen that stood at this address', async () => {
  const ada = newUser('ada', { leavesAt: new Date(Date.now() + DAY).toISOString() });
  const app = await openApp('/settings', { as: ada, answers: NOTHING });
  await expect.element(button(comeBack.action)).toBeVisible();
  app.answer({ account: { comeBack: () => undefined }, auth: { session: () => newUser('ada') } });
  await button(comeBack.action).click();
  await expect.element(page.getByRole('heading', { level: 1, name: accountMessages.title })).toHaveFocus();
});
