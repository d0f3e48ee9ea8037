/** What is called by the words that were typed for it, with their English. */
import type { Idea } from './concept.ts';
import { foldWords } from './fold-words.ts';

export const inEnglish = (idea: Idea, english: string | undefined): Idea =>
  idea.given && english !== undefined ? { ...idea, english } : idea;

/** Who says only what is not wanted gets what chance chooses, and is still told of in their own words. */
export const namedAs = (idea: Idea, asked: { word: string } | null, text: string | null): Idea => {
  const word = asked === null ? foldWords(text) : null;
  return word === null ? idea : { ...idea, word, given: true };
};
