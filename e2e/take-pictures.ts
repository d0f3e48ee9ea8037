/** Takes the pictures of the README from the started product, as it is: the way from a wish to its card, the Hall, a battle. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { drawBattle } from '../server/src/testing/test-data.ts';
import { connectApi } from './api.ts';
import { arenaOf, willDraw } from './arena.ts';
import { pauseProcess } from './faults.ts';
import { galleryOf, homeOf } from './home.ts';
import { type Member, newMember, openAs } from './members.ts';
import { type Site, startSite } from './site.ts';

const FOLDER = path.resolve(import.meta.dirname, '../docs/pictures');
const FRAME = { width: 360, height: 780 };
const WISHES = ['crocodile airplane', 'hot dog cat', 'toilet frog knight', 'flamingo gamer', 'cactus elephant', 'shark banana'];
const MORE_WISHES = ['cappuccino ballerina', 'monkey tree', 'teapot samurai', 'pizza owl', 'penguin guitar', 'camel fridge'];

const site = await startSite();
try {
  await mkdir(FOLDER, { recursive: true });
  await fillHall(site);
  await takeTheWay(site);
  await takeTheHall(site);
  await takeABattle(site);
} finally {
  await site.close();
}
process.exit();

/** Real ones, with likes so that the first of them wear their frames. */
async function fillHall({ api, db }: Site): Promise<void> {
  for (const [index, wish] of [...WISHES, ...MORE_WISHES].entries()) {
    const { result } = await api.finish(await api.generate(wish));
    if (!result) throw new Error(`${wish} did not become a character`);
    const likes = [1_300, 460, 120, 64, 23, 12][index] ?? 5;
    await db
      .updateTable('meme_characters')
      .set({ like_count: likes, counted_likes: likes })
      .where('id', '=', result.characterId)
      .execute();
  }
}

/** A phone beside a phone: the wish, the place in the line, the painting, the card. */
async function takeTheWay(of: Site): Promise<void> {
  const { page } = await of.open('/', { width: FRAME.width, isPainted: true });
  const home = homeOf(page);
  await home.field('mainTheme').fill('royal walrus');
  await home.field('bodyInfluence').fill('accordion');
  const frames = [await shoot(page)];
  {
    using _worker = await pauseProcess(of.folder, 'worker');
    await home.button.click();
    await home.resultArea.getByText('Position 1 in the queue').waitFor();
    frames.push(await shoot(page));
  }
  await home.resultArea.getByText(/^Position/).waitFor({ state: 'detached' });
  frames.push(await shoot(page));
  await home.result.waitFor();
  await home.toast.getByRole('button').first().click();
  frames.push(await shoot(page));
  const gap = 16;
  await sharp({
    create: { width: frames.length * (FRAME.width + gap) - gap, height: FRAME.height, channels: 4, background: '#0000' },
  })
    .composite(frames.map((input, index) => ({ input, left: index * (FRAME.width + gap), top: 0 })))
    .webp({ quality: 82 })
    .toFile(path.join(FOLDER, 'way.webp'));
}

async function takeTheHall(of: Site): Promise<void> {
  const { page } = await of.open('/?view=gallery', { isPainted: true });
  await galleryOf(page).cards.first().waitFor();
  await keep(page, 'hall');
}

async function takeABattle(of: Site): Promise<void> {
  const [me, rival] = [await newMember(of, 'ada'), await newMember(of, 'rival')];
  const [fighter, opponent] = [await makeAs(of, me, 'lobster boxer'), await makeAs(of, rival, 'pretzel dragon')];
  const { page } = await openAs(of, me, `/battle?opponent=${opponent}`);
  const arena = arenaOf(page);
  await arena.fighters.first().check();
  await willDraw(page, (await drawBattle(of.db, 'wins', { char1Id: fighter, char2Id: opponent })).requestId);
  await arena.start.click();
  await arena.stamp.waitFor();
  await arena.story.waitFor();
  await arena.toast.getByRole('button').first().click();
  await keep(page, 'battle');
}

/** @returns its id, once it is there. */
async function makeAs({ url }: Site, { username, session }: Member, wish: string): Promise<string> {
  const api = connectApi(url, session.accessToken);
  const ticket = await api.generate(wish);
  for (;;) {
    const { state, result } = await api.client.tickets.get.query({ ticketId: ticket.id });
    if (result && 'characterId' in result) return result.characterId;
    if (state === 'failed') throw new Error(`${wish} of ${username} did not become a character`);
    await setTimeout(250);
  }
}

async function keep(page: Page, name: string): Promise<void> {
  await sharp(await shoot(page))
    .webp({ quality: 82 })
    .toFile(path.join(FOLDER, `${name}.webp`));
}

/** Once everything in sight is there. */
async function shoot(page: Page): Promise<Buffer> {
  await page.evaluate('document.fonts.ready');
  // Some ask for theirs only when the first is there.
  await page.evaluate(`(async () => {
    const inSight = () => [...document.images].filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight);
    while (inSight().some((image) => !image.currentSrc)) await new Promise(requestAnimationFrame);
    await Promise.all(inSight().map((image) => image.decode().catch(() => {})));
  })()`);
  return page.screenshot();
}
