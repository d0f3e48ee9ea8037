/** One wish out of those of several characters: each gives its words to every field. */
import type { Wish, WishField } from '@chaos/shared/contract/characters';
import type { FusionSource } from '../imagination.ts';

/** Hidden messages belong to whoever wished them, and are not passed on. */
export function joinWishes(sources: readonly FusionSource[]): Wish {
  const join = (field: WishField) =>
    sources
      .map(({ wish }) => wish?.[field]?.trim())
      .filter(Boolean)
      .join(' ') || null;
  return {
    // Of what nobody knows the wish of, the name is all there is.
    mainTheme: sources.map(({ wish, name }) => wish?.mainTheme ?? name).join(' '),
    bodyInfluence: join('bodyInfluence'),
    characteristicInfluence: join('characteristicInfluence'),
    style: join('style'),
    hiddenMessage: null,
    makeMessageSecret: true,
  };
}
