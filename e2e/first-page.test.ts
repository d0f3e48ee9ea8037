/** What a page holds before its script runs, in a real browser: nothing is asked for twice, and nothing that came moves anything. */
import type { Page, Response } from 'playwright';
import { expect, test } from 'vitest';
import { SCRIPT_IS_LATE } from '../client/src/app/messages.ts';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { connectApi } from './api.ts';
import { chunkOf } from './chunks.ts';
import { cardOf } from './dialog.ts';
import { fillGallery } from './gallery-data.ts';
import { galleryOf, homeOf } from './home.ts';
import { newMember, openAs } from './members.ts';
import { messages } from './messages.ts';
import { countLoads, forgetPages, isTakenOver, watchCalls } from './site.ts';
import { useSite } from './use-site.ts';

const GALLERY = '/?view=gallery';
const BLOCK = '#inlined';
/** Where each block begins and how high it is, in whole pixels, as far as the first window goes. */
const BLOCKS = `[...document.querySelectorAll('main :is(h1, h2, h3, p, form, article)')]
  .map((block) => [block.tagName, block.getBoundingClientRect()])
  .filter(([, { top, width }]) => top < innerHeight && width > 1)
  .map(([name, { top, height }]) => name + ' ' + Math.round(top) + ' ' + Math.round(height))`;
const HAS_LETTERS = `[...document.fonts].some(({ family, status }) => family.includes('Bricolage') && status === 'loaded')`;
const TWO_FRAMES = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

const site = await useSite();
const ranked = await fillGallery(site);
const ada = await newMember(site, 'ada_first');
/** Whom no test signs out. */
const bea = await newMember(site, 'bea_first');

const namesOf = (page: Page) => galleryOf(page).cards.getByRole('heading').allTextContents();

async function waitForCards(page: Page, count: number): Promise<void> {
  await expect.poll(() => galleryOf(page).cards.count()).toBe(count);
}

/**
 * Goes to a page whose HTML holds the cards. A server that is too slow to read them sends it without: then it is asked again.
 * @param seen emptied before each try.
 */
async function goWithCards(go: () => Promise<Response | null>, ...seen: unknown[][]): Promise<void> {
  for (;;) {
    for (const list of seen) list.length = 0;
    const response = await go();
    if ((await response?.text())?.includes(`id="${BLOCK.slice(1)}"`)) return;
  }
}

test('Q7 the first look at the Hall asks for no page of it: the cards came with the HTML', async () => {
  const { page, errors } = await site.open('about:blank');
  const calls = watchCalls(page, 'gallery.top');
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/media/')) pictures.push(request.url());
  });
  const top = ranked.slice(0, 20).map(({ name }) => name);
  await goWithCards(() => page.goto(GALLERY, { waitUntil: 'load' }), calls, pictures);
  await waitForCards(page, 20);
  expect(await namesOf(page)).toEqual(top);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  expect(await page.locator(BLOCK).count()).toBe(0);
  // Named in the head in another way than on the card, the first would come in two sizes.
  const folders = pictures.map((url) => url.slice(0, url.lastIndexOf('/')));
  expect(folders).toHaveLength(new Set(folders).size);

  await galleryOf(page).more.click();
  await waitForCards(page, 40);
  expect(calls).toHaveLength(1);
  for (const go of [() => page.goto(`${GALLERY}&filter=day`), () => page.reload()]) {
    await goWithCards(go, calls);
    await waitForCards(page, 3);
    expect(calls).toEqual([]);
  }
  await galleryOf(page).filter.selectOption('all_time');
  await waitForCards(page, 20);
  expect(calls).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('Q7 R59 visitors and members see their own reactions on it, which it does not hold', async () => {
  const [first, second] = ranked;
  const api = connectApi(site.url, ada.session.accessToken);
  await api.client.reactions.toggle.mutate({ characterId: first?.id ?? '', reactionType: 'dislike' });
  await site.api.client.reactions.toggle.mutate({ characterId: second?.id ?? '', reactionType: 'like' });
  await api.close();
  for (const { opened, mine, rank, asks } of [
    { opened: await openAs(site, ada, 'about:blank'), mine: 'dislike', rank: 1, asks: 1 },
    { opened: await site.open('about:blank'), mine: 'like', rank: 2, asks: 0 },
  ] as const) {
    const { page } = opened;
    const calls = watchCalls(page, 'gallery.top');
    await goWithCards(() => page.goto(GALLERY), calls);
    const button = cardOf(page, rank)[mine];
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    // Somebody may be left out for a member, behind what stands there already.
    expect(calls.length).toBeLessThanOrEqual(asks);
    const pressed = page.getByRole('listitem').locator('[aria-pressed=true]');
    expect(await pressed.count()).toBe(1);
  }
});

