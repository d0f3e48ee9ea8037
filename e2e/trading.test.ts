/** Gifts and trades between two people in two browsers: how they are made and sent. */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { breakTable } from './faults.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { messages } from './messages.ts';
import { type Member, newMember, openAs, seeToast } from './people.ts';
import { openSite, PATIENCE, type Site, watchCalls } from './site.ts';
import { countOffers, giveNamed, hubOf, ownersOf, pickPerson, traderOf } from './trading.ts';

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

/** Two new people, so that no test meets the offers of another. */
async function meet() {
  [ada, bob] = [await newMember(site, 'ada'), await newMember(site, 'bob')];
  return { adas: traderOf(site, ada), bobs: traderOf(site, bob) };
}

/** The words of each card, by the parts that a person tells apart. */
const statuses = (page: Page) => page.locator('article.offer-card').evaluateAll((all) => all.map((one) => one.dataset.status));

test('R8 R184 a visitor is sent to sign in; a member finds the hub, with a tab for each thing to do', async () => {
  const { adas } = await meet();
  await adas.gift(bob, await giveNamed(site, ada, 'Uno'));
  const visitor = await site.open('/trading');
  await visitor.page.waitForURL('**/auth?redirect=*', PATIENCE);
  const { page, errors } = await openAs(site, bob, '/trading');
  await page.getByRole('heading', { level: 1, name: 'TRADING HUB' }).waitFor(PATIENCE);
  await hubOf(page).tab('Offers (1)').waitFor(PATIENCE);
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Gift', 'Trade', 'Offers (1)']);
  expect(errors).toEqual([]);
});

