/** The operators' screen: who sees it, and what is done there with tickets. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { keepPlainPictures } from './gallery-data.ts';
import { messages } from './messages.ts';
import { insertTicket, newOperator, openOps, opsOf } from './ops.ts';
import { type Member, newMember, openAs, seeToast } from './people.ts';
import { openSite, PATIENCE, type Site } from './site.ts';

const { operators } = messages;

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

test('Q17 an error is copied with all that is known of it, and a clipboard that refuses is said', async () => {
  const failed = await insertTicket(site);
  const { page } = await openOps(site, boss, `/ops?sel=${failed}`);
  const { confirm } = opsOf(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await confirm(operators.drawer.copyError).click(PATIENCE);
  await seeToast(page, operators.drawer.copied.title);
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
    [
      'imagination_failed: The imagination gave up on this one.',
      'ProviderError: 500 from the picture model',
      '    at paint (provider.ts:40)',
      '    at runGeneration (generation.ts:12)',
    ].join('\n'),
  );
  await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))`);
  await confirm(operators.drawer.copyError).click();
  await seeToast(page, operators.drawer.copyFailed.title);
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
