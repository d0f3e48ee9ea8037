/** The looks of what needs no full Hall: the form, the wait and its end, the ways in, and empty screens; and that looking finds something. */
import { afterAll, expect, test } from 'vitest';
import { breakStorage, pauseProcess } from './faults.ts';
import { galleryOf, homeOf } from './home.ts';
import { inspectScreen } from './inspect-screen.ts';
import { holdToast, type Screen, see, testLooks, visitor } from './looks.ts';
import { newMember, PASSWORD, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { openSite } from './site.ts';
import { findMissingPictures } from './sizes.ts';
import { trayOf } from './waiting.ts';

const { auth } = messages;

// Its pages go from one test to the next.
const site = await openSite();
afterAll(() => site.close());
const member = await newMember(site, 'bombardilla');

const visit = visitor(() => site);

const emptyScreens: Screen[] = [
  { name: 'gallery-empty', at: '/?view=gallery', reach: (page) => galleryOf(page).empty.waitFor() },
  { name: 'home-empty', at: '/', reach: (page) => homeOf(page).form.waitFor() },
  { name: 'not-found', at: '/no/such/page', reach: (page) => page.getByRole('heading', { name: '404' }).waitFor() },
];

const auths: Screen[] = [
  // First, so that the page loads: another fragment alone would not.
  { name: 'auth-reset', at: '/auth?mode=reset#token=none', reach: see(auth.titles.newPassword) },
  { name: 'auth-signin', at: '/auth', reach: see(auth.titles.signin) },
  { name: 'auth-signup', at: '/auth?mode=signup', reach: see(auth.titles.signup) },
  { name: 'auth-recover', at: '/auth?mode=reset', reach: see(auth.titles.reset) },
  {
    name: 'auth-missing',
    at: '/auth?mode=signup',
    isDetail: true,
    reach: async (page) => {
      await page.locator('form').getByRole('button', { name: auth.submit.signup, exact: true }).click();
      await page.getByText(auth.missing(auth.username)).waitFor();
    },
  },
  {
    name: 'auth-refused',
    at: '/auth?mode=signup',
    isDetail: true,
    reach: async (page) => {
      await page.getByLabel(auth.username, { exact: true }).fill(member.username);
      await page.getByLabel(auth.email, { exact: true }).fill('somebody@chaos.test');
      await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
      await page.locator('form').getByRole('button', { name: auth.submit.signup, exact: true }).click();
      await seeToast(page, 'Signup failed');
      await holdToast(page);
    },
  },
];

testLooks(visit, [...emptyScreens, ...auths]);

test('Q1 Q2 Q19 Q20 the form with all it can say, the wait, and the result with its picture in sight', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  await home.field('mainTheme').fill('royal shark');
  await home.field('hiddenMessage').fill('touch grass');
  await home.field('style').fill('x'.repeat(201));
  expect(await inspectScreen(page, 'home-refused', { isDetail: true })).toEqual([]);
  await home.field('style').fill('comic');
  {
    using _worker = await pauseProcess(site.folder, 'worker');
    await home.button.click();
    await home.resultArea.getByText('Position 1 in the queue').waitFor();
    expect(await inspectScreen(page, 'waiting', { sight: home.resultArea })).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 780 });
  await home.result.waitFor();
  await holdToast(page);
  const picture = home.result.getByRole('img');
  const inSight = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    return x >= 0 && y < 780 && Math.min(width, height) > 200;
  };
  await expect.poll(inSight).toBe(true);
  expect(await picture.evaluate<number, { naturalWidth: number }>((image) => image.naturalWidth)).toBeGreaterThanOrEqual(256);
  await page.setViewportSize({ width: 1280, height: 860 });
  await expect.poll(inSight).toBe(true);
  expect(await inspectScreen(page, 'result', { sight: picture })).toEqual([]);
  await page.context().close();
});

