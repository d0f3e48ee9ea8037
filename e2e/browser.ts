/** The Chromium out of the npm package, and pages that fail a test by any error of their own. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from 'playwright';
import { chromiumArgs } from '../scripts/lib/chromium.ts';

export type Theme = 'light' | 'dark';

export async function openBrowser(): Promise<Browser> {
  return playwright.launch({ executablePath: await chromium.executablePath(), args: chromiumArgs(), headless: true });
}

export interface PageOptions {
  url: string;
  width?: number;
  theme?: Theme;
  reducedMotion?: boolean;
  /** Leaves out the page's policy, for tests of what it would cover up. */
  bypassPolicy?: boolean;
  /** What local storage holds from an earlier visit. */
  stored?: Record<string, string>;
  /** Without it all is where it is, and hit where it is hit, but only what lies in front of the page is painted: a third of its time. */
  isPainted?: boolean;
}

const SKIP_PAINTING = `
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];`;

/** What a browser says of a transition between screens when the next one begins before it has: nobody misses it. */
const SKIPPED = /^AbortError: Transition was skipped/;

/**
 * A page in a browser profile of its own: a person of whom nothing is known yet.
 * @returns the page, and the errors that it has logged or thrown so far.
 */
export async function openPage(browser: Browser, options: PageOptions): Promise<{ page: Page; errors: string[] }> {
  const {
    url,
    width = 1280,
    theme = 'dark',
    reducedMotion = false,
    bypassPolicy = false,
    stored = {},
    isPainted = true,
  } = options;
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const settings: BrowserContextOptions = {
    baseURL: url,
    viewport: { width, height: width < 600 ? 780 : 860 },
    colorScheme: theme,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    bypassCSP: bypassPolicy,
    // To store something, a page is opened before the first one.
    ...(localStorage.length > 0 && { storageState: { cookies: [], origins: [{ origin: url, localStorage }] } }),
  };
  const context = await browser.newContext(settings);
  if (!isPainted) await context.addInitScript(SKIP_PAINTING);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!SKIPPED.test(String(error))) errors.push(String(error));
  });
  page.on('console', (message) => {
    // Which one was not there is said beside the text.
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`.trim());
  });
  return { page, errors };
}

const SHOTS = path.resolve(import.meta.dirname, '../test-results/screens');

/** With KEEP_PICTURES=1 the tests of the looks leave pictures for people. */
export const keepsPictures = process.env.KEEP_PICTURES === '1';

export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!keepsPictures) return;
  await mkdir(SHOTS, { recursive: true });
  await page.screenshot({ path: path.join(SHOTS, `${name}.png`), fullPage: false });
}
