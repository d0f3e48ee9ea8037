/**
 * Lighthouse for phones on the pages that most people open first (Q7), on the started product with a Hall of real
 * characters. It is no dependency: npx fetches it. Run it on a machine that does nothing else.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import chromium from '@sparticuz/chromium';
import { type Site, startSite } from '../e2e/site.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const PAGES = ['/', '/?view=gallery'];
const WISHES = ['crocodile airplane', 'hot dog cat', 'toilet frog knight', 'flamingo gamer', 'cactus elephant', 'shark banana'];
const GOALS = { performance: 0.95, accessibility: 1, layoutShift: 0.02 };

interface Report {
  categories: Record<'performance' | 'accessibility', { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

const site = await startSite();
const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-lighthouse-'));
try {
  for (const wish of [...WISHES, ...WISHES]) await site.api.finish(await site.api.generate(wish));
  await untilVideosAreMade(site);
  for (const page of PAGES) {
    const { categories, audits } = await judge(new URL(page, site.url).href);
    const layoutShift = audits['cumulative-layout-shift']?.numericValue ?? 1;
    const [performance, accessibility] = [categories.performance.score, categories.accessibility.score];
    const paint = Math.round(audits['largest-contentful-paint']?.numericValue ?? 0);
    console.log(
      `${page}: performance ${performance * 100}, accessibility ${accessibility * 100}, layout shift ${layoutShift.toFixed(3)}, largest paint ${paint} ms`,
    );
    const isGood = performance >= GOALS.performance && accessibility >= GOALS.accessibility && layoutShift <= GOALS.layoutShift;
    if (!isGood) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
  await site.close();
}
process.exit();

/** A worker that has nothing else to do makes them, and they take a core. */
async function untilVideosAreMade({ db }: Site): Promise<void> {
  while (await db.selectFrom('pending_videos').select('character_id').where('attempts', '<', 3).executeTakeFirst())
    await setTimeout(250);
}

async function judge(url: string): Promise<Report> {
  const file = path.join(folder, 'report.json');
  const flags = ['--output=json', `--output-path=${file}`, '--quiet', '--only-categories=performance,accessibility'];
  const env = { ...process.env, CHROME_PATH: await chromium.executablePath() };
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags, '--chrome-flags=--headless=new --no-sandbox'], { env });
  return JSON.parse(await readFile(file, 'utf8'));
}
