/** The generator in a real browser: from the blank form to the card. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WISH_FIELDS } from '@chaos/shared/contract/characters';
import type { Request } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LOADING_PHRASES } from '../client/src/features/generator/phrases.ts';
import { readSecretMessage } from '../worker/src/imagination/secret-mark.ts';
import { pauseProcess } from './faults.ts';
import { galleryOf, homeOf } from './home.ts';
import { messages } from './messages.ts';
import { openSite, PATIENCE, type Site, watchCalls } from './site.ts';

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

async function newestCharacter() {
  return site.db.selectFrom('meme_characters').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
}

async function secretOfNewest(): Promise<string | null> {
  const { image_key } = await newestCharacter();
  return readSecretMessage(await readFile(path.join(site.folder, 'storage', image_key, 'original.png')));
}

test('R31 R32 R35 R38 R39 R42 a blank wish becomes a card with name, lore and picture, saved to the gallery', async () => {
  const { page, errors } = await site.open('/', { reducedMotion: false });
  const home = homeOf(page);
  const calls = watchCalls(page, 'characters.generate');
  expect(await home.form.getByRole('textbox').count()).toBe(5);
  for (const field of WISH_FIELDS) {
    expect(await home.field(field).inputValue()).toBe('');
    expect(await home.field(field).getAttribute('required')).toBeNull();
  }
  expect(await page.getByText('Saved to gallery').count()).toBe(0);

  await home.button.click();
  await home.waiting.waitFor();
  expect(await page.getByText('Saved to gallery').count()).toBe(0);
  await home.result.waitFor(PATIENCE);

  expect(inputOf(calls[0])).toEqual({
    mainTheme: null,
    bodyInfluence: null,
    characteristicInfluence: null,
    style: null,
    hiddenMessage: null,
    makeMessageSecret: true,
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const { name, description } = await newestCharacter();
  await home.result.getByRole('heading', { name, exact: true }).waitFor();
  expect(await home.result.textContent()).toContain(description);
  expect(await home.result.getByText('Saved to gallery', { exact: true }).isVisible()).toBe(true);
  const picture = home.result.getByRole('img', { name, exact: true });
  expect(await picture.evaluate((image) => image.complete && image.naturalWidth)).toBeGreaterThan(0);

  await home.toast.waitFor();
  expect(await home.toast.getByText('Character Generated!', { exact: true }).isVisible()).toBe(true);
  expect(await home.toast.getByText(`${name} was saved to the gallery.`, { exact: true }).isVisible()).toBe(true);
  expect(errors).toEqual([]);
});

test('R33 R34 the secret checkbox appears, checked, with a message that is not blank', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  expect(await home.secret.count()).toBe(0);
  await home.field('hiddenMessage').fill('   ');
  expect(await home.secret.count()).toBe(0);
  await home.field('hiddenMessage').fill('  a ');
  await home.secret.waitFor();
  expect(await home.secret.isChecked()).toBe(true);

  await home.secret.uncheck();
  await home.field('hiddenMessage').fill('');
  await home.secret.waitFor({ state: 'detached' });
  await home.field('hiddenMessage').fill('b');
  expect(await home.secret.isChecked()).toBe(true);
});

test('R35 R40 the wish is sent trimmed; a secret is in the pixels and nowhere else; Generate Another returns to the form', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  const calls = watchCalls(page, 'characters.generate');
  await home.field('mainTheme').fill('  sleepy crocodile ');
  await home.field('bodyInfluence').fill('   ');
  await home.field('style').fill('vaporwave');
  await home.field('hiddenMessage').fill(' touch grass ');
  await home.button.click();
  await home.result.waitFor(PATIENCE);
  expect(inputOf(calls[0])).toMatchObject({
    mainTheme: 'sleepy crocodile',
    bodyInfluence: null,
    characteristicInfluence: null,
    style: 'vaporwave',
    hiddenMessage: 'touch grass',
    makeMessageSecret: true,
  });
  expect(await secretOfNewest()).toBe('touch grass');
  expect(await home.result.textContent()).not.toContain('touch grass');
  const { image_key } = await newestCharacter();
  expect((await page.request.get(`/media/${image_key}/1024.webp`)).status()).toBe(200);
  expect((await page.request.get(`/media/${image_key}/original.png`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Generate Another', exact: true }).click();
  await home.result.waitFor({ state: 'detached' });
  expect(await home.button.isEnabled()).toBe(true);
  expect(await page.getByText('Saved to gallery').count()).toBe(0);

  await home.field('hiddenMessage').fill('read me');
  await home.secret.uncheck();
  await home.button.click();
  await home.result.waitFor(PATIENCE);
  expect(inputOf(calls[1])).toMatchObject({ hiddenMessage: 'read me', makeMessageSecret: false });
  expect(await secretOfNewest()).toBeNull();
});

test('R36 the button is off from click to result, and clicks in the same moment send one request', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  const calls = watchCalls(page, 'characters.generate');
  const tickets = await site.count('tickets');
  await noteCount();
  using worker = await pauseProcess(site.folder, 'worker');
  await home.button.evaluate((button) => {
    button.click();
    button.click();
    button.form.requestSubmit();
  });
  await home.progress.waitFor();
  expect(await home.button.isDisabled()).toBe(true);
  await home.button.dispatchEvent('click');
  worker.resume();
  await home.result.waitFor(PATIENCE);
  expect(await home.button.isEnabled()).toBe(true);
  expect(calls).toHaveLength(1);
  expect(await site.count('tickets')).toBe(tickets + 1);
  await expectOneNewCharacter();
});

test('R37 a new phrase of about fifty every 2.4 seconds', async () => {
  expect(LOADING_PHRASES.length).toBeGreaterThanOrEqual(45);
  expect(new Set(LOADING_PHRASES).size).toBe(LOADING_PHRASES.length);
  const { page } = await site.open('/');
  const home = homeOf(page);
  using worker = await pauseProcess(site.folder, 'worker');
  await page.clock.install();
  await home.button.click();
  const phrase = home.button.locator('[data-phrase]');
  await expect.poll(async () => LOADING_PHRASES.includes((await phrase.textContent()) ?? ''), PATIENCE).toBe(true);
  await page.clock.pauseAt(Date.now() + 60_000);

  const seen = [await phrase.textContent()];
  for (let round = 0; round < 4; round++) {
    await page.clock.runFor(2_399);
    expect(await phrase.textContent()).toBe(seen.at(-1));
    await page.clock.runFor(1);
    await expect.poll(() => phrase.textContent(), PATIENCE).not.toBe(seen.at(-1));
    seen.push(await phrase.textContent());
  }
  expect(new Set(seen).size).toBe(5);
  expect(LOADING_PHRASES).toEqual(expect.arrayContaining(seen));
  worker.resume();
  await expect.poll(openTickets, PATIENCE).toBe(0);
});

test('R41 R45 the button on the result opens the gallery, and the new character hangs there', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  await home.button.click();
  await home.result.waitFor(PATIENCE);
  const name = await home.result.getByRole('heading').textContent();
  await page.getByRole('button', { name: messages.result.viewGallery }).click();
  await galleryOf(page).heading.waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page
    .getByRole('listitem')
    .getByRole('article', { name: name ?? '', exact: true })
    .waitFor();
});
