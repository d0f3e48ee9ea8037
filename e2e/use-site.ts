/** The started product for a file of tests. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { openSite, type Site } from './site.ts';

/** Of each process, when a test has failed. */
const LAST_LINES = 40;

/** Empty at the beginning; its pages end with each test. To be awaited at the top of the file. */
export async function useSite(): Promise<Site> {
  const site = await openSite();
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await lastWords(site, task.name));
    await site.closePages();
  });
  afterAll(() => site.close());
  return site;
}

/** What the product's processes logged at last, and what is open in the line: the next run may not show it again. */
async function lastWords({ db, folder }: Site, test: string): Promise<string> {
  const tickets = await db
    .selectFrom('tickets')
    .select(['id', 'kind', 'state', 'run', 'crashes', 'stage', 'dispatched_at', 'started_at', 'finished_at'])
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute();
  const logs = path.join(folder, 'logs');
  const files = (await readdir(logs)).filter((name) => name.endsWith('.log'));
  const tails = files.map(async (name) => {
    const lines = (await readFile(path.join(logs, name), 'utf8')).trimEnd().split('\n');
    return [`--- ${name}`, ...lines.slice(-LAST_LINES)].join('\n');
  });
  return [
    `What was there when "${test}" failed:`,
    ...tickets.map((row) => JSON.stringify(row)),
    ...(await Promise.all(tails)),
  ].join('\n');
}
