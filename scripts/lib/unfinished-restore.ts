/** The mark of a restore that has begun: whatever it leaves when it is killed must not be taken for the product's data. */
import { existsSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

const MARK = 'unfinished-restore';

/** @returns how to say that all of it is there. */
export function markRestore(dataFolder: string): () => Promise<void> {
  const mark = path.join(dataFolder, MARK);
  writeFileSync(mark, '');
  return () => rm(mark);
}

/** @throws when the folder holds what a killed restore has left. */
export function requireFinishedRestore(dataFolder: string): void {
  if (existsSync(path.join(dataFolder, MARK)))
    throw new Error(`A restore into ${dataFolder} did not come to its end. Remove this folder, and restore again.`);
}
