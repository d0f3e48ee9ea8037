/** The rest of the operators' screen: following the line, the raw queues, and reports. */
import { afterEach, expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { galleryOf } from './home.ts';
import { newMember, openAs, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { insertTicket, newOperator, openOps, opsOf } from './ops.ts';
import { watchCalls } from './site.ts';
import { useSite } from './use-site.ts';

const { operators, report } = messages;

const site = await useSite();
await keepPlainPictures(site.folder);
const boss = await newOperator(site);
const ada = await newMember(site, 'ada');
afterEach(async () => {
  await site.closePages();
  await site.db.deleteFrom('tickets').execute();
});

test('Q17 the list is live, and without the live connection it is asked for', async () => {
  const first = await insertTicket(site, { minutesAgo: 9 });
  const live = await openOps(site, boss);
  const polled = await openAs(site, boss, '/creators');
  await polled.page.routeWebSocket(/\/trpc/, (socket) => void socket.close());
  await polled.page.goto('/ops');
  for (const { page } of [live, polled]) await opsOf(page).row(first).waitFor();
  const second = await insertTicket(site, { minutesAgo: 8 });
  for (const { page } of [live, polled]) await opsOf(page).row(second).waitFor();
});

test('Q17 Q18 the raw queues open for an operator with one press, and for nobody else by their address', async () => {
  const { page } = await openOps(site, boss);
  const asked = page.waitForResponse(/\/ops\/queues\/api\/queues/);
  await opsOf(page).button(operators.queues.open).click();
  await page.waitForURL('**/ops/queues');
  expect((await asked).status()).toBe(200);
  await page.locator('#root').getByText('Queues', { exact: true }).first().waitFor();
  const { page: other } = await openAs(site, ada, '/creators');
  expect((await other.goto('/ops/queues'))?.status()).toBe(404);
});

test('anybody reports a brainrot once, however often the button is pressed, and a takedown takes it out of the Hall', async () => {
  const id = await insertCharacter(site.db, { name: 'Bruttissimo Cattivone', creatorId: ada.id, score: 900 });
  const { page } = await site.open(`/character/${id}`);
  await page.getByRole('button', { name: report.menu.character }).click();
  await page.getByRole('button', { name: report.action, exact: true }).click();
  await page.getByRole('button', { name: report.send }).click();
  await page.getByRole('alert').getByText(report.choose).waitFor();
  await page.getByRole('radio', { name: report.reasons.hateful }).check();
  const calls = watchCalls(page, 'reports.file');
  await page.getByRole('button', { name: report.send }).dblclick();
  await seeToast(page, report.thanks.title);
  expect(calls).toHaveLength(1);

  const { page: hall } = await site.open('/?view=gallery');
  await galleryOf(hall).cards.filter({ hasText: 'Bruttissimo' }).waitFor();

  const { page: desk } = await openOps(site, boss, '/ops?tab=reports');
  const entry = desk.getByRole('article', { name: 'Bruttissimo Cattivone' });
  await entry.getByText(report.reasons.hateful).waitFor();
  await entry.getByRole('button', { name: operators.reports.takeDown }).click();
  await opsOf(desk).confirm(operators.reports.takeDown).click();
  await seeToast(desk, operators.reports.done.take_down.title);
  await desk.getByText(operators.reports.empty.open).waitFor();

  await hall.reload();
  await galleryOf(hall).heading.waitFor();
  await hall.waitForLoadState('networkidle');
  expect(await galleryOf(hall).cards.filter({ hasText: 'Bruttissimo' }).count()).toBe(0);

  await opsOf(desk).button(operators.reports.resolved).click();
  await entry.getByRole('button', { name: operators.reports.restore }).click();
  await opsOf(desk).confirm(operators.reports.restore).click();
  await seeToast(desk, operators.reports.restored.title);
  await hall.reload();
  await galleryOf(hall).cards.filter({ hasText: 'Bruttissimo' }).waitFor();
});
