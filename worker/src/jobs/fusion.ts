/** Makes one character out of two or three. They are looked at before the work, and again in the moment they are retired. */

import { fuseSources, readFusionSources } from '@chaos/shared/core/fusion/fuse-sources';
import { readSource } from '../content-credentials/credit-pictures.ts';
import { toFusionSource } from '../imagination/fusion-source.ts';
import type { JobHandler } from './handler.ts';
import { type MakerOptions, makeCharacter } from './make-character.ts';

export function createFusionHandler({ db, imagination, storage, appSecret, sign }: MakerOptions): JobHandler<'fusion'> {
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
