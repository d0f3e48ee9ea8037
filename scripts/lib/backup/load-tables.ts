/** Fills an empty, migrated database: all rows or none, by a role that owns the tables and need not be a superuser. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { OpenBackup } from './folder-reader.ts';
import { BackupError, differenceOf, hasCode, type Manifest, tableFile } from './format.ts';
import { requireEmptyDatabase, SEEDED } from './require-empty.ts';
import { PLAIN_VALUES, readSequenceNames, readTables, type Table } from './tables.ts';

const LOCK_NOT_AVAILABLE = '55P03';

/** @throws {BackupError} when the backup is of other tables, and what the database refuses; then nothing is in it. */
export async function loadTables(client: pg.Client, backup: OpenBackup): Promise<void> {
  await client.query('begin');
  try {
    await client.query(PLAIN_VALUES);
    await client.query(`set local lock_timeout = '5s'`);
    const tables = await readTables(client);
    requireSameTables(tables, backup.manifest);
    await withoutRules(client, tables, async () => {
      await requireEmptyDatabase(client);
      for (const name of SEEDED.filter((seeded) => tables.some((table) => table.name === seeded)))
        await client.query(`delete from ${pg.escapeIdentifier(name)}`);
      for (const table of tables) await loadTable(client, backup, table);
    });
    await setSequences(client, backup.manifest);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (hasCode(error, LOCK_NOT_AVAILABLE))
      throw new BackupError('Somebody works with this database. Stop the product first; nothing was changed.', { cause: error });
    throw error;
  }
}

function requireSameTables(tables: readonly Table[], manifest: Manifest): void {
  const describe = (list: readonly Table[]) =>
    list.map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`).toSorted();
  const [here, there] = [new Set(describe(tables)), new Set(describe(manifest.tables))];
  for (const table of differenceOf(here, there))
    throw new BackupError(`The backup is of other tables: ${table} differs. Nothing was restored.`);
}

/**
 * Triggers would count again what is counted, and refuse offers that are not pending. References would ask for an order that a
 * circle of them does not have: they come back at the end, and then hold for every row.
 */
async function withoutRules(client: pg.Client, tables: readonly Table[], fill: () => Promise<void>): Promise<void> {
  const { rows: references } = await client.query<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by conname, conrelid`,
  );
  const turn = async (how: 'disable' | 'enable') => {
    for (const { name } of tables) await client.query(`alter table ${pg.escapeIdentifier(name)} ${how} trigger user`);
  };
  await turn('disable');
  for (const { owner, name } of references) await client.query(`alter table ${owner} drop constraint ${name}`);
  await fill();
  for (const { owner, name, definition } of references)
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`);
  await turn('enable');
}

async function loadTable(client: pg.Client, { manifest, place }: OpenBackup, { name }: Table): Promise<void> {
  const kept = manifest.tables.find((table) => table.name === name);
  if (!kept) throw new BackupError(`The backup has no table ${name}.`);
  const list = kept.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const copy = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${list}) from stdin`));
  await pipeline(createReadStream(place(tableFile(name))), copy);
  if (copy.rowCount !== kept.rows)
    throw new BackupError(`The backup says ${kept.rows} rows of ${name}, and has ${copy.rowCount}. Nothing was restored.`);
}

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  const [here, there] = [new Set(await readSequenceNames(client)), new Set(sequences.map(({ name }) => name))];
  for (const name of differenceOf(here, there))
    throw new BackupError(`The backup is of other tables: the sequence ${name} is missing, or too much. Nothing was restored.`);
  for (const { name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::text::regclass, $2::bigint, $3)', [pg.escapeIdentifier(name), lastValue, isCalled]);
}
