/** What a wish in another language is called in English, so that a lore need not speak of something that it cannot name. */
import type { Idea } from '../concept/concept.ts';
import { correctWord } from '../pieces/correct-word.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import { ENGLISH } from '../pieces/vocabulary.ts';
import { isEnglishWord } from './english-words.ts';
import { isForeignNoun, isOurWord } from './foreign-words.ts';
import { isKnownThing } from './known-things.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { articleOfName, spellNames } from './proper-names.ts';
import { readWords, TRAITS } from './qualities.ts';
import { FOREIGN_THINGS } from './tables/foreign-things.ts';
import { ADJECTIVES, VERBS } from './tables/lexicon.ts';

export const ROLES: readonly PieceRole[] = ['head', 'animal', 'body', 'hat', 'eyewear', 'shoe', 'held', 'back', 'float'];

const THINGS: ReadonlyMap<string, string> = new Map(readWords(FOREIGN_THINGS));

/** By the picture that was found for what was typed, or by its words alone; null for what is English or a name. */
export function nameInEnglish(idea: Idea): string | null {
  const { word, given, piece, english } = idea;
  if (english !== undefined) return english;
  if (!given || isEnglish(word)) return null;
  if (piece === null || !isFoundIn(idea)) return THINGS.get(word.toLowerCase()) ?? null;
  const corrected = correctSlips(word);
  if (corrected === undefined) return spellNames(nameOfPiece(piece));
  return word.toLowerCase().startsWith(corrected) ? null : corrected;
}

/** "spaghetti monster" of "spagetti monster", where a picture has one name only: "ogre". But a "monstera" is no monster. */
function correctSlips(words: string): string | undefined {
  const tokens = splitWords(words);
  const corrected = tokens.map((token) => (isOurWord(token) ? token : (correctWord(token) ?? token)));
  return corrected.every(isOurWord) && corrected.some((token, at) => token !== tokens[at]) ? corrected.join(' ') : undefined;
}

/** Is the picture the one that the words name? Chance may have chosen it, for words that name nothing. */
export const isFoundIn = ({ word, piece }: Idea): boolean => findPieces(word, ROLES).some((finding) => finding.piece === piece);

/** The same where no word may be left over: a picture of a hat is not all of "hat Angst vor Spinnen". */
export function traitInEnglish(idea: Idea): string | null {
  if (idea.english !== undefined) return idea.english;
  const quality = qualityInEnglish(idea.word);
  const english = quality === null ? nameInEnglish(idea) : null;
  if (english === null) return quality;
  const last = splitWords(idea.word).length - 1;
  const isWhole = findPieces(idea.word, ROLES).some(
    ({ piece, from, to }) => piece === idea.piece && from <= 0 && (to === last || to < 0),
  );
  return isWhole ? english : null;
}

/** "jealous" for "jaloux". Null for what is English as well. */
export function qualityInEnglish(words: string): string | null {
  const folded = words.toLowerCase();
  return folded.split(' ').every(isEnglishWord) ? null : (TRAITS.get(folded) ?? null);
}

/** True for names as well, which have none but their own. A "canard" that shows a duck is none of our words, alone. */
export function isEnglish(words: string): boolean {
  if (isName(words)) return true;
  const tokens = words.split(' ');
  return tokens.every(isEnglishToken) && (tokens.length > 1 || !isElsewhere(words.toLowerCase()));
}

/** An emoji is a word of no language. */
function isEnglishToken(token: string): boolean {
  if (!/\p{L}/u.test(token)) return /^[\p{N}\p{P}]*$/u.test(token);
  const word = token.toLowerCase().replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  if (/^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/u.test(word)) return true;
  if (/^(?:pov|tfw|mfw|omg|lol|w|u|bc|irl|lil|idk|ngl|tbh|fr|rn|btw|yall)$/u.test(word)) return true;
  return /^\p{ASCII}+['’](?:s|t|m|re|ve|ll|d)?$/u.test(word) || isOurWord(word);
}

/** A thing in another language, and none that an English picture or sentence of ours has. */
const isElsewhere = (word: string): boolean =>
  ENGLISH.find([word]) === undefined && !ADJECTIVES.has(word) && !VERBS.has(word) && !isKnownThing(word) && isForeignNoun(word);

function isName(words: string): boolean {
  if (articleOfName(words) !== undefined) return true;
  const [first = ''] = words.split(' ');
  return /^\p{Script=Latin}/u.test(first) && !isForeignNoun(first) && readNounPhrase(words).kind === 'name';
}
