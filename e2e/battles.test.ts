/** The Battle Arena of the started product, from the choice of an opponent to the story. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { arenaOf, countBattles, enterRing, newBout, ownerOf } from './arena.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { seeToast } from './members.ts';
import { messages } from './messages.ts';
import { watchCalls } from './site.ts';
import { useSite } from './use-site.ts';

const { battle } = messages;
const EXECUTE = '**/trpc/battles.execute*';

const site = await useSite();
await keepPlainPictures(site.folder);

const see = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const focused = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).and(page.locator(':focus')).waitFor();

test('R7 R156 R159 R163 R165 R166 R167 R168 R174 R175 a visitor chooses two, and the result moves nothing', async () => {
  const bout = await newBout(site, 3);
  const { page, errors } = await site.open('/battle');
  const arena = arenaOf(page);
  await arena.pick(bout.theirs).click();
  await focused(page, 'Choose Second Fighter');
  await arena.fighter(bout.mine).check();
  await arena.start.click();
  await arena.results.and(page.locator(':focus')).waitFor();
  const kept = await site.db
    .selectFrom('battles')
    .selectAll()
    .where('character1_id', '=', bout.fighter)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ initiator_user_id: null, ownership_transferred: false });
  const hasWon = kept.winner_character_id === bout.fighter;
  const texts = (css: string) => arena.poster.locator(css).allTextContents();
  expect(await texts('.score')).toEqual([`Score ${kept.battle_score_1.toFixed(1)}`, `Score ${kept.battle_score_2.toFixed(1)}`]);
  expect(await texts('.luck dd')).toEqual(['50.0%', `${kept.random_factor.toFixed(1)}%`]);
  expect(await texts('.mark')).toEqual(hasWon ? ['👑Winner', '💀Loser'] : ['💀Loser', '👑Winner']);
  await see(page, `${hasWon ? bout.mine : bout.theirs} Wins!`);
  await expect.poll(() => arena.story.textContent()).toContain(bout.mine);
  expect([await arena.stamp.count(), await arena.toast.count()]).toEqual([0, 0]);
  expect([await ownerOf(site, bout.fighter), await ownerOf(site, bout.opponent)]).toEqual([bout.me.id, bout.rival.id]);

  await arena.newBattle.click();
  await focused(page, 'Select Your Opponent');
  expect([await arena.newBattle.count(), await arena.results.count(), new URL(page.url()).search]).toEqual([0, 0, '']);
  expect(errors).toEqual([]);
});

test('R164 R169 R170 R173 O14 a member wins: pressed twice it is one battle, and the loser comes home', async () => {
  const bout = await newBout(site);
  const { page, arena } = await enterRing(site, bout, 'wins');
  await see(page, battle.stakes.lose(bout.mine, bout.rival.username));
  const mayGo = Promise.withResolvers<void>();
  await page.route(EXECUTE, (route) => mayGo.promise.then(() => route.continue()));
  const fights = watchCalls(page, 'battles.execute');
  await arena.start.dblclick();
  await arena.busy.waitFor();
  mayGo.resolve();
  await arena.results.waitFor();
  await seeToast(page, 'Victory!', battle.result.gained(bout.theirs));
  await arena.stamp.waitFor();
  expect([fights.length, await countBattles(site, bout), await ownerOf(site, bout.opponent)]).toEqual([1, 1, bout.me.id]);

  // A reload brings back the same result, and says nothing again.
  await page.reload();
  await arena.results.waitFor();
  expect([await countBattles(site, bout), await arena.toast.count()]).toEqual([1, 0]);
  await page.goto('/profile');
  await page.getByRole('article', { name: bout.theirs }).waitFor();
});
