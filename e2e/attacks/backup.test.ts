/** `npm run backup` while the product runs, and `npm run restore` elsewhere: what comes back, and what is refused. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { AppRouter } from '@chaos/server/router';
import type { Session } from '@chaos/shared/contract/auth';
import type { Ticket } from '@chaos/shared/contract/tickets';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { pictureFiles, pictureUrls } from '@chaos/shared/core/pictures/picture-files';
import { type Database, openDatabase } from '@chaos/shared/platform/database';
import { createLogger } from '@chaos/shared/platform/logging';
import { createTRPCClient, httpLink } from '@trpc/client';
import { sql } from 'kysely';
import superjson from 'superjson';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openAnswerLog } from '../../scripts/faults/answer-log.ts';
import { type Load, startLoad } from '../../scripts/faults/load.ts';
import { joinAsPlayer } from '../../scripts/faults/simulated-member.ts';
import { connectApi } from '../api.ts';
import { paintAhead } from '../paint-ahead.ts';
import { findProcesses, launchProduct, makeDataFolder, type Product, removeDataFolder, startProduct } from '../product.ts';
import { databaseUrl } from '../site.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SETTINGS = { VIDEOS: 'off', RATE_LIMIT_SCALE: '100000' };

const diary = openAnswerLog();
const put = new AsyncDisposableStack();
let folder: string;
let room: string;
let product: Product;
let db: Database;
let load: Load;
/** The backup that was taken under load. */
let backup: string;
/** Whoever was signed in when it was taken, and what a visitor waited for. */
const account = { email: 'old@chaos.test', username: 'old_friend', password: 'tung tung banana' };
let session: Session | null;
let tickets: Ticket<'generation'>[];

async function newFolder(): Promise<string> {
  const made = await makeDataFolder();
  put.defer(() => removeDataFolder(made));
  return made;
}

async function openDb(at: string): Promise<Database> {
  const database = openDatabase({ url: await databaseUrl(at), name: 'e2e', log: createLogger('e2e', 'silent') });
  put.defer(() => database.close());
  return database.db;
}

interface Run {
  process: ChildProcess;
  ended: Promise<{ code: number | null; output: string }>;
}

/** @param shell runs before it, in the same process. */
function run(script: 'backup' | 'restore', dataFolder: string, given: string, shell = ''): Run {
  const command = `${shell} exec "$0" "$@"`;
  const child = spawn('sh', ['-c', command, process.execPath, path.join(ROOT, `scripts/${script}.ts`), given], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return { process: child, ended: once(child, 'close').then(([code]) => ({ code, output })) };
}

beforeAll(async () => {
  folder = await newFolder();
  room = await newFolder();
  // One at a time, so that tickets wait.
  product = await startProduct(folder, { ...SETTINGS, WORKER_SLOTS: '1' });
  put.defer(() => product.stop().then(() => undefined));
  db = await openDb(folder);
  const players = [];
  for (const name of ['ada', 'bob', 'cleo']) players.push(await joinAsPlayer(product.url, { name }, diary));
  load = startLoad({ db, players, diary });
  await vi.waitUntil(() => diary.seen.size > 2, { timeout: 120_000 });
  // Some have a picture of their own; painting one for each of the others, here and elsewhere, is not what is looked at.
  await paintAhead({ db, folder });
});
afterAll(() => put.disposeAsync());

const calls = (url: string, accessToken = '') =>
  createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${url}/trpc`,
        transformer: superjson,
        headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {},
      }),
    ],
  });

test('a backup is taken while people make, fuse, battle and trade, and tickets wait', async () => {
  ({ session } = await calls(product.url).auth.signUp.mutate(account));
  const api = connectApi(product.url);
  tickets = await Promise.all(['shark', 'toaster', 'banana', 'ghost'].map(api.generate));
  backup = path.join(room, 'under-load');
  const taken = await run('backup', folder, backup).ended;
  expect(taken).toMatchObject({ code: 0, output: expect.stringContaining('rows') });
  await api.close();
  await load.end();
  const manifest = JSON.parse(await readFile(path.join(backup, 'manifest.json'), 'utf8'));
  const columns: string[] = manifest.tables.find(({ name }: { name: string }) => name === 'tickets').columns;
  const kept = (await readFile(path.join(backup, 'tables/tickets.copy'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  expect(kept.map((row) => row[columns.indexOf('state')])).toContain('waiting');
});

test('it comes back elsewhere: no promise broken, every picture, sessions, and tickets that go on', async () => {
  if (!session) throw new Error('signing up signs in');
  const elsewhere = await newFolder();
  const restored = await run('restore', elsewhere, backup).ended;
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('\n0 broken promises') });
  expect((await stat(path.join(elsewhere, 'app-secret'))).mode & 0o077).toBe(0);
  expect(await findProcesses(elsewhere)).toEqual([]);

  const second = await startProduct(elsewhere, SETTINGS);
  put.defer(() => second.stop().then(() => undefined));
  const there = await openDb(elsewhere);
  const again = connectApi(second.url);
  for (const ticket of tickets) expect(await again.finish(ticket)).toMatchObject({ id: ticket.id, state: 'done' });
  await again.close();
  expect(await auditDatabase(there)).toEqual([]);

  const characters = await there
    .selectFrom('meme_characters')
    .select(['id', 'image_key', 'is_active', 'picture_token'])
    .execute();
  const known = new Set((await db.selectFrom('meme_characters').select('image_key').execute()).map((row) => row.image_key));
  const old = characters.filter(({ image_key }) => known.has(image_key));
  expect(old.length).toBeGreaterThan(2);
  for (const { image_key } of old) {
    for (const file of pictureFiles(image_key).all)
      expect(await readFile(path.join(elsewhere, 'storage', file))).toEqual(await readFile(path.join(folder, 'storage', file)));
  }
  for (const { id, image_key, picture_token } of characters.filter((row) => row.is_active)) {
    const file = pictureFiles(image_key).webp(512);
    const answer = await fetch(second.url + pictureUrls({ characterId: id, token: picture_token }).imageUrl512);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await readFile(path.join(elsewhere, 'storage', file)));
  }

  expect(await calls(second.url, session.accessToken).auth.session.query()).toMatchObject({ username: account.username });
  const refreshed = await calls(second.url).auth.refresh.mutate({ refreshToken: session.refreshToken });
  expect(await calls(second.url, refreshed.accessToken).auth.session.query()).toMatchObject({ id: session.user.id });

  const twice = await run('restore', elsewhere, backup).ended;
  expect(twice).toMatchObject({ code: 1, output: expect.stringContaining(`It runs already, at ${second.url}`) });
  expect(await second.stop()).toBe(0);
  const onceMore = await run('restore', elsewhere, backup).ended;
  expect(onceMore).toMatchObject({ code: 1, output: expect.stringContaining('is not empty: it holds postgres') });
});

/** Keeps every backup from going on, until it is let go. */
async function holdProfiles(): Promise<AsyncDisposable> {
  const [held, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction().execute(async (trx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await sql`lock table profiles in access exclusive mode`.execute(trx);
    held.resolve();
    await gate.promise;
  });
  await Promise.race([held.promise, holding]);
  return {
    async [Symbol.asyncDispose]() {
      gate.resolve();
      await holding;
    },
  };
}

/** A backup that has written some tables, and waits for profiles. */
async function runHeldBackup(target: string): Promise<Run> {
  const held = run('backup', folder, target);
  const waiting = sql`select from pg_stat_activity where application_name = 'backup' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1);
  return held;
}

