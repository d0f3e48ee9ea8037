/** The rest of the operators' screen: charts, following the line, the raw queues, pauses, reports, and how it looks. */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { galleryOf } from './home.ts';
import { inspectScreen } from './inspect-screen.ts';
import { messages } from './messages.ts';
import { insertTicket, newOperator, openOps, opsOf } from './ops.ts';
import { type Member, newMember, openAs, seeToast } from './people.ts';
import { openSite, PATIENCE, type Site, watchCalls } from './site.ts';

const { operators, report } = messages;

let site: Site;
let boss: Member;
let ada: Member;

beforeAll(async () => {
  site = await openSite();
  await keepPlainPictures(site.folder);
  boss = await newOperator(site);
  ada = await newMember(site, 'ada');
});
afterEach(async () => {
  await site.closePages();
  await site.db.deleteFrom('tickets').execute();
});
afterAll(() => site.close());

test('Q17 the charts say the same as tables, with a row for each time and the newest first', async () => {
  for (const minutesAgo of [2, 4]) await insertTicket(site, { minutesAgo });
  const { page } = await openOps(site, boss);
  const { button } = opsOf(page);
  const { charts, none } = operators;
  const chart = (name: string) => page.getByRole('figure').filter({ has: page.getByRole('heading', { name }) });
  await chart(charts.throughput)
    .getByText(charts.throughputSays('1h', 0, 2))
    .waitFor(PATIENCE);
  expect(await page.locator('.ops-chart table').count()).toBe(0);
  await button(charts.asTable).click();
  const columns = (name: string) => chart(name).getByRole('columnheader').allTextContents();
  expect(await columns(charts.throughput)).toEqual([charts.time, charts.done, charts.failed]);
  expect(await columns(charts.wait)).toEqual([charts.time, charts.p50, charts.p95]);
  const rows = chart(charts.throughput).locator('tbody tr');
  const times = await rows.getByRole('rowheader').allTextContents();
  expect(times.length).toBeGreaterThan(10);
  expect(new Set(times).size).toBe(times.length);
  // Nobody was served when nothing began.
  expect(await chart(charts.wait).locator('tbody td').filter({ hasText: none }).count()).toBeGreaterThan(0);
  expect(await page.locator('.ops-chart canvas').count()).toBe(0);
  await button(charts.asTable).click();
  await page.locator('.ops-chart canvas').first().waitFor(PATIENCE);
  expect(await page.locator('.ops-chart table').count()).toBe(0);
});

/** Which pauses the timers of the page have that repeat. */
const NOTE_INTERVALS = `{
  const running = new Map();
  const { setInterval: set, clearInterval: clear } = window;
  window.setInterval = (run, pause) => {
    const id = set(run, pause);
    running.set(id, pause);
    return id;
  };
  window.clearInterval = (id) => {
    running.delete(id);
    clear(id);
  };
  window.readIntervals = () => [...running.values()];
}`;

test('Q17 without the live connection the list is asked for as often as was chosen, and not at all while paused', async () => {
  const { page } = await openAs(site, boss, '/creators');
  await page.routeWebSocket(/\/trpc/, (socket) => void socket.close());
  await page.addInitScript(NOTE_INTERVALS);
  await page.goto('/ops');
  const { live, row, verdict } = opsOf(page);
  const every = page.getByRole('combobox', { name: operators.live.every });
  const repeated = () => page.evaluate<number[]>('window.readIntervals()');
  await verdict.waitFor(PATIENCE);
  const first = await insertTicket(site);
  await row(first).waitFor(PATIENCE);
  expect(await every.inputValue()).toBe('5');
  for (const seconds of [30, 5, 2]) {
    await every.selectOption(String(seconds));
    await expect.poll(repeated, PATIENCE).toContain(seconds * 1_000);
    const others = [2_000, 5_000].filter((pause) => pause !== seconds * 1_000);
    await expect.poll(async () => (await repeated()).filter((pause) => others.includes(pause)), PATIENCE).toEqual([]);
  }
  const second = await insertTicket(site);
  await row(second).waitFor(PATIENCE);
  await live.click();
  expect(await every.isDisabled()).toBe(true);
  await expect.poll(async () => (await repeated()).filter((pause) => pause === 2_000), PATIENCE).toEqual([]);
});

