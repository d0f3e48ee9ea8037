/** The first screens before their script has come, or where none ever comes. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { WITHOUT_SCRIPT } from '../client/src/app/messages.ts';
import { secretMessages as TEXTS } from '../client/src/features/characters/secret-messages.ts';
import { saveMessages } from '../client/src/features/collections/save-messages.ts';
import { commentMessages } from '../client/src/features/comments/messages.ts';
import { shareMessages } from '../client/src/ui/share/messages.ts';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { fillGallery } from './gallery-data.ts';
import { galleryOf, homeOf } from './home.ts';
import { newMember, openAs } from './members.ts';
import { messages } from './messages.ts';
import { forgetPages } from './site.ts';
import { useSite } from './use-site.ts';

const GALLERY = '/?view=gallery';

const site = await useSite();
const ranked = await fillGallery(site);
const [best] = ranked;

async function openWithoutScript(width = 360): Promise<Page> {
  const context = await site.browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    viewport: { width, height: 780 },
  });
  onTestFinished(() => context.close());
  return context.newPage();
}

test('R350 without any script Home has its form, the Hall its cards, and a character its name, lore and picture', async () => {
  const page = await openWithoutScript();
  await page.goto('/');
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  const { form } = homeOf(page);
  expect(await form.getByRole('textbox').count()).toBe(5);
  expect(await form.getByRole('button', { name: messages.form.generate }).isVisible()).toBe(true);

  await page.goto(GALLERY);
  const card = page.getByRole('article', { name: best?.name ?? '' });
  expect(await card.locator('img').getAttribute('src')).toContain(best?.id);
  await card.getByRole('link').first().click();
  await page.waitForURL(`**/character/${best?.id}`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(best?.name);
  const { description } = await site.db
    .selectFrom('meme_characters')
    .select('description')
    .where('id', '=', best?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(await page.getByRole('paragraph').filter({ hasText: description }).last().isVisible()).toBe(true);
  expect(await page.locator('main img').first().getAttribute('src')).toContain(best?.id);
});

/** What looks as if it did something, and is neither a link, nor sends a form, nor opens by the browser alone. */
const DEAD = `[...document.querySelectorAll('button, input, select, textarea, [role=switch]')]
  .filter((one) => one.checkVisibility() && !one.closest('form[method=post]') && !one.hasAttribute('popovertarget'))
  .map((one) => one.outerHTML)`;

test('R441 without any script nothing is shown that would only work with one, a sentence says so, and the system chooses the theme', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openWithoutScript();
    await page.emulateMedia({ colorScheme });
    const backgrounds = new Set<string>();
    for (const at of ['/', GALLERY, '/creators', '/battle', `/character/${best?.id}`]) {
      await page.goto(at);
      expect(await page.evaluate(DEAD), at).toEqual([]);
      expect(await page.getByText(WITHOUT_SCRIPT).isVisible()).toBe(true);
      backgrounds.add(await page.evaluate<string>('getComputedStyle(document.body).backgroundColor'));
    }
    expect([...backgrounds]).toEqual([colorScheme === 'light' ? 'oklch(0.982 0.008 300)' : 'oklch(0.16 0.022 300)']);
  }
});

test.each([
  [360, 1],
  [360, 2],
  [360, 3],
  [1280, 1],
  [1280, 2],
  [1280, 3],
])(
  'R438 at %i px and %i dots to each, every picture that a page names ahead of need is named once, and shown',
  async (width, deviceScaleFactor) => {
    const context = await site.browser.newContext({ baseURL: site.url, viewport: { width, height: 860 }, deviceScaleFactor });
    onTestFinished(() => context.close());
    for (const [at, count] of [
      ['/', 0],
      [GALLERY, 1],
      ['/creators', 0],
      ['/battle', 1],
      [`/character/${best?.id}`, 0],
    ] as const) {
      const html = await (await fetch(site.url + at)).text();
      expect(html.match(/<link rel="preload" as="image"/g) ?? [], at).toHaveLength(count);
      const page = await context.newPage();
      await page.goto(at, { waitUntil: 'load' });
      const unused = await page.evaluate(`(() => {
      const shown = new Set([...document.images].map((image) => image.currentSrc));
      const early = performance.getEntriesByType('resource').filter((one) => one.initiatorType === 'link' && /\\/media\\//.test(one.name));
      return early.map((one) => one.name).filter((name) => !shown.has(name));
    })()`);
      expect(unused, at).toEqual([]);
    }
  },
);

test('R350 trust 1: what somebody wrote is text in the markup, and private and taken down ones are not in it', async () => {
  const name = '</h1><script>alert(1)</script><img src=x onerror=alert(2)>"&__CSP_NONCE__';
  const id = await insertCharacter(site.db, { name, score: 9_999, ageHours: 2 });
  const hidden = await insertCharacter(site.db, { name: 'Canarino Segretissimo', score: 9_998, isPublic: false });
  const page = await openWithoutScript();
  for (const at of [GALLERY, `/character/${id}`])
    await expect
      .poll(async () => {
        const response = await page.goto(at);
        expect(await response?.text()).not.toContain('Segretissimo');
        return page.getByRole('heading', { name }).count();
      })
      .toBe(1);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect((await page.goto(`/character/${hidden}`))?.status()).toBe(404);
  await site.db.updateTable('meme_characters').set({ is_active: false }).where('id', '=', id).execute();
  await forgetPages(site.db);
});

/** @returns lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const mayRun = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await mayRun.promise;
    // The page that asked may be gone by then.
    await route.continue().catch(() => {});
  });
  return mayRun.resolve;
}

/** Words that are in sight, without a count that may come later, and their boxes: left, top, width and height. */
type Place = [words: string, ...box: number[]];
const PLACES = `[...document.querySelectorAll('h1, h2, label, input, .page-width button, .page-width a')]
  .filter((element) => element.checkVisibility() && element.getBoundingClientRect().top < innerHeight)
  .map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.textContent.replace(/ \\d*$/, '') || element.id, ...[x, y, width, height].map(Math.round)];
  })`;

/** What stands elsewhere by more than a pixel, which is how two that are equal may be rounded, and where its words are now. */
function findMoved(before: Place[], after: Place[]): string[] {
  const stays = ([words, ...box]: Place) =>
    after.some(([other, ...now]) => other === words && box.every((at, side) => Math.abs(at - (now[side] ?? 0)) <= 1));
  return before
    .filter((place) => !stays(place))
    .map((place) => `${place} -> ${after.filter(([words]) => words === place[0]).join(' or ') || 'nowhere'}`);
}

test.each([360, 1280])('R350 when the script takes over at %i px nothing moves, and what was typed stays', async (width) => {
  for (const at of ['/', GALLERY, '/creators', '/battle', `/character/${best?.id}`]) {
    const { page, errors } = await site.open('about:blank', { width });
    const mayRun = await holdScripts(page);
    // Words are as wide as their letters, which come when they come: first-page.test.ts looks at that. Here they never do.
    await page.route('**/*.woff2', () => {});
    await page.goto(at, { waitUntil: 'commit' });
    const root = page.locator('#root');
    // All of the markup, though scripts that wait for it are held.
    await expect.poll(() => page.evaluate('document.readyState')).not.toBe('loading');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const before = await page.evaluate<Place[]>(PLACES);
    const field = page.getByRole('textbox', { name: 'Main theme' });
    if (at === '/') {
      await field.pressSequentially('crocodile');
      await field.press('ArrowLeft');
    }
    mayRun();
    await expect.poll(() => root.getAttribute('data-prerendered')).toBeNull();
    // What the page asks for moves nothing either.
    if (at.startsWith('/character/')) await page.getByText(commentMessages.empty).waitFor();
    if (at === GALLERY) await page.locator('button.filter-button').waitFor();
    expect(findMoved(before, await page.evaluate<Place[]>(PLACES))).toEqual([]);
    if (at === '/') {
      await page.keyboard.type('s');
      expect(await field.inputValue()).toBe('crocodilse');
    }
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

test('R350 who made something before has a link more by then, and types on in the same field', async () => {
  const { page, errors } = await site.open('about:blank', { width: 1280 });
  const claim = { ticketId: randomUUID(), secret: 'x', characterId: best?.id };
  await page.addInitScript(`localStorage.setItem('chaos.claims', '${JSON.stringify([claim])}')`);
  const mayRun = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const { field } = homeOf(page);
  await field('mainTheme').pressSequentially('croc');
  mayRun();
  await page.getByRole('navigation').getByRole('link', { name: 'Yours' }).first().waitFor();
  await page.keyboard.type('odile');
  expect(await field('mainTheme').inputValue()).toBe('crocodile');
  expect(errors).toEqual([]);
});

test('R351 without any script the form makes a character, and what cannot be made comes back with what was typed', async () => {
  const page = await openWithoutScript();
  await page.goto('/');
  const { button, field } = homeOf(page);
  await field('style').fill('vaporwave');
  await field('mainTheme').fill('x'.repeat(201));
  await button.click();
  expect(await page.getByRole('alert').textContent()).toContain('Main theme is too long');
  expect(await field('style').inputValue()).toBe('vaporwave');
  await field('mainTheme').fill('crocodile');
  await button.click();
  // The page looks again by itself, until it leads there.
  await page.waitForURL('**/character/*');
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

test('R351 a wish that was sent before the script came is waited for by the script, as if it had been sent by it', async () => {
  const { page, errors } = await site.open('about:blank', { width: 360 });
  const mayRun = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const { button, field, resultArea } = homeOf(page);
  const asked = followAddresses(page);
  await field('mainTheme').fill('flamingo');
  await field('hiddenMessage').fill('psst');
  await button.click({ noWaitAfter: true });
  await page.waitForURL('**/ticket/*', { waitUntil: 'commit' });
  mayRun();
  await page.waitForURL((url) => url.pathname === '/');
  await resultArea
    .getByText(/on its way|is ready/)
    .first()
    .waitFor();
  await expect.poll(() => page.evaluate('localStorage.getItem("chaos.claims")')).toContain('ticketId');
  expect(asked.filter((address) => /psst|flamingo/.test(address))).toEqual([]);
  expect(errors).toEqual([]);
});

test('R604 a wish that is on its way keeps its form, and sent again it makes one character', async () => {
  const { page, errors } = await site.open('about:blank', { width: 360 });
  const mayRun = await holdScripts(page);
  const posts: string[] = [];
  // The server has it, and its answer is lost.
  await page.route('**/', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts.push((await route.fetch({ maxRedirects: 0 })).headers().location ?? '');
    await route.fulfill({ status: 204 });
  });
  const asked = followAddresses(page);
  await page.goto('/', { waitUntil: 'commit' });
  const { button, field } = homeOf(page);
  await field('mainTheme').fill('flamingo');
  await button.click();
  await expect.poll(() => posts.length).toBe(1);
  const drawn = page.waitForRequest(/gallery\.top/);
  mayRun();
  await drawn;
  await button.click();
  await expect.poll(() => posts.length).toBe(2);
  expect(new Set(posts).size).toBe(1);
  expect(posts[0]).toMatch(/ticket/);
  expect(asked.filter((address) => address.includes('characters.generate'))).toEqual([]);
  // As if a step back showed it again: a Chromium that is driven keeps no page for that.
  await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
  await page.locator('#root[data-prerendered]').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

/** What the addresses say that a page asks for. */
function followAddresses(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${decodeURIComponent(request.url())}`));
  return asked;
}

