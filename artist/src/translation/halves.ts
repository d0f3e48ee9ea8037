/** Who is one by day and another by night, or half one thing and half another. */

import { translateAlone, translateTogether } from './translate-fields.ts';
import type { TranslatedWish, TypedWish } from './translated-wish.ts';

/** Who is one by day and another by night, as people say it. */
const HALVES: readonly RegExp[] = [
  /^tagsüber (.+?),? (?:und )?nachts (.+)$/iu,
  /^(.+?) (?:bei|am) Tage?,? (?:und )?(.+?) (?:bei|in der) Nacht$/iu,
  /^(.+?) de día,? (?:y )?(.+?) de noche$/iu,
  /^(.+?) le jour,? (?:et )?(.+?) la nuit$/iu,
  /^(.+?) di giorno,? (?:e )?(.+?) di notte$/iu,
  /^昼は(.+?)、?夜は(.+)$/u,
];

export function halvesOf({ mainTheme }: TypedWish): TranslatedWish {
  const halves = HALVES.flatMap((pattern) => [pattern.exec(mainTheme?.trim() ?? '')?.slice(1) ?? []]).find(
    ({ length }) => length > 0,
  );
  if (!halves) return {};
  const [day, night] = halves.map(translateAlone);
  return { mainTheme: `${day} by day, ${night} by night` };
}

/** Who is half one thing and half another. */
const HALF_AND_HALF: readonly RegExp[] = [
  /^halb (.+?),? (?:und )?halb (.+)$/iu,
  /^half (.+?),? (?:en )?half (.+)$/iu,
  /^halv (.+?),? (?:och |og )?halv (.+)$/iu,
  /^(?:mitad|medio|media) (.+?),? (?:y )?(?:mitad|medio|media) (.+)$/iu,
  /^(?:à )?moitié (.+?),? (?:et )?(?:à )?moitié (.+)$/iu,
  /^(?:per )?metà (.+?),? (?:e )?(?:per )?metà (.+)$/iu,
  /^(?:metade|meio|meia) (.+?),? (?:e )?(?:metade|meio|meia) (.+)$/iu,
  /^pół (.+?),? (?:i )?pół (.+)$/iu,
  /^yarı (.+?),? (?:ve )?yarı (.+)$/iu,
  /^наполовину (.+?),? (?:и )?наполовину (.+)$/iu,
];

/** The half that is known in English; the other keeps what it is called. */
export function halfAndHalfOf({ mainTheme }: TypedWish): TranslatedWish {
  const [one, other] =
    HALF_AND_HALF.map((pattern) => pattern.exec(mainTheme?.trim() ?? '')?.slice(1)).find((found) => found !== undefined) ?? [];
  if (!one || !other) return {};
  const [first, second] = translateTogether(one, other);
  return first === undefined && second === undefined ? {} : { mainTheme: `half ${first ?? one} half ${second ?? other}` };
}