test('R185 R186 people show only while something is typed, in any case and never oneself; one is picked, and changed', async () => {
  await meet();
  const name = `Ünlü ${bob.username} Ödülü`;
  await site.db.updateTable('profiles').set({ display_name: name }).where('id', '=', bob.id).execute();
  const { page } = await openAs(site, ada, '/trading');
  const { search, options, partner, change } = hubOf(page);
  await search.focus();
  expect(await page.getByRole('listbox').count()).toBe(0);
  await search.fill(`ÜNLÜ ${bob.username.toUpperCase()}`);
  await expect.poll(() => options.count(), PATIENCE).toBe(1);
  expect(await options.textContent()).toContain(name);
  await page.keyboard.press('Escape');
  expect([await page.getByRole('listbox').count(), await search.inputValue()]).toEqual([0, '']);
  await search.fill(ada.username);
  await page.locator('main').getByText(trading.who.none(ada.username)).waitFor(PATIENCE);
  expect(await options.count()).toBe(0);

  await search.fill('ünlü');
  await options.filter({ hasText: name }).waitFor(PATIENCE);
  await page.keyboard.press('Enter');
  await partner.getByText(name, { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('to')).toBe(bob.id);
  await change.click();
  const other = await newMember(site, 'cyd');
  await pickPerson(page, other.username);
  await page.reload();
  await partner.getByText(other.username, { exact: true }).waitFor(PATIENCE);
});

test('R21 R22 R187 R190 R192 R203 R207 a gift: chosen, reviewed, sent once by a double click, accepted, moved, and seen live', async () => {
  await meet();
  const ids = await giveNamed(site, ada, 'Uno', 'Due', 'Tre');
  const mine = await openAs(site, ada, '/trading');
  const theirs = await openAs(site, bob, OFFERS);
  const from = hubOf(mine.page);
  const to = hubOf(theirs.page);
  await to.says('No offers yet').waitFor(PATIENCE);

  await from.says('Selected: 0 / 3').waitFor(PATIENCE);
  expect(await from.sendGift.isDisabled()).toBe(true);
  await pickPerson(mine.page, bob.username);
  expect(await from.sendGift.isDisabled()).toBe(true);
  await from.pick('Uno').check();
  await from.pick('Tre').check();
  await from.says('Selected: 2 / 3').waitFor();
  await from.message.fill('  Take care of them.\nBoth.  ');
  await from.sendGift.dblclick();
  const review = from.side('You give');
  expect(await review.getByRole('listitem').locator('bdi').allTextContents()).toEqual(['Uno', 'Tre']);
  expect(await from.side('You get').count()).toBe(0);
  await from.dialog.getByText('Take care of them.').waitFor();
  const calls = watchCalls(mine.page, 'offers.send');
  await from.confirm('Send Gift').dblclick();
  await seeToast(mine.page, 'Gift sent successfully!');
  expect([calls.length, await countOffers(site, ada)]).toEqual([1, 1]);
  await from.says('Selected: 0 / 3').waitFor();
  expect([await from.message.inputValue(), await from.partner.count()]).toEqual(['', 0]);
  await mine.page.locator('label.pick', { hasText: 'Uno' }).getByText('In an offer').waitFor(PATIENCE);
  await from.tab('Offers (1)').click();
  await from.offers.getByText('Uno', { exact: true }).waitFor();
  expect(await from.button('Accept').count()).toBe(0);

  await to.tab('Offers (1)').waitFor(PATIENCE);
  await to.offers.getByText(trading.offers.needsAnswer).waitFor();
  expect(await to.button('Create Counter-Offer').count()).toBe(0);
  await to.button('Accept').click();
  expect(await to.side('You get').locator('li bdi').allTextContents()).toEqual(['Uno', 'Tre']);
  expect(await to.side('You give').count()).toBe(0);
  await to.confirm('Accept').dblclick();
  await seeToast(theirs.page, 'Offer accepted! 2 brainrot(s) transferred successfully!');
  expect(await ownersOf(site, ids)).toEqual([bob.id, ada.id, bob.id]);
  await to.says(trading.offers.banners.accepted).waitFor();
  await to.tab('Offers (0)').waitFor();
  await to.tab('Gift').click();
  await to.says('Selected: 0 / 2').waitFor(PATIENCE);

  await from.says(trading.offers.banners.accepted).waitFor(PATIENCE);
  await from.tab('Gift').click();
  await from.says('Selected: 0 / 1').waitFor(PATIENCE);
  expect([...mine.errors, ...theirs.errors]).toEqual([]);
});

test('R194 R195 R197 R202 R204 R208 a trade: both sides chosen, seen by each from their own side, and rejected', async () => {
  await meet();
  const ids = [...(await giveNamed(site, ada, 'Uno')), ...(await giveNamed(site, bob, 'Zwei', 'Drei'))];
  await insertCharacter(site.db, { name: 'Geheim', creatorId: bob.id, isPublic: false });
  const { page } = await openAs(site, ada, `/profile/${bob.id}`);
  const hub = hubOf(page);
  await page.getByRole('link', { name: trading.tradeWith(bob.username) }).click(PATIENCE);
  await hub.theirs.waitFor(PATIENCE);
  expect(await hub.theirs.getByRole('checkbox').count()).toBe(2);
  await hub.pick('Uno').check();
  expect(await hub.sendTrade.isDisabled()).toBe(true);
  await hub.pick('Drei').check();
  await hub.message.fill('Deal?');
  await hub.sendTrade.dblclick();
  expect(await hub.side('You give').locator('li bdi').allTextContents()).toEqual(['Uno']);
  expect(await hub.side('You get').locator('li bdi').allTextContents()).toEqual(['Drei']);
  await hub.confirm('Send Trade Offer').click();
  await seeToast(page, 'Trade offer sent successfully!');
  await hub.tab('Offers (1)').click();
  const told = async (at: Page) => {
    const card = hubOf(at).offers.first();
    await card.waitFor(PATIENCE);
    const side = (name: string) => card.getByRole('region', { name }).locator('li bdi').allTextContents();
    return { people: await card.locator('dl').textContent(), gives: await side('You give'), gets: await side('You get') };
  };
  expect(await told(page)).toEqual({ people: `FromYouTo${bob.username}`, gives: ['Uno'], gets: ['Drei'] });
  for (const name of ['Accept', 'Reject', 'Create Counter-Offer']) expect(await hub.button(name).count()).toBe(0);

  const other = await openAs(site, bob, OFFERS);
  const theirs = hubOf(other.page);
  expect(await told(other.page)).toEqual({ people: `From${ada.username}ToYou`, gives: ['Drei'], gets: ['Uno'] });
  const card = theirs.offers.first();
  for (const text of ['Trade', 'Pending', 'Deal?']) await card.getByText(text, { exact: true }).waitFor();
  expect(await card.locator('time').textContent()).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d\d [AP]M$/);
  await theirs.button('Create Counter-Offer').waitFor();
  await theirs.button('Reject').click();
  await theirs.confirm('Cancel').click();
  expect(await statuses(other.page)).toEqual(['pending']);
  await theirs.button('Reject').click();
  await theirs.confirm('Reject').click();
  await seeToast(other.page, 'Offer rejected');
  await theirs.says(trading.offers.banners.rejected).waitFor();
  for (const name of ['Accept', 'Reject', 'Create Counter-Offer']) expect(await theirs.button(name).count()).toBe(0);
  expect(await ownersOf(site, ids)).toEqual([ada.id, bob.id, bob.id]);
});

