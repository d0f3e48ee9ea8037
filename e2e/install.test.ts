/** The product as an app of its own on somebody's phone or desktop. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useSite } from './use-site.ts';

const site = await useSite();

const Manifest = z.object({
  name: z.string(),
  short_name: z.string().max(12),
  start_url: z.string(),
  display: z.string(),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png'), purpose: z.string() })),
});

test('R353 the page names a manifest that browsers install, in the colour of the page, with icons as large as they say', async () => {
  const { page, errors } = await site.open('/');
  const cdp = await page.context().newCDPSession(page);
  const { url, errors: faults } = await cdp.send('Page.getAppManifest');
  expect([new URL(url).pathname, faults]).toEqual(['/app.webmanifest', []]);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // A page of a test is never of the kind that Chromium offers to install.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

  const manifest = Manifest.parse(await (await fetch(url)).json());
  const themeColour = await page.locator('meta[name="theme-color"]').getAttribute('content');
  expect(manifest).toMatchObject({
    name: 'Hall of Chaos',
    start_url: '/',
    display: 'standalone',
    theme_color: themeColour,
    background_color: themeColour,
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const apple = (await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')) ?? '';
  for (const { src, sizes } of [...manifest.icons, { src: apple, sizes: '180x180' }]) {
    const icon = sharp(await (await fetch(new URL(src, url))).arrayBuffer());
    const { width, height, format } = await icon.metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    // A shape is cut out of these two: nothing is seen through.
    if (!src.endsWith('2.png') || src.includes('maskable')) expect((await icon.stats()).isOpaque).toBe(true);
  }
  expect(errors).toEqual([]);
});
