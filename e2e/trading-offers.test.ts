/** The list of offers: what is answered, refused, countered, and what has gone meanwhile. */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { giveCharacter } from '../server/src/testing/test-data.ts';
import { breakTable } from './faults.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { messages } from './messages.ts';
import { type Member, newMember, openAs, seeToast } from './people.ts';
import { openSite, PATIENCE, type Site } from './site.ts';
import { comeBack, eraseOffer, giveNamed, hubOf, ownersOf, traderOf } from './trading.ts';

const { trading } = messages;
const OFFERS = '/trading?tab=offers';

let site: Site;
let ada: Member;
let bob: Member;

beforeAll(async () => {
  site = await openSite();
  await keepPlainPictures(site.folder);
});
afterEach(() => site.closePages());
afterAll(() => site.close());

const TRADABLE = /characters\.tradable/;

/** Two new people, so that no test meets the offers of another. */
async function meet() {
  [ada, bob] = [await newMember(site, 'ada'), await newMember(site, 'bob')];
  return { adas: traderOf(site, ada), bobs: traderOf(site, bob) };
}

/** The words of each card, by the parts that a person tells apart. */
const statuses = (page: Page) => page.locator('article.offer-card').evaluateAll((all) => all.map((one) => one.dataset.status));

test('R201 R205 R206 R217 all offers newest first, page by page; a counter-offer leads to the trade that it answers', async () => {
  const { adas, bobs } = await meet();
  const [uno = '', due = ''] = await giveNamed(site, ada, 'Uno', 'Due');
  const [zwei = ''] = await giveNamed(site, bob, 'Zwei');
  const trade = await bobs.trade(ada, [zwei], [uno], 'One for one');
  for (let count = 0; count < 20; count++) await (count % 2 ? adas.gift(bob, [due]) : bobs.gift(ada, [zwei]));
  await bobs.reject(await adas.gift(bob, [due], 'No?'));
  await adas.counter(trade, [due], [zwei], 'Rather this one');
  const { page } = await openAs(site, ada, OFFERS);
  const hub = hubOf(page);
  await expect.poll(() => hub.offers.count(), PATIENCE).toBe(20);
  await hub.tab('Offers (21)').waitFor();
  const counter = hub.offers.first();
  await counter.getByText(trading.offers.counters).waitFor();
  await hub.offers.nth(1).getByText('This offer was rejected.').waitFor();
  await counter.getByRole('link', { name: trading.offers.toParent }).click();
  const original = page.locator(`#offer-${trade.id}`);
  await original.and(page.locator(':focus')).waitFor(PATIENCE);
  expect(await hub.offers.count()).toBe(23);
  await original.getByText('This offer received a counter-offer.').waitFor();
  await original.getByRole('link', { name: trading.offers.toChild }).click();
  await page.locator('main li').first().and(page.locator(':focus')).waitFor();
  expect((await statuses(page)).map((one, at) => (one === 'pending' ? null : [at, one])).filter(Boolean)).toEqual([
    [1, 'rejected'],
    [22, 'counter_offered'],
  ]);
});

test('O15 R209 R212 what has gone meanwhile is shown with its reason; accepting is off, or refused with what has changed', async () => {
  const { adas } = await meet();
  const cyd = await newMember(site, 'cyd');
  const [uno = '', due = ''] = await giveNamed(site, ada, 'Uno', 'Due');
  const [zwei = ''] = await giveNamed(site, bob, 'Zwei');
  await adas.trade(bob, [uno, due], [zwei]);
  const { page } = await openAs(site, bob, OFFERS);
  const hub = hubOf(page);
  await hub.button('Accept').click(PATIENCE);
  await hub.confirm('Accept').waitFor();
  // The page may be asking just now, and would know before the press.
  const mayAsk = Promise.withResolvers<void>();
  await page.route(/offers\.list/, async (route) => {
    await mayAsk.promise;
    await route.continue();
  });
  await giveCharacter(site.db, due, cyd.id);
  await hub.confirm('Accept').click();
  await seeToast(page, 'Due belongs to somebody else now. Nothing was transferred.');
  mayAsk.resolve();
  await hub.side('You get').getByText(trading.offers.staleness.moved).waitFor(PATIENCE);
  expect(await hub.confirm('Accept').isDisabled()).toBe(true);
  await hub.dialog.getByText(trading.sheet.changed).waitFor();
  await hub.confirm('Cancel').click();
  expect(await hub.button('Accept').isDisabled()).toBe(true);
  await hub.says(trading.offers.cannotAccept).waitFor();
  expect(await ownersOf(site, [uno, due, zwei])).toEqual([ada.id, cyd.id, bob.id]);
});

