import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { drawBattle, insertCharacter } from '../server/src/testing/test-data.ts';
import { arenaOf, type Bout, countBattles, enterRing, newBout, newName, ownerOf, willDraw } from './arena.ts';
import { breakGallery, breakTable, pauseProcess } from './faults.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { messages } from './messages.ts';
import { newMember, openAs, seeToast } from './people.ts';
import { openSite, PATIENCE, readRecord, type Site } from './site.ts';
import { traderOf } from './trading.ts';

const { battle } = messages;
const EXECUTE = '**/trpc/battles.execute*';

let site: Site;

beforeAll(async () => {
  site = await openSite();
  await keepPlainPictures(site.folder);
});
afterEach(() => site.closePages());
afterAll(() => site.close());

const see = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor(PATIENCE);

async function readStory({ fighter, opponent }: Bout): Promise<string | null> {
  const row = site.db.selectFrom('battles').select('battle_story').where('character1_id', '=', fighter);
  return (await row.where('character2_id', '=', opponent).executeTakeFirstOrThrow()).battle_story;
}

test('R171 a refusal says why, in place and as a toast, and the button works again', async () => {
  const bout = await newBout(site);
  const { page, arena } = await enterRing(site, bout, 'loses');
  await site.db.updateTable('meme_characters').set({ is_public: false }).where('id', '=', bout.fighter).execute();
  await arena.start.click();
  await seeToast(page, 'Failed to execute battle');
  await see(page, 'Make your fighter public first.');
  await arena.start.and(page.locator(':focus')).waitFor(PATIENCE);
  await site.db.updateTable('meme_characters').set({ is_public: true }).where('id', '=', bout.fighter).execute();
  await arena.start.click();
  await arena.results.waitFor(PATIENCE);
});

test('an opponent that has changed hands is not fought for the old stakes: the new ones are shown first', async () => {
  const bout = await newBout(site);
  const { page, arena } = await enterRing(site, bout, 'loses');
  const heir = await newMember(site, 'heir');
  await traderOf(site, heir).accept(await traderOf(site, bout.rival).gift(heir, [bout.opponent]));
  await arena.start.click();
  await see(page, 'Your opponent has changed hands. Look at the new stakes, then start again.');
  await page.getByText(new RegExp(`goes to @${heir.username}\\.$`)).waitFor(PATIENCE);
  expect(await site.db.selectFrom('battles').selectAll().where('character2_id', '=', bout.opponent).execute()).toEqual([]);
  await arena.start.click();
  await arena.results.waitFor(PATIENCE);
  expect(await ownerOf(site, bout.fighter)).toBe(heir.id);
});

