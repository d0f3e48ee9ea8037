import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFolderStorage } from './storage.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-storage-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('what was put is read back', async () => {
  const storage = openFolderStorage(await temporaryFolder());
  await storage.put('characters/a/256.webp', new Uint8Array([1, 2, 3]));
  expect([...(await storage.read('characters/a/256.webp'))]).toEqual([1, 2, 3]);
});

test('a removed folder is gone with its files, and removing it again is no error', async () => {
  const storage = openFolderStorage(await temporaryFolder());
  await storage.put('characters/a/256.webp', new Uint8Array([1]));
  await storage.removeFolder('characters/a');
  await storage.removeFolder('characters/a');
  await expect(storage.read('characters/a/256.webp')).rejects.toMatchObject({ name: 'StorageError' });
});

test('a missing file, and a folder that cannot be written, are storage errors that are not "full"', async () => {
  const folder = await temporaryFolder();
  const storage = openFolderStorage(folder);
  await expect(storage.read('nothing')).rejects.toMatchObject({ name: 'StorageError', isFull: false });
  await writeFile(path.join(folder, 'blocked'), '');
  await expect(storage.put('blocked/file', new Uint8Array(1))).rejects.toMatchObject({ name: 'StorageError', isFull: false });
});

test('a key cannot lead out of the folder', async () => {
  const storage = openFolderStorage(await temporaryFolder());
  await expect(storage.put('../outside', new Uint8Array(1))).rejects.toMatchObject({ name: 'StorageError' });
});

test('no room on the device is told apart', async () => {
  // Linux keeps one file that is always full.
  const storage = openFolderStorage('/dev');
  await expect(storage.put('full', new Uint8Array(4_096))).rejects.toMatchObject({ name: 'StorageError', isFull: true });
});
