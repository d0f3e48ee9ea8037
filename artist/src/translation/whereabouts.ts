/** What somebody rides and the town where they are, in the words that English has for it. */

import { findWorldPlace } from '../concept/find-world-place.ts';
import type { TranslatedWish } from './translated-wish.ts';

/** "En bicicleta", "à moto" and "in moto" are on it, and with a bicycle one may only stand beside it; "à Paris" is in it. */
export function whereabouts({ mainTheme, ...others }: TranslatedWish, typed: string): TranslatedWish {
  if (mainTheme === undefined) return others;
  const riding = ON_IT.test(typed) ? mainTheme.replace(WHEELS, 'on a') : mainTheme;
  const inTown = (said: string, place: string) => (findWorldPlace(place)?.rest === '' ? `in ${place}` : said);
  return { ...others, mainTheme: riding.replace(WITH_PLACE, inTown) };
}

const WITH_PLACE = /\bwith (\p{Lu}[\p{L} -]*)$/u;

const ON_IT =
  /(?<!\p{L})(?:à|en|in|a|auf|sur|su|sulla?|de|op|na|på|em|na|no|numa?|per) (?:(?:une?|una?|la|le|dem|der|einem|einer|seinem|ihrem|seiner|ihrer|de|het|een|uma?) )?\p{L}+$/iu;

const WHEELS = /\b(?:in|with|at|by)(?: an?)?(?= (?:bicycle|bike|motorcycle|motorbike|motor scooter|scooter|skateboard|horse)$)/;
