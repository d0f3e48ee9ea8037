/** Making, finding and fighting with the keyboard alone, with the real server and worker. */
import { afterAll, expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { arenaOf } from './arena.ts';
import { pauseProcess } from './faults.ts';
import { galleryOf, homeOf } from './home.ts';
import { pressOn, seeFocused, tabTo, WIDTHS } from './keyboard.ts';
import { newMember, openAs } from './members.ts';
import { messages } from './messages.ts';
import { paintAhead } from './paint-ahead.ts';
import { useSite } from './use-site.ts';

const { battle } = messages;

const site = await useSite();
const painted = await paintAhead(site);
afterAll(() => painted[Symbol.asyncDispose]());
const rival = await newMember(site, 'rival');
await insertCharacter(site.db, { name: 'Gancio', creatorId: rival.id });

test.each(WIDTHS)('Q3 with the keyboard alone from the first Tab to a filtered gallery, at %i px', async (width) => {
  const { page } = await site.open('/', { width });
  const home = homeOf(page);
  await home.form.waitFor();
  await pressOn(page, page.getByRole('link', { name: messages.nav.skip }), 'Enter', { most: 1 });
  await tabTo(page, home.field('mainTheme'));
  await page.keyboard.type('otter');
  await tabTo(page, home.field('hiddenMessage'));
  await page.keyboard.type('psst');
  // It comes with the first word, in a file of its own.
  await home.secret.waitFor();
  await pressOn(page, home.secret, 'Space');
  expect(await home.secret.isChecked()).toBe(false);
  await tabTo(page, page.getByRole('button', { name: messages.form.generate, exact: true }));
  const worker = await pauseProcess(site.folder, 'worker');
  using _worker = worker;
  await page.keyboard.press('Enter');
  await seeFocused(page, home.waiting);
  worker.resume();
  await seeFocused(page, home.result.getByRole('heading'));
  await tabTo(page, home.resultArea.getByRole('button', { name: 'Generate Another' }));
  await pressOn(page, home.resultArea.getByRole('button', { name: messages.result.viewGallery }));

  const gallery = galleryOf(page);
  await seeFocused(page, gallery.heading);
  await pressOn(page, gallery.filter, 'ArrowUp');
  await expect.poll(() => gallery.filter.inputValue()).toBe('month');
  await page.keyboard.press('Home');
  await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toBe('day');
  await gallery.cards.first().waitFor();
  await seeFocused(page, gallery.filter);
});

test('Q3 a toast is reached by F6, keeps the focus when the result turns over, and gives it back on Escape', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  await home.form.waitFor();
  const mayGo = Promise.withResolvers<void>();
  await page.route('**/trpc/characters.byId*', (route) => mayGo.promise.then(() => route.continue()));
  await home.field('mainTheme').press('Enter');
  await home.toast.waitFor();
  await page.keyboard.press('F6');
  const closeToast = home.toast.getByRole('button').and(page.locator(':focus'));
  await closeToast.waitFor();
  mayGo.resolve();
  await home.result.waitFor();
  expect(await closeToast.count()).toBe(1);
  await page.keyboard.press('Escape');
  await home.toast.waitFor({ state: 'detached' });
  await page.locator('main:focus, main :focus').first().waitFor();
});

test.each(WIDTHS)('Q3 with the keyboard alone from the list of opponents to a story in the logs, at %i px', async (width) => {
  const keys = await newMember(site, 'keys');
  const name = `Tastierino ${width}`;
  await insertCharacter(site.db, { name, creatorId: keys.id });
  const { page } = await openAs(site, keys, '/battle', { width });
  const arena = arenaOf(page);
  const heading = (text: string) => page.getByRole('heading', { name: text, exact: true });
  await arena.cards.first().waitFor();
  await pressOn(page, arena.pick('Gancio'));
  await seeFocused(page, heading('Choose Your Fighter'));
  await arena.fighter(name).waitFor();
  await pressOn(page, arena.fighter(name), 'Space');
  await pressOn(page, arena.start);
  await seeFocused(page, arena.results);
  await arena.story.locator('p.whitespace-pre-line').waitFor();
  await arena.verify.waitFor();
  await pressOn(page, arena.verify);
  await page.locator('.proof').waitFor();
  await pressOn(page, page.getByRole('link', { name: battle.result.toLogs }));
  await arena.logs.first().waitFor();
  const read = arena.logs.first().getByRole('button', { name: /^Read Story/ });
  await pressOn(page, read);
  await arena.dialog.waitFor();
  await pressOn(page, arena.dialog.getByRole('button', { name: battle.logs.close }));
  await arena.dialog.waitFor({ state: 'detached' });
  await seeFocused(page, read);
});
