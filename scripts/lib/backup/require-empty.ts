/** A restore fills what is empty and nobody uses, and nothing else. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { readS3Settings, type Settings } from '../../../shared/src/platform/env.ts';
import { BackupError } from './format.ts';
import { readTables } from './tables.ts';

/** What migrations write themselves. */
export const SEEDED = ['gallery_total', 'line_place'];

/** @throws {BackupError} naming the tables that hold something. */
export async function requireEmptyDatabase(client: pg.ClientBase): Promise<void> {
  const full: string[] = [];
  for (const { name } of await readTables(client)) {
    if (SEEDED.includes(name)) continue;
    const { rowCount } = await client.query(`select from ${pg.escapeIdentifier(name)} limit 1`);
    if (rowCount) full.push(name);
  }
  if (full.length > 0)
    throw new BackupError(
      `The database is not empty: ${full.join(', ')} hold rows. Restore into an empty one; nothing was changed.`,
    );
}

/** @throws {BackupError} when somebody works with this database. */
export async function requireUnusedDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name in ('server', 'worker', 'queue', 'live')`,
  );
  const names = rows.map(({ name }) => name).join(', ');
  if (names) throw new BackupError(`The product runs on this database (${names}). Stop it first; nothing was changed.`);
}

/** What is the product's in its folder, and comes out of the backup. */
export function restoredNames(settings: Settings): string[] {
  return [
    ...(settings.DATABASE_URL ? [] : ['postgres', 'postgres-password', 'postgres-folder']),
    ...(readS3Settings(settings) ? [] : ['storage']),
    ...(settings.APP_SECRET ? [] : ['app-secret']),
  ];
}

/** @throws {BackupError} naming what is in it. */
export async function requireEmptyFolder(settings: Settings, dataFolder: string): Promise<void> {
  for (const name of restoredNames(settings)) {
    const place = path.join(dataFolder, name);
    const isEmpty = !existsSync(place) || (await readdir(place).catch(() => [name])).length === 0;
    if (!isEmpty)
      throw new BackupError(
        `${dataFolder} is not empty: it holds ${name}. Restore with another DATA_DIR, or move that away; nothing was changed.`,
      );
  }
}
