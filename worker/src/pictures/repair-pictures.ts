import { pictureFiles } from '@chaos/shared/core/pictures/picture-files';
import { isWholePicture } from '@chaos/shared/core/pictures/whole-picture';
import { type Storage, StorageError } from '@chaos/shared/platform/storage';
import { makePictures } from './make-pictures.ts';

/**
 * Makes what is shown of a character anew, out of its original.
 * @param folder of the character's pictures.
 * @returns false where the original is lost too: nothing is touched then.
 */
export async function repairPictures(storage: Storage, folder: string, name: string): Promise<boolean> {
  const files = pictureFiles(folder);
  const original = await readIfThere(storage, files.original);
  if (!original || !isWholePicture(files.original, original)) return false;
  // A damage in the middle comes out here.
  const made = await makePictures(Buffer.from(original), name).catch(() => undefined);
  if (!made) return false;
  for (const [width, webp] of made.webp) await storage.put(files.webp(width), webp);
  await storage.put(files.shareCard, made.shareCard);
  return true;
}

async function readIfThere(storage: Storage, file: string): Promise<Uint8Array | undefined> {
  try {
    return await storage.read(file);
  } catch (error) {
    if (error instanceof StorageError && error.isMissing) return undefined;
    throw error;
  }
}
