/** A folder of files with their sums, which has its name only when all of it is on the disk. */
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError, hasCode, MANIFEST, type Manifest, PARTIAL, SUMS } from './format.ts';

const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

export class FolderWriter implements AsyncDisposable {
  readonly #target: string;
  readonly #partial: string;
  readonly #sums: FileHandle;
  #files = 0;

  private constructor(target: string, sums: FileHandle) {
    this.#target = target;
    this.#partial = target + PARTIAL;
    this.#sums = sums;
  }

  /** What a killed backup left under the same name is put away: only one runs at a time. @throws {BackupError} when the name is taken. */
  static async begin(target: string): Promise<FolderWriter> {
    if (existsSync(target)) throw new BackupError(`${target} is there already. Give the backup another name.`);
    const partial = target + PARTIAL;
    await rm(partial, { recursive: true, force: true });
    await mkdir(path.dirname(target), { recursive: true });
    await mkdir(partial, { mode: OWN_FOLDER });
    return new FolderWriter(target, await open(path.join(partial, SUMS), 'ax', OWN_FILE));
  }

  get files(): number {
    return this.#files;
  }

  /** Its room until the end, for what is no part of the backup. */
  scratch(name: string): string {
    return path.join(this.#partial, `${name}.scratch`);
  }

  /** @throws what the source throws, and what the disk says. */
  async add(name: string, source: Readable | string): Promise<void> {
    const file = path.join(this.#partial, name);
    // At once, so that somebody listens when the source fails: its connection may end in this moment.
    mkdirSync(path.dirname(file), { recursive: true, mode: OWN_FOLDER });
    const hash = createHash('sha256');
    const hashing = async function* (chunks: AsyncIterable<Buffer | string>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    };
    const from = typeof source === 'string' ? Readable.from([source]) : source;
    await pipeline(from, hashing, createWriteStream(file, { flags: 'wx', mode: OWN_FILE, flush: true }));
    await this.#sums.appendFile(`${hash.digest('hex')}  ${name}\n`);
    this.#files += 1;
  }

  /** From here on it can be restored. */
  async finish(manifest: Omit<Manifest, 'files'>): Promise<void> {
    await this.add(MANIFEST, `${JSON.stringify({ ...manifest, files: this.#files }, null, 2)}\n`);
    await this.#sums.sync();
    await this.#sums.close();
    await syncFolders(this.#partial);
    await rename(this.#partial, this.#target).catch((error: unknown) => {
      if (hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'))
        throw new BackupError(`${this.#target} has come to be meanwhile. Give the backup another name.`);
      throw error;
    });
    await syncFolder(path.dirname(this.#target));
  }

  /** Takes away what is not finished. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#sums.close();
    await rm(this.#partial, { recursive: true, force: true });
  }
}

/** What backups of this product that were killed have left in its own folder for them. */
export async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (name.endsWith(PARTIAL)) await rm(path.join(folder, name), { recursive: true, force: true });
}

async function syncFolders(folder: string): Promise<void> {
  for await (const entry of await opendir(folder, { recursive: true }))
    if (entry.isDirectory()) await syncFolder(path.join(entry.parentPath, entry.name));
  await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
