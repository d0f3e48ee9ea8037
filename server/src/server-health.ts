/** Whether what a server stands on is there. */
import { type Database, probeDatabaseRoom } from '@chaos/shared/platform/database';
import { nowAndThen, openHealth, type PartState } from '@chaos/shared/platform/health-probes';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import type { Logger } from '@chaos/shared/platform/logging';
import type { Storage } from '@chaos/shared/platform/storage';
import { sql } from 'kysely';

/** What a server stands on. */
export type ServerPart = 'database' | 'queue' | 'storage';

/** @returns how each part is, for whoever asks: a proxy, an operator, the alerts. */
export function openServerHealth({
  db,
  bus,
  storage,
  log,
}: {
  db: Database;
  bus: LiveBus;
  storage: Storage;
  log: Logger;
}): () => Promise<Record<ServerPart, PartState>> {
  const databaseHasRoom = nowAndThen(() => probeDatabaseRoom(db));
  const storageHasRoom = nowAndThen(() => storage.probeRoom());
  return openHealth(
    {
      database: () => sql`select 1`.execute(db).then(databaseHasRoom),
      // Where the queue lives, there the live events do too.
      queue: () => bus.check(),
      storage: () => storage.check().then(storageHasRoom),
    },
    log,
  );
}
