/** The list of offers: what is answered, refused, countered, and what has gone meanwhile. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { keepPlainPictures } from './gallery-data.ts';
import { type Member, newMember, openAs, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { giveNamed, hubOf, ownersOf, traderOf } from './offers.ts';
import { useSite } from './use-site.ts';

const { trading } = messages;
const OFFERS = '/trading?tab=offers';

const site = await useSite();
await keepPlainPictures(site.folder);
let ada: Member;
let bob: Member;

/** Two new people, so that no test meets the offers of another. */
async function meet() {
  [ada, bob] = [await newMember(site, 'ada'), await newMember(site, 'bob')];
  return { adas: traderOf(site, ada), bobs: traderOf(site, bob) };
}

/** The words of each card, by the parts that a person tells apart. */
const statuses = (page: Page) => page.locator('article.offer-card').evaluateAll((all) => all.map((one) => one.dataset.status));

test('R209 an answer whose answer is lost has happened; another tab, which does not know yet, is told so', async () => {
  const { adas } = await meet();
  const ids = await giveNamed(site, ada, 'Uno');
  await adas.gift(bob, ids);
  const { page } = await openAs(site, bob, OFFERS);
  const second = await openAs(site, bob, OFFERS);
  const [hub, other] = [hubOf(page), hubOf(second.page)];
  await page.route(/offers\.accept/, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await other.button('Reject').click();
  await hub.button('Accept').click();
  await hub.confirm('Accept').click();
  await seeToast(page, 'Failed to respond to offer');
  await expect.poll(() => ownersOf(site, ids)).toEqual([bob.id]);
  await other.confirm('Reject').click();
  await seeToast(second.page, 'This offer has been accepted already.');
  await other.says(trading.offers.banners.accepted).waitFor();
  expect(await statuses(second.page)).toEqual(['accepted']);
});

test('R213 R214 R217 R219 a counter-offer answers the original; one whose original is gone says so', async () => {
  const { adas } = await meet();
  const [uno = '', due = ''] = await giveNamed(site, ada, 'Uno', 'Due');
  const [zwei = ''] = await giveNamed(site, bob, 'Zwei');
  const original = await adas.trade(bob, [uno], [zwei], 'Deal?');
  const { page } = await openAs(site, bob, OFFERS);
  const hub = hubOf(page);
  await hub.button('Create Counter-Offer').click();
  await hub.dialog.getByRole('checkbox', { name: 'Due' }).check();
  await hub.dialog.getByLabel(/^Message/).fill('Both, please');
  await hub.confirm('Send Counter-Offer').dblclick();
  await seeToast(page, 'Counter-offer sent successfully!');
  await expect.poll(() => statuses(page)).toEqual(['pending', 'counter_offered']);
  await page.locator('main li').first().and(page.locator(':focus')).waitFor();
  const children = await site.db.selectFrom('offers').selectAll().where('parent_offer_id', '=', original.id).execute();
  const expected = { from_user_id: bob.id, to_user_id: ada.id, status: 'pending', message: 'Both, please' };
  expect(children).toEqual([expect.objectContaining(expected)]);
  expect(await ownersOf(site, [uno, due, zwei])).toEqual([ada.id, ada.id, bob.id]);
});
