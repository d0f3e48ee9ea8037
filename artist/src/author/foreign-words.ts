/** Words of other languages, which keep their capitals, and are quoted where English grammar would bend them. */
import { memoize } from '../pieces/memoize.ts';
import { isSmallWordAnywhere } from '../pieces/search-pieces.ts';
import { ENGLISH, vocabulariesFor } from '../pieces/vocabulary.ts';
import { isEnglishWord } from './english-words.ts';
import { isKnownThing } from './known-things.ts';
import { ADJECTIVES, VERBS } from './tables/lexicon.ts';

/** Accents that English keeps or drops: "jalapeño", "façade". An umlaut makes another word: a "Bär" is no bar. */
const ACCENTS = /[áàâéèêëíìîïñóòôúùûç]/u;
const dropAccents = (word: string): string =>
  ACCENTS.test(word) ? word.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC') : word;

/** Whether a word, in lower case, is one that the author's English knows. */
export function isOurWord(word: string): boolean {
  const plain = dropAccents(word);
  return (
    isEnglishWord(plain) || ADJECTIVES.has(plain) || VERBS.has(plain) || isKnownThing(word) || ENGLISH.find([word]) !== undefined
  );
}

/** An article, a preposition or the like that English has not. */
const isForeignSmallWord = (word: string): boolean => isSmallWordAnywhere(word) && !isEnglishWord(word);

/** "il Papa", "el burro que estudia": small words tell that the other words are of their language. */
export function isForeignPhrase(words: string): boolean {
  const tokens = words.toLowerCase().split(' ');
  return tokens.some(isForeignSmallWord) && tokens.some((token) => !isForeignSmallWord(token) && !isOurWord(token));
}

/** "Angst vor Spinnen", "baila salsa": several words, one of which is nobody's name and not English. */
export function hasForeignWord(words: string): boolean {
  const tokens = words.split(' ');
  return tokens.length > 1 && tokens.some((token) => /^\p{Ll}/u.test(token) && !isOurWord(token.toLowerCase()));
}

/** Endings of German nouns, which are written with a capital and are no names. */
const GERMAN_NOUN = /ß|(?:.{3}(?:ung|heit|keit|schaft|chen|lein|tum|zeug))$/u;

/** A noun of another language: one that the tables of pieces know, or spelt as no English name is. */
export const isForeignNoun = memoize((word: string): boolean => {
  const lower = word.toLowerCase();
  if (GERMAN_NOUN.test(lower) || /[äöüøæåłńśźżşğı]/u.test(lower)) return true;
  return [...vocabulariesFor(lower)].some((group) => group.some((vocabulary) => vocabulary.find([lower])?.isExact));
});
