/** Blocking, on the started product: from a brainrot of somebody's, with both of the two and a visitor looking. */
import { expect, test } from 'vitest';
import { peopleMessages as texts } from '../client/src/features/people/messages.ts';
import { reportMessages } from '../client/src/features/reports/messages.ts';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { newMember, openAs, seeToast } from './members.ts';
import { useSite } from './use-site.ts';

const site = await useSite();
await keepPlainPictures(site.folder);

test('R1600 in the build as in its sources a long word in a link is underlined', async () => {
  const maker = await newMember(site, 'bombardirococcolino');
  const { page } = await site.open(`/character/${await insertCharacter(site.db, { name: 'Squalo', creatorId: maker.id })}`);
  await page.locator('.person-link .long-word').first().waitFor();
  const line = `getComputedStyle(document.querySelector('.person-link .long-word')).textDecorationLine`;
  expect(await page.evaluate<string>(line)).toBe('underline');
});

test('R428 R431 who is blocked is gone for both, in the Hall that came with the page too, and comes back when it is undone', async () => {
  const [ada, bob] = [await newMember(site, 'ada_p'), await newMember(site, 'bob_p')];
  const hers = await insertCharacter(site.db, { name: 'Bloccarina', creatorId: ada.id, score: 9 });
  const his = await insertCharacter(site.db, { name: 'Bloccatore', creatorId: bob.id, score: 8 });
  const { page, errors } = await openAs(site, bob, `/character/${hers}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(reportMessages.menu.character).click();
  await button(texts.block(ada.username)).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.ask.confirm, exact: true }).click();
  await seeToast(page, texts.blocked(ada.username).title);
  await page.getByRole('heading', { name: 'Bloccarina' }).waitFor({ state: 'detached' });

  const hall = page.getByRole('article');
  await page.goto(`${site.url}/?view=gallery`);
  await hall.filter({ hasText: 'Bloccatore' }).waitFor();
  await expect.poll(() => hall.filter({ hasText: 'Bloccarina' }).count()).toBe(0);
  const theirs = await openAs(site, ada, `/character/${his}`);
  await expect.poll(() => theirs.page.getByRole('heading', { name: 'Bloccatore' }).count()).toBe(0);
  const visitor = await site.open(`/character/${hers}`);
  await visitor.page.getByRole('heading', { name: 'Bloccarina' }).waitFor();

  await page.goto(`${site.url}/settings`);
  await button(texts.hidden.undoOf.blocked(ada.username)).click();
  await seeToast(page, texts.unblocked(ada.username).title);
  await page.getByText(texts.hidden.empty.blocked).waitFor();
  await page.goto(`${site.url}/character/${hers}`);
  await page.getByRole('heading', { name: 'Bloccarina' }).waitFor();
  expect(errors).toEqual([]);
});
