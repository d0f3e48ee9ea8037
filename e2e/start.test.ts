/** `npm start`: one command, also after a crash, beside another one, and with wrong settings. */

import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectApi } from './api.ts';
import { findProcesses, launchProduct, makeDataFolder, type Product, removeDataFolder, startProduct } from './product.ts';

let folder: string;
const started: Omit<Product, 'url'>[] = [];

beforeEach(async () => {
  folder = await makeDataFolder();
});

afterEach(async () => {
  for (const product of started.splice(0)) await product.stop();
  await removeDataFolder(folder);
});

async function start(env?: Record<string, string>): Promise<Product> {
  const product = await startProduct(folder, { VIDEOS: 'off', ...env });
  started.push(product);
  return product;
}

/** The pid of a process that is not the one of before. */
async function waitForNew(what: string, before: number | undefined): Promise<number> {
  return expect
    .poll(async () => (await findProcesses(folder)).find((one) => one.what === what && one.pid !== before)?.pid, {
      timeout: 20_000,
    })
    .toEqual(expect.any(Number))
    .then(async () => (await findProcesses(folder)).find((one) => one.what === what)?.pid ?? 0);
}

const pidOf = async (what: string) => (await findProcesses(folder)).find((one) => one.what === what)?.pid;

test('from an empty folder to a character, which is still ranked after Ctrl-C and a second start', async () => {
  const first = await start();
  const api = connectApi(first.url);
  const done = await api.finish(await api.generate('crocodile'));
  expect(done).toMatchObject({ state: 'done', percent: 100 });
  const { items } = await api.client.gallery.top.query({});
  expect(items).toMatchObject([{ id: done.result?.characterId, rank: 1, totalCount: 1 }]);
  const picture = await fetch(first.url + items[0]?.imageUrl);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(picture.headers.get('cache-control')).toBe('public, max-age=86400');
  await api.close();

  expect(await first.stop()).toBe(0);
  expect(await findProcesses(folder)).toEqual([]);

  const second = await start();
  const again = connectApi(second.url);
  expect((await again.client.gallery.top.query({})).items.map((row) => row.id)).toEqual(items.map((row) => row.id));
  await again.close();
});

test('a second start on the same data says where the first one runs, and leaves it alone', async () => {
  const first = await start();
  const second = launchProduct(folder);
  started.push(second);
  await second.shows(new RegExp(`It runs already, at ${first.url}`));
  await once(second.process, 'exit').catch(() => undefined);
  expect(second.process.exitCode).toBe(1);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test.each([
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be an address like postgres:/],
  [{ PORT: 'abc' }, /PORT is wrong/],
  [{ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/x', APP_SECRET: 'x'.repeat(32) }, /ECONNREFUSED/],
  [{ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/x' }, /APP_SECRET is missing/],
])('a wrong setting is named, and nothing is left running: %o', async (env, message) => {
  const product = launchProduct(folder, env);
  started.push(product);
  await product.shows(message);
  if (product.process.exitCode === null) await once(product.process, 'exit');
  expect(product.process.exitCode).toBe(1);
  expect(await findProcesses(folder)).toEqual([]);
});

test('a killed server and a killed worker are started again, and calls and tickets go on', async () => {
  const product = await start();
  const api = connectApi(product.url);
  const [server, worker] = [await pidOf('server'), await pidOf('worker')];
  if (!server || !worker) throw new Error('not running');
  process.kill(server, 'SIGKILL');
  process.kill(worker, 'SIGKILL');
  await Promise.all([waitForNew('server', server), waitForNew('worker', worker)]);
  await expect
    .poll(
      () =>
        fetch(`${product.url}/readyz`).then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(200);
  expect(await api.finish(await api.generate('toaster'))).toMatchObject({ state: 'done' });
  expect(product.output()).toContain('The worker ended (SIGKILL); it is started again.');
  await api.close();
});

test('a killed database comes back; server and worker live on, and the ticket of that moment ends in one character', async () => {
  const product = await start();
  const api = connectApi(product.url);
  const before = await findProcesses(folder);
  const pidBefore = (what: string) => before.find((one) => one.what === what)?.pid;
  const postmaster = Math.min(...before.filter((one) => one.what === 'postgres').map((one) => one.pid));
  const ticket = await api.generate('shark');
  process.kill(postmaster, 'SIGKILL');
  await product.shows(/The database ended; it is started again/);
  expect(await api.finish(ticket)).toMatchObject({ state: 'done' });
  expect((await api.client.gallery.top.query({})).items).toHaveLength(1);
  expect(await pidOf('server')).toBe(pidBefore('server'));
  expect(await pidOf('worker')).toBe(pidBefore('worker'));
  await api.close();
});

test('what a killed run left behind is put away by the next start, with the data kept', async () => {
  const first = await start();
  const api = connectApi(first.url);
  const ticket = await api.generate('banana');
  await api.close();
  const before = await findProcesses(folder);
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');

  const second = await start();
  const again = connectApi(second.url);
  expect(await again.finish(ticket)).toMatchObject({ state: 'done' });
  const pids = (await findProcesses(folder)).map((one) => one.pid);
  expect(before.filter((one) => pids.includes(one.pid))).toEqual([]);
  await again.close();
});

test.each(['SIGINT', 'SIGKILL'] as const)(
  'a first start that is cut off by %s while the database is made: the next one works',
  async (signal) => {
    const first = launchProduct(folder);
    await expect
      .poll(async () => (await readdir(folder)).some((name) => name.startsWith('postgres')), { timeout: 20_000, interval: 5 })
      .toBe(true);
    first.process.kill(signal);
    await once(first.process, 'exit');
    const second = await start();
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  },
);

test('a terminal that is gone, and a disk too full for logs, end nothing; logs come back by themselves, and Ctrl-C puts all away', async () => {
  await mkdir(path.join(folder, 'logs'));
  for (const name of ['server', 'worker']) await symlink('/dev/full', path.join(folder, 'logs', `${name}.log`));
  const product = await start();
  product.process.stdout?.destroy();
  product.process.stderr?.destroy();
  const api = connectApi(product.url);
  expect(await api.finish(await api.generate('ghost'))).toMatchObject({ state: 'done' });
  await api.close();
  for (const name of ['server', 'worker']) {
    const log = path.join(folder, 'logs', `${name}.log`);
    await rm(log);
    await expect.poll(() => readFile(log, 'utf8').catch(() => ''), { timeout: 10_000 }).toContain(`"name":"${name}"`);
  }
  expect(await product.stop()).toBe(0);
  expect(await findProcesses(folder)).toEqual([]);
});
