/** Battles in trouble: what has changed meanwhile, answers that are lost, reloads, a worker that stands still. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { type Bout, countBattles, enterRing, newBout, newName, ownerOf } from './arena.ts';
import { breakTable, pauseProcess } from './faults.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { newMember, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { traderOf } from './offers.ts';
import { readRecord } from './site.ts';
import { useSite } from './use-site.ts';

const { battle } = messages;
const EXECUTE = '**/trpc/battles.execute*';

const site = await useSite();
await keepPlainPictures(site.folder);

const see = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

async function readStory({ fighter, opponent }: Bout): Promise<string | null> {
  const row = site.db.selectFrom('battles').select('battle_story').where('character1_id', '=', fighter);
  return (await row.where('character2_id', '=', opponent).executeTakeFirstOrThrow()).battle_story;
}

test('an opponent that has changed hands is not fought for the old stakes: the new ones are shown first', async () => {
  const bout = await newBout(site);
  const { page, arena } = await enterRing(site, bout, 'loses');
  const heir = await newMember(site, 'heir');
  await traderOf(site, heir).accept(await traderOf(site, bout.rival).gift(heir, [bout.opponent]));
  // Long enough ago that it is not held any more.
  await site.db.updateTable('meme_characters').set({ held_until: null }).where('id', '=', bout.opponent).execute();
  await arena.start.click();
  await see(page, 'Your opponent has changed hands. Look at the new stakes, then start again.');
  await page.getByText(new RegExp(`goes to @${heir.username}\\.$`)).waitFor();
  expect(await site.db.selectFrom('battles').selectAll().where('character2_id', '=', bout.opponent).execute()).toEqual([]);
  await arena.start.click();
  await arena.results.waitFor();
  expect(await ownerOf(site, bout.fighter)).toBe(heir.id);
});

test('R170 R171 O14 an answer that is lost: "Battle failed", and pressing again, also after a reload, is the same battle', async () => {
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
  // Each press goes out four times.
  await expect.poll(() => lost).toBe(8);
  await arena.start.waitFor();
  await page.unrouteAll();
  await page.reload();
  // It has changed hands long ago, and is still the one that was sent.
  await arena.corner('fighter').getByText(bout.mine, { exact: true }).waitFor();
  await arena.start.click();
  await see(page, `${bout.theirs} Wins!`);
  await seeToast(page, 'Defeat!', battle.result.lost(bout.mine, bout.rival.username));
  expect([await countBattles(site, bout), await ownerOf(site, bout.fighter)]).toEqual([1, bout.rival.id]);
  // The fighter is gone from the own list.
  await arena.newBattle.click();
  await arena.cards.first().waitFor();
  await page.goto(`/battle?opponent=${bout.opponent}`);
  await see(page, battle.fighters.empty);
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
    await arena.story.getByText('An epic battle took place! 🎮⚔️', { exact: true }).waitFor();
  }
  expect(await page.locator('[data-toast=destructive]').count()).toBe(0);
  expect((await readRecord(page)).spoken.some((line) => line.startsWith('polite: ') && line.includes('Wins!'))).toBe(true);

  // What could not be told can be asked for again: the battle is the same one.
  await arena.story.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect.poll(() => readStory(bout)).not.toBeNull();
  const story = (await readStory(bout)) ?? '';
  await arena.story.getByText(story.split('\n')[0] ?? '').waitFor();
  expect(await arena.story.getByRole('button', { name: 'Try Again' }).count()).toBe(0);
  expect(await countBattles(site, bout)).toBe(1);
});

test('two windows of one person: the second one is told that these two have just fought', async () => {
  const bout = await newBout(site);
  const nobodys = await insertCharacter(site.db, { name: newName('Randagio') });
  const [first, second] = [
    await enterRing(site, { ...bout, opponent: nobodys }, 'loses'),
    await enterRing(site, { ...bout, opponent: nobodys }, 'loses'),
  ];
  await first.arena.start.click();
  await first.arena.results.waitFor();
  await second.arena.start.click();
  await seeToast(second.page, 'Failed to execute battle');
  await second.page.getByText(/^These two have just fought\. They may fight again in \d+ seconds?\.$/).waitFor();
  expect(await countBattles(site, { ...bout, opponent: nobodys })).toBe(1);
});