test('Q7 O6 R350 going back shows nothing of what was hidden meanwhile, neither as markup nor as data', async () => {
  const name = 'Canarino Segretissimo';
  const id = await insertCharacter(site.db, { name, creatorId: ada.id, score: 5_000 });
  const { page } = await site.open(GALLERY);
  // Until the second is over in which the server keeps what it read.
  await expect
    .poll(async () => {
      await page.reload();
      await waitForCards(page, 20);
      return (await namesOf(page))[0];
    })
    .toBe(name);
  const gone: string[] = [];
  await page.exposeFunction('sawName', (text: string) => void gone.push(text));
  await page.goto('/creators');
  const api = connectApi(site.url, ada.session.accessToken);
  await api.client.characters.togglePrivacy.mutate({ characterId: id });
  await api.close();
  await page.addInitScript(`new MutationObserver(() => {
    if (document.querySelector('main')?.textContent.includes('${name}')) sawName('${name}');
  }).observe(document, { childList: true, subtree: true, characterData: true });`);
  await page.goBack();
  await waitForCards(page, 20);
  expect((await namesOf(page))[0]).toBe(ranked[0]?.name);
  expect(gone).toEqual([]);
});

test('Q7 O6 signing out does not bring back the page as it was when the tab was opened', async () => {
  const name = 'Fantasmino Ritirato';
  const id = await insertCharacter(site.db, { name, creatorId: ada.id, score: 6_000, ageHours: 3 });
  const { page } = await openAs(site, ada, 'about:blank');
  await expect
    .poll(async () => {
      await page.goto(GALLERY);
      await waitForCards(page, 20);
      return (await namesOf(page))[0];
    })
    .toBe(name);
  const api = connectApi(site.url, ada.session.accessToken);
  await api.client.characters.togglePrivacy.mutate({ characterId: id });
  await api.close();
  await waitForCards(page, 20);
  await page.route('**/trpc/gallery.top*', (route) => route.abort());
  await page.getByRole('button', { name: messages.signOut }).click();
  await page.getByText(messages.gallery.failedTitle).waitFor();
  expect(await page.getByText(name).count()).toBe(0);
});

test('Q7 Q12 a reload, and leaving and coming back, find everybody where they were in the cards that came with the HTML', async () => {
  const { page } = await site.open(GALLERY, { width: 360 });
  await waitForCards(page, 20);
  const readDistance = async () => Math.abs((await page.evaluate<number>('scrollY')) - 2_400);
  const expectPlace = () => expect.poll(readDistance).toBeLessThan(2);
  // What is above may still get its height.
  await expect
    .poll(async () => {
      await page.evaluate('scrollTo(0, 2_400)');
      await page.evaluate(TWO_FRAMES);
      return readDistance();
    })
    .toBeLessThan(2);
  // Not `click`, which scrolls the page before it presses.
  await page.getByRole('link', { name: 'Generator' }).first().dispatchEvent('click');
  await homeOf(page).form.waitFor();
  await page.goBack();
  await waitForCards(page, 20);
  await expectPlace();
  await page.evaluate(TWO_FRAMES);
  await page.reload();
  await waitForCards(page, 20);
  await expectPlace();
});

