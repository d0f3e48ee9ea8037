/** The directory of creators in a real browser. */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertAccount, insertCharacter } from '../server/src/testing/test-data.ts';
import { breakTable } from './faults.ts';
import { messages } from './messages.ts';
import { follow, newMember, openAs, seeToast, watchForTexts } from './people.ts';
import { openSite, PATIENCE, type Site, watchCalls } from './site.ts';

const EMPTY_TEXTS = [
  ...Object.values(messages.creators.empty).map(({ text }) => text),
  messages.creators.promptTitle,
  messages.creators.noMatchHint,
];

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.closePages());
afterAll(() => site.close());

const tab = (page: Page, name: keyof typeof messages.creators.tabs) =>
  page.getByRole('tab', { name: messages.creators.tabs[name], exact: true });
const cardOf = (page: Page, { username }: { username: string }) => page.getByRole('article', { name: username });
const followButton = (page: Page, { username }: { username: string }, verb: 'Follow' | 'Unfollow' = 'Follow') =>
  page.getByRole('button', { name: messages.follow.name(verb, username), exact: true });

test('Q16 where nobody is there yet each list says so in its own words', async () => {
  const { page } = await site.open('/creators');
  await page.getByText(messages.creators.empty.popular.text).waitFor(PATIENCE);
  await page.getByRole('searchbox').fill('nobody at all');
  await page.getByText(messages.creators.noMatch('nobody at all')).waitFor(PATIENCE);
  const texts = [messages.creators.loadFailed.title, messages.creators.failedTitle, ...EMPTY_TEXTS];
  expect(new Set(texts).size).toBeGreaterThanOrEqual(texts.length - 1);
});

test('R133 cards without content stand where creators will, until they are loaded', async () => {
  const star = await newMember(site, 'star');
  const mayGo = Promise.withResolvers<void>();
  const { page } = await site.open('about:blank');
  await page.route('**/trpc/creators.*', (route) => mayGo.promise.then(() => route.continue()));
  await page.goto('/creators');
  await page.locator('[data-skeletons] > *').first().waitFor(PATIENCE);
  expect(await page.locator('[data-skeletons] > *').count()).toBe(9);
  expect(await page.getByRole('article').count()).toBe(0);
  mayGo.resolve();
  await cardOf(page, star).waitFor(PATIENCE);
  expect(await page.locator('[data-skeletons]').count()).toBe(0);
});

test('R134 a card shows picture, names, followers, characters and likes, and leads to the profile', async () => {
  const [star, fan] = [await newMember(site, 'star'), await newMember(site)];
  await follow(site, fan.id, star.id);
  await insertCharacter(site.db, { creatorId: star.id, score: 7 });
  await insertCharacter(site.db, { creatorId: star.id, isPublic: false });
  await site.db.updateTable('profiles').set({ display_name: 'Stella Grande' }).where('id', '=', star.id).execute();
  const { page } = await site.open('/creators');
  const card = page.getByRole('article', { name: 'Stella Grande' });
  await card.waitFor(PATIENCE);
  expect(await card.locator('.avatar').textContent()).toBe('S');
  await card.getByText(`@${star.username}`, { exact: true }).waitFor();
  const figures = await card
    .locator('dl > div')
    .evaluateAll((all) => all.map((one) => `${one.querySelector('dd')?.textContent} ${one.querySelector('dt')?.textContent}`));
  expect(figures).toEqual(['1 follower', '1 character', '7 likes']);
  // Wherever it is pressed, but for its button.
  await card.locator('dl').click({ force: true });
  await page.waitForURL(`${site.url}/profile/${star.id}`, PATIENCE);
});

test('R137 R6 a visitor sees everybody, and for those followed a way to sign in that leads back', async () => {
  const member = await newMember(site);
  const { page } = await site.open('/creators?tab=all');
  await cardOf(page, member).waitFor(PATIENCE);
  const calls = watchCalls(page, 'creators.following');
  await tab(page, 'following').click();
  await page.getByText(messages.creators.promptTitle).waitFor(PATIENCE);
  expect(await page.getByRole('article').count()).toBe(0);
  expect(calls).toHaveLength(0);
  await page.getByRole('link', { name: messages.creators.prompt, exact: true }).click();
  await page.getByLabel(messages.auth.email, { exact: true }).fill(member.email);
  await page.getByLabel(messages.auth.password, { exact: true }).fill('tung tung banana');
  await page.getByLabel(messages.auth.password, { exact: true }).press('Enter');
  await page.waitForURL(`${site.url}/creators?tab=following`, PATIENCE);
  await page.getByText(messages.creators.empty.following.text).waitFor(PATIENCE);
});

