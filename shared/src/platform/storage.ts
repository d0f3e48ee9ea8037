/** Where pictures lie: a folder, or a bucket on S3. The code is the same, only flydrive's driver differs. */
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import { isNoRoom, writeFileAtomically } from './atomic-file.ts';
import { type Env, readS3Settings, type S3Settings } from './env.ts';

/** Keys are plain names with slashes between them. Any other key leads nowhere, so it can be neither written nor read. */
export interface Storage {
  /** Whole or not at all. @throws {StorageError} */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @throws {StorageError} */
  read(key: string): Promise<Uint8Array>;
  /** Reads bit by bit. Once it returns the first bytes are there; what fails later is an error of the stream. @throws {StorageError} */
  open(key: string): Promise<Readable>;
  /** Removes every file below a folder; one that is not there is no error. @throws {StorageError} */
  removeFolder(folder: string): Promise<void>;
  /** @throws {StorageError} when the storage does not answer. */
  check(): Promise<void>;
  /** Writes a small file, always the same. @throws {StorageError} when it cannot be kept. */
  probeRoom(): Promise<void>;
}

interface StorageErrorOptions {
  isFull: boolean;
  isMissing?: boolean;
  cause: unknown;
}

export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** True when there is no room; it needs an operator, another try does not help at once. */
  readonly isFull: boolean;
  /** True when the storage answered that it has no such file; false when it could not say. */
  readonly isMissing: boolean;

  constructor(message: string, { isFull, isMissing = false, cause }: StorageErrorOptions) {
    super(message, { cause });
    this.isFull = isFull;
    this.isMissing = isMissing;
  }
}

type StorageEnv = Pick<Env, 'DATA_DIR' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;

const NO_FILE = 'no-such-file';

/** About as large as a small picture. */
const PROBE_FILE = 'probe';
const PROBE = new Uint8Array(32 * 1024);

/** The bucket that the settings name, or else the folder in DATA_DIR. */
export async function openStorage(env: StorageEnv): Promise<Storage> {
  const s3 = readS3Settings(env);
  return s3 ? openS3Storage(s3) : openFolderStorage(path.resolve(env.DATA_DIR, 'storage'));
}

/** Files below `folder`, made when missing. Whoever takes it away later, as a disk that is unmounted, has taken the storage away. */
export function openFolderStorage(folder: string): Storage {
  const driver = new FSDriver({ location: folder, visibility: 'private' });
  mkdirSync(folder, { recursive: true });
  const requireFolder = async () => {
    if (!(await stat(folder)).isDirectory()) throw new Error('the folder of the storage is none');
  };
  // The driver's own writes in place: a full disk would leave half a file.
  const write = async (key: string, bytes: Uint8Array) => {
    await requireFolder();
    await writeFileAtomically(path.join(folder, key), bytes);
    await settleName(folder, key);
  };
  return storeWith(driver, write, requireFolder);
}

/**
 * The database survives a power cut with all that was committed, so a file that a row names has to as well: its bytes, which are on
 * the disk by now, and its name in each folder on the way to it.
 */
async function settleName(root: string, key: string): Promise<void> {
  const folders = key.split('/').slice(0, -1);
  for (let count = folders.length; count >= 0; count -= 1) {
    const handle = await open(path.join(root, ...folders.slice(0, count)));
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

/** @param answerMs how long S3 may take for one try. */
export async function openS3Storage(settings: S3Settings, answerMs?: number): Promise<Storage> {
  const { createS3Driver } = await import('./s3-driver.ts');
  const driver = createS3Driver(settings, answerMs);
  return storeWith(driver, (key, bytes) => driver.put(key, bytes));
}

/** Without flydrive's `Disk`, which mends keys: one file would have many addresses, and rules about addresses gaps. */
function storeWith(
  driver: DriverContract,
  write: (key: string, bytes: Uint8Array) => Promise<void>,
  requireRoot: () => Promise<void> = async () => {},
): Storage {
  /** Nothing is missing from what is not there itself. */
  const reading = async <T>(key: string, call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      const isAway =
        isMissing(error) &&
        (await requireRoot().then(
          () => false,
          () => true,
        ));
      throw new StorageError(`The file ${key} could not be read`, {
        isFull: false,
        isMissing: !isAway && isMissing(error),
        cause: error,
      });
    }
  };
  const put = (key: string, bytes: Uint8Array) =>
    writing(`The file ${key} could not be kept`, () => answerOf(() => write(plain(key), bytes)));
  return {
    put,
    // Not the drivers' getBytes: the folder's gives memory of others for an empty file.
    read: (key) => reading(key, () => answerOf(async () => buffer(await begin(driver, key)))),
    open: (key) => reading(key, () => answerOf(() => begin(driver, key))),
    // S3 knows no folders but beginnings of keys: without the slash, `a/1` would take `a/10` along.
    removeFolder: (folder) => writing(`The folder ${folder} could not be removed`, () => driver.deleteAll(`${plain(folder)}/`)),
    // Asks for a file that is not there: whoever can say so answers.
    check: () =>
      reading(NO_FILE, () => answerOf(() => begin(driver, NO_FILE))).then(
        (stream) => void stream.destroy(),
        (error: StorageError) => {
          if (!error.isMissing) throw error;
        },
      ),
    probeRoom: () => put(PROBE_FILE, PROBE),
  };
}

/** A stream that has begun, or has ended because the file is empty: a file's stream fails only when it is read. */
async function begin(driver: DriverContract, key: string): Promise<Readable> {
  const stream = await driver.getStream(plain(key));
  const waiting = new AbortController();
  try {
    await Promise.race(['readable', 'end'].map((event) => once(stream, event, { signal: waiting.signal })));
  } finally {
    waiting.abort();
  }
  return stream;
}

class KeyError extends Error {}

function plain(key: string): string {
  if (/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key)) return key;
  throw new KeyError('This is no key of a file.');
}

/** A bucket gives up by itself; a folder on a network that is gone hangs for ever. What it does later does no harm. */
const ANSWER_MS = 60_000;

async function answerOf<T>(call: () => Promise<T>): Promise<T> {
  const answered = new AbortController();
  const tooLate = delay(ANSWER_MS, undefined, { signal: answered.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${ANSWER_MS / 1_000} s`);
  });
  tooLate.catch(() => undefined);
  try {
    return await Promise.race([call(), tooLate]);
  } finally {
    answered.abort();
  }
}

async function writing<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new StorageError(what, { isFull: isFull(error), cause: error });
  }
}

function isFull(error: unknown): boolean {
  return isNoRoom(error) || readHttpStatus(error) === 507;
}

/** S3 answers 404 for a bucket that is not there too: that is a fault of the setting, and says nothing of the file. */
function isMissing(error: unknown): boolean {
  return (
    error instanceof KeyError || hasCode(error, 'ENOENT', 'ENOTDIR') || (error instanceof Error && error.name === 'NoSuchKey')
  );
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

function readHttpStatus(error: unknown): unknown {
  if (!(error instanceof Error && '$metadata' in error)) return undefined;
  const { $metadata: metadata } = error;
  return metadata instanceof Object && 'httpStatusCode' in metadata ? metadata.httpStatusCode : undefined;
}
