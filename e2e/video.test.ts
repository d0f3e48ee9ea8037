/** A character's video, from the encoder out of the package to the browser out of the package. */
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectApi } from './api.ts';
import { openBrowser, openPage } from './browser.ts';
import { makeDataFolder, type Product, removeDataFolder, startProduct } from './product.ts';

/** What play-loop.js tells. */
interface Seen {
  width: number;
  height: number;
  duration: number;
  times: number[];
  differenceToPicture: number;
}

let folder: string;
let product: Product;
let api: ReturnType<typeof connectApi>;
let videoUrl: string;
let imageUrl: string;

beforeAll(async () => {
  folder = await makeDataFolder();
  product = await startProduct(folder);
  api = connectApi(product.url);
});

afterAll(async () => {
  await api.close();
  await product.stop();
  await removeDataFolder(folder);
});

test('a character has its video soon after it was made', async () => {
  const { result } = await api.finish(await api.generate('swan'));
  const readCharacter = () => api.client.characters.byId.query({ id: result?.characterId ?? '' });
  ({ imageUrl } = await readCharacter());
  await expect.poll(async () => (await readCharacter()).videoUrl, { timeout: 60_000 }).not.toBeNull();
  videoUrl = String((await readCharacter()).videoUrl);
});

test('it is served as a video, in parts too, and may be kept for a day', async () => {
  expect(videoUrl).toMatch(/^\/media\/characters\/.+\/loop\.webm$/);
  const whole = await fetch(product.url + videoUrl);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('video/webm');
  expect(whole.headers.get('cache-control')).toBe('public, max-age=86400');
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(bytes.length).toBeLessThan(600_000);

  const part = await fetch(product.url + videoUrl, { headers: { range: 'bytes=100-199' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
});

test('Chromium plays it round and round, and its first frame is the picture', async () => {
  const browser = await openBrowser();
  const { page, errors } = await openPage(browser, { url: product.url });
  await page.addInitScript({ path: path.join(import.meta.dirname, 'play-loop.js') });
  await page.goto('/');
  const seen = await page.evaluate<Seen>(`playLoop('${videoUrl}', '${imageUrl}')`);
  await browser.close();
  expect(errors).toEqual([]);
  expect(seen).toMatchObject({ width: 512, height: 512, duration: 3 });
  expect(seen.times.length).toBeGreaterThan(3);
  // Time went on, and began anew.
  expect(Math.max(...seen.times)).toBeGreaterThan(2);
  expect(seen.times.at(-1)).toBeLessThan(1);
  expect(seen.differenceToPicture).toBeLessThan(8);
});
