/** `npm start`: one command, also after a crash, beside another one, and with wrong settings. */

import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { getPriority } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { connectApi } from './api.ts';
import { keepProduct } from './keep-product.ts';
import { findPostmaster, findProcesses } from './product.ts';

const kept = keepProduct();

const pidOf = async (what: string) => (await findProcesses(kept.folder)).find((one) => one.what === what)?.pid;

test.each([
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be an address like postgres:/],
  [{ PORT: 'abc' }, /PORT is wrong/],
  [{ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/x', APP_SECRET: 'x'.repeat(32) }, /ECONNREFUSED/],
  [{ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/x' }, /APP_SECRET is missing/],
])('a wrong setting is named, and nothing is left running: %o', async (env, message) => {
  await kept.kill();
  const product = kept.launch(env);
  await product.shows(message);
  if (product.process.exitCode === null) await once(product.process, 'exit');
  expect(product.process.exitCode).toBe(1);
  expect(await findProcesses(kept.folder)).toEqual([]);
});

test('from an empty folder to a character, which is still ranked after Ctrl-C and a second start', async () => {
  await kept.empty();
  const first = await kept.start();
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
  expect(await findProcesses(kept.folder)).toEqual([]);

  const second = await kept.start();
  const again = connectApi(second.url);
  expect((await again.client.gallery.top.query({})).items.map((row) => row.id)).toEqual(items.map((row) => row.id));
  await again.close();
});

test('a second start on the same data says where the first one runs, and leaves it alone', async () => {
  const first = await kept.open();
  const second = kept.launch();
  await second.shows(new RegExp(`It runs already, at ${first.url}`));
  await once(second.process, 'exit').catch(() => undefined);
  expect(second.process.exitCode).toBe(1);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

/** How far it stands behind others, alone and with the processes of its session. */
async function readPriority(pid = 0): Promise<number[]> {
  const group = await readFile(`/proc/${pid}/autogroup`, 'utf8').catch(() => '');
  return [getPriority(pid), ...[...group.matchAll(/nice (-?\d+)/g)].map(([, nice]) => Number(nice))];
}

test('R530 a killed server and a killed worker are started again, and calls and tickets go on; the worker still goes last', async () => {
  const product = await kept.open();
  const api = connectApi(product.url);
  const [server, worker] = [await pidOf('server'), await pidOf('worker')];
  if (!server || !worker) throw new Error('not running');
  process.kill(server, 'SIGKILL');
  process.kill(worker, 'SIGKILL');
  await Promise.all(
    ['server', 'worker'].map((name) => product.shows(new RegExp(`The ${name} ended \\(SIGKILL\\); it is started again`))),
  );
  await expect
    .poll(() =>
      fetch(`${product.url}/readyz`).then(
        (answer) => answer.status,
        () => 0,
      ),
    )
    .toBe(200);
  expect(await api.finish(await api.generate('toaster'))).toMatchObject({ state: 'done' });
  const after = [await pidOf('server'), await pidOf('worker')];
  expect(after).toEqual([expect.any(Number), expect.any(Number)]);
  expect(after).not.toContain(server);
  expect(after).not.toContain(worker);
  expect(product.output()).toContain('The worker ended (SIGKILL); it is started again.');
  const ofServer = await readPriority(after[0]);
  for (const [index, last] of (await readPriority(after[1])).entries()) expect(last).toBeGreaterThan(ofServer[index] ?? 0);
  await api.close();
});

test('a killed database comes back; server and worker live on, and the ticket of that moment ends in one character', async () => {
  const product = await kept.open();
  const api = connectApi(product.url);
  const readIds = async () => (await api.client.gallery.top.query({})).items.map(({ id }) => id);
  const [server, worker, idsBefore] = [await pidOf('server'), await pidOf('worker'), await readIds()];
  const postmaster = await findPostmaster(kept.folder);
  const ticket = await api.generate('shark');
  process.kill(postmaster, 'SIGKILL');
  await product.shows(/The database ended; it is started again/);
  const done = await api.finish(ticket);
  expect(done).toMatchObject({ state: 'done' });
  expect((await readIds()).sort()).toEqual([...idsBefore, done.result?.characterId].sort());
  expect(server).toEqual(expect.any(Number));
  expect(await pidOf('server')).toBe(server);
  expect(await pidOf('worker')).toBe(worker);
  await api.close();
});

test('what a killed run left behind is put away by the next start, with the data kept', async () => {
  const first = await kept.open();
  const api = connectApi(first.url);
  const before = await findProcesses(kept.folder);
  const ticket = await api.generate('banana');
  await api.close();
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');

  const second = await kept.start();
  const again = connectApi(second.url);
  expect(await again.finish(ticket)).toMatchObject({ state: 'done' });
  const pids = (await findProcesses(kept.folder)).map((one) => one.pid);
  expect(before.filter((one) => pids.includes(one.pid))).toEqual([]);
  await again.close();
});

test.each(['SIGINT', 'SIGKILL'] as const)(
  'a first start that is cut off by %s while the database is made: the next one works',
  async (signal) => {
    await kept.empty();
    const first = kept.launch();
    await expect
      .poll(async () => (await readdir(kept.folder)).some((name) => name.startsWith('postgres')), { interval: 5 })
      .toBe(true);
    first.process.kill(signal);
    await once(first.process, 'exit');
    const second = await kept.start();
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  },
);

test('a terminal that is gone, and a disk too full for logs, end nothing; logs come back by themselves, and Ctrl-C puts all away', async () => {
  await kept.kill();
  const logs = ['server', 'worker'].map((name) => ({ name, log: path.join(kept.folder, 'logs', `${name}.log`) }));
  await mkdir(path.join(kept.folder, 'logs'), { recursive: true });
  for (const { log } of logs) {
    await rm(log, { force: true });
    await symlink('/dev/full', log);
  }
  const product = await kept.start();
  product.process.stdout?.destroy();
  product.process.stderr?.destroy();
  const api = connectApi(product.url);
  expect(await api.finish(await api.generate('ghost'))).toMatchObject({ state: 'done' });
  await api.close();
  for (const { name, log } of logs) {
    await rm(log);
    await expect.poll(() => readFile(log, 'utf8').catch(() => '')).toContain(`"name":"${name}"`);
  }
  expect(await product.stop()).toBe(0);
  expect(await findProcesses(kept.folder)).toEqual([]);
});
