import type { Database } from '@chaos/shared/node/database';
import { sweepFolders } from '@chaos/shared/node/domain/noted-folders';
import type { Logger } from '@chaos/shared/node/logging';
import type { Storage } from '@chaos/shared/node/storage';

const EVERY_MS = 60 * 60_000;

/** Every hour, in every worker at another minute. @returns how to stop. */
export function startSweeper({ db, storage, log }: { db: Database; storage: Storage; log: Logger }): () => void {
  const sweep = async () => {
    try {
      const removed = await sweepFolders({ db, storage });
      if (removed.length > 0) log.info({ folders: removed.length }, 'files that nothing named are removed');
    } catch (error) {
      log.warn({ err: error }, 'sweeping the storage failed; the next sweep goes on');
    }
  };
  let timer = setTimeout(() => {
    void sweep();
    timer = setInterval(() => void sweep(), EVERY_MS);
    timer.unref();
  }, Math.random() * EVERY_MS);
  timer.unref();
  return () => clearTimeout(timer);
}
