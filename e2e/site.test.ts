/** What holds on every screen: addresses, what is kept, the connection, files that are missing, and headers. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { FIRST_PAGE_BUDGET_BYTES } from '../scripts/lib/first-page-budget.ts';
import { chunkOf } from './chunks.ts';
import { breakGallery, findProcess, pauseProcess } from './faults.ts';
import { galleryOf, homeOf } from './home.ts';
import { newMember, openAs } from './members.ts';
import { messages } from './messages.ts';
import { countLoads, isTakenOver, readRecord, watchCalls } from './site.ts';
import { useSite } from './use-site.ts';

const SCREENS = ['/', '/?view=gallery', '/no/such/page'];

const site = await useSite();
/** What loads the code of the Hall. */
const galleryChunk = await chunkOf('src/screens/gallery.tsx');

const nav = (page: Page) => page.getByRole('navigation', { name: messages.nav.label });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** How much red the page's background has, 0 to 255, whatever colour space the style names. */
const redOfPage = (page: Page) =>
  page.evaluate<number>(`(() => {
    const context = document.createElement('canvas').getContext('2d');
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data[0];
  })()`);
const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');

test('Q6 what the first page runs before anybody does anything is within its budget', async () => {
  const html = await (await fetch(site.url)).text();
  // Named by the HTML, in a tag or in what starts the script: what the page adds later, nobody waits for.
  const named = [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address = '']) => address))];
  const bodies = await Promise.all(
    named.map(async (address) => Buffer.from(await (await fetch(site.url + address)).arrayBuffer())),
  );
  const sizes = bodies.map((script) => gzipSync(script, { level: 9 }).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FIRST_PAGE_BUDGET_BYTES);
});

test('R1 R10 Home answers, and any other path with the 404 screen and that status; its link leads Home', async () => {
  expect((await fetch(site.url)).status).toBe(200);
  for (const path of ['/no/such/page', '/Creators2', '/%3Cscript%3E']) {
    expect((await fetch(site.url + path)).status).toBe(404);
  }
  const { page } = await site.open('/no/such/page');
  await heading(page).getByText('404', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await homeOf(page).form.waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('R377 the theme follows the system until it is switched; theme and keys are kept, the theme before any program file has arrived', async () => {
  for (const system of ['light', 'dark'] as const) {
    const chosen = system === 'light' ? 'dark' : 'light';
    const { page } = await site.open('/', { theme: system });
    await homeOf(page).form.waitFor();
    expect(await themeOf(page)).toBe(system);
    const buttonTo = (theme: 'light' | 'dark') => page.getByRole('button', { name: messages.nav.theme[theme] });
    for (const changed of [chosen, system] as const) {
      await page.emulateMedia({ colorScheme: changed });
      await expect.poll(() => themeOf(page)).toBe(changed);
      await buttonTo(changed === 'light' ? 'dark' : 'light').waitFor();
    }
    await buttonTo(chosen).click();
    expect(await themeOf(page)).toBe(chosen);
    if (system === 'light') await switchKeysOff(page);

    // They are under way for ever: without one that failed, the page would reload.
    await page.route(/\/assets\/.*\.js$/, () => {});
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await themeOf(page)).toBe(chosen);
    expect((await redOfPage(page)) > 128).toBe(chosen === 'light');
  }
});

/** Turns the single keys off, and sees that they stay so after a reload. */
async function switchKeysOff(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: messages.keys.title });
  // The keys come when the page is at rest.
  const openByKeys = () =>
    expect
      .poll(async () => {
        await page.keyboard.press('Control+/');
        return dialog.count();
      })
      .toBe(1);
  const areOn = dialog.getByRole('switch', { name: messages.keys.on });
  await openByKeys();
  await areOn.click();
  await page.reload();
  await openByKeys();
  expect(await areOn.getAttribute('aria-checked')).toBe('false');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  expect(await dialog.count()).toBe(0);
}

