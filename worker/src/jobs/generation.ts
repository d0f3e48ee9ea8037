/** Makes a character: text, picture, files, row. Each of the first three is taken once, however often it is tried. */
import { createCharacter } from '@chaos/shared/node/domain/characters/create-character';
import { newPictureFolder, pictureFiles } from '@chaos/shared/node/domain/pictures';
import type { Storage } from '@chaos/shared/node/storage';
import { z } from 'zod';
import type { Imagination } from '../imagination/imagination.ts';
import { makePictures, type Pictures } from '../pictures/make-pictures.ts';
import type { JobHandler } from './handler.ts';

const TextSchema = z.object({ name: z.string().min(1).max(100), description: z.string().min(1).max(2000) });
const PictureSchema = z.object({ folder: z.string(), thumbhash: z.string(), averageColor: z.string() });

interface Means {
  imagination: Imagination;
  storage: Storage;
  appSecret: string;
}

export function createGenerationHandler({ imagination, storage, appSecret }: Means): JobHandler<'generation'> {
  return async (wish, context) => {
    const imagining = { seed: context.ticketId, signal: context.signal, onProgress: context.reportShare };

    await context.enterStage('writing');
    const text = await context.takeStep('text', TextSchema, () => imagination.writeCharacter(wish, imagining));

    await context.enterStage('painting');
    const picture = await context.takeStep('picture', PictureSchema, async () => {
      const { png } = await imagination.paintCharacter(wish, text, imagining);
      await context.enterStage('checking');
      const pictures = await makePictures(png, text.name);
      const folder = newPictureFolder(appSecret, png);
      await keepPictures(storage, folder, { png, ...pictures });
      return { folder, thumbhash: pictures.thumbhash, averageColor: pictures.averageColor };
    });

    await context.enterStage('saving');
    await context.finish(async (trx) => {
      const { folder: imageKey, thumbhash, averageColor } = picture;
      const { ticketId, holderUserId: creatorId } = context;
      return { characterId: await createCharacter(trx, { ticketId, ...text, imageKey, thumbhash, averageColor, creatorId }) };
    });
  };
}

/** All files or none: what was written before a failure would only fill a disk that is full already. */
async function keepPictures(
  storage: Storage,
  folder: string,
  pictures: Pick<Pictures, 'webp' | 'shareCard'> & { png: Buffer },
): Promise<void> {
  const files = pictureFiles(folder);
  try {
    await storage.put(files.original, pictures.png);
    for (const [width, webp] of pictures.webp) await storage.put(files.webp(width), webp);
    await storage.put(files.shareCard, pictures.shareCard);
  } catch (error) {
    // What went wrong first is what matters.
    await Promise.allSettled([storage.removeFolder(folder)]);
    throw error;
  }
}
