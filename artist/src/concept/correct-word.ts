/**
 * Words with a slip of the finger, or spelt as they sound: "dinosuar", "grumppy", "monky". Better none mended than a name or
 * another language bent: a word is taken for another only where nothing knows it, and one common word alone is near.
 */

import { COMMON_WORDS, isEnglishWord, isEverydayWord, isRareWord } from '../author/english-words.ts';
import { isNounOfClass, isToldApart } from '../author/facets.ts';
import { TRAITS } from '../author/qualities.ts';
import { ADJECTIVES, VERBS } from '../author/tables/lexicon.ts';
import { isTagged } from '../author/tag-words.ts';
import { findTender } from '../author/tender-words.ts';
import { tellsExpression } from '../painter/expression-words.ts';
import { findFinish } from '../painter/finishes/find-finish.ts';
import { listPieces } from '../pieces/catalogue.ts';
import { memoize } from '../pieces/memoize.ts';
import { isSmallWordAnywhere } from '../pieces/search-pieces.ts';
import { ACTIVITIES, ENGLISH, type Meaning, vocabulariesFor } from '../pieces/vocabulary.ts';
import { dictionaryOf, LANGUAGES } from '../translation/dictionary.ts';
import { colorOfWord } from './colors.ts';
import { findWorldPlace, isPartOfPlace } from './find-world-place.ts';
import { findPlaceName } from './place-names.ts';
import { PLACES_OF_STYLES } from './places-of-styles.ts';
import { countSlips, isTopic, topicWords } from './topics.ts';

const SHORTEST = 5;
/** Of five letters one may be missing. */
const SHORTEST_OF_ANIMALS = 4;
/** In shorter ones only a letter too often or too rarely, or two that changed places, are slips. */
const LONGER = 6;
/** From here on a word with another letter in it is hardly a word of another language: "Wasser" is no washer. */
const LONG = 7;
/** Only so long a word is known with two slips in it. */
const LONG_ENOUGH_FOR_TWO = 9;

/** Shorter names of topics are near too many words of other languages. */
const LONG_ENOUGH_FOR_TOPICS = 9;

/** Walter is no water. */
const PROPER = ['Person', 'Place', 'Organization', 'Demonym'];

/** Is it shown by anything: a piece, a topic, a look, a way of drawing, a place? */
const isUnderstood = (word: string): boolean =>
  ENGLISH.find([word]) !== undefined ||
  ACTIVITIES.find([word]) !== undefined ||
  isTopic(word) ||
  tellsExpression(word) ||
  colorOfWord(word) !== undefined ||
  findFinish(word) !== null ||
  PLACES_OF_STYLES.some(([, words]) => words.test(word)) ||
  findPlaceName(word) !== undefined ||
  findWorldPlace(word) !== undefined;

/** What other languages call so. */
const meaningsElsewhere = (word: string): Meaning[] =>
  [...vocabulariesFor(word)]
    .flat()
    .flatMap((vocabulary) => vocabulary.find([word]) ?? [])
    .filter(({ isExact }) => isExact);

/** Does any other language that we know have the word? */
export const isForeignWord = memoize(
  (word: string): boolean =>
    isSmallWordAnywhere(word) ||
    TRAITS.has(word) ||
    meaningsElsewhere(word).length > 0 ||
    LANGUAGES.some((language) => dictionaryOf(language).countByHand(word) > 0),
);

/** "Giraff" is a giraffe in Swedish, and in English with a slip. */
function isSameElsewhere(word: string, meant: string): boolean {
  const pieces = ENGLISH.find([meant])?.pieces;
  return (
    pieces !== undefined && meaningsElsewhere(word).some((meaning) => [...meaning.pieces.keys()].some((one) => pieces.has(one)))
  );
}

let byInitial: ReadonlyMap<string, readonly string[]> | undefined;

function readCandidates(): ReadonlyMap<string, readonly string[]> {
  const topics = topicWords().filter((word) => word.length >= LONG_ENOUGH_FOR_TOPICS);
  const words = new Set([...COMMON_WORDS(), ...ENGLISH.words(), ...topics]);
  return Map.groupBy(
    [...words].filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word)),
    (word) => word[0] ?? '',
  );
}

/** The only word that it can be meant as; undefined for what is a word or a name itself, or could be two. */
export const correctWord = memoize(findMeant);

function findMeant(word: string): string | undefined {
  if (word.length < SHORTEST_OF_ANIMALS || !/^[a-z]+$/.test(word) || isKnown(word)) return undefined;
  byInitial ??= readCandidates();
  const meant = word.length < SHORTEST ? findAnimal(word) : (findAnything(word) ?? findAnimal(word));
  return meant === undefined || isToldApart(word, meant) ? undefined : meant;
}

