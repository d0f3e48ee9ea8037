import type { Request } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { breakStorage, findProcess, pauseProcess } from './faults.ts';
import { galleryOf, homeOf } from './home.ts';
import { messages } from './messages.ts';
import { openSite, PATIENCE, readRecord, type Site } from './site.ts';

const GENERATE = /\/trpc\/characters\.generate/;

let site: Site;
let charactersBefore = 0;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(() => site.closePages());

async function noteCount(): Promise<void> {
  charactersBefore = await site.count('meme_characters');
}

async function expectOneNewCharacter(): Promise<void> {
  expect(await site.count('meme_characters')).toBe(charactersBefore + 1);
}

function inputOf(request: Request | undefined): unknown {
  const body = request?.postDataJSON() as Record<string, { json: unknown }> | undefined;
  return body?.['0']?.json;
}

async function openTickets(): Promise<number> {
  const open = await site.db.selectFrom('tickets').select('id').where('state', 'in', ['waiting', 'running']).execute();
  return open.length;
}

test('Q8 Q9 a reload in the line keeps ticket and place; nothing runs backwards until the one character is there', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  const worker = await pauseProcess(site.folder, 'worker');
  using _worker = worker;
  const others = await Promise.all(['crab', 'yak', 'emu'].map((theme) => site.api.generate(theme)));
  await noteCount();
  await home.field('mainTheme').fill('heron');
  await home.button.click();
  await home.stage.getByText('Position 4 in the queue').waitFor();
  const record = await page.evaluate<string>(`localStorage.getItem('chaos.generation')`);
  expect(record).toContain('ticketId');

  await page.reload();
  await home.stage.getByText('Position 4 in the queue').waitFor();
  expect(await home.button.isDisabled()).toBe(true);
  expect(await home.field('mainTheme').inputValue()).toBe('heron');
  expect(await page.evaluate<string>(`localStorage.getItem('chaos.generation')`)).toBe(record);

  worker.resume();
  await home.result.waitFor(PATIENCE);
  await Promise.all(others.map((ticket) => site.api.finish(ticket)));
  expect(await site.count('meme_characters')).toBe(charactersBefore + others.length + 1);

  const { progress } = await readRecord(page);
  const positions = numbersIn(progress, /^Position (\d+) in/);
  const percents = numbersIn(progress, /, (\d+) percent$/);
  const stages = Object.values(messages.wait.stages);
  const stagesSeen = progress.map((text) => stages.findIndex((stage) => text.startsWith(stage))).filter((index) => index >= 0);
  expect(positions[0]).toBe(4);
  expect(percents.length).toBeGreaterThan(2);
  expect(positions).toEqual(positions.toSorted((a, b) => b - a));
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(stagesSeen).toEqual(stagesSeen.toSorted((a, b) => a - b));
});

function numbersIn(texts: readonly string[], pattern: RegExp): number[] {
  return texts.flatMap((text) => pattern.exec(text)?.[1] ?? []).map(Number);
}

test('Q8 a result that came while nobody looked waits face down, and in the tab, until it is asked for', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  await noteCount();
  using worker = await pauseProcess(site.folder, 'worker');
  await home.button.click();
  await home.progress.waitFor();
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await galleryOf(page).heading.waitFor();
  worker.resume();
  const show = page.getByRole('complementary', { name: messages.tray.label }).getByRole('button', { name: messages.result.show });
  await show.waitFor(PATIENCE);
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  await page.reload();
  await show.click(PATIENCE);
  await home.result.waitFor();
  await expect.poll(() => page.title()).not.toMatch(/^\(1\) /);
  await expectOneNewCharacter();
});

test('Q5 with reduced motion nothing moves, and the card is simply there', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  await home.button.click();
  await home.result.waitFor(PATIENCE);
  await home.toast.waitFor();
  const { faces, moved } = await readRecord(page);
  expect(faces).toEqual(['brewing', 'open']);
  expect(moved).toEqual([]);
});

