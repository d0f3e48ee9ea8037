/**
 * `npm run mutants`: breaks the rules in shared/ in some hundred ways, one at a time, and counts how many of them a test
 * notices. Ends with 1 below the goal. What follows `--` goes on to Stryker: `npm run mutants -- --mutate shared/src/rules/battles.ts`.
 *
 * Stryker is fetched when it is wanted, for it would make everybody's install a good deal larger.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const STRYKER = '10.1.1';
const PACKAGES = ['core', 'vitest-runner'].map((name) => `--package=@stryker-mutator/${name}@${STRYKER}`);

const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-mutants-'));
try {
  const args = ['stryker', 'run', 'scripts/mutants/stryker.json', '--tempDirName', folder, ...process.argv.slice(2)];
  const child = spawn('npm', ['exec', '--yes', ...PACKAGES, '--', ...args], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
