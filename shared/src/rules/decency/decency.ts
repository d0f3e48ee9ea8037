/**
 * Finds words that are refused in a text, however they are disguised. The kept list is refused-words.ts; operators add words
 * of their own, and words that are allowed, which win wherever they contain what is refused.
 */
import { type Cell, fold, foldPlain } from './folding.ts';
import { ALLOWED_WORDS, REFUSED_WORDS } from './refused-words.ts';

/**
 * Of both lists: one word, or several with a blank between them. `word*` begins a word, `*word` ends one, `*word*` may be
 * anywhere in it; `=word` has exactly these accents, and no sign in the place of a letter.
 */
export interface WordLists {
  refused: readonly string[];
  allowed: readonly string[];
}

/** True for a text that may be shown to others. */
export type Decency = (text: string) => boolean;

interface Entry {
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

interface Branch {
  letter: string;
  next: Map<string, Branch>;
  entries: Entry[];
}

/** Where words of the lists begin: some at the beginning of a word alone. */
interface Trees {
  atBeginnings: Branch;
  anywhere: Branch;
}

interface Span {
  from: number;
  to: number;
}

interface Search {
  cells: readonly Cell[];
  refused: Span[];
  allowed: Span[];
  /** How many steps may still be taken from where the search is. */
  stepsLeft: number;
}

/** How a match came about so far. */
interface Path extends Span {
  branch: Branch;
  letters: number;
  wilds: number;
  /** One of them is a picture. */
  hasPicture: boolean;
  /** How often something between two letters was passed over. */
  skips: number;
  /** Just now. */
  hasSkipped: boolean;
  /** A letter stands there twice that the word has once. */
  hasDoubles: boolean;
  /** How often in a row, the last time. */
  stays: number;
}

/** Fewer letters than this are as likely an accident, where the rest of a word are signs, or are covered. */
const LETTERS_MIN = { signs: 2, wilds: 3 };
const WILDS_MAX = 2;
/** A word that is spelled out is no longer. So the work stays in proportion to the length of the text. */
const SKIPS_MAX = 16;
/** What is drawn out with one sign is one letter already; in turns with others that look like it, it is read so often. */
const STAYS_MAX = 3;
/** Shorter ones are as likely initials when they are spelled out, or two words when they are parted. */
const SPELLED_MIN = 4;
const PARTED_MIN = 5;
/**
 * Beside a picture, shorter words that stand alone are as likely others: `tro🪖ps`, `bea🦫er`. At the end of a word a picture is
 * most likely an adornment: `Knigge🎩`.
 */
const PICTURED_MIN = 7;
const PICTURED_END_MIN = 6;
/** A single letter within others is in nearly every word. */
const OPEN_MIN = 2;
/** In words of a row such as `MyName`; shorter parts are upper and lower case by turns. */
const PART_MIN = 3;

/**
 * From one place. Words of `l` and `i` by turns, and a text of signs that are either, have more readings than atoms: whoever writes so
 * hides something, and whoever lists such words is told that they are there.
 */
const STEPS_MAX = 20_000;

const NO_WORDS: WordLists = { refused: [], allowed: [] };

let keptTrees: Trees | undefined;

/** The first time takes a moment: the kept list is long. A text takes microseconds. */
export function createDecency(own: WordLists = NO_WORDS): Decency {
  keptTrees ??= plantAll({ refused: REFUSED_WORDS, allowed: ALLOWED_WORDS });
  const trees = [keptTrees, plantAll(own)];
  return (text) => isDecent(fold(text), trees);
}

/**
 * Finds words of somebody's own list as the gate finds its own: however they are disguised, and by no others.
 * @param words as {@link WordLists} are written.
 */
export function createWordFinder(words: readonly string[]): (text: string) => boolean {
  const trees = [plantAll({ refused: words, allowed: [] })];
  return (text) => !isDecent(fold(text), trees);
}

function plantAll({ refused, allowed }: WordLists): Trees {
  const trees: Trees = { atBeginnings: newBranch(''), anywhere: newBranch('') };
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
  return { letter, next: new Map(), entries: [] };
}

const bareOf = (word: string): string => word.replace(/^[*=]|\*$/g, '');

function plant({ atBeginnings, anywhere }: Trees, word: string, isRefused: boolean): void {
  const bare = bareOf(word);
  const letters = foldPlain(bare).replaceAll(/ +/g, ' ').trim();
  if (letters === '') return;
  const isOpenBefore = word.startsWith('*');
  let branch = isOpenBefore ? anywhere : atBeginnings;
  for (const letter of letters) {
    const next = branch.next.get(letter) ?? newBranch(letter);
    branch.next.set(letter, next);
    branch = next;
  }
  const written = word.startsWith('=') ? bare.normalize('NFKC').toLowerCase() : null;
  const isOpenAfter = word.endsWith('*');
  const length = letters.length;
  branch.entries.push({ isRefused, isOpenBefore, isOpenAfter, written, length, letters: countLetters(bare) });
}

function countLetters(word: string): number {
  return fold(word).filter(({ isLetter }) => isLetter).length;
}

function isDecent(cells: readonly Cell[], trees: readonly Trees[]): boolean {
  const search: Search = { cells, refused: [], allowed: [], stepsLeft: STEPS_MAX };
  for (const from of cells.keys()) {
    search.stepsLeft = STEPS_MAX;
    const begin = {
      from,
      to: from,
      letters: 0,
      wilds: 0,
      hasPicture: false,
      skips: 0,
      hasSkipped: false,
      hasDoubles: false,
      stays: 0,
    };
    const mayBegin = isBorder(cells, from);
    for (const { atBeginnings, anywhere } of trees) {
      walk(search, { ...begin, branch: anywhere });
      if (mayBegin) walk(search, { ...begin, branch: atBeginnings });
    }
    if (search.stepsLeft <= 0) return false;
  }
  const { refused, allowed } = search;
  return refused.every(({ from, to }) => allowed.some((one) => one.from <= from && one.to >= to));
}

/** Every way in which what stands from here on is a word of the lists. */
function walk(search: Search, path: Path): void {
  const { branch, from, to } = path;
  const cell = search.cells[to];
  search.stepsLeft -= 1;
  if (!cell || search.stepsLeft <= 0) return;
  const letters = path.letters + (cell.isLetter ? 1 : 0);
  for (const reading of cell.readings) {
    const next = branch.next.get(reading);
    if (next) take(search, { ...path, branch: next, letters, stays: 0 });
    // What is no letter was passed over, where it is not meant.
    if (reading === branch.letter && path.stays < STAYS_MAX && (cell.isLetter || !path.hasSkipped))
      take(search, { ...path, hasDoubles: path.hasDoubles || !cell.isDrawnOut, stays: path.stays + 1 });
  }
  if (cell.isGap && to > from) passGap(search, path, cell);
}

/** Goes on after this character. */
function take(search: Search, path: Path): void {
  const taken = { ...path, to: path.to + 1, hasSkipped: false };
  noteWords(search, taken);
  walk(search, taken);
}

function noteWords({ cells, refused, allowed }: Search, path: Path): void {
  for (const entry of path.branch.entries)
    if (isMeant(cells, path, entry)) (entry.isRefused ? refused : allowed).push({ from: path.from, to: path.to });
}

/** It parts two words, or means nothing, or covers a letter. */
function passGap(search: Search, path: Path, { isWild }: Cell): void {
  const { branch, to, skips, wilds } = path;
  const blank = branch.next.get(' ');
  if (blank) walk(search, { ...path, branch: blank, to: endOfGap(search.cells, to) });
  if (branch.letter === ' ') return;
  if (isWild && skips === 0) uncover(search, path);
  if (wilds > 0 || skips === SKIPS_MAX) return;
  walk(search, { ...path, to: endOfSkip(search.cells, to), skips: skips + 1, hasSkipped: true });
}

/** So many signs in a row cover as many letters, whichever these are. */
function uncover(search: Search, path: Path): void {
  const cell = search.cells[path.to];
  search.stepsLeft -= 1;
  if (search.stepsLeft <= 0) return;
  if (!cell?.isWild) {
    noteWords(search, path);
    walk(search, path);
  } else if (path.wilds < WILDS_MAX) {
    const covered = { to: path.to + 1, wilds: path.wilds + 1, hasPicture: path.hasPicture || cell.isPicture };
    for (const next of path.branch.next.values()) if (next.letter !== ' ') uncover(search, { ...path, ...covered, branch: next });
  }
}

function endOfGap(cells: readonly Cell[], from: number): number {
  let at = from;
  while (cells[at]?.isGap) at += 1;
  return at;
}

/** Up to the next letter, or sign that may be one. */
function endOfSkip(cells: readonly Cell[], from: number): number {
  let at = from + 1;
  while (cells[at]?.isGap && cells[at]?.readings.length === 0) at += 1;
  return at;
}

/** Whether these characters are the word, and not some that happen to stand there. */
function isMeant(cells: readonly Cell[], path: Path, entry: Entry): boolean {
  const { from, to, letters, wilds, skips } = path;
  if (!(entry.isOpenBefore || isBorder(cells, from)) || !(entry.isOpenAfter || isBorder(cells, to))) return false;
  if (entry.written !== null) return writtenBetween(cells, from, to) === entry.written;
  if (letters < Math.min(entry.letters, wilds > 0 ? LETTERS_MIN.wilds : LETTERS_MIN.signs)) return false;
  const isUnmistakable = entry.isOpenBefore && entry.isOpenAfter;
  // Many everyday words differ from another in a double letter alone.
  if (path.hasDoubles && !isUnmistakable) return false;
  if (!entry.isRefused) return letters === entry.letters && skips === 0;
  if (skips + wilds === 0) return true;
  if (skips === 0) return path.hasPicture ? isPictured(cells, path, entry) : entry.length >= SPELLED_MIN;
  if (!isBorder(cells, from) || !isBorder(cells, to)) return false;
  return (isUnmistakable && entry.length >= PARTED_MIN) || isSpelledOut(cells, { from, to }, entry);
}

/** Whether a picture is meant as one of its letters. */
function isPictured(cells: readonly Cell[], { from, to }: Span, { isOpenBefore, isOpenAfter, length, letters }: Entry): boolean {
  const isUnmistakable = isOpenBefore && isOpenAfter;
  if (cells[to - 1]?.isPicture) return isUnmistakable && letters >= PICTURED_END_MIN && isBorder(cells, from);
  return isUnmistakable ? length >= SPELLED_MIN : letters >= PICTURED_MIN;
}

/** `w o r d` or `wo rd in gs`. Where letters stand alone on both sides of it too, it is a part of something longer. */
function isSpelledOut(cells: readonly Cell[], { from, to }: Span, { length, isOpenBefore }: Entry): boolean {
  const tokens = tokensOf(cells.slice(from, to));
  const isSingle = tokens.every((token) => token === 1);
  if (!cells.slice(from, to).some(({ readings }) => /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(readings[0] ?? '')))
    return isSingle;
  if (length < SPELLED_MIN) return false;
  if (!isSingle) return tokens.length > 2 && tokens.every((token) => token <= 2);
  return isOpenBefore || !(standsAlone(cells, from - 2) || standsAlone(cells, to + 1));
}

/** How many letters stand together, from gap to gap. */
function tokensOf(cells: readonly Cell[]): number[] {
  const tokens = [0];
  for (const [at, { isGap }] of cells.entries()) {
    if (!isGap) tokens[tokens.length - 1] = (tokens.at(-1) ?? 0) + 1;
    else if (!cells[at - 1]?.isGap) tokens.push(0);
  }
  return tokens;
}

function standsAlone(cells: readonly Cell[], at: number): boolean {
  return cells[at]?.isLetter === true && !cells[at - 1]?.isLetter && !cells[at + 1]?.isLetter;
}

function writtenBetween(cells: readonly Cell[], from: number, to: number): string {
  return cells
    .slice(from, to)
    .map(({ written, isGap }) => (isGap ? ' ' : written))
    .join('')
    .replaceAll(/ +/g, ' ');
}

/** Whether a word begins or ends before this character. */
function isBorder(cells: readonly Cell[], at: number): boolean {
  return !(isOfWord(cells, at - 1) && isOfWord(cells, at)) || isNewPart(cells, at);
}

/** A digit or sign between two letters stands for a letter of their word: `w0rd`. */
function isOfWord(cells: readonly Cell[], at: number): boolean {
  const cell = cells[at];
  if (!cell) return false;
  return cell.isLetter || (cell.readings.length > 0 && cells[at - 1]?.isLetter === true && cells[at + 1]?.isLetter === true);
}

/** `TwoWords` are two. */
function isNewPart(cells: readonly Cell[], at: number): boolean {
  if (!cells[at]?.isUpper || cells[at - 1]?.isUpper) return false;
  let [from, to] = [at - 1, at + 1];
  while (cells[from - 1]?.isLetter && !cells[from]?.isUpper) from -= 1;
  while (cells[to]?.isLetter && !cells[to]?.isUpper) to += 1;
  return at - from >= PART_MIN && to - at >= PART_MIN;
}
