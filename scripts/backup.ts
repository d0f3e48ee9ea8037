/**
 * `npm run backup [-- folder]`: rows, pictures and key of this product, while it runs or not. Ends with 1 when there is no
 * backup, or files are missing in it.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EnvError, readSettings, type Settings } from '../shared/src/platform/env.ts';
import { keepFilesPrivate } from '../shared/src/platform/private-files.ts';
import { openStorage } from '../shared/src/platform/storage.ts';
import { removeLeftOvers } from './lib/backup/folder-writer.ts';
import { BackupError } from './lib/backup/format.ts';
import { takeBackup } from './lib/backup/take-backup.ts';
import { printable } from './lib/printable.ts';
import { runTool } from './lib/run-command-line-tool.ts';
import { openToolDatabase } from './lib/tool-database.ts';
import { requireFinishedRestore } from './lib/unfinished-restore.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Of files that are missing, so many are named; the manifest has all. */
const NAMED_MAX = 20;

await runTool(async (resources, signal) => {
  const [given] = process.argv.slice(2);
  // Else whoever asks for help gets a copy of the running product, in a folder of that name.
  if (given?.startsWith('-')) throw new BackupError('Usage: npm run backup [-- the folder that it becomes]');
  const settings = readSettings();
  const dataFolder = path.resolve(ROOT, settings.DATA_DIR);
  const ownFolder = path.join(dataFolder, 'backups');
  const target = given ? path.resolve(process.env.INIT_CWD ?? '.', given) : path.join(ownFolder, nameOfNow());
  keepFilesPrivate();
  requireFinishedRestore(dataFolder);
  const database = await openToolDatabase(settings, dataFolder);
  resources.defer(() => database.close());
  const { rows, files, missing } = await takeBackup({
    databaseUrl: database.url,
    storage: await openStorage({ ...settings, DATA_DIR: dataFolder }),
    secret: readSecret(settings, dataFolder),
    target,
    signal,
    onBegin: () => removeLeftOvers(ownFolder),
  });
  console.log(`${target}: ${rows} rows, ${files} files. It holds keys and addresses: keep it where only you can read it.`);
  for (const key of missing.slice(0, NAMED_MAX)) console.error(`missing in the storage: ${printable(key)}`);
  if (missing.length > 0) console.error(`${missing.length} files that rows name are missing. The backup has everything else.`);
  return missing.length === 0;
});

function nameOfNow(): string {
  return new Date().toISOString().replaceAll(':', '-').replace(/\..*/, 'Z');
}

function readSecret({ APP_SECRET, DATABASE_URL }: Settings, dataFolder: string): string {
  if (APP_SECRET) return APP_SECRET;
  const file = path.join(dataFolder, 'app-secret');
  if (DATABASE_URL || !existsSync(file)) throw new EnvError('APP_SECRET is missing: the backup holds it too.');
  return readFileSync(file, 'utf8').trim();
}