test("R351 a member's wish waits for the script, and stands in no address", async () => {
  const member = await newMember(site, 'early');
  const { page, errors } = await openAs(site, member, '/auth');
  const mayRun = await holdScripts(page);
  const asked = followAddresses(page);
  await page.goto('/', { waitUntil: 'commit' });
  const { button, field, resultArea } = homeOf(page);
  await field('mainTheme').fill('flamingo');
  await field('hiddenMessage').fill('psst');
  await field('hiddenMessage').press('Enter');
  expect(await button.isDisabled()).toBe(true);
  expect(await field('hiddenMessage').inputValue()).toBe('psst');
  mayRun();
  await resultArea
    .getByText(/on its way|is ready/)
    .first()
    .waitFor();
  expect(asked.filter((address) => /psst|flamingo/.test(address) || address === `POST ${site.url}/`)).toEqual([]);
  expect(errors).toEqual([]);
});

test('R350 R357 a guess before the script comes waits for it', async () => {
  const id = await insertCharacter(site.db, { name: 'Segretino' });
  await site.db.updateTable('meme_characters').set({ secret_message: 'Touch grass!' }).where('id', '=', id).execute();
  const { page, errors } = await site.open('about:blank');
  const mayRun = await holdScripts(page);
  const asked = followAddresses(page);
  await page.goto(`/character/${id}`, { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: TEXTS.field });
  await field.fill('touch glass');
  await field.press('Enter');
  const comment = page.getByRole('textbox', { name: commentMessages.label });
  await comment.fill('How odd');
  expect(await field.inputValue()).toBe('touch glass');
  mayRun();
  await page.getByRole('alert').getByText(TEXTS.wrong('touch glass')).waitFor();
  expect(await comment.inputValue()).toBe('How odd');
  expect(asked.filter((address) => address.includes('touch') || address.endsWith('?'))).toEqual([]);
  expect(page.url()).toBe(`${site.url}/character/${id}`);
  expect(errors).toEqual([]);
});

