/** People from an empty browser to the end of what they came for. A secret's finder has a file of their own. */
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { drawBattle } from '../server/src/testing/test-data.ts';
import { arenaOf, ownerOf, willDraw } from './arena.ts';
import { pauseProcess } from './faults.ts';
import { homeOf } from './home.ts';
import { newMember, openAs, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { giveNamed, hubOf, ownersOf } from './offers.ts';
import { paintAhead } from './paint-ahead.ts';
import type { Site } from './site.ts';
import { useSite } from './use-site.ts';

const { yours, battle, trading, result } = messages;
const PHONE = { width: 360, height: 740 };
const DAY_MS = 86_400_000;

const site = await useSite();
const painted = await paintAhead(site);
afterAll(() => painted[Symbol.asyncDispose]());

async function signUp(page: Page, username: string): Promise<void> {
  await page.getByLabel(messages.auth.username, { exact: true }).fill(username);
  await page.getByLabel(messages.auth.email, { exact: true }).fill(`${username}@chaos.test`);
  await page.getByLabel(messages.auth.password, { exact: true }).fill('a long banana');
  await page.getByRole('button', { name: messages.auth.submit.signup }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
}

/** Makes one on Home. @returns its name. */
async function make(page: Page, theme: string): Promise<string> {
  const home = homeOf(page);
  await home.field('mainTheme').fill(theme);
  await home.button.click();
  await home.result.waitFor();
  return (await home.result.getByRole('heading').first().textContent()) ?? '';
}

async function idOf({ db }: Site, name: string): Promise<string> {
  const row = await db.selectFrom('meme_characters').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  return row.id;
}

/** The fight that is ready on this page comes out so. */
async function fight(page: Page, wanted: 'wins' | 'loses', names: [fighter: string, opponent: string]): Promise<void> {
  const [char1Id, char2Id] = [await idOf(site, names[0]), await idOf(site, names[1])];
  const arena = arenaOf(page);
  await arena.start.waitFor();
  await willDraw(page, (await drawBattle(site.db, wanted, { char1Id, char2Id })).requestId);
  await arena.start.click();
  await arena.results.waitFor();
}

test('R331 R332 a visitor comes back the next day: what was made is there, and is claimed', async () => {
  const first = await site.open('/', { ...PHONE });
  const name = await make(first.page, 'walrus');
  const context = first.page.context();
  await first.page.close();

  const page = await context.newPage();
  await page.clock.install({ time: Date.now() + DAY_MS });
  await page.goto(site.url);
  const strip = page.getByRole('region', { name: yours.title });
  await strip.getByRole('link', { name }).waitFor();
  await strip.getByText(yours.unclaimed(1)).waitFor();
  await strip.getByRole('link', { name: yours.claim(1) }).click();
  await page.getByText(yours.waits(name, 0)).waitFor();
  await signUp(page, 'returner');
  await seeToast(page, messages.auth.claimed(1));
  await page.goto(`${site.url}/profile`);
  await page.getByRole('article', { name }).waitFor();
  expect(first.errors).toEqual([]);
});

test('R337 R374 a newcomer fights friendly, loses the only one in earnest, makes another, and wins the first one back', async () => {
  const rival = await newMember(site, 'rival');
  await giveNamed(site, rival, 'Cattivo Primo', 'Cattivo Secondo');
  const { page, errors } = await site.open('/auth?mode=signup', { ...PHONE });
  await signUp(page, 'newcomer');
  await page.goto(site.url);
  const only = await make(page, 'ostrich');
  await page.getByRole('link', { name: result.fightLabel(only) }).click();
  const arena = arenaOf(page);
  await arena.pick('Cattivo Primo').click();
  await page.getByText(battle.stakes.lastOne).waitFor();
  await page.getByRole('checkbox', { name: battle.stakes.friendlyBox }).check();
  await page.getByText(battle.stakes.friendly).waitFor();
  await fight(page, 'loses', [only, 'Cattivo Primo']);
  await page.getByRole('link', { name: battle.result.fightOn(only) }).click();

  await arena.pick('Cattivo Secondo').click();
  await page.getByText(battle.stakes.lose(only, rival.username)).waitFor();
  expect(await page.getByRole('checkbox', { name: battle.stakes.friendlyBox }).count()).toBe(0);
  await fight(page, 'loses', [only, 'Cattivo Secondo']);
  await page.getByText(battle.result.noneLeft).waitFor();
  expect(await ownerOf(site, await idOf(site, only))).toBe(rival.id);

  await page.getByRole('link', { name: battle.result.makeOne }).click();
  const second = await make(page, 'badger');
  await page.getByRole('link', { name: result.fightLabel(second) }).click();
  await arena.pick(only).click();
  await fight(page, 'wins', [second, only]);
  await page.getByText(battle.result.gained(only)).first().waitFor();
  await page.goto(`${site.url}/profile`);
  for (const name of [only, second]) await page.getByRole('article', { name }).waitFor();
  expect(errors).toEqual([]);
});

test('R336 R213 two traders: an offer from a card, a counter-offer, and both have what they wanted', async () => {
  const [ada, bob] = [await newMember(site, 'ada'), await newMember(site, 'bob')];
  const adas = await giveNamed(site, ada, 'Ada Una', 'Ada Due');
  const bobs = await giveNamed(site, bob, 'Bob Uno');
  const { page, errors } = await openAs(site, ada, `/character/${bobs[0]}`, { ...PHONE });
  const other = await openAs(site, bob, '/');

  await page.getByRole('link', { name: messages.others.offer }).click();
  const hub = hubOf(page);
  await hub.pick('Ada Una').check();
  await hub.sendTrade.click();
  await hub.confirm('Send Trade Offer').click();
  await seeToast(page, 'Trade offer sent successfully!');

  // Bob hears of it where he is.
  await other.page
    .getByRole('link', { name: `Trading ${messages.notifications.waiting(1)}` })
    .first()
    .click();
  const bobsHub = hubOf(other.page);
  await bobsHub.tab(/^Offers/).click();
  await bobsHub.button('Create Counter-Offer').click();
  await bobsHub.dialog.getByRole('checkbox', { name: 'Ada Due' }).check();
  await bobsHub.confirm('Send Counter-Offer').click();
  await seeToast(other.page, 'Counter-offer sent successfully!');

  await hub.tab(/^Offers/).click();
  await page.getByText(trading.counter.added).first().waitFor();
  await hub.button('Accept').first().click();
  await hub.confirm('Accept').click();
  await expect.poll(() => ownersOf(site, [...adas, ...bobs])).toEqual([bob.id, bob.id, ada.id]);
  await other.page.goto(`${site.url}/profile`);
  for (const name of ['Ada Una', 'Ada Due']) await other.page.getByRole('article', { name }).waitFor();
  expect([...errors, ...other.errors]).toEqual([]);
});

test('Q11 somebody on a train: words, place and character survive a line that comes and goes', async () => {
  const { page, errors } = await site.open('/', { ...PHONE });
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 20_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  const home = homeOf(page);
  await home.field('mainTheme').fill('platypus');
  await page.context().setOffline(true);
  await home.form.getByText(messages.form.offline).waitFor();
  await page.context().setOffline(false);
  await home.form.getByText(messages.form.offline).waitFor({ state: 'detached' });
  expect(await home.field('mainTheme').inputValue()).toBe('platypus');
  {
    using _worker = await pauseProcess(site.folder, 'worker');
    await home.button.click();
    await home.resultArea.getByText('Position 1 in the queue').waitFor();
    // A tunnel, in which the page is closed and opened again.
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.reload();
    await page.getByText('Position 1 in the queue').first().waitFor();
  }
  await expect
    .poll(async () => (await site.db.selectFrom('tickets').select('state').where('kind', '=', 'generation').execute()).at(-1))
    .toEqual({ state: 'done' });
  await page.goto(site.url);
  const strip = page.getByRole('region', { name: yours.title });
  await strip.getByRole('link').first().waitFor();
  expect(errors).toEqual([]);
});
