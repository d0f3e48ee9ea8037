/** The battles that were, the proof of each, and the whole Arena under axe, at large text sizes and with the keyboard alone. */
import { randomBytes, randomUUID } from 'node:crypto';
import { commitmentOf, decideBattle, drawRandomFactor } from '@chaos/shared/rules/battle';
import { sql } from 'kysely';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { arenaOf, todayInUtc } from './arena.ts';
import { breakTable } from './faults.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { inspectScreen } from './inspect-screen.ts';
import { type FocusStop, tabTo } from './keyboard.ts';
import { messages } from './messages.ts';
import { type Member, newMember, openAs, seeToast, watchForTexts } from './people.ts';
import { openSite, PATIENCE, readRecord, type Site, watchCalls } from './site.ts';

const { battle } = messages;
const PAST_DAY = '2026-01-31';
const [LONG, ARABIC] = ['Il Magnifico Cappuccinatore Assassino Supercalifragilistico', 'ظليم الصحراء'];
const fighter1 = { likeCount: 12, dislikeCount: 3, battlesCount: 4, winsCount: 3, isFused: false };
const fighter2 = { likeCount: 40, dislikeCount: 0, battlesCount: 0, winsCount: 0, isFused: true };

let site: Site;
let me: Member;
let rival: Member;
let secret: string;
let own: string[];
let opponent: string;
let nobodys: string;

beforeAll(async () => {
  site = await openSite();
  await keepPlainPictures(site.folder);
  [me, rival] = [await newMember(site, 'boxer'), await newMember(site, 'rival')];
  own = [];
  for (const name of [LONG, 'Brr', 'Pugno Segreto'])
    own.push(await insertCharacter(site.db, { name, creatorId: me.id, isPublic: name !== 'Pugno Segreto' }));
  opponent = await insertCharacter(site.db, { name: ARABIC, creatorId: rival.id, score: 12 });
  nobodys = await insertCharacter(site.db, { name: 'Randagio', score: 3 });
  secret = randomBytes(32).toString('hex');
  const commitment = await commitmentOf(secret);
  await sql`insert into fairness_days (day, secret, commitment) values (${PAST_DAY}::date, ${secret}, ${commitment})`.execute(
    site.db,
  );
});
afterEach(() => site.closePages());
afterAll(() => site.close());

const see = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor(PATIENCE);

/** A battle of the past day, as the server would have written it; or with a score that the rules do not give. */
async function keepBattle(second: string, { story, isWrong = false }: { story?: string; isWrong?: boolean } = {}): Promise<void> {
  const [char1Id, char2Id] = [own[0] ?? '', second];
  const requestId = randomUUID();
  const luck = await drawRandomFactor(secret, { requestId, char1Id, char2Id });
  const { winner, probability1Wins, score1, score2 } = decideBattle(fighter1, fighter2, luck);
  await site.db
    .insertInto('battles')
    .values({
      initiator_key: `user:${me.id}`,
      initiator_user_id: me.id,
      request_id: requestId,
      character1_id: char1Id,
      character2_id: char2Id,
      winner_character_id: winner === 1 ? char1Id : char2Id,
      fighter1: JSON.stringify(fighter1),
      fighter2: JSON.stringify(fighter2),
      day: sql`${PAST_DAY}::date`,
      probability_1_wins: probability1Wins,
      random_factor: luck,
      battle_score_1: isWrong ? (winner === 1 ? score1 + 1 : score1 / 2) : score1,
      battle_score_2: score2,
      ownership_transferred: false,
      battle_story: story ?? null,
    })
    .execute();
}

test('R176 signed out the logs ask nobody, and lead to signing in and back', async () => {
  const { page } = await site.open('/battle');
  const calls = watchCalls(page, 'battles.history');
  await arenaOf(page).tab('logs').click();
  await see(page, 'Sign in to view your battle logs');
  await page.getByRole('heading', { name: 'Your Battle History', exact: true }).waitFor();
  const link = page.getByRole('link', { name: battle.logs.signInAction, exact: true });
  expect(await link.getAttribute('href')).toBe(`/auth?redirect=${encodeURIComponent('/battle?tab=logs')}`);
  expect(calls).toHaveLength(0);
});

test('R177 R183 nothing fought yet has its own words; a failure has others, and a toast', async () => {
  const { page } = await openAs(site, me, 'about:blank');
  const seen = await watchForTexts(page, [battle.logs.empty]);
  {
    await using _fault = await breakTable(site.db, 'battles');
    await page.goto('/battle?tab=logs');
    await seeToast(page, 'Failed to load battle logs');
    expect(await seen()).toEqual([]);
  }
  await page.getByRole('button', { name: messages.tryAgain, exact: true }).click();
  await see(page, 'No battles yet. Start your first battle!');
  await page.getByRole('link', { name: battle.logs.start, exact: true }).click();
  await page.getByRole('heading', { name: 'Select Your Opponent' }).waitFor(PATIENCE);
});

