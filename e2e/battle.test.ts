/** The Battle Arena in a real browser, from the choice of an opponent to the story. */
import { winPercent } from '@chaos/shared/rules/battle';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { arenaOf, countBattles, enterRing, newBout, newName, ownerOf } from './arena.ts';
import { breakGallery } from './faults.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { messages } from './messages.ts';
import { openAs, seeToast } from './people.ts';
import { openSite, PATIENCE, type Site, watchCalls } from './site.ts';

const { battle } = messages;
const EXECUTE = '**/trpc/battles.execute*';
const LISTS = '**/trpc/characters.list*';

let site: Site;

beforeAll(async () => {
  site = await openSite();
  await keepPlainPictures(site.folder);
});
afterEach(() => site.closePages());
afterAll(() => site.close());

const see = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor(PATIENCE);

/** Loads page after page until all opponents are there. */
async function showAll({ cards, more }: ReturnType<typeof arenaOf>): Promise<void> {
  await cards.first().waitFor(PATIENCE);
  while ((await more.count()) > 0) {
    const shown = await cards.count();
    await more.click();
    await expect.poll(() => cards.count(), PATIENCE).toBeGreaterThan(shown);
  }
}

test('R7 R143 R144 R145 R146 R147 R148 R151 banner and tabs; a spinner, then nobody, and after Refresh five and then all', async () => {
  const { page } = await site.open('about:blank');
  const arena = arenaOf(page);
  const mayGo = Promise.withResolvers<void>();
  await page.route(LISTS, (route) => mayGo.promise.then(() => route.continue()));
  await page.goto('/battle');
  await page.getByRole('heading', { level: 1, name: 'Battle Arena', exact: true }).waitFor(PATIENCE);
  await see(page, 'Steal brainrots and win their ownership through epic battles!');
  expect(await page.getByRole('link', { name: 'Back to Home', exact: true }).getAttribute('href')).toBe('/');
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Battle', 'Battle Logs']);
  expect(await arena.newBattle.count()).toBe(0);
  await see(page, 'Loading brainrots...');
  expect(await page.getByText('No brainrots available for battle').count()).toBe(0);
  mayGo.resolve();
  await see(page, 'No brainrots available for battle');

  for (let index = 0; index < 12; index++) await insertCharacter(site.db, { name: newName('Anonimo') });
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await page.getByRole('heading', { name: 'Select Your Opponent', exact: true }).waitFor();
  await expect.poll(() => arena.cards.count(), PATIENCE).toBe(5);
  await arena.more.click();
  await expect.poll(() => arena.cards.count(), PATIENCE).toBe(10);
  // Focus goes on to the first new one.
  await page.locator('li:nth-child(6):focus').waitFor();
  await arena.more.click();
  await expect.poll(() => arena.cards.count(), PATIENCE).toBe(12);
  expect(await arena.more.count()).toBe(0);
});

test.each([
  ['R149 when the server fails', battle.opponents.serverFailed, 'server'],
  ['R150 when the network fails', battle.opponents.networkFailed, 'network'],
] as const)('%s: box and notice, never the empty text; Try Again loads again', async (_name, { text, notice }, what) => {
  const { page } = await site.open('about:blank');
  const isOurs = what === 'server';
  {
    await using _fault = isOurs ? await breakGallery(site.db) : null;
    if (!isOurs) await page.route(LISTS, (route) => route.abort('connectionfailed'));
    await page.goto('/battle');
    await page.getByRole('heading', { name: text, exact: true }).waitFor(PATIENCE);
    await seeToast(page, notice.title);
    expect(await page.getByText('No brainrots available for battle').count()).toBe(0);
  }
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await arenaOf(page).cards.first().waitFor(PATIENCE);
  expect(await page.getByText(text).count()).toBe(0);
});

