/** The Battle Arena in a real browser, from the choice of an opponent to the story. */
import { winPercent } from '@chaos/shared/rules/battle';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { drawBattle, insertCharacter } from '../server/src/testing/test-data.ts';
import { arenaOf, willDraw } from './arena.ts';
import { breakGallery, breakTable, pauseProcess } from './faults.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { messages } from './messages.ts';
import { type Member, newMember, openAs, seeToast } from './people.ts';
import { openSite, PATIENCE, readRecord, type Site, watchCalls } from './site.ts';
import { traderOf } from './trading.ts';

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
let made = 0;
const newName = (name: string) => `${name} ${++made}`;

/** Two people with one character each, of equal strength. */
async function newBout(score = 0) {
  const [me, rival] = [await newMember(site, 'boxer'), await newMember(site, 'rival')];
  const [mine, theirs] = [newName('Pugno'), newName('Gancio')];
  const fighter = await insertCharacter(site.db, { name: mine, creatorId: me.id, score });
  const opponent = await insertCharacter(site.db, { name: theirs, creatorId: rival.id, score });
  return { me, rival, mine, theirs, fighter, opponent };
}
type Bout = Awaited<ReturnType<typeof newBout>>;

/** Step 2 with the fighter picked, and the outcome chosen. */
async function enterRing({ me, mine, fighter, opponent }: Bout, wanted: 'wins' | 'loses', as: Member | null = me) {
  const at = `/battle?opponent=${opponent}`;
  const opened = as ? await openAs(site, as, at) : await site.open(at);
  const arena = arenaOf(opened.page);
  await arena.fighter(mine).check(PATIENCE);
  await arena.start.waitFor(PATIENCE);
  await willDraw(opened.page, (await drawBattle(site.db, wanted, { char1Id: fighter, char2Id: opponent })).requestId);
  return { ...opened, arena };
}

/** Loads page after page until all opponents are there. */
async function showAll({ cards, more }: ReturnType<typeof arenaOf>): Promise<void> {
  await cards.first().waitFor(PATIENCE);
  while ((await more.count()) > 0) {
    const shown = await cards.count();
    await more.click();
    await expect.poll(() => cards.count(), PATIENCE).toBeGreaterThan(shown);
  }
}

async function countBattles({ fighter, opponent }: Bout): Promise<number> {
  const rows = await site.db
    .selectFrom('battles')
    .select('id')
    .where('character1_id', '=', fighter)
    .where('character2_id', '=', opponent)
    .execute();
  return rows.length;
}

async function readStory({ fighter, opponent }: Bout): Promise<string | null> {
  const row = site.db.selectFrom('battles').select('battle_story').where('character1_id', '=', fighter);
  return (await row.where('character2_id', '=', opponent).executeTakeFirstOrThrow()).battle_story;
}

async function ownerOf(id: string): Promise<string | null> {
  const row = await site.db.selectFrom('meme_characters').select('owner_id').where('id', '=', id).executeTakeFirstOrThrow();
  return row.owner_id;
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
  const { me, mine, theirs, fighter, opponent } = await newBout();
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
  const bout = await newBout(3);
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
  expect([await ownerOf(bout.fighter), await ownerOf(bout.opponent)]).toEqual([bout.me.id, bout.rival.id]);

  await arena.newBattle.click();
  await page.getByRole('heading', { name: 'Select Your Opponent', exact: true }).and(page.locator(':focus')).waitFor(PATIENCE);
  expect([await arena.newBattle.count(), await arena.results.count(), new URL(page.url()).search]).toEqual([0, 0, '']);
  expect(errors).toEqual([]);
});

test('R7 R158 R163 R164 R166 R169 R170 R173 O14 a member wins: pressed twice it is one battle, and the loser comes home', async () => {
  const bout = await newBout();
  const { page, arena } = await enterRing(bout, 'wins');
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
  expect([fights.length, await countBattles(bout), await ownerOf(bout.opponent)]).toEqual([1, 1, bout.me.id]);
  const isOwnList = (call: { url(): string }) => decodeURIComponent(call.url()).includes('"mine"');
  await expect.poll(() => lists.some(isOwnList), PATIENCE).toBe(true);

  // A reload brings back the same result, and says nothing again.
  await page.reload();
  await arena.results.waitFor(PATIENCE);
  expect([await countBattles(bout), await arena.toast.count()]).toEqual([1, 0]);
  await page.goto('/profile');
  await page.getByRole('article', { name: bout.theirs }).waitFor(PATIENCE);
});

