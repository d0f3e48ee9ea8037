/** Whole ways through the product with the keyboard alone, with the real server and worker. */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { arenaOf } from './arena.ts';
import { pauseProcess } from './faults.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { galleryOf, homeOf } from './home.ts';
import { FOCUS_STOP, type FocusStop, tabTo } from './keyboard.ts';
import { messages } from './messages.ts';
import { newMember, openAs, PASSWORD, seeToast } from './people.ts';
import { openSite, PATIENCE, type Site } from './site.ts';
import { giveNamed, hubOf, ownersOf } from './trading.ts';

const { battle, trading } = messages;

let site: Site;

beforeAll(async () => {
  site = await openSite();
  await keepPlainPictures(site.folder);
  const rival = await newMember(site, 'rival');
  await insertCharacter(site.db, { name: 'Gancio', creatorId: rival.id });
});
afterAll(() => site.close());
afterEach(() => site.closePages());

const seeCards = (page: Page) => page.getByRole('article').first().waitFor(PATIENCE);

test.each([360, 1280])('Q3 with the keyboard alone from the first Tab to a filtered gallery, at %i px', async (width) => {
  const { page } = await site.open('/', { width });
  const home = homeOf(page);
  await home.form.waitFor();
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(FOCUS_STOP), PATIENCE)
    .toEqual({ name: messages.nav.skip, isMarked: true, isInView: true });
  await page.keyboard.press('Enter');
  await tabTo(page, ({ name }) => name === messages.wish.mainTheme.label);
  await page.keyboard.type('otter');
  await tabTo(page, ({ name }) => name === messages.wish.hiddenMessage.label);
  await page.keyboard.type('psst');
  await home.secret.waitFor();
  await tabTo(page, ({ name }) => name === 'Make it a secret (embed subtly)');
  await page.keyboard.press('Space');
  expect(await home.secret.isChecked()).toBe(false);
  await tabTo(page, ({ name }) => name === messages.form.generate);
  const worker = await pauseProcess(site.folder, 'worker');
  using _worker = worker;
  await page.keyboard.press('Enter');
  await home.waiting.and(page.locator(':focus')).waitFor(PATIENCE);
  worker.resume();
  const resultHeading = home.result.getByRole('heading');
  await resultHeading.and(page.locator(':focus')).waitFor(PATIENCE);
  await tabTo(page, ({ name }) => name === 'Generate Another');
  await tabTo(page, ({ name }) => name === messages.result.viewGallery);
  await page.keyboard.press('Enter');

  const gallery = galleryOf(page);
  await gallery.heading.waitFor();
  await gallery.heading.and(page.locator(':focus')).waitFor(PATIENCE);
  await tabTo(page, ({ name }) => name === messages.gallery.filter);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => gallery.filter.inputValue(), PATIENCE).toBe('month');
  await page.keyboard.press('Home');
  await expect.poll(() => new URL(page.url()).searchParams.get('filter'), PATIENCE).toBe('day');
  await gallery.cards.first().waitFor();
  expect(await page.evaluate<FocusStop>(FOCUS_STOP)).toMatchObject({ name: messages.gallery.filter, isMarked: true });
});

