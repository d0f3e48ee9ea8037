/**
 * What is swept up in turns: accounts of members who have left, characters whose thirty days after their deletion are over, the files
 * of what was taken down, archives whose time is over, and files in the storage that nothing named.
 */
import { endExports } from '@chaos/shared/core/account/exports';
import { endDeleted } from '@chaos/shared/core/characters/deletion';
import { removeTakenDownFiles } from '@chaos/shared/core/characters/taken-down-files';
import { sweepPendingFolders } from '@chaos/shared/core/pictures/pending-folders';
import { endDepartures } from '@chaos/shared/core/profiles/end-departures';
import type { Database } from '@chaos/shared/platform/database';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import type { Logger } from '@chaos/shared/platform/logging';
import type { Storage } from '@chaos/shared/platform/storage';
import { lookRegularly } from './look-regularly.ts';

const EVERY_MS = 5 * 60_000;

interface Means {
  db: Database;
  bus: LiveBus;
  storage: Storage;
  appSecret: string;
  log: Logger;
}

export function startSweeps(means: Means): () => Promise<void> {
  const onFailure = (error: unknown) => means.log.warn({ err: error }, 'a sweep failed; the next one goes on');
  return lookRegularly({ everyMs: EVERY_MS, look: () => sweep(means), onFailure });
}

/** No kind waits for another. */
export async function sweep({ db, bus, storage, appSecret, log }: Means): Promise<void> {
  try {
    // Never whose: the log would know them still.
    const people = await endDepartures({ db, bus, appSecret });
    if (people > 0) log.info({ people }, 'accounts of members who left are ended');
  } catch (error) {
    log.warn({ err: error }, 'an account could not be ended; the next sweep goes on');
  }
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
    const exports = await endExports({ db, storage });
    if (exports > 0) log.info({ exports }, 'archives whose time is over are removed');
  } catch (error) {
    log.warn({ err: error }, 'archives could not be removed; the next sweep goes on');
  }
  try {
    const removed = await sweepPendingFolders({ db, storage });
    if (removed.length > 0) log.info({ folders: removed.length }, 'files that nothing named are removed');
  } catch (error) {
    log.warn({ err: error }, 'sweeping the storage failed; the next sweep goes on');
  }
}
