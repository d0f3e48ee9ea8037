/** The looks of arena, trading and fusion: pictures, axe, sizes and large text. */
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { arenaOf } from './arena.ts';
import { pauseProcess } from './faults.ts';
import { fillHouse, LONGEST_NAME } from './full-house.ts';
import { borrowPictures } from './gallery-data.ts';
import { inspectScreen } from './inspect-screen.ts';
import { type Screen, see, testLooks, visitor } from './looks.ts';
import { newMember, openAs } from './members.ts';
import { messages } from './messages.ts';
import { giveNamed, hubOf } from './offers.ts';
import { openSite, readRecord } from './site.ts';

const { battle, fusion } = messages;

// Its pages go from one test to the next.
const site = await openSite();
afterAll(() => site.close());
const house = await fillHouse(site);
const opponent = await insertCharacter(site.db, { name: 'ظليم الصحراء', creatorId: house.other.id, score: 60 });
/** Has one, and has never fought. */
const newcomer = await newMember(site, 'newcomer');
await insertCharacter(site.db, { name: 'Solo Soletto', creatorId: newcomer.id });
await borrowPictures(site);
const { id: told } = await site.db
  .selectFrom('battles')
  .select('id')
  .where('battle_story', 'is not', null)
  .limit(1)
  .executeTakeFirstOrThrow();

const visit = visitor(() => site);
const rich = () => house.rich;
const poor = () => house.poor;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// The last of them is of a day whose secret is out.
const readStory = (page: Page) =>
  arenaOf(page)
    .logs.last()
    .getByRole('button', { name: /^Read Story/ })
    .click();

const arenaScreens: Screen[] = [
  { name: 'arena', at: '/battle', as: rich, reach: (page) => arenaOf(page).cards.first().waitFor() },
  {
    name: 'arena-fighters',
    at: () => `/battle?opponent=${opponent}`,
    as: rich,
    reach: (page) => arenaOf(page).fighters.first().check(),
  },
  {
    name: 'arena-result',
    at: () => `/battle?opponent=${opponent}`,
    reach: async (page) => {
      const arena = arenaOf(page);
      await arena.fighters.first().check();
      await arena.start.click();
      await arena.results.waitFor();
      await arena.verify.click();
      await page.locator('.proof').waitFor();
      await arena.story.locator('p.whitespace-pre-line').waitFor();
      expect((await readRecord(page)).moved).toEqual([]);
    },
  },
  {
    name: 'battle-page',
    at: () => `/battle/${told}`,
    reach: async (page) => {
      await arenaOf(page).results.waitFor();
      await button(page, battle.replay.start).click();
      await button(page, battle.replay.next).click();
    },
    sight: (page) => arenaOf(page).story,
  },
  {
    name: 'arena-friendly',
    at: () => `/battle?opponent=${house.plain}`,
    as: () => newcomer,
    reach: async (page) => {
      await arenaOf(page).fighters.first().check();
      await page.getByRole('checkbox', { name: battle.stakes.friendlyBox }).check();
      await see(battle.stakes.friendly)(page);
    },
  },
  { name: 'logs', at: '/battle?tab=logs', as: rich, reach: (page) => arenaOf(page).logs.nth(2).waitFor() },
  {
    name: 'logs-story',
    at: '/battle?tab=logs',
    as: rich,
    reach: async (page) => {
      await readStory(page);
      await arenaOf(page).verify.click();
      await arenaOf(page).checks.first().waitFor();
    },
  },
  { name: 'logs-signed-out', at: '/battle?tab=logs', reach: see(battle.logs.signIn) },
];

const trade = () => `/trading?tab=trade&to=${house.other.id}`;
const offers = '/trading?tab=offers';

async function choose(page: Page): Promise<void> {
  const { own, theirs } = hubOf(page);
  await theirs.waitFor();
  for (const index of [0, 1, 3]) await own.getByRole('checkbox').nth(index).check();
  await theirs.getByRole('checkbox').first().check();
}

const answer = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true, disabled: false }).first().click();
  await page.getByRole('dialog').waitFor();
};

