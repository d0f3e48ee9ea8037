import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isNewEnough, requireDocker } from './docker.ts';

/** A machine on which `docker` does this. */
async function haveDocker(script?: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chaos-docker-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', folder);
  if (script === undefined) return;
  await writeFile(path.join(folder, 'docker'), `#!/bin/sh\n${script}\n`);
  await chmod(path.join(folder, 'docker'), 0o755);
}

test('R573 a Compose that cannot read docker-compose.yml is refused by its version', () => {
  const good = ['2.23.1', 'v2.23.2', '2.24.0', '2.40.3-3', '3.0', '5.0.0+ds1'];
  const bad = ['1.29.2', '2.23.0', '2.6.1', 'v2.22.9', ''];
  expect(good.filter((version) => !isNewEnough(version))).toEqual([]);
  expect(bad.filter(isNewEnough)).toEqual([]);
});

test('R573 what is missing of Docker is said in a sentence', async () => {
  await haveDocker();
  await expect(requireDocker()).rejects.toThrow('There is no Docker: the command `docker` was not found.');
  await haveDocker('[ "$1" = --version ]');
  await expect(requireDocker()).rejects.toThrow("Docker's daemon does not answer");
  await haveDocker('[ "$1" != compose ]');
  await expect(requireDocker()).rejects.toThrow('There is no `docker compose`.');
  await haveDocker('echo 2.20.3');
  await expect(requireDocker()).rejects.toThrow('docker compose is 2.20.3, and has to be 2.23.1 or newer.');
  await haveDocker('echo 2.40.3-3');
  await requireDocker();
});
