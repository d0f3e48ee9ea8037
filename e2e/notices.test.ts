/** What members hear of without asking: in the bell, at the way to trading, and in the tab's title. */
import type { AppRouter } from '@chaos/server/router';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { Page } from 'playwright';
import superjson from 'superjson';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { drawBattle } from '../server/src/testing/test-data.ts';
import { breakTable } from './faults.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { inspectScreen } from './inspect-screen.ts';
import { tabTo } from './keyboard.ts';
import { messages } from './messages.ts';
import { type Member, newMember, openAs } from './people.ts';
import { openSite, PATIENCE, type Site } from './site.ts';
import { giveNamed, traderOf } from './trading.ts';

const TEXTS = messages.notices;

let site: Site;
let ada: Member;
let bob: Member;

beforeAll(async () => {
  site = await openSite();
  await keepPlainPictures(site.folder);
});
afterEach(() => site.closePages());
afterAll(() => site.close());

/** Two new people, so that no test meets the notices of another. */
async function meet() {
  [ada, bob] = [await newMember(site, 'ada'), await newMember(site, 'bob')];
  return { adas: traderOf(site, ada), bobs: traderOf(site, bob) };
}

function noticesOf(page: Page) {
  const panel = page.getByRole('dialog', { name: TEXTS.title, exact: true });
  return {
    bell: (newCount: number) => page.getByRole('button', { name: TEXTS.bell(newCount), exact: true }),
    trading: (pending: number) =>
      page.getByRole('link', { name: pending === 0 ? 'Trading' : `Trading ${TEXTS.waiting(pending)}`, exact: true }),
    panel,
    items: panel.getByRole('list', { name: TEXTS.list }).getByRole('link'),
    close: panel.getByRole('button', { name: TEXTS.close }),
    /** Each as it is read, without its time. */
    read: () =>
      panel.locator('.notice-words').evaluateAll((all) =>
        all.map((one) =>
          [...one.children]
            .filter((part) => part.localName !== 'time')
            .map((part) => part.textContent)
            .join(''),
        ),
      ),
  };
}

const seeTitle = (page: Page, mark: RegExp) => expect.poll(() => page.title(), PATIENCE).toMatch(mark);

/** What somebody's character does to another's. */
async function fight(member: Member, outcome: 'wins' | 'loses', char1Id: string, char2Id: string): Promise<void> {
  const headers = { authorization: `Bearer ${member.session.accessToken}` };
  const link = httpBatchLink({ url: `${site.url}/trpc`, transformer: superjson, headers });
  const { battles } = createTRPCClient<AppRouter>({ links: [link] });
  await battles.execute.mutate(await drawBattle(site.db, outcome, { char1Id, char2Id }));
}

