/** The looks of people, arena, trading, notifications and the operators' desk: pictures, axe, sizes and large text. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { collectionMessages as collected } from '../client/src/features/collections/messages.ts';
import { saveMessages } from '../client/src/features/collections/save-messages.ts';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { callsOf } from './api.ts';
import { arenaOf } from './arena.ts';
import { breakTable, pauseProcess } from './faults.ts';
import { fillHouse, LONGEST_NAME } from './full-house.ts';
import { borrowPictures } from './gallery-data.ts';
import { inspectScreen } from './inspect-screen.ts';
import { type Screen, testLooks, visitor } from './looks.ts';
import { messages } from './messages.ts';
import { giveNamed, hubOf } from './offers.ts';
import { opsOf } from './ops.ts';
import { type Member, newMember, openAs, PASSWORD, seeToast } from './people.ts';
import { openSite, PATIENCE, readRecord } from './site.ts';

const { account, battle, creators, fusion, notifications, operators, profile } = messages;

// Its pages go from one test to the next.
const site = await openSite();
afterAll(() => site.close());
const house = await fillHouse(site);
const opponent = await insertCharacter(site.db, { name: 'ظليم الصحراء', creatorId: house.other.id, score: 60 });
/** Has one, and has never fought. */
const newcomer = await newMember(site, 'newcomer');
await insertCharacter(site.db, { name: 'Solo Soletto', creatorId: newcomer.id });
await borrowPictures(site);
const { collections } = callsOf(site, house.rich);
const { id: collection } = await collections.create.mutate({
  name: 'Tutti quelli che non dovrebbero nuotare, e nuotano',
  description: 'Every day before breakfast, in somebody else’s bathtub.',
  isPublic: true,
  requestId: randomUUID(),
});
for (const characterId of [house.plain, house.talkedAbout, opponent])
  for (const id of [collection, house.rich.id]) await collections.add.mutate({ id, characterId });
const { id: told } = await site.db
  .selectFrom('battles')
  .select('id')
  .where('battle_story', 'is not', null)
  .limit(1)
  .executeTakeFirstOrThrow();
/** Suspended for the second time. */
const troll = await newMember(site, 'troll');
await suspend(troll, 'Spam under forty brainrots, and rude remarks about whoever asked for an end of it.');

/** And once before, as the log tells. */
async function suspend({ id }: Member, reason: string): Promise<void> {
  const [begun, over] = [new Date('2026-01-02T10:00:00Z'), new Date('2026-01-03T10:00:00Z')];
  const by = { user_id: id, operator_id: house.operator.id };
  await site.db
    .insertInto('suspensions')
    .values([
      { ...by, reason: 'Spam.', created_at: begun, until: over },
      { ...by, reason, until: new Date('2036-11-29T10:00:00Z') },
    ])
    .execute();
  const details = JSON.stringify({ reason: 'Spam.', until: over });
  await site.db
    .insertInto('operator_actions')
    .values({ operator_id: house.operator.id, action: 'suspend', target_ids: [id], details })
    .execute();
}

const visit = visitor(() => site);
const rich = () => house.rich;
const poor = () => house.poor;
const operator = () => house.operator;
const see = (text: string) => (page: Page) => page.getByText(text, { exact: true }).first().waitFor(PATIENCE);
const seeCards = (page: Page) => page.locator('main').getByRole('article').first().waitFor(PATIENCE);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const creatorScreens: Screen[] = [
  { name: 'creators', at: '/creators', as: rich, reach: seeCards },
  { name: 'creators-search', at: '/creators?tab=all&q=bomb', reach: seeCards },
  { name: 'creators-no-match', at: '/creators?tab=all&q=xyz', reach: see(creators.noMatchHint) },
  { name: 'creators-following', at: '/creators?tab=following', as: rich, reach: seeCards },
  { name: 'creators-prompt', at: '/creators?tab=following', reach: see(creators.promptTitle) },
];

