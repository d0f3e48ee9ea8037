/** The embedded database beside others that start in the same moment. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
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