test('R139 R140 when a follow cannot be kept the card returns to what it was; then it can', async () => {
  const [star, fan] = [await newMember(site, 'star'), await newMember(site)];
  const { page } = await openAs(site, fan, `/creators?tab=all&q=${star.username}`);
  const followers = cardOf(page, star).locator('dd').first();
  await followButton(page, star).waitFor(PATIENCE);
  {
    await using _fault = await breakTable(site.db, 'user_follows');
    await followButton(page, star).click();
    await seeToast(page, 'Error', 'Failed to update follow status. Please try again.');
    await followButton(page, star).waitFor(PATIENCE);
    expect(await followers.textContent()).toBe('0');
  }
  await followButton(page, star).dblclick();
  await seeToast(page, 'Following!');
  await followButton(page, star, 'Unfollow').waitFor(PATIENCE);
  expect(await followers.textContent()).toBe('1');
  await followButton(page, star, 'Unfollow').click();
  await seeToast(page, 'Unfollowed');
  await followButton(page, star).waitFor(PATIENCE);
  expect(await followers.textContent()).toBe('0');
});

test('R141 Q16 a failed load is told in each list, never looks empty, and is tried again', async () => {
  const fan = await newMember(site);
  const { page } = await openAs(site, fan, '/creators?q=no_such_person');
  await page.getByText(messages.creators.noMatch('no_such_person')).waitFor(PATIENCE);
  const seen = await watchForTexts(page, EMPTY_TEXTS);
  const failure = page.getByRole('heading', { name: messages.creators.failedTitle });
  for (const name of ['popular', 'following', 'all'] as const) {
    await page.goto('about:blank');
    {
      await using _fault = await breakTable(site.db, 'user_follows');
      await page.goto(`/creators?tab=${name}`);
      await seeToast(page, 'Error loading creators', 'Failed to load creator profiles. Please try again.');
      await failure.waitFor(PATIENCE);
      expect(await seen()).toEqual([]);
    }
    await page.getByRole('button', { name: messages.tryAgain }).click();
    await failure.waitFor({ ...PATIENCE, state: 'detached' });
  }
});

test('R141 Q16 a search that fails shows neither the last answer nor an empty one', async () => {
  const member = await newMember(site);
  const { page } = await site.open(`/creators?tab=all&q=${member.username}`);
  await cardOf(page, member).waitFor(PATIENCE);
  await using _fault = await breakTable(site.db, 'user_follows');
  await page.getByRole('searchbox').fill('somebody else');
  await seeToast(page, 'Error loading creators', 'Failed to load creator profiles. Please try again.');
  expect(await page.getByRole('article').count()).toBe(0);
  expect(await page.getByText(messages.creators.noMatchHint).count()).toBe(0);
});

test('Q12 R132 tab and search are in the address, and a reload and Back bring them back', async () => {
  const member = await newMember(site);
  const { page } = await site.open('/creators');
  await tab(page, 'all').click();
  await page.getByRole('searchbox').fill(member.username);
  await page.waitForURL(`${site.url}/creators?tab=all&q=${member.username}`, PATIENCE);
  await page.reload();
  await cardOf(page, member).getByRole('link').click();
  await page.getByText(messages.profile.empty.user.text).waitFor(PATIENCE);
  await page.goBack();
  await cardOf(page, member).waitFor(PATIENCE);
  expect(await page.getByRole('searchbox').inputValue()).toBe(member.username);
  expect(await tab(page, 'all').getAttribute('aria-selected')).toBe('true');
});

test('R136 Popular lists at most a hundred, and All loads fifty at a time', async () => {
  for (let index = 0; index < 105; index++) await insertAccount(site.db, { username: `crowd_${index}`, role: 'member' });
  const { page } = await site.open('/creators');
  const cards = page.getByRole('article');
  const more = page.getByRole('button', { name: messages.profile.more });
  await expect.poll(() => cards.count(), PATIENCE).toBe(100);
  expect(await more.count()).toBe(0);
  await tab(page, 'all').click();
  await expect.poll(() => cards.count(), PATIENCE).toBe(50);
  await more.click();
  await expect.poll(() => cards.count(), PATIENCE).toBe(100);
  // Focus goes on to the first new one.
  await page.locator('li:nth-child(51):focus').waitFor();
});
