/** The fields that are in another language and whose every word is known, read word by word in the language of all of them. */

import { isEnglishWord } from '../author/english-words.ts';
import { readNamedPlace } from '../author/named-places.ts';
import { articleOfName } from '../author/proper-names.ts';
import { findWorldPlace } from '../concept/find-world-place.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { splitWords } from '../pieces/split-words.ts';
import { ENGLISH } from '../pieces/vocabulary.ts';
import { detectLanguages, isPhraseOfTheirs } from './detect-language.ts';
import { dictionaryOf, tokensOf } from './dictionary.ts';
import { isEnglishPlace } from './exonyms.ts';
import { hasForeignWord, isForeign, isGermanTrade, isMeantAsEnglish } from './foreign-text.ts';
import { withoutArticle } from './meanings.ts';
import { readOwned } from './owned.ts';
import { translate } from './translate.ts';
import { translateField } from './translate-field.ts';
import {
  TRANSLATED_FIELDS,
  type TranslatedField,
  type TranslatedWish,
  type TypedField,
  type TypedWish,
} from './translated-wish.ts';

export function translateFields(wish: TypedWish): TranslatedWish {
  const typed = fieldsToRead(wish);
  const others = typed.filter((one) => !isMeantAsEnglish(one, typed));
  const foreign = others.filter(isForeign);
  if (foreign.length === 0) return {};
  const heard = others.filter((one) => foreign.includes(one) || hasForeignWord(one.text) || isSpeltOtherwise(one.text));
  const knowing = detectLanguages(heard, typed, wish.bodyInfluence);
  const best = knowing.length === 0 && foreign.some(isGerman) ? ['de'] : knowing;
  const [language = ''] = best;
  const isForeignText = ({ text }: TypedField) => foreign.some((one) => one.text === text);
  // Only in German have things the capitals of names.
  const meant =
    best.length > 1 ? foreign : language === 'de' ? typed : typed.filter((one) => isForeignText(one) || isMeantIn(one, language));
  return Object.fromEntries(meant.flatMap((one) => toldIn(one, best)));
}

/** Two texts that stand together: two tell their language where one does not. */
export function translateTogether(one: string, other: string): readonly [string | undefined, string | undefined] {
  const { mainTheme, bodyInfluence } = translateFields({ ...NOTHING_ELSE, mainTheme: one, bodyInfluence: other });
  return [mainTheme, bodyInfluence];
}

export const translateAlone = (text: string): string =>
  translateFields({ ...NOTHING_ELSE, mainTheme: text, bodyInfluence: null }).mainTheme ?? text;

const NOTHING_ELSE = { characteristicInfluence: null, style: null };

/** All that was typed but for places and people with a name, which are called so everywhere. */
const fieldsToRead = (wish: TypedWish): TypedField[] =>
  TRANSLATED_FIELDS.flatMap((field) => {
    const text = wish[field]?.trim() ?? '';
    // "Las" is a wood in Poland, and not in Vegas.
    const isPlace = field === 'style' && (isEnglishPlace(text) || readNamedPlace(text) !== null);
    return /\p{L}/u.test(text) && !isPlace && !isSight(text) && (articleOfName(text) === undefined || text === 'zorro')
      ? [{ field, text }]
      : [];
  });

/** By its form, although the dictionary does not know its words. */
const isGerman = ({ text }: TypedField): boolean => readOwned(text, 'de') !== undefined || isGermanTrade(text);

/** "Chat" and "mare" are what they are in the language of the other fields. */
const isMeantIn = ({ field, text }: TypedField, language: string): boolean =>
  hasForeignWord(text) ||
  LOANS.test(text) ||
  isOneOfTheirs(text, language) ||
  isPhraseOfTheirs(text, language) ||
  (field === 'bodyInfluence' && isBeastOfTheirs(text, language)) ||
  !ENGLISH.find(splitWords(text));

/** Nothing where two languages mean different things by it. */
function toldIn({ field, text }: TypedField, languages: readonly string[]): [TranslatedField, string][] {
  const english = new Set(languages.flatMap((language) => translateField(field, text, language) ?? []));
  const [only] = english;
  return english.size === 1 && only !== undefined && only !== text.toLowerCase() ? [[field, only]] : [];
}

/** A word by itself that is not spelt as in English: "deklaration". */
const isSpeltOtherwise = (text: string): boolean => /^\p{Ll}{6,}$/u.test(text) && !isEnglishWord(text);

const isOneOfTheirs = (text: string, language: string): boolean =>
  isSpeltOtherwise(text) && dictionaryOf(language).countByHand(text) > 0;

/** A body that their tables by hand have as a beast, whatever it is in English: "pies" is a dog, and "beer" a bear. */
const isBeastOfTheirs = (text: string, language: string): boolean => {
  const tokens = tokensOf(text, language);
  return dictionaryOf(language).hasPhrase(tokens) && namesCreature(translate(text, language, true) ?? '');
};

/** English has these words as well, and means what their own languages mean. */
const LOANS = /^(?:abuel[ao]|nonn[ao]|oma|opa|señor|señora|toro|zorro|siesta|kindergarten)$/iu;

/** "Le Mont Saint-Michel": a place with a name of several words is called so everywhere. */
const isSight = (text: string): boolean => {
  const named = withoutArticle(text);
  const place = /^\p{Lu}/u.test(named) ? findWorldPlace(named) : undefined;
  return place?.rest === '' && place.name.includes(' ');
};
