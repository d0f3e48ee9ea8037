/** A hidden message as two people of the started product find it. */
import { expect, test } from 'vitest';
import { characterMessages } from '../client/src/features/characters/messages.ts';
import { secretMessages as TEXTS } from '../client/src/features/characters/secret-messages.ts';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { dialogOf, openAt } from './dialog.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { newMember, openAs } from './members.ts';
import { useSite } from './use-site.ts';

const site = await useSite();
await keepPlainPictures(site.folder);

test('R357 R358 R359 looked at closely on a phone, guessed wrong and right, told to the next one, and kept in the profile', async () => {
  const [maker, ada, bob] = [await newMember(site, 'maker'), await newMember(site, 'ada'), await newMember(site, 'bob')];
  const id = await insertCharacter(site.db, { name: 'Segretino', creatorId: maker.id });
  await site.db.updateTable('meme_characters').set({ secret_message: 'Touch grass!' }).where('id', '=', id).execute();

  const { page, errors } = await openAs(site, ada, '/?view=gallery', { width: 360 });
  const card = page.getByRole('article', { name: 'Segretino' });
  await card.getByTitle(characterMessages.card.hidesSecret).waitFor();
  await card.locator('a.card-open').click();
  const { dialog } = dialogOf(page);
  await dialog.getByRole('button', { name: TEXTS.zoom.open }).click();
  const zoomed = page.getByRole('dialog', { name: TEXTS.zoom.title('Segretino') });
  const picture = zoomed.getByRole('img');
  await expect.poll(() => picture.evaluate((image) => image.naturalWidth)).toBe(1024);
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await widthOf();
  await picture.dblclick({ position: { x: 40, y: 40 } });
  await expect.poll(widthOf).toBeCloseTo(3 * whole, 0);
  await page.keyboard.press('Escape');
  await zoomed.waitFor({ state: 'detached' });

  const field = dialog.getByRole('textbox', { name: TEXTS.field });
  await field.fill('touch glass');
  await dialog.getByRole('button', { name: TEXTS.guess, exact: true }).click();
  await dialog.getByRole('alert').getByText(TEXTS.wrong('touch glass')).waitFor();
  expect(await page.content()).not.toContain('Touch grass!');
  await field.fill('touch grass');
  await page.keyboard.press('Enter');
  await dialog.getByText('Touch grass!', { exact: true }).waitFor();
  await dialog.getByRole('link', { name: TEXTS.all }).click();
  const list = page.getByRole('group').filter({ hasText: TEXTS.found.title('1') });
  await list.getByText('“Touch grass!”').waitFor();

  const next = await openAs(site, bob, openAt(id));
  const finders = dialogOf(next.page).dialog.getByText(`${TEXTS.finders('1', true)} ${ada.username}`);
  await finders.waitFor();
  expect(await next.page.content()).not.toContain('Touch grass!');
  expect([...errors, ...next.errors]).toEqual([]);
});
