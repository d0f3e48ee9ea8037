/** Profiles in a real browser: one's own with its tabs, and somebody else's. */
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { giveCharacter, insertCharacter } from '../server/src/testing/test-data.ts';
import { breakGallery, breakStorage, breakTable } from './faults.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { messages } from './messages.ts';
import { follow, type Member, markFused, newMember, openAs, seeToast, watchForTexts } from './people.ts';
import { openSite, PATIENCE, type Site, watchCalls } from './site.ts';

const EMPTY_TEXTS = [...Object.values(messages.profile.empty), messages.profile.emptied].map(({ text }) => text);

let site: Site;

beforeAll(async () => {
  site = await openSite();
  await keepPlainPictures(site.folder);
});
afterEach(() => site.closePages());
afterAll(() => site.close());

const card = (page: Page, name: string) => page.getByRole('article', { name });
const tab = (page: Page, name: keyof typeof messages.profile.tabs) =>
  page.getByRole('tab', { name: messages.profile.tabs[name], exact: true });
const give = (creator: Member, name: string, options: { isPublic?: boolean; isActive?: boolean } = {}) =>
  insertCharacter(site.db, { name, creatorId: creator.id, ...options });
const handOver = (id: string, owner: Member) => giveCharacter(site.db, id, owner.id);

const pixels = () =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: '#facade' } })
    .png()
    .toBuffer();

async function choosePicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: messages.avatar.change }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await pixels() });
  await page.getByRole('img', { name: messages.avatar.preview }).waitFor(PATIENCE);
  await page.getByRole('dialog').getByRole('button', { name: messages.avatar.upload, exact: true }).click();
}

test('R102 O1 when privacy cannot be changed the switch and the badge stay as they were', async () => {
  const member = await newMember(site);
  await give(member, 'Segreto Stabile');
  const { page } = await openAs(site, member, '/profile');
  const privacy = page.getByRole('switch', { name: messages.profile.privacyOf('Segreto Stabile') });
  await privacy.waitFor(PATIENCE);
  {
    await using _fault = await breakGallery(site.db);
    await privacy.click();
    await seeToast(page, 'Failed to update privacy setting');
  }
  expect(await privacy.getAttribute('aria-checked')).toBe('true');
  expect(await page.getByText('Private', { exact: true }).count()).toBe(0);
  await privacy.click();
  await seeToast(page, 'Character is now private');
  expect(await privacy.getAttribute('aria-checked')).toBe('false');
  await card(page, 'Segreto Stabile').getByText('Private', { exact: true }).waitFor();
});

test.each(['mine', 'fuse', 'following'] as const)(
  'R104 Q16 a failed load of the tab "%s" is told, never looks empty, and is tried again',
  async (name) => {
    const member = await newMember(site);
    const { page } = await openAs(site, member, 'about:blank');
    const seen = await watchForTexts(page, EMPTY_TEXTS);
    const failure = page.getByRole('heading', { name: 'Failed to load characters' });
    {
      await using _fault = await breakGallery(site.db);
      await page.goto(`/profile?tab=${name}`);
      await seeToast(page, 'Failed to load characters');
      await failure.waitFor(PATIENCE);
      expect(await seen()).toEqual([]);
    }
    await page.getByRole('button', { name: messages.tryAgain }).click();
    await page.getByText(messages.profile.empty[name].text).waitFor(PATIENCE);
    expect(await failure.count()).toBe(0);
  },
);

test('R104 Q16 a failed refresh keeps the characters that are there', async () => {
  const member = await newMember(site);
  await give(member, 'Resto Quionissimo');
  const { page } = await openAs(site, member, '/profile');
  await card(page, 'Resto Quionissimo').waitFor(PATIENCE);
  await using _fault = await breakGallery(site.db);
  await page.evaluate(`window.dispatchEvent(new Event('focus'))`);
  await seeToast(page, 'Failed to load characters');
  expect(await card(page, 'Resto Quionissimo').count()).toBe(1);
});

test.each([
  ['R105', 'the window gets the focus', `window.dispatchEvent(new Event('focus'))`],
  ['R106', 'the tab becomes visible', `document.dispatchEvent(new Event('visibilitychange'))`],
])('%s the characters are loaded anew when %s', async (_number, _when, event) => {
  const member = await newMember(site);
  await give(member, 'Primo Presente');
  const { page } = await openAs(site, member, '/profile');
  await card(page, 'Primo Presente').waitFor(PATIENCE);
  await give(member, 'Secondo Arrivato');
  const calls = watchCalls(page, 'characters.list');
  await page.evaluate(event);
  await card(page, 'Secondo Arrivato').waitFor(PATIENCE);
  expect(calls).toHaveLength(1);
});