const profileScreens: Screen[] = [
  { name: 'profile', at: '/profile', as: rich, reach: seeCards },
  { name: 'profile-fuse', at: '/profile?tab=fuse', as: rich, isDetail: true, reach: seeCards },
  {
    name: 'profile-fuse-picked',
    at: '/profile?tab=fuse',
    as: rich,
    reach: async (page) => {
      await seeCards(page);
      for (const index of [0, 1]) await page.getByRole('checkbox', { disabled: false }).nth(index).check();
    },
  },
  { name: 'profile-following', at: '/profile?tab=following', as: rich, reach: seeCards },
  { name: 'profile-empty', at: '/profile', as: poor, reach: see(profile.empty.mine.text) },
  { name: 'profile-fuse-empty', at: '/profile?tab=fuse', as: poor, reach: see(profile.empty.fuse.text) },
  { name: 'user', at: () => `/profile/${house.rich.id}`, as: poor, reach: seeCards },
  { name: 'user-empty', at: () => `/profile/${house.poor.id}`, reach: see(profile.empty.user.text) },
  { name: 'profile-collections', at: '/profile?tab=collections', as: rich, reach: see(collected.list.noneFollowed) },
  { name: 'collection', at: () => `/collection/${collection}`, reach: seeCards },
  {
    name: 'collection-edit',
    at: () => `/collection/${collection}`,
    as: rich,
    reach: async (page) => {
      await seeCards(page);
      await button(page, collected.order.begin).click();
    },
  },
  { name: 'collection-empty', at: () => `/collection/${house.poor.id}`, as: poor, reach: see(collected.page.ownEmpty) },
  {
    name: 'collection-sheet',
    at: () => `/character/${house.plain}`,
    as: rich,
    isDetail: true,
    reach: async (page) => {
      await button(page, saveMessages.saved).click(PATIENCE);
      await button(page, collected.edit.new).click(PATIENCE);
    },
  },
  { name: 'settings', at: '/settings', as: rich, reach: see(account.signIn.passwordTitle) },
  {
    name: 'avatar',
    at: '/profile',
    as: rich,
    reach: async (page) => {
      await page.getByRole('button', { name: messages.avatar.change }).click(PATIENCE);
      await page.getByRole('dialog').getByRole('button', { name: messages.avatar.upload, exact: true }).click();
      await seeToast(page, 'You must select an image to upload.');
      await page.locator('[data-toast]').hover();
    },
  },
];

const readStory = (page: Page) =>
  arenaOf(page)
    .logs.first()
    .getByRole('button', { name: /^Read Story/ })
    .click(PATIENCE);

const arenaScreens: Screen[] = [
  { name: 'arena', at: '/battle', as: rich, reach: (page) => arenaOf(page).cards.first().waitFor(PATIENCE) },
  {
    name: 'arena-fighters',
    at: () => `/battle?opponent=${opponent}`,
    as: rich,
    reach: (page) => arenaOf(page).fighters.first().check(PATIENCE),
  },
  {
    name: 'arena-result',
    at: () => `/battle?opponent=${opponent}`,
    reach: async (page) => {
      const arena = arenaOf(page);
      await arena.fighters.first().check(PATIENCE);
      await arena.start.click(PATIENCE);
      await arena.results.waitFor(PATIENCE);
      await arena.verify.click(PATIENCE);
      await page.locator('.proof').waitFor(PATIENCE);
      await arena.story.locator('p.whitespace-pre-line').waitFor(PATIENCE);
      expect((await readRecord(page)).moved).toEqual([]);
    },
  },
  {
    name: 'battle-page',
    at: () => `/battle/${told}`,
    reach: async (page) => {
      await arenaOf(page).results.waitFor(PATIENCE);
      await button(page, battle.replay.start).click(PATIENCE);
      await button(page, battle.replay.next).click();
    },
    sight: (page) => arenaOf(page).story,
  },
  {
    name: 'arena-friendly',
    at: () => `/battle?opponent=${house.plain}`,
    as: () => newcomer,
    reach: async (page) => {
      await arenaOf(page).fighters.first().check(PATIENCE);
      await page.getByRole('checkbox', { name: battle.stakes.friendlyBox }).check(PATIENCE);
      await see(battle.stakes.friendly)(page);
    },
  },
  { name: 'logs', at: '/battle?tab=logs', as: rich, reach: (page) => arenaOf(page).logs.nth(2).waitFor(PATIENCE) },
  {
    name: 'logs-story',
    at: '/battle?tab=logs',
    as: rich,
    reach: async (page) => {
      await readStory(page);
      await arenaOf(page).verify.click();
      await arenaOf(page).checks.first().waitFor(PATIENCE);
    },
  },
  { name: 'logs-signed-out', at: '/battle?tab=logs', reach: see(battle.logs.signIn) },
];

