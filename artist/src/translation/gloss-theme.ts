/** What is known in English of a theme that nobody understands as a whole. */

import type { Wish } from '@chaos/shared/contract/characters';
import { isEnglish } from '../author/english-names.ts';
import { isForeignPhrase } from '../author/foreign-words.ts';
import { languagesOf } from './detect-language.ts';
import { hasEnglishWord, hasForeignWord, isGermanTrade } from './foreign-text.ts';
import { gloss, nameThing } from './translate.ts';

/** A theme of which not every word is known, with what is known of it in English: "janitor krause vom gymnasium". For the picture alone. */
export function glossTheme({ mainTheme, ...others }: Wish): string | undefined {
  if (mainTheme === null || hasEnglishWord(mainTheme) || !hasForeignWord(mainTheme)) return undefined;
  const isEnglishTheme = isEnglish(mainTheme) && !isForeignPhrase(mainTheme) && !isGermanTrade(mainTheme);
  if (isEnglishTheme && !/^\p{Lu}\p{L}+ (?:\p{Lu}|\p{Ll})/u.test(mainTheme)) return undefined;
  const texts = [mainTheme, others.bodyInfluence, others.characteristicInfluence].flatMap((text) => text ?? []);
  const [best] = languagesOf(texts);
  if (!best) return undefined;
  const glossed = gloss(mainTheme, best.language);
  const isSentence = glossed === undefined || / (?:that|which) /u.test(glossed);
  return isSentence ? (nameFirst(mainTheme, best.language) ?? glossed) : glossed;
}

/** What a sentence is about that nobody understands as a whole: the thing that it begins with. */
function nameFirst(text: string, language: string): string | undefined {
  const words = text.trim().split(/\s+/);
  if (words.length < SHORTEST_SENTENCE) return undefined;
  for (let length = Math.min(LONGEST_NAME, words.length - 1); length > 0; length--) {
    const said = words
      .slice(0, length)
      .join(' ')
      .replace(/\p{P}$/u, '');
    const named = nameThing(said, language);
    if (named !== undefined) return named;
  }
  return undefined;
}

const SHORTEST_SENTENCE = 4;

const LONGEST_NAME = 4;