test('R171 an answer that is lost: "Battle failed", and pressing again, also after a reload, shows the same battle', async () => {
  const bout = await newBout(site);
  const { page, arena } = await enterRing(site, bout, 'loses');
  let lost = 0;
  await page.route(EXECUTE, async (route) => {
    lost += 1;
    // The server has fought it; nobody hears of that.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await arena.start.click();
  await seeToast(page, 'Battle failed');
  await see(page, battle.poster.lost);
  await arena.start.click();
  await expect.poll(() => lost, PATIENCE).toBe(2);
  await arena.start.waitFor(PATIENCE);
  await page.unrouteAll();
  await page.reload();
  // It has changed hands long ago, and is still the one that was sent.
  await arena.corner('fighter').getByText(bout.mine, { exact: true }).waitFor(PATIENCE);
  await arena.start.click();
  await see(page, `${bout.theirs} Wins!`);
  expect(await countBattles(site, bout)).toBe(1);
});

test('a reload in the middle of a battle ends in the result of that one battle', async () => {
  const bout = await newBout(site);
  const { page, arena } = await enterRing(site, bout, 'wins');
  const isFought = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(EXECUTE, async (route) => {
    calls += 1;
    if (calls > 1) return await route.continue();
    // Fought, and never answered.
    await route.fetch();
    isFought.resolve();
  });
  await arena.start.click();
  await isFought.promise;
  await page.reload();
  await see(page, `${bout.mine} Wins!`);
  await seeToast(page, 'Victory!');
  expect(await countBattles(site, bout)).toBe(1);
});

test('R172 the result is there at once; the story follows, or words that fit every battle, and no error', async () => {
  const bout = await newBout(site);
  const { page, arena } = await enterRing(site, bout, 'wins');
  using worker = await pauseProcess(site.folder, 'worker');
  await arena.start.click();
  await see(page, `${bout.mine} Wins!`);
  await arena.story.getByRole('status').waitFor();
  expect(await arena.story.getAttribute('aria-busy')).toBe('true');
  await seeToast(page, 'Victory!');
  {
    await using _fault = await breakTable(site.db, 'battles');
    worker.resume();
    await arena.story.getByText('An epic battle took place! 🎮⚔️', { exact: true }).waitFor(PATIENCE);
  }
  expect(await page.locator('[data-toast=destructive]').count()).toBe(0);
  expect((await readRecord(page)).spoken.some((line) => line.startsWith('polite: ') && line.includes('Wins!'))).toBe(true);

  // What could not be told can be asked for again: the battle is the same one.
  await arena.story.getByRole('button', { name: 'Try Again', exact: true }).click(PATIENCE);
  await expect.poll(() => readStory(bout), PATIENCE).not.toBeNull();
  const story = (await readStory(bout)) ?? '';
  await arena.story.getByText(story.split('\n')[0] ?? '').waitFor(PATIENCE);
  expect(await arena.story.getByRole('button').count()).toBe(0);
  expect(await countBattles(site, bout)).toBe(1);
});

test('R160 R161 R162 O11 own fighters: the toasts of loading and refreshing, and none at all', async () => {
  const bout = await newBout(site);
  const { page: own } = await openAs(site, bout.me, 'about:blank');
  const arena = arenaOf(own);
  const refresh = own.getByRole('button', { name: '🔄 Refresh My Brainrots', exact: true });
  const isOwnList = (url: URL) => url.pathname.includes('characters.list') && decodeURIComponent(url.search).includes('"mine"');
  await own.route(isOwnList, (route) => route.abort('connectionfailed'));
  await own.goto(`/battle?opponent=${bout.opponent}`);
  await seeToast(own, 'Failed to load your characters');
  await own.unrouteAll();
  await own.getByRole('button', { name: 'Try Again', exact: true }).click();
  await arena.fighter(bout.mine).waitFor(PATIENCE);
  await refresh.click();
  await seeToast(own, 'Brainrot list refreshed!');
  await own.route(isOwnList, (route) => route.abort('connectionfailed'));
  await refresh.click();
  await seeToast(own, 'Failed to refresh characters');
  await own.unrouteAll();
  {
    await using _fault = await breakGallery(site.db);
    await refresh.click();
    await seeToast(own, 'Failed to refresh your characters');
  }
  expect(await arena.fighters.count()).toBe(1);

  const poor = await openAs(site, await newMember(site), `/battle?opponent=${bout.opponent}`);
  await seeToast(poor.page, 'No brainrots found. Create some brainrots first!');
  await see(poor.page, battle.fighters.empty);
  expect(await arenaOf(poor.page).fighters.count()).toBe(0);
});

test('what is private cannot be chosen and says why; what is gone, private or one’s own is no opponent', async () => {
  const bout = await newBout(site);
  const secret = newName('Segreto');
  await insertCharacter(site.db, { name: secret, creatorId: bout.me.id, isPublic: false });
  const { page } = await openAs(site, bout.me, `/battle?opponent=${bout.opponent}`);
  const arena = arenaOf(page);
  await arena.fighter(secret).waitFor(PATIENCE);
  expect(await arena.fighter(secret).isDisabled()).toBe(true);
  await arena.card(secret).getByText(battle.fighters.cannotFight).waitFor();
  for (const [id, text] of [
    ['nonsense', battle.opponents.gone],
    [bout.fighter, battle.opponents.isYours],
  ]) {
    await page.goto(`/battle?opponent=${id}`);
    await see(page, text ?? '');
  }
  await page.getByRole('button', { name: battle.opponents.other, exact: true }).click();
  await page.getByRole('heading', { name: 'Select Your Opponent' }).waitFor(PATIENCE);
});

test('two windows of one person: the second one is told that these two have just fought', async () => {
  const bout = await newBout(site);
  const nobodys = await insertCharacter(site.db, { name: newName('Randagio') });
  const [first, second] = [
    await enterRing(site, { ...bout, opponent: nobodys }, 'loses'),
    await enterRing(site, { ...bout, opponent: nobodys }, 'loses'),
  ];
  await first.arena.start.click();
  await first.arena.results.waitFor(PATIENCE);
  await second.arena.start.click();
  await seeToast(second.page, 'Failed to execute battle');
  await second.page.getByText(/^These two have just fought\. They may fight again in \d+ seconds?\.$/).waitFor();
  expect(await countBattles(site, { ...bout, opponent: nobodys })).toBe(1);
});

test('the reveal has every number there from the start, and any key ends it', async () => {
  const bout = await newBout(site);
  const { page } = await openAs(site, bout.me, 'about:blank', { reducedMotion: false });
  await page.clock.install();
  await page.goto(`/battle?opponent=${bout.opponent}`);
  const arena = arenaOf(page);
  await arena.fighter(bout.mine).check(PATIENCE);
  await arena.start.waitFor(PATIENCE);
  await willDraw(page, (await drawBattle(site.db, 'wins', { char1Id: bout.fighter, char2Id: bout.opponent })).requestId);
  // From here on the page's time goes only as far as it is pushed.
  await page.clock.pauseAt(Date.now() + 60_000);
  await arena.start.click();
  const result = page.locator('.poster.is-result');
  const push = async () => {
    await page.clock.runFor(20);
    return result.count();
  };
  await expect.poll(push, PATIENCE).toBe(1);
  expect(await result.locator('.score').count()).toBe(2);
  expect(await result.textContent()).toContain(`${bout.mine} Wins!`);
  expect(await result.textContent()).toContain('Ownership Transferred!');
  await page.clock.runFor(1_000);
  expect([await result.getAttribute('data-reveal'), await arena.toast.count()]).toEqual(['playing', 0]);
  await page.keyboard.press('Shift');
  await page.locator('.poster[data-reveal=over]').waitFor(PATIENCE);
  await page.clock.resume();
  await seeToast(page, 'Victory!');
});

test('a character in the Hall can be called out, but for one’s own', async () => {
  const bout = await newBout(site);
  const { page } = await openAs(site, bout.me, `/character/${bout.opponent}`);
  await page.getByRole('link', { name: messages.detail.battle, exact: true }).click();
  await arenaOf(page).corner('opponent').getByText(bout.theirs, { exact: true }).waitFor(PATIENCE);
  await page.goto(`/character/${bout.fighter}`);
  await page.getByRole('heading', { level: 1, name: bout.mine }).waitFor(PATIENCE);
  expect(await page.getByRole('link', { name: messages.detail.battle }).count()).toBe(0);
});
