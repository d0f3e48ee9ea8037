/** Makes one character out of two or three. They are looked at before the work, and again in the moment they are retired. */

import { fuseSources, readFusionSources } from '@chaos/shared/core/fusion/fuse-sources';
import type { Database } from '@chaos/shared/platform/database';
import type { Storage } from '@chaos/shared/platform/storage';
import type { SignFile } from '../content-credentials/content-credentials.ts';
import { toFusionSource } from '../imagination/fusion-source.ts';
import type { Imagination } from '../imagination/imagination.ts';
import { readSource } from '../pictures/credit-pictures.ts';
import type { JobHandler } from './handler.ts';
import { makeCharacter } from './make-character.ts';

interface Means {
  db: Database;
  imagination: Imagination;
  storage: Storage;
  appSecret: string;
  sign: SignFile;
}

export function createFusionHandler({ db, imagination, storage, appSecret, sign }: Means): JobHandler<'fusion'> {
  return async ({ characterIds }, context) => {
    const { ticketId, holderUserId: creatorId } = context;
    if (creatorId === null) throw new Error('only members fuse');
    const found = await readFusionSources(db, { ticketId, characterIds, actorId: creatorId });
    const sources = found.map(toFusionSource);
    const character = await makeCharacter(context, {
      storage,
      appSecret,
      sign,
      // Secrets belong to whoever wished them, and are not passed on.
      hidesSecret: false,
      write: (imagining) => imagination.writeFusion(sources, imagining),
      paint: (text, imagining) => imagination.paintFusion(sources, text, imagining),
      readSources: () => Promise.all(found.map(({ imageKey }) => readSource(storage, imageKey))),
    });
    await context.finish(async (trx) => ({
      characterId: await fuseSources(trx, characterIds, { ...character, creatorId }),
    }));
  };
}
