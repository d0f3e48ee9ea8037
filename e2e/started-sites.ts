/**
 * For the browser tests: one started product and one browser for each of Vitest's workers, begun when the first file asks
 * for it. A file finds its own by the number of its worker, and finds it empty (site.ts).
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright';
import { chromiumArgs } from '../scripts/lib/chromium.ts';
import { makeDataFolder, removeDataFolder, startProduct } from './product.ts';

export interface StartedSite {
  url: string;
  folder: string;
  /** Where its browser listens. */
  browser: string;
}

export default async function setUp(): Promise<() => Promise<void>> {
  const sites = new Map<string, ReturnType<typeof startSite>>();
  const door = createServer(async ({ url = '' }, response) => {
    const site = sites.get(url) ?? startSite();
    sites.set(url, site);
    await site.then(
      ({ site }) => response.end(JSON.stringify(site)),
      (error: unknown) => {
        // The next file tries again.
        sites.delete(url);
        response.writeHead(500).end(String(error));
      },
    );
  });
  await once(door.listen(0, '127.0.0.1'), 'listening');
  process.env.TEST_SITES_URL = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  return async () => {
    door.close();
    const started = await Promise.allSettled(sites.values());
    await Promise.all(started.map((each) => each.status === 'fulfilled' && each.value.stop()));
  };
}

async function startSite(): Promise<{ site: StartedSite; stop(): Promise<void> }> {
  const folder = await makeDataFolder();
  const [product, browser] = await Promise.all([
    startProduct(folder, { RATE_LIMIT_SCALE: '100', VIDEOS: 'off' }),
    playwright.launchServer({ executablePath: await chromium.executablePath(), args: chromiumArgs(), headless: true }),
  ]);
  return {
    site: { url: product.url, folder, browser: browser.wsEndpoint() },
    async stop() {
      await Promise.all([product.stop(), browser.close()]);
      await removeDataFolder(folder);
    },
  };
}
