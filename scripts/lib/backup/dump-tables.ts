/** Writes all rows of one moment. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { FILES_ARE_GONE } from '../../../shared/src/core/characters/files-of-ended-characters.ts';
import type { FolderWriter } from './folder-writer.ts';
import { type Manifest, tableFile } from './format.ts';
import { PLAIN_VALUES, readMigrations, readSequenceNames, readTables } from './tables.ts';

type Dumped = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

/** The files that rows name: a folder, and what it is. See core/pictures/picture-files.ts. */
const NAMED_FOLDERS = `
  select image_key, 'character' from meme_characters
  union select source ->> 'imageKey', 'character' from meme_characters, jsonb_array_elements(fused_metadata -> 'sources') source
  union select output ->> 'folder', 'character' from ticket_steps where step = 'picture'
  union select video_key, 'video' from meme_characters where video_key is not null
  union select avatar_key, 'avatar' from profiles where avatar_key is not null`;

/** What was taken down and removed is named still, by the character, by what it was fused into, and by the ticket. */
const NAMED_FOLDERS_BUT_GONE = `
  with gone as (select image_key, video_key from meme_characters where ${FILES_ARE_GONE})
  (${NAMED_FOLDERS})
  except select image_key, 'character' from gone
  except select video_key, 'video' from gone`;

/** @param namedFolders the file that gets a line for each folder that the rows name. */
export async function dumpTables(client: pg.Client, writer: FolderWriter, namedFolders: string): Promise<Dumped> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(PLAIN_VALUES);
  const migrations = await readMigrations(client);
  const tables: Dumped['tables'] = [];
  for (const { name, columns } of await readTables(client)) {
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    const copy = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${list}) to stdout`));
    await writer.add(tableFile(name), copy);
    tables.push({ name, columns, rows: copy.rowCount });
  }
  // Before migration 0025 nothing was.
  const folders = tables.some(({ name }) => name === 'taken_down_files') ? NAMED_FOLDERS_BUT_GONE : NAMED_FOLDERS;
  const named = client.query(copyTo(`copy (${folders}) to stdout`));
  await pipeline(named, createWriteStream(namedFolders, { flags: 'wx', mode: 0o600 }));
  // They are in no snapshot: read last, none is behind its rows.
  const sequences: Dumped['sequences'] = [];
  for (const name of await readSequenceNames(client)) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${pg.escapeIdentifier(name)}`,
    );
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  await client.query('commit');
  return { migrations, tables, sequences };
}
