/** Words that need not be seen as such: they name nothing, or are shown in another way than by a piece. */
import { isAdjective } from '../author/parts-of-speech.ts';
import { isTagged } from '../author/tag-words.ts';
import { findFinish } from '../painter/finishes/find-finish.ts';
import { readManner } from '../painter/mood.ts';
import { isSmallWordAnywhere, namesNothing } from '../pieces/search-pieces.ts';
import { colorOfWord } from './colors.ts';
import { PLACES_OF_STYLES } from './places-of-styles.ts';
import { isReadingWord } from './read-wish.ts';

/** Does it say how somebody feels or moves? */
export function tellsManner(words: string): boolean {
  const { mood, action, flying, expressions } = readManner(words);
  return mood !== 'plain' || action !== 'none' || flying || expressions.length > 0;
}

/** Two Latin letters are no word to be read on a board. */
const SHORTEST = 3;

/** Whose somebody is. */
const WHOSE = /^(?:our|your|their|his|her)$/;

/** Everybody and nothing are seen by no picture. */
const ANYBODY = /^(?:every|any|some|no)(?:body|one|thing)$/;

/** Parts of speech that are nothing to be seen: "each", "one", "towards". */
const NAMING_NOTHING = ['Verb', 'Adverb', 'Determiner', 'Pronoun', 'Preposition', 'Conjunction', 'Value'];

export function isPlainWord(word: string): boolean {
  const isLatin = /^[a-z]+$/.test(word);
  if (isLatin && (word.length < SHORTEST || WHOSE.test(word) || ANYBODY.test(word))) return true;
  if (/^\p{N}+$/u.test(word) || colorOfWord(word) !== undefined) return true;
  if (namesNothing(word) || isSmallWordAnywhere(word) || isReadingWord(word)) return true;
  if (tellsManner(word) || findFinish(word) !== null || PLACES_OF_STYLES.some(([, words]) => words.test(word))) return true;
  return isLatin && (isAdjective(word) || NAMING_NOTHING.some((tag) => isTagged(word, tag)));
}
