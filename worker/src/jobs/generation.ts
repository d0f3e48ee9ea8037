/** Makes a character from a wish. */
import { createCharacter, keptOf } from '@chaos/shared/core/characters/create-character';
import { readEarlierLores } from '@chaos/shared/core/characters/earlier-lores';
import type { Database } from '@chaos/shared/platform/database';
import type { Storage } from '@chaos/shared/platform/storage';
import { secretOf } from '@chaos/shared/rules/secrets';
import type { SignFile } from '../content-credentials/content-credentials.ts';
import type { Imagination } from '../imagination/imagination.ts';
import type { JobHandler } from './handler.ts';
import { makeCharacter } from './make-character.ts';

interface Means {
  db: Database;
  imagination: Imagination;
  storage: Storage;
  appSecret: string;
  sign: SignFile;
}

export function createGenerationHandler({ db, imagination, storage, appSecret, sign }: Means): JobHandler<'generation'> {
  return async (wish, context) => {
    const character = await makeCharacter(context, {
      storage,
      appSecret,
      sign,
      hidesSecret: secretOf(wish) !== null,
      write: async (imagining) => imagination.writeCharacter(wish, imagining, await readEarlierLores(db, context.ticketId)),
      paint: (text, imagining) => imagination.paintCharacter(wish, text, imagining),
      readSources: async () => [],
    });
    await context.finish(async (trx) => ({
      characterId: await createCharacter(trx, { ...character, ...keptOf(wish), creatorId: context.holderUserId }),
    }));
  };
}