/** The same in a sentence that is English otherwise: also a verb, and what no picture could show. "A bus drvier that crys". */
export const correctInSentence = memoize((word: string): string | undefined => {
  if (word.length < SHORTEST_OF_ANIMALS || !/^[a-z]+$/.test(word) || isKnown(word) || isForeignWord(word) || /in$/.test(word))
    return undefined;
  if (isNounOfClass(word) || basesOf(word).some(isKnown)) return undefined;
  const ofVerb = /^([a-z]+[^aeiou])ys$/.exec(word)?.[1];
  if (ofVerb !== undefined && VERBS.has(`${ofVerb}y`)) return `${ofVerb}ies`;
  // A "noob" is said with both of them.
  const undoubled = word.replace(/([^aeiou])\1/, '$1');
  if (undoubled !== word && isEnglishWord(undoubled)) return isMeantInSentence(undoubled) ? undoubled : undefined;
  byInitial ??= readCandidates();
  const near = (byInitial.get(word[0] ?? '') ?? []).filter((other) => isLetterAway(word, other));
  // Who types "haire" may mean hair.
  const isShorter = word.length === SHORTEST && [...word].some((_, at) => isEnglishWord(word.slice(0, at) + word.slice(at + 1)));
  if (isShorter && near.every((other) => other.length > word.length)) return undefined;
  // A drvier is rather a driver than drier, and who "plys" plays.
  const likely = [
    near,
    near.filter((other) => other.length === word.length),
    near.filter((other) => VERBS.has(other.replace(/s$/, ''))),
  ].find((some) => some.length === 1);
  const [only] = likely ?? [];
  return only !== undefined && isMeantInSentence(only) && !isEndedElsewhere(word, only) ? only : undefined;
});

/** Is it so common that nearly every other word beside it is a slip for it? A gooner is no goner, and a bogan no brogan. */
const isMeantInSentence = (word: string): boolean =>
  (isEverydayWord(word) || isUnderstood(word)) && findTender(word) === null && !EMBLEMS.has(word);

/** A "husbando" ends as in another language, and a "grandmaa" with a letter too much. */
const isEndedElsewhere = (typed: string, meant: string): boolean =>
  typed.slice(0, -1) === meant && /[aiou]$/.test(typed) && typed.at(-1) !== typed.at(-2);

/** What is said among friends and stands in no word list. */
const SLANG: ReadonlySet<string> = new Set(
  'bogan bludge chonk chonker coom coomer doggo eboy egirl gooner hodl hodler hoon husbando manc normie scally simp waifu'.split(
    ' ',
  ),
);

/** What it is a form of, if it is a well-formed one: "cosplays", "furries", "simping"; but neither "crys" nor "swiming". */
function basesOf(word: string): string[] {
  const [, ofY] = /^(.+[^aeiou])ies$/.exec(word) ?? [];
  const [, ofS] = /^(.+(?:[^aeiousy]|[aeiou]y|[aeo]))s$/.exec(word) ?? [];
  const [, ofEs] = /^(.+(?:s|x|z|ch|sh))es$/.exec(word) ?? [];
  const [, ofEnding] = /^(.+(?:[aeiou]{2}[a-z]|[^aeiou]{2}|[wxy]))(?:ing|ed|er|ers)$/.exec(word) ?? [];
  return [ofY && `${ofY}y`, ofS, ofEs, ofEnding].flatMap((base) => base ?? []);
}

/** Is a letter missing or too much, or did two change places? */
function isLetterAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  if (typed.length === meant.length) return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return typed.length < meant.length ? left === right.slice(1) : left.slice(1) === right;
}

/** An animal with a letter missing, doubled or swapped; no word that may as well be another one. */
function findAnimal(word: string): string | undefined {
  animals ??= new Set(
    [...listPieces('animal'), ...listPieces('head')].map(({ name }) => name).filter((name) => /^[a-z]{5,}$/.test(name)),
  );
  const near = (byInitial?.get(word[0] ?? '') ?? []).filter((other) => isSlipOf(word, other));
  const [only, another] = near;
  if (only === undefined || another !== undefined || !animals.has(only)) return undefined;
  return isForeignWord(word) || findTender(only) !== null ? undefined : only;
}

let animals: ReadonlySet<string> | undefined;

/** Only the end of a long word is known without, or with too much of it: "Drago" and "Parrott" are names. */
const LONG_TO_THE_END = 8;

function isSlipOf(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const isAtEnd = start >= Math.min(typed.length, meant.length - 1);
  if (isAtEnd && meant.length < LONG_TO_THE_END) return false;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  if (typed.length === meant.length)
    return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2) && left !== right;
  if (typed.length + 1 === meant.length) return left === right.slice(1);
  return typed.length === meant.length + 1 && left.slice(1) === right && left[0] === typed[start - 1];
}

