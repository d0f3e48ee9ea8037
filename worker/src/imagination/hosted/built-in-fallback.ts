/**
 * The built-in author and artist beside an AI provider: they make what somebody wants them to make; and, where the operators have
 * it so, what the provider has failed to.
 */
import { guessWish } from '@chaos/artist/concept/guess-wish';
import { WISH_FIELDS, type Wish } from '@chaos/shared/contract/characters';
import type { Imagination, ImaginationContext, Told } from '../imagination.ts';
import { mayHouseHelp } from '../may-fall-back.ts';

export type Author = Pick<Imagination, 'writeCharacter' | 'writeFusion' | 'tellBattle'>;
export type Artist = Omit<Imagination, keyof Author>;

interface Beside {
  house: Imagination;
  /** True: what the provider fails at is made here. */
  fallsBack: boolean;
}

export function authorBesideHouse(ai: Author, { house, fallsBack }: Beside): Author {
  const choose = chooser(fallsBack);
  return {
    writeCharacter: (wish, context, earlier) =>
      choose(context, {
        byAi: () => ai.writeCharacter(wish, context, earlier),
        byHouse: () => house.writeCharacter(wish, context, earlier),
      }),
    writeFusion: (sources, context) =>
      choose(context, { byAi: () => ai.writeFusion(sources, context), byHouse: () => house.writeFusion(sources, context) }),
    tellBattle: (scene, context) =>
      choose(context, { byAi: () => ai.tellBattle(scene, context), byHouse: () => house.tellBattle(scene, context) }),
  };
}

export function artistBesideHouse(ai: Artist, { house, fallsBack }: Beside): Artist {
  const choose = chooser(fallsBack);
  return {
    ...ai,
    paintCharacter: (wish, text, context) =>
      choose(context, {
        byAi: () => ai.paintCharacter(wish, text, context),
        byHouse: async () => house.paintCharacter(await wishToPaint(wish, text, { house, context }), text, context),
      }),
    paintFusion: (sources, text, context) =>
      choose(context, {
        byAi: () => ai.paintFusion(sources, text, context),
        byHouse: () => house.paintFusion(sources, text, context),
      }),
  };
}

const chooser =
  (fallsBack: boolean) =>
  async <T>(context: ImaginationContext, { byAi, byHouse }: Record<'byAi' | 'byHouse', () => Promise<T>>): Promise<T> => {
    if (context.byHouse) return byHouse();
    if (!fallsBack) return byAi();
    try {
      return await byAi();
    } catch (error) {
      context.signal.throwIfAborted();
      if (!mayHouseHelp(error)) throw error;
      return byHouse();
    }
  };

/**
 * What the house has written itself it knows how to paint. Of a lore by another, what nobody wished is read out of it: picture and
 * lore tell of one creature.
 */
async function wishToPaint(
  wish: Wish,
  text: Told,
  { house, context }: { house: Imagination; context: ImaginationContext },
): Promise<Wish> {
  const own = await house.writeCharacter(wish, { ...context, onProgress: () => {} });
  if (own.name === text.name) return wish;
  const guessed = guessWish(text.name, text.description);
  const blanks = WISH_FIELDS.filter((field) => field !== 'hiddenMessage' && wish[field] === null);
  return { ...wish, ...Object.fromEntries(blanks.map((field) => [field, guessed[field]])) };
}
