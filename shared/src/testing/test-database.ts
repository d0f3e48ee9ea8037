/**
 * Databases for tests: each test file, or test, gets one of its own. The first are cloned from a migrated template; one
 * that was put away is emptied, and goes under another name to the next test that asks, unless its test changed more of it
 * than rows.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Database, type DatabasePool, openDatabase } from '../platform/database.ts';
import { createLogger } from '../platform/logging.ts';

/** Made once by the set-up of the test run. */
export const TEMPLATE_DATABASE = 'chaos_template';

/** From this on, what its deleted rows leave behind would make a database slower than a new one. */
const MOST_ROWS = 2_000;

export interface TestDatabase extends AsyncDisposable {
  url: string;
  db: Database;
}

/**
 * A migrated, empty database. Dispose it, by `await using` or by hand, and nothing that still knows its address reaches it
 * any more.
 * @throws when it is called outside a test run, which alone sets TEST_DATABASE_URL.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl) throw new Error('createTestDatabase works in a test run only');
  const spares = openSpares(adminUrl);
  const name = spares.take() ?? (await clone(adminUrl));
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = openDatabase({ url: url.href, name: 'test', log: createLogger('test', 'silent') });
  return {
    url: url.href,
    db: database.db,
    async [Symbol.asyncDispose]() {
      // One whose connections the test has closed or held on to is dropped like one that it changed.
      const isAsNew = spares.areKept && (await empty(database.pool).catch(() => false));
      await database.close();
      const admin = adminOf(adminUrl);
      const next = newName();
      const isRenamed = isAsNew && (await admin.query(`alter database ${name} rename to ${next}`).then(...yesOrNo));
      if (isRenamed) spares.give(next);
      else await admin.query(`drop database ${name} with (force)`);
    },
  };
}

/** What `empty` puts back, and compares with. @param url of the template, when it is ready. */
export async function describeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`);
    const seeds: Seeds = {};
    for (const { name } of rows) {
      const { rows: first } = await client.query<{ all: string | null }>(`select json_agg(t)::text as all from ${name} t`);
      if (first[0]?.all) seeds[name] = first[0].all;
    }
    process.env.TEST_SEEDS = JSON.stringify(seeds);
    process.env.TEST_SCHEMA = await fingerprint(client);
  } finally {
    await client.end();
  }
}

/** Of each table that is not empty in the template, its rows as JSON. */
type Seeds = Record<string, string>;

/**
 * PostgreSQL counts what it writes, also what was taken back; `empty` sets the counts back. A table that was vacuumed or analysed,
 * or a setting: more than rows has changed.
 */
const CHANGED_TABLES = `
  with counted as (
    select oid, pg_stat_get_tuples_inserted(oid) + pg_stat_get_tuples_updated(oid) + pg_stat_get_tuples_deleted(oid) as written,
      pg_stat_get_vacuum_count(oid) + pg_stat_get_analyze_count(oid) as looks
    from pg_class where relkind in ('r', 'm') and not relisshared
  )
  select counted.oid, format('%I.%I', nspname, relname) as name, written, looks > 0 as "isMore",
    nspname in ('pg_catalog', 'information_schema') as "isCatalogue"
  from counted join pg_class using (oid) join pg_namespace on pg_namespace.oid = relnamespace
  where written > 0 or looks > 0
  union all
  select 0, 'settings', 0, true, false from pg_db_role_setting
  where setdatabase = (select oid from pg_database where datname = current_database())`;

interface ChangedTable {
  name: string;
  oid: number;
  written: number;
  isMore: boolean;
  isCatalogue: boolean;
}

/** The first number of an object that PostgreSQL did not bring along. */
const FIRST_OBJECT = 16_384;

/** What a truncated table has anew, and what is counted. */
const PASSING = ['relfilenode', 'relpages', 'reltuples', 'relallvisible', 'relallfrozen', 'relfrozenxid', 'relminmxid'];

/**
 * The schema in one word. The catalogues are also written where nothing stays: by `truncate`, and by the temporary tables of the queue,
 * which leave an empty schema of their own.
 */
async function fingerprint(client: pg.ClientBase): Promise<string> {
  const kinds = [
    'proc',
    'trigger',
    'constraint',
    'type',
    'rewrite',
    'attrdef',
    'policy',
    'collation',
    'statistic_ext',
    'extension',
  ];
  const parts = [
    `select (to_jsonb(c) - '{${PASSING.join()}}'::text[])::text from pg_class c where oid >= ${FIRST_OBJECT}`,
    `select a::text from pg_attribute a where attrelid >= ${FIRST_OBJECT}`,
    `select i::text from pg_index i where indexrelid >= ${FIRST_OBJECT}`,
    `select s::text from pg_sequence s`,
    `select n::text from pg_namespace n where nspname !~ '^pg_(toast_)?temp_'`,
    ...kinds.map((kind) => `select t::text from pg_${kind} t where oid >= ${FIRST_OBJECT}`),
  ];
  const { rows } = await client.query<{ all: string }>(
    `select md5(string_agg(object, '' order by object)) as all from (${parts.join(' union all ')}) as objects (object)`,
  );
  return rows[0]?.all ?? '';
}

/**
 * By a connection of the test's own, for a new one costs as much as a small test.
 * @returns whether it is as a new one again.
 */
async function empty(pool: DatabasePool): Promise<boolean> {
  if (!process.env.TEST_SEEDS) return false;
  const seeds: Seeds = JSON.parse(process.env.TEST_SEEDS);
  const client = await pool.connect();
  try {
    // Who was cut off may still be writing; and whoever ends has counted. What this one has counted is told with the statement.
    await client.query(`
      select pg_terminate_backend(pid, 5000) from pg_stat_get_activity(null)
      where datid = (select oid from pg_database where datname = current_database()) and pid <> pg_backend_pid()`);
    await client.query('select pg_stat_force_next_flush()');
    const { rows: changed } = await client.query<ChangedTable>(CHANGED_TABLES);
    if (changed.some(({ isMore }) => isMore)) return false;
    if (changed.reduce((sum, { written }) => sum + Number(written), 0) >= MOST_ROWS) return false;
    if (changed.some(({ isCatalogue }) => isCatalogue) && (await fingerprint(client)) !== process.env.TEST_SCHEMA) return false;
    const steps = changed.flatMap(({ name, isCatalogue }) => {
      if (isCatalogue) return [];
      const rows = seeds[name];
      const fill = `insert into ${name} select * from json_populate_recordset(null::${name}, ${client.escapeLiteral(rows ?? '')})`;
      return [`delete from ${name}`, ...(rows ? [fill] : [])];
    });
    await client.query(`
      set session_replication_role = replica;
      ${steps.map((step) => `${step};`).join('\n')}
      select setval(seqrelid::regclass, 1, false) from pg_sequence where pg_sequence_last_value(seqrelid) is not null;
      select pg_stat_force_next_flush()`);
    await client.query(`select pg_stat_reset_single_table_counters(oid) from unnest($1::oid[]) as changed(oid)`, [
      changed.map(({ oid }) => oid),
    ]);
    return true;
  } finally {
    client.release(true);
  }
}

/** The folder in which the set-up of the test run lets the databases of this PostgreSQL wait for their next test. */
export function sparesFolder(parent: string, adminUrl: string): string {
  return path.join(parent, `spares-${new URL(adminUrl).port}`);
}

/** As files, because the tests run in many processes. */
function openSpares(adminUrl: string) {
  const parent = process.env.TEST_SPARE_DATABASES;
  const folder = parent === undefined ? undefined : sparesFolder(parent, adminUrl);
  const areKept = folder !== undefined && existsSync(folder);
  return {
    /** False in a PostgreSQL that a test has started for itself. */
    areKept,
    /** @returns the name of one that is nobody else's from now on. */
    take(): string | undefined {
      return areKept ? readdirSync(folder).find((name) => hasUnlinked(path.join(folder, name))) : undefined;
    },
    give(name: string): void {
      if (areKept) writeFileSync(path.join(folder, name), '');
    },
  };
}

function hasUnlinked(file: string): boolean {
  try {
    unlinkSync(file);
    return true;
  } catch {
    // Another process was faster.
    return false;
  }
}

const yesOrNo = [() => true, () => false] as const;

const newName = () => `test_${randomBytes(6).toString('hex')}`;

async function clone(adminUrl: string): Promise<string> {
  const name = newName();
  await adminOf(adminUrl).query(`create database ${name} template ${TEMPLATE_DATABASE}`);
  return name;
}

const admins = new Map<string, pg.Pool>();

/** One connection, kept for the next test: to open one costs more than what is asked through it. */
function adminOf(url: string): pg.Pool {
  const known = admins.get(url);
  if (known) return known;
  const admin = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // A test that has a PostgreSQL of its own ends it.
  admin.on('error', () => {});
  admins.set(url, admin);
  return admin;
}
