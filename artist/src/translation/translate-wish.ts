/** What a wish says in English. */

import type { Wish } from '@chaos/shared/contract/characters';
import { appositionOf } from './appositions.ts';
import { placeInEnglish } from './exonyms.ts';
import { animalOf, prawnOf, tuxedoOf } from './false-friends.ts';
import { halfAndHalfOf, halvesOf } from './halves.ts';
import { loverOf } from './lovers.ts';
import { meaningOf } from './meanings.ts';
import { mineOf } from './mine.ts';
import { positionOf } from './positions.ts';
import { qualityOf } from './qualities.ts';
import { rewordTheme } from './reword-theme.ts';
import { shopkeeperOf } from './shopkeepers.ts';
import { withoutSuperlative } from './superlatives.ts';
import { tellNominal } from './translate.ts';
import { translateFields } from './translate-fields.ts';
import { TRANSLATED_FIELDS, type TranslatedWish } from './translated-wish.ts';
import { whereabouts } from './whereabouts.ts';

const remembered = new Map<string, TranslatedWish>();

const REMEMBERED_MAX = 50;

/**
 * The fields that are in another language and whose every word is known, in English. The words of all fields together decide
 * which language it is; nothing when two know as many of them and mean different things.
 */
export function translateWish(typed: Wish): TranslatedWish {
  const key = JSON.stringify(TRANSLATED_FIELDS.map((field) => typed[field]));
  const known = remembered.get(key);
  if (known) return known;
  const [plain, ...others] = withoutSuperlative(typed.characteristicInfluence).map((characteristicInfluence) =>
    translateTyped({ ...typed, characteristicInfluence }),
  );
  const translated = [plain, ...others].find((one) => one?.characteristicInfluence !== undefined) ?? plain ?? {};
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(key, translated);
  return translated;
}

function translateTyped(typed: Wish): TranslatedWish {
  const wish = { ...typed, mainTheme: typed.mainTheme === null ? null : rewordTheme(typed.mainTheme) };
  const fields = translateFields(wish);
  // What is read of the whole of it is better than what is read word by word, and comes later.
  return {
    ...qualityOf(wish, fields.mainTheme),
    ...prawnOf(wish),
    ...mineOf(wish, fields),
    ...whereabouts(fields, wish.mainTheme ?? ''),
    ...meaningOf(wish),
    ...animalOf(wish),
    ...tuxedoOf(wish),
    ...placeOf(wish),
    ...nominalOf(wish),
    ...halvesOf(wish),
    ...halfAndHalfOf(wish),
    ...loverOf(wish),
    ...appositionOf(wish),
    ...positionOf(wish),
    ...shopkeeperOf(wish),
  };
}

/** Of German adjectives only those that are people have capitals. */
function nominalOf({ mainTheme }: Wish): TranslatedWish {
  const who = tellNominal(mainTheme ?? '');
  return who === undefined ? {} : { mainTheme: who };
}

/** A place with a name: "Lisboa". What is all about one is told so by the author alone. */
function placeOf({ style }: Wish): TranslatedWish {
  const place = style === null ? undefined : placeInEnglish(style);
  return place === undefined ? {} : { style: place };
}
