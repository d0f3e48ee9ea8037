/** What holds on every screen: addresses, navigation, toasts, theme, connection, headers and sizes. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { chunkOf } from './chunks.ts';
import { breakStorage, findProcess, pauseProcess } from './faults.ts';
import { galleryOf, homeOf } from './home.ts';
import { messages } from './messages.ts';
import { isTooWide, openSite, PATIENCE, readRecord, type Site, watchCalls } from './site.ts';
import { findCutOff, findSmallTargets } from './sizes.ts';

const SCREENS = ['/', '/?view=gallery', '/no/such/page'];

let site: Site;
/** What loads the code of the Hall. */
let hallChunk: string;

beforeAll(async () => {
  site = await openSite();
  hallChunk = await chunkOf('src/screens/hall.tsx');
  await site.api.finish(await site.api.generate('teapot'));
});
afterAll(() => site.close());
afterEach(() => site.closePages());

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
const toastColour = (page: Page) =>
  page.evaluate<string>(`getComputedStyle(document.querySelector('[data-toast]')).backgroundColor`);
const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');

test('R1 R23 R25 R26 R27 R28 R29 O8 Home signed out: its words, the ways that exist, those that do not, and where they lead', async () => {
  for (const width of [360, 1280]) {
    const { page } = await site.open('/', { width });
    await homeOf(page).form.waitFor();
    expect(await heading(page).textContent()).toBe(messages.home.title);
    expect(await page.getByText(messages.home.tagline, { exact: true }).isVisible()).toBe(true);
    expect(await nav(page).getByRole('link').allTextContents()).toEqual(['Generator', 'Explore', 'Creators', 'Battle']);
    for (const absent of ['Trading', 'Profile', 'Sign out']) {
      expect(await page.getByText(absent, { exact: true }).count()).toBe(0);
    }
    const badge = page.getByRole('link', { name: messages.badge.join });
    expect(await badge.isVisible()).toBe(true);
    expect(await badge.getAttribute('href')).toBe('/auth?mode=signup');

    await nav(page).getByRole('link', { name: 'Explore' }).click();
    await galleryOf(page).heading.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await homeOf(page).form.count()).toBe(0);
    await nav(page).getByRole('link', { name: 'Generator' }).click();
    await homeOf(page).form.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await galleryOf(page).heading.count()).toBe(0);

    for (const [name, path] of [
      ['Creators', '/creators'],
      ['Battle', '/battle'],
    ] as const) {
      await nav(page).getByRole('link', { name }).click();
      await page.waitForURL((url) => url.pathname === path);
    }
  }
});

