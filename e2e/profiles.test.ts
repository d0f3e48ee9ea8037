/** Profiles with their real server: one's own, and what others see of it. */
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { giveCharacter, insertCharacter } from '../server/src/testing/test-data.ts';
import { breakGallery, breakStorage, breakTable } from './faults.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { follow, type Member, newMember, openAs, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { useSite } from './use-site.ts';

const site = await useSite();
await keepPlainPictures(site.folder);

const card = (page: Page, name: string) => page.getByRole('article', { name });
const give = (creator: Member, name: string, options: { isPublic?: boolean; isActive?: boolean } = {}) =>
  insertCharacter(site.db, { name, creatorId: creator.id, ...options });

test('R112 R113 a picture is seen at once and after a reload; one that cannot be kept leaves the old one, and can be sent again', async () => {
  const { page } = await openAs(site, await newMember(site), '/profile');
  const picture = page.locator('main header .avatar[aria-hidden] img');
  const upload = page.getByRole('dialog').getByRole('button', { name: messages.avatar.upload, exact: true });
  const choose = async () => {
    await page.getByRole('button', { name: messages.avatar.change }).click();
    const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#facade' } })
      .png()
      .toBuffer();
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await page.getByRole('img', { name: messages.avatar.preview }).waitFor();
    await upload.click();
  };
  await choose();
  await seeToast(page, 'Profile picture updated successfully!');
  const before = await picture.getAttribute('src');
  expect(before).toContain('/media/avatars/');
  {
    await using _fault = await breakStorage(site.folder, 'avatars');
    await choose();
    await seeToast(page, 'Failed to upload profile picture');
  }
  expect(await picture.getAttribute('src')).toBe(before);
  await upload.click();
  await seeToast(page, 'Profile picture updated successfully!');
  const after = await picture.getAttribute('src');
  expect(after).not.toBe(before);
  await page.reload();
  await picture.waitFor();
  expect(await picture.getAttribute('src')).toBe(after);
});

test('R95 R96 R97 R98 R100 R101 R102 R103 the own profile: fifty at once, acquired ones first; one is hidden from others and shown again', async () => {
  const [member, other] = [await newMember(site), await newMember(site)];
  for (let index = 0; index < 50; index++) await give(member, `Numero ${index}`, { isPublic: false });
  await giveCharacter(site.db, await give(other, 'Vinto Da Lontano'), member.id);
  const { page } = await openAs(site, member, '/profile');
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBe(50);
  await page.getByText(`@${member.username}`).first().waitFor();
  expect(await page.getByRole('button', { name: /^Follow/ }).count()).toBe(0);
  expect(await cards.first().getByRole('heading').textContent()).toBe('Vinto Da Lontano');
  // Told beside the cards, so that a failure says what stands there instead of the last one.
  const more = page.locator('main div', { has: page.getByText(/^\d+ of \d+$/) }).last();
  await page.getByRole('button', { name: messages.showMore.label }).press('Enter');
  await expect.poll(async () => [await cards.count(), await more.allTextContents()]).toEqual([51, []]);

  const stranger = await site.open(`/profile/${member.id}`);
  await card(stranger.page, 'Vinto Da Lontano').waitFor();
  const privacy = page.getByRole('switch', { name: messages.profile.privacyOf('Vinto Da Lontano') });
  const badge = card(page, 'Vinto Da Lontano').getByText('Private', { exact: true });
  {
    await using _fault = await breakGallery(site.db);
    await privacy.click();
    await seeToast(page, 'Failed to update privacy setting');
  }
  expect(await privacy.getAttribute('aria-checked')).toBe('true');
  expect(await badge.count()).toBe(0);
  await privacy.click();
  await seeToast(page, 'Character is now private');
  expect(await privacy.getAttribute('aria-checked')).toBe('false');
  await badge.waitFor();
  // Its picture is another address by now, which is for this session alone.
  const picture = card(page, 'Vinto Da Lontano').locator('img').first();
  const { picture_token: token } = await site.db
    .selectFrom('meme_characters')
    .select('picture_token')
    .where('name', '=', 'Vinto Da Lontano')
    .executeTakeFirstOrThrow();
  await expect.poll(() => picture.evaluate((image) => image.currentSrc)).toContain(token);
  await expect.poll(() => picture.evaluate((image) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
  const address = await picture.evaluate((image) => image.currentSrc);
  expect([(await page.request.get(address)).status(), (await stranger.page.request.get(address)).status()]).toEqual([200, 410]);
  await stranger.page.reload();
  await stranger.page.getByText(messages.profile.empty.user.text).waitFor();
  await privacy.click();
  await seeToast(page, 'Character is now public');
  await stranger.page.reload();
  await card(stranger.page, 'Vinto Da Lontano').waitFor();
});

test("R5 R124 R125 R126 R127 R130 R128 somebody's profile has what is public and active; a follow is taken back when it cannot be kept, then brings the feed", async () => {
  const [star, fan] = [await newMember(site, 'star'), await newMember(site)];
  await follow(site, (await newMember(site)).id, star.id);
  await give(star, 'Pubblico');
  await give(star, 'Nascosto', { isPublic: false });
  await give(star, 'Ritirato', { isActive: false });
  await giveCharacter(site.db, await give(star, 'Ora Mio'), fan.id);
  const { page } = await openAs(site, fan, `/profile/${star.id}`);
  await card(page, 'Pubblico').waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  const figures = () =>
    page.evaluate<string[]>(`[...document.querySelectorAll('main header dl:first-of-type > div')]
      .map((one) => one.querySelector('dd').textContent + ' ' + one.querySelector('dt').textContent)
      .slice(0, 3)`);
  expect(await figures()).toEqual(['1 follower', '0 following', '1 character']);
  const button = page.getByRole('button', { name: messages.follow.name('Follow', star.username), exact: true });
  {
    await using _fault = await breakTable(site.db, 'user_follows');
    await button.click();
    await seeToast(page, 'Failed to update follow status');
    await button.waitFor();
    expect((await figures())[0]).toBe('1 follower');
  }
  await button.click();
  await seeToast(page, `Followed ${star.username}`);
  expect((await figures())[0]).toBe('2 followers');
  await page.goto('/profile?tab=following');
  const names = () => page.getByRole('article').getByRole('heading').allTextContents();
  await expect.poll(names).toEqual(['Ora Mio', 'Pubblico']);
  expect(await card(page, 'Ora Mio').getByRole('switch').count()).toBe(1);
  expect(await card(page, 'Pubblico').getByRole('switch').count()).toBe(0);
});
