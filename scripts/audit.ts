/**
 * `DATABASE_URL=… npm run audit`: looks through a whole database for broken promises, and through its files, where DATA_DIR or
 * S3_* names them, and prints each that is broken. `-- --repair` makes pictures anew out of one that is whole. Ends with 1 when
 * something is wrong, repaired or not.
 */

import { auditDatabase } from '../shared/src/core/audit/audit-database.ts';
import { auditFiles } from '../shared/src/core/audit/audit-files.ts';
import { listUncredited } from '../shared/src/core/content-credentials/uncredited-characters.ts';
import { type Database, openDatabase } from '../shared/src/platform/database.ts';
import { readS3Settings, readSettings } from '../shared/src/platform/env.ts';
import { createLogger } from '../shared/src/platform/logging.ts';
import { openStorage, type Storage } from '../shared/src/platform/storage.ts';
import { printable } from './lib/printable.ts';

const { DATABASE_URL, DATA_DIR } = process.env;
if (!DATABASE_URL) {
  console.error('Usage: DATABASE_URL=postgres://… [DATA_DIR=… | S3_…=…] npm run audit [-- --repair]');
  process.exit(2);
}
const settings = readSettings();
const { db, close } = openDatabase({ url: DATABASE_URL, name: 'audit', log: createLogger('audit', 'error'), isPatient: true });
const breaks = await auditDatabase(db);
for (const { invariant, rule, id, detail } of breaks) console.error(printable(`${invariant} ${rule}: ${id}: ${detail}`));
console.log(`${breaks.length} broken promises`);
const hasFiles = Boolean(DATA_DIR) || readS3Settings(settings) !== undefined;
const faults = hasFiles ? await lookAtFiles(db, await openStorage(settings)) : 0;
console.log(hasFiles ? `${faults} files missing or damaged` : 'Files were not looked at: neither DATA_DIR nor S3_* names them.');
await close();
process.exit(breaks.length === 0 && faults === 0 ? 0 : 1);

async function lookAtFiles(database: Database, storage: Storage): Promise<number> {
  let count = 0;
  const characters = new Set<string>();
  for await (const { id, file, fault } of auditFiles({ db: database, storage })) {
    count += 1;
    console.error(printable(`${file} of ${id} is ${fault}`));
    if (file.startsWith('characters/')) characters.add(id);
  }
  if (process.argv.includes('--repair')) for (const id of characters) await repair(database, storage, id);
  return count;
}

async function repair(database: Database, storage: Storage, id: string): Promise<void> {
  const { repairPictures } = await import('../worker/src/pictures/repair-pictures.ts');
  const row = await database.selectFrom('meme_characters').select(['name', 'image_key']).where('id', '=', id).executeTakeFirst();
  const isRepaired = row !== undefined && (await repairPictures(storage, row.image_key, row.name));
  // A worker signs what was made anew.
  if (isRepaired) await listUncredited(database, id);
  console.log(`${id}: ${isRepaired ? 'its pictures are made anew' : 'no picture of it is whole: put it back from a backup'}`);
}
