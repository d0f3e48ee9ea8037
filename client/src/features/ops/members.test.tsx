/** Suspending members at the operators' desk: out of a report, or by the username; and what the log tells of it. */
import type { OpsMember, OpsReport, OpsSuspension } from '@chaos/shared/contract/ops';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, serverFault } from '../../testing/answers.ts';
import { boxOf } from '../../testing/boxes.ts';
import { newPerson } from '../../testing/new-offer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { boss, desk, newDesk } from '../../testing/ops-desk.ts';
import { seeToast } from '../../testing/see-toast.ts';
import { opsMessages } from './messages.ts';

const TEXTS = opsMessages.members;
const REPORTS = '/ops?tab=reports';
const REASON = 'Spam under forty brainrots.';
const DAY_MS = 86_400_000;

afterEach(() => void vi.useRealTimers());

const reasonField = desk.dialog.getByLabelText(TEXTS.reason);
const span = desk.dialog.getByLabelText(TEXTS.span);
const says = (text: string | RegExp) => page.getByText(text, { exact: typeof text === 'string' });

const newSuspension = (change: Partial<OpsSuspension> = {}): OpsSuspension => ({
  ...{ id: 'suspension', reason: REASON, since: new Date(2026, 0, 2, 15, 4), until: new Date(2026, 0, 9, 15, 4) },
  ...{ by: newPerson('boss'), lifted: null, ...change },
});

const newMember = (change: Partial<OpsMember> = {}): OpsMember => ({
  ...{ person: newPerson('troll'), role: 'member', suspension: null, strikes: 0, former: [], ...change },
});

const report: OpsReport = {
  ...{ id: 'report', targetKind: 'character', targetId: 'c', characterId: 'c', count: 1, resolution: null },
  ...{ reasons: [{ reason: 'spam', count: 1 }], openedAt: new Date(0), lastAt: new Date(0) },
  target: {
    name: 'Frigo',
    imageUrl256: '/media/x',
    content: null,
    person: newPerson('troll'),
    maker: newPerson('troll'),
    isActive: true,
  },
};

function openDesk(member: OpsMember, change: Parameters<typeof newDesk>[1] = {}) {
  const answers = { reports: () => ({ items: [report], nextCursor: null }), member: () => member, ...change };
  return openApp(REPORTS, { as: boss, answers: newDesk([], answers) });
}

test.for([
  { maker: 'troll', owner: 'troll', told: ['Brainrot of troll'], offered: [TEXTS.suspendOf], whom: 'troll' },
  {
    maker: 'troll',
    owner: 'victim',
    told: ['made by troll', 'owned by victim'],
    offered: [TEXTS.suspendMaker, TEXTS.suspendOwner],
    whom: 'troll',
  },
  { maker: null, owner: 'victim', told: ['made by a visitor', 'owned by victim'], offered: [TEXTS.suspendOwner], whom: 'victim' },
  { maker: 'troll', owner: null, told: ['made by troll', 'owned by nobody'], offered: [TEXTS.suspendMaker], whom: 'troll' },
])('R1455 of $maker, owned by $owner: the maker is suspended first', async ({ maker, owner, told, offered, whom }) => {
  const target = {
    ...{ name: 'Frigo', imageUrl256: '/media/x', content: null, isActive: true },
    ...{ person: owner === null ? null : newPerson(owner), maker: maker === null ? null : newPerson(maker) },
  };
  const app = await openDesk(newMember(), { reports: () => ({ items: [{ ...report, target }], nextCursor: null }) });
  const article = page.getByRole('article', { name: 'Frigo' });
  await expect.element(article).toBeVisible();
  for (const part of told) expect(article.element().textContent).toContain(part);
  const buttons = page.getByRole('button', { name: /^Suspend/ });
  expect(buttons.elements().map(({ textContent }) => textContent)).toEqual(offered);
  await buttons.first().click();
  await expect.poll(() => app.asked('ops.member')).toEqual([{ person: whom }]);
});