/** The database notices that nobody listens any more when it next writes. */
async function noBackupConnected(): Promise<void> {
  const connected = sql`select from pg_stat_activity where application_name = 'backup'`;
  await expect.poll(async () => (await connected.execute(db)).rows.length).toBe(0);
}

test('a backup that is killed leaves nothing under its name, and the next one clears up; one that is stopped does so itself', async () => {
  const target = path.join(room, 'cut-off');
  {
    await using _held = await holdProfiles();
    const killed = await runHeldBackup(target);
    killed.process.kill('SIGKILL');
    await killed.ended;
  }
  expect(existsSync(target)).toBe(false);
  expect(existsSync(`${target}.partial`)).toBe(true);

  await noBackupConnected();
  {
    await using _held = await holdProfiles();
    const stopped = await runHeldBackup(target);
    stopped.process.kill('SIGINT');
    expect(await stopped.ended).toMatchObject({ code: 1, output: 'Stopped.\n' });
  }
  expect(existsSync(`${target}.partial`)).toBe(false);

  await noBackupConnected();
  expect(await run('backup', folder, target).ended).toMatchObject({ code: 0 });
  expect(existsSync(`${target}.partial`)).toBe(false);
});

test('a disk without room leaves no backup, and says so', async () => {
  const target = path.join(room, 'no-room');
  const { code, output } = await run('backup', folder, target, `trap '' XFSZ; ulimit -f 8;`).ended;
  expect(output).toContain(`There is no room for the backup at ${target}`);
  expect(code).toBe(1);
  expect((await readdir(room)).filter((name) => name.startsWith('no-room'))).toEqual([]);
});

test('what a killed restore has left is no product: neither a start nor a second restore takes it for one', async () => {
  const half = await newFolder();
  const running = async () => (await findProcesses(half)).filter(({ what }) => what === 'postgres');
  const runHalf = async () => {
    const restore = run('restore', half, backup);
    await expect.poll(async () => (await running()).length, { interval: 20 }).toBeGreaterThan(0);
    return restore;
  };
  const stopped = await runHalf();
  stopped.process.kill('SIGINT');
  expect(await stopped.ended).toMatchObject({ code: 1, output: 'Stopped.\n' });
  expect(await readdir(half)).toEqual([]);

  const killed = await runHalf();
  killed.process.kill('SIGKILL');
  await killed.ended;
  const start = launchProduct(half, SETTINGS);
  await start.shows(/A restore into .* did not come to its end/);
  if (start.process.exitCode === null) await once(start.process, 'exit');
  expect(start.process.exitCode).toBe(1);
  expect((await run('restore', half, backup).ended).output).toContain('did not come to its end');
  const [postmaster] = (await running()).map(({ pid }) => pid).toSorted((a, b) => a - b);
  if (postmaster) process.kill(postmaster, 'SIGQUIT');
  await expect.poll(async () => (await running()).length).toBe(0);
});

test('a restore that fails leaves the folder as it was, and a product that does not run is backed up too', async () => {
  const empty = await newFolder();
  const damaged = path.join(room, 'nowhere');
  expect(await run('restore', empty, damaged).ended).toMatchObject({ code: 1, output: expect.stringContaining('is no backup') });
  expect(await readdir(empty)).toEqual([]);

  expect(await product.stop()).toBe(0);
  const still = path.join(room, 'still');
  expect(await run('backup', folder, still).ended).toMatchObject({ code: 0 });
  expect(await findProcesses(folder)).toEqual([]);
  expect(await run('restore', empty, still).ended).toMatchObject({ code: 0 });
});
