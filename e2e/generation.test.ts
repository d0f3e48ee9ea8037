/** The way from a wish to the card with the real worker: what it makes, what goes wrong, and what outlives reloads and kills. */
import { brightnessOfPixels, MARK_SIDE, readMark } from '@chaos/shared/rules/picture-watermark';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { connectApi } from './api.ts';
import { breakStorage, findProcess, pauseProcess } from './faults.ts';
import { galleryOf, homeOf } from './home.ts';
import { messages } from './messages.ts';
import { paintAhead } from './paint-ahead.ts';
import { readRecord, watchCalls } from './site.ts';
import { useSite } from './use-site.ts';
import { stateOf, trayOf } from './waiting.ts';

const site = await useSite();

/** How many tickets and characters there are, and what becomes of that. */
async function countAll(): Promise<{ tickets: number; characters: number }> {
  const [tickets, characters] = await Promise.all([site.count('tickets'), site.count('meme_characters')]);
  return { tickets, characters };
}

async function newestCharacter() {
  return site.db.selectFrom('meme_characters').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
}

/** The mark in a picture as it is served, saved anew at half its size. */
async function markOf(picture: Buffer): Promise<number | null> {
  const copy = await sharp(picture).resize(MARK_SIDE, MARK_SIDE).jpeg({ quality: 80 }).toBuffer();
  return readMark(brightnessOfPixels(await sharp(copy).raw().toBuffer(), 3));
}

const generateAnother = (page: Page) => page.getByRole('button', { name: 'Generate Another', exact: true });