test('R350 a filter of the Hall that is chosen before the script comes holds', async () => {
  const { page, errors } = await site.open('about:blank');
  const mayRun = await holdScripts(page);
  await page.goto(GALLERY, { waitUntil: 'commit' });
  await galleryOf(page).filter.selectOption('day');
  mayRun();
  await page.waitForURL((url) => url.search === '?view=gallery&filter=day');
  await expect.poll(() => galleryOf(page).filter.inputValue()).toBe('day');
  expect(errors).toEqual([]);
});

test('R595 R619 what was pressed before the script comes is pressed then, and a menu that was open stays open', async () => {
  const id = await insertCharacter(site.db, { name: 'Prestino' });
  const { page, errors } = await openAs(site, await newMember(site, 'quick'), 'about:blank');
  const mayRun = await holdScripts(page);
  await page.goto(`/character/${id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: shareMessages.action, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Like, / }).click();
  await page.getByRole('button', { name: messages.report.menu.character }).click();
  mayRun();
  await page.locator('#root[data-prerendered]').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: messages.report.action, exact: true }).click();
  await page.getByRole('dialog', { name: messages.report.title.character }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Like, 1 / })
    .and(page.locator('[aria-pressed=true]'))
    .waitFor();
  expect(errors).toEqual([]);
});

test('R619 of what opens a dialog the last one that was pressed before the script comes counts', async () => {
  const { page, errors } = await openAs(site, await newMember(site, 'keen'), 'about:blank');
  const mayRun = await holdScripts(page);
  await page.goto(GALLERY, { waitUntil: 'commit' });
  const [first, last] = ranked.slice(0, 2).map(({ name }) => page.getByRole('button', { name: saveMessages.saveOf(name) }));
  await last?.click();
  await first?.click();
  await last?.click();
  mayRun();
  await page.getByRole('dialog').waitFor();
  await page.locator('#root[data-prerendered]').waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(errors).toEqual([]);
});
