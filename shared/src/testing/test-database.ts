/**
 * Databases for tests: each test file, or test, gets one of its own. The first are cloned from a migrated template; one
 * that was put away is emptied, and goes under another name to the next test that asks, unless its test changed more of it
 * than rows.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../platform/database.ts';
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
      await database.close();
      const isAsNew = spares.areKept && (await empty(url.href));
      await runAsAdmin(adminUrl, async (client) => {
        const next = newName();
        const isRenamed = isAsNew && (await client.query(`alter database ${name} rename to ${next}`).then(...yesOrNo));
        if (isRenamed) spares.give(next);
        else await client.query(`drop database ${name} with (force)`);
      });
    },
  };
}

/** What `empty` puts back, and what it compares with. @param url of the template, when it is ready. */
export async function describeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`);
    const steps = ['set session_replication_role = replica'];
    for (const { name } of rows) {
      const { rows: first } = await client.query<{ all: string | null }>(`select json_agg(t)::text as all from ${name} t`);
      const seeds = first[0]?.all;
      // Migrations are known by their rows, and a test changes none of them.
      if (seeds && !/migration/.test(name))
        steps.push(
          `delete from ${name}`,
          `insert into ${name} select * from json_populate_recordset(null::${name}, ${client.escapeLiteral(seeds)})`,
        );
      else if (!seeds) steps.push(`delete from ${name}`);
    }
    const { rows: sequences } = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, sequencename) as name from pg_sequences`);
    for (const { name } of sequences) steps.push(`select setval('${name}', 1, false)`);
    const { rows: prints } = await client.query<{ print: string }>(FINGERPRINT);
    process.env.TEST_EMPTYING = steps.join(';\n');
    process.env.TEST_FINGERPRINT = prints[0]?.print;
  } finally {
    await client.end();
  }
}

/** Says the same of two databases whose tables, settings and statistics are the same. */
const FINGERPRINT = `
  select concat_ws(' ',
    (select concat_ws(',', count(*), sum(xmin::text::bigint), sum(relfilenode::bigint), sum(relpages), sum(reltuples)) from pg_class),
    (select concat_ws(',', count(*), sum(xmin::text::bigint)) from pg_attribute),
    (select concat_ws(',', count(*), sum(xmin::text::bigint)) from pg_constraint),
    (select concat_ws(',', count(*), sum(xmin::text::bigint)) from pg_trigger),
    (select concat_ws(',', count(*), sum(xmin::text::bigint)) from pg_proc),
    (select concat_ws(',', count(*), sum(xmin::text::bigint)) from pg_index),
    (select count(*) from pg_statistic),
    (select count(*) from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database()))
  ) as print`;

/** @returns whether it is as a new one again. */
async function empty(url: string): Promise<boolean> {
  const { TEST_EMPTYING: emptying, TEST_FINGERPRINT: fingerprint } = process.env;
  if (!emptying || !fingerprint) return false;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Who was cut off may still be writing.
    await client.query(`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    const { rows } = await client.query<{ print: string }>(FINGERPRINT);
    if (rows[0]?.print !== fingerprint) return false;
    const results: unknown = await client.query(emptying);
    const counts = Array.isArray(results) ? results.map((result: pg.QueryResult) => result.rowCount ?? 0) : [];
    return counts.reduce((sum, count) => sum + count, 0) < MOST_ROWS;
  } finally {
    await client.end();
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
  await runAsAdmin(adminUrl, (client) => client.query(`create database ${name} template ${TEMPLATE_DATABASE}`));
  return name;
}

async function runAsAdmin<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}
