/** `npm run restore -- folder`: puts a backup where there is nothing yet. Ends with 1 when it could not, or the audit finds something. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { EnvError, readSettings, type Settings } from '../shared/src/platform/env.ts';
import { keepFilesPrivate, makePrivate } from '../shared/src/platform/private-files.ts';
import { openStorage } from '../shared/src/platform/storage.ts';
import { type OpenBackup, openBackup } from './lib/backup/folder-reader.ts';
import { BackupError } from './lib/backup/format.ts';
import { requireEmptyFolder, restoredNames } from './lib/backup/require-empty.ts';
import { restoreBackup } from './lib/backup/restore-backup.ts';
import { type EmbeddedPostgres, reachableFolder, startEmbeddedPostgres } from './lib/embedded-postgres.ts';
import { printable } from './lib/printable.ts';
import { runTool } from './lib/run-command-line-tool.ts';
import { lockDataFolder } from './lib/run-lock.ts';
import { markRestore, requireFinishedRestore } from './lib/unfinished-restore.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

await runTool(async (resources, signal) => {
  const [given] = process.argv.slice(2);
  if (!given || given.startsWith('-')) throw new BackupError('Usage: npm run restore -- the folder of a backup');
  const settings = readSettings();
  const dataFolder = path.resolve(ROOT, settings.DATA_DIR);
  // Its parents are not ours alone.
  mkdirSync(dataFolder, { recursive: true });
  keepFilesPrivate();
  resources.defer(await lockDataFolder(dataFolder, null));
  requireFinishedRestore(dataFolder);
  await requireEmptyFolder(settings, dataFolder);
  const backup = await openBackup(path.resolve(process.env.INIT_CWD ?? '.', given), signal);
  requireKey(settings, backup);

  const finish = markRestore(dataFolder);
  // What did not come so far leaves the folder as it was.
  let hasRows = false;
  resources.defer(async () => {
    if (!hasRows) await removeData(settings, dataFolder);
    await finish();
  });
  await makePrivate(dataFolder, [], process.getuid?.() === 0);
  if (!settings.APP_SECRET) writeFileSync(path.join(dataFolder, 'app-secret'), backup.secret, { mode: 0o600, flag: 'wx' });
  const databaseUrl = settings.DATABASE_URL ?? (await startOwn(dataFolder, resources)).url;
  const storage = await openStorage({ ...settings, DATA_DIR: dataFolder });
  const { rows, pictures, migrated, operators, breaks } = await restoreBackup(backup, {
    databaseUrl,
    storage,
    signal,
    onRows: () => {
      hasRows = true;
    },
  });
  console.log(`${rows} rows and ${pictures} files of ${backup.manifest.takenAt} are back.`);
  if (migrated.length > 0) console.log(`Migrated: ${migrated.join(', ')}`);
  for (const key of backup.manifest.missing) console.error(`was missing when the backup was taken: ${printable(key)}`);
  for (const { invariant, rule, id, detail } of breaks) console.error(printable(`${invariant} ${rule}: ${id}: ${detail}`));
  console.log(`${breaks.length} broken promises`);
  console.log(
    `Whoever wrote this backup can enter it as anybody. It is operated by ${printable(operators.join(', ')) || 'nobody'}.`,
  );
  return breaks.length === 0;
});

/** With another key nobody would be signed in, and no visitor would find a ticket. */
function requireKey({ APP_SECRET, DATABASE_URL }: Settings, { secret, place }: OpenBackup): void {
  const where = `It lies in ${place('keys/app-secret')}`;
  if (APP_SECRET && APP_SECRET !== secret) throw new EnvError(`APP_SECRET is not the key of this backup. ${where}.`);
  if (!APP_SECRET && DATABASE_URL)
    throw new EnvError(`APP_SECRET is missing: it is required together with DATABASE_URL. ${where}.`);
}

async function startOwn(dataFolder: string, resources: AsyncDisposableStack): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ folder: await reachableFolder(dataFolder), port: 0 });
  resources.defer(() => database.stop());
  return database;
}

async function removeData(settings: Settings, dataFolder: string): Promise<void> {
  const outside = await readFile(path.join(dataFolder, 'postgres-folder'), 'utf8').catch(() => '');
  if (outside && !settings.DATABASE_URL) await rm(outside, { recursive: true, force: true });
  for (const name of restoredNames(settings)) await rm(path.join(dataFolder, name), { recursive: true, force: true });
}
