/** Makes the archives that members have asked for, one at a time: whoever waits for a character is not to notice. */
import { claimExport, giveExportBack } from '@chaos/shared/core/account/exports';
import type { Database } from '@chaos/shared/platform/database';
import type { Logger } from '@chaos/shared/platform/logging';
import type { Storage } from '@chaos/shared/platform/storage';
import { runPeriodically } from '../maintenance/run-periodically.ts';
import { LostExportError, makeExport } from './make-export.ts';

const EVERY_MS = 2_000;

interface Means {
  db: Database;
  storage: Storage;
  log: Logger;
}

/** @param isDrained then it begins none. @returns how to stop: what is being made goes back, for another worker. */
export function startExports({ isDrained, ...means }: Means & { isDrained: () => boolean }): () => Promise<void> {
  const onFailure = (error: unknown) => means.log.warn({ err: error }, 'archives could not be made; the next look goes on');
  return runPeriodically({
    everyMs: EVERY_MS,
    look: async (stopping) => (isDrained() ? null : runNextExport(means, stopping)),
    onFailure,
  });
}

/** What fails is tried again by whoever looks half a minute later, a few times. @returns the one that it has made. */
export async function runNextExport({ db, storage, log }: Means, stop = new AbortController().signal): Promise<string | null> {
  if (stop.aborted) return null;
  const run = await claimExport(db);
  if (!run) return null;
  try {
    await makeExport({ db, storage }, run, stop);
    return run.id;
  } catch (error) {
    if (stop.aborted) await giveExportBack(db, run);
    else if (!(error instanceof LostExportError))
      log.warn({ err: error, export: run.id }, 'an archive failed; it is tried again');
    return null;
  }
}
