/** What is served says what made it. The small sizes say it in a few words: a manifest would weigh as much as some of them. */

import type { DigitalSourceType } from '@chaos/shared/core/content-credentials/digital-source-type';
import { labelFile, readSourceType } from '@chaos/shared/core/content-credentials/source-label';
import { LARGEST_WIDTH, pictureFiles } from '@chaos/shared/core/pictures/picture-files';
import type { Storage } from '@chaos/shared/platform/storage';
import type { Pictures } from '../pictures/make-pictures.ts';
import { readIntactFile } from '../pictures/read-intact-file.ts';
import { readIngredient, type SignFile } from './content-credentials.ts';
import type { Ingredient } from './ingredient.ts';

interface Credits {
  sign: SignFile;
  type: DigitalSourceType;
  /** What the character was made of; null for what says nothing of itself. */
  sources: readonly (Ingredient | null)[];
}

/** Signs the largest and the share card, and labels the others. */
export function creditPictures(pictures: Pictures, { sign, type, sources }: Credits): Pictures {
  const { webp, shareCard } = labelPictures(pictures, type);
  const largest = sign(webp.get(LARGEST_WIDTH) ?? Buffer.alloc(0), { format: 'webp', type }, sources);
  return { ...pictures, webp: new Map(webp).set(LARGEST_WIDTH, largest), shareCard: creditShareCard(shareCard, largest, sign) };
}

/** What can be said without a key. @param type undefined where nobody knows it. */
export function labelPictures(pictures: Pictures, type: DigitalSourceType | undefined): Pictures {
  if (!type) return pictures;
  const webp = [...pictures.webp].map(([width, file]) => [width, labelFile(file, { format: 'webp', type })] as const);
  return { ...pictures, webp: new Map(webp), shareCard: labelFile(pictures.shareCard, { format: 'jpeg', type }) };
}

/** @param largest the picture that it was made of; where that says nothing of itself, neither does the card. */
export const creditShareCard = (card: Buffer, largest: Buffer, sign: SignFile): Buffer =>
  creditMadeOf(card, 'jpeg', largest, sign);

/** As a share card: what moves in it is its picture. */
export const creditVideo = (video: Buffer, largest: Buffer, sign: SignFile): Buffer => creditMadeOf(video, 'webm', largest, sign);

function creditMadeOf(file: Buffer, format: 'jpeg' | 'webm', largest: Buffer, sign: SignFile): Buffer {
  const type = readSourceType(largest, 'webp');
  return type ? sign(file, { format, type }, [readIngredient(largest, 'webp')]) : file;
}

/** @returns what the pictures of a folder say of themselves; null where that is nothing, or they are lost. */
export async function readSource(storage: Storage, folder: string): Promise<Ingredient | null> {
  const largest = await readIntactFile(storage, pictureFiles(folder).largest);
  return largest ? readIngredient(largest, 'webp') : null;
}