test('Q17 the list is live, can be paused, and stands still under the pointer', async () => {
  const first = await insertTicket(site, { minutesAgo: 9 });
  const { page } = await openOps(site, boss);
  const { live, row, button } = opsOf(page);
  await row(first).waitFor(PATIENCE);
  const second = await insertTicket(site, { minutesAgo: 8 });
  await row(second).waitFor(PATIENCE);

  await row(first).hover();
  const third = await insertTicket(site, { minutesAgo: 7 });
  await button(operators.list.fresh(1)).waitFor(PATIENCE);
  expect(await row(third).count()).toBe(0);
  await button(operators.list.fresh(1)).click();
  await row(third).waitFor(PATIENCE);

  await live.click();
  expect(await live.getAttribute('aria-checked')).toBe('false');
  const asked = watchCalls(page, 'ops.tickets');
  const fourth = await insertTicket(site, { minutesAgo: 6 });
  // The range of the charts is asked for all the same: by then a live list would have been asked as well.
  await button(operators.charts.ranges['24h']).click();
  await page.getByText('In the last 24 hours').first().waitFor(PATIENCE);
  expect(asked).toHaveLength(0);
  expect(await row(fourth).count()).toBe(0);
  await live.click();
  await row(fourth).waitFor(PATIENCE);
});

test('Q17 Q18 the raw queues open for an operator with one press, and for nobody else by their address', async () => {
  const { page } = await openOps(site, boss);
  const asked = page.waitForResponse(/\/ops\/queues\/api\/queues/, PATIENCE);
  await opsOf(page).button(operators.queues.open).click(PATIENCE);
  await page.waitForURL('**/ops/queues', PATIENCE);
  expect((await asked).status()).toBe(200);
  await page.locator('#root').getByText('Queues', { exact: true }).first().waitFor(PATIENCE);
  const { page: other } = await openAs(site, ada, '/creators');
  expect((await other.goto('/ops/queues'))?.status()).toBe(404);
});

test('a kind is paused and resumed after a question', async () => {
  const { page } = await openOps(site, boss);
  const { button, confirm } = opsOf(page);
  await button(operators.control.pauseOf('story')).click(PATIENCE);
  await opsOf(page).dialog.getByLabel(operators.note).fill('Too many words');
  await confirm(operators.control.pause).click();
  await seeToast(page, operators.control.paused('story').title);
  await page.getByText(/by boss_\d+: Too many words/).waitFor(PATIENCE);
  await button(operators.control.resumeOf('story')).click();
  await confirm(operators.control.resume).click();
  await button(operators.control.pauseOf('story')).waitFor(PATIENCE);
});

async function reportBy(page: Page, label: string | RegExp, reason: string): Promise<void> {
  await page.getByRole('button', { name: label }).click(PATIENCE);
  await page.getByRole('button', { name: report.action, exact: true }).click();
  await page.getByRole('radio', { name: reason }).check();
}

test('anybody reports a brainrot once, however often the button is pressed, and a takedown takes it out of the Hall', async () => {
  const id = await insertCharacter(site.db, { name: 'Bruttissimo Cattivone', creatorId: ada.id, score: 900 });
  const { page } = await site.open(`/character/${id}`);
  await page.getByRole('button', { name: report.menu.character }).click(PATIENCE);
  await page.getByRole('button', { name: report.action, exact: true }).click();
  await page.getByRole('button', { name: report.send }).click();
  await page.getByRole('alert').getByText(report.choose).waitFor();
  await page.getByRole('radio', { name: report.reasons.hateful }).check();
  const calls = watchCalls(page, 'reports.file');
  await page.getByRole('button', { name: report.send }).dblclick();
  await seeToast(page, report.thanks.title);
  expect(calls).toHaveLength(1);

  const { page: hall } = await site.open('/?view=gallery');
  await galleryOf(hall).cards.filter({ hasText: 'Bruttissimo' }).waitFor(PATIENCE);

  const { page: desk } = await openOps(site, boss, '/ops?tab=reports');
  const entry = desk.getByRole('article', { name: 'Bruttissimo Cattivone' });
  await entry.getByText(report.reasons.hateful).waitFor(PATIENCE);
  await entry.getByRole('button', { name: operators.reports.takeDown }).click();
  await opsOf(desk).confirm(operators.reports.takeDown).click();
  await seeToast(desk, operators.reports.done.take_down.title);
  await desk.getByText(operators.reports.empty.open).waitFor(PATIENCE);

  await hall.reload();
  await galleryOf(hall).heading.waitFor(PATIENCE);
  await hall.waitForLoadState('networkidle');
  expect(await galleryOf(hall).cards.filter({ hasText: 'Bruttissimo' }).count()).toBe(0);

  await opsOf(desk).button(operators.reports.resolved).click();
  await entry.getByRole('button', { name: operators.reports.restore }).click(PATIENCE);
  await opsOf(desk).confirm(operators.reports.restore).click();
  await seeToast(desk, operators.reports.restored.title);
  await hall.reload();
  await galleryOf(hall).cards.filter({ hasText: 'Bruttissimo' }).waitFor(PATIENCE);
});

