/** The operators' screen: who sees it, what it shows, and what can be done there. */
import type { Page } from 'playwright-core';
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
  // What waits here must wait for us.
  await site.db.insertInto('paused_kinds').values({ kind: 'fusion', paused_by: boss.id, note: 'while we test' }).execute();
});
afterEach(async () => {
  await site.closePages();
  await site.db.deleteFrom('tickets').execute();
});
afterAll(() => site.close());

async function stateOf(id: string): Promise<string | undefined> {
  return (await site.db.selectFrom('tickets').select('state').where('id', '=', id).executeTakeFirst())?.state;
}

test('Q18 to visitors and members there is no such screen, nor any sign of it; to operators there is', async () => {
  const stranger = await site.open('/ops');
  const member = await openAs(site, ada, '/ops');
  for (const { page } of [stranger, member]) {
    await opsOf(page).notFound.waitFor(PATIENCE);
    expect(await opsOf(page).heading.count()).toBe(0);
    expect(await page.locator('a[href="/ops"]').count()).toBe(0);
  }
  const { page } = await openOps(site, boss, '/');
  await page.getByRole('link', { name: operators.title, exact: true }).first().click(PATIENCE);
  await opsOf(page).heading.waitFor(PATIENCE);
  await opsOf(page).verdict.waitFor();
});

test('Q18 who signs out, or is no operator any more, does not see it any more', async () => {
  const second = await newOperator(site);
  const { page } = await openOps(site, second);
  await opsOf(page).heading.waitFor(PATIENCE);
  await site.db.updateTable('users').set({ role: 'member' }).where('id', '=', second.id).execute();
  await opsOf(page).notFound.waitFor(PATIENCE);
});

test('Q17 counts by state and the oldest waiting age stand above the list', async () => {
  for (const minutesAgo of [1, 2]) await insertTicket(site, { kind: 'fusion', state: 'waiting', minutesAgo });
  for (let index = 0; index < 5; index++) await insertTicket(site);
  const { page } = await openOps(site, boss);
  const { tile, verdict } = opsOf(page);
  const { tiles } = operators;
  await tile(tiles.waiting).getByText('2', { exact: true }).waitFor(PATIENCE);
  await tile(tiles.failed).getByText('5', { exact: true }).waitFor(PATIENCE);
  expect(await tile(tiles.failed).getAttribute('data-alarm')).toBe('true');
  expect(await tile(tiles.failed).textContent()).toContain('too many');
  // What is paused is no trouble: it waits by will.
  await tile(tiles.oldest).getByText(tiles.nobodyWaits).waitFor();
  await tile(tiles.workers).getByText('1', { exact: true }).waitFor(PATIENCE);
  // The worst that is true, and what it rests on.
  await verdict.getByText(operators.verdict.title.provider_fails).waitFor();
  await verdict.getByText(operators.verdict.provider(5, '', '').split(' since')[0] ?? '').waitFor();
});

test('Q17 filters of state and text stand in the address and outlive a reload', async () => {
  const failed = await insertTicket(site, { wish: 'a purple walrus' });
  const other = await insertTicket(site, { wish: 'a green walrus', state: 'cancelled' });
  const { page } = await openOps(site, boss);
  const { row, rows, state, text } = opsOf(page);
  await row(other).waitFor(PATIENCE);
  await state.selectOption('failed');
  await row(other).waitFor({ ...PATIENCE, state: 'detached' });
  await row(failed).waitFor();
  await text.fill('purple');
  await expect.poll(() => new URL(page.url()).search, PATIENCE).toBe('?state=failed&q=purple');
  await page.reload();
  await row(failed).waitFor(PATIENCE);
  expect(await rows.count()).toBe(1);
  expect([await state.inputValue(), await text.inputValue()]).toEqual(['failed', 'purple']);
  await text.fill('nothing like this');
  await page.getByText(operators.list.noMatch, { exact: true }).waitFor(PATIENCE);
  await page.getByRole('button', { name: operators.filters.clear }).click();
  await row(other).waitFor(PATIENCE);
});

test('Q17 a ticket opens with its error and its result, stands in the address, and Back closes it', async () => {
  const ticket = await site.api.generate('hot dog cat');
  await site.api.finish(ticket);
  const failed = await insertTicket(site);
  const { page } = await openOps(site, boss);
  const { opener, dialog } = opsOf(page);
  await opener(failed).click(PATIENCE);
  await dialog.getByText('ProviderError: 500 from the picture model').waitFor(PATIENCE);
  expect(new URL(page.url()).searchParams.get('sel')).toBe(failed);
  await page.reload();
  await dialog.getByText('ProviderError: 500 from the picture model').waitFor(PATIENCE);
  await page.goBack();
  await dialog.waitFor({ ...PATIENCE, state: 'detached' });
  await opener(ticket.id).click(PATIENCE);
  await dialog.getByRole('img').waitFor(PATIENCE);
  await dialog.getByRole('link', { name: operators.drawer.openCharacter }).waitFor();
  await page.keyboard.press('Escape');
  await opener(ticket.id).and(page.locator(':focus')).waitFor(PATIENCE);
});

