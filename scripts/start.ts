/**
 * `npm start`: the whole product with one command. Brings up what the environment does not name (database, secret,
 * client build), then runs server and worker, and starts a crashed one again. `--dev` adds reloading.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isNoRoom } from '../shared/src/platform/atomic-file.ts';
import { EnvError, originOf, readSettings, type Settings } from '../shared/src/platform/env.ts';
import { keepFilesPrivate, makePrivate } from '../shared/src/platform/private-files.ts';
import { buildClientIfStale } from './lib/client-build.ts';
import { type EmbeddedPostgres, reachableFolder, startEmbeddedPostgres } from './lib/embedded-postgres.ts';
import { choosePort, freePort } from './lib/ports.ts';
import { lockDataFolder, requireUnused } from './lib/run-lock.ts';
import { readOrMakeAppSecret } from './lib/secret-file.ts';
import { SupervisedProcess, type SupervisedProcessOptions } from './lib/supervised-process.ts';
import { requireFinishedRestore } from './lib/unfinished-restore.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const DATABASE_PORT = 54_329;
const RESTART_TRIES = 5;
const RESTART_PAUSE_MS = 500;
/** PostgreSQL's words for ENOSPC, EDQUOT and EFBIG. */
const NO_ROOM_FOR_DATABASE = /No space left on device|Disk quota exceeded|File too large/;
const isDev = process.argv.includes('--dev');
const say = (line: string) => process.stdout.write(`${line}\n`);
// A terminal that was closed must not keep us from putting everything away.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** What runs, and has to be put away at the end. */
const children: SupervisedProcess[] = [];
let database: Promise<EmbeddedPostgres> | undefined;
let releaseLock: (() => Promise<void>) | undefined;
let stopping: Promise<void> | undefined;

async function main(): Promise<void> {
  const settings = readSettings();
  const dataFolder = path.resolve(ROOT, settings.DATA_DIR);
  const logFolder = path.join(dataFolder, 'logs');
  // Its parents are not ours alone.
  mkdirSync(dataFolder, { recursive: true });
  keepFilesPrivate();
  mkdirSync(logFolder, { recursive: true });
  // First: its port is taken too, and that would say less.
  requireUnused(dataFolder);
  const port = await choosePort(settings, say);
  const url = settings.PUBLIC_URL ?? originOf(settings.HOST, port);
  releaseLock = await lockDataFolder(dataFolder, url);
  requireFinishedRestore(dataFolder);
  // Started by root, the database runs as another user, who has to reach its own folder in there.
  await makePrivate(dataFolder, ['app-secret', 'postgres-password', 'logs', 'outbox', 'storage'], process.getuid?.() === 0);

  const secret = settings.APP_SECRET ?? (await readOrMakeSecret(dataFolder, settings));
  const building = isDev ? Promise.resolve(false) : buildClientIfStale(() => say('Building the client ...'));
  const databaseUrl = prepareDatabase(dataFolder, settings);
  const laterEnv = Promise.all([databaseUrl, building]).then(([DATABASE_URL]) => ({ DATABASE_URL }));
  // What fails is reported where it is awaited.
  for (const failing of [building, databaseUrl, laterEnv]) failing.catch(() => undefined);

  const env = {
    ...process.env,
    NODE_ENV: isDev ? 'development' : settings.NODE_ENV,
    DATA_DIR: dataFolder,
    APP_SECRET: secret,
    PUBLIC_URL: url,
    PORT: String(isDev ? await freePort() : port),
  };
  // Half of their start is loading: it needs no database, and the other processor has nothing to do. Node's watcher passes nothing on.
  const settingsOf = isDev ? { env: { ...env, ...(await laterEnv) } } : { env, laterEnv };
  const run = (name: string, script: string, hasLowPriority: boolean) =>
    startChild({ name, args: nodeArgs(script), ...settingsOf, logFolder, saysReady: !isDev, hasLowPriority });
  const [serving, working] = [run('server', 'server/src/main.ts', false), run('worker', 'worker/src/main.ts', true)];
  working.catch(() => undefined);
  await serving;
  if (isDev) await startVite({ env, port, host: settings.HOST, logFolder });
  if (!stopping) say(`\n  Hall of Chaos is open: ${url}`);
  // Last, for it lets all others go first; wishes wait for it in the line.
  await working;
  if (!stopping) say(`\n  Ctrl-C ends it. Logs: ${path.relative(ROOT, logFolder) || logFolder}`);
}

