/** Wishes and sources of fusions, for tests. */
import type { Wish } from '@chaos/shared/contract/characters';
import { writeCharacter } from '../author/write-character.ts';
import type { FusionSource } from '../types.ts';
import { conceive } from './conceive.ts';

/** A wish that leaves everything to chance. */
export const BLANK: Wish = {
  mainTheme: null,
  bodyInfluence: null,
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: false,
};

/** A character as the house would have made it from this wish. */
export function imagineSource(wish: Partial<Wish>, seed: string): FusionSource {
  const whole = { ...BLANK, ...wish };
  return { ...writeCharacter(conceive(whole, seed)), wish: whole, seed };
}

/** A character of which nobody knows how it was made. */
export const foundSource = (name: string, description: string, seed = name): FusionSource => ({
  name,
  description,
  wish: null,
  seed,
});

const WORDS = {
  mainTheme: 'crocodile,cat,wizard owl,🦈,a very tired walrus,robot,pizza,Кот,toaster,two geese,blorptang,unicorn,ghost'.split(
    ',',
  ),
  bodyInfluence: 'bomber plane,hot dog,toilet,cup of tea,gorilla,skateboard,avocado,snail,a pair of trousers,horse'.split(','),
  characteristicInfluence:
    'wears sneakers,plays guitar,king,always late,top hat,sunglasses,boxing,flying,sleepy,two swords'.split(','),
  style: 'vaporwave,film noir,beach,space,8-bit,haunted swamp,pop art'.split(','),
};

/** Two or three of all kinds: asked for, blank in part, and found. */
export function imagineSources(seed: number): FusionSource[] {
  return Array.from({ length: 2 + (seed % 2) }, (_, index) => {
    const at = seed * 3 + index * 7;
    const word = (list: readonly string[], step: number) => (at % step === 0 ? null : (list[at % list.length] ?? null));
    const source = imagineSource(
      {
        mainTheme: word(WORDS.mainTheme, 6),
        bodyInfluence: word(WORDS.bodyInfluence, 4),
        characteristicInfluence: word(WORDS.characteristicInfluence, 3),
        style: word(WORDS.style, 2),
      },
      `source-${at}`,
    );
    return at % 5 === 0 ? foundSource(source.name, source.description, source.seed) : source;
  });
}
