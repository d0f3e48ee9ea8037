/** Which moments of life a sentence speaks of: "the feeling when you step on lego", "when you reply all by accident". */
import { MOMENTS } from './tables/moments.ts';
import { ERRORS_AND_MEMES } from './tables/moments-of-the-net.ts';
import { MOMENTS_OF_THE_WEEK } from './tables/moments-of-the-week.ts';
import type { Moment } from './tables/side-class.ts';

const ALL: readonly Moment[] = [...ERRORS_AND_MEMES, ...MOMENTS, ...MOMENTS_OF_THE_WEEK];

/** @returns the first moment that the words speak of, if any. */
export function momentsOf(words: string): Moment[] {
  const said = words.toLowerCase().replaceAll(/[’‘]/gu, "'");
  return ALL.filter(({ means }) => means.test(said)).slice(0, 1);
}