test('R22 an offer that arrives counts at Trading, in the title and in the bell without a reload; seen in one tab it is seen in all', async () => {
  const { adas } = await meet();
  const ids = await giveNamed(site, ada, 'Uno', 'Due');
  const { page, errors } = await openAs(site, bob, '/creators');
  const here = noticesOf(page);
  await here.bell(0).waitFor(PATIENCE);
  await here.trading(0).waitFor();
  const tab = await page.context().newPage();
  await tab.goto('/battle');
  const there = noticesOf(tab);
  await there.bell(0).waitFor(PATIENCE);

  await adas.gift(bob, ids);
  for (const one of [here, there]) {
    await one.bell(1).waitFor(PATIENCE);
    await one.trading(1).waitFor(PATIENCE);
  }
  await Promise.all([seeTitle(page, /^\(1\) Discover creators/), seeTitle(tab, /^\(1\) /)]);

  await here.bell(1).click();
  await here.items.first().waitFor(PATIENCE);
  expect(await here.read()).toEqual([`${TEXTS.fresh}: @${ada.username} wants to give you Uno and 1 more`]);
  await here.panel.getByRole('link', { name: TEXTS.waiting(1) }).waitFor();
  await seeTitle(page, /^Discover creators/);
  await there.bell(0).waitFor(PATIENCE);
  await seeTitle(tab, /^[^(]/);
  // It has been seen, and still waits.
  await there.trading(1).waitFor();

  await here.close.click();
  await here.bell(0).click();
  await expect.poll(here.read, PATIENCE).toEqual([`@${ada.username} wants to give you Uno and 1 more`]);
  await here.items.first().click();
  await page.waitForURL('**/trading?tab=offers', PATIENCE);
  expect(await here.panel.count()).toBe(0);
  await page.getByRole('tab', { name: 'Offers (1)', selected: true }).waitFor(PATIENCE);
  expect(errors).toEqual([]);
});

test('R22 whoever sent an offer hears of its answer, and nothing waits any more for who gave it', async () => {
  const { adas, bobs } = await meet();
  const [uno = '', due = ''] = await giveNamed(site, ada, 'Uno', 'Due');
  const [tre = ''] = await giveNamed(site, bob, 'Tre');
  const [mine, theirs] = [await openAs(site, ada, '/creators'), await openAs(site, bob, '/creators')];
  const [hers, his] = [noticesOf(mine.page), noticesOf(theirs.page)];
  await hers.bell(0).waitFor(PATIENCE);
  const gift = await adas.gift(bob, [uno]);
  const trade = await adas.trade(bob, [due], [tre]);
  await his.bell(2).waitFor(PATIENCE);
  await his.trading(2).waitFor(PATIENCE);
  expect(await hers.bell(0).count()).toBe(1);

  await bobs.accept(gift);
  await hers.bell(1).waitFor(PATIENCE);
  await bobs.counter(trade, [uno], [due]);
  await hers.bell(2).waitFor(PATIENCE);
  await hers.trading(1).waitFor(PATIENCE);
  // What he has answered elsewhere is no news to him.
  await his.bell(0).waitFor(PATIENCE);
  await his.trading(0).waitFor(PATIENCE);
  await hers.bell(2).click();
  await expect
    .poll(hers.read, PATIENCE)
    .toEqual([
      `${TEXTS.fresh}: @${bob.username} answered your trade and offers Uno`,
      `${TEXTS.fresh}: @${bob.username} accepted your gift of Uno`,
    ]);
});

test('R21 a character that is lost in a battle rings the bell of who had it, and one that comes too; each leads to the character', async () => {
  await meet();
  const [perso = '', preso = ''] = await giveNamed(site, ada, 'Perso Personetti', 'Preso Presotti');
  const [vince = '', viene = ''] = await giveNamed(site, bob, 'Vince Vincenzo', 'Viene Vienotti');
  const { page } = await openAs(site, ada, '/profile');
  const { bell, items, read } = noticesOf(page);
  await bell(0).waitFor(PATIENCE);
  await fight(bob, 'wins', vince, perso);
  await bell(1).waitFor(PATIENCE);
  await fight(bob, 'loses', viene, preso);
  await bell(2).waitFor(PATIENCE);
  await bell(2).click();
  await expect
    .poll(read, PATIENCE)
    .toEqual([
      `${TEXTS.fresh}: @${bob.username} challenged you and lost Viene Vienotti to you`,
      `${TEXTS.fresh}: @${bob.username} won Perso Personetti from you`,
    ]);
  await items.nth(1).click();
  await page.waitForURL(`**/character/${perso}`, PATIENCE);
  await page.getByRole('heading', { level: 1, name: 'Perso Personetti' }).waitFor(PATIENCE);
});

test('with the keyboard alone: the bell opens at its heading, closes with Escape and has the focus again; a notice is followed', async () => {
  const { adas } = await meet();
  await adas.gift(bob, await giveNamed(site, ada, 'Uno'));
  const { page } = await openAs(site, bob, '/creators');
  const { bell, panel } = noticesOf(page);
  await bell(1).waitFor(PATIENCE);
  const reach = () => tabTo(page, ({ name }) => name.startsWith(TEXTS.title));
  await reach();
  await page.keyboard.press('Enter');
  await panel.getByRole('heading', { name: TEXTS.title }).waitFor(PATIENCE);
  expect(await page.evaluate('document.activeElement.textContent')).toBe(TEXTS.title);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await page.evaluate('document.activeElement.ariaLabel')).toBe(TEXTS.bell(0));
  await page.keyboard.press('Enter');
  await tabTo(page, ({ name }) => name.includes('wants to give you Uno'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/trading?tab=offers', PATIENCE);
});

test('without anything the panel says so; what fails to load says so too, and comes when it is tried again', async () => {
  await meet();
  const empty = await openAs(site, ada, '/creators');
  await noticesOf(empty.page).bell(0).click(PATIENCE);
  await empty.page.getByText(TEXTS.empty, { exact: true }).waitFor(PATIENCE);
  const { page } = await openAs(site, bob, 'about:blank');
  {
    await using _broken = await breakTable(site.db, 'ownership_events');
    await page.goto('/creators');
    await noticesOf(page).bell(0).click(PATIENCE);
    await page.getByRole('heading', { name: TEXTS.failedTitle }).waitFor(PATIENCE);
  }
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText(TEXTS.empty, { exact: true }).waitFor(PATIENCE);
});

/** One of each kind, and names of all lengths and writings. */
async function fillPanel(): Promise<void> {
  const { adas, bobs } = await meet();
  const mine = await giveNamed(site, ada, 'Frigo Camelo', 'باتاتا المجنون', '香蕉大王', 'Uno', 'Due');
  const longest = 'Il Magnifico Cappuccinatore Assassino di Mezzanotte';
  const [one = '', two = '', three = ''] = await giveNamed(site, bob, longest, 'Brr', 'Tre');
  const [frigo = '', batata = '', banana = '', uno = '', due = ''] = mine;
  await bobs.accept(await adas.gift(bob, [uno]));
  await bobs.reject(await adas.trade(bob, [due], [one, two]));
  await bobs.counter(await adas.trade(bob, [due], [one]), [two], [due]);
  await bobs.trade(ada, [one, two], [due]);
  await fight(bob, 'wins', two, batata);
  await fight(bob, 'loses', three, frigo);
  await fight(bob, 'wins', two, banana);
  await site.db.updateTable('meme_characters').set({ is_public: false }).where('id', '=', banana).execute();
}

test('Q1 Q2 Q19 Q20 the panel looks right with all it can hold, and so do the marks', async () => {
  await fillPanel();
  const { page } = await openAs(site, ada, '/creators');
  const { bell, items, trading } = noticesOf(page);
  await bell(7).waitFor(PATIENCE);
  await trading(2).waitFor(PATIENCE);
  expect(await inspectScreen(page, 'notices-marks')).toEqual([]);
  await page.reload();
  await bell(7).click(PATIENCE);
  await expect.poll(() => items.count(), PATIENCE).toBe(7);
  expect(await inspectScreen(page, 'notices')).toEqual([]);
});

test('the top bar of a member with a long name stays one row, and the menu of a phone signs out', async () => {
  await meet();
  const username = 'cappuccinatore_assassino';
  await site.db.updateTable('profiles').set({ username }).where('id', '=', bob.id).execute();
  const session = { ...bob.session, user: { ...bob.session.user, username } };
  const { page } = await openAs(site, { ...bob, session }, '/creators');
  await noticesOf(page).bell(0).waitFor(PATIENCE);
  await page.locator('header').getByText(username).waitFor(PATIENCE);
  const rowsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 860 });
    return page.evaluate<number>(`document.querySelector('header').offsetHeight`);
  };
  for (const width of [360, 768, 1023, 1024, 1279, 1280, 1440])
    expect([width, await rowsAt(width)]).toEqual([width, width < 768 ? 57 : 65]);
  await rowsAt(360);
  await page.getByRole('button', { name: messages.more }).click();
  await page.getByRole('button', { name: messages.signOut }).click();
  await page.getByRole('link', { name: messages.badge.join }).waitFor(PATIENCE);
});