test('Q6 what the first page runs before anybody does anything is within its budget', async () => {
  const { page } = await site.open('about:blank');
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/', { waitUntil: 'load' });
  await homeOf(page).form.waitFor();
  // What follows by itself was asked for by no element of the page.
  const named = await page.locator('script[src], link[rel="modulepreload"]').count();
  const bodies = await Promise.all(scripts.slice(0, named).map((response) => response.body()));
  const sizes = bodies.map((script) => gzipSync(script, { level: 9 }).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(130_000);
});

test('R10 any other path is the 404 screen, with that status, and its link leads Home', async () => {
  for (const path of ['/no/such/page', '/Creators2', '/%3Cscript%3E']) {
    expect((await fetch(site.url + path)).status).toBe(404);
  }
  const { page } = await site.open('/no/such/page');
  await heading(page).waitFor();
  expect(await heading(page).textContent()).toBe('404');
  expect(await page.getByText('Oops! Page not found', { exact: true }).isVisible()).toBe(true);
  expect(await page.title()).toContain('404');
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await homeOf(page).form.waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('R12 R13 Q4 one toast at a time, red only for errors, spoken once in a live region that was there before', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  const [polite, assertive] = ['polite', 'assertive'].map((urgency) => page.locator(`[aria-live=${urgency}]`));
  await home.form.waitFor();
  expect(await polite?.count()).toBe(1);
  expect(await assertive?.count()).toBe(1);

  await using storage = await breakStorage(site.folder);
  await home.button.click();
  const error = home.toast.and(page.locator('[data-toast=destructive]'));
  await error.waitFor(PATIENCE);
  const errorColour = await toastColour(page);
  await error.hover();
  await storage.repair();
  await home.stage.getByRole('button', { name: 'Try Again' }).click();
  const success = home.toast.and(page.locator('[data-toast=success]'));
  await success.waitFor(PATIENCE);
  expect(await error.count()).toBe(0);
  expect(await toastColour(page)).not.toBe(errorColour);

  const { mostToasts, spoken } = await readRecord(page);
  expect(mostToasts).toBe(1);
  const name = await home.result.getByRole('heading').textContent();
  expect(spoken.filter((line) => line.includes('Bruh'))).toEqual([
    'assertive: Bruh, something went wrong. Failed to generate your character. Try again!',
  ]);
  expect(spoken.filter((line) => line.includes('Character Generated!'))).toEqual([
    `polite: Character Generated! ${name} was saved to the gallery.`,
  ]);

  await success.getByRole('button', { name: messages.toast.close }).click();
  await success.waitFor({ state: 'detached' });
});

test('the theme follows the system until it is switched, is kept, and is right before any program file has arrived', async () => {
  for (const system of ['light', 'dark'] as const) {
    const chosen = system === 'light' ? 'dark' : 'light';
    const { page } = await site.open('/', { theme: system });
    await homeOf(page).form.waitFor();
    expect(await themeOf(page)).toBe(system);
    await page.getByRole('button', { name: chosen === 'dark' ? messages.nav.toDark : messages.nav.toLight }).click();
    expect(await themeOf(page)).toBe(chosen);
    await page.reload();
    expect(await themeOf(page)).toBe(chosen);

    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.reload();
    expect(await themeOf(page)).toBe(chosen);
    expect((await redOfPage(page)) > 128).toBe(chosen === 'light');
  }
});

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

  using worker = await pauseProcess(site.folder, 'worker');
  await home.button.click();
  await home.stage.getByText('Position 1 in the queue').waitFor(PATIENCE);
  await page.context().setOffline(true);
  await banner.waitFor();
  worker.resume();
  await page.context().setOffline(false);
  await home.result.waitFor(PATIENCE);
  expect(calls).toHaveLength(1);
});

test('Q15 a file that a new deployment took away is fetched by one automatic reload', async () => {
  const { page } = await site.open('/');
  await homeOf(page).form.waitFor();
  await page.route(`**${hallChunk}`, (route) => route.fulfill({ status: 404 }), { times: 1 });
  const reloaded = page.waitForEvent('domcontentloaded');
  await nav(page).getByRole('link', { name: 'Explore' }).click();
  await reloaded;
  await nav(page).getByRole('link', { name: 'Explore' }).click();
  await galleryOf(page).heading.waitFor();
});

test('Q14 Q15 a screen that cannot be shown has its own error box; the navigation works, and so does the retry', async () => {
  const { page } = await site.open('/');
  await homeOf(page).form.waitFor();
  await page.route(`**${hallChunk}`, (route) => route.fulfill({ status: 404 }));
  const reloaded = page.waitForEvent('domcontentloaded');
  await nav(page).getByRole('link', { name: 'Explore' }).click();
  await reloaded;
  await nav(page).getByRole('link', { name: 'Explore' }).click();
  const box = page.getByRole('heading', { name: messages.routeError.title });
  await box.waitFor();
  await nav(page).getByRole('link', { name: 'Generator' }).click();
  await homeOf(page).form.waitFor();
  await nav(page).getByRole('link', { name: 'Explore' }).click();
  await box.waitFor();
  await page.unroute(`**${hallChunk}`);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await galleryOf(page).heading.waitFor();
});