test('R31 R32 R35 R36 R38 R39 R40 R41 R42 R45 Q5 wishes become cards: a blank one, one with a secret, one with a sign; then the Hall', async () => {
  const { page, errors } = await site.open('/');
  const home = homeOf(page);
  const calls = watchCalls(page, 'characters.generate');
  await home.button.evaluate((button) => {
    button.click();
    button.click();
    button.form.requestSubmit();
  });
  await home.result.waitFor();
  const { name, description } = await newestCharacter();
  await home.result.getByRole('heading', { name, exact: true }).waitFor();
  expect(await home.result.textContent()).toContain(description);
  expect(await home.result.getByText('Saved to gallery', { exact: true }).isVisible()).toBe(true);
  const picture = home.result.getByRole('img', { name, exact: true });
  expect(await picture.evaluate((image) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
  await home.toast.waitFor();
  expect(await home.toast.getByText('Character Generated!', { exact: true }).isVisible()).toBe(true);
  expect(await home.toast.getByText(`${name} was saved to the gallery.`, { exact: true }).isVisible()).toBe(true);
  const { faces, moved } = await readRecord(page);
  expect({ faces, moved }).toEqual({ faces: ['brewing', 'open'], moved: [] });

  await generateAnother(page).click();
  await home.field('mainTheme').fill('  sleepy crocodile ');
  await home.field('hiddenMessage').fill(' touch grass ');
  await home.button.click();
  await home.result.waitFor();
  expect(await home.result.textContent()).not.toContain('touch grass');
  const { id, picture_token } = await newestCharacter();
  const folder = `/media/characters/${id}/${picture_token}`;
  const mark = await markOf(await (await page.request.get(`${folder}/1024.webp`)).body());
  const api = connectApi(site.url);
  const found = await api.client.characters.findSecret.mutate({ id, mark: mark ?? 0 });
  await api.close();
  expect(found).toMatchObject({ isFound: true, message: 'touch grass' });

  await generateAnother(page).click();
  await home.field('hiddenMessage').fill('read me');
  await home.secret.uncheck();
  await home.button.click();
  await home.result.waitFor();
  expect(await newestCharacter()).toMatchObject({ hides_secret: false });
  expect(calls).toHaveLength(3);
  expect(await countAll()).toEqual({ tickets: 3, characters: 3 });

  const last = await newestCharacter();
  await page.getByRole('button', { name: messages.result.viewGallery }).click();
  await galleryOf(page).heading.waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await galleryOf(page)
    .cards.and(page.getByRole('article', { name: last.name, exact: true }))
    .waitFor();
  expect(errors).toEqual([]);
});

test('R39 R43 Q4 a failed generation says so twice, and Try Again succeeds after the repair, with what had been made already', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  const before = await countAll();
  const [wishes, retries] = [watchCalls(page, 'characters.generate'), watchCalls(page, 'tickets.retry')];
  await home.field('mainTheme').fill('lemur');
  {
    await using _storage = await breakStorage(site.folder);
    await home.button.click();
    await home.failure.waitFor();
    await home.toast.getByText('Failed to generate your character. Try again!', { exact: true }).waitFor();
    expect(await home.resultArea.getByText('The picture could not be kept. Try again in a moment.').isVisible()).toBe(true);
  }
  expect(await site.count('meme_characters')).toBe(before.characters);
  const { output } = await site.db
    .selectFrom('ticket_steps')
    .select('output')
    .where('step', '=', 'text')
    .orderBy('ticket_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await home.resultArea.getByRole('button', { name: 'Try Again', exact: true }).click();
  await home.result.waitFor();
  await home.result.getByRole('heading', { name: (output as { name: string }).name, exact: true }).waitFor();
  expect([wishes.length, retries.length]).toEqual([1, 1]);
  expect(await stateOf(site, 'lemur')).toEqual(['failed', 'done']);
  expect(await site.count('meme_characters')).toBe(before.characters + 1);
  expect((await readRecord(page)).spoken.filter((line) => line.includes('Bruh'))).toHaveLength(1);
});

test('Q5 Q8 Q9 reloads keep ticket, place and result, and nothing runs backwards until the one character is there', async () => {
  const { page } = await site.open('/', { reducedMotion: false });
  const home = homeOf(page);
  const kept = () => page.evaluate<string>(`localStorage.getItem('chaos.generation')`);
  const before = await countAll();
  {
    using _worker = await pauseProcess(site.folder, 'worker');
    {
      await using _painted = await paintAhead(site);
      await Promise.all(['crab', 'yak'].map((theme) => site.api.generate(theme)));
    }
    await home.field('mainTheme').fill('heron');
    await home.button.click();
    await home.resultArea.getByText('Position 3 in the queue').waitFor();
    const record = await kept();
    expect(record).toContain('ticketId');
    await page.reload();
    await home.resultArea.getByText('Position 3 in the queue').waitFor();
    expect(await home.button.isDisabled()).toBe(true);
    expect(await home.field('mainTheme').inputValue()).toBe('heron');
    expect(await kept()).toBe(record);
  }
  await home.result.waitFor();
  expect(await countAll()).toEqual({ tickets: before.tickets + 3, characters: before.characters + 3 });

  const { progress, faces } = await readRecord(page);
  const positions = numbersIn(progress, /^Position (\d+) in/);
  const percents = numbersIn(progress, /, (\d+) percent$/);
  const stages = Object.values(messages.wait.stages);
  const stagesSeen = progress.map((text) => stages.findIndex((stage) => text.startsWith(stage))).filter((index) => index >= 0);
  expect(positions[0]).toBe(3);
  expect(percents.length).toBeGreaterThan(2);
  expect(positions).toEqual(positions.toSorted((a, b) => b - a));
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(stagesSeen).toEqual(stagesSeen.toSorted((a, b) => a - b));
  expect(faces).toEqual(['brewing', 'glowing', 'turning', 'open']);

  // One that comes while nobody looks waits face down, also over a reload.
  await using _painted = await paintAhead(site);
  await generateAnother(page).click();
  {
    using _worker = await pauseProcess(site.folder, 'worker');
    await home.button.click();
    await home.progress.waitFor();
    await page.getByRole('link', { name: 'Explore' }).first().click();
    await galleryOf(page).heading.waitFor();
  }
  const { show } = trayOf(page);
  await show.waitFor();
  await page.reload();
  await show.waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  await show.click();
  await home.result.waitFor();
  await expect.poll(() => page.title()).not.toMatch(/^\(1\) /);
  expect(await countAll()).toEqual({ tickets: before.tickets + 4, characters: before.characters + 4 });
});

function numbersIn(texts: readonly string[], pattern: RegExp): number[] {
  return texts.flatMap((text) => pattern.exec(text)?.[1] ?? []).map(Number);
}

test('R36 R43 Q8 a lost answer and a killed worker make no second character', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  const before = await countAll();
  await page.route(
    /\/trpc\/characters\.generate/,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const worker = await findProcess(site.folder, 'worker');
  {
    // On a quick machine it would be done before the answer that got lost is asked for again.
    using _worker = await pauseProcess(site.folder, 'worker');
    await home.button.click();
    await home.resultArea.getByText(messages.wait.position(1)).waitFor();
  }
  await home.resultArea.locator('li[aria-current=step]').first().waitFor();
  process.kill(worker, 'SIGKILL');
  const open = site.db.selectFrom('tickets').select('id').where('state', 'in', ['waiting', 'running']);
  expect(await open.execute()).toHaveLength(1);
  await home.result.waitFor({ timeout: 60_000 });
  expect(await countAll()).toEqual({ tickets: before.tickets + 1, characters: before.characters + 1 });
  const percents = numbersIn((await readRecord(page)).progress, /, (\d+) percent$/);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
});