test('R309 out of a report its owner is suspended, once however often it is pressed, with a reason that must be there', async () => {
  const answer = Promise.withResolvers<{ outcome: 'suspended'; until: Date }>();
  const app = await openDesk(newMember({ strikes: 1, former: [newSuspension()] }), { suspend: () => answer.promise });
  await desk.button(TEXTS.suspendOf).click();
  await expect.element(desk.dialog.getByRole('heading', { name: TEXTS.title('troll') })).toBeVisible();
  expect(app.asked('ops.member')).toEqual([{ person: 'troll' }]);
  await expect.element(says(/1 strike before/)).toBeVisible();
  await says(TEXTS.formerTitle).click();
  await expect.element(says(REASON)).toBeVisible();

  await desk.confirm(TEXTS.suspend).click();
  await expect.element(reasonField).toHaveFocus();
  await expect.element(reasonField).toHaveAccessibleDescription(TEXTS.reasonMissing);
  expect(app.asked('ops.suspend')).toEqual([]);
  await reasonField.fill(REASON);
  await span.selectOptions(TEXTS.spans['30']);
  await desk.dialog.getByLabelText(opsMessages.note).fill('case 7');
  const at = Date.now();
  await desk.confirm(TEXTS.suspend).dblClick();
  await userEvent.keyboard('{Enter}');
  const [sent, ...more] = app.asked('ops.suspend') as { userId: string; reason: string; until: string; note: string }[];
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ userId: 'troll', reason: REASON, note: 'case 7' });
  expect(new Date(sent?.until ?? 0).getTime() - at).toBeGreaterThanOrEqual(30 * DAY_MS);
  answer.resolve({ outcome: 'suspended', until: new Date() });
  await seeToast(TEXTS.suspended.title);
  expect(desk.dialog.query()).toBeNull();
});

test('R309 through a chosen day or until further notice; a day that is over is not sent, and what the server refuses is said', async () => {
  const app = await openDesk(newMember(), {
    suspend: () => {
      throw refusal('invalid_input', 'This person is an operator, and operators cannot be suspended.');
    },
  });
  await desk.button(TEXTS.suspendOf).click();
  await span.selectOptions(TEXTS.spans.day);
  await desk.confirm(TEXTS.suspend).click();
  await expect.element(reasonField).toHaveAccessibleDescription(TEXTS.reasonMissing);
  await expect.element(desk.dialog.getByLabelText(TEXTS.day)).toHaveAccessibleDescription(TEXTS.dayWrong(366));
  await reasonField.fill(REASON);
  for (const day of ['', '2020-01-31', '2090-01-31']) {
    await desk.dialog.getByLabelText(TEXTS.day).fill(day);
    await desk.confirm(TEXTS.suspend).click();
    await expect.element(desk.dialog.getByLabelText(TEXTS.day)).toHaveFocus();
    await expect.element(desk.dialog.getByLabelText(TEXTS.day)).toHaveAccessibleDescription(TEXTS.dayWrong(366));
  }
  expect(app.asked('ops.suspend')).toEqual([]);
  const day = new Date(Date.now() + 2 * DAY_MS);
  await desk.dialog.getByLabelText(TEXTS.day).fill(day.toISOString().slice(0, 10));
  await desk.confirm(TEXTS.suspend).click();
  await span.selectOptions(TEXTS.spans.open);
  await expect.element(desk.dialog.getByText('This person is an operator, and operators cannot be suspended.')).toBeVisible();
  await desk.confirm(TEXTS.suspend).click();
  const sent = app.asked('ops.suspend') as { until: string | null }[];
  await expect.poll(() => app.asked('ops.suspend').length).toBe(2);
  expect(new Date(sent[0]?.until ?? 0) > new Date()).toBe(true);
  expect(app.asked('ops.suspend')[1]).toMatchObject({ until: null });
  await expect.element(reasonField).toHaveValue(REASON);
});

test('R309 by the username a suspended member is found, with why and until when, and it is lifted', async () => {
  const lifted = vi.fn(() => ({ outcome: 'lifted' as const }));
  const app = await openDesk(newMember({ suspension: newSuspension() }), { unsuspend: lifted });
  const name = page.getByLabelText(TEXTS.username);
  await name.fill('no name!');
  await desk.button(TEXTS.open).click();
  await expect.element(says(TEXTS.nobody)).toBeVisible();
  await name.fill(' @troll ');
  await desk.button(TEXTS.open).click();
  await expect.element(desk.dialog.getByRole('heading', { name: TEXTS.liftTitle('troll') })).toBeVisible();
  expect(app.asked('ops.member')).toEqual([{ person: 'troll' }]);
  await expect.element(says(/^Suspended until Jan 9, 2026, 3:04.PM, since Jan 2, 3:04.PM, by boss\.$/)).toBeVisible();
  await expect.element(says(REASON)).toBeVisible();
  await desk.confirm(TEXTS.lift).click();
  await seeToast(TEXTS.liftedToast.title);
  expect(app.asked('ops.unsuspend')).toMatchObject([{ userId: 'troll' }]);
});