test('R209 a failed answer is told, and given again counts once; an offer that another tab has answered says so', async () => {
  const { adas } = await meet();
  const ids = await giveNamed(site, ada, 'Uno');
  await adas.gift(bob, ids);
  const { page } = await openAs(site, bob, OFFERS);
  const hub = hubOf(page);
  await hub.button('Reject').click(PATIENCE);
  {
    await using _fault = await breakTable(site.db, 'offers');
    await hub.confirm('Reject').click();
    await seeToast(page, 'Failed to respond to offer');
  }
  await hub.confirm('Cancel').click();
  await page.route(/offers\.accept/, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const second = await openAs(site, bob, OFFERS);
  await hubOf(second.page).button('Reject').click(PATIENCE);
  await hub.button('Accept').click();
  await hub.confirm('Accept').click();
  await seeToast(page, 'Failed to respond to offer');
  await expect.poll(() => ownersOf(site, ids), PATIENCE).toEqual([bob.id]);
  await hubOf(second.page).confirm('Reject').click();
  await seeToast(second.page, 'This offer has been accepted already.');
  await hubOf(second.page).says(trading.offers.banners.accepted).waitFor(PATIENCE);
  expect(await statuses(second.page)).toEqual(['accepted']);
});

test('R210 when offers or people cannot be loaded nobody is told, and it is logged; later they are there', async () => {
  const { adas } = await meet();
  await adas.gift(bob, await giveNamed(site, ada, 'Uno'));
  const { page } = await openAs(site, bob, 'about:blank');
  const logged: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && logged.push(message.text())));
  const hub = hubOf(page);
  await page.route(/profiles\.search/, (route) => route.abort('connectionfailed'));
  {
    await using _fault = await breakTable(site.db, 'offers');
    await page.goto(`${site.url}/trading?tab=offers`);
    await expect.poll(() => logged.some((one) => one.startsWith('offers.list:')), PATIENCE).toBe(true);
    await expect.poll(() => page.getByRole('tabpanel').textContent(), PATIENCE).toBe('');
    expect(await hub.toast.count()).toBe(0);
  }
  await comeBack(page);
  await hub.offers.getByText('Uno', { exact: true }).waitFor(PATIENCE);
  await hub.tab('Gift').click();
  await hub.search.fill(ada.username);
  await expect.poll(() => logged.some((one) => one.startsWith('profiles.search:')), PATIENCE).toBe(true);
  expect([await hub.toast.count(), await hub.options.count()]).toEqual([0, 0]);
});

