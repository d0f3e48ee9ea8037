/** A Hall of several pages whose page is loaded anew: as long as it was, in the same place, with few calls. */
import type { Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { galleryOf } from './home.ts';
import { newMember, openAs } from './members.ts';
import { watchCalls } from './site.ts';
import { useSite } from './use-site.ts';

const GALLERY = '/?view=gallery';
const SIZE = 180;

const site = await useSite();
await keepPlainPictures(site.folder);
// Cards differ in height by their names.
for (let rank = 1; rank <= SIZE; rank++) {
  const name = rank % 7 === 0 ? `Numero ${rank} di nome assai lungo davvero` : `Numero ${rank}`;
  await insertCharacter(site.db, { name, score: 1_000 - rank, ageHours: SIZE - rank });
}
const ada = await newMember(site, 'ada_kept');

interface Seen {
  /** Of the list. */
  length: number;
  at: number;
  top: number;
}

/** The first card below the bar at the top; none while a long list draws those that are near. */
const SEEN = `(() => {
  const cards = [...document.querySelectorAll('.card-grid > li[data-at]')];
  const card = cards.find((one) => one.getBoundingClientRect().bottom > 100);
  const top = card?.getBoundingClientRect().top ?? 0;
  return { length: Number(cards[0]?.ariaSetSize ?? cards.length), at: Number(card?.dataset.at ?? -1), top };
})()`;

const readSeen = (page: Page) => page.evaluate<Seen>(SEEN);

/** Until nothing has moved for some frames. */
async function settle(page: Page): Promise<Seen> {
  let seen = await readSeen(page);
  for (let same = 0; same < 10; ) {
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))');
    const now = await readSeen(page);
    same = JSON.stringify(now) === JSON.stringify(seen) ? same + 1 : 0;
    seen = now;
  }
  return seen;
}

/** Goes on until so many are there, and then down to two thirds of them. */
async function goDeep(page: Page, length: number): Promise<Seen> {
  const { more } = galleryOf(page);
  await more.waitFor();
  for (let shown = 20; shown < length; shown += 20) {
    await more.dispatchEvent('click');
    await expect.poll(async () => (await readSeen(page)).length).toBeGreaterThanOrEqual(Math.min(shown + 20, length));
  }
  for (const part of [0.3, 0.5, 0.66]) {
    await page.evaluate(`scrollTo(0, ${part} * document.documentElement.scrollHeight)`);
    await settle(page);
  }
  return settle(page);
}

async function expectSeen(page: Page, before: Seen): Promise<void> {
  await expect.poll(async () => (await readSeen(page)).length).toBe(before.length);
  const now = await settle(page);
  expect([now.at, Math.abs(now.top - before.top) < 2]).toEqual([before.at, true]);
}

const limitsOf = (calls: Request[]) => calls.map((call) => /"limit":(\d+)/.exec(decodeURIComponent(call.url()))?.[1]);

test.each([
  [360, 60],
  [1280, 140],
])('R620 Q12 at %i px a Hall of %i cards is as long after a reload, in the same place, by one call', async (width, length) => {
  const { page, errors } = await site.open(GALLERY, { width });
  const before = await goDeep(page, length);
  expect(before.at).toBeGreaterThan(20);
  const calls = watchCalls(page, 'gallery.top');
  await page.reload();
  await expectSeen(page, before);
  expect(limitsOf(calls)).toEqual([String(Math.min(100, length - 20)), ...(length > 120 ? ['20'] : [])]);
  // And once more: what was kept is what is there.
  await page.reload();
  await expectSeen(page, before);
  expect(errors).toEqual([]);
});

test('R620 Q12 a member who comes back from another site is where they were', async () => {
  const { page } = await openAs(site, ada, GALLERY);
  const before = await goDeep(page, 120);
  await page.goto('about:blank');
  await page.goBack();
  await expectSeen(page, before);
});

test('R620 Q12 so is whoever looked at a list by its tab', async () => {
  const { page } = await site.open(`${GALLERY}&tab=new`);
  const before = await goDeep(page, 60);
  await page.reload();
  await expectSeen(page, before);
});

test('R620 whoever scrolls meanwhile stays where they are, and a page that does not come is behind the button', async () => {
  const { page } = await site.open(GALLERY, { width: 360 });
  await goDeep(page, 60);
  await page.route('**/trpc/gallery.top*', (route) => route.abort());
  await page.reload();
  await galleryOf(page).more.waitFor();
  expect((await settle(page)).length).toBe(20);
  await page.unroute('**/trpc/gallery.top*');

  const held = Promise.withResolvers<void>();
  const asked = page.waitForRequest('**/trpc/gallery.top*');
  await page.route('**/trpc/gallery.top*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await asked;
  // A turn of the wheel is on its way for a while, on a busy machine longer than a page needs to stand still.
  await page.evaluate(
    `void (window.turned = new Promise((resolve) => addEventListener('wheel', () => resolve(), { once: true })))`,
  );
  await page.mouse.wheel(0, -400);
  await page.evaluate('window.turned');
  const before = await settle(page);
  held.resolve();
  await expectSeen(page, { ...before, length: 60 });
});
