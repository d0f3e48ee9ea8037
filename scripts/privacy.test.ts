/** docs/privacy.md leaves nothing out: no column, no key of the browser's storage. */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestWorld } from '../server/src/testing/test-world.ts';
import { BROWSER_STORAGE } from './lib/privacy/outside-database.ts';
import { IMPERSONAL, type Kept, PERSONAL } from './lib/privacy/tables.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

test('R460 every column of the database stands in what is kept of people, once', async () => {
  await using world = await createTestWorld();
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%' group by table_name`.execute(
    world.db,
  );
  const described: Record<string, Kept> = PERSONAL;
  const impersonal: readonly string[] = IMPERSONAL;
  expect([...Object.keys(described), ...impersonal].toSorted()).toEqual(rows.map(({ table }) => table).toSorted());
  for (const { table, columns } of rows.filter((one) => !impersonal.includes(one.table))) {
    const { personal = {}, other = [] } = described[table] ?? {};
    expect([table, ...[...Object.keys(personal), ...other].toSorted()]).toEqual([table, ...columns.toSorted()]);
  }
});

test('R460 nothing that knows nobody has a column that points to a person', async () => {
  await using world = await createTestWorld();
  const { rows } = await sql<{ table: string }>`
    select distinct conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid in ('users'::regclass, 'profiles'::regclass, 'session_families'::regclass)`.execute(
    world.db,
  );
  expect(rows.filter(({ table }) => IMPERSONAL.some((one) => one === table))).toEqual([]);
});

test('R460 every key of the browser’s storage stands there', async () => {
  const used = new Set<string>();
  for await (const file of glob(['client/src/**/*.{ts,tsx}', 'server/src/http/**/*.ts'], { cwd: ROOT })) {
    if (/\.test\.|\/testing\//.test(file)) continue;
    for (const [key] of (await readFile(path.join(ROOT, file), 'utf8')).matchAll(/(?<=['"`])chaos\.[a-z-]+/g)) used.add(key);
  }
  expect([...used].toSorted()).toEqual(Object.keys(BROWSER_STORAGE).toSorted());
});