async function prepareDatabase(dataFolder: string, { DATABASE_URL }: Settings): Promise<string> {
  // Loaded here, where the server is loading too.
  const migrating = import('../shared/src/platform/migrate.ts');
  const url = DATABASE_URL ?? (await startDatabase(dataFolder));
  await (await migrating).migrateDatabase(url);
  return url;
}

async function startDatabase(dataFolder: string): Promise<string> {
  const folder = await reachableFolder(dataFolder);
  if (folder !== dataFolder) say(`The database user cannot enter ${dataFolder}; the database is kept in ${folder}.`);
  return startDatabaseIn(folder, DATABASE_PORT);
}

async function startDatabaseIn(folder: string, port: number): Promise<string> {
  database = startEmbeddedPostgres({ folder, port, onNotice: say });
  const started = await database;
  started.onExit(() => {
    if (stopping) return;
    say('The database ended; it is started again.');
    restartDatabase(folder, started.url).catch(fail);
  });
  return started.url;
}

/**
 * On the same port, which is what server and worker know. What the dead one held may take a moment to be free. A disk that is full
 * may take hours: it is waited for, because only then is nothing lost.
 */
async function restartDatabase(folder: string, url: string): Promise<void> {
  let isToldOfRoom = false;
  for (let tries = 1; ; tries += 1) {
    try {
      const newUrl = await startDatabaseIn(folder, Number(new URL(url).port));
      if (newUrl !== url) throw new Error('The port of the database was taken meanwhile: please start again.');
      return;
    } catch (error) {
      const hasNoRoom = NO_ROOM_FOR_DATABASE.test(describeError(error));
      if (stopping || (tries >= RESTART_TRIES && !hasNoRoom)) throw error;
      if (hasNoRoom && !isToldOfRoom) say('There is no room on the disk for the database to start; it is tried until there is.');
      isToldOfRoom ||= hasNoRoom;
      await delay(RESTART_PAUSE_MS * Math.min(tries, RESTART_TRIES));
    }
  }
}

function readOrMakeSecret(dataFolder: string, settings: Settings): Promise<string> {
  if (settings.DATABASE_URL) throw new EnvError('APP_SECRET is missing: it is required together with DATABASE_URL.');
  return readOrMakeAppSecret(dataFolder);
}

function nodeArgs(script: string): string[] {
  return [...(isDev ? ['--watch', '--watch-preserve-output'] : []), path.join(ROOT, script)];
}

interface ProcessPlan extends Omit<SupervisedProcessOptions, 'logFile' | 'say'> {
  logFolder: string;
}

async function startChild({ logFolder, ...plan }: ProcessPlan): Promise<void> {
  const child = new SupervisedProcess({ ...plan, logFile: path.join(logFolder, `${plan.name}.log`), say });
  children.push(child);
  await child.start();
}

/** In development Vite offers the pages, and passes calls on to the server. */
function startVite(options: {
  env: Record<string, string | undefined>;
  port: number;
  host: string;
  logFolder: string;
}): Promise<void> {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, path.join(ROOT, 'client'), '--host', options.host, '--port', String(options.port), '--strictPort'];
  const env = { ...options.env, API_URL: `http://${options.host}:${options.env.PORT}` };
  return startChild({ name: 'vite', args, env, logFolder: options.logFolder, saysReady: false });
}

/** Ends everything, the database after those who use it. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    await Promise.allSettled(children.map((child) => child.stop()));
    // Also one that is just being started, or it would go on alone.
    const started = await database?.catch(() => undefined);
    await started?.stop();
    await releaseLock?.();
  })();
  return stopping;
}

/** Several addresses of one name fail as one error without words of its own. */
function describeError(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeError).join('\n');
  const message = error instanceof Error ? error.message : String(error);
  return isNoRoom(error) ? `There is no room on the disk of DATA_DIR. Make some, and start again. (${message})` : message;
}

async function fail(error: unknown): Promise<never> {
  process.stderr.write(`\n${describeError(error)}\n`);
  await stop();
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    say('\nStopping ...');
    stop().then(
      () => process.exit(0),
      (error: Error) => fail(error),
    );
  });
}

// What is put away while it is being made has not failed.
main().catch((error: unknown) => stopping ?? fail(error));
