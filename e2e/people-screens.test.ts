/** The screens of people: how each looks, what opens on it, and the way with the keyboard alone. */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { findViolations, PHONE } from './axe.ts';
import { breakTable } from './faults.ts';
import { borrowPictures, fillGallery } from './gallery-data.ts';
import { inspectScreen } from './inspect-screen.ts';
import { FOCUS_STOP, type FocusStop, tabTo } from './keyboard.ts';
import { messages } from './messages.ts';
import { follow, type Member, markFused, newMember, openAs, PASSWORD, seeToast } from './people.ts';
import { openSite, PATIENCE, type Site } from './site.ts';

let site: Site;
/** Has twelve characters and follows the other. */
let rich: Member;
/** Has nothing yet. */
let poor: Member;

beforeAll(async () => {
  site = await openSite();
  const wishes = ['crocodile airplane', 'hot dog cat', 'toilet frog knight'];
  const tickets = await Promise.all(wishes.map((wish) => site.api.generate(wish)));
  await Promise.all(tickets.map((ticket) => site.api.finish(ticket)));
  await fillGallery(site);
  [rich, poor] = [await newMember(site, 'bombardilla'), await newMember(site, 'nobody')];
  for (let index = 0; index < 12; index++) {
    const name = ['Tralalero Spaghettini', 'Brr', 'Lirilì Larilà', 'Il Magnifico Cappuccinatore Assassino'][index % 4];
    const id = await insertCharacter(site.db, {
      name: `${name} ${index + 1}`,
      creatorId: rich.id,
      score: 60 - index * 6,
      isPublic: index % 5 !== 1,
      isActive: index !== 7,
    });
    if (index === 2) await markFused(site, id);
  }
  const ada = await site.db.selectFrom('profiles').select('id').where('username', '=', 'ada').executeTakeFirstOrThrow();
  await follow(site, rich.id, ada.id);
  await follow(site, poor.id, rich.id);
  await borrowPictures(site);
});
afterEach(() => site.closePages());
afterAll(() => site.close());

interface Screen {
  name: string;
  at: () => string;
  /** Whose browser it is; nobody's: a visitor's. */
  as?: () => Member;
  /** What is there when all is. */
  ready: (page: Page) => Promise<unknown>;
}

const seeCards = (page: Page) => page.getByRole('article').first().waitFor(PATIENCE);
const see = (text: string) => (page: Page) => page.getByText(text, { exact: true }).first().waitFor(PATIENCE);
const mine = () => rich;
const empty = () => poor;

const SCREENS: Screen[] = [
  { name: 'auth-signin', at: () => '/auth', ready: see(messages.auth.titles.signin) },
  { name: 'auth-signup', at: () => '/auth?mode=signup', ready: see(messages.auth.titles.signup) },
  { name: 'auth-recover', at: () => '/auth?mode=reset', ready: see(messages.auth.titles.reset) },
  { name: 'auth-reset', at: () => '/auth?mode=reset#token=none', ready: see(messages.auth.titles.newPassword) },
  { name: 'profile', at: () => '/profile', as: mine, ready: seeCards },
  { name: 'profile-fuse', at: () => '/profile?tab=fuse', as: mine, ready: seeCards },
  { name: 'profile-following', at: () => '/profile?tab=following', as: mine, ready: seeCards },
  { name: 'profile-empty', at: () => '/profile', as: empty, ready: see(messages.profile.empty.mine.text) },
  { name: 'profile-fuse-empty', at: () => '/profile?tab=fuse', as: empty, ready: see(messages.profile.empty.fuse.text) },
  { name: 'user', at: () => `/profile/${rich.id}`, as: empty, ready: seeCards },
  { name: 'user-empty', at: () => `/profile/${poor.id}`, ready: see(messages.profile.empty.user.text) },
  { name: 'creators', at: () => '/creators', as: mine, ready: seeCards },
  { name: 'creators-search', at: () => '/creators?tab=all&q=bomb', ready: seeCards },
  { name: 'creators-no-match', at: () => '/creators?tab=all&q=xyz', ready: see(messages.creators.noMatchHint) },
  { name: 'creators-following', at: () => '/creators?tab=following', as: mine, ready: seeCards },
  { name: 'creators-prompt', at: () => '/creators?tab=following', ready: see(messages.creators.promptTitle) },
];

const open = ({ at, as }: Screen) => (as ? openAs(site, as(), at()) : site.open(at()));

test.each(SCREENS)('Q1 Q2 Q19 Q20 $name looks right in both themes, at every width and with large text', async (screen) => {
  const { page } = await open(screen);
  await screen.ready(page);
  await page.waitForLoadState('networkidle');
  expect(await inspectScreen(page, screen.name)).toEqual([]);
});

test('Q1 axe finds nothing in what opens on these screens', async () => {
  const { page } = await openAs(site, rich, '/profile?tab=fuse', { width: 360 });
  await seeCards(page);
  for (const index of [0, 1]) await page.getByRole('checkbox', { disabled: false }).nth(index).check();
  expect(await findViolations(page, PHONE)).toEqual([]);
  await page.getByRole('button', { name: messages.more, exact: true }).click();
  await page.getByRole('link', { name: messages.nav.trading }).waitFor();
  expect(await findViolations(page, PHONE)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: messages.avatar.change }).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.avatar.upload, exact: true }).click();
  await seeToast(page, 'You must select an image to upload.');
  await page.locator('[data-toast]').hover();
  expect(await findViolations(page)).toEqual([]);
});

test('Q1 axe finds nothing in a refused form and in lists that failed', async () => {
  const { page } = await site.open('/auth?mode=signup');
  const form = page.locator('form');
  await form.getByRole('button', { name: messages.auth.submit.signup, exact: true }).click();
  await page.getByText(messages.auth.missing(messages.auth.username)).waitFor();
  expect(await findViolations(page, PHONE)).toEqual([]);
  await page.getByLabel(messages.auth.username, { exact: true }).fill(rich.username);
  await page.getByLabel(messages.auth.email, { exact: true }).fill('somebody@chaos.test');
  await page.getByLabel(messages.auth.password, { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: messages.auth.submit.signup, exact: true }).click();
  await seeToast(page, 'Signup failed');
  expect(await findViolations(page, PHONE)).toEqual([]);
  await using _fault = await breakTable(site.db, 'user_follows');
  await page.goto('/creators');
  await page.getByRole('heading', { name: messages.creators.failedTitle }).waitFor(PATIENCE);
  expect(await findViolations(page, PHONE)).toEqual([]);
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
