/** Which moments of life a sentence speaks of: "the feeling when you step on lego", "when you reply all by accident". */
import { MOMENTS } from './tables/moments.ts';
import { ERRORS_AND_MEMES } from './tables/moments-of-the-net.ts';
import { MOMENTS_OF_THE_WEEK } from './tables/moments-of-the-week.ts';
import { MOMENTS_OF_WHAT_IS_SAID } from './tables/moments-of-what-is-said.ts';
import type { Moment } from './tables/side-class.ts';

const ALL: readonly Moment[] = [...ERRORS_AND_MEMES, ...MOMENTS_OF_WHAT_IS_SAID, ...MOMENTS, ...MOMENTS_OF_THE_WEEK];

/** @returns the first moment that the words speak of, if any. */
export function momentsOf(words: string): Moment[] {
  const said = words.toLowerCase().replaceAll(/[’‘]/gu, "'");
  return ALL.filter(({ means }) => means.test(said)).slice(0, 1);
}

/** It is said whatever its words would be otherwise: one more game is no game, and nobody is "a trust me bro". */
export const isSaidAsItIs = (words: string): boolean => {
  const said = words.toLowerCase().replaceAll(/[’‘]/gu, "'");
  return MOMENTS_OF_WHAT_IS_SAID.some(({ means }) => means.test(said));
};
