/** The operators' screen: who sees it, and what is done there with tickets. */
import { afterEach, expect, test } from 'vitest';
import { keepPlainPictures } from './gallery-data.ts';
import { newMember, openAs, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { insertTicket, newOperator, openOps, opsOf } from './ops.ts';
import { useSite } from './use-site.ts';

const { operators } = messages;

const site = await useSite();
await keepPlainPictures(site.folder);
const boss = await newOperator(site);
const ada = await newMember(site, 'ada');
// What waits here must wait for us.
await site.db.insertInto('paused_kinds').values({ kind: 'fusion', paused_by: boss.id, note: 'while we test' }).execute();
afterEach(async () => {
  await site.closePages();
  await site.db.deleteFrom('tickets').execute();
});

async function stateOf(id: string): Promise<string | undefined> {
  return (await site.db.selectFrom('tickets').select('state').where('id', '=', id).executeTakeFirst())?.state;
}

test('Q18 to visitors and members there is no such screen, nor any sign of it; to operators there is', async () => {
  const stranger = await site.open('/ops');
  const member = await openAs(site, ada, '/ops');
  for (const { page } of [stranger, member]) {
    await opsOf(page).notFound.waitFor();
    expect(await opsOf(page).heading.count()).toBe(0);
    expect(await page.locator('a[href="/ops"]').count()).toBe(0);
  }
  const { page } = await openOps(site, boss, '/');
  await page.getByRole('link', { name: operators.title, exact: true }).first().click();
  await opsOf(page).heading.waitFor();
  await opsOf(page).verdict.waitFor();
});

test('Q18 who signs out, or is no operator any more, does not see it any more', async () => {
  const second = await newOperator(site);
  const { page } = await openOps(site, second);
  await opsOf(page).heading.waitFor();
  await site.db.updateTable('users').set({ role: 'member' }).where('id', '=', second.id).execute();
  await opsOf(page).notFound.waitFor();
});

test('Q17 tickets are cancelled and retried, the new one ends in a brainrot, and all of it is in the log', async () => {
  const failed = await insertTicket(site, { wish: 'hot dog cat' });
  const waiting = await insertTicket(site, { kind: 'fusion', state: 'waiting', holderId: ada.id });
  const { page } = await openOps(site, boss);
  const { box, bulk, confirm, dialog, outcomes } = opsOf(page);
  for (const id of [failed, waiting]) await box(id).check();
  await bulk.getByRole('button', { name: operators.bulk.cancel(1) }).click();
  expect(await stateOf(waiting)).toBe('waiting');
  await confirm(operators.bulk.cancel(1)).click();
  await outcomes.getByText(operators.bulk.cancelOutcomes.cancelled).waitFor();
  await confirm(operators.bulk.close).click();
  expect(await stateOf(waiting)).toBe('cancelled');

  await box(failed).check();
  await bulk.getByRole('button', { name: operators.bulk.retry(1) }).click();
  await confirm(operators.bulk.retry(1)).click();
  await seeToast(page, operators.bulk.retried(1, 1).title);
  await outcomes.getByRole('button').click();
  await dialog.getByText(operators.drawer.retryOf).waitFor();
  await dialog.getByRole('img').waitFor();
  await dialog.getByRole('link', { name: operators.drawer.openCharacter }).waitFor();
  await page.keyboard.press('Escape');
  await opsOf(page).tab(operators.tabs(0).log).click();
  await page.getByText(operators.log.did.retry(1)).waitFor();
  await page.getByText(operators.log.did.cancel(1)).waitFor();
});