test('R309 operators have no button for it, and of nobody, or without an answer, that is said', async () => {
  const app = await openDesk(newMember({ role: 'operator' }));
  await desk.button(TEXTS.suspendOf).click();
  await expect.element(says(TEXTS.operator)).toBeVisible();
  expect(desk.confirm(TEXTS.suspend).query()).toBeNull();
  await desk.confirm(opsMessages.back).click();
  const fail = async (failure: unknown, text: string) => {
    app.answer({
      ops: {
        member: () => {
          throw failure;
        },
      },
    });
    await page.getByLabelText(TEXTS.username).fill(`u_${text.length}`);
    await desk.button(TEXTS.open).click();
    await expect.element(desk.dialog.getByText(text)).toBeVisible();
    await desk.confirm(opsMessages.back).click();
  };
  await fail(refusal('not_found', 'There is nobody of this name.', 404), TEXTS.nobody);
  await fail(serverFault(), opsMessages.failed);
});

test('R308 the log tells who suspended whom, why, and until when', async () => {
  const logEntry = {
    operator: newPerson('boss'),
    targetIds: ['troll'],
    member: newPerson('troll'),
    report: null,
    note: 'case 7',
    createdAt: new Date(0),
  };
  const until = new Date(2026, 0, 9, 15, 4);
  const items = [
    { ...logEntry, id: 'b', action: 'unsuspend' as const, suspension: { reason: REASON, until: null } },
    { ...logEntry, id: 'a', action: 'suspend' as const, suspension: { reason: REASON, until } },
  ];
  await openApp('/ops?tab=log', { as: boss, answers: newDesk([], { actions: () => ({ items, nextCursor: null }) }) });
  const entries = page.getByRole('list', { name: opsMessages.log.label }).getByRole('listitem');
  const told = (at: number) => entries.nth(at).query()?.textContent;
  await expect
    .poll(() => told(1))
    .toMatch(/^boss suspended.*@troll until Jan 9, 2026, 3:04.PM.*Spam under forty brainrots\..*case 7/);
  expect(told(0)).toMatch(/^boss lifted the suspension of.*@troll until further notice/);
});

test('R1455 the log tells what was reported, and how it was resolved', async () => {
  const entry = {
    ...{ operator: newPerson('boss'), action: 'resolve_report' as const, targetIds: ['0cf5ee81-0000'], member: null },
    ...{ suspension: null, note: null, createdAt: new Date(0) },
  };
  const character = { targetKind: 'character', name: 'Frigo', resolution: 'take_down' } as const;
  const comment = { targetKind: 'comment', name: 'Frigo', resolution: 'dismiss' } as const;
  const reports = [character, comment, { ...comment, name: null }, null];
  const items = reports.map((one, id) => ({ ...entry, id: String(id), report: one }));
  await openApp('/ops?tab=log', { as: boss, answers: newDesk([], { actions: () => ({ items, nextCursor: null }) }) });
  const entries = page.getByRole('list', { name: opsMessages.log.label }).getByRole('listitem');
  const { reported, resolved, did } = opsMessages.log;
  const told = [
    `boss ${resolved.take_down}`,
    reported.character('Frigo'),
    `boss ${resolved.dismiss}`,
    reported.comment('Frigo'),
    reported.comment(null),
    `boss ${did.resolve_report()}`,
  ];
  for (const text of told) await expect.element(entries.filter({ hasText: text }).first()).toBeVisible();
});

test('R800 on a phone a name without a space is read to its end at the desk', async () => {
  const person = { ...newPerson('troll'), displayName: 'W'.repeat(40) };
  const long = { ...report, target: report.target && { ...report.target, name: 'W'.repeat(60), person, maker: person } };
  await page.viewport(360, 780);
  await openDesk(newMember(), { reports: () => ({ items: [long], nextCursor: null }) });
  await expect.element(desk.button(TEXTS.suspendOf)).toBeVisible();
  const entry = boxOf('.ops-entry');
  for (const name of document.querySelectorAll('.ops-entry bdi'))
    expect(name.getBoundingClientRect().right).toBeLessThan(entry.right);
});

test('R1416 whoever asks for older reports goes on at the first of them', async () => {
  const older = { ...report, id: 'older', target: report.target && { ...report.target, name: 'Vecchio' } };
  const reports = ({ cursor }: { cursor?: string | null | undefined }) =>
    cursor ? { items: [older], nextCursor: null } : { items: [report], nextCursor: 'next' };
  await openDesk(newMember(), { reports });
  await desk.button(opsMessages.reports.more).click();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Vecchio' })).toHaveFocus();
});