test('Q11 offline: a banner, a button that says why it is off and sends nothing, and all goes on afterwards', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  const calls = watchCalls(page, 'characters.generate');
  const banner = page.getByText("You're offline. Showing what we have.", { exact: true });
  await home.field('mainTheme').fill('otter');
  await page.context().setOffline(true);
  await banner.waitFor();
  expect(await home.button.getAttribute('aria-disabled')).toBe('true');
  expect(await home.form.getByText(messages.form.offline).isVisible()).toBe(true);
  await home.button.dispatchEvent('click');
  await home.field('mainTheme').press('Enter');

  await page.context().setOffline(false);
  await banner.waitFor({ state: 'detached' });
  expect(calls).toHaveLength(0);
  expect(await home.field('mainTheme').inputValue()).toBe('otter');
  // The page hears of the network before the browser lets its calls through.
  await expect
    .poll(() =>
      page.evaluate(() =>
        fetch('/livez').then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    .toBe(true);

  using worker = await pauseProcess(site.folder, 'worker');
  await home.button.click();
  await home.resultArea.getByText('Position 1 in the queue').waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await banner.waitFor();
  worker.resume();
  await page.context().setOffline(false);
  await home.result.waitFor();
  // However often it was sent, it is one wish.
  expect(new Set(calls.map((call) => /"requestId":"([^"]+)"/.exec(call.postData() ?? '')?.[1])).size).toBe(1);
});

test('Q14 Q15 a file that a new deployment took away costs one reload; after that the screen has its own box, and the rest works', async () => {
  const { page } = await site.open('/');
  const explore = nav(page).getByRole('link', { name: 'Explore' });
  await isTakenOver(page);
  // To this document it is gone, however often the browser asks: a preload that failed is asked for again.
  let isGone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.route(`**${galleryChunk}`, (route) => (isGone ? route.fulfill({ status: 404 }) : route.fallback()));
  const reloaded = page.waitForEvent('domcontentloaded');
  await explore.click();
  await reloaded;
  await isTakenOver(page);
  await explore.click();
  await galleryOf(page).heading.waitFor();

  // It is taken away once more before a minute has gone by.
  await page.route(`**${galleryChunk}`, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await isTakenOver(page);
  await explore.click();
  const box = page.getByRole('heading', { name: messages.routeError.title });
  await box.waitFor();
  // Told when the server has answered that it is there.
  await page.getByText(messages.stale.text).waitFor();
  await nav(page).getByRole('link', { name: 'Generator' }).click();
  await homeOf(page).form.waitFor();
  await explore.click();
  await box.waitFor();
  await page.unroute(`**${galleryChunk}`);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await galleryOf(page).heading.waitFor();
});

test('Q11 Q14 R712 offline a screen that was never opened has its own box: nothing typed is lost, and it opens by itself when the network is there', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  await isTakenOver(page);
  await home.field('mainTheme').fill('a moth in a hat');
  const loads = countLoads(page);
  await page.context().setOffline(true);
  await nav(page).getByRole('link', { name: 'Battle' }).click();
  await page.getByText(messages.routeError.offline).waitFor();
  await nav(page).getByRole('link', { name: 'Generator' }).click();
  expect(await home.field('mainTheme').inputValue()).toBe('a moth in a hat');
  expect(loads()).toBe(0);
  await nav(page).getByRole('link', { name: 'Battle' }).click();
  await heading(page).filter({ hasText: messages.routeError.offlineTitle }).waitFor();
  await page.context().setOffline(false);
  await heading(page).filter({ hasText: messages.battle.title }).waitFor();
  expect(loads()).toBe(1);
});

test('Q14 keys that cannot be fetched are missing, and nothing else is', async () => {
  const file = await chunkOf('src/features/shortcuts/shortcuts.tsx');
  const { page } = await site.open('about:blank');
  const loads = countLoads(page);
  await page.route(`**${file}`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(file));
  await page.goto('/');
  await failed;
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await homeOf(page).form.waitFor();
  expect(await nav(page).count()).toBeGreaterThan(0);
  expect(loads()).toBe(1);
});

test('Q14 Q16 toasts and the ways of members that cannot be fetched are missing, and what failed is said on the page all the same', async () => {
  const files = await Promise.all(['src/ui/toast/toast-card.tsx', 'src/app/member-nav.tsx'].map(chunkOf));
  const { page } = await openAs(site, await newMember(site), 'about:blank');
  const loads = countLoads(page);
  for (const file of files) await page.route(`**${file}`, (route) => route.abort());
  const failed = files.map((file) => page.waitForEvent('requestfailed', (request) => request.url().endsWith(file)));
  await using _fault = await breakGallery(site.db);
  await page.goto('/?view=gallery');
  await Promise.all(failed);
  await galleryOf(page).failure.waitFor();
  await expect.poll(async () => (await readRecord(page)).spoken.join()).toContain(messages.toast.galleryFailed.title);
  expect(await page.locator('[data-toast]').count()).toBe(0);
  await nav(page).getByRole('link', { name: 'Generator' }).click();
  await homeOf(page).form.waitFor();
  expect(loads()).toBe(1);
});

test('Q14 Q15 a server that is away for a moment takes nobody their open page', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  await home.form.waitFor();
  await home.field('mainTheme').fill('otter');
  await page.waitForLoadState('networkidle');
  process.kill(await findProcess(site.folder, 'server'), 'SIGKILL');
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(galleryChunk));
  await nav(page).getByRole('link', { name: 'Explore' }).click();
  await lost;
  await expect
    .poll(() =>
      fetch(site.url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  await nav(page).getByRole('link', { name: 'Generator' }).click();
  await home.form.waitFor();
  expect(await home.field('mainTheme').inputValue()).toBe('otter');
});

test('pages carry a policy without unsafe parts and a nonce of their own, and their scripts keep it', async () => {
  const nonces = new Set<string>();
  for (const path of SCREENS) {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    nonces.add(nonce);
    expect(html).not.toContain('__CSP_NONCE__');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    // Data is read, and never run: it needs no nonce, and gets none.
    const scripts = (html.match(/<script\b[^>]*>/g) ?? []).filter((script) => !script.includes(' type="application/json"'));
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(script.includes(' src="/') || script.includes(` nonce="${nonce}"`)).toBe(true);
    for (const style of html.match(/<style\b[^>]*>/g) ?? []) expect(style).toBe(`<style nonce="${nonce}">`);
    expect(html).not.toMatch(/ on[a-z]+="| style="/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  }
  expect(nonces.size).toBe(SCREENS.length);
  expect(nonces).not.toContain('');
});

test('no screen logs an error or breaks the policy, and a foreign script would', async () => {
  const { page, errors } = await site.open('/no/such/page');
  for (const path of ['/no/such/page', '/?view=gallery', '/']) {
    await page.goto(path);
    await heading(page).waitFor();
    await page.waitForLoadState('networkidle');
  }
  // The browser itself notes the status of the not-found page.
  expect(errors.filter((error) => !error.includes('status of 404'))).toEqual([]);
  await page.evaluate(`{
    const script = document.createElement('script');
    try { script.textContent = 'window.isForeign = true'; document.head.append(script); } catch {}
  }`);
  await expect.poll(() => errors.join()).toMatch(/TrustedScript|Content Security Policy/);
  expect(await page.evaluate('window.isForeign')).toBeUndefined();
});

test('R694 in colours of the reader’s own buttons have an edge and what is chosen is filled; more contrast leaves nothing faint', async () => {
  const { page } = await site.open('/creators');
  const styleOf = (selector: string, property: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).getPropertyValue('${property}')`);
  await page.emulateMedia({ forcedColors: 'active' });
  const fillOfTab = (isChosen: boolean) => styleOf(`.tab[aria-selected="${isChosen}"]`, 'background-color');
  expect(await fillOfTab(true)).not.toBe(await fillOfTab(false));
  await page.goto('/');
  expect(await styleOf('.btn-go', 'border-top-width')).toBe('2px');
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  expect(await styleOf('.text-muted', 'color')).toBe(await styleOf('main', 'color'));
});