test('trust 1: a name that ends a script element stays a name, in the HTML and on the card', async () => {
  const hostile = [
    '</script><script>hit()</script>',
    '<!--<script>hit()',
    '--></script><img src=x onerror=hit()>',
    'a\u2028hit()\u2029b',
  ];
  const ids: string[] = [];
  for (const name of hostile) ids.push(await insertCharacter(site.db, { name, score: 9_000, ageHours: 2 }));
  // Without the policy, which would cover it up.
  const { page } = await site.open('about:blank', { bypassPolicy: true });
  const ran: string[] = [];
  await page.exposeFunction('hit', () => void ran.push('a name ran'));
  const calls = watchCalls(page, 'gallery.top');
  await expect
    .poll(async () => {
      await goWithCards(() => page.goto(GALLERY), calls);
      await waitForCards(page, 20);
      return (await namesOf(page)).slice(0, 4).sort();
    })
    .toEqual(hostile.toSorted());
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
  expect(ran).toEqual([]);
  expect(calls).toEqual([]);
  expect(await page.locator('script:not([src]):not([nonce]), img[src="x"]').count()).toBe(0);
  await site.db.updateTable('meme_characters').set({ is_active: false }).where('id', 'in', ids).execute();
  await forgetPages(site.db);
});

test('Q7 whenever the letters come, and where they never do, every block of the first two pages stands where it stands', async () => {
  const widths = [360, 375, 390, 412, 600, 1024, 1280];
  const { page } = await site.open('about:blank');
  const readBlocks = async () => {
    const blocks: Record<string, string[]> = {};
    for (const at of ['/', GALLERY]) {
      await page.goto(at);
      await isTakenOver(page);
      await (at === '/' ? homeOf(page).form.waitFor() : waitForCards(page, 20));
      await page.waitForLoadState('networkidle');
      await page.evaluate('document.fonts.ready');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 860 });
        blocks[`${at} at ${width}`] = await page.evaluate<string[]>(BLOCKS);
      }
    }
    return blocks;
  };
  const withLetters = await readBlocks();
  expect(await page.evaluate(HAS_LETTERS)).toBe(true);
  await page.route('**/*.woff2', (route) => route.abort());
  const without = await readBlocks();
  expect(await page.evaluate(HAS_LETTERS)).toBe(false);
  expect(without).toEqual(withLetters);
});

test('Q7 nothing keeps the first screen back: no transition before it, and no placeholder in its place', async () => {
  const { page } = await site.open('about:blank');
  await page.addInitScript(`window.transitions = 0;
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (change) { transitions += 1; return start.call(this, change); };
    window.placeholders = 0;
    new MutationObserver(() => { if (document.querySelector('main > [aria-busy=true]')) placeholders += 1; })
      .observe(document, { childList: true, subtree: true });`);
  for (const at of ['/', GALLERY]) {
    await page.goto(at);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate('[transitions, placeholders]')).toEqual([0, 0]);
  }
  // Until then the link leads to a page of its own.
  await isTakenOver(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await homeOf(page).form.waitFor();
  expect(await page.evaluate('transitions')).toBe(1);
});

/** @returns lets them come. */
async function hold(page: Page, ...addresses: string[]): Promise<() => void> {
  const mayCome = Promise.withResolvers<void>();
  for (const address of addresses)
    await page.route(address, async (route) => {
      await mayCome.promise;
      // The page that asked may be gone by then.
      await route.continue().catch(() => {});
    });
  return mayCome.resolve;
}