const tradingScreens: Screen[] = [
  {
    name: 'trading-gift',
    at: '/trading',
    as: rich,
    reach: async (page) => {
      await page.getByRole('checkbox').first().waitFor();
      await hubOf(page).search.fill('o');
      await hubOf(page).options.nth(1).waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  { name: 'trading-trade', at: trade, as: rich, reach: choose },
  {
    name: 'trading-review',
    at: trade,
    as: rich,
    reach: async (page) => {
      await choose(page);
      await hubOf(page).message.fill('Please?');
      await hubOf(page).sendTrade.click();
      await hubOf(page).dialog.waitFor();
    },
  },
  { name: 'trading-offers', keepsWords: true, at: offers, as: rich, reach: (page) => hubOf(page).offers.first().waitFor() },
  {
    name: 'trading-counter',
    keepsWords: true,
    at: offers,
    as: rich,
    reach: async (page) => {
      await answer('Create Counter-Offer')(page);
      const boxes = hubOf(page).dialog.getByRole('checkbox');
      await boxes.first().waitFor();
      await boxes.nth(0).check();
      await hubOf(page).dialog.getByRole('checkbox', { checked: true }).last().uncheck();
    },
  },
  { name: 'trading-accept', at: offers, as: rich, reach: answer('Accept') },
  { name: 'trading-reject', at: offers, as: rich, isDetail: true, reach: answer('Reject') },
  {
    name: 'trading-poor',
    at: trade,
    as: poor,
    isDetail: true,
    reach: (page) => hubOf(page).button('Retry Loading').waitFor(),
  },
  { name: 'trading-empty', at: offers, as: poor, reach: see('No offers yet') },
];

testLooks(visit, [...arenaScreens, ...tradingScreens]);

test('Q19 Q1 Q2 Q20 the poster of a battle, with the tale of the tape', async () => {
  const page = await visit({ at: `/battle?opponent=${opponent}`, as: rich });
  const arena = arenaOf(page);
  await arena.fighters.first().check();
  await arena.start.waitFor();
  await page.locator('.tape > summary').click();
  expect(await inspectScreen(page, 'arena-poster', { sight: arena.poster })).toEqual([]);
});

test('Q1 Q2 Q19 Q20 the bench while a fusion waits, and the celebration', async () => {
  const fuser = await newMember(site, 'fuser');
  const names = ['Chiaro', 'Scuro', LONGEST_NAME];
  await giveNamed(site, fuser, ...names);
  await borrowPictures(site);
  const { page } = await openAs(site, fuser, '/profile?tab=fuse');
  for (const name of names) await page.getByRole('checkbox', { name: fusion.select(name), exact: true }).click();
  const bench = page.getByRole('region', { name: fusion.wait.label });
  {
    using _worker = await pauseProcess(site.folder, 'worker');
    await button(page, fusion.fuse).click();
    expect(await inspectScreen(page, 'fusion-confirm', { isDetail: true })).toEqual([]);
    await button(page, fusion.confirm.fuse).click();
    await bench.getByText('Position 1 in the queue').waitFor();
    expect(await inspectScreen(page, 'fusion-bench', { sight: bench })).toEqual([]);
  }
  await page.getByRole('dialog').locator('[data-open=true]').waitFor();
  expect(await inspectScreen(page, 'fusion-celebration')).toEqual([]);
  await page.context().close();
});

test('Accept and Reject lie 24 px apart on a phone, and so do they in a trade with three answers', async () => {
  const page = await visit({ at: offers, as: rich });
  await page.setViewportSize({ width: 360, height: 780 });
  await hubOf(page).button('Accept').first().waitFor();
  const answers = page.locator('.offer-answers').filter({ has: hubOf(page).button('Accept') });
  expect(await answers.count()).toBeGreaterThan(1);
  for (let index = 0; index < (await answers.count()); index++) {
    const box = async (name: string) => await answers.nth(index).getByRole('button', { name, exact: true }).boundingBox();
    const [accept, reject] = [await box('Accept'), await box('Reject')];
    expect((reject?.y ?? 0) - (accept?.y ?? 0) - (accept?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
});
