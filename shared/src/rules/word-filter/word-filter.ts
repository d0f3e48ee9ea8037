/**
 * Finds words that are refused in a text, however they are disguised. The kept list is refused-words.ts; operators add words
 * of their own, and words that are allowed, which win wherever they contain what is refused.
 */
import { type Cell, fold } from './folding.ts';
import { ALLOWED_WORDS, REFUSED_WORDS } from './refused-words.ts';
import { type Branch, type Entry, plantAll, type Trees, type WordLists } from './word-trees.ts';

/**
 * True for a text that may be shown to others.
 * @param effort shared by the texts of a call: one that takes more is none that anybody could read, and false.
 */
export type WordFilter = (text: string, effort?: CallEffort) => boolean;

interface Span {
  from: number;
  to: number;
}

/** What is found in a text, by all lists. */
interface Found {
  /** How far what is refused and begins where the search is goes, at most. */
  refusedTo: number;
  /** How far what is allowed and begins there or before goes, at most. */
  allowedTo: number;
}

/** By where they are: the paths that were walked on from there. */
type Walked = Map<number, Map<Branch, Path[]>>;

/** Of one text, by one list. */
interface Search {
  cells: readonly Cell[];
  /** Where the gap ends that each of them is in. */
  gapEnds: readonly number[];
  trees: Trees;
  found: Found;
  /** Of paths that begin within a word, and of those that begin at the border where the search is. */
  walkedWithin: Walked;
  walkedHere: Walked;
  stepsLeft: number;
}