test('Q5 with reduced motion a phone jumps to the wait and back to the form, and does not glide', async () => {
  const { page } = await site.open('/', { width: 360 });
  const home = homeOf(page);
  await home.button.dispatchEvent('click');
  await home.result.waitFor(PATIENCE);
  await page.evaluate(`{
    window.stops = [];
    addEventListener('scroll', () => stops.push(scrollY));
    addEventListener('scrollend', () => { window.isThere = true; });
  }`);
  await page.getByRole('button', { name: 'Generate Another', exact: true }).dispatchEvent('click');
  await expect.poll(() => page.evaluate('window.isThere'), PATIENCE).toBe(true);
  expect((await page.evaluate<number[]>('stops')).length).toBeLessThan(4);
});

test('Q5 without it the card is turned over, which any key skips', async () => {
  const { page } = await site.open('/', { reducedMotion: false });
  const home = homeOf(page);
  // The glow is over in 400 ms: only somebody inside the page is sure to press a key meanwhile.
  await page.evaluate(`setInterval(() => {
    if (document.querySelector('[data-face=glowing]')) dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  }, 20)`);
  await home.button.click();
  await home.result.waitFor(PATIENCE);
  expect((await readRecord(page)).faces.slice(0, 2)).toEqual(['brewing', 'glowing']);
});

test('R36 R43 answers that are lost make no second character: Try Again repeats the same request', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  await noteCount();
  const tickets = await site.count('tickets');
  const requestIds = new Set<unknown>();
  await page.route(GENERATE, async (route) => {
    requestIds.add((inputOf(route.request()) as { requestId: string }).requestId);
    await route.fetch();
    await route.abort('connectionreset');
  });
  await home.field('mainTheme').fill('walrus');
  await home.button.click();
  await home.failure.waitFor(PATIENCE);
  await home.toast.getByText('Bruh, something went wrong', { exact: true }).waitFor();
  expect(await home.stage.getByText(messages.failure.unanswered).isVisible()).toBe(true);

  await page.unroute(GENERATE);
  const [again] = await Promise.all([
    page.waitForRequest(GENERATE),
    home.stage.getByRole('button', { name: 'Try Again', exact: true }).click(),
  ]);
  requestIds.add((inputOf(again) as { requestId: string }).requestId);
  await home.result.waitFor(PATIENCE);
  expect(requestIds.size).toBe(1);
  expect(await site.count('tickets')).toBe(tickets + 1);
  await expectOneNewCharacter();
});

test('Q8 a worker that is killed in the middle: the ticket still ends in one character', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  await noteCount();
  const worker = await findProcess(site.folder, 'worker');
  const tickets = await site.count('tickets');
  await home.button.click();
  await home.stage.locator('li[aria-current=step]').first().waitFor();
  process.kill(worker, 'SIGKILL');
  expect(await openTickets()).toBe(1);
  await home.result.waitFor({ timeout: 60_000 });
  expect(await site.count('tickets')).toBe(tickets + 1);
  await expectOneNewCharacter();
  const { progress } = await readRecord(page);
  const percents = numbersIn(progress, /, (\d+) percent$/);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
});

test('R39 R43 a failed generation says so twice, keeps what was typed, and Try Again succeeds after the repair', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  await noteCount();
  await using storage = await breakStorage(site.folder);
  await home.field('mainTheme').fill('moose');
  await home.field('hiddenMessage').fill('psst');
  await home.secret.uncheck();
  await home.button.click();
  await home.failure.waitFor(PATIENCE);
  await home.toast.waitFor();
  expect(await home.toast.getAttribute('data-toast')).toBe('destructive');
  expect(await home.toast.getByText('Bruh, something went wrong', { exact: true }).isVisible()).toBe(true);
  expect(await home.toast.getByText('Failed to generate your character. Try again!', { exact: true }).isVisible()).toBe(true);
  expect(await home.stage.getByText('The picture could not be kept. Try again in a moment.').isVisible()).toBe(true);
  expect(await page.getByText('Saved to gallery').count()).toBe(0);
  expect(await home.button.isEnabled()).toBe(true);
  expect(await home.field('mainTheme').isEnabled()).toBe(true);
  expect(await home.field('mainTheme').inputValue()).toBe('moose');
  expect(await home.field('hiddenMessage').inputValue()).toBe('psst');
  expect(await home.secret.isChecked()).toBe(false);
  expect(await site.count('meme_characters')).toBe(charactersBefore);

  await storage.repair();
  await home.stage.getByRole('button', { name: 'Try Again', exact: true }).click();
  await home.result.waitFor(PATIENCE);
  await expectOneNewCharacter();
});
