/** The Trading Hub as it looks, with all that opens in it: pictures, axe, sizes, large text, and the keyboard alone. */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { findViolations, PHONE } from './axe.ts';
import { borrowPictures, keepPlainPictures } from './gallery-data.ts';
import { inspectScreen } from './inspect-screen.ts';
import { tabTo } from './keyboard.ts';
import { messages } from './messages.ts';
import { type Member, newMember, openAs, seeToast } from './people.ts';
import { openSite, PATIENCE, type Site } from './site.ts';
import { giveNamed, hubOf, ownersOf, traderOf } from './trading.ts';

const { trading } = messages;
const NAMES = [
  'Tralalero',
  'Brr',
  'Lirilì Larilà',
  'Il Magnifico Cappuccinatore Assassino di Mezzanotte',
  'باتاتا المجنون',
  '香蕉大王',
];

let site: Site;
/** Has many, and offers in every state. */
let rich: Member;
let other: Member;
/** Has nothing. */
let poor: Member;

beforeAll(async () => {
  site = await openSite();
  await keepPlainPictures(site.folder);
  const tickets = await Promise.all(['crocodile airplane', 'hot dog cat'].map((wish) => site.api.generate(wish)));
  await Promise.all(tickets.map((ticket) => site.api.finish(ticket)));
  [rich, other, poor] = [await newMember(site, 'rich'), await newMember(site, 'other'), await newMember(site, 'poor')];
  const longName = 'Bombardiro di Montecristo Esagerato Terzo';
  await site.db.updateTable('profiles').set({ display_name: longName }).where('id', '=', other.id).execute();
  const mine = await fill(rich, 14);
  const theirs = await fill(other, 5);
  await borrowPictures(site);
  const [riches, others] = [traderOf(site, rich), traderOf(site, other)];
  await others.reject(await riches.gift(other, mine.slice(0, 1)));
  await riches.accept(await others.gift(rich, theirs.slice(0, 1), 'مرحبا'));
  const countered = await others.trade(rich, theirs.slice(1, 2), mine.slice(1, 3));
  await riches.counter(countered, mine.slice(1, 2), theirs.slice(1, 3), 'Rather so.\nOr not.');
  await others.trade(rich, theirs.slice(3, 5), mine.slice(3, 6), 'Deal?');
  await others.trade(rich, theirs.slice(2, 3), mine.slice(6, 8));
  await site.db
    .updateTable('meme_characters')
    .set({ is_public: false })
    .where('id', '=', mine[7] ?? '')
    .execute();
});
afterEach(() => site.closePages());
afterAll(() => site.close());

async function fill(member: Member, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++)
    ids.push(
      await insertCharacter(site.db, { name: NAMES[index % NAMES.length] ?? '', creatorId: member.id, score: index * 90 }),
    );
  return ids;
}

interface Screen {
  name: string;
  at: () => string;
  /** Goes on from there, until it looks as it should be judged. */
  reach: (page: Page) => Promise<unknown>;
}

const seePicks = (page: Page) => page.getByRole('checkbox').first().waitFor(PATIENCE);
const trade = () => `/trading?tab=trade&to=${other.id}`;
const offers = () => '/trading?tab=offers';

async function choose(page: Page): Promise<void> {
  const { own, theirs } = hubOf(page);
  await theirs.waitFor(PATIENCE);
  for (const index of [0, 1, 3]) await own.getByRole('checkbox').nth(index).check();
  await theirs.getByRole('checkbox').first().check();
}

async function answer(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true, disabled: false }).first().click(PATIENCE);
  await page.getByRole('dialog').waitFor();
}

/** Each has all that its place can show. */
const SCREENS: Screen[] = [
  {
    name: 'trading-gift',
    at: () => '/trading',
    reach: async (page) => {
      await seePicks(page);
      await hubOf(page).search.fill('o');
      await hubOf(page).options.nth(1).waitFor(PATIENCE);
      await page.keyboard.press('ArrowDown');
    },
  },
  { name: 'trading-trade', at: trade, reach: choose },
  {
    name: 'trading-review',
    at: trade,
    reach: async (page) => {
      await choose(page);
      await hubOf(page).message.fill('Please?');
      await hubOf(page).sendTrade.click();
      await hubOf(page).dialog.waitFor();
    },
  },
  { name: 'trading-offers', at: offers, reach: (page) => hubOf(page).offers.first().waitFor(PATIENCE) },
  {
    name: 'trading-counter',
    at: offers,
    reach: async (page) => {
      await answer(page, 'Create Counter-Offer');
      const boxes = hubOf(page).dialog.getByRole('checkbox');
      await boxes.first().waitFor(PATIENCE);
      await boxes.nth(0).check();
      await hubOf(page).dialog.getByRole('checkbox', { checked: true }).last().uncheck();
    },
  },
];