test('R213 R214 R215 R216 R217 a counter-offer begins as the original, marks its changes, and answers it', async () => {
  const { adas } = await meet();
  const [uno = '', due = ''] = await giveNamed(site, ada, 'Uno', 'Due');
  const [zwei = '', drei = ''] = await giveNamed(site, bob, 'Zwei', 'Drei');
  const original = await adas.trade(bob, [uno], [zwei], 'Deal?');
  const { page } = await openAs(site, bob, OFFERS);
  const hub = hubOf(page);
  await hub.button('Create Counter-Offer').click(PATIENCE);
  await page.getByRole('dialog', { name: `Create Counter-Offer to ${ada.username}` }).waitFor();
  await hub.dialog.getByText('Deal?').waitFor();
  const box = (name: string) => hub.dialog.getByRole('checkbox', { name });
  await expect.poll(() => hub.dialog.getByRole('checkbox').count(), PATIENCE).toBe(4);
  expect([await box('Zwei').isChecked(), await box('Uno').isChecked(), await box('Drei').isChecked()]).toEqual([
    true,
    true,
    false,
  ]);
  const send = hub.confirm('Send Counter-Offer');
  await box('Zwei').uncheck();
  expect(await send.isDisabled()).toBe(true);
  await hub.dialog.locator('label.pick', { hasText: 'Zwei' }).getByText('- removed', { exact: true }).waitFor();
  await box('Drei').check();
  await hub.dialog.locator('label.pick', { hasText: 'Drei' }).getByText('+ new', { exact: true }).waitFor();
  await box('Uno').uncheck();
  expect(await send.isDisabled()).toBe(true);
  await box('Due').check();
  expect(await send.isDisabled()).toBe(false);
  await hub.confirm('Cancel').click();
  await hub.dialog.waitFor({ state: 'detached' });
  await hub.button('Create Counter-Offer').and(page.locator(':focus')).waitFor();
  expect(await statuses(page)).toEqual(['pending']);

  await hub.button('Create Counter-Offer').click();
  await box('Due').check(PATIENCE);
  await hub.dialog.getByLabel(/^Message/).fill('Both, please');
  await send.dblclick();
  await seeToast(page, 'Counter-offer sent successfully!');
  await expect.poll(() => statuses(page), PATIENCE).toEqual(['pending', 'counter_offered']);
  await page.locator('main li').first().and(page.locator(':focus')).waitFor();
  await hub.offers
    .nth(1)
    .getByText(/received a counter-offer/)
    .waitFor();
  const child = await site.db
    .selectFrom('offers')
    .selectAll()
    .where('parent_offer_id', '=', original.id)
    .executeTakeFirstOrThrow();
  expect(child).toMatchObject({ from_user_id: bob.id, to_user_id: ada.id, status: 'pending', message: 'Both, please' });
  expect(await ownersOf(site, [uno, due, zwei, drei])).toEqual([ada.id, ada.id, bob.id, bob.id]);
});

test('R218 R219 a counter-offer that fails keeps what was chosen; without its original, or its data, it says so', async () => {
  const { adas } = await meet();
  const [uno = ''] = await giveNamed(site, ada, 'Uno');
  const [zwei = ''] = await giveNamed(site, bob, 'Zwei');
  const { id } = await adas.trade(bob, [uno], [zwei]);
  const { page } = await openAs(site, bob, OFFERS);
  const hub = hubOf(page);
  const begin = () => hub.button('Create Counter-Offer').click(PATIENCE);
  const send = hub.confirm('Send Counter-Offer');
  await page.route(TRADABLE, (route) => route.abort('connectionfailed'));
  await begin();
  await seeToast(page, 'Failed to load brainrot data for counter-offer');
  const tryAgain = hub.dialog.getByRole('button', { name: messages.tryAgain });
  await expect.poll(() => tryAgain.count(), PATIENCE).toBe(2);
  await page.unroute(TRADABLE);
  for (const index of [1, 0]) await tryAgain.nth(index).click();
  await expect.poll(() => hub.dialog.getByRole('checkbox', { checked: true }).count(), PATIENCE).toBe(2);
  await page.route(/offers\.counter/, (route) => route.abort('connectionfailed'));
  await send.click();
  await seeToast(page, 'Failed to create counter-offer');
  await page.unroute(/offers\.counter/);
  const hide = (isPublic: boolean) =>
    site.db.updateTable('meme_characters').set({ is_public: isPublic }).where('id', '=', zwei).execute();
  await hide(false);
  await send.click();
  await seeToast(page, 'Make Zwei public before you offer it.');
  await hide(true);
  expect(await statuses(page)).toEqual(['pending']);
  await hub.confirm('Cancel').click();
  await eraseOffer(site, id);
  await begin();
  await seeToast(page, 'Original offer not found');
  await hub.dialog.waitFor({ state: 'detached', ...PATIENCE });
});
