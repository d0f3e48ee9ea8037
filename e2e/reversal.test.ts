/** What was given away comes back by two presses; what waits is withdrawn; what is locked stays, and says so. */
import { expect, test } from 'vitest';
import { keepPlainPictures } from './gallery-data.ts';
import { newMember, openAs, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { giveNamed, hubOf, ownersOf, traderOf } from './offers.ts';
import { useSite } from './use-site.ts';

const { trading, locks } = messages;
const OFFERS = '/trading?tab=offers';

const site = await useSite();
await keepPlainPictures(site.folder);

test('R405 R408 R411 a trade is taken back by whoever gave, after all that goes back was shown; the other one sees it at once', async () => {
  const [ada, bob] = [await newMember(site, 'ada'), await newMember(site, 'bob')];
  const [uno = ''] = await giveNamed(site, ada, 'Uno');
  const [zwei = ''] = await giveNamed(site, bob, 'Zwei');
  await traderOf(site, bob).accept(await traderOf(site, ada).trade(bob, [uno], [zwei]));
  const { page } = await openAs(site, ada, OFFERS);
  const other = await openAs(site, bob, `/character/${uno}`);
  // Its page says how long it is held, and offers nothing that is refused.
  await other.page.locator('.restriction-note').filter({ hasText: 'Held until' }).waitFor();
  expect(await other.page.getByRole('link', { name: messages.own.offer, exact: true }).count()).toBe(0);
  const hub = hubOf(page);
  await page.getByText(/^Can be taken back until /).waitFor();
  await hub.button(trading.offers.reverse).click();
  await hub.side(trading.give).getByText('Zwei').waitFor();
  await hub.side(trading.get).getByText('Uno').waitFor();
  await hub.confirm(trading.offers.reverse).dblclick();
  await seeToast(page, 'Taken back: 2 brainrots returned');
  await hub.says(trading.offers.banners.reversed).waitFor();
  expect(await ownersOf(site, [uno, zwei])).toEqual([ada.id, bob.id]);
  await other.page.locator('.restriction-note').waitFor({ state: 'detached' });
  await other.page.getByText(messages.detail.kinds.reversed).waitFor();
});

test('R409 a sent offer is withdrawn', async () => {
  const [ada, bob] = [await newMember(site, 'ada'), await newMember(site, 'bob')];
  await traderOf(site, ada).gift(bob, await giveNamed(site, ada, 'Uno'));
  const { page } = await openAs(site, ada, OFFERS);
  const hub = hubOf(page);
  await hub.button(trading.offers.withdraw).click();
  await hub.confirm(trading.offers.withdraw).click();
  await seeToast(page, 'Offer withdrawn');
  await hub.says(trading.offers.banners.withdrawn).waitFor();
  await hub.tab('Offers (0)').waitFor();
});

test('R402 R411 several are locked at once, all but one; each says so, and its page how it is unlocked', async () => {
  const ada = await newMember(site, 'ada');
  const [uno = '', due = ''] = await giveNamed(site, ada, 'Uno', 'Due', 'Tre');
  const { page } = await openAs(site, ada, '/profile');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(locks.several.begin).click();
  await page.getByRole('checkbox', { name: locks.several.select('Uno') }).check();
  await button(locks.several.lockAllBut(1)).click();
  await seeToast(page, '2 locked');
  await expect.poll(() => page.locator('.corner-chips', { hasText: locks.locked }).count()).toBe(2);
  await page.goto(`/character/${due}`);
  await button(locks.unlock).click();
  await seeToast(page, 'Unlocking takes a day');
  await page.getByText(/^Unlocks on /).waitFor();
  await button(locks.keep).click();
  await page.getByText(locks.isLocked, { exact: true }).waitFor();
  await page.goto(`/character/${uno}`);
  await button(locks.lock).waitFor();
});