test.each(SCREENS)('Q1 Q2 Q19 Q20 $name looks right in both themes, at every width and with large text', async (screen) => {
  const { page } = await openAs(site, rich, screen.at());
  await screen.reach(page);
  await page.waitForLoadState('networkidle');
  expect(await inspectScreen(page, screen.name)).toEqual([]);
});

test('Q1 axe finds nothing in the sheets of answers, and where there is nothing yet', async () => {
  const { page } = await openAs(site, rich, offers());
  for (const name of ['Accept', 'Reject']) {
    await answer(page, name);
    expect(await findViolations(page, PHONE), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  const { page: empty } = await openAs(site, poor, trade());
  await hubOf(empty).button('Retry Loading').waitFor(PATIENCE);
  expect(await findViolations(empty, PHONE)).toEqual([]);
  await hubOf(empty).tab('Offers (0)').click();
  await hubOf(empty).says('No offers yet').waitFor(PATIENCE);
  expect(await findViolations(empty, PHONE)).toEqual([]);
});

test('Accept and Reject lie 24 px apart on a phone, and so do they in a trade with three answers', async () => {
  const { page } = await openAs(site, rich, offers(), { width: 360 });
  const { button } = hubOf(page);
  await button('Accept').first().waitFor(PATIENCE);
  const answers = page.locator('.offer-answers');
  for (let index = 0; index < (await answers.count()); index++) {
    const box = async (name: string) => await answers.nth(index).getByRole('button', { name, exact: true }).boundingBox();
    const [accept, reject] = [await box('Accept'), await box('Reject')];
    expect((reject?.y ?? 0) - (accept?.y ?? 0) - (accept?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

test.each([360, 1280])('Q3 with the keyboard alone: a trade is sent, countered and accepted, at %i px', async (width) => {
  const [ada, bob] = [await newMember(site, 'ada'), await newMember(site, 'bob')];
  const [uno = '', due = ''] = await giveNamed(site, ada, 'Uno', 'Due');
  const [zwei = ''] = await giveNamed(site, bob, 'Zwei');
  const { page } = await openAs(site, ada, '/trading', { width });
  const reach = (name: string | RegExp) =>
    tabTo(page, (stop) => (typeof name === 'string' ? stop.name === name : name.test(stop.name)));
  const press = async (name: string | RegExp, key = 'Enter') => {
    await reach(name);
    await page.keyboard.press(key);
  };
  const focused = (name: string) => page.getByRole('button', { name }).and(page.locator(':focus')).waitFor(PATIENCE);
  await hubOf(page).pick('Uno').waitFor(PATIENCE);
  await reach('Gift');
  await page.keyboard.press('ArrowRight');
  await reach(trading.who.label);
  await page.keyboard.type(bob.username);
  await hubOf(page).options.waitFor(PATIENCE);
  await page.keyboard.press('Enter');
  await focused(trading.who.changeFrom(bob.username));
  await hubOf(page).pick('Zwei').waitFor(PATIENCE);
  await press(/^Uno/, 'Space');
  await press(/^Zwei/, 'Space');
  await press('Send Trade Offer');
  await hubOf(page).dialog.waitFor();
  await page.keyboard.press('Escape');
  await focused('Send Trade Offer');
  await page.keyboard.press('Enter');
  await press('Send Trade Offer');
  await seeToast(page, 'Trade offer sent successfully!');
  await page.getByRole('heading', { name: trading.who.title.trade }).and(page.locator(':focus')).waitFor();

  const { page: second } = await openAs(site, bob, '/trading?tab=offers', { width });
  const pressThere = async (name: string | RegExp, key = 'Enter') => {
    await tabTo(second, (stop) => (typeof name === 'string' ? stop.name === name : name.test(stop.name)));
    await second.keyboard.press(key);
  };
  await hubOf(second).button('Create Counter-Offer').waitFor(PATIENCE);
  await pressThere('Create Counter-Offer');
  await hubOf(second).dialog.getByRole('checkbox').nth(2).waitFor(PATIENCE);
  await pressThere(/^Due/, 'Space');
  await pressThere('Send Counter-Offer');
  await seeToast(second, 'Counter-offer sent successfully!');
  await second.locator('main li:focus').getByText(trading.offers.counters).waitFor(PATIENCE);

  await page.goto('/trading?tab=offers');
  await hubOf(page).button('Accept').waitFor(PATIENCE);
  await press('Accept');
  await press('Accept');
  await seeToast(page, 'Offer accepted! 3 brainrot(s) transferred successfully!');
  await page.locator('main li:focus').getByText(trading.offers.banners.accepted).waitFor(PATIENCE);
  expect(await ownersOf(site, [uno, due, zwei])).toEqual([bob.id, bob.id, ada.id]);
});
