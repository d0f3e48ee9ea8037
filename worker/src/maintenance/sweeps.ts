/**
 * What is swept up in turns: accounts of members who have left, characters whose thirty days after their deletion are over, the files
 * of what was taken down, archives whose time is over, files in the storage that nothing named, and words that nothing has.
 */

import { endDepartures } from '@chaos/shared/core/account/erase-account';
import { endExports } from '@chaos/shared/core/account/exports';
import { endDeleted } from '@chaos/shared/core/characters/deletion';
import { removeTakenDownFiles } from '@chaos/shared/core/characters/files-of-ended-characters';
import { forgetUnusedWords } from '@chaos/shared/core/gallery/unused-words';
import { isClockSteady } from '@chaos/shared/core/maintenance/steady-clock';
import { sweepOrphanedFiles } from '@chaos/shared/core/pictures/orphaned-files';
import type { Database } from '@chaos/shared/platform/database';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import type { Logger } from '@chaos/shared/platform/logging';
import type { Storage } from '@chaos/shared/platform/storage';
import { runPeriodically } from './run-periodically.ts';

const EVERY_MS = 5 * 60_000;

interface Means {
  db: Database;
  /** Somebody who leaves may have a hundred thousand of something. */
  patientDb: Database;
  bus: LiveBus;
  storage: Storage;
  appSecret: string;
  log: Logger;
  /** What cannot be undone is left to a clock that is believed. */
  isClockSteady: boolean;
}

export function startSweeps(means: Omit<Means, 'isClockSteady'>): () => Promise<void> {
  const onFailure = (error: unknown) => means.log.warn({ err: error }, 'a sweep failed; the next one goes on');
  // By a timer of its own: a sweep may last longer than the clock may be left alone.
  const stopWatching = runPeriodically({ everyMs: EVERY_MS, look: () => isClockSteady(means.db), onFailure });
  const look = async () => sweep({ ...means, isClockSteady: await isClockSteady(means.db) });
  const stopSweeping = runPeriodically({ everyMs: EVERY_MS, look, onFailure });
  return async () => void (await Promise.all([stopWatching(), stopSweeping()]));
}

type Kind = readonly [what: string, remove: () => Promise<number | readonly string[]>];

/** One kind that fails keeps none of the next. */
export async function sweep({ db, patientDb, bus, storage, appSecret, log, isClockSteady }: Means): Promise<void> {
  const forGood: Kind[] = [
    // How many, and never whose: the log would know them still.
    ['accounts of members who left', () => endDepartures({ db: patientDb, bus, appSecret })],
    ['characters deleted thirty days ago', () => endDeleted(db)],
    ['archives whose time is over', () => endExports({ db, storage })],
    ['folders that nothing named', async () => (await sweepOrphanedFiles({ db, storage })).length],
  ];
  const kinds: Kind[] = [
    ...(isClockSteady ? forGood : []),
    ['files of what was taken down', () => removeTakenDownFiles({ db, storage })],
    ['words that nothing has', () => forgetUnusedWords(db)],
  ];
  for (const [what, remove] of kinds)
    try {
      const removed = await remove();
      if ((typeof removed === 'number' ? removed : removed.length) > 0) log.info({ what, removed }, 'swept up');
    } catch (error) {
      log.warn({ err: error, what }, 'could not be swept up; the next sweep goes on');
    }
}
