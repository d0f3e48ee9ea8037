/** Puts a backup into an empty database and an empty storage: the files first, so that no row is ever without them. */
import { readFile } from 'node:fs/promises';
import { listOperators } from '../../../server/src/auth/operators.ts';
import { auditDatabase, type Break } from '../../../shared/src/core/audit/audit-database.ts';
import { openDatabase } from '../../../shared/src/platform/database.ts';
import { createLogger } from '../../../shared/src/platform/logging.ts';
import { listMigrations, migrateDatabase } from '../../../shared/src/platform/migrate.ts';
import type { Storage } from '../../../shared/src/platform/storage.ts';
import type { OpenBackup } from './folder-reader.ts';
import { BackupError, pictureFile } from './format.ts';
import { loadTables } from './load-tables.ts';
import { requireEmptyDatabase, requireUnusedDatabase } from './require-empty.ts';
import { readMigrations } from './tables.ts';
import { connect } from './take-backup.ts';

export interface Restored {
  rows: number;
  pictures: number;
  /** The migrations that ran after the rows were in: the backup was of an older version. */
  migrated: string[];
  /** The addresses of who operates it now. */
  operators: string[];
  breaks: Break[];
}

interface RestoreOptions {
  databaseUrl: string;
  storage: Storage;
  /** Ends it; no row is there then, and some files are. */
  signal?: AbortSignal;
  /** Called when all rows are in: from now on they need their files, whatever fails. */
  onRows?: () => void;
}

/** @throws {BackupError} with a sentence for people. The database holds all rows then, or none. */
export async function restoreBackup(
  backup: OpenBackup,
  { databaseUrl, storage, signal, onRows }: RestoreOptions,
): Promise<Restored> {
  const version = await findVersion(backup);
  const client = await connect(databaseUrl, 'restore', signal);
  try {
    await requireUnusedDatabase(client);
    await requireEmptyDatabase(client);
    await requireNoNewer(await readMigrations(client), backup);
    const pictures = await restorePictures(backup, storage, signal);
    await migrateDatabase(databaseUrl, version);
    await loadTables(client, backup);
    onRows?.();
    await client.query('analyze');
    const migrated = await migrateDatabase(databaseUrl);
    const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { rows, pictures, migrated, ...(await lookAtIt(databaseUrl)) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @returns the migration at which the rows were written. @throws {BackupError} when this version does not know it. */
async function findVersion({ manifest }: OpenBackup): Promise<string> {
  const known = await listMigrations();
  const version = manifest.migrations.at(-1) ?? '';
  const strange = manifest.migrations.find((name, index) => known[index] !== name);
  if (strange !== undefined)
    throw new BackupError(
      `The backup is of another version of the product: this one does not know the migration ${strange}. Restore it with a newer one.`,
    );
  return version;
}

async function requireNoNewer(here: readonly string[], { manifest }: OpenBackup): Promise<void> {
  const newer = here.find((name) => !manifest.migrations.includes(name));
  if (newer !== undefined)
    throw new BackupError(
      `The backup is older than this database, which has had the migration ${newer}. Restore it into a database without tables; it is migrated then.`,
    );
}

async function restorePictures(backup: OpenBackup, storage: Storage, signal?: AbortSignal): Promise<number> {
  let pictures = 0;
  for await (const key of backup.pictures()) {
    signal?.throwIfAborted();
    await storage.put(key, await readFile(backup.place(pictureFile(key))));
    pictures += 1;
  }
  return pictures;
}

async function lookAtIt(url: string): Promise<Pick<Restored, 'operators' | 'breaks'>> {
  const { db, close } = openDatabase({ url, name: 'audit', log: createLogger('audit', 'error'), isPatient: true });
  try {
    return { operators: await listOperators(db), breaks: await auditDatabase(db) };
  } finally {
    await close();
  }
}