const trade = () => `/trading?tab=trade&to=${house.other.id}`;
const offers = '/trading?tab=offers';

async function choose(page: Page): Promise<void> {
  const { own, theirs } = hubOf(page);
  await theirs.waitFor(PATIENCE);
  for (const index of [0, 1, 3]) await own.getByRole('checkbox').nth(index).check();
  await theirs.getByRole('checkbox').first().check();
}

const answer = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true, disabled: false }).first().click(PATIENCE);
  await page.getByRole('dialog').waitFor();
};

const tradingScreens: Screen[] = [
  {
    name: 'trading-gift',
    at: '/trading',
    as: rich,
    reach: async (page) => {
      await page.getByRole('checkbox').first().waitFor(PATIENCE);
      await hubOf(page).search.fill('o');
      await hubOf(page).options.nth(1).waitFor(PATIENCE);
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
  { name: 'trading-offers', at: offers, as: rich, reach: (page) => hubOf(page).offers.first().waitFor(PATIENCE) },
  {
    name: 'trading-counter',
    at: offers,
    as: rich,
    reach: async (page) => {
      await answer('Create Counter-Offer')(page);
      const boxes = hubOf(page).dialog.getByRole('checkbox');
      await boxes.first().waitFor(PATIENCE);
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
    reach: (page) => hubOf(page).button('Retry Loading').waitFor(PATIENCE),
  },
  { name: 'trading-empty', at: offers, as: poor, reach: see('No offers yet') },
];

const notificationScreens: Screen[] = [
  {
    name: 'notifications-marks',
    at: '/creators',
    as: rich,
    reach: async (page) => {
      await button(page, notifications.bell(house.newCount)).waitFor(PATIENCE);
      await page
        .getByRole('link', { name: `Trading ${notifications.waiting(house.pendingCount)}`, exact: true })
        .waitFor(PATIENCE);
    },
  },
  {
    name: 'notifications',
    at: '/creators',
    as: rich,
    reach: async (page) => {
      await button(page, notifications.bell(house.newCount)).click(PATIENCE);
      const items = page.getByRole('list', { name: notifications.list }).getByRole('link');
      await expect.poll(() => items.count(), PATIENCE).toBe(house.notificationCount);
    },
  },
];

async function findMember(page: Page, { username }: Member): Promise<void> {
  await page.getByLabel(operators.members.username).fill(username, PATIENCE);
  await button(page, operators.members.open).click();
}

const operatorScreens: Screen[] = [
  {
    name: 'ops-queue',
    at: '/ops?state=failed',
    as: operator,
    reach: async (page) => {
      await opsOf(page).row(house.ticket).waitFor(PATIENCE);
      await page.locator('.ops-chart canvas').first().waitFor(PATIENCE);
      await opsOf(page).live.click();
      await opsOf(page).box(house.ticket).check();
    },
  },
  {
    name: 'ops-ticket',
    at: () => `/ops?sel=${house.ticket}`,
    as: operator,
    reach: (page) => opsOf(page).dialog.getByText('ProviderError').waitFor(PATIENCE),
  },
  {
    name: 'ops-reports',
    at: '/ops?tab=reports',
    as: operator,
    reach: (page) => button(page, operators.reports.takeDown).first().waitFor(PATIENCE),
  },
  {
    name: 'ops-suspend',
    at: '/ops?tab=reports',
    as: operator,
    reach: async (page) => {
      await findMember(page, house.poor);
      await page.getByRole('dialog').getByLabel(operators.members.reason).fill('Spam under forty brainrots.', PATIENCE);
    },
  },
  {
    name: 'ops-suspended',
    at: '/ops?tab=reports',
    as: operator,
    reach: async (page) => {
      await findMember(page, troll);
      await page.getByText(operators.members.formerTitle).click(PATIENCE);
    },
  },
  {
    name: 'ops-log',
    at: '/ops?tab=log',
    as: operator,
    reach: (page) => page.getByRole('list', { name: operators.log.label }).waitFor(PATIENCE),
  },
];

const suspendedScreen: Screen = {
  name: 'suspended',
  at: '/auth',
  reach: async (page) => {
    await page.getByLabel(messages.auth.email, { exact: true }).fill(troll.email);
    await page.getByLabel(messages.auth.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('tabpanel').getByRole('button', { name: messages.auth.submit.signin }).click();
    await page.getByRole('dialog', { name: messages.suspended.title }).waitFor(PATIENCE);
  },
};

// The marks are there until somebody has looked.
testLooks(visit, [
  ...notificationScreens,
  ...creatorScreens,
  ...profileScreens,
  ...arenaScreens,
  ...tradingScreens,
  ...operatorScreens,
  suspendedScreen,
]);

test('Q19 Q1 Q2 Q20 the poster of a battle, with the tale of the tape', async () => {
  const page = await visit({ at: `/battle?opponent=${opponent}`, as: rich });
  const arena = arenaOf(page);
  await arena.fighters.first().check(PATIENCE);
  await arena.start.waitFor(PATIENCE);
  await page.locator('.tape > summary').click();
  expect(await inspectScreen(page, 'arena-poster', { sight: arena.poster })).toEqual([]);
});

test('Q1 Q2 the menu behind More on a phone, and creators that failed', async () => {
  const page = await visit({ at: '/profile', as: poor });
  await page.setViewportSize({ width: 360, height: 780 });
  await button(page, messages.more).click(PATIENCE);
  await page.getByRole('link', { name: messages.nav.trading }).waitFor(PATIENCE);
  expect(await inspectScreen(page, 'more', { isDetail: true })).toEqual([]);
  await using _fault = await breakTable(site.db, 'user_follows');
  await page.goto('/creators');
  await page.getByRole('heading', { name: creators.failedTitle }).waitFor(PATIENCE);
  expect(await inspectScreen(page, 'creators-failed', { isDetail: true })).toEqual([]);
});

test('Q1 Q2 Q19 Q20 the bench while a fusion waits, and the celebration', async () => {
  const fuser = await newMember(site, 'fuser');
  const names = ['Chiaro', 'Scuro', LONGEST_NAME];
  await giveNamed(site, fuser, ...names);
  await borrowPictures(site);
  const { page } = await openAs(site, fuser, '/profile?tab=fuse');
  for (const name of names) await page.getByRole('checkbox', { name: fusion.select(name), exact: true }).click(PATIENCE);
  const bench = page.getByRole('region', { name: fusion.wait.label });
  {
    using _worker = await pauseProcess(site.folder, 'worker');
    await button(page, fusion.fuse).click();
    expect(await inspectScreen(page, 'fusion-confirm', { isDetail: true })).toEqual([]);
    await button(page, fusion.confirm.fuse).click();
    await bench.getByText('Position 1 in the queue').waitFor(PATIENCE);
    expect(await inspectScreen(page, 'fusion-bench', { sight: bench })).toEqual([]);
  }
  await page.getByRole('dialog').locator('[data-open=true]').waitFor(PATIENCE);
  expect(await inspectScreen(page, 'fusion-celebration')).toEqual([]);
  await page.context().close();
});

test('Accept and Reject lie 24 px apart on a phone, and so do they in a trade with three answers', async () => {
  const page = await visit({ at: offers, as: rich });
  await page.setViewportSize({ width: 360, height: 780 });
  await hubOf(page).button('Accept').first().waitFor(PATIENCE);
  const answers = page.locator('.offer-answers').filter({ has: hubOf(page).button('Accept') });
  expect(await answers.count()).toBeGreaterThan(1);
  for (let index = 0; index < (await answers.count()); index++) {
    const box = async (name: string) => await answers.nth(index).getByRole('button', { name, exact: true }).boundingBox();
    const [accept, reject] = [await box('Accept'), await box('Reject')];
    expect((reject?.y ?? 0) - (accept?.y ?? 0) - (accept?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
});
