/** Keeping what one likes, on the started product: from an empty browser to a list that others open. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { collectionMessages as texts } from '../client/src/features/collections/messages.ts';
import { saveMessages } from '../client/src/features/collections/save-messages.ts';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { callsOf } from './api.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { newMember, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { useSite } from './use-site.ts';

const site = await useSite();
await keepPlainPictures(site.folder);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const namesIn = (page: Page) => page.locator('main').getByRole('article').getByRole('heading').allTextContents();

test('R384 R385 R386 R387 R389 a newcomer saves, collects, puts in order and shares, and what becomes private drops out', async () => {
  const maker = await newMember(site, 'maker');
  const names = ['Tralalero', 'Bombardiro', 'Lirilarila'];
  const ids: string[] = [];
  for (const [index, name] of names.entries())
    ids.push(await insertCharacter(site.db, { name, creatorId: maker.id, score: 9 - index }));

  const { page, errors } = await site.open('/?view=gallery');
  await button(page, saveMessages.saveOf('Tralalero')).click();
  await seeToast(page, saveMessages.signIn.title);
  await button(page, messages.auth.tabs.signup).click();
  await page.getByLabel(messages.auth.username, { exact: true }).fill('sammlerin');
  await page.getByLabel(messages.auth.email, { exact: true }).fill('sammlerin@chaos.test');
  await page.getByLabel(messages.auth.password, { exact: true }).fill('a long banana');
  await button(page, messages.auth.submit.signup).click();

  // Back where the press was, and saved.
  await seeToast(page, messages.auth.saved('Tralalero'));
  const sheet = page.getByRole('dialog', { name: texts.sheet.title('Tralalero') });
  await button(page, saveMessages.saveOf('Tralalero')).click();
  await sheet.getByRole('checkbox', { name: 'Saved', checked: true }).waitFor();
  await button(page, texts.edit.new).click();
  await sheet.getByLabel(texts.edit.name).fill('Grandi <b>');
  await button(page, texts.edit.create).click();
  await sheet.getByRole('checkbox', { name: 'Grandi <b>', checked: true }).waitFor();
  await button(page, texts.sheet.done).click();
  for (const name of names.slice(1)) {
    await button(page, saveMessages.saveOf(name)).click();
    const other = page.getByRole('dialog', { name: texts.sheet.title(name) });
    // It is what the cache says, a moment after the press.
    await other.getByRole('checkbox', { name: 'Grandi <b>' }).click();
    await other.getByRole('checkbox', { name: 'Grandi <b>', checked: true }).waitFor();
    await button(page, texts.sheet.done).click();
  }

  await page.goto(`${site.url}/profile?tab=collections`);
  await page.getByRole('link', { name: /Saved.*3 brainrots/ }).waitFor();
  await page.getByRole('link', { name: /Grandi/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Grandi <b>' }).waitFor();
  await expect.poll(() => namesIn(page)).toEqual(['Lirilarila', 'Bombardiro', 'Tralalero']);
  await button(page, texts.order.begin).click();
  // With the keyboard alone, which stays on the button that moves.
  const up = button(page, texts.order.up('Tralalero'));
  await up.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => namesIn(page)).toEqual(['Lirilarila', 'Tralalero', 'Bombardiro']);
  const focused = () => page.evaluate<string>('document.activeElement.getAttribute("aria-label")');
  await expect.poll(focused).toBe(texts.order.up('Tralalero'));
  await page.keyboard.press('Enter');
  await expect.poll(() => namesIn(page)).toEqual(['Tralalero', 'Lirilarila', 'Bombardiro']);
  await button(page, texts.order.end).click();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect
    .poll(async () => (await site.api.client.collections.characters.query({ id })).items.map((row) => row.name))
    .toEqual(['Tralalero', 'Lirilarila', 'Bombardiro']);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await button(page, texts.share.action).click();
  await button(page, messages.share.copy).click();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  const card = /<meta property="og:image" content="([^"]+)"/.exec(await (await fetch(link)).text())?.[1] ?? '';
  expect(card).toMatch(new RegExp(`/media/collections/${id}\\.jpg`));
  expect((await fetch(`${site.url}${new URL(card).pathname}`)).headers.get('content-type')).toBe('image/jpeg');

  const visitor = await site.open(new URL(link).pathname);
  await visitor.page.getByRole('heading', { level: 1, name: 'Grandi <b>' }).waitFor();
  await expect.poll(() => namesIn(visitor.page)).toEqual(['Tralalero', 'Lirilarila', 'Bombardiro']);
  await button(visitor.page, texts.follow.follow).click();
  await seeToast(visitor.page, texts.follow.signIn.title);

  await callsOf(site, maker).characters.togglePrivacy.mutate({ characterId: ids[2] ?? '' });
  for (const one of [page, visitor.page]) {
    await one.reload();
    await one.getByText(texts.count(2)).first().waitFor();
    await expect.poll(() => namesIn(one)).toEqual(['Tralalero', 'Bombardiro']);
  }

  // A second tab of hers hears of what happens in the first.
  const second = await page.context().newPage();
  await second.goto(link);
  await expect.poll(() => namesIn(second)).toEqual(['Tralalero', 'Bombardiro']);
  await button(page, texts.order.begin).click();
  await button(page, texts.order.remove('Bombardiro')).click();
  await expect.poll(() => namesIn(second)).toEqual(['Tralalero']);
  await button(page, texts.order.undo).click();
  await expect.poll(() => namesIn(second)).toEqual(['Tralalero', 'Bombardiro']);

  await button(page, texts.delete.action).click();
  await button(page, texts.delete.confirm).click();
  await seeToast(page, texts.delete.done('Grandi <b>').title);
  await page.getByRole('link', { name: /Saved.*2 brainrots/ }).waitFor();
  await visitor.page.reload();
  await visitor.page.getByText(texts.page.gone).waitFor();
  // The hint that it is gone may come before the answer that it is deleted, and the page asks once more.
  expect(errors.filter((error) => !/404 .*collections\.get/.test(error))).toEqual([]);
});
