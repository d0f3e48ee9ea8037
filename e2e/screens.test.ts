/** Pictures of every screen, for people to look at, and what a picture must not show. */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { arenaOf } from './arena.ts';
import { keepPicture, type Theme } from './browser.ts';
import { pauseProcess } from './faults.ts';
import { borrowPictures, fillGallery } from './gallery-data.ts';
import { galleryOf, homeOf } from './home.ts';
import { type Member, newMember, openAs } from './people.ts';
import { isTooWide, openSite, PATIENCE, type Site } from './site.ts';
import { giveNamed } from './trading.ts';

const THEMES: Theme[] = ['light', 'dark'];
const LOOKS = THEMES.flatMap((theme) => [360, 1280].map((width) => ({ theme, width })));

let site: Site;
let trader: Member;

beforeAll(async () => {
  site = await openSite();
  const wishes = ['crocodile airplane', 'hot dog cat', 'toilet frog knight', 'flamingo gamer'];
  const tickets = await Promise.all(wishes.map((wish) => site.api.generate(wish)));
  await Promise.all(tickets.map((ticket) => site.api.finish(ticket)));
  await fillGallery(site);
  trader = await newMember(site, 'trader');
  await giveNamed(site, trader, 'Tralalero Spaghettini', 'Brr', 'Il Magnifico Cappuccinatore Assassino');
  await borrowPictures(site);
});
afterAll(() => site.close());
afterEach(() => site.closePages());

/** Pictures whose place is in the window, and that did not arrive. */
function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`Promise.all([...document.images]
    .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
    .map((image) => image.decode().then(() => image.naturalWidth > 0, () => false).then((is) => (is ? '' : image.src))))
    .then((sources) => sources.filter(Boolean))`);
}

/** Returns when the page has stood where it is for ten frames: it scrolls to results, and cards get their size when near. */
const STANDS_STILL = `new Promise((resolve) => {
  let place = '';
  let frames = 0;
  const look = () => {
    const now = scrollY + ' ' + document.documentElement.scrollHeight;
    frames = now === place ? frames + 1 : 0;
    place = now;
    if (frames === 10) resolve(true);
    else requestAnimationFrame(look);
  };
  look();
})`;

async function look(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready');
  await page.evaluate(STANDS_STILL);
  expect(await missingPictures(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await keepPicture(page, name);
}

test.each(LOOKS)('Q19 Q2 every screen, $theme at $width px', async ({ theme, width }) => {
  const { page } = await site.open('/', { theme, width });
  const keep = (screen: string) => look(page, `${screen}-${theme}-${width}`);
  const home = homeOf(page);
  await home.stage.getByRole('listitem').first().waitFor();
  await expect.poll(() => home.stage.locator('img').count(), PATIENCE).toBeGreaterThan(4);
  await keep('home');

  await home.field('mainTheme').fill('royal shark');
  await home.field('hiddenMessage').fill('touch grass');
  {
    using _worker = await pauseProcess(site.folder, 'worker');
    await home.button.click();
    await home.stage.getByText('Position 1 in the queue').waitFor(PATIENCE);
    await keep('waiting');
  }
  await home.result.waitFor(PATIENCE);
  await home.toast.waitFor();
  const picture = home.result.getByRole('img');
  expect(await picture.evaluate((image) => image.naturalWidth)).toBeGreaterThanOrEqual(256);
  const box = await picture.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(200);
  expect(box?.y).toBeLessThan(780);
  await keep('result');

  await page.goto('/?view=gallery');
  await expect.poll(() => galleryOf(page).cards.count(), PATIENCE).toBe(20);
  await keep('gallery');
  await galleryOf(page).more.scrollIntoViewIfNeeded();
  await keep('gallery-end');

  await page.goto('/battle');
  await arenaOf(page).cards.first().waitFor(PATIENCE);
  await keep('battle');
  // One of its own for each look: the same two would have to rest.
  const opponent = await insertCharacter(site.db, { name: `Sfidante ${theme} ${width}`, score: 60 });
  await borrowPictures(site);
  await page.goto(`/battle?opponent=${opponent}`);
  await arenaOf(page).fighters.first().check(PATIENCE);
  await arenaOf(page).start.waitFor(PATIENCE);
  await keep('battle-poster');
  await arenaOf(page).start.click();
  await arenaOf(page).results.waitFor(PATIENCE);
  await keep('battle-result');

  const hub = await openAs(site, trader, '/trading', { theme, width });
  await hub.page.getByRole('checkbox').first().waitFor(PATIENCE);
  await look(hub.page, `trading-${theme}-${width}`);

  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).waitFor();
  await keep('not-found');
});
