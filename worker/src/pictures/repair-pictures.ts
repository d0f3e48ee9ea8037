import { readSourceType } from '@chaos/shared/core/content-credentials/source-label';
import { LARGEST_WIDTH, PICTURE_WIDTHS, pictureFiles } from '@chaos/shared/core/pictures/picture-files';
import type { Storage } from '@chaos/shared/platform/storage';
import sharp from 'sharp';
import { labelPictures } from '../content-credentials/credit-pictures.ts';
import { makePictures, type Pictures } from './make-pictures.ts';
import { readIntactFile } from './read-intact-file.ts';

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
      if (broken.has(file) || !(await readIntactFile(storage, file))) await storage.put(file, bytes);
    return true;
  }
  return false;
}

async function remake(storage: Storage, file: string, name: string): Promise<Pictures | undefined> {
  const picture = await readIntactFile(storage, file);
  if (!picture) return;
  try {
    const painting = await sharp(picture).resize(LARGEST_WIDTH, LARGEST_WIDTH).png().toBuffer();
    return labelPictures(await makePictures(painting, name), readSourceType(picture, 'webp'));
  } catch {
    // A damage in the middle comes out when it is decoded.
  }
}
