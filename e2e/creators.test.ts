/** The directory of creators: finding people and following them, as a member goes and as a visitor. */
import { expect, test } from 'vitest';
import { newMember, openAs, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { useSite } from './use-site.ts';

const site = await useSite();

test('Q12 R132 R135 R128 R129 R139 R142 people are found and followed, in the list and on the profile; a reload and Back bring tab and search back', async () => {
  const star = await newMember(site, 'star');
  const fan = await newMember(site, 'fan');
  const { page } = await openAs(site, fan, '/creators');
  const all = page.getByRole('tab', { name: messages.creators.tabs.all, exact: true });
  const search = page.getByRole('searchbox');
  const card = page.getByRole('article', { name: star.username });
  const button = (verb: 'Follow' | 'Unfollow') =>
    page.getByRole('button', { name: messages.follow.name(verb, star.username), exact: true });
  await all.click();
  await search.fill(fan.username);
  // Nobody else goes by that name, and what was found before is gone.
  await expect.poll(() => page.getByRole('button', { name: /^Follow / }).count()).toBe(0);
  await page.getByRole('article', { name: fan.username }).waitFor();
  await search.fill(star.username.toUpperCase());
  await page.waitForURL(`${site.url}/creators?tab=all&q=${star.username.toUpperCase()}`);
  await button('Follow').click();
  await seeToast(page, 'Following!');
  await expect.poll(() => card.locator('dd').first().textContent()).toBe('1');
  await page.reload();
  await card.getByRole('link').click();
  // The list has a button of that name too.
  await card.waitFor({ state: 'hidden' });
  await button('Unfollow').click();
  await seeToast(page, `Unfollowed ${star.username}`);
  await button('Follow').click();
  await seeToast(page, `Followed ${star.username}`);
  await page.goBack();
  await card.waitFor();
  await button('Unfollow').click();
  await seeToast(page, 'Unfollowed');
  await expect.poll(() => card.locator('dd').first().textContent()).toBe('0');
  expect(await search.inputValue()).toBe(star.username.toUpperCase());
  expect(await all.getAttribute('aria-selected')).toBe('true');
});