test('R113 when a picture cannot be kept the old one stays, and the chosen one can be sent again', async () => {
  const member = await newMember(site);
  const { page } = await openAs(site, member, '/profile');
  const picture = page.locator('main header .avatar[aria-hidden] img');
  await choosePicture(page);
  await seeToast(page, 'Profile picture updated successfully!');
  const before = await picture.getAttribute('src');
  expect(before).toContain('/media/avatars/');
  {
    await using _fault = await breakStorage(site.folder, 'avatars');
    await choosePicture(page);
    await seeToast(page, 'Failed to upload profile picture');
  }
  expect(await picture.getAttribute('src')).toBe(before);
  await page.getByRole('dialog').getByRole('button', { name: messages.avatar.upload, exact: true }).click();
  await seeToast(page, 'Profile picture updated successfully!');
});

test('O17 whoever has given the last one away is not told what newcomers are told', async () => {
  const [member, other] = [await newMember(site), await newMember(site)];
  const id = await give(member, 'Ultimo Rimasto');
  const { page } = await openAs(site, member, '/profile');
  await card(page, 'Ultimo Rimasto').waitFor(PATIENCE);
  await handOver(id, other);
  const seen = await watchForTexts(page, EMPTY_TEXTS);
  await page.reload();
  await page.getByText('None left.', { exact: true }).waitFor(PATIENCE);
  await page.getByText(messages.profile.emptied.hint, { exact: true }).waitFor();
  await tab(page, 'fuse').click();
  await page.getByRole('tab', { name: messages.profile.tabs.fuse, selected: true }).waitFor(PATIENCE);
  await page.getByText('None left.', { exact: true }).waitFor(PATIENCE);
  expect(await seen()).toEqual(['None left.']);
  await page.getByRole('main').getByRole('link', { name: messages.profile.emptied.action }).click();
  await page.waitForURL(`${site.url}/`, PATIENCE);
});

test('R109 R110 R111 a missing, a wrong and a too large picture are refused in their own words, and none is sent', async () => {
  const member = await newMember(site);
  const { page } = await openAs(site, member, '/profile');
  const sent = watchCalls(page, 'profiles.setAvatar');
  await page.getByRole('button', { name: messages.avatar.change }).click();
  const upload = page.getByRole('dialog').getByRole('button', { name: messages.avatar.upload, exact: true });
  const file = page.locator('input[type=file]');
  await upload.click();
  await seeToast(page, 'You must select an image to upload.');
  await file.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') });
  await seeToast(page, 'Please select a valid image file.');
  await upload.click();
  await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await seeToast(page, 'Please select an image smaller than 5MB.');
  await upload.click();
  expect(sent).toHaveLength(0);
});

test('R98 fifty characters are loaded at once, acquired ones first, and the rest on request', async () => {
  const [member, other] = [await newMember(site), await newMember(site)];
  for (let index = 0; index < 50; index++) await give(member, `Numero ${index}`);
  await handOver(await give(other, 'Vinto Da Lontano'), member);
  const { page } = await openAs(site, member, '/profile');
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count(), PATIENCE).toBe(50);
  expect(await cards.first().getByRole('heading').textContent()).toBe('Vinto Da Lontano');
  await page.getByRole('button', { name: messages.profile.more }).click();
  await expect.poll(() => cards.count(), PATIENCE).toBe(51);
  expect(await page.getByRole('button', { name: messages.profile.more }).count()).toBe(0);
});

test('R108 R115 R116 R117 in the FUSE LAB three are picked; a fourth, a fused and a retired one stay out', async () => {
  const member = await newMember(site);
  for (const name of ['Uno', 'Due', 'Tre', 'Quattro']) await give(member, name);
  await markFused(site, await give(member, 'Fuso'));
  await give(member, 'Svanito', { isActive: false });
  const { page } = await openAs(site, member, '/profile');
  await card(page, 'Fuso').getByText('FUSED', { exact: true }).waitFor(PATIENCE);
  expect(await card(page, 'Svanito').count()).toBe(0);
  await tab(page, 'fuse').click();
  const pick = (name: string) => page.getByRole('checkbox', { name: messages.fusion.select(name), exact: true });
  const picked = () => page.getByRole('checkbox', { checked: true }).count();
  const says = (count: number) => page.getByText(messages.fusion.legend(count), { exact: true }).waitFor(PATIENCE);
  await says(0);
  // Playwright would wait for what says that it is disabled; a person's press does not.
  await pick('Fuso').click({ force: true });
  await seeToast(page, 'Cannot select fused character', 'Fused characters cannot be used for further fusion.');
  await pick('Svanito').click({ force: true });
  await says(0);
  for (const name of ['Uno', 'Due', 'Tre']) await pick(name).click();
  await says(3);
  await pick('Quattro').click();
  await seeToast(page, 'Maximum selection reached', 'You can select up to 3 characters for fusion.');
  await says(3);
  expect(await pick('Quattro').isChecked()).toBe(false);
  await pick('Due').click();
  await says(2);
  await page.getByRole('button', { name: messages.fusion.remove('Uno') }).click();
  await says(1);
  expect(await picked()).toBe(1);
});

