/** The embedded database beside others that start in the same moment. */
import { chmod, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './lib/embedded-postgres.ts';
import { freePort } from './lib/ports.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp('/var/tmp/hall-of-chaos-test-');
  await chmod(folder, 0o755);
  return folder;
}

test('regression: databases that start in the same moment with the same first choice of a port all start', async () => {
  const folders = await Promise.all([makeFolder(), makeFolder(), makeFolder()]);
  const startAll = async (port: number) => {
    const started = await Promise.allSettled(folders.map((folder) => startEmbeddedPostgres({ folder, port, disposable: true })));
    const running = started.flatMap((one): EmbeddedPostgres[] => (one.status === 'fulfilled' ? [one.value] : []));
    await Promise.all(running.map((one) => one.stop()));
    expect(started.map((one) => (one.status === 'rejected' ? String(one.reason) : ''))).toEqual(['', '', '']);
    expect(new Set(running.map(({ url }) => new URL(url).port)).size).toBe(3);
  };
  try {
    await startAll(0);
    // Made before, they need so little time that all look at the port before the first has it.
    await startAll(await freePort());
  } finally {
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
});

/** Made once, stopped, and left to the test. */
async function makeCluster(): Promise<{ folder: string; passwordFile: string }> {
  const folder = await makeFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await (await startEmbeddedPostgres({ folder, port: 0, disposable: true })).stop();
  return { folder, passwordFile: path.join(folder, 'postgres-password') };
}

test('a password that is missing, empty or cut off is renewed with its database, and told', async () => {
  const { folder, passwordFile } = await makeCluster();
  for (const [flaw, spoil] of [
    ['missing', () => rm(passwordFile)],
    ['empty', () => writeFile(passwordFile, '')],
    ['damaged', () => truncate(passwordFile, 7)],
  ] as const) {
    await spoil();
    const notices: string[] = [];
    const onNotice = (line: string) => void notices.push(line);
    const postgres = await startEmbeddedPostgres({ folder, port: 0, disposable: true, onNotice });
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.end();
    await postgres.stop();
    expect(postgres.fresh).toBe(false);
    expect(notices).toEqual([`${passwordFile} was ${flaw}: the database has been given a new password, and nothing is lost.`]);
    expect((await stat(passwordFile)).mode & 0o777).toBe(0o600);
  }
});

test('a password of another database is told, with what to do, and nothing is left running', async () => {
  const { folder, passwordFile } = await makeCluster();
  await writeFile(passwordFile, 'x'.repeat(32));
  await expect(startEmbeddedPostgres({ folder, port: 0, disposable: true })).rejects.toThrow(/holds a password that is not/);
  await rm(passwordFile);
  await (await startEmbeddedPostgres({ folder, port: 0, disposable: true })).stop();
});

test('a folder that is no database any more is told and left as it is, with its password', async () => {
  const { folder, passwordFile } = await makeCluster();
  const password = await readFile(passwordFile, 'utf8');
  await rm(path.join(folder, 'postgres/PG_VERSION'));
  await expect(startEmbeddedPostgres({ folder, port: 0, disposable: true })).rejects.toThrow(/its PG_VERSION is missing/);
  expect(await readFile(passwordFile, 'utf8')).toBe(password);
});
