/** What a long wish says once more behind its first sentence, and what was too long to be read with it: "Now it is in Belgium." */
import type { Wish } from '@chaos/shared/contract/characters';
import { splitWords } from '../pieces/split-words.ts';

/** Nobody reads a longer one to its end. */
const LONGEST = 70;
/** So much of a wish is read as one. */
const READ_MAX = 60;
const END = /[.!?]+$/u;

const GOES_ON: readonly RegExp[] = [
  /^([^.!?]{8,}?)(?<!\b(?:Mr|Mrs|Ms|Dr|St|Prof|Jr|No|vs))[.!]+\s+(?=\p{Lu})([^.!?]+)[.!]*$/u,
  /^([^.!?]{10,}?),? and now (?=(?:he|she|it|they|i|we|my|the|his|her|its)\b)([^.!?]+)[.!]*$/iu,
  /^((?:when|whenever) (?:the|my) [^.!?]{6,}?),? and (?=(?:(?:the|my|an?) \p{L}+|everyone|everybody|nobody) (?:is |are |\p{L}+s(?: |$)))([^.!?]+)[.!]*$/iu,
];
/** "Drives a taxi through the rain and never gives change". */
const DOES_MORE =
  /^([^.!?]{3,} (?:who|that) [^.!?]+?),? (?:and|but) ((?:(?:never|always|still|only|secretly) )?\p{L}+[^s]s (?!.* (?:and|but) )[^.!?]+)[.!]*$/iu;

/** @returns the wish's first sentence and what follows it; null where it is one. */
export function readSaidAfter({ mainTheme, characteristicInfluence }: Wish): { first: string; after: string } | null {
  if (mainTheme === null || (characteristicInfluence ?? '').trim() !== '') return null;
  const text = mainTheme.replaceAll(/\s+/gu, ' ').trim();
  const more = text.replace(END, '').length > READ_MAX ? [DOES_MORE] : [];
  for (const pattern of [...GOES_ON, ...more]) {
    const [, first = '', after = ''] = pattern.exec(text) ?? [];
    if (first === '' || after.length > LONGEST || splitWords(first).length < 3) continue;
    return { first, after: pattern === DOES_MORE ? `he ${after}` : after };
  }
  return null;
}