test('R191 R196 a form that is sent although it is incomplete says what is missing, and nothing goes out', async () => {
  await meet();
  await giveNamed(site, ada, 'Uno');
  await giveNamed(site, bob, 'Zwei');
  const { page } = await openAs(site, ada, '/trading');
  const hub = hubOf(page);
  const calls = watchCalls(page, 'offers.send');
  const force = () => page.evaluate(`document.querySelector('main form').requestSubmit()`);
  await hub.pick('Uno').waitFor(PATIENCE);
  await force();
  await seeToast(page, 'Please select a user and at least one brainrot to offer');
  await page.getByRole('button', { name: messages.toast.close }).click();
  await hub.tab('Trade').click();
  await pickPerson(page, bob.username);
  await force();
  await seeToast(page, 'Please select a user and at least one brainrot to offer');
  await hub.pick('Uno').check();
  await force();
  await seeToast(page, 'For trades, please select at least one brainrot you want in return');
  expect(calls).toEqual([]);
});

test('R188 R200 an empty list is loaded again on request; a long one scrolls in its own box, and is searched', async () => {
  await meet();
  const { page } = await openAs(site, ada, '/trading');
  const hub = hubOf(page);
  const retry = hub.button('Retry Loading');
  await retry.waitFor(PATIENCE);
  await giveNamed(site, ada, ...Array.from({ length: 52 }, (_, index) => `Numero ${index + 1}`));
  await retry.click();
  await hub.says('Selected: 0 / 52').waitFor(PATIENCE);
  expect(await hub.own.getByRole('checkbox').count()).toBe(50);
  const [shown, all] = await hub.own.evaluate((box) => [box.clientHeight, box.scrollHeight]);
  expect(shown).toBeLessThan(500);
  expect(all).toBeGreaterThan(1_000);
  await hub.button(trading.picker.more).click();
  await hub.pick('Numero 1').last().check(PATIENCE);
  await page.getByLabel(`${trading.picker.search}: ${trading.picker.own}`).fill('mero 52');
  await expect.poll(() => hub.own.getByRole('checkbox').count(), PATIENCE).toBe(1);
  await hub.pick('Numero 52').check();
  await hub.says('Selected: 2 / 52').waitFor();
  await hub.button('Select none').click();
  await hub.says('Selected: 0 / 52').waitFor();
});

test('R198 a failed or unheard sending loses nothing; sent again after a lost answer it is still one offer', async () => {
  await meet();
  await giveNamed(site, ada, 'Uno', 'Due');
  const { page } = await openAs(site, ada, `/trading?to=${bob.id}`);
  const hub = hubOf(page);
  await hub.pick('Due').check(PATIENCE);
  await hub.message.fill('Once is enough');
  await hub.partner.waitFor(PATIENCE);
  await hub.sendGift.click();
  {
    await using _fault = await breakTable(site.db, 'offers');
    await hub.confirm('Send Gift').click();
    await seeToast(page, 'Failed to send offer');
  }
  await page.route(/offers\.send/, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await hub.confirm('Send Gift').click();
  await hub.dialog.getByText(trading.sheet.unanswered).waitFor(PATIENCE);
  await hub.confirm('Back').click();
  await hub.says('Selected: 1 / 2').waitFor();
  expect([await hub.message.inputValue(), await hub.partner.count()]).toEqual(['Once is enough', 1]);
  await page.unroute(/offers\.send/);
  await hub.sendGift.click();
  await hub.confirm('Send Gift').click();
  await seeToast(page, 'Gift sent successfully!');
  expect(await countOffers(site, ada)).toBe(1);
});

const TRADABLE = /characters\.tradable/;

test('R199 O11 Q16 lists that do not load say whose, and whether the server or the way to it failed', async () => {
  await meet();
  await giveNamed(site, ada, 'Uno');
  const cut = (page: Page) => page.route(TRADABLE, (route) => route.abort('connectionfailed'));
  const own = await openAs(site, ada, 'about:blank');
  const theirs = await openAs(site, ada, '/trading?tab=trade');
  await hubOf(theirs.page).pick('Uno').waitFor(PATIENCE);
  await Promise.all([cut(own.page), cut(theirs.page)]);
  await Promise.all([own.page.goto(`${site.url}/trading`), pickPerson(theirs.page, bob.username)]);
  await seeToast(own.page, 'Network error loading brainrots');
  await seeToast(theirs.page, "Network error loading user's brainrots");
  await Promise.all([own.page.unroute(TRADABLE), theirs.page.unroute(TRADABLE)]);
  {
    await using _fault = await breakTable(site.db, 'meme_characters');
    for (const { page } of [own, theirs]) await hubOf(page).button(messages.tryAgain).click();
    await seeToast(own.page, 'Failed to load your brainrots');
    await seeToast(theirs.page, "Failed to load user's brainrots");
    expect(await own.page.getByText(trading.picker.emptyOwn).count()).toBe(0);
  }
  await hubOf(own.page).button(messages.tryAgain).click();
  await hubOf(own.page).pick('Uno').waitFor(PATIENCE);
});
