import { endDeleted } from '@chaos/shared/core/characters/deletion';
import { removeTakenDownFiles } from '@chaos/shared/core/characters/taken-down-files';
import { sweepPendingFolders } from '@chaos/shared/core/pictures/pending-folders';
import type { Database } from '@chaos/shared/platform/database';
import type { Logger } from '@chaos/shared/platform/logging';
import type { Storage } from '@chaos/shared/platform/storage';

const EVERY_MS = 5 * 60_000;

interface Means {
  db: Database;
  storage: Storage;
  log: Logger;
}

/** Every five minutes, in every worker at another moment. @returns how to stop. */
export function startOrphanFileSweeps(means: Means): () => void {
  let timer = setTimeout(() => {
    void sweep(means);
    timer = setInterval(() => void sweep(means), EVERY_MS);
    timer.unref();
  }, Math.random() * EVERY_MS);
  timer.unref();
  return () => clearTimeout(timer);
}

/** No kind waits for another. */
export async function sweep({ db, storage, log }: Means): Promise<void> {
  try {
    const ended = await endDeleted(db);
    if (ended.length > 0) log.info({ characters: ended }, 'what was deleted thirty days ago is ended');
  } catch (error) {
    log.warn({ err: error }, 'what was deleted could not be ended; the next sweep goes on');
  }
  try {
    const characters = await removeTakenDownFiles({ db, storage });
    if (characters.length > 0) log.info({ characters }, 'the files of what was taken down are removed');
  } catch (error) {
    log.warn({ err: error }, 'files of what was taken down could not be removed; the next sweep goes on');
  }
  try {
    const removed = await sweepPendingFolders({ db, storage });
    if (removed.length > 0) log.info({ folders: removed.length }, 'files that nothing named are removed');
  } catch (error) {
    log.warn({ err: error }, 'sweeping the storage failed; the next sweep goes on');
  }
}
