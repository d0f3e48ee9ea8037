/** Brings a database to the newest schema: ours, and the queue's where the queue lives in the same database. */
import { promises as fs } from 'node:fs';
import path from 'node:path';
import { runMigrations as migrateQueue } from 'bullmq';
import { Kysely, PostgresDialect } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { QUEUE_SCHEMA } from './queue.ts';

const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../../migrations');
const MINIMUM_POSTGRES = 18;

const provider = new FileMigrationProvider({ fs, path, migrationFolder: MIGRATIONS_FOLDER });

/** The names of all migrations that this version knows, in their order. */
export async function listMigrations(): Promise<string[]> {
  return Object.keys(await provider.getMigrations()).toSorted();
}

/**
 * Runs what is missing, in order; safe to call from several processes at once.
 * @param version the last migration to run; the newest unless one is given.
 * @returns the names of the migrations that ran.
 * @throws when the database is older than PostgreSQL 18, or a migration fails: then it is rolled back whole.
 */
export async function migrateDatabase(url: string, version?: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5_000 });
  // A database that ends meanwhile fails the statement; said once more as an event of nobody, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await requirePostgresVersion(pool);
    const migrator = new Migrator({ db, provider });
    const { error, results } = await (version === undefined ? migrator.migrateToLatest() : migrator.migrateTo(version));
    if (error) throw error;
    const client = await pool.connect();
    try {
      await migrateQueue(client, QUEUE_SCHEMA);
    } finally {
      client.release();
    }
    const ran = (results ?? []).map((result) => result.migrationName);
    // Else tables that were filled or changed are planned for by guesses until autovacuum comes.
    if (ran.length > 0) await pool.query('analyze');
    return ran;
  } finally {
    await db.destroy();
  }
}

async function requirePostgresVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(`select current_setting('server_version_num')::int / 10000 as version`);
  const version = rows[0]?.version ?? 0;
  if (version < MINIMUM_POSTGRES) {
    throw new Error(`DATABASE_URL leads to PostgreSQL ${version}; version ${MINIMUM_POSTGRES} or newer is needed.`);
  }
}
