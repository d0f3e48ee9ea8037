/** What somebody is like, in a single word: it is known whatever language the rest is in, as in "a cat, faul". */

import { QUALITIES } from '../author/qualities.ts';
import { tellsManner } from '../concept/plain-words.ts';
import { tellSlang } from './slang.ts';
import type { TranslatedWish, TypedWish } from './translated-wish.ts';

export function qualityOf({ mainTheme, characteristicInfluence }: TypedWish, english: string | undefined): TranslatedWish {
  const said = characteristicInfluence?.trim().toLowerCase() ?? '';
  const quality = tellSlang(said, { typed: mainTheme, english }) ?? tellQuality(said);
  return quality === undefined ? {} : { characteristicInfluence: quality };
}

const tellQuality = (said: string): string | undefined =>
  tellsManner(said) ? undefined : (QUALITIES.get(said) ?? QUALITIES.get(masculineOf(said)));

/** The form in tables of what is said of her, or of several: "sigilosa", "épuisées". */
const masculineOf = (word: string): string =>
  word.length < LONG_ENOUGH ? word : word.endsWith('a') ? word.replace(/a$/, 'o') : word.replace(/(?<=é)es?$|(?<=o)s$/, '');

const LONG_ENOUGH = 6;
