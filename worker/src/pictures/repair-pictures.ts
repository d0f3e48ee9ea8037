import { PICTURE_WIDTHS, pictureFiles } from '@chaos/shared/core/pictures/picture-files';
import { isWholePicture } from '@chaos/shared/core/pictures/whole-picture';
import { type Storage, StorageError } from '@chaos/shared/platform/storage';
import sharp from 'sharp';
import { makePictures, type Pictures } from './make-pictures.ts';

const LARGEST = Math.max(...PICTURE_WIDTHS);

/**
 * Makes anew what is damaged or missing of a character's pictures, out of the largest that is whole: a soft picture is
 * better than none.
 * @param folder of the character's pictures.
 * @returns false where none is whole: nothing is touched then.
 */
export async function repairPictures(storage: Storage, folder: string, name: string): Promise<boolean> {
  const files = pictureFiles(folder);
  const broken = new Set<string>();
  for (const width of PICTURE_WIDTHS.toReversed()) {
    const made = await remake(storage, files.webp(width), name);
    if (!made) {
      broken.add(files.webp(width));
      continue;
    }
    const remade = [...made.webp].map(([other, webp]) => [files.webp(other), webp] as const);
    for (const [file, bytes] of [...remade, [files.shareCard, made.shareCard] as const])
      if (broken.has(file) || !(await readWhole(storage, file))) await storage.put(file, bytes);
    return true;
  }
  return false;
}

async function remake(storage: Storage, file: string, name: string): Promise<Pictures | undefined> {
  const picture = await readWhole(storage, file);
  if (!picture) return;
  try {
    return await makePictures(await sharp(picture).resize(LARGEST, LARGEST).png().toBuffer(), name);
  } catch {
    // A damage in the middle comes out when it is decoded.
  }
}

/** @returns undefined where there is no such file, or a damaged one. */
export async function readWhole(storage: Storage, file: string): Promise<Uint8Array | undefined> {
  try {
    const bytes = await storage.read(file);
    return isWholePicture(file, bytes) ? bytes : undefined;
  } catch (error) {
    if (error instanceof StorageError && error.isMissing) return undefined;
    throw error;
  }
}