test('a comment is reported from its menu, and a report is dismissed', async () => {
  const id = await insertCharacter(site.db, { name: 'Innocente', creatorId: ada.id });
  await site.db.insertInto('character_comments').values({ character_id: id, user_id: ada.id, content: 'Buy my shoes' }).execute();
  const { page } = await openAs(site, await newMember(site, 'reader'), `/character/${id}`);
  await reportBy(page, report.menu.comment('Buy my shoes'), report.reasons.spam);
  await page.getByRole('button', { name: report.send }).click();
  await seeToast(page, report.thanks.title);
  const { page: desk } = await openOps(site, boss, '/ops?tab=reports');
  await desk.getByText('Buy my shoes').waitFor(PATIENCE);
  await opsOf(desk).button(operators.reports.dismiss).click();
  await opsOf(desk).confirm(operators.reports.dismiss).click();
  await seeToast(desk, operators.reports.done.dismiss.title);
  await desk.getByText(operators.reports.empty.open).waitFor(PATIENCE);
});

interface Screen {
  name: string;
  at: () => string;
  reach: (page: Page) => Promise<unknown>;
}

let shown = '';
const SCREENS: Screen[] = [
  {
    name: 'ops-queue',
    at: () => '/ops?state=failed',
    reach: async (page) => {
      await opsOf(page).row(shown).waitFor(PATIENCE);
      await opsOf(page).live.click();
      await opsOf(page).box(shown).check();
    },
  },
  {
    name: 'ops-ticket',
    at: () => `/ops?sel=${shown}`,
    reach: (page) => opsOf(page).dialog.getByText('ProviderError').waitFor(PATIENCE),
  },
  {
    name: 'ops-reports',
    at: () => '/ops?tab=reports',
    reach: (page) => opsOf(page).button(operators.reports.takeDown).first().waitFor(PATIENCE),
  },
  {
    name: 'ops-log',
    at: () => '/ops?tab=log',
    reach: (page) => page.getByRole('list', { name: operators.log.label }).waitFor(PATIENCE),
  },
];

test.each(SCREENS)('Q1 Q2 Q19 Q20 $name looks right in both themes, at every width and with large text', async (screen) => {
  shown = await insertTicket(site, { holderId: ada.id });
  await insertTicket(site, { minutesAgo: 30 });
  const id = await insertCharacter(site.db, { name: 'Sospetto', creatorId: ada.id });
  await site.api.client.reports.file.mutate({ targetKind: 'character', targetId: id, reason: 'stolen' });
  await site.db
    .insertInto('operator_actions')
    .values({ operator_id: boss.id, action: 'retry', target_ids: [shown], note: 'Once more' })
    .execute();
  const { page } = await openOps(site, boss, screen.at());
  await screen.reach(page);
  await page.waitForLoadState('networkidle');
  expect(await inspectScreen(page, screen.name)).toEqual([]);
});

test('Q1 Q2 Q20 the report dialog looks right', async () => {
  const id = await insertCharacter(site.db, { name: 'Sospettissimo', creatorId: ada.id });
  const { page } = await site.open(`/character/${id}`);
  await reportBy(page, report.menu.character, report.reasons.stolen);
  expect(await inspectScreen(page, 'report-dialog')).toEqual([]);
});
