import { isIntactFile } from '@chaos/shared/core/pictures/is-intact-file';
import { type Storage, StorageError } from '@chaos/shared/platform/storage';

/** @returns undefined where there is no such file, or a damaged one. */
export async function readIntactFile(storage: Storage, file: string): Promise<Buffer | undefined> {
  try {
    const bytes = await storage.read(file);
    if (!isIntactFile(file, bytes)) return undefined;
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  } catch (error) {
    if (error instanceof StorageError && error.isMissing) return undefined;
    throw error;
  }
}