test.each([
  ['nothing', 'picture'],
  ['the style', 'picture'],
  ['the picture', 'script'],
] as const)(
  'R590 on a slow line that holds %s the script is asked for after the first picture, and after a second at the latest',
  async (held, first) => {
    const { page } = await site.open('about:blank');
    // The second is over when this test says so.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    const order: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' && order.push('script')));
    page.on('requestfinished', (request) => void (/\/media\//.test(request.url()) && order.push('picture')));
    if (held !== 'nothing') await hold(page, held === 'the style' ? '**/*.css' : '**/media/**');
    await goWithCards(() => page.goto(GALLERY, { waitUntil: 'commit' }), order);
    if (held === 'the picture') {
      await galleryOf(page).cards.first().waitFor();
      await page.clock.runFor(900);
      expect(order).toEqual([]);
      await page.clock.runFor(100);
    }
    await expect.poll(() => order).toContain('script');
    expect(order[0]).toBe(first);
  },
);

test('R590 a browser that tells nothing of paints, and one whose style is refused, have their script all the same', async () => {
  for (const lack of ['paints', 'style']) {
    const { page } = await site.open('about:blank');
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    if (lack === 'paints') await page.addInitScript('delete window.PerformanceObserver');
    else await page.route('**/*.css', (route) => route.abort());
    const scripts: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => scripts).not.toEqual([]);
    await page.clock.resume();
    await isTakenOver(page);
    await page.context().close();
  }
});

test('R590 R592 members do not wait for the picture of somebody whom they are not shown', async () => {
  const { page } = await openAs(site, bea, 'about:blank');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await hold(page, '**/media/**');
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await goWithCards(() => page.goto('/battle', { waitUntil: 'commit' }), scripts);
  await expect.poll(() => scripts).not.toEqual([]);
});

test('R595 a touch or a key brings the script at once, and does what was pressed when it is there', async () => {
  for (const [at, tab] of [
    ['/creators', 'All'],
    ['/battle', 'Battle Logs'],
  ] as const) {
    const { page, errors } = await site.open('about:blank');
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    const release = await hold(page, '**/media/**', '**/assets/*.js');
    const scripts: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
    await goWithCards(() => page.goto(at, { waitUntil: 'commit' }));
    await page.getByRole('tab', { name: tab }).click();
    await expect.poll(() => scripts).not.toEqual([]);
    expect(await page.getByRole('tab', { name: tab, selected: true }).count()).toBe(0);
    release();
    await page.clock.resume();
    await page.getByRole('tab', { name: tab, selected: true }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

test('R596 a script that is refused is asked for once more with the page, and what was sent meanwhile can be sent again', async () => {
  const { page } = await openAs(site, bea, 'about:blank');
  let [isRefused, isAway] = [true, true];
  let asked = 0;
  await page.route('**/assets/*.js', (route) => (isRefused ? route.fulfill({ status: 503 }) : route.continue()));
  await page.route(`${site.url}/`, (route) => {
    if (route.request().method() !== 'HEAD') return route.continue();
    asked += 1;
    isRefused = isAway;
    return isAway ? route.abort() : route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const { button, field } = homeOf(page);
  await field('mainTheme').fill('flamingo');
  // Before it is known that no script will come, and after that.
  for (let press = 0; press < 2; press += 1) {
    await field('mainTheme').press('Enter');
    await expect.poll(() => asked).toBe(1);
    await expect.poll(() => button.isEnabled()).toBe(true);
  }
  expect(await field('mainTheme').inputValue()).toBe('flamingo');
  isAway = false;
  await page.goto('/', { waitUntil: 'commit' });
  await isTakenOver(page);
});

test.each([
  [GALLERY, 'src/screens/gallery.tsx'],
  ['/creators', 'src/routes/creators.tsx?tsr-split=component'],
  ['/battle', 'src/routes/battle.tsx?tsr-split=component'],
  [`/character/${ranked[0]?.id}`, 'src/routes/character.$id.tsx?tsr-split=component'],
])('R675 a part of %s that is refused takes away nothing that can be read, and the page says so', async (at, source) => {
  const { page } = await site.open('about:blank');
  const loads = countLoads(page);
  await page.route(`**${await chunkOf(source)}`, (route) => route.fulfill({ status: 503 }));
  await page.goto(at, { waitUntil: 'commit' });
  await page.getByText(SCRIPT_IS_LATE.text).waitFor();
  expect(loads()).toBe(2);
  await page.locator('#root[data-prerendered]').getByRole('heading', { level: 1 }).waitFor();
  await page.unrouteAll();
  await page.getByRole('link', { name: SCRIPT_IS_LATE.action, exact: true }).click();
  await isTakenOver(page);
});

test('R675 a visitor sends a wish though the script is refused, and nothing can be stored', async () => {
  const { page } = await site.open('about:blank');
  const loads = countLoads(page);
  await page.addInitScript("Object.defineProperty(window, 'sessionStorage', { get: () => { throw new Error('forbidden'); } })");
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 503 }));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByText(SCRIPT_IS_LATE.text).waitFor();
  expect(loads()).toBe(1);
  const { button, field } = homeOf(page);
  await field('mainTheme').fill('flamingo');
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await button.click();
  expect((await answer).status()).toBe(303);
});

test('R675 a press that is not answered for long is told that something has not come yet, until it is there', async () => {
  const { page, errors } = await site.open('about:blank');
  await page.clock.install();
  const release = await hold(page, `**${await chunkOf('src/screens/gallery.tsx')}`);
  await goWithCards(() => page.goto(GALLERY, { waitUntil: 'commit' }));
  const late = page.getByText(SCRIPT_IS_LATE.text);
  await page
    .getByRole('button', { name: /^Like, / })
    .first()
    .click();
  await page.clock.fastForward(9_000);
  expect(await late.isVisible()).toBe(false);
  await page.clock.fastForward(1_000);
  await late.waitFor();
  release();
  await isTakenOver(page);
  expect(await late.count()).toBe(0);
  expect(errors).toEqual([]);
});

test('R676 the script waits until a word that is being put together is whole, and for the next one', async () => {
  const { page } = await site.open('about:blank');
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const { field } = homeOf(page);
  await field('mainTheme').click();
  await page.evaluate(`{
    window.order = [];
    window.awaited = 0;
    addEventListener('compositionstart', () => {
      const word = composed;
      composed = { then: (...args) => ((awaited += 1), word.then(...args)) };
    });
    addEventListener('compositionend', () => order.push('word'));
    // The next one begins while the page is made.
    addEventListener('compositionend', () => dispatchEvent(new Event('compositionstart')), { once: true });
    new MutationObserver(() => order.push('page')).observe(document.body, { childList: true });
  }`);
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'ねこ', selectionStart: 2, selectionEnd: 2 });
  release();
  await expect.poll(() => page.evaluate('awaited')).toBe(1);
  await keyboard.send('Input.insertText', { text: '猫' });
  await expect.poll(() => page.evaluate('awaited')).toBe(2);
  await page.evaluate("dispatchEvent(new Event('compositionend'))");
  await isTakenOver(page);
  expect(await page.evaluate('order.slice(0, 3)')).toEqual(['word', 'word', 'page']);
  expect(await field('mainTheme').inputValue()).toBe('猫');
});

test('R591 R592 creators and the arena begin with the list of their HTML, and members with their own', async () => {
  for (const [at, procedure, card] of [
    ['/creators', 'creators.popular', '.person-card'],
    ['/battle', 'characters.list', '.arena-card'],
  ] as const) {
    for (const { page, errors, asks } of [
      { ...(await site.open('about:blank')), asks: 0 },
      { ...(await openAs(site, bea, 'about:blank')), asks: 1 },
    ]) {
      const calls = watchCalls(page, procedure);
      // Until then by the style that stands in the page.
      const release = await hold(page, '**/assets/*.js', '**/*.css');
      await goWithCards(() => page.goto(at, { waitUntil: 'commit' }), calls);
      // Behind all of the markup.
      await page.locator('link[rel=stylesheet]').waitFor({ state: 'attached' });
      const inMarkup = page.locator(`[data-prerendered] ${card}`);
      expect(await inMarkup.count(), at).toBeGreaterThan(0);
      expect(await inMarkup.filter({ visible: true }).count(), at).toBe(asks > 0 ? 0 : await inMarkup.count());
      release();
      await isTakenOver(page);
      await page.getByRole('main').getByRole('article').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(calls, at).toHaveLength(asks);
      expect(await page.locator(BLOCK).count()).toBe(0);
      expect(errors).toEqual([]);
      await page.context().close();
    }
  }
});
