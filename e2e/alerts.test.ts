/** An outage of the started product is told to its operators within a minute, and so is its end. */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { newOperator, openOps } from './ops.ts';
import { findProcesses } from './product.ts';
import { useSite } from './use-site.ts';

/** An alert is told after 15 s, seen every 10 s, and over when it was not seen for 25 s. */
const TOLD = { timeout: 60_000, interval: 500 };

const site = await useSite();
const storage = path.join(site.folder, 'storage');
const aside = path.join(site.folder, 'storage-aside');
const signal = async (name: 'SIGSTOP' | 'SIGCONT') => {
  for (const { pid, what } of await findProcesses(site.folder)) if (what === 'worker') process.kill(pid, name);
};
const bringBack = async () => {
  await signal('SIGCONT');
  if (!(await readdir(site.folder)).includes('storage-aside')) return;
  await rm(storage, { recursive: true });
  await rename(aside, storage);
};
afterEach(async () => {
  await bringBack();
  await site.closePages();
});

test('Q17 that nobody works and that the storage is gone is at the desk and in the mail within a minute, and then that it is over', async () => {
  const boss = await newOperator(site);
  const { page } = await openOps(site, boss);
  await signal('SIGSTOP');
  await rename(storage, aside);
  await writeFile(storage, 'no folder');
  const outbox = path.join(site.folder, 'outbox');
  const subjects = async () => {
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.json'));
    const mails = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
    const sent: { to: string; subject: string }[] = mails.map((mail) => JSON.parse(mail));
    return sent.flatMap(({ to, subject }) => (to === boss.email ? [subject] : [])).sort();
  };
  const open = () => page.locator('[data-alert]').evaluateAll((all) => all.map((one) => one.dataset.alert));
  await expect.poll(open, TOLD).toEqual(['no_worker', 'storage_away']);
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/^Hall of Chaos: (Nobody works|The storage is away)/));
  await bringBack();
  await expect.poll(open, TOLD).toEqual([]);
  await page.getByText('Over in the last 24 hours (2)').waitFor();
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/^Hall of Chaos: over: /));
});
