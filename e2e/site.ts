/** The started product with its database and a browser: what the tests of the screens share. */
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Database, openDatabase } from '@chaos/shared/platform/database';
import { LIVE_CHANNEL } from '@chaos/shared/platform/live-bus';
import { createLogger } from '@chaos/shared/platform/logging';
import { sql } from 'kysely';
import { type Browser, type Page, chromium as playwright, type Request } from 'playwright';
import { connectApi } from './api.ts';
import { keepsPictures, openBrowser, openPage, type PageOptions } from './browser.ts';
import { findProcesses, makeDataFolder, removeDataFolder, startProduct } from './product.ts';
import type { StartedSite } from './started-sites.ts';

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

/** The product that runs for this worker of Vitest, emptied: nobody else uses it until the file ends. */
export async function openSite(): Promise<Site> {
  const { TEST_SITES_URL, VITEST_POOL_ID } = process.env;
  if (!TEST_SITES_URL) throw new Error('openSite works in the project e2e of a test run only');
  const answer = await fetch(`${TEST_SITES_URL}/${VITEST_POOL_ID}`);
  if (!answer.ok) throw new Error(await answer.text());
  const started = (await answer.json()) as StartedSite;
  const browser = await playwright.connect(started.browser);
  await endFaults(started);
  const site = await joinSite(started, browser);
  await empty(site.db);
  return site;
}

/** A test that ran out of time may have left a process paused or dead, or a folder in the way: the next file must not pay for it. */
async function endFaults({ url, folder }: StartedSite): Promise<void> {
  for (const { pid, what } of await findProcesses(folder))
    if (what === 'worker' || what === 'server') process.kill(pid, 'SIGCONT');
  const storage = path.join(folder, 'storage');
  for (const name of await readdir(storage).catch(() => [])) {
    if (!name.endsWith('.away')) continue;
    const place = path.join(storage, name.slice(0, -'.away'.length));
    await rm(place, { recursive: true, force: true });
    await rename(path.join(storage, name), place);
  }
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await setTimeout(100);
}

/** A product and a browser of its own, which end with it: for what runs outside of a test run, or changes its schema. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const folder = await makeDataFolder();
  const [product, browser] = await Promise.all([startProduct(folder, { RATE_LIMIT_SCALE: '100', ...settings }), openBrowser()]);
  const site = await joinSite({ url: product.url, folder }, browser);
  return {
    ...site,
    async close() {
      await site.close();
      await product.stop();
      await removeDataFolder(folder);
    },
  };
}

/** The server keeps pages for a second: after a change behind its back somebody might see cards within it whose pictures are gone. */
export async function forgetPages(db: Database): Promise<void> {
  await sql`select pg_notify(${LIVE_CHANNEL}, 'gallery:')`.execute(db);
}

/** How a table is called that a test has taken away (faults.ts). */
export const AWAY = '_away';

/** Puts the database back to what a first start finds; what the processes themselves keep in it stays. */
async function empty(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I', tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'
      and tablename not in ('workers', 'fairness_days', 'gallery_total', 'line_place')`.execute(db);
  const names = sql.raw(rows.map(({ name }) => name).join(', '));
  // Of a few rows a delete costs a tenth of a truncate, which makes new files of all tables for every process to get to know.
  const deletes = sql.raw(rows.map(({ name }) => `delete from ${name};`).join(' '));
  const emptyAll = () =>
    db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`lock table ${names} in access exclusive mode`.execute(trx);
      await sql`do $$ begin ${deletes} end $$`.execute(trx);
      for (const { name } of rows)
        if (name.endsWith(AWAY)) await sql.raw(`alter table ${name} rename to ${name.slice(0, -AWAY.length)}`).execute(trx);
      await trx.updateTable('gallery_total').set({ characters: 0 }).execute();
      await forgetPages(trx);
    });
  // The worker may just be writing the end of a ticket, or hold a table for long on a busy machine: whoever waits in a circle
  // with it, or too long, begins again.
  for (let tries = 1; ; tries++) {
    try {
      return await emptyAll();
    } catch (error) {
      if (tries === 5 || !isHeldUp(error)) throw error;
    }
  }
}

/** By a deadlock, or for longer than a lock is waited for. */
const isHeldUp = (error: unknown) => error instanceof Error && 'code' in error && ['40P01', '55P03'].includes(String(error.code));

async function joinSite({ url, folder }: Pick<StartedSite, 'url' | 'folder'>, browser: Browser): Promise<Site> {
  const database = openDatabase({ url: await databaseUrl(folder), name: 'e2e', log: createLogger('e2e', 'silent') });
  const api = connectApi(url);
  const closePages = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  return {
    url,
    folder,
    db: database.db,
    api,
    browser,
    closePages,
    async open(at, options = {}) {
      const opened = await openPage(browser, { reducedMotion: true, isPainted: keepsPictures, ...options, url });
      await opened.page.addInitScript({ path: path.join(import.meta.dirname, 'recorder.js') });
      await opened.page.goto(at);
      // Until the script has taken over, a card's link leads to a page of its own.
      await opened.page.locator('#root[data-prerendered]').waitFor({ state: 'detached' });
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

/** Until then a press on a link loads a page. */
export const isTakenOver = (page: Page) => page.locator('#root[data-prerendered]').waitFor({ state: 'detached' });

/** Counts the pages from now on: what a page can do without is no reason to load it anew. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** True when something is wider than the window. */
export async function isTooWide(page: Page): Promise<boolean> {
  const [needed, there] = await page.evaluate<[number, number]>('[document.documentElement.scrollWidth, innerWidth]');
  return needed > there;
}
