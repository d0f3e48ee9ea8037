/** Makes a character from a wish. */
import { createCharacter } from '@chaos/shared/core/characters/create-character';
import type { Storage } from '@chaos/shared/platform/storage';
import { secretOf } from '@chaos/shared/rules/secrets';
import type { Imagination } from '../imagination/imagination.ts';
import type { JobHandler } from './handler.ts';
import { makeCharacter } from './make-character.ts';

interface Means {
  imagination: Imagination;
  storage: Storage;
  appSecret: string;
}

export function createGenerationHandler({ imagination, storage, appSecret }: Means): JobHandler<'generation'> {
  return async (wish, context) => {
    const character = await makeCharacter(context, {
      storage,
      appSecret,
      hidesSecret: secretOf(wish) !== null,
      write: (imagining) => imagination.writeCharacter(wish, imagining),
      paint: (text, imagining) => imagination.paintCharacter(wish, text, imagining),
    });
    await context.finish(async (trx) => ({
      characterId: await createCharacter(trx, { ...character, creatorId: context.holderUserId, secretMessage: secretOf(wish) }),
    }));
  };
}