test('Q14 Q15 a server that is away for a moment takes nobody their open page', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  await home.form.waitFor();
  await home.field('mainTheme').fill('otter');
  await page.waitForLoadState('networkidle');
  process.kill(await findProcess(site.folder, 'server'), 'SIGKILL');
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(hallChunk));
  await nav(page).getByRole('link', { name: 'Explore' }).click();
  await lost;
  await expect
    .poll(
      () =>
        fetch(site.url).then(
          ({ status }) => status,
          () => 0,
        ),
      PATIENCE,
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
    expect(html).not.toMatch(/<style\b| on[a-z]+="| style="/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  }
  expect(nonces.size).toBe(SCREENS.length);
  expect(nonces).not.toContain('');
});

test('no screen logs an error or breaks the policy, and a foreign script would', async () => {
  for (const path of SCREENS) {
    const { page, errors } = await site.open(path);
    await heading(page).waitFor();
    await page.waitForLoadState('networkidle');
    // The browser itself notes the status of the not-found page.
    expect(errors.filter((error) => !error.includes('status of 404'))).toEqual([]);
  }
  const { page, errors } = await site.open('/');
  await page.evaluate(`{
    const script = document.createElement('script');
    try { script.textContent = 'window.isForeign = true'; document.head.append(script); } catch {}
  }`);
  await expect.poll(() => errors.join(), PATIENCE).toMatch(/TrustedScript|Content Security Policy/);
  expect(await page.evaluate('window.isForeign')).toBeUndefined();
});

/** Leads one page through every screen and state, and looks at each. */
async function visitAll(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  const home = homeOf(page);
  await home.form.waitFor();
  await home.field('hiddenMessage').fill('psst');
  await look('form');
  {
    using _worker = await pauseProcess(site.folder, 'worker');
    await home.button.click();
    await home.stage.getByText('Position 1 in the queue').waitFor(PATIENCE);
    await look('waiting');
  }
  await home.result.waitFor(PATIENCE);
  await home.toast.waitFor();
  await look('result');
  await page.getByRole('button', { name: messages.result.viewGallery }).click();
  await galleryOf(page).cards.first().waitFor();
  await look('gallery');
  await page.goto('/no/such/page');
  await heading(page).waitFor();
  await look('not found');
}

test('Q2 nothing scrolls sideways at 320 px, on any screen', async () => {
  const { page } = await site.open('/', { width: 320 });
  const seen: Record<string, boolean> = {};
  await visitAll(page, async (screen) => {
    seen[screen] = await isTooWide(page);
  });
  expect(seen).toEqual({ form: false, waiting: false, result: false, gallery: false, 'not found': false });
});

test('Q2 at twice the text size nothing scrolls sideways, and no button or label is cut off', async () => {
  for (const path of SCREENS) {
    const { page } = await site.open(path);
    await heading(page).waitFor();
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    expect(await isTooWide(page), path).toBe(false);
    expect(await findCutOff(page), path).toEqual([]);
  }
});

test('Q20 primary actions are at least 44 px in both directions, and everything else 24', async () => {
  const { page } = await site.open('/', { width: 360 });
  const home = homeOf(page);
  const primary = [
    home.button,
    home.form.getByRole('textbox'),
    nav(page).getByRole('link'),
    page.getByRole('button', { name: /theme$/ }),
    page.locator('.btn'),
    page.getByRole('combobox'),
    page.getByRole('button', { name: messages.toast.close }),
  ];
  const sizes = new Map<string, number>();
  await visitAll(page, async (screen) => {
    for (const [index, locator] of primary.entries()) {
      for (const one of await locator.filter({ visible: true }).all()) {
        const box = await one.boundingBox();
        sizes.set(`${screen}, primary ${index}: ${await one.textContent()}`, Math.min(box?.width ?? 0, box?.height ?? 0));
      }
    }
    expect(await findSmallTargets(page), screen).toEqual([]);
  });
  expect(sizes.size).toBeGreaterThan(20);
  expect([...sizes].filter(([, size]) => size < 43.9)).toEqual([]);
});
