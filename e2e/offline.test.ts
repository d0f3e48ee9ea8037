/** Whoever has the worker that shows notices, and opens a page without a network. */
import { expect, test } from 'vitest';
import { keepPicture, type Theme } from './browser.ts';
import { fillGallery } from './gallery-data.ts';
import { useSite } from './use-site.ts';

const site = await useSite();

/** As the page does when somebody asks for notices. */
const REGISTER = `(async () => {
  const trusted = trustedTypes.createPolicy('notify-worker', { createScriptURL: (address) => address });
  await navigator.serviceWorker.register(trusted.createScriptURL('/notify-worker.js'));
  await navigator.serviceWorker.ready;
})()`;

test.each<[Theme, number]>([
  ['dark', 1280],
  ['light', 360],
])('R355 without a network a page says so in the %s look, and comes back by itself', async (theme, width) => {
  const { page } = await site.open('/creators', { theme, width });
  await page.evaluate(REGISTER);
  const context = page.context();
  const policies: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && policies.push(message.text()));

  await context.setOffline(true);
  await page.goto('/?view=gallery');
  await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor();
  const isLight = await page.evaluate(
    `getComputedStyle(document.body).backgroundColor === ${JSON.stringify(theme === 'light' ? 'oklch(0.982 0.008 300)' : 'oklch(0.16 0.022 300)')}`,
  );
  expect(isLight).toBe(true);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await keepPicture(page, `offline-${theme}-${width}`);
  // Still none: the same page again.
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor();
  expect(new URL(page.url()).search).toBe('?view=gallery');

  await context.setOffline(false);
  await page.locator('main nav, header').first().waitFor();
  expect(await page.title()).toContain('Hall of Chaos');
  expect(await page.getByText('No connection').count()).toBe(0);
  expect(policies).toEqual([]);
});

test('R442 R726 without a network what was opened last is there, the newest first, with its picture and lore', async () => {
  const [first, second] = await fillGallery(site);
  const { page, errors } = await site.open('/creators', { width: 360 });
  await page.evaluate(REGISTER);
  for (const one of [first, second, first]) {
    await page.goto(`/character/${one?.id}`);
    await page.getByRole('heading', { level: 1, name: one?.name ?? '' }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  // What is broken among it is left out.
  await page.evaluate(`localStorage['chaos.seen'] = JSON.stringify([null, 7, {}, ...JSON.parse(localStorage['chaos.seen'])])`);
  await page.context().setOffline(true);
  await page.goto('/');
  const seen = page.getByRole('listitem');
  await expect.poll(() => seen.locator('summary').allTextContents()).toEqual([first?.name, second?.name]);
  const widths = () =>
    seen.locator('img').evaluateAll<number[], { naturalWidth: number }>((all) => all.map((one) => one.naturalWidth));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
  await seen.first().locator('summary').click();
  const { description } = await site.db
    .selectFrom('meme_characters')
    .select('description')
    .where('id', '=', first?.id ?? '')
    .executeTakeFirstOrThrow();
  await seen.first().getByText(description).waitFor();
  await keepPicture(page, 'offline-seen');
  expect(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|WebSocket|status of 503/.test(error))).toEqual([]);
});

test('R355 with a network every page is the newest one: the worker keeps none, and answers nothing else', async () => {
  const { page, errors } = await site.open('/creators');
  await page.evaluate(REGISTER);
  const answer = await page.goto('/?view=gallery');
  expect(answer?.status()).toBe(200);
  expect(await page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  // Another page each time that it is asked for.
  const nonceOf = async () => /nonce-([^']*)/.exec((await page.reload())?.headers()['content-security-policy'] ?? '')?.[1];
  expect(await nonceOf()).not.toBe(await nonceOf());
  expect(await page.evaluate('caches.keys()')).toEqual([]);
  // What a screen fetches behind its first sight is not what is asked here.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  expect(await page.evaluate(`fetch('/trpc/gallery.top').then(() => 'answered', () => 'failed')`)).toBe('failed');
  expect(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(error))).toEqual([]);
});
