/** A wish with the words that are mistyped as they are spelt, so that all who read it further see what was meant. */
import type { Wish } from '@chaos/shared/contract/characters';
import { isOurWord } from '../author/foreign-words.ts';
import { isTagged } from '../author/tag-words.ts';
import { isSmallWordAnywhere } from '../pieces/search-pieces.ts';
import { correctWord, isForeignWord } from './correct-word.ts';

/** Words that are often mistyped, and are too short or too far off for a guess. Nobody can mean anything else by them. */
const SLIPS: Readonly<Record<string, string>> = Object.fromEntries(
  `becuase because, beacuse because, freind friend, freinds friends, recieve receive, potatos potatoes, definately definitely, wierd weird,
  restaraunt restaurant, calender calendar, grammer grammar, rythm rhythm, wearng wearing, exited excited, soilder soldier, cheif chief,
  lasy lazy, hungy hungry, jelouse jealous, mischevious mischievous, monkee monkey, teh the`
    .split(',')
    .map((pair) => pair.trim().split(' ')),
);
/** Words as well, where nothing else is said: "teh" is tea in Malay, and somebody may be exited. */
const BESIDE_ENGLISH = new Set(['teh', 'exited']);

/** The text with such words as they are spelt; who shouts is left alone. */
export function correctSlips(text: string | null): string | null {
  if (text === null) return null;
  const words = text.split(' ');
  return words
    .map((word) => {
      const lower = word.toLowerCase();
      const meant = Object.hasOwn(SLIPS, lower) ? SLIPS[lower] : undefined;
      const isMeant =
        !BESIDE_ENGLISH.has(lower) ||
        (words.length > 1 && !/^(?:tarik|panas|manis|botol|hijau|susu|dan|ais|es)$/iu.test(words[1] ?? ''));
      return meant === undefined || !isMeant ? word : meant;
    })
    .join(' ');
}

const FIELDS = ['mainTheme', 'bodyInfluence', 'characteristicInfluence', 'style'] as const;
const WORD = /[\p{L}\p{M}'’]+/gu;

export function correctWish(wish: Wish): Wish {
  const known = Object.fromEntries(FIELDS.map((field) => [field, correctSlips(wish[field])]));
  const words = Object.values(known).flatMap((text) => text?.match(WORD) ?? []);
  if (words.every((word) => isOurWord(word.toLowerCase())) || isInAnotherLanguage(words)) return { ...wish, ...known };
  return { ...wish, ...Object.fromEntries(FIELDS.map((field) => [field, known[field] && correctText(known[field])])) };
}

/** Whoever wishes in another language makes other mistakes, or none. */
function isInAnotherLanguage(words: readonly string[]): boolean {
  let foreign = 0;
  for (const word of words.map((one) => one.toLowerCase())) {
    if (isOurWord(word)) foreign--;
    else if (!/^[a-z'’]+$/.test(word) || isSmallWordAnywhere(word)) return true;
    else if (isForeignWord(word)) foreign++;
    else if (correctWord(word) !== undefined) foreign--;
  }
  return foreign > 0;
}

/** What has a capital behind other words, or stands behind somebody's first name, is a name. */
const correctText = (text: string): string =>
  text.replaceAll(WORD, (word, at: number) => {
    const before = text.slice(0, at).match(WORD)?.at(-1);
    const isName = before !== undefined && (/^\p{Lu}/u.test(word) || isTagged(before.toLowerCase(), 'FirstName'));
    return isName ? word : (correctWord(word.toLowerCase()) ?? word);
  });