test('R152 R153 R154 R155 badges and numbers on the cards, and no card of one’s own among the opponents', async () => {
  const { me, mine, theirs, fighter, opponent } = await newBout(site);
  const numbers = { battles_count: 3, wins_count: 2, like_count: 1_234 };
  await site.db.updateTable('meme_characters').set(numbers).where('id', '=', opponent).execute();
  const { page } = await openAs(site, me, '/battle');
  const arena = arenaOf(page);
  await showAll(arena);
  expect(await arena.card(mine).count()).toBe(0);
  const card = arena.card(theirs);
  await card.getByText('👤 Owned', { exact: true }).waitFor();
  const figures = (of: typeof card) =>
    of.locator('dl > div').evaluateAll((all) => all.map((one) => [...one.children].map((part) => part.textContent)));
  expect(await figures(card)).toEqual([
    ['Battles', '3'],
    ['Win Rate', '67%'],
    ['Likes', '1,234'],
  ]);
  const anonymous = page.getByRole('article', { name: /^Anonimo / }).first();
  await anonymous.getByText('👻 Anonymous', { exact: true }).waitFor();
  expect(await figures(anonymous)).toEqual([
    ['Battles', '0'],
    ['Win Rate', 'New'],
    ['Likes', '0'],
  ]);
  await card.getByText(theirs, { exact: true }).click();
  await arena.fighter(mine).waitFor(PATIENCE);
  await arena.card(mine).getByText('⭐ Mine', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe(`?opponent=${opponent}`);
  expect(fighter).not.toBe(opponent);
});

test('R156 R157 R159 R163 R165 R166 R167 R168 R173 R174 R175 a visitor chooses two, sees odds and result, and moves and keeps nothing', async () => {
  const bout = await newBout(site, 3);
  const { page, errors } = await site.open(`/battle`);
  const arena = arenaOf(page);
  await showAll(arena);
  await arena.pick(bout.theirs).click();
  await page.getByRole('heading', { name: 'Choose Second Fighter', exact: true }).and(page.locator(':focus')).waitFor(PATIENCE);
  await arena.corner('opponent').getByText(bout.theirs, { exact: true }).waitFor();
  await arena.newBattle.waitFor();
  expect(await arena.fighter(bout.theirs).count()).toBe(0);
  expect(await arena.start.count()).toBe(0);
  await arena.fighter(bout.mine).check(PATIENCE);
  await see(page, battle.stakes.visitor);
  const even = { likeCount: 3, dislikeCount: 0, battlesCount: 0, winsCount: 0, isFused: false };
  expect(await arena.poster.locator('.odds-numbers').textContent()).toContain(`${winPercent(even, even).toFixed(1)}%`);
  expect(await arena.poster.locator('[data-row=likes] td').allTextContents()).toEqual(['3+16.0', '3+16.0']);

  const lists = watchCalls(page, 'characters.list');
  await arena.start.click();
  await arena.results.and(page.locator(':focus')).waitFor(PATIENCE);
  await expect.poll(() => lists.length, PATIENCE).toBeGreaterThan(0);
  const kept = await site.db
    .selectFrom('battles')
    .select([
      'initiator_user_id',
      'ownership_transferred',
      'winner_character_id',
      'battle_score_1',
      'battle_score_2',
      'random_factor',
    ])
    .where('character1_id', '=', bout.fighter)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ initiator_user_id: null, ownership_transferred: false });
  const hasWon = kept.winner_character_id === bout.fighter;
  const scores = await arena.poster.locator('.score').allTextContents();
  expect(scores).toEqual([`Score ${kept.battle_score_1.toFixed(1)}`, `Score ${kept.battle_score_2.toFixed(1)}`]);
  expect(await arena.poster.locator('.luck dd').allTextContents()).toEqual(['50.0%', `${kept.random_factor.toFixed(1)}%`]);
  const marks = await arena.poster.locator('.mark').allTextContents();
  expect(marks).toEqual(hasWon ? ['👑Winner', '💀Loser'] : ['💀Loser', '👑Winner']);
  await see(page, `${hasWon ? bout.mine : bout.theirs} Wins!`);
  await expect.poll(() => arena.story.textContent(), PATIENCE).toContain(bout.mine);
  expect(await arena.stamp.count()).toBe(0);
  expect(await arena.toast.count()).toBe(0);
  expect([await ownerOf(site, bout.fighter), await ownerOf(site, bout.opponent)]).toEqual([bout.me.id, bout.rival.id]);

  await arena.newBattle.click();
  await page.getByRole('heading', { name: 'Select Your Opponent', exact: true }).and(page.locator(':focus')).waitFor(PATIENCE);
  expect([await arena.newBattle.count(), await arena.results.count(), new URL(page.url()).search]).toEqual([0, 0, '']);
  expect(errors).toEqual([]);
});

test('R7 R158 R163 R164 R166 R169 R170 R173 O14 a member wins: pressed twice it is one battle, and the loser comes home', async () => {
  const bout = await newBout(site);
  const { page, arena } = await enterRing(site, bout, 'wins');
  await page.getByRole('heading', { name: 'Choose Your Fighter', exact: true }).waitFor();
  await see(page, battle.stakes.lose(bout.mine, bout.rival.username));
  const mayGo = Promise.withResolvers<void>();
  await page.route(EXECUTE, (route) => mayGo.promise.then(() => route.continue()));
  const [fights, lists] = [watchCalls(page, 'battles.execute'), watchCalls(page, 'characters.list')];
  await arena.start.dblclick();
  await arena.busy.waitFor();
  expect(await arena.busy.isDisabled()).toBe(true);
  await page.getByText('The crowd is warming up').waitFor(PATIENCE);
  lists.length = 0;
  mayGo.resolve();
  await arena.results.waitFor(PATIENCE);
  await seeToast(page, 'Victory!', battle.result.gained(bout.theirs));
  await arena.stamp.waitFor();
  expect(await arena.corner('fighter').getByText('👑').count()).toBe(1);
  expect(await arena.corner('opponent').getByText('💀').count()).toBe(1);
  expect(await arena.poster.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('alt')))).toEqual([
    bout.mine,
    bout.theirs,
  ]);
  expect([fights.length, await countBattles(site, bout), await ownerOf(site, bout.opponent)]).toEqual([1, 1, bout.me.id]);
  const isOwnList = (call: { url(): string }) => decodeURIComponent(call.url()).includes('"mine"');
  await expect.poll(() => lists.some(isOwnList), PATIENCE).toBe(true);

  // A reload brings back the same result, and says nothing again.
  await page.reload();
  await arena.results.waitFor(PATIENCE);
  expect([await countBattles(site, bout), await arena.toast.count()]).toEqual([1, 0]);
  await page.goto('/profile');
  await page.getByRole('article', { name: bout.theirs }).waitFor(PATIENCE);
});

test('R170 O14 a member loses: Defeat!, and the fighter is gone from the own list', async () => {
  const bout = await newBout(site);
  const { page, arena } = await enterRing(site, bout, 'loses');
  await arena.start.click();
  await seeToast(page, 'Defeat!', battle.result.lost(bout.mine, bout.rival.username));
  await see(page, `${bout.theirs} Wins!`);
  expect(await ownerOf(site, bout.fighter)).toBe(bout.rival.id);
  await arena.newBattle.click();
  await arena.cards.first().waitFor(PATIENCE);
  await page.goBack();
  await page.goto(`/battle?opponent=${bout.opponent}`);
  await see(page, battle.fighters.empty);
});
