/** One run at a time for a data folder. */
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

interface RunningCopy {
  pid: number;
  url: string;
}

/** @returns how to unlock it. @throws when another run uses the folder. A lock left behind by a killed run is taken over. */
export function lockDataFolder(folder: string, url: string): () => Promise<void> {
  const file = path.join(folder, 'run.json');
  const other = readLock(file);
  if (other && other.pid !== process.pid && isStartScript(other.pid)) {
    throw new Error(`It runs already, at ${other.url} (process ${other.pid}). Stop it, or give this one another DATA_DIR.`);
  }
  writeFileSync(file, JSON.stringify({ pid: process.pid, url } satisfies RunningCopy));
  return () => rm(file, { force: true });
}

function readLock(file: string): RunningCopy | undefined {
  try {
    const lock: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof lock !== 'object' || lock === null || !('pid' in lock) || !('url' in lock)) return undefined;
    return { pid: Number(lock.pid), url: String(lock.url) };
  } catch {
    return undefined;
  }
}

/** A process number may belong to something else by now. */
function isStartScript(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('scripts/start.mjs');
  } catch {
    return false;
  }
}
