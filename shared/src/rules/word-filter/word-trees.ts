/** Lists of words as trees of their letters, in which a text is looked up once for all of them. */
import { fold, foldPlain } from './folding.ts';

/**
 * Of both lists: one word, or several with a blank between them. `word*` begins a word, `*word` ends one, `*word*` may be
 * anywhere in it; `=word` has exactly these accents, and no sign in the place of a letter.
 */
export interface WordLists {
  refused: readonly string[];
  allowed: readonly string[];
}

export interface Entry {
  isRefused: boolean;
  /** Whether a word may go on before and after it. */
  isOpenBefore: boolean;
  isOpenAfter: boolean;
  /** What it has to be written like, where accents count. */
  written: string | null;
  length: number;
  /** How many of them are letters, and no digits. */
  letters: number;
}

export interface Branch {
  letter: string;
  next: Map<string, Branch>;
  entries: Entry[];
  /** From here on there is a word that is allowed or has accents: for these it counts which characters were read, and how many. */
  isExact: boolean;
}

/** Where words of the lists begin: some at the beginning of a word alone. */
export interface Trees {
  atBeginnings: Branch;
  anywhere: Branch;
  /** Of words that anybody may have made for a text: see `STEPS_MAX` in word-filter.ts. */
  isBounded: boolean;
}

/** A single letter within others is in nearly every word. */
const OPEN_MIN = 2;

export function plantAll({ refused, allowed }: WordLists): Trees {
  const trees: Trees = { atBeginnings: newBranch(''), anywhere: newBranch(''), isBounded: true };
  for (const word of refused) plant(trees, word, true);
  for (const word of allowed) plant(trees, word, false);
  return trees;
}

/** False for a word that nothing could be found by, and for one that would be found in nearly every text. */
export function isFindable(word: string): boolean {
  const { length } = foldPlain(bareOf(word)).trim();
  return length >= (word.startsWith('*') || word.endsWith('*') ? OPEN_MIN : 1);
}

function newBranch(letter: string): Branch {
  return { letter, next: new Map(), entries: [], isExact: false };
}

const bareOf = (word: string): string => word.replace(/^[*=]|\*$/g, '');

function plant({ atBeginnings, anywhere }: Trees, word: string, isRefused: boolean): void {
  const bare = bareOf(word);
  const letters = foldPlain(bare).replaceAll(/ +/g, ' ').trim();
  if (letters === '') return;
  const isOpenBefore = word.startsWith('*');
  const isExact = !isRefused || word.startsWith('=');
  let branch = isOpenBefore ? anywhere : atBeginnings;
  for (const letter of letters) {
    const next = branch.next.get(letter) ?? newBranch(letter);
    branch.next.set(letter, next);
    branch = next;
    branch.isExact ||= isExact;
  }
  const written = word.startsWith('=') ? bare.normalize('NFKC').toLowerCase() : null;
  const isOpenAfter = word.endsWith('*');
  const length = letters.length;
  branch.entries.push({ isRefused, isOpenBefore, isOpenAfter, written, length, letters: countLetters(bare) });
}

function countLetters(word: string): number {
  return fold(word).filter(({ isLetter }) => isLetter).length;
}
