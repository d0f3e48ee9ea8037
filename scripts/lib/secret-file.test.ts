import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSmallDisk } from '../../shared/src/testing/small-disk.ts';
import { readOrMakeAppSecret } from './secret-file.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('the first start makes a secret for its owner alone, and the next ones find it', async () => {
  const folder = await makeFolder();
  const secret = await readOrMakeAppSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect((await stat(path.join(folder, 'app-secret'))).mode & 0o777).toBe(0o600);
  await mkdir(path.join(folder, 'postgres'));
  expect(await readOrMakeAppSecret(folder)).toBe(secret);
});

test.each([
  ['empty', ''],
  ['empty', ' \n'],
  ['damaged', 'cut-off'],
  ['damaged', 'x'.repeat(42)],
  ['damaged', '\0'.repeat(43)],
  ['damaged', `${'x'.repeat(42)}ä`],
])('a secret that is %s is told, and never replaced: %j', async (flaw, content) => {
  const folder = await makeFolder();
  const file = path.join(folder, 'app-secret');
  await writeFile(file, content);
  await expect(readOrMakeAppSecret(folder)).rejects.toThrow(`${file} is ${flaw}. It holds the secret`);
  expect(await readFile(file, 'utf8')).toBe(content);
});

test.each(['postgres', 'postgres-folder'])(
  'a secret that is missing beside data (%s) is told, and no new one made',
  async (data) => {
    const folder = await makeFolder();
    await mkdir(path.join(folder, data));
    await expect(readOrMakeAppSecret(folder)).rejects.toThrow('app-secret is missing');
    expect(await readdir(folder)).toEqual([data]);
  },
);

test('what the message tells to run makes a secret that is taken', async () => {
  const folder = await makeFolder();
  await writeFile(path.join(folder, 'app-secret'), '');
  const error: unknown = await readOrMakeAppSecret(folder).catch((cause: unknown) => cause);
  const command = error instanceof Error ? error.message.split('\n').at(-1) : undefined;
  execFileSync('sh', ['-c', command ?? 'false']);
  expect(await readOrMakeAppSecret(folder)).toMatch(/^[0-9a-f]{64}$/);
});

test('a secret that cannot be read is told with the reason', async () => {
  const folder = await makeFolder();
  await mkdir(path.join(folder, 'app-secret'));
  await expect(readOrMakeAppSecret(folder)).rejects.toThrow(/app-secret cannot be read: EISDIR/);
});

test('a full disk leaves no half of a secret, and the next start makes a whole one', async () => {
  await using disk = await openSmallDisk();
  await disk.fill();
  await expect(readOrMakeAppSecret(disk.folder)).rejects.toThrow(/ENOSPC|EFBIG/);
  expect(await readdir(disk.folder)).not.toContain('app-secret');
  await disk.makeRoom();
  expect(await readOrMakeAppSecret(disk.folder)).toMatch(/^[\w-]{43}$/);
});
