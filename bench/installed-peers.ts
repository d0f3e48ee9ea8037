/** Packages of others, for figures beside ours. None of ours: they are installed into a folder that is removed again. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

interface InstalledPeers extends AsyncDisposable {
  folder: string;
}

/** @param name of a folder beside this file, with a `package.json` of its own. */
export async function installPeers(name: string): Promise<InstalledPeers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-peers-'));
  await cp(path.join(import.meta.dirname, name), folder, { recursive: true });
  console.log('Installing the peers ...');
  await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  return {
    folder,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