test('R170 O14 a member loses: Defeat!, and the fighter is gone from the own list', async () => {
  const bout = await newBout();
  const { page, arena } = await enterRing(bout, 'loses');
  await arena.start.click();
  await seeToast(page, 'Defeat!', battle.result.lost(bout.mine, bout.rival.username));
  await see(page, `${bout.theirs} Wins!`);
  expect(await ownerOf(bout.fighter)).toBe(bout.rival.id);
  await arena.newBattle.click();
  await arena.cards.first().waitFor(PATIENCE);
  await page.goBack();
  await page.goto(`/battle?opponent=${bout.opponent}`);
  await see(page, battle.fighters.empty);
});

test('R171 a refusal says why, in place and as a toast, and the button works again', async () => {
  const bout = await newBout();
  const { page, arena } = await enterRing(bout, 'loses');
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
  const bout = await newBout();
  const { page, arena } = await enterRing(bout, 'loses');
  const heir = await newMember(site, 'heir');
  await traderOf(site, heir).accept(await traderOf(site, bout.rival).gift(heir, [bout.opponent]));
  await arena.start.click();
  await see(page, 'Your opponent has changed hands. Look at the new stakes, then start again.');
  await page.getByText(new RegExp(`goes to @${heir.username}\\.$`)).waitFor(PATIENCE);
  expect(await site.db.selectFrom('battles').selectAll().where('character2_id', '=', bout.opponent).execute()).toEqual([]);
  await arena.start.click();
  await arena.results.waitFor(PATIENCE);
  expect(await ownerOf(bout.fighter)).toBe(heir.id);
});

test('R171 an answer that is lost: "Battle failed", and pressing again, also after a reload, shows the same battle', async () => {
  const bout = await newBout();
  const { page, arena } = await enterRing(bout, 'loses');
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
  expect(await countBattles(bout)).toBe(1);
});

test('a reload in the middle of a battle ends in the result of that one battle', async () => {
  const bout = await newBout();
  const { page, arena } = await enterRing(bout, 'wins');
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
  expect(await countBattles(bout)).toBe(1);
});

test('R172 the result is there at once; the story follows, or words that fit every battle, and no error', async () => {
  const bout = await newBout();
  const { page, arena } = await enterRing(bout, 'wins');
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
  expect(await countBattles(bout)).toBe(1);
});

test('R160 R161 R162 O11 own fighters: the toasts of loading and refreshing, and none at all', async () => {
  const bout = await newBout();
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
  const bout = await newBout();
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
  const bout = await newBout();
  const nobodys = await insertCharacter(site.db, { name: newName('Randagio') });
  const [first, second] = [
    await enterRing({ ...bout, opponent: nobodys }, 'loses'),
    await enterRing({ ...bout, opponent: nobodys }, 'loses'),
  ];
  await first.arena.start.click();
  await first.arena.results.waitFor(PATIENCE);
  await second.arena.start.click();
  await seeToast(second.page, 'Failed to execute battle');
  await second.page.getByText(/^These two have just fought\. They may fight again in \d+ seconds?\.$/).waitFor();
  expect(await countBattles({ ...bout, opponent: nobodys })).toBe(1);
});

test('the reveal has every number there from the start, and any key ends it', async () => {
  const bout = await newBout();
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
  const bout = await newBout();
  const { page } = await openAs(site, bout.me, `/character/${bout.opponent}`);
  await page.getByRole('link', { name: messages.detail.battle, exact: true }).click();
  await arenaOf(page).corner('opponent').getByText(bout.theirs, { exact: true }).waitFor(PATIENCE);
  await page.goto(`/character/${bout.fighter}`);
  await page.getByRole('heading', { level: 1, name: bout.mine }).waitFor(PATIENCE);
  expect(await page.getByRole('link', { name: messages.detail.battle }).count()).toBe(0);
});
