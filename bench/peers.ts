/**
 * Uncached pages of the Hall beside other stacks from npm: the same rows and columns from the same place, each in a process of its
 * own, in turn.
 */
import { type ChildProcess, type ExecFileOptions, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { seedDatabase } from '../scripts/lib/fill-database.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { CHARACTER_COLUMNS } from '../shared/src/core/characters/read-character.ts';
import { openDatabase } from '../shared/src/platform/database.ts';
import { createLogger } from '../shared/src/platform/logging.ts';
import { migrateDatabase } from '../shared/src/platform/migrate.ts';
import { installPeers } from './installed-peers.ts';
import { getRequest, putLoad } from './load.ts';
import { median, print } from './measure.ts';
import { sealPlace } from './peers/page.ts';
import { startServers } from './servers.ts';

const SIZES = [8, 20, 50];
const CONNECTIONS = 32;
/** The first one warms up. */
const ROUNDS = 8;
const MS = 600;
const SECRET = 'x'.repeat(40);
const TIMEOUT_MS = 30_000;

const runCommand = ([file = '', ...args]: string[], options: ExecFileOptions) => promisify(execFile)(file, args, options);
const inFolder = (name: string) => path.join('node_modules', ...name.split('/'));
const next = [process.execPath, inFolder('next/dist/bin/next')];

/** Of which each form reads its own part. */
interface TheirPage {
  items: { id: string }[];
  data: { gallery: { nodes: { rowId: string }[]; pageInfo: { endCursor: string } } };
}

interface Form {
  path: (limit: number, cursor?: string) => string;
  idsOf: (page: TheirPage) => string[];
  /** Where the next page begins, for those who read no cursors but their own. */
  endOf?: (page: TheirPage) => string;
}

const BY_HAND: Form = {
  path: (limit, cursor) => `/gallery?limit=${limit}&cursor=${cursor}`,
  idsOf: ({ items }) => items.map(idOf),
};

const GRAPHQL: Form = {
  path: (first, after) => `/graphql?documentId=page&variables=${encodeURIComponent(JSON.stringify({ first, after }))}`,
  idsOf: ({ data }) => data.gallery.nodes.map(({ rowId }) => rowId),
  endOf: ({ data }) => data.gallery.pageInfo.endCursor,
};

interface Peer {
  name: string;
  /** How many times its pages a second ours are to be. */
  goal: number;
  /** As by hand, if not told. */
  form?: Form;
  /** What it needs once. */
  prepare?: string[];
  start: (port: number) => string[];
}

const PEERS: Peer[] = [
  { name: 'Fastify and pg, by hand', goal: 1, start: () => [process.execPath, 'by-hand.ts'] },
  { name: 'Bun', goal: 1.3, start: () => [inFolder('@oven/bun-linux-x64/bin/bun'), 'bun.mjs'] },
  { name: 'Drizzle', goal: 3, start: () => [process.execPath, 'drizzle.mjs'] },
  {
    name: 'Prisma',
    goal: 3,
    prepare: [process.execPath, 'prisma-client.mjs'],
    start: () => [process.execPath, 'prisma.mjs'],
  },
  {
    name: 'Next',
    goal: 6,
    prepare: [...next, 'build'],
    start: (port) => [...next, 'start', '-H', '127.0.0.1', '-p', String(port)],
  },
  { name: 'PostGraphile', goal: 3, form: GRAPHQL, start: () => [process.execPath, 'postgraphile.mjs'] },
];

interface OurPage {
  result: { data: { json: { items: { id: string; score: number; rank: number }[]; nextCursor: string } } };
}

interface Contestant {
  port: number;
  path: (limit: number) => string;
}

/** @param characters how many to seed. */
export async function benchPeers(databaseUrl: string, characters = 10_000): Promise<void> {
  await migrateDatabase(databaseUrl);
  await seedDatabase(databaseUrl, { characters, profiles: characters / 10, reactions: characters * 5 }, () => {});
  await using peers = await installPeers('peers');
  const { folder } = peers;
  const children: ChildProcess[] = [];
  try {
    await using servers = await startServers(databaseUrl, 1);
    const [port = 0] = servers.ports;
    const readOurs = async (where: string) => (await readJson<OurPage>(`http://127.0.0.1:${port}${where}`)).result.data.json;
    const { items, nextCursor } = await readOurs(ourPath({ limit: 20 }));
    const last = items.at(-1);
    if (!last) throw new Error('the Hall is empty');
    const cursor = sealPlace([-last.score, last.id, last.rank], SECRET);
    const ours: Contestant = { port, path: (limit) => ourPath({ limit, cursor: nextCursor }) };
    const expected = (await readOurs(ours.path(20))).items.map(idOf);
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SECRET,
      COLUMNS: await readColumns(databaseUrl),
      NODE_ENV: 'production',
    };
    for (const peer of PEERS) {
      const { form = BY_HAND } = peer;
      const port = await freePort();
      try {
        if (peer.prepare) await runCommand(peer.prepare, { cwd: folder, env });
        const [file = '', ...args] = peer.start(port);
        children.push(spawn(file, args, { cwd: folder, env: { ...env, PORT: String(port) }, stdio: 'ignore' }));
        const url = (where: string) => `http://127.0.0.1:${port}${where}`;
        const first = await waitForPage(url(form.path(20, form.endOf ? undefined : cursor)));
        const place = form.endOf?.(first) ?? cursor;
        const theirs: Contestant = { port, path: (limit) => form.path(limit, place) };
        const shown = form.idsOf(await readJson<TheirPage>(url(theirs.path(20))));
        if (shown.join() !== expected.join()) throw new Error('it shows other characters');
        for (const limit of SIZES)
          print(`uncached pages of ${limit}, of ${peer.name}'s`, await compare(ours, theirs, limit, peer.goal));
      } catch (error) {
        print(peer.name, `not measured: ${error instanceof Error ? error.message.split('\n', 3).join(' ') : error}`);
      }
      children.pop()?.kill('SIGKILL');
    }
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
}

const idOf = ({ id }: { id: string }) => id;

const ourPath = (input: { limit: number; cursor?: string }) =>
  `/trpc/gallery.top?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;

async function compare(ours: Contestant, theirs: Contestant, limit: number, goal: number): Promise<string> {
  const rates = { ours: [] as number[], theirs: [] as number[], ratios: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [mine, other] = [await measure(ours, limit), await measure(theirs, limit)];
    if (round === 0) continue;
    rates.ours.push(mine);
    rates.theirs.push(other);
    rates.ratios.push(mine / other);
  }
  const [mine, other] = [median(rates.ours), median(rates.theirs)].map(Math.round);
  return `${median(rates.ratios).toFixed(2)} (${mine} and ${other} a second); goal ${goal}`;
}

async function measure({ port, path: pathOf }: Contestant, limit: number): Promise<number> {
  const { perSecond, failed } = await putLoad({ port, requests: [getRequest(pathOf(limit))], connections: CONNECTIONS, ms: MS });
  if (failed > 0) throw new Error(`${failed} answers were no pages`);
  return perSecond;
}

/** It is believed to have the shape that who asks expects. */
async function readJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return response.json() as Promise<T>;
}

async function waitForPage(url: string): Promise<TheirPage> {
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await readJson<TheirPage>(url);
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(100);
    }
  }
}

/** A character's columns as the programs that build their statements themselves need them. */
async function readColumns(databaseUrl: string): Promise<string> {
  const { db, close } = openDatabase({ url: databaseUrl, name: 'bench', log: createLogger('bench', 'error') });
  const { rows } = await sql<{ name: string }>`
    select column_name as name, data_type as type
    from information_schema.columns where table_name = 'meme_characters' and column_name in (${sql.join([...CHARACTER_COLUMNS])})
  `.execute(db);
  await close();
  return JSON.stringify(rows);
}
