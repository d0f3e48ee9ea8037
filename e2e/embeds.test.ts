/** What other sites show of ours, in frames on pages of theirs. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { keepPicture } from './browser.ts';
import { fillGallery } from './gallery-data.ts';
import { useSite } from './use-site.ts';

const site = await useSite();
const [first] = await fillGallery(site);

/** A page of somebody else's, which asks of everything in it that it may be there. */
async function openBlog(html: string): Promise<{ page: Page; errors: string[] }> {
  const blog = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html', 'cross-origin-embedder-policy': 'require-corp' });
    answer.end(`<!doctype html><link rel="icon" href="data:,"><h1>A blog</h1>${html}`);
  });
  await once(blog.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void blog.close());
  const address = blog.address();
  // Another site than the product's localhost.
  return site.open(`http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/`);
}

test('R421 R422 what oEmbed says to embed is shown by a site that lets it do nothing but open our page', async () => {
  const asked = await fetch(`${site.url}/oembed?url=${encodeURIComponent(`${site.url}/character/${first?.id}`)}`);
  const { html } = (await asked.json()) as { html: string };
  const { page, errors } = await openBlog(
    html.replace('<iframe', '<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"'),
  );
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { name: first?.name ?? '' }).waitFor();
  await expect
    .poll(() => frame.locator('img').evaluate<number, { naturalWidth: number }>((image) => image.naturalWidth))
    .toBe(512);
  expect(
    await frame
      .locator('.card')
      .evaluate<boolean, { scrollHeight: number; clientHeight: number }>((card) => card.scrollHeight <= card.clientHeight),
  ).toBe(true);
  await keepPicture(page, 'embed');
  const popup = page.waitForEvent('popup');
  await frame.getByRole('link').click();
  await (await popup).waitForURL(`${site.url}/character/${first?.id}`);
  // Those are what Playwright looks with: there is no script in the page.
  expect(errors.filter((error) => !error.startsWith('Blocked script execution'))).toEqual([]);
});

test('R421 no other page of ours is shown in a frame', async () => {
  const { page } = await openBlog(`<iframe src="${site.url}/character/${first?.id}"></iframe>`);
  await expect.poll(() => page.frames().at(1)?.url()).toBe('chrome-error://chromewebdata/');
});
