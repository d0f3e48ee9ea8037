/**
 * `npm run first-second`: what somebody with a slow phone sees in the first seconds, and whether it stays where it is when the
 * script takes over. A line of 400 ms and 50 kB/s, in Chromium, on the started product.
 */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { openPage } from '../e2e/browser.ts';
import { fillGallery } from '../e2e/gallery-data.ts';
import { startSite } from '../e2e/site.ts';

const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const GOAL_MS = 1_500;
const TIMEOUT_MS = 60_000;
const WIDTHS = [360, 1280];

interface Figures {
  painted: number;
  largest: number;
  shift: number;
}

/** Noted from the first moment on: paints, and what moved. */
const OBSERVE = `window.figures = { painted: 0, largest: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') figures.painted = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) figures.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) figures.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });`;
/** React leaves a mark on what it has taken over. */
const TAKEN_OVER = `Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'))
  && document.querySelector('main') !== null`;

const site = await startSite();
try {
  const [best] = await fillGallery(site);
  for (const [name, at] of Object.entries({ Home: '/', Hall: '/?view=gallery', character: `/character/${best?.id}` }))
    for (const width of WIDTHS) await measure(name, at, width);
} finally {
  await site.close();
}
process.exit();

async function measure(name: string, at: string, width: number): Promise<void> {
  const { page } = await openPage(site.browser, { url: site.url, width });
  await page.addInitScript(OBSERVE);
  await slowDown(page);
  const start = performance.now();
  const response = await page.goto(at, { waitUntil: 'commit' });
  while (!(await page.evaluate<boolean>(TAKEN_OVER))) {
    if (performance.now() - start > TIMEOUT_MS) throw new Error(`no script takes over ${at}`);
    await setTimeout(50);
  }
  const takenOver = performance.now() - start;
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  const { painted, largest, shift } = await page.evaluate<Figures>('figures');
  const bytes = (await response?.request().sizes())?.responseBodySize ?? 0;
  console.log(
    `${name.padEnd(10)}${`${width} px`.padStart(8)}: first paint ${painted.toFixed(0)} ms, largest ${largest.toFixed(0)} ms, ` +
      `script there ${takenOver.toFixed(0)} ms, layout shift ${shift.toFixed(3)}, HTML ${bytes} bytes`,
  );
  if (painted > GOAL_MS || shift > 0.02) process.exitCode = 1;
  await page.context().close();
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
}