test('Q3 a toast is reached by F6, keeps the focus when the result turns over, and gives it back on Escape', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  await home.form.waitFor();
  const mayGo = Promise.withResolvers<void>();
  await page.route('**/trpc/characters.byId*', (route) => mayGo.promise.then(() => route.continue()));
  await home.field('mainTheme').press('Enter');
  await home.toast.waitFor(PATIENCE);
  await page.keyboard.press('F6');
  const closeToast = home.toast.getByRole('button').and(page.locator(':focus'));
  await closeToast.waitFor();
  mayGo.resolve();
  await home.result.waitFor(PATIENCE);
  expect(await closeToast.count()).toBe(1);
  await page.keyboard.press('Escape');
  await home.toast.waitFor({ state: 'detached' });
  await page.locator('main:focus, main :focus').first().waitFor();
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

test.each([360, 1280])('Q3 with the keyboard alone: a trade is sent, countered and accepted, at %i px', async (width) => {
  const [ada, bob] = [await newMember(site, 'ada'), await newMember(site, 'bob')];
  const [uno = '', due = ''] = await giveNamed(site, ada, 'Uno', 'Due');
  const [zwei = ''] = await giveNamed(site, bob, 'Zwei');
  const { page } = await openAs(site, ada, '/trading', { width });
  const reach = (name: string | RegExp) =>
    tabTo(page, (stop) => (typeof name === 'string' ? stop.name === name : name.test(stop.name)));
  const press = async (name: string | RegExp, key = 'Enter') => {
    await reach(name);
    await page.keyboard.press(key);
  };
  const focused = (name: string) => page.getByRole('button', { name }).and(page.locator(':focus')).waitFor(PATIENCE);
  await hubOf(page).pick('Uno').waitFor(PATIENCE);
  await reach('Gift');
  await page.keyboard.press('ArrowRight');
  await reach(trading.who.label);
  await page.keyboard.type(bob.username);
  await hubOf(page).options.waitFor(PATIENCE);
  await page.keyboard.press('Enter');
  await focused(trading.who.changeFrom(bob.username));
  await hubOf(page).pick('Zwei').waitFor(PATIENCE);
  await press(/^Uno/, 'Space');
  await press(/^Zwei/, 'Space');
  await press('Send Trade Offer');
  await hubOf(page).dialog.waitFor();
  await page.keyboard.press('Escape');
  await focused('Send Trade Offer');
  await page.keyboard.press('Enter');
  await press('Send Trade Offer');
  await seeToast(page, 'Trade offer sent successfully!');
  await page.getByRole('heading', { name: trading.who.title.trade }).and(page.locator(':focus')).waitFor();

  const { page: second } = await openAs(site, bob, '/trading?tab=offers', { width });
  const pressThere = async (name: string | RegExp, key = 'Enter') => {
    await tabTo(second, (stop) => (typeof name === 'string' ? stop.name === name : name.test(stop.name)));
    await second.keyboard.press(key);
  };
  await hubOf(second).button('Create Counter-Offer').waitFor(PATIENCE);
  await pressThere('Create Counter-Offer');
  await hubOf(second).dialog.getByRole('checkbox').nth(2).waitFor(PATIENCE);
  await pressThere(/^Due/, 'Space');
  await pressThere('Send Counter-Offer');
  await seeToast(second, 'Counter-offer sent successfully!');
  await second.locator('main li:focus').getByText(trading.offers.counters).waitFor(PATIENCE);

  await page.goto('/trading?tab=offers');
  await hubOf(page).button('Accept').waitFor(PATIENCE);
  await press('Accept');
  await press('Accept');
  await seeToast(page, 'Offer accepted! 3 brainrot(s) transferred successfully!');
  await page.locator('main li:focus').getByText(trading.offers.banners.accepted).waitFor(PATIENCE);
  expect(await ownersOf(site, [uno, due, zwei])).toEqual([bob.id, bob.id, ada.id]);
});

test.each([360, 1280])(
  'Q3 with the keyboard alone through signing up, a new picture, tabs, privacy and the FUSE LAB, at %i px',
  async (width) => {
    const username = `keys_${width}`;
    const { page } = await site.open('/auth', { width });
    const reach = (name: string) => tabTo(page, (stop) => stop.name === name);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).and(page.locator(':focus')).waitFor(PATIENCE);
    await page.getByRole('tab', { name: messages.auth.tabs.signin }).waitFor(PATIENCE);
    await reach(messages.auth.tabs.signin);
    await page.keyboard.press('ArrowRight');
    await page.getByLabel(messages.auth.username, { exact: true }).waitFor();
    await reach(messages.auth.username);
    await page.keyboard.type(username);
    await reach(messages.auth.email);
    await page.keyboard.type(`${username}@chaos.test`);
    await reach(messages.auth.password);
    await page.keyboard.type(PASSWORD);
    await reach(messages.auth.show);
    await page.keyboard.press('Space');
    expect(await page.getByLabel(messages.auth.password, { exact: true }).inputValue()).toBe(PASSWORD);
    await reach(messages.auth.submit.signup);
    await page.keyboard.press('Enter');
    await seeToast(page, 'Account created!');
    await heading(messages.home.title);

    const { id } = await site.db.selectFrom('profiles').select('id').where('username', '=', username).executeTakeFirstOrThrow();
    for (const name of ['Uno', 'Due']) await insertCharacter(site.db, { name, creatorId: id });
    await page.goto('/profile');
    await seeCards(page);
    await reach(messages.avatar.change);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await reach(messages.avatar.upload);
    await page.keyboard.press('Enter');
    await seeToast(page, 'You must select an image to upload.');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: messages.avatar.change }).and(page.locator(':focus')).waitFor();

    await reach(messages.profile.tabs.mine);
    await reach(messages.profile.privacyOf('Due'));
    await page.keyboard.press('Space');
    await seeToast(page, 'Character is now private');
    expect(await page.evaluate<FocusStop>(FOCUS_STOP)).toMatchObject({ name: messages.profile.privacyOf('Due'), isMarked: true });
    await backTo(page, messages.profile.tabs.mine);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('checkbox').first().waitFor(PATIENCE);
    await reach(messages.fusion.select('Due'));
    await page.keyboard.press('Space');
    await page.getByText(messages.fusion.legend(1)).waitFor();
    await reach(messages.fusion.remove('Due'));
    await page.keyboard.press('Enter');
    await page.getByText(messages.fusion.legend(0)).waitFor();
    await page.locator('.fusion-tray :focus').waitFor();
  },
);

/** Presses Shift and Tab until this is reached. */
async function backTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Shift+Tab');
    if ((await page.evaluate<FocusStop>(FOCUS_STOP)).name === name) return;
  }
  throw new Error(`${name} was not reached.`);
}
