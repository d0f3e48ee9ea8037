import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openCluster } from './compose.ts';
import { rotateSecret } from './rotate-secret.ts';

/** A folder with a `docker` that notes what it is called with and what it reads, and does nothing. */
async function haveDocker() {
  const folder = await mkdtemp(path.join(tmpdir(), 'chaos-rotate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  const docker = `#!/bin/sh
echo "$*" >> ${folder}/arguments
case "$*" in *exec*) cat >> ${folder}/read;; *version*) echo 2.40.3;; esac\n`;
  await writeFile(path.join(folder, 'docker'), docker);
  await chmod(path.join(folder, 'docker'), 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  const noted = (what: 'arguments' | 'read' | '.env') => readFile(path.join(folder, what), 'utf8');
  return { envFile: path.join(folder, '.env'), noted };
}

test.each(['POSTGRES_PASSWORD', 'GRAFANA_PASSWORD'])('R575 a new %s stands in no list of processes', async (name) => {
  const { envFile, noted } = await haveDocker();
  await writeFile(envFile, `OTHER=1\n${name}=old\n`);
  await rotateSecret(await openCluster({ isDebian: false, envFile }), name, () => {});
  const secret = new RegExp(`^OTHER=1\n${name}=([0-9a-f]{48})\n$`).exec(await noted('.env'))?.[1] ?? 'none';
  expect(await noted('arguments')).not.toContain(secret);
  expect(await noted('read')).toContain(secret);
});

test('R576 a trial is open to nobody, whatever is set in the terminal', async () => {
  const { envFile, noted } = await haveDocker();
  await writeFile(envFile, '');
  vi.stubEnv('DOMAIN', 'chaos.example');
  for (const isTrial of [false, true]) await (await openCluster({ isDebian: false, envFile, isTrial })).compose('ps');
  const [open, trial] = (await noted('arguments')).split('\n').filter((line) => line.endsWith(' ps'));
  expect(open).toContain('deploy/tls.yml');
  expect(trial).not.toContain('deploy/tls.yml');
});
