/** Words that may be read inside a sentence, whatever was typed. */
import { cleanWord } from './clean-text.ts';
import { isEnglish } from './english-names.ts';
import { addSmallWords } from './missing-words.ts';

/** What a word becomes of which nothing readable is left. */
export const UNREADABLE = 'mystery';

export const readableWord = (word: string): string => cleanWord(word) || UNREADABLE;

/** The same, with the small words that were left out in haste. */
export function readableWords(word: string): string {
  const words = readableWord(word);
  return isEnglish(words) ? addSmallWords(words) : words;
}

export const unquote = (words: string): string => words.replace(/^“|”$/gu, '');