/** How a match came about so far. */
interface Path extends Span {
  branch: Branch;
  /** A word may begin there. */
  isAtBorder: boolean;
  /** So many of the word's letters are letters in the text, and no signs. */
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
/** A word that is spelled out is no longer. */
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
/** In words of a row such as `MyName`; shorter parts are upper and lower case by turns. */
const PART_MIN = 3;

/**
 * For a whole text, by a list that is not the kept one; a hundred words of letters that the same signs stand for, and a text of these
 * signs, may take more. What is left of the text is then read as it is written: disguises in it are not seen, and what is innocent stays so.
 */
const STEPS_MAX = { aText: 20_000, aCharacter: 100 };
/** The same for all texts of a page together, of which there may be a thousand; and how much more is read as it is written. */
const PAGE_STEPS_MAX = 300_000;
const PLAIN_STEPS_MAX = 600_000;

/**
 * For the texts of one call from a stranger, by each list. Words take two to six steps for a character, drawings of signs nine, tallies 63;
 * `@$|!` again and again takes 330 by the kept list, which has no bound of its own.
 */
const CALL_STEPS_MAX = { aCall: 80_000, aCharacter: 8 };

/** What may still be done for some texts together. */
export interface Effort {
  stepsLeft: number;
}

/** For the texts of one page. */
export const newEffort = (): Effort => ({ stepsLeft: PAGE_STEPS_MAX });

/** By the kept list, and by that of operators. */
export type CallEffort = Readonly<Record<'kept' | 'own', Effort>>;

/** For the texts of one call. @param characters of all of them. */
export function effortOfCall(characters: number): CallEffort {
  const stepsLeft = CALL_STEPS_MAX.aCall + CALL_STEPS_MAX.aCharacter * characters;
  return { kept: { stepsLeft }, own: { stepsLeft } };
}

const unlimited = (): Effort => ({ stepsLeft: Number.MAX_SAFE_INTEGER });

/** Before it has taken so many characters a path has hardly any others beside it, and most end there. */
const FEW = 4;

const NO_WORDS: WordLists = { refused: [], allowed: [] };

let keptTrees: Trees | undefined;

/** The first time takes a moment: the kept list is long. */
export function createWordFilter(own: WordLists = NO_WORDS): WordFilter {
  keptTrees ??= { ...plantAll({ refused: REFUSED_WORDS, allowed: ALLOWED_WORDS }), isBounded: false };
  const [kept, ownTrees] = [keptTrees, plantAll(own)];
  return (text, effort = { kept: unlimited(), own: unlimited() }) =>
    isDecent(fold(text), [
      { trees: kept, effort: effort.kept },
      { trees: ownTrees, effort: effort.own },
    ]);
}

/**
 * Finds words of somebody's own list as the filter finds its own: however they are disguised, and by no others.
 * @param words as {@link WordLists} are written.
 */
export function createWordFinder(words: readonly string[]): WordFinder {
  const trees = plantAll({ refused: words, allowed: [] });
  return (text, effort = unlimited()) => !isSpent(effort) && !isDecent(fold(text), [{ trees, effort }]);
}

/** @param effort shared by the texts of a page: whoever is shown a thousand of them does not wait for each in turn. */
export type WordFinder = (text: string, effort?: Effort) => boolean;

const isSpent = ({ stepsLeft }: Effort) => stepsLeft < -PLAIN_STEPS_MAX;

interface Reading {
  trees: Trees;
  effort: Effort;
}

function isDecent(cells: readonly Cell[], lists: readonly Reading[]): boolean {
  const found: Found = { refusedTo: 0, allowedTo: 0 };
  const gapEnds = gapEndsOf(cells);
  const ofText = STEPS_MAX.aText + STEPS_MAX.aCharacter * cells.length;
  const stepsOf = ({ trees, effort }: Reading) => (trees.isBounded ? Math.min(ofText, effort.stepsLeft) : effort.stepsLeft);
  const searches = lists.map(
    (list): Search => ({
      ...{ cells, gapEnds, trees: list.trees, found, walkedWithin: new Map(), walkedHere: new Map() },
      stepsLeft: stepsOf(list),
    }),
  );
  const isRefused = cells.some((_cell, from) => {
    found.refusedTo = 0;
    const isAtBorder = isBorder(cells, from);
    for (const search of searches) walkFrom(search, { from, isAtBorder });
    // Nothing that begins later has it within.
    return found.refusedTo > found.allowedTo || searches.some(isCutShort);
  });
  for (const [at, list] of lists.entries()) list.effort.stepsLeft -= stepsOf(list) - (searches[at]?.stepsLeft ?? 0);
  return !isRefused;
}

/** What is left of the text is not read by the kept list: nobody gets past it by signs. */
const isCutShort = ({ trees, stepsLeft }: Search) => !trees.isBounded && stepsLeft < 0;

function walkFrom(search: Search, { from, isAtBorder }: Pick<Path, 'from' | 'isAtBorder'>): void {
  const { atBeginnings, anywhere } = search.trees;
  const begin = {
    branch: anywhere,
    from,
    to: from,
    isAtBorder,
    letters: 0,
    wilds: 0,
    hasPicture: false,
    skips: 0,
    hasSkipped: false,
    hasDoubles: false,
    stays: 0,
  };
  if (search.walkedHere.size > 0) search.walkedHere = new Map();
  walk(search, begin);
  if (isAtBorder) walk(search, { ...begin, branch: atBeginnings });
}

/** Every way in which what stands from here on is a word of the lists. */
function walk(search: Search, path: Path): void {
  const { branch, from, to } = path;
  const cell = search.cells[to];
  if (!cell) return;
  search.stepsLeft -= 1;
  if (isSpent(search)) return;
  if (search.stepsLeft < 0) {
    walkPlainly(search, path, cell);
    return;
  }
  const letters = path.letters + (cell.isLetter ? 1 : 0);
  for (const reading of cell.readings) {
    // What is no letter was passed over, where it is not meant. It comes first, for it leaves the next letter all its stays.
    if (reading === branch.letter && path.stays < STAYS_MAX && (cell.isLetter || !path.hasSkipped))
      take(search, path, {
        branch,
        letters: path.letters,
        hasDoubles: path.hasDoubles || !cell.isDrawnOut,
        stays: path.stays + 1,
      });
    const next = branch.next.get(reading);
    if (next) take(search, path, { branch: next, letters, hasDoubles: path.hasDoubles, stays: 0 });
  }
  if (cell.isGap && to > from) passGap(search, path, cell);
}

/** As it is written: one way alone. */
function walkPlainly(search: Search, path: Path, { readings, isLetter, isGap }: Cell): void {
  const { branch, letters, hasDoubles } = path;
  const next = branch.next.get(readings[0] ?? '');
  if (next) take(search, path, { branch: next, letters: letters + (isLetter ? 1 : 0), hasDoubles, stays: 0 });
  else if (isGap && path.to > path.from) passBlank(search, path);
}

/** Goes on after this character. */
function take(search: Search, path: Path, read: Pick<Path, 'branch' | 'letters' | 'hasDoubles' | 'stays'>): void {
  const { from, to, isAtBorder, wilds, hasPicture, skips } = path;
  const { branch, letters, hasDoubles, stays } = read;
  // One by one: this is done for every sign, and copying all of an object takes several times as long.
  const taken = { branch, from, to: to + 1, isAtBorder, letters, wilds, hasPicture, skips, hasSkipped: false, hasDoubles, stays };
  if (!isNew(search, taken)) return;
  noteWords(search, taken);
  walk(search, taken);
}

/**
 * False where another path that was here found all that this one can find. Without it each sign that may be two letters doubles the
 * work: words of `l` and `i` by turns, and a text of `1` and `|`, have more ways to each other than atoms.
 */
function isNew(search: Search, path: Path): boolean {
  if (search.stepsLeft < 0 || path.to - path.from < FEW) return true;
  const walked = path.isAtBorder ? search.walkedHere : search.walkedWithin;
  const there = walked.get(path.to) ?? new Map<Branch, Path[]>();
  walked.set(path.to, there);
  const others = there.get(path.branch);
  if (!others) there.set(path.branch, [path]);
  else {
    search.stepsLeft -= others.length >> 2;
    if (others.some((one) => findsAsMuch(one, path))) return false;
    others.push(path);
  }
  return true;
}

/** Of two that are at the same place. Whatever the second may still do the first may do, and nothing speaks against it alone. */
function findsAsMuch(one: Path, other: Path): boolean {
  const { isExact } = other.branch;
  // Within words, what begins earlier is covered by less, and covers more.
  if (isExact && one.from !== other.from) return false;
  if (isExact ? one.letters !== other.letters : one.letters < Math.min(other.letters, LETTERS_MIN.wilds)) return false;
  if (one.wilds !== other.wilds || one.hasPicture !== other.hasPicture) return false;
  if ((one.hasSkipped && !other.hasSkipped) || (one.hasDoubles && !other.hasDoubles)) return false;
  return one.skips <= other.skips && one.stays <= other.stays;
}

function noteWords(search: Search, path: Path): void {
  const { found } = search;
  for (const entry of path.branch.entries) {
    if (!isMeant(search, path, entry)) continue;
    if (entry.isRefused) found.refusedTo = Math.max(found.refusedTo, path.to);
    else found.allowedTo = Math.max(found.allowedTo, path.to);
  }
}

/** It parts two words, or means nothing, or covers a letter. */
function passGap(search: Search, path: Path, { isWild }: Cell): void {
  const { branch, to, skips, wilds } = path;
  passBlank(search, path);
  if (branch.letter === ' ') return;
  if (isWild && skips === 0) uncover(search, path);
  // What is spelled out begins at a border.
  if (wilds > 0 || skips === SKIPS_MAX || !path.isAtBorder) return;
  const skipped = { ...path, to: endOfSkip(search.cells, to), skips: skips + 1, hasSkipped: true };
  if (isNew(search, skipped)) walk(search, skipped);
}

function passBlank(search: Search, path: Path): void {
  const blank = path.branch.next.get(' ');
  if (!blank) return;
  const passed = { ...path, branch: blank, to: search.gapEnds[path.to] ?? path.to };
  if (isNew(search, passed)) walk(search, passed);
}

/** So many signs in a row cover as many letters, whichever these are. */
function uncover(search: Search, path: Path): void {
  const cell = search.cells[path.to];
  search.stepsLeft -= 1;
  if (search.stepsLeft < 0) return;
  if (!cell?.isWild) {
    if (!isNew(search, path)) return;
    noteWords(search, path);
    walk(search, path);
  } else if (path.wilds < WILDS_MAX) {
    const covered = { to: path.to + 1, wilds: path.wilds + 1, hasPicture: path.hasPicture || cell.isPicture };
    for (const next of path.branch.next.values()) if (next.letter !== ' ') uncover(search, { ...path, ...covered, branch: next });
  }
}

function gapEndsOf(cells: readonly Cell[]): number[] {
  const ends: number[] = [];
  let end = cells.length;
  for (let at = cells.length - 1; at >= 0; at -= 1) {
    if (!cells[at]?.isGap) end = at;
    ends[at] = end;
  }
  return ends;
}

/** Up to the next letter, or sign that may be one. */
function endOfSkip(cells: readonly Cell[], from: number): number {
  let at = from + 1;
  while (cells[at]?.isGap && cells[at]?.readings.length === 0) at += 1;
  return at;
}

/** Whether these characters are the word, and not some that happen to stand there. */
function isMeant(search: Search, path: Path, entry: Entry): boolean {
  const { cells } = search;
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
  if (isUnmistakable && entry.length >= PARTED_MIN) return true;
  search.stepsLeft -= to - from;
  return isSpelledOut(cells, { from, to }, entry);
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
