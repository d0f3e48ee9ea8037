/** Gifts and trades between two people in two browsers: how they are made and sent. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { type Member, newMember, openAs, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { countOffers, giveNamed, hubOf, ownersOf, pickPerson } from './offers.ts';
import { watchCalls } from './site.ts';
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
}

test('R21 R22 R187 R192 R193 R203 R207 a gift: chosen, sent once by a double click, accepted, moved, and seen live', async () => {
  await meet();
  const ids = await giveNamed(site, ada, 'Uno', 'Due', 'Tre');
  await giveNamed(site, bob, 'Vier');
  const mine = await openAs(site, ada, '/trading');
  const theirs = await openAs(site, bob, OFFERS);
  const from = hubOf(mine.page);
  const to = hubOf(theirs.page);
  await to.says('No offers yet').waitFor();

  await pickPerson(mine.page, bob.username);
  await from.pick('Uno').check();
  await from.pick('Tre').check();
  await from.says('Selected: 2 / 3').waitFor();
  await from.message.fill('  Take care of them.\nBoth.  ');
  await from.sendGift.click();
  const calls = watchCalls(mine.page, 'offers.send');
  await from.confirm('Send Gift').dblclick();
  await seeToast(mine.page, 'Gift sent successfully!');
  expect([calls.length, await countOffers(site, ada)]).toEqual([1, 1]);
  await mine.page.locator('label.pick', { hasText: 'Uno' }).getByText('In an offer').waitFor();
  await from.tab('Offers (1)').click();
  await from.offers.getByText('Uno', { exact: true }).waitFor();

  await to.tab('Offers (1)').waitFor();
  await to.offers.getByText('Take care of them.').waitFor();
  await to.button('Accept').click();
  await to.confirm('Accept').dblclick();
  await seeToast(theirs.page, 'Offer accepted! 2 brainrot(s) transferred successfully!');
  expect(await ownersOf(site, ids)).toEqual([bob.id, ada.id, bob.id]);
  await to.says(trading.offers.banners.accepted).waitFor();
  await to.tab('Offers (0)').waitFor();
  await to.tab('Gift').click();
  // What was given is held for a while.
  await to.says('Selected: 0 / 1').waitFor();

  await from.says(trading.offers.banners.accepted).waitFor();
  await from.tab('Gift').click();
  await from.says('Selected: 0 / 1').waitFor();
  expect([...mine.errors, ...theirs.errors]).toEqual([]);
});

test('R185 R186 R194 R197 R202 R208 a trade with somebody found by name, whose private ones do not show, outlives a reload and is rejected', async () => {
  await meet();
  const name = `Ünlü ${bob.username} Ödülü`;
  await site.db.updateTable('profiles').set({ display_name: name }).where('id', '=', bob.id).execute();
  const ids = [...(await giveNamed(site, ada, 'Uno')), ...(await giveNamed(site, bob, 'Zwei', 'Drei'))];
  await insertCharacter(site.db, { name: 'Geheim', creatorId: bob.id, isPublic: false });
  const { page } = await openAs(site, ada, '/trading?tab=trade');
  const hub = hubOf(page);
  await hub.search.fill(ada.username);
  await page.locator('main').getByText(trading.who.none(ada.username)).waitFor();
  await pickPerson(page, `ÜNLÜ ${bob.username.toUpperCase()}`, name);
  await page.reload();
  await hub.partner.getByText(name, { exact: true }).waitFor();
  await hub.theirs.waitFor();
  expect(await hub.theirs.getByRole('checkbox').count()).toBe(2);
  await hub.pick('Uno').check();
  await hub.pick('Drei').check();
  await hub.message.fill('Deal?');
  await hub.sendTrade.click();
  await hub.confirm('Send Trade Offer').click();
  await seeToast(page, 'Trade offer sent successfully!');
  const told = async (at: Page) => {
    const card = hubOf(at).offers.first();
    await card.waitFor();
    const side = (edge: string) => card.getByRole('region', { name: edge }).locator('li bdi').allTextContents();
    return { people: await card.locator('dl').textContent(), gives: await side('You give'), gets: await side('You get') };
  };
  await hub.tab('Offers (1)').click();
  expect(await told(page)).toEqual({ people: `FromYouTo${name} @${bob.username}`, gives: ['Uno'], gets: ['Drei'] });

  const other = await openAs(site, bob, OFFERS);
  const theirs = hubOf(other.page);
  expect(await told(other.page)).toEqual({ people: `From${ada.username} @${ada.username}ToYou`, gives: ['Drei'], gets: ['Uno'] });
  await theirs.offers.getByText('Deal?', { exact: true }).waitFor();
  await theirs.button('Reject').click();
  await theirs.confirm('Reject').click();
  await seeToast(other.page, 'Offer rejected');
  await theirs.says(trading.offers.banners.rejected).waitFor();
  expect(await ownersOf(site, ids)).toEqual([ada.id, bob.id, bob.id]);
});

test('R198 a sending whose answer is lost loses nothing; sent again it is still one offer', async () => {
  await meet();
  await giveNamed(site, ada, 'Uno', 'Due');
  const { page } = await openAs(site, ada, `/profile/${bob.id}`);
  const hub = hubOf(page);
  await page.getByRole('link', { name: trading.tradeWith(bob.username) }).click();
  await hub.tab('Gift').click();
  await hub.pick('Due').check();
  await hub.message.fill('Once is enough');
  await page.route(/offers\.send/, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await hub.sendGift.click();
  await hub.confirm('Send Gift').click();
  await seeToast(page, 'Failed to send offer');
  await hub.dialog.getByText(trading.sheet.unanswered).waitFor();
  await hub.confirm('Back').click();
  await hub.says('Selected: 1 / 2').waitFor();
  expect([await hub.message.inputValue(), await hub.partner.count()]).toEqual(['Once is enough', 1]);
  await page.unroute(/offers\.send/);
  await hub.sendGift.click();
  await hub.confirm('Send Gift').click();
  await seeToast(page, 'Gift sent successfully!');
  expect(await countOffers(site, ada)).toBe(1);
});
