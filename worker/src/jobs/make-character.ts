/** What all new characters have in common: text, picture, files. Each is taken once, however often it is tried. */
import type { CharacterText } from '@chaos/shared/contract/characters';
import { secretMarkOf } from '@chaos/shared/core/characters/secret-watermark';
import { newPictureFolder, pictureFiles } from '@chaos/shared/core/pictures/picture-files';
import type { Database } from '@chaos/shared/platform/database';
import type { Storage } from '@chaos/shared/platform/storage';
import { z } from 'zod';
import type { SignFile } from '../content-credentials/content-credentials.ts';
import { creditPictures } from '../content-credentials/credit-pictures.ts';
import type { Ingredient } from '../content-credentials/ingredient.ts';
import type { Imagination, ImaginationContext, Painting } from '../imagination/imagination.ts';
import { makePictures, type Pictures } from '../pictures/make-pictures.ts';
import type { JobContext } from './handler.ts';

/** As a ticket keeps it: a field that came later is null there for tickets that began before. */
const TextSchema = z.object({
  name: z.string().min(1).max(100),
  description: z.string().min(1).max(2000),
}) satisfies z.ZodType<CharacterText>;
const PictureSchema = z.object({ folder: z.string(), thumbhash: z.string(), averageColor: z.string() });

/** What a handler of new characters is given. */
export interface MakerOptions {
  db: Database;
  imagination: Imagination;
  storage: Storage;
  appSecret: string;
  sign: SignFile;
}

export interface Studio extends Pick<MakerOptions, 'storage' | 'appSecret' | 'sign'> {
  /** True: its pictures carry the mark by which a secret is found. */
  hidesSecret: boolean;
  write: (imagining: ImaginationContext) => Promise<CharacterText>;
  paint: (text: CharacterText, imagining: ImaginationContext) => Promise<Painting>;
  /** What it is made of, for what its pictures say of themselves. */
  readSources: () => Promise<(Ingredient | null)[]>;
}

/** @returns what its row needs; the files are there by then. */
export async function makeCharacter(
  context: JobContext<'generation' | 'fusion'>,
  { storage, appSecret, hidesSecret, write, paint, sign, readSources }: Studio,
) {
  const { ticketId, seed, byBuiltIn, signal, isDecent, reportProgress } = context;
  const imagining = { seed, byBuiltIn, signal, isDecent, onProgress: reportProgress };

  await context.enterStage('writing');
  const text = await context.runStep('text', TextSchema, (budget) => write({ ...imagining, budget }));

  await context.enterStage('painting');
  const picture = await context.runStep('picture', PictureSchema, async (budget) => {
    const { png, sourceType: type } = await paint(text, { ...imagining, budget });
    await context.enterStage('checking');
    const pictures = await makePictures(png, text.name, hidesSecret ? secretMarkOf(appSecret, ticketId) : null);
    const folder = newPictureFolder(appSecret, png);
    await context.ride(async () => {
      // Anew with each try: a note that grows old while the storage is away would let the sweep take what comes after it.
      await context.notePendingFolder(folder);
      await keepPictures(storage, folder, creditPictures(pictures, { sign, type, sources: await readSources() }));
    });
    return { folder, thumbhash: pictures.thumbhash, averageColor: pictures.averageColor };
  });

  await context.enterStage('saving');
  const { folder: imageKey, thumbhash, averageColor } = picture;
  return { ticketId, text, imageKey, thumbhash, averageColor };
}

/** All files or none: what was written before a failure would only fill a disk that is full already. */
async function keepPictures(storage: Storage, folder: string, pictures: Pictures): Promise<void> {
  const files = pictureFiles(folder);
  try {
    for (const [width, webp] of pictures.webp) await storage.put(files.webp(width), webp);
    await storage.put(files.shareCard, pictures.shareCard);
  } catch (error) {
    // What went wrong first is what matters.
    await Promise.allSettled([storage.removeFolder(folder)]);
    throw error;
  }
}
