/** The tables, columns and sequences of a database, as its own catalogue names them. */
import type pg from 'pg';

export interface Table {
  name: string;
  /** Without those that PostgreSQL computes itself. */
  columns: string[];
}

/** Whoever reads or writes values in text has to agree on these, whatever the role or the database is set to. */
export const PLAIN_VALUES = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = postgres; set local bytea_output = hex;
  set local extra_float_digits = 1; set local client_encoding = 'UTF8'; set local row_security = off;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Kysely keeps them by itself, and a backup names the migrations apart. */
const OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

/** What is unlogged may be forgotten by any crash, and so by a restore. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
       and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [OF_MIGRATIONS],
  );
  return rows;
}

export async function readSequenceNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** @returns none where no migration ever ran. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(`select to_regclass('kysely_migration') is not null as there`);
  if (!found[0]?.there) return [];
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}
