/** Makes a character from a wish. */
import { createCharacter, keptOf } from '@chaos/shared/core/characters/create-character';
import { readEarlierLores } from '@chaos/shared/core/characters/earlier-lores';
import { secretOf } from '@chaos/shared/rules/character-secret';
import type { JobHandler } from './handler.ts';
import { type MakerOptions, makeCharacter } from './make-character.ts';

export function createGenerationHandler({ db, imagination, storage, appSecret, sign }: MakerOptions): JobHandler<'generation'> {
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
