/** One run at a time for a data folder. */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '../../shared/src/platform/atomic-file.ts';

export interface RunningCopy {
  pid: number;
  /** Where it is open; null for a backup or a restore. */
  url: string | null;
}

const LOCK = 'run.json';
/** What may hold a data folder. */
const HOLDERS = /scripts\/(start\.mjs|backup\.ts|restore\.ts)/;

/** @throws when another run uses the folder. */
export function requireUnused(folder: string): void {
  const other = findHolder(folder);
  if (other?.url === null)
    throw new Error(`A backup or a restore works on ${folder} (process ${other.pid}). Wait until it has ended.`);
  if (other) {
    throw new Error(`It runs already, at ${other.url} (process ${other.pid}). Stop it, or give this one another DATA_DIR.`);
  }
}

/** @returns how to unlock it. @throws when another run uses the folder. A lock left behind by a killed run is taken over. */
export async function lockDataFolder(folder: string, url: string | null): Promise<() => Promise<void>> {
  requireUnused(folder);
  const file = path.join(folder, LOCK);
  await writeFileAtomically(file, JSON.stringify({ pid: process.pid, url } satisfies RunningCopy));
  return () => rm(file, { force: true });
}

/** @returns who uses the folder now, other than this process. */
export function findHolder(folder: string): RunningCopy | undefined {
  const lock = readLock(path.join(folder, LOCK));
  return lock && lock.pid !== process.pid && isHolder(lock.pid) ? lock : undefined;
}

function readLock(file: string): RunningCopy | undefined {
  try {
    const lock: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof lock !== 'object' || lock === null || !('pid' in lock) || !('url' in lock)) return undefined;
    return { pid: Number(lock.pid), url: lock.url === null ? null : String(lock.url) };
  } catch {
    return undefined;
  }
}

/** A process number may belong to something else by now. */
function isHolder(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || HOLDERS.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}
