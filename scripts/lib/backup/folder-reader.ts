/** Opens a backup after all of it was compared with its sums. Nothing of it is believed before. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import {
  BackupError,
  differenceOf,
  hasCode,
  isPlainName,
  keyOfPicture,
  MANIFEST,
  type Manifest,
  ManifestSchema,
  SECRET,
  SUMS,
  tableFile,
} from './format.ts';

const LINE = /^([0-9a-f]{64}) {2}(\S+)$/;
const SHORTEST_SECRET = 32;

export interface OpenBackup {
  manifest: Manifest;
  secret: string;
  /** Where a file of it lies. */
  place(name: string): string;
  /** The keys of its pictures. */
  pictures(): AsyncGenerator<string>;
}

/** @throws {BackupError} with what is wrong with it. */
export async function openBackup(given: string, signal?: AbortSignal): Promise<OpenBackup> {
  const folder = await realpath(given).catch(() => null);
  if (!folder || !(await lstat(folder)).isDirectory()) throw new BackupError(`${given} is no backup: there is no such folder.`);
  const others = await compareSums(folder, signal);
  const manifest = await readManifest(folder);
  if (others.files !== manifest.files) throw damaged(`it has ${others.files} files, and says ${manifest.files}`);
  const named = new Set([...manifest.tables.map(({ name }) => tableFile(name)), SECRET]);
  for (const name of differenceOf(named, others.names)) throw damaged(`${name} is missing, or too much`);
  const secret = (await readFile(path.join(folder, SECRET), 'utf8')).trim();
  if (secret.length < SHORTEST_SECRET) throw damaged('its key is none');
  return {
    manifest,
    secret,
    place: (name) => path.join(folder, name),
    async *pictures() {
      for await (const { name } of readSums(folder)) {
        const key = keyOfPicture(name);
        if (key !== null) yield key;
      }
    },
  };
}

const damaged = (what: string) => new BackupError(`The backup is damaged: ${what}. Nothing was restored.`);

/** @returns how many files there are beside the manifest, and those that are no pictures. */
async function compareSums(folder: string, signal?: AbortSignal): Promise<{ files: number; names: Set<string> }> {
  let files = 0;
  let hasManifest = false;
  const names = new Set<string>();
  for await (const { sum, name } of readSums(folder)) {
    signal?.throwIfAborted();
    if ((await sumOf(folder, name)) !== sum) throw damaged(`${name} is not what was written`);
    if (name === MANIFEST) hasManifest = true;
    else files += 1;
    if (name !== MANIFEST && keyOfPicture(name) === null) names.add(name);
  }
  if (!hasManifest) throw damaged(`${SUMS} does not name ${MANIFEST}`);
  return { files, names };
}

async function* readSums(folder: string): AsyncGenerator<{ sum: string; name: string }> {
  await requireFile(folder, SUMS);
  for await (const line of createInterface({
    input: createReadStream(path.join(folder, SUMS)),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const [, sum = '', name = ''] = LINE.exec(line) ?? [];
    if (!isPlainName(name)) throw damaged(`${SUMS} has a line that is none: ${JSON.stringify(line.slice(0, 200))}`);
    yield { sum, name };
  }
}

async function sumOf(folder: string, name: string): Promise<string> {
  await requireFile(folder, name);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path.join(folder, name)), hash);
  return hash.digest('hex');
}

/** A file of the backup itself: what a link leads to is not in it, and a pipe would never end. */
async function requireFile(folder: string, name: string): Promise<void> {
  const place = path.join(folder, name);
  try {
    if ((await realpath(place)) === place && (await lstat(place)).isFile()) return;
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR', 'ELOOP')) throw error;
    throw damaged(`${name} is not there`);
  }
  throw damaged(`${name} is no file of its own`);
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8');
  try {
    return ManifestSchema.parse(JSON.parse(text));
  } catch {
    throw damaged(`${MANIFEST} cannot be read by this version`);
  }
}