test('Q17 a failed ticket is retried from its drawer, and leads to the new one', async () => {
  const failed = await insertTicket(site, { wish: 'hot dog cat' });
  const { page } = await openOps(site, boss, `/ops?sel=${failed}`);
  const { confirm, dialog, outcomes } = opsOf(page);
  await confirm(operators.drawer.retry).click(PATIENCE);
  await confirm(operators.bulk.retry(1)).click();
  await seeToast(page, operators.bulk.retried(1, 1).title);
  await outcomes.getByText(operators.bulk.retryOutcomes.retried).waitFor();
  await outcomes.getByRole('button').click();
  await dialog.getByText(operators.drawer.retryOf).waitFor(PATIENCE);
});

test('Q17 many are retried and cancelled after a question that says how many, with what happened to each', async () => {
  const failed = [await insertTicket(site), await insertTicket(site)];
  const waiting = await insertTicket(site, { kind: 'fusion', state: 'waiting', holderId: ada.id });
  const hopeless = await insertTicket(site, { isRetryable: false });
  const { page } = await openOps(site, boss);
  const { box, bulk, confirm, dialog, outcomes } = opsOf(page);
  for (const id of [...failed, waiting, hopeless]) await box(id).check(PATIENCE);
  await bulk.getByText(operators.bulk.selected(4)).waitFor();
  await bulk.getByRole('button', { name: operators.bulk.cancel(1) }).click();
  expect(await stateOf(waiting)).toBe('waiting');
  await dialog.getByRole('heading', { name: operators.bulk.cancelTitle(1) }).waitFor();
  await confirm(operators.bulk.cancel(1)).click();
  await outcomes.getByText(operators.bulk.cancelOutcomes.cancelled).waitFor(PATIENCE);
  await confirm(operators.bulk.close).click();
  expect(await stateOf(waiting)).toBe('cancelled');

  for (const id of failed) await box(id).check(PATIENCE);
  await bulk.getByRole('button', { name: operators.bulk.retry(2) }).click();
  await confirm(operators.back).click();
  await bulk.getByRole('button', { name: operators.bulk.retry(2) }).click();
  await confirm(operators.bulk.retry(2)).click();
  await seeToast(page, operators.bulk.retried(2, 2).title);
  expect(await outcomes.getByText(operators.bulk.retryOutcomes.retried).count()).toBe(2);
  await confirm(operators.bulk.close).click();
  await opsOf(page).tab(operators.tabs(0).log).click();
  await page.getByText(operators.log.did.retry(2)).waitFor(PATIENCE);
  await page.getByText(operators.log.did.cancel(1)).waitFor();
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

test('keys move, select, open and retry, and never fire where something is typed', async () => {
  const older = await insertTicket(site, { minutesAgo: 9 });
  const newer = await insertTicket(site, { minutesAgo: 8 });
  const { page } = await openOps(site, boss);
  const { box, bulk, dialog, opener, row, text } = opsOf(page);
  const focused = (id: string) => opener(id).and(page.locator(':focus')).waitFor(PATIENCE);
  await row(newer).waitFor(PATIENCE);
  const [top, below] = (await row(older).evaluate((one) => one.previousElementSibling === null))
    ? [older, newer]
    : [newer, older];
  await page.keyboard.press('j');
  await focused(top);
  await page.keyboard.press('j');
  await focused(below);
  await page.keyboard.press('k');
  await focused(top);
  await page.keyboard.press('x');
  await bulk.waitFor();
  expect(await box(top).isChecked()).toBe(true);
  await page.keyboard.press('x');
  await bulk.waitFor({ state: 'detached' });
  await page.keyboard.press('r');
  await dialog.getByRole('heading', { name: operators.bulk.retryTitle(1) }).waitFor();
  await page.keyboard.press('Escape');
  await focused(top);
  await page.keyboard.press('Enter');
  await dialog.getByText(top).waitFor(PATIENCE);
  await page.keyboard.press('Escape');
  await focused(top);
  await page.keyboard.press('?');
  await dialog.getByRole('switch', { name: messages.keys.on }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  expect(await bulk.count()).toBe(0);
  await page.getByRole('button', { name: messages.keys.open }).click();
  await dialog.getByRole('switch', { name: messages.keys.on }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await text.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('jxr?');
  expect(await text.inputValue()).toBe('jxr?');
  expect(await dialog.count()).toBe(0);
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
