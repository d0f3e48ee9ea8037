/** The looks of people, collections, notifications and the operators' desk: pictures, axe, sizes and large text. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { collectionMessages as collected } from '../client/src/features/collections/messages.ts';
import { saveMessages } from '../client/src/features/collections/save-messages.ts';
import { lockMessages } from '../client/src/features/locks/messages.ts';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { callsOf } from './api.ts';
import { breakTable } from './faults.ts';
import { fillHouse } from './full-house.ts';
import { borrowPictures } from './gallery-data.ts';
import { inspectScreen } from './inspect-screen.ts';
import { type Screen, see, testLooks, visitor } from './looks.ts';
import { type Member, newMember, PASSWORD, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { opsOf } from './ops.ts';
import { openSite } from './site.ts';

const { account, creators, notifications, operators, profile } = messages;

// Its pages go from one test to the next.
const site = await openSite();
afterAll(() => site.close());
const house = await fillHouse(site);
const opponent = await insertCharacter(site.db, { name: 'ظليم الصحراء', creatorId: house.other.id, score: 60 });
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
const seeCards = (page: Page) => page.locator('main').getByRole('article').first().waitFor();
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
      // Which can be picked is known when this is.
      await page.getByText(lockMessages.won, { exact: true }).first().waitFor();
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
      await button(page, saveMessages.saved).click();
      await button(page, collected.edit.new).click();
    },
  },
  { name: 'settings', at: '/settings', as: rich, reach: see(account.signIn.passwordTitle) },
  {
    name: 'avatar',
    at: '/profile',
    as: rich,
    reach: async (page) => {
      await page.getByRole('button', { name: messages.avatar.change }).click();
      await page.getByRole('dialog').getByRole('button', { name: messages.avatar.upload, exact: true }).click();
      await seeToast(page, 'You must select an image to upload.');
      await page.locator('[data-toast]').hover();
    },
  },
];

const notificationScreens: Screen[] = [
  {
    name: 'notifications-marks',
    at: '/creators',
    as: rich,
    reach: async (page) => {
      await button(page, notifications.bell(house.newCount)).waitFor();
      await page.getByRole('link', { name: `Trading ${notifications.waiting(house.pendingCount)}`, exact: true }).waitFor();
    },
  },
  {
    name: 'notifications',
    at: '/creators',
    as: rich,
    reach: async (page) => {
      await button(page, notifications.bell(house.newCount)).click();
      const items = page.getByRole('list', { name: notifications.list }).getByRole('link');
      await expect.poll(() => items.count()).toBe(house.notificationCount);
    },
  },
];

async function findMember(page: Page, { username }: Member): Promise<void> {
  await page.getByLabel(operators.members.username).fill(username);
  await button(page, operators.members.open).click();
}

const operatorScreens: Screen[] = [
  {
    name: 'ops-queue',
    at: '/ops?state=failed',
    as: operator,
    reach: async (page) => {
      await opsOf(page).row(house.ticket).waitFor();
      await page.locator('.ops-chart canvas').first().waitFor();
      await opsOf(page).live.click();
      await opsOf(page).box(house.ticket).check();
    },
  },
  {
    name: 'ops-ticket',
    at: () => `/ops?sel=${house.ticket}`,
    as: operator,
    reach: (page) => opsOf(page).dialog.getByText('ProviderError').waitFor(),
  },
  {
    name: 'ops-reports',
    at: '/ops?tab=reports',
    as: operator,
    reach: (page) => button(page, operators.reports.takeDown).first().waitFor(),
  },
  {
    name: 'ops-suspend',
    at: '/ops?tab=reports',
    as: operator,
    reach: async (page) => {
      await findMember(page, house.poor);
      await page.getByRole('dialog').getByLabel(operators.members.reason).fill('Spam under forty brainrots.');
    },
  },
  {
    name: 'ops-suspended',
    at: '/ops?tab=reports',
    as: operator,
    reach: async (page) => {
      await findMember(page, troll);
      await page.getByText(operators.members.formerTitle).click();
    },
  },
  {
    name: 'ops-log',
    at: '/ops?tab=log',
    as: operator,
    reach: (page) => page.getByRole('list', { name: operators.log.label }).waitFor(),
  },
];

const suspendedScreen: Screen = {
  name: 'suspended',
  at: '/auth',
  reach: async (page) => {
    await page.getByLabel(messages.auth.email, { exact: true }).fill(troll.email);
    await page.getByLabel(messages.auth.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('tabpanel').getByRole('button', { name: messages.auth.submit.signin, exact: true }).click();
    await page.getByRole('dialog', { name: messages.suspended.title }).waitFor();
  },
};

// The marks are there until somebody has looked.
testLooks(visit, [...notificationScreens, ...creatorScreens, ...profileScreens, ...operatorScreens, suspendedScreen]);

test('Q1 Q2 the menu behind More on a phone, and creators that failed', async () => {
  const page = await visit({ at: '/profile', as: poor });
  await page.setViewportSize({ width: 360, height: 780 });
  await button(page, messages.more).click();
  await page.getByRole('link', { name: messages.nav.trading }).waitFor();
  expect(await inspectScreen(page, 'more', { isDetail: true })).toEqual([]);
  await using _fault = await breakTable(site.db, 'user_follows');
  await page.goto('/creators');
  await page.getByRole('heading', { name: creators.failedTitle }).waitFor();
  expect(await inspectScreen(page, 'creators-failed', { isDetail: true })).toEqual([]);
});