function findAnything(word: string): string | undefined {
  const near = (byInitial?.get(word[0] ?? '') ?? []).flatMap((other) => {
    const slip = slipOf(word, other);
    return slip === undefined ? [] : [{ other, slip }];
  });
  // "Strok" is no stork, and "rabbbi" no rabbit: what could be tender is taken for that, and told gently.
  const tender = near.find(({ other, slip }) => slip < 2 && findTender(other) !== null);
  if (tender) return tender.other;
  const least = Math.min(...near.map(({ slip }) => slip));
  const nearest = near.filter(({ slip }) => slip === least).map(({ other }) => other);
  const [only, another] = nearest.filter(isUnderstood);
  if (only === undefined || another !== undefined || (isForeignWord(word) && !isSameElsewhere(word, only))) return undefined;
  return findTender(only) === null && !EMBLEMS.has(only) ? only : undefined;
}

/** Holy to somebody. */
const EMBLEMS: ReadonlySet<string> = new Set(['hamsa', 'menorah', 'rosary', 'crucifix']);

const isKnown = (word: string): boolean =>
  isEnglishWord(word) ||
  isRareWord(word) ||
  ADJECTIVES.has(word) ||
  VERBS.has(word) ||
  PROPER.some((tag) => isTagged(word, tag)) ||
  ENGLISH.find([word]) !== undefined ||
  ACTIVITIES.find([word])?.isExact === true ||
  isTopic(word) ||
  findFinish(word) !== null ||
  findWorldPlace(word) !== undefined ||
  isPartOfPlace(word) ||
  [word, ...basesOf(word)].some((form) => SLANG.has(form));

/** What sounds alike and is written otherwise is not more letters than these, or two slips. */
const SPAN = 4;

const VOWEL = /[aeiouy]/;

const sounds = new Map<string, string>();

/** How a word sounds, roughly: "charcole" as "charcoal", "astronot" as "astronaut". */
function soundOf(word: string): string {
  const known = sounds.get(word);
  if (known !== undefined) return known;
  const sound = SOUNDS.reduce((heard, [letters, like]) => heard.replaceAll(letters, like), word).replaceAll(/(.)\1/g, '$1');
  sounds.set(word, sound);
  return sound;
}
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/c(?=[eiy])|z/g, 's'],
  [/ck|c(?!h)|q/g, 'k'],
  [/augh|au|oa|ou(?=s$)/g, 'o'],
  [/igh|gh(?=t)/g, 'i'],
  [/ea|ee|ie|ei|y/g, 'i'],
  [/(?:[aeo]l|le)$/g, 'l'],
  [/[aeo]r$/g, 'r'],
];

/** How far a word is from what may be meant: 0 for letters doubled or swapped, up to 3 for two slips; undefined for farther. */
function slipOf(typed: string, meant: string): 0 | 1 | 2 | 3 | undefined {
  // Nobody slips in the s of a plural, and other languages have it elsewhere.
  if (typed.length > SHORTEST && typed.endsWith('s') && meant.endsWith('s'))
    return slipOf(typed.slice(0, -1), meant.slice(0, -1));
  const length = Math.max(typed.length, meant.length);
  const shorter = Math.min(typed.length, meant.length);
  if (typed === meant || length - shorter > 2) return undefined;
  let start = 0;
  while (typed[start] === meant[start]) start++;
  let end = 0;
  const most = shorter - start;
  while (end < most && typed.at(-1 - end) === meant.at(-1 - end)) end++;
  const left = typed.slice(start, typed.length - end);
  const right = meant.slice(start, meant.length - end);
  // Parrott and Maarten are names; those of people end in no other letters twice.
  const isOfName = right === '' && ((end === 0 && length < 8 && !/^[bdgknprx]$/.test(left)) || /[aiu]/.test(left));
  if (left.length + right.length === 1 && meant[start - 1] === left + right) return isOfName ? undefined : 0;
  if (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]) return 0;
  if (length < LONGER) return undefined;
  if (end === 0 && left + right === 'e') return 1;
  // Other languages end otherwise: "pirata", "dragone".
  if (end > 0 && left.length < 2 && right.length < 2) {
    if (left === '' || right === '') return VOWEL.test(left + right) || length >= LONG ? 1 : undefined;
    if (VOWEL.test(left) && VOWEL.test(right)) return 1;
    if (length >= LONG && soundOf(typed) !== soundOf(meant)) return 2;
  }
  const isNear = Math.max(left.length, right.length) <= SPAN;
  if (!isNear && shorter < LONG_ENOUGH_FOR_TWO) return undefined;
  if (soundOf(typed) === soundOf(meant)) return 1;
  return shorter >= LONG_ENOUGH_FOR_TWO && end > 0 && countSlips(soundOf(typed), soundOf(meant), 1) <= 1 ? 3 : undefined;
}
