/** What another user of the machine can read of a data folder. */
import { chmod, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectApi } from '../api.ts';
import { makeDataFolder, type Product, removeDataFolder, startProduct } from '../product.ts';

let folder: string;
let product: Product;
/** Lies in the folder, and is none of the product's. */
let foreign: string;

beforeAll(async () => {
  folder = await makeDataFolder();
  // As a version before this one left it.
  for (const name of ['outbox', 'storage/characters/old']) {
    await mkdir(path.join(folder, name), { recursive: true });
    await writeFile(path.join(folder, name, 'original.png'), 'a secret');
    await chmod(path.join(folder, name, 'original.png'), 0o644);
  }
  foreign = path.join(folder, 'not-ours.txt');
  await writeFile(foreign, 'somebody else reads this');
  await chmod(foreign, 0o644);
  await symlink(foreign, path.join(folder, 'outbox/link'));
  for (const name of ['outbox', 'storage', 'storage/characters', 'storage/characters/old'])
    await chmod(path.join(folder, name), 0o755);
  product = await startProduct(folder, { VIDEOS: 'off' });
});
afterAll(async () => {
  await product.stop();
  await removeDataFolder(folder);
});

/** All that somebody who is neither its owner nor root can list, read or change, below this folder. */
async function findOpen(at: string): Promise<string[]> {
  const entries = (await readdir(at, { withFileTypes: true })).filter(
    (entry) => entry.name !== 'postgres' && path.join(at, entry.name) !== foreign && !entry.isSymbolicLink(),
  );
  const found = await Promise.all(
    entries.map(async (entry) => {
      const place = path.join(at, entry.name);
      const isOpen = ((await stat(place)).mode & 0o077) !== 0;
      const inside = entry.isDirectory() ? await findOpen(place) : [];
      return isOpen ? [path.relative(folder, place), ...inside] : inside;
    }),
  );
  return found.flat();
}

test('mails, logs, pictures and keys are their owner’s alone, also those of an older version', async () => {
  const api = connectApi(product.url);
  const account = { email: 'reader@chaos.test', username: 'reader', password: 'tung tung banana' };
  await api.client.auth.signUp.mutate(account);
  await api.client.auth.requestPasswordReset.mutate({ email: account.email });
  expect(await api.finish(await api.generate('spy'))).toMatchObject({ state: 'done' });
  await api.close();
  await expect.poll(() => readdir(path.join(folder, 'outbox')).then(({ length }) => length)).toBeGreaterThan(1);
  expect(await findOpen(folder)).toEqual([]);
  expect((await stat(folder)).mode & 0o066).toBe(0);
  expect((await stat(foreign)).mode & 0o777).toBe(0o644);
});
