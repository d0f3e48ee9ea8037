/** The started product with its database and a browser: what the tests of the screens share. One for each test file. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Database, openDatabase } from '@chaos/shared/node/database';
import { createLogger } from '@chaos/shared/node/logging';
import type { Browser, Page, Request } from 'playwright-core';
import { connectApi } from './api.ts';
import { openBrowser, openPage, type PageOptions } from './browser.ts';
import { makeDataFolder, removeDataFolder, startProduct } from './product.ts';

/** For whatever has to happen at last: other work may share the machine's cores. */
export const PATIENCE = { timeout: 30_000 };

interface OpenPage {
  page: Page;
  /** What the page has logged as an error or thrown so far. */
  errors: string[];
}

export interface Site {
  url: string;
  folder: string;
  db: Database;
  api: ReturnType<typeof connectApi>;
  browser: Browser;
  /** A page of a new person, at this path. Without motion unless asked for: software paints every frame of it. */
  open(at: string, options?: Omit<PageOptions, 'url'>): Promise<OpenPage>;
  /** How many rows are there. */
  count(table: 'tickets' | 'meme_characters'): Promise<number>;
  /** Closes every page that was opened; for `afterEach`. */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

/** Starts everything with an empty data folder. */
export async function openSite(): Promise<Site> {
  const folder = await makeDataFolder();
  const [product, browser] = await Promise.all([startProduct(folder, { RATE_LIMIT_SCALE: '100' }), openBrowser()]);
  const database = openDatabase({ url: await databaseUrl(folder), name: 'e2e', log: createLogger('e2e', 'silent') });
  const api = connectApi(product.url);
  const closePages = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  return {
    url: product.url,
    folder,
    db: database.db,
    api,
    browser,
    closePages,
    async open(at, options = {}) {
      const opened = await openPage(browser, { reducedMotion: true, ...options, url: product.url });
      await opened.page.addInitScript({ path: path.join(import.meta.dirname, 'recorder.js') });
      await opened.page.goto(at);
      return opened;
    },
    async count(table) {
      const { number } = await database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('number'))
        .executeTakeFirstOrThrow();
      return number;
    },
    async close() {
      await closePages();
      await Promise.all([browser.close(), database.close(), api.close()]);
      await product.stop();
      await removeDataFolder(folder);
    },
  };
}

export async function databaseUrl(folder: string): Promise<string> {
  const password = (await readFile(path.join(folder, 'postgres-password'), 'utf8')).trim();
  const port = (await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgres://chaos:${password}@127.0.0.1:${port}/chaos`;
}

/** What recorder.js noted since the page was loaded. */
export interface PageRecord {
  mostToasts: number;
  spoken: string[];
  progress: string[];
  faces: string[];
  phrases: string[];
  moved: string[];
  sawEmptyGallery: boolean;
}

export function readRecord(page: Page): Promise<PageRecord> {
  return page.evaluate<PageRecord>('window.recorded');
}

/** Collects the calls of a procedure from now on. */
export function watchCalls(page: Page, procedure: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes(procedure)) calls.push(request);
  });
  return calls;
}

/** True when something is wider than the window. */
export async function isTooWide(page: Page): Promise<boolean> {
  const [needed, there] = await page.evaluate<[number, number]>('[document.documentElement.scrollWidth, innerWidth]');
  return needed > there;
}
