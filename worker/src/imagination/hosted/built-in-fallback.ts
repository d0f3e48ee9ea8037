/**
 * The built-in author and artist beside an AI provider: they make what somebody wants them to make; and, where the operators have
 * it so, what the provider has failed to.
 */
import { WISH_FIELDS, type Wish } from '@chaos/shared/contract/characters';
import type { Imagination, ImaginationContext, Told } from '../imagination.ts';
import { mayFallBack } from '../may-fall-back.ts';

export type Author = Pick<Imagination, 'writeCharacter' | 'writeFusion' | 'tellBattle'>;
export type Artist = Pick<Imagination, 'paintCharacter' | 'paintFusion' | 'animateCharacter' | 'animateFusion'>;

export interface BuiltIn extends Imagination {
  /** What somebody must have wished, of whom only this is known. */
  guessWish(text: Told): Wish;
}

interface Beside {
  builtIn: BuiltIn;
  /** True: what the provider fails at is made here. */
  fallsBack: boolean;
}

export function authorWithFallback(ai: Author, { builtIn, fallsBack }: Beside): Author {
  const choose = chooser(fallsBack);
  return {
    writeCharacter: (wish, context, earlier) =>
      choose(context, {
        byAi: () => ai.writeCharacter(wish, context, earlier),
        byBuiltIn: () => builtIn.writeCharacter(wish, context, earlier),
      }),
    writeFusion: (sources, context) =>
      choose(context, { byAi: () => ai.writeFusion(sources, context), byBuiltIn: () => builtIn.writeFusion(sources, context) }),
    tellBattle: (scene, context) =>
      choose(context, { byAi: () => ai.tellBattle(scene, context), byBuiltIn: () => builtIn.tellBattle(scene, context) }),
  };
}

export function artistWithFallback(ai: Artist, { builtIn, fallsBack }: Beside): Artist {
  const choose = chooser(fallsBack);
  return {
    ...ai,
    paintCharacter: (wish, text, context) =>
      choose(context, {
        byAi: () => ai.paintCharacter(wish, text, context),
        byBuiltIn: async () => builtIn.paintCharacter(await wishToPaint(wish, text, { builtIn, context }), text, context),
      }),
    paintFusion: (sources, text, context) =>
      choose(context, {
        byAi: () => ai.paintFusion(sources, text, context),
        byBuiltIn: () => builtIn.paintFusion(sources, text, context),
      }),
  };
}

const chooser =
  (fallsBack: boolean) =>
  async <T>(context: ImaginationContext, { byAi, byBuiltIn }: Record<'byAi' | 'byBuiltIn', () => Promise<T>>): Promise<T> => {
    if (context.byBuiltIn) return byBuiltIn();
    if (!fallsBack) return byAi();
    try {
      return await byAi();
    } catch (error) {
      context.signal.throwIfAborted();
      if (!mayFallBack(error)) throw error;
      return byBuiltIn();
    }
  };

/**
 * What the built-in artist has written itself it knows how to paint. Of a lore by another, what nobody wished is read out of it: picture and
 * lore tell of one creature.
 */
async function wishToPaint(
  wish: Wish,
  text: Told,
  { builtIn, context }: { builtIn: BuiltIn; context: ImaginationContext },
): Promise<Wish> {
  const own = await builtIn.writeCharacter(wish, { ...context, onProgress: () => {} });
  if (own.name === text.name) return wish;
  const guessed = builtIn.guessWish(text);
  const blanks = WISH_FIELDS.filter((field) => field !== 'hiddenMessage' && wish[field] === null);
  return { ...wish, ...Object.fromEntries(blanks.map((field) => [field, guessed[field]])) };
}