test('Q1 Q2 Q19 Q20 a failed generation, one that waits elsewhere, and no connection', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  {
    await using _storage = await breakStorage(site.folder);
    await home.button.click();
    await home.failure.waitFor();
    await holdToast(page);
    expect(await inspectScreen(page, 'home-failed', { sight: home.failure })).toEqual([]);
  }
  using worker = await pauseProcess(site.folder, 'worker');
  await home.resultArea.getByRole('button', { name: 'Try Again' }).click();
  await home.progress.waitFor();
  await page.getByRole('link', { name: 'Explore' }).first().click();
  const { toggle, rows, show } = trayOf(page);
  await toggle.click();
  await rows.first().waitFor();
  expect(await inspectScreen(page, 'tray')).toEqual([]);
  worker.resume();
  await show.waitFor();
  expect(await inspectScreen(page, 'tray-done', { isDetail: true })).toEqual([]);
  await page.context().setOffline(true);
  await page.getByText(messages.offline).waitFor();
  expect(await inspectScreen(page, 'offline', { isDetail: true })).toEqual([]);
  await page.context().close();
});

test('Q1 Q2 Q19 Q20 an inspection would find something', async () => {
  const page = await visit({ at: '/no/such/page' });
  await page.getByRole('heading', { name: '404' }).waitFor();
  await page.evaluate(`{
    const button = document.createElement('button');
    Object.assign(button.style, { width: '20px', height: '20px' });
    document.querySelector('main').append(button);
  }`);
  const isThere = (what: string) => expect.arrayContaining([expect.stringContaining(what)]);
  const nameless = await inspectScreen(page, 'broken');
  const judged = ['light 360', 'dark 768', 'light 1280'];
  for (const where of judged) expect(nameless).toEqual(isThere(`${where}: button-name`));
  expect(nameless).toEqual(isThere('below 24 px: <button'));
  await page.evaluate(`{
    const words = document.createElement('p');
    words.textContent = 'who can read this';
    Object.assign(words.style, { color: '#888', background: '#999', 'min-width': '22rem' });
    const label = document.createElement('button');
    label.textContent = 'Supercalifragilistico';
    label.className = 'btn';
    Object.assign(label.style, { display: 'block', width: '12rem', 'max-width': '300px', 'min-height': '20px', height: '30px' });
    document.querySelector('main').replaceChildren(words, label);
    const wide = document.createElement('div');
    Object.assign(wide.style, { width: '41rem', height: '1px' });
    document.body.append(wide);
  }`);
  const unreadable = await inspectScreen(page, 'broken');
  for (const where of [...judged, 'dark 360']) expect(unreadable).toEqual(isThere(`${where}: color-contrast`));
  for (const where of ['320 px', '360 px', '360 px at twice the text size', '1280 px at twice the text size'])
    expect(unreadable).toContain(`${where}: the page scrolls sideways`);
  expect(unreadable).toEqual(isThere('320 px: too narrow is main'));
  expect(unreadable).toEqual(isThere('only 30 px: <button'));
  expect(unreadable).toEqual(isThere('cut off at twice the text size and 360 px: Supercalifragilistico'));
  // In a dialog, and half below something else.
  await page.evaluate(`{
    const dialog = document.createElement('dialog');
    const [nameless, buried] = [document.createElement('button'), document.createElement('button')];
    for (const button of [nameless, buried]) Object.assign(button.style, { display: 'block', width: '60px', height: '48px' });
    buried.textContent = 'Buried';
    buried.style.marginTop = '-40px';
    dialog.append(nameless, buried);
    document.querySelector('main').replaceChildren(dialog);
    dialog.showModal();
  }`);
  const inDialog = await inspectScreen(page, 'broken', { isDetail: true });
  expect(inDialog).toEqual(isThere('light 360: button-name'));
  expect(inDialog).toEqual(isThere('target-size'));
  await page.evaluate(`{
    const picture = new Image();
    picture.src = '/media/none.webp';
    document.querySelector('main').replaceChildren(picture);
  }`);
  expect(await findMissingPictures(page)).toEqual([expect.stringContaining('/media/none.webp')]);
});
