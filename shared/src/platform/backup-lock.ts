/** While a backup runs, files stay: it copies those that rows named when it began, and some may be out of use by then. */
import { sql } from 'kysely';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { Database } from './database.ts';

/**
 * Ask after the row that named a file was changed: whoever hears no may remove the file, for a backup that begins later does
 * not know it.
 */
export async function isBackupRunning(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isRunning: boolean }>`
    select exists (
      select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${ADVISORY_LOCKS.backup} and objsubid = 1 and granted
        and database = (select oid from pg_database where datname = current_database())
    ) as "isRunning"`.execute(db);
  return rows[0]?.isRunning ?? false;
}