test('R118 with fewer than two the fusion says what is missing', async () => {
  const member = await newMember(site);
  await give(member, 'Solo Soletto');
  const { page } = await openAs(site, member, '/profile?tab=fuse');
  await page.getByRole('checkbox', { name: messages.fusion.select('Solo Soletto') }).click();
  await page.getByRole('button', { name: messages.fusion.fuse, exact: true }).click();
  await seeToast(page, 'Not enough characters', 'Select at least 2 characters to fuse.');
});

test('R124 R125 the Following tab is the feed of followed creators, with the privacy switch only on what the viewer made or owns', async () => {
  const [viewer, creator, stranger] = [await newMember(site), await newMember(site, 'creator'), await newMember(site)];
  await follow(site, viewer.id, creator.id);
  await give(creator, 'Loro Primo');
  await handOver(await give(creator, 'Ora Mio'), viewer);
  await give(creator, 'Nascosto', { isPublic: false });
  await give(stranger, 'Estraneo');
  const { page } = await openAs(site, viewer, '/profile');
  await tab(page, 'following').click();
  const names = () => page.getByRole('article').getByRole('heading').allTextContents();
  await expect.poll(names, PATIENCE).toEqual(['Ora Mio', 'Loro Primo']);
  expect(await card(page, 'Ora Mio').getByRole('switch').count()).toBe(1);
  expect(await card(page, 'Loro Primo').getByRole('switch').count()).toBe(0);
});

test("R5 R126 R127 somebody's profile: figures, Follow, one grid of what is public and active, and no tabs, also for a visitor", async () => {
  const [star, fan] = [await newMember(site, 'star'), await newMember(site)];
  await follow(site, fan.id, star.id);
  await give(star, 'Pubblico');
  await give(star, 'Nascosto', { isPublic: false });
  await give(star, 'Ritirato', { isActive: false });
  for (const open of [() => openAs(site, fan, `/profile/${star.id}`), () => site.open(`/profile/${star.id}`)]) {
    const { page } = await open();
    await card(page, 'Pubblico').waitFor(PATIENCE);
    expect(await page.getByRole('article').count()).toBe(1);
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(await page.getByRole('switch').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(star.username);
    await page.getByText(`@${star.username}`, { exact: true }).waitFor();
    expect(await figures(page)).toEqual(['1 follower', '0 following', '1 character']);
    await page.getByRole('button', { name: /^(Follow|Unfollow) / }).waitFor();
  }
});

/** "1 follower", "0 following", "1 character", as they stand in the header. */
function figures(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('main header dl:first-of-type > div')]
    .map((one) => one.querySelector('dd').textContent + ' ' + one.querySelector('dt').textContent)
    .slice(0, 3)`);
}

test('R130 when a follow cannot be kept the button and the count return to what they were', async () => {
  const [star, fan] = [await newMember(site, 'star'), await newMember(site)];
  const { page } = await openAs(site, fan, `/profile/${star.id}`);
  const button = page.getByRole('button', { name: messages.follow.name('Follow', star.username), exact: true });
  await button.waitFor(PATIENCE);
  {
    await using _fault = await breakTable(site.db, 'user_follows');
    await button.click();
    await seeToast(page, 'Failed to update follow status');
    await button.waitFor();
    expect((await figures(page))[0]).toBe('0 followers');
  }
  await button.click();
  await seeToast(page, `Followed ${star.username}`);
  expect((await figures(page))[0]).toBe('1 follower');
});

test('R131 R97 nobody is offered to follow themselves, and asking for it all the same is refused', async () => {
  const member = await newMember(site);
  const { page } = await openAs(site, member, `/profile/${member.id}`);
  await page.getByText(messages.profile.thisIsYou).waitFor(PATIENCE);
  expect(await page.getByRole('button', { name: /^(Follow|Unfollow) / }).count()).toBe(0);
  const answer = await page.request.post(`${site.url}/trpc/creators.toggleFollow`, {
    headers: { authorization: `Bearer ${member.session.accessToken}`, origin: site.url },
    data: { json: { targetUserId: member.id } },
  });
  expect(answer.status()).toBe(400);
  const rows = await site.db.selectFrom('user_follows').select('follower_id').where('follower_id', '=', member.id).execute();
  expect(rows).toEqual([]);
});

test('Q16 a profile that cannot be loaded says so, and neither looks empty nor missing', async () => {
  const star = await newMember(site, 'star');
  const { page } = await site.open('about:blank');
  const seen = await watchForTexts(page, [...EMPTY_TEXTS, messages.notFound.text]);
  {
    await using _fault = await breakTable(site.db, 'profiles');
    await page.goto(`/profile/${star.id}`);
    await page.getByRole('heading', { name: messages.profile.headerFailed }).waitFor(PATIENCE);
    await page.getByRole('heading', { name: 'Failed to load characters' }).waitFor(PATIENCE);
    expect(await seen()).toEqual([]);
  }
  await page.getByRole('button', { name: messages.tryAgain }).first().click();
  await page.getByText(`@${star.username}`, { exact: true }).waitFor(PATIENCE);
});