test('R178 R179 R180 R181 R182 newest first; owners are linked, a story is read, and what is hidden is Unknown', async () => {
  await keepBattle(nobodys, { story: 'They met at dawn.\n\nOne of them had overslept.' });
  await keepBattle(opponent);
  const { page } = await openAs(site, me, '/battle?tab=logs');
  const arena = arenaOf(page);
  await arena.logs.first().waitFor(PATIENCE);
  expect(await arena.logs.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual([
    `${LONG} vs ${ARABIC}`,
    `${LONG} vs Randagio`,
  ]);
  const [newest, oldest] = [arena.logs.first(), arena.logs.nth(1)];
  expect(await newest.getByText('🏆').count()).toBe(1);
  expect(await newest.textContent()).toMatch(/\d+\.\d points.*[A-Z][a-z]{2} \d+, \d+:\d\d [AP]M.*: \d+\.\d%/);
  expect(await newest.getByRole('link', { name: `@${rival.username}` }).getAttribute('href')).toBe(`/profile/${rival.id}`);
  for (const log of [newest, oldest]) expect(await log.getByText(/^You (won|lost)$/).count()).toBe(1);
  await oldest.getByText('Anonymous', { exact: true }).waitFor();
  expect(await oldest.getByRole('link').count()).toBe(1);

  const read = oldest.getByRole('button', { name: /^Read Story/ });
  await read.click();
  await arena.dialog.getByText('One of them had overslept.').waitFor(PATIENCE);
  await arena.dialog.getByText(/ Wins!$/).waitFor();
  await arena.dialog.locator('time').waitFor();
  const statistics = await arena.dialog.locator('.story-statistics dd').allTextContents();
  expect(statistics.map((value) => /^\d+\.\d%?$/.test(value))).toEqual([true, true, true, true]);
  expect((await arena.dialog.locator('.story-score strong').allTextContents()).toString()).toBe(statistics.slice(2).toString());
  await page.keyboard.press('Escape');
  await arena.dialog.waitFor({ state: 'detached' });
  await read.and(page.locator(':focus')).waitFor();

  await site.db.updateTable('meme_characters').set({ is_public: false }).where('id', '=', opponent).execute();
  await page.reload();
  await newest.getByText('Unknown', { exact: true }).waitFor(PATIENCE);
  await newest.getByRole('button', { name: /^Read Story/ }).click();
  const generic = ['Unknown', LONG].map((winner) => battle.logs.generic(LONG, 'Unknown', winner));
  const told = await arena.dialog.locator('p.whitespace-pre-line').textContent();
  expect(generic).toContain(told);
  await site.db.updateTable('meme_characters').set({ is_public: true }).where('id', '=', opponent).execute();
});

test('Verify computes a past battle again, line by line, and finds what does not add up', async () => {
  await keepBattle(nobodys);
  const { page, errors } = await openAs(site, me, '/battle?tab=logs');
  const arena = arenaOf(page);
  const open = async () => {
    await arena.logs
      .first()
      .getByRole('button', { name: /^Read Story/ })
      .click();
    await arena.verify.click();
    await arena.checks.first().waitFor(PATIENCE);
    return arena.checks.evaluateAll((all) => all.map((one) => one.getAttribute('data-right')).join());
  };
  await arena.logs.first().waitFor(PATIENCE);
  expect(await open()).toBe('true,true,true,true,true');
  await see(page, battle.verify.allGood);
  await arena.dialog.getByText(secret, { exact: true }).waitFor();

  // A score that the rules do not give, and another commitment than this browser was shown on the day.
  await keepBattle(nobodys, { isWrong: true });
  await page.evaluate(`localStorage.setItem('chaos.commitments', '{"${PAST_DAY}":"${'0'.repeat(64)}"}')`);
  await page.reload();
  await arena.logs.first().waitFor(PATIENCE);
  expect(await open()).toBe('false,true,true,true,false,true');
  await see(page, battle.verify.someBad);
  expect(errors).toEqual([]);
});

test('Verify on a day that is not over shows the commitment from before the fight, and when the secret comes', async () => {
  const { page } = await site.open(`/battle?opponent=${nobodys}`, { width: 360 });
  const arena = arenaOf(page);
  const shown = page.locator('.todays-commitment code');
  await shown.waitFor(PATIENCE);
  const commitment = (await shown.textContent()) ?? '';
  expect(commitment).toBe((await site.api.client.battles.fairness.query({ day: todayInUtc() })).commitment);
  await arena.fighter('Brr').check(PATIENCE);
  await arena.start.click();
  await arena.results.waitFor(PATIENCE);
  await arena.verify.click();
  await page.getByText(/^The secret of this day is published when the day is over: /).waitFor(PATIENCE);
  await page.locator('.proof').getByText(commitment, { exact: true }).waitFor();
  expect(await arena.checks.count()).toBe(0);
  expect((await readRecord(page)).moved).toEqual([]);
});

interface Screen {
  name: string;
  at: () => string;
  isMember: boolean;
  ready: (page: Page) => Promise<unknown>;
}

/** Each is opened once and judged in every way. */
const SCREENS: Screen[] = [
  { name: 'opponents', at: () => '/battle', isMember: true, ready: (page) => arenaOf(page).cards.first().waitFor(PATIENCE) },
  {
    name: 'fighters',
    at: () => `/battle?opponent=${opponent}`,
    isMember: true,
    async ready(page) {
      await arenaOf(page).fighter(LONG).check(PATIENCE);
      await page.locator('.tape > summary').click();
    },
  },
  {
    name: 'result',
    at: () => `/battle?opponent=${opponent}`,
    isMember: false,
    async ready(page) {
      const arena = arenaOf(page);
      await arena.fighters.first().check(PATIENCE);
      await arena.start.click();
      await arena.results.waitFor(PATIENCE);
      await arena.verify.click(PATIENCE);
      await page.locator('.proof').waitFor(PATIENCE);
      await arena.story.locator('p.whitespace-pre-line').waitFor(PATIENCE);
    },
  },
  {
    name: 'story',
    at: () => '/battle?tab=logs',
    isMember: true,
    async ready(page) {
      const arena = arenaOf(page);
      await arena.logs
        .first()
        .getByRole('button', { name: /^Read Story/ })
        .click(PATIENCE);
      await arena.verify.click();
      await arena.checks.first().waitFor(PATIENCE);
    },
  },
  { name: 'logs', at: () => '/battle?tab=logs', isMember: true, ready: (page) => arenaOf(page).logs.first().waitFor(PATIENCE) },
  { name: 'logs signed out', at: () => '/battle?tab=logs', isMember: false, ready: (page) => see(page, battle.logs.signIn) },
];

test.each(SCREENS)('Q1 Q2 Q19 Q20 $name looks right in both themes, at every width and with large text', async (screen) => {
  const { page } = await (screen.isMember ? openAs(site, me, screen.at()) : site.open(screen.at()));
  await screen.ready(page);
  expect(await inspectScreen(page, `battle-${screen.name.replaceAll(' ', '-')}`)).toEqual([]);
});

test.each([360, 1280])(
  'Q3 with the keyboard alone from the list of opponents to a story in the logs, at %i px',
  async (width) => {
    const keys = await newMember(site, 'keys');
    const name = `Tastierino ${width}`;
    await insertCharacter(site.db, { name, creatorId: keys.id });
    const { page } = await openAs(site, keys, '/battle', { width });
    const arena = arenaOf(page);
    const focused = (heading: string) =>
      page.getByRole('heading', { name: heading, exact: true }).and(page.locator(':focus')).waitFor(PATIENCE);
    const reach = (wanted: (stop: FocusStop) => boolean) => tabTo(page, wanted);
    await arena.cards.first().waitFor(PATIENCE);
    await reach((stop) => stop.name.includes(', Battles: '));
    await page.keyboard.press('Enter');
    await focused('Choose Your Fighter');
    await arena.fighter(name).waitFor(PATIENCE);
    await reach((stop) => stop.name === battle.fighters.pick(name));
    await page.keyboard.press('Space');
    await reach((stop) => stop.name === '⚔️ Start Battle!');
    await page.keyboard.press('Enter');
    await focused('🏆 Battle Results 🏆');
    await arena.story.locator('p.whitespace-pre-line').waitFor(PATIENCE);
    await arena.verify.waitFor(PATIENCE);
    await reach((stop) => stop.name === battle.verify.title);
    await page.keyboard.press('Enter');
    await page.locator('.proof').waitFor(PATIENCE);
    await reach((stop) => stop.name === battle.result.toLogs);
    await page.keyboard.press('Enter');
    await arena.logs.first().waitFor(PATIENCE);
    await reach((stop) => stop.name.startsWith('Read Story'));
    await page.keyboard.press('Enter');
    await arena.dialog.waitFor(PATIENCE);
    await reach((stop) => stop.name === battle.logs.close);
    await page.keyboard.press('Enter');
    await arena.dialog.waitFor({ state: 'detached' });
    await page.locator('button[aria-label^="Read Story"]:focus').waitFor();
  },
);
