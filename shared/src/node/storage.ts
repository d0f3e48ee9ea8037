/** Where pictures lie: a folder now, by an interface that object storage has too. */
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export interface Storage {
  /** @throws {StorageError} */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @throws {StorageError} */
  read(key: string): Promise<Uint8Array>;
  /** Removes every file below a folder; one that is not there is no error. @throws {StorageError} */
  removeFolder(folder: string): Promise<void>;
}

export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** True when there is no room; it needs an operator, another try does not help at once. */
  readonly isFull: boolean;

  constructor(message: string, options: { isFull: boolean; cause: unknown }) {
    super(message, { cause: options.cause });
    this.isFull = options.isFull;
  }
}

/** Files below `folder`, made when missing. */
export function openFolderStorage(folder: string): Storage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'public' }));
  return {
    put: (key, bytes) => named(`The file ${key} could not be kept`, () => disk.put(key, bytes)),
    removeFolder: (prefix) => named(`The folder ${prefix} could not be removed`, () => disk.deleteAll(prefix)),
    read: (key) => named(`The file ${key} could not be read`, () => disk.getBytes(key)),
  };
}

async function named<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new StorageError(what, { isFull: isFull(error), cause: error });
  }
}

/** flydrive wraps the system's error, so the chain of causes is searched. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true;
  return isFull(error.cause);
}
