/** Is what was typed in another language than English? */

import { isEnglish } from '../author/english-names.ts';
import { hasForeignWord as hasWordOfNoName, isForeignPhrase, isOurWord } from '../author/foreign-words.ts';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { findWorldPlace } from '../concept/find-world-place.ts';
import { findFinish } from '../painter/finishes/find-finish.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { dictionaryOf } from './dictionary.ts';
import { isEnglishPlace } from './exonyms.ts';
import { isToldAlone } from './meanings.ts';
import { tellCharacter, translate } from './translate.ts';
import type { TranslatedField, TypedField } from './translated-wish.ts';

/** Is it no English, although English has names and borrowed words of every language? */
export const isForeign = ({ field, text }: TypedField): boolean =>
  GERMAN_OWNED.test(text) ||
  isToldAlone(text) ||
  isJoinedElsewhere(text) ||
  (hasForeignWord(text) &&
    (!isEnglish(text) || isForeignPhrase(text) || isGermanTrade(text) || (field !== 'style' && hasWordOfNoName(text))));

/** In any way of writing it. Where all else is English, a place is so as well: "a lighthouse keeper in Scotland". */
export const hasForeignWord = (text: string): boolean => {
  const isMixed = /\p{Ll}{2}/u.test(text);
  const foreign = (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => word.length > 1 && !isOurWord(word.toLowerCase()) && !(isMixed && SHORT_FORM.test(word)),
  );
  return (
    foreign.length > 0 &&
    !(/(?<!\p{L})in \p{Lu}/u.test(text) && foreign.every((word) => text.endsWith(` in ${word}`) && isEnglishPlace(word)))
  );
};

/** The VAR of a referee is no Turkish. */
const SHORT_FORM = /^\p{Lu}{2,4}$/u;

/** Small words that no other language shares: "tokyo at night". */
const ENGLISH_ALONE = /(?<![\p{L}'’])(?:the|of|with|and|at|is|who|that|from|without|for|his|her|my|it|las vegas)(?![\p{L}'’])/iu;

export const hasEnglishWord = (text: string): boolean => ENGLISH_ALONE.test(text);

/** Who is something in Dutch is so in the same word: "een hond die bang is". */
const DUTCH = /^(?:(?:een|de|het|mijn) .*(?<!\p{L})(?:die|dat) |\p{L}+ (?:die|dat) )/iu;

/** "Her şey" is everything in Turkish, and nobody's. */
const TURKISH_EVERY = /(?<!\p{L})her(?= (?:şey|zaman|gün|yer|gece|sabah|akşam|hafta|pazar))/giu;

/** Does it say by itself that it is in English, whatever its words are elsewhere? */
export const isMeantAsEnglish = ({ field, text }: TypedField, typed: readonly TypedField[]): boolean =>
  hasEnglishWord((DUTCH.test(text) ? text.replaceAll(/(?<!\p{L})is(?!\p{L})/giu, '') : text).replace(TURKISH_EVERY, '')) ||
  (field === 'style' && findFinish(text) !== null && !hasOther(typed, field));

/** Is any field but this one in another language? A "film noir" by itself is a way of drawing. */
const hasOther = (typed: readonly TypedField[], field: TranslatedField): boolean =>
  typed.some((other) => other.field !== field && hasForeignWord(other.text));

/** "Kellnerin" and "Trampeltier" are written like names, and are a trade and a camel. */
export const isGermanTrade = (typed: string): boolean => {
  const text = typed.replace(/^(?:der|die|das) (?=\p{Lu})/u, '');
  if (!/^\p{Lu}\p{L}{4,}(?= \p{Ll}|$)/u.test(text)) return false;
  const [word = ''] = text.split(' ');
  const isNoun = !isOurWord(word.toLowerCase()) && dictionaryOf('de').countByHand(word) > 0;
  if (word === text && isNoun && findWorldPlace(word) === undefined) return true;
  return tellCharacter(word, 'de') !== undefined || isPersonNoun(translate(word, 'de')?.split(' ').at(-1) ?? '');
};

/** Noodles are chow mein, and no noun behind them has a capital. Omas are nobody in English. */
const GERMAN_OWNED =
  /^(?:(?:mein|unser)(?:e[rmns]?)?(?: \p{Ll}{3,}e[rsn]?)?|(?:Oma|Opa|Papa|Papi|Mama|Mami|Mutti|Vati)s) \p{Lu}\p{Ll}/u;

/** "Abuelo con sombrero", "nonna con la ciabatta": English has borrowed all of these words, and joins no two of them so. */
function isJoinedElsewhere(text: string): boolean {
  const [, who = ''] =
    /^(?:(?:il|la|lo|el|un|una|mi) )?(\p{L}{3,}) co[nl] (?!artists?$|m[ae]n$|jobs?$|games?$|goers?$|season$)\p{L}/iu.exec(text) ??
    [];
  return who !== '' && ['es', 'it'].some((language) => namesCreature(translate(who, language) ?? ''));
}
