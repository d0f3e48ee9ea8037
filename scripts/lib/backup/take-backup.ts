/** One backup of a product, which may run meanwhile: the rows of one moment, every file that they name, and the key. */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { avatarFile, pictureFiles, videoFile } from '../../../shared/src/core/pictures/picture-files.ts';
import { ADVISORY_LOCKS } from '../../../shared/src/platform/advisory-locks.ts';
import { type Storage, StorageError } from '../../../shared/src/platform/storage.ts';
import { dumpTables } from './dump-tables.ts';
import { FolderWriter } from './folder-writer.ts';
import { BackupError, FORMAT, hasCode, pictureFile, SECRET } from './format.ts';

/** A bucket answers slowly, and many at once. */
const COPIES_AT_ONCE = 8;

export interface BackupOptions {
  databaseUrl: string;
  storage: Storage;
  secret: string;
  /** The folder that the backup becomes. */
  target: string;
  /** Ends it, with nothing left of it. */
  signal?: AbortSignal;
  /** Called when the lock is held, so when nobody else is at work in the folder for backups. */
  onBegin?: () => Promise<void>;
  /** Called when the rows are written, and before the first picture is. */
  onRows?: () => Promise<void>;
}

export interface TakenBackup {
  rows: number;
  files: number;
  /** Files that rows name and the storage does not have. */
  missing: string[];
}

/** @throws {BackupError} with a sentence for people. Nothing is left under the name of the target then. */
export async function takeBackup(options: BackupOptions): Promise<TakenBackup> {
  try {
    return await take(options);
  } catch (error) {
    if (hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG'))
      throw new BackupError(`There is no room for the backup at ${options.target}. What was written of it is removed.`, {
        cause: error,
      });
    throw error;
  }
}

async function take({ databaseUrl, storage, secret, target, signal, onBegin, onRows }: BackupOptions): Promise<TakenBackup> {
  const client = await connect(databaseUrl, 'backup', signal);
  try {
    await holdLock(client);
    await onBegin?.();
    await using writer = await FolderWriter.begin(target);
    const takenAt = new Date().toISOString();
    const named = writer.scratch('named-folders');
    const dumped = await dumpTables(client, writer, named);
    await onRows?.();
    await writer.add(SECRET, `${secret}\n`);
    const missing = await copyPictures({ storage, writer, named, signal });
    await rm(named);
    await releaseLock(client);
    await writer.finish({ format: FORMAT, takenAt, ...dumped, missing: missing.toSorted() });
    return { rows: dumped.tables.reduce((sum, { rows }) => sum + rows, 0), files: writer.files, missing };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Without the limits under which the product works: a large database takes its time. */
export async function connect(databaseUrl: string, name: string, signal?: AbortSignal): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  });
  // What is asked next fails, and says so.
  client.on('error', () => undefined);
  signal?.throwIfAborted();
  signal?.addEventListener('abort', () => void client.end());
  await client.connect();
  await client.query('set statement_timeout = 0; set idle_session_timeout = 0; set idle_in_transaction_session_timeout = 0');
  return client;
}

/** Before the snapshot, so that whatever the rows name stays. */
async function holdLock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [ADVISORY_LOCKS.backup]);
  if (!rows[0]?.held) throw new BackupError('Another backup of this database runs. Wait until it has ended.');
}

/** A connection that was cut meanwhile held nothing, and files may have gone. */
async function releaseLock(client: pg.Client): Promise<void> {
  const held = await client.query<{ held: boolean }>('select pg_advisory_unlock($1) as held', [ADVISORY_LOCKS.backup]).then(
    ({ rows }) => rows[0]?.held === true,
    () => false,
  );
  if (!held) throw new BackupError('The database was away while the pictures were copied. Take the backup again.');
}

interface Copying {
  storage: Storage;
  writer: FolderWriter;
  /** A file with a line for each folder that the rows name. */
  named: string;
  signal: AbortSignal | undefined;
}

/** @returns the files that are not there. */
async function copyPictures({ storage, writer, named, signal }: Copying): Promise<string[]> {
  const missing: string[] = [];
  const keys = readKeys(named);
  const lane = async () => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      signal?.throwIfAborted();
      const key = next.value;
      const source = await openUnlessMissing(storage, key);
      if (source) await writer.add(pictureFile(key), source);
      else missing.push(key);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: COPIES_AT_ONCE }, lane));
  // Only when none of them writes any more: what failed is about to be removed.
  for (const each of lanes) if (each.status === 'rejected') throw each.reason;
  return missing;
}

async function* readKeys(named: string): AsyncGenerator<string> {
  for await (const line of createInterface({ input: createReadStream(named) })) {
    const [folder = '', kind] = line.split('\t');
    if (kind === 'avatar') yield avatarFile(folder);
    else if (kind === 'video') yield videoFile(folder);
    else yield* pictureFiles(folder).all;
  }
}

async function openUnlessMissing(storage: Storage, key: string) {
  try {
    return await storage.open(key);
  } catch (error) {
    if (error instanceof StorageError && error.isMissing) return null;
    throw error;
  }
}
