/** `npm start` where something is in its way: it goes on by itself, or ends with a sentence that says what to do. */
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { limitFileSize } from '@chaos/shared/testing/small-disk';
import { expect, onTestFinished, test } from 'vitest';
import { connectApi } from '../api.ts';
import { keepProduct } from '../keep-product.ts';
import { findPostmaster, findProcesses } from '../product.ts';

const kept = keepProduct();

/** Starts it, and waits for its end. @returns what it said. */
async function startInVain(env: Record<string, string> = {}): Promise<string> {
  const product = kept.launch(env);
  await once(product.process, 'close');
  expect(product.process.exitCode).toBe(1);
  return product.output();
}

/** Listens on it until the test ends, unless somebody else does. @returns the port. */
async function takePort(port: number): Promise<number> {
  const blocker: Server = createServer().listen(port, '127.0.0.1');
  await Promise.race([once(blocker, 'listening'), once(blocker, 'error')]).catch(() => undefined);
  onTestFinished(() => void blocker.close());
  const address = blocker.address();
  return address && typeof address === 'object' ? address.port : port;
}

test('a port that is named and taken ends the start with its reason, and nothing is left running', async () => {
  await kept.kill();
  const port = await takePort(0);
  const said = await startInVain({ PORT: String(port) });
  expect(said).toContain(`Port ${port} of 127.0.0.1 is taken by another program. PORT names it: free it, or set another PORT.`);
  expect(said).not.toContain('    at ');
  expect(await findProcesses(kept.folder)).toEqual([]);
});

test('the usual port that is taken gives way to a free one, in one line', async () => {
  await kept.kill();
  await takePort(3000);
  const product = await kept.start({ PORT: '' });
  expect(product.output()).toMatch(
    /Port 3000 of 127.0.0.1 is taken by another program. Using \d+. Set PORT to choose another.\n/,
  );
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
});

test('a second start on the port and the data of the first says where that one runs', async () => {
  const first = await kept.open();
  const said = await startInVain({ PORT: new URL(first.url).port });
  expect(said).toContain(`It runs already, at ${first.url}`);
});

test('a secret that is emptied or lost ends the start and is not replaced; a lost password is renewed, with all data kept', async () => {
  const secretFile = path.join(kept.folder, 'app-secret');
  const account = { email: 'ada@chaos.test', username: 'ada_first', password: 'tung tung banana' };
  const first = await kept.open();
  const api = connectApi(first.url);
  await api.client.auth.signUp.mutate(account);
  await api.close();
  await first.stop();
  const secret = await readFile(secretFile, 'utf8');

  await writeFile(secretFile, '');
  expect(await startInVain()).toContain(`${secretFile} is empty. It holds the secret`);
  await rm(secretFile);
  expect(await startInVain()).toContain(`${secretFile} is missing. It holds the secret`);
  await expect(readFile(secretFile)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await findProcesses(kept.folder)).toEqual([]);

  await writeFile(secretFile, secret);
  await rm(path.join(kept.folder, 'postgres-password'));
  const second = await kept.start();
  expect(second.output()).toContain('postgres-password was missing: the database has been given a new password');
  const again = connectApi(second.url);
  const { email, password } = account;
  expect(await again.client.auth.signIn.mutate({ email, password })).toMatchObject({ user: { username: account.username } });
  await again.close();
});

test('a database that ends while there is no room is started again once there is, with all data kept', async () => {
  const product = await kept.open();
  const api = connectApi(product.url);
  const ranked = async () => (await api.client.gallery.top.query({})).items.map(({ id }) => id);
  const done = await api.finish(await api.generate('crocodile'));
  const before = await ranked();
  expect(before).toContain(done.result?.characterId);
  const postmaster = await findPostmaster(kept.folder);
  const supervisor = product.process.pid ?? 0;
  // What it starts from now on may write no file either.
  limitFileSize(supervisor, 0);
  process.kill(postmaster, 'SIGKILL');
  await product.shows(/There is no room on the disk for the database to start; it is tried until there is\./);
  limitFileSize(supervisor, 'unlimited');
  await expect.poll(() => ranked().catch(() => []), { timeout: 20_000 }).toEqual(before);
  await api.close();
});

test('a worker’s port that is taken, and a host that is none of this machine, end the start with a sentence', async () => {
  await kept.kill();
  const port = await takePort(0);
  const said = await startInVain({ METRICS_PORT: String(port) });
  expect(said).toContain(`Port ${port} of 127.0.0.1 is taken by another program.`);
  expect(await startInVain({ HOST: '192.0.2.1' })).toContain('HOST is wrong: 192.0.2.1 is no address of this machine.');
});
