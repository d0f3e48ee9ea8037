/**
 * Finds the pieces that words name, among all of them. Only what is surely meant is found: what no table names is
 * unknown, and no likeness of letters makes it anything else.
 */

import { isTagged } from '../author/tag-words.ts';
import { findPiece } from './catalogue.ts';
import { memoize } from './memoize.ts';
import { isPerson } from './people.ts';
import type { PieceRole } from './piece-types.ts';
import { isPartOfKana, splitWords } from './split-words.ts';
import { ACTIVITIES, ENGLISH, type Meaning, pieceForEmoji, type Vocabulary, vocabulariesFor } from './vocabulary.ts';
import ORDINARY from './words/ordinary-words.json' with { type: 'json' };
import SMALL from './words/small-words.json' with { type: 'json' };

export interface Finding {
  piece: string;
  /** Which words of the text it answers: from the first to the last, counted from 0. */
  from: number;
  to: number;
  score: number;
}

/** Words that name nothing, whatever picture is called like them. */
const STOP_WORDS = new Set(ORDINARY.names_nothing.split(' '));
/** English words that are something else in another language: "chat", a cat; "main", a hand. */
const ENGLISH_FIRST = new Set(ORDINARY.english_first.split(' '));

const SMALL_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(SMALL).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** Things that are called by the word for something else beside other words: mood swings, pushed buttons. */
const ALONE = new Set(ORDINARY.alone.split(' '));

export const namesNothing = (word: string): boolean => STOP_WORDS.has(word);

/** Is it an article, a preposition or the like in some language? */
export const isSmallWordAnywhere = (word: string): boolean => [...SMALL_WORDS.values()].some((words) => words.has(word));

const isNothing = (word: string, isAlone: boolean): boolean => STOP_WORDS.has(word) || (!isAlone && ALONE.has(word));

/** How many words one idea may have: "pile of poo", "ice cream cone"; Japanese ones are split finely. */
const LONGEST = 6;

/** Roles in which something may stand for what somebody does or is. */
const WORN_OR_HELD: readonly PieceRole[] = ['hat', 'eyewear', 'shoe', 'held', 'back'];

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Everything a text names, from the best to the worst. Longer phrases beat their words; pieces that are curated for
 * one of the roles beat others. Emoji in the text are taken at their word.
 */
export const findPieces = (text: string, roles: readonly PieceRole[]): Finding[] => [...searchOnce(text, roles)];

const searchOnce = memoize(searchPieces);

function searchPieces(text: string, roles: readonly PieceRole[]): Finding[] {
  const words = splitWords(text);
  const vocabularies = roles.some((role) => WORN_OR_HELD.includes(role)) ? [ACTIVITIES, ENGLISH] : [ENGLISH];
  const named = addOtherLanguages(findSpans(words, vocabularies, roles), words, roles);
  const shown = named.flatMap(({ piece, from, to, score }) => (piece === null ? [] : [{ piece, from, to, score }]));
  return [...findEmoji(text, roles), ...shown].sort((a, b) => b.score - a.score);
}

function findEmoji(text: string, roles: readonly PieceRole[]): Finding[] {
  const findings: Finding[] = [];
  for (const { segment } of graphemes.segment(text)) {
    if ((segment.codePointAt(0) ?? 0) < 0x203c) continue;
    const piece = pieceForEmoji(segment);
    if (piece !== null) findings.push({ piece, from: -1, to: -1, score: 30 + fitOf(piece, roles) - findings.length });
  }
  return findings;
}

interface NamedFinding extends Omit<Finding, 'piece'> {
  /** Null: what it names is shown by no piece. */
  piece: string | null;
  isExact: boolean;
}

/** The longest phrases first; each word belongs to one finding, or to the name of what no piece shows. */
function findSpans(words: readonly string[], vocabularies: readonly Vocabulary[], roles: readonly PieceRole[]): NamedFinding[] {
  const findings: NamedFinding[] = [];
  const taken = new Set<number>();
  const isAlone = words.filter((word) => !STOP_WORDS.has(word) && !isSmallWordAnywhere(word)).length < 2;
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const span = Array.from({ length }, (_, at) => from + at);
      if (span.some((at) => taken.has(at)) || (length === 1 && isNothing(words[from] ?? '', isAlone))) continue;
      const meanings = vocabularies
        .map((vocabulary) => vocabulary.find(words, from, length))
        .filter((meaning) => meaning !== undefined);
      const isKnown = (word: string) => vocabularies.some((vocabulary) => vocabulary.find([word]));
      if (meanings.length === 0 || isPartOfKana(words, from, length, isKnown)) continue;
      for (const at of span) taken.add(at);
      const best = bestOf(meanings, roles);
      const { piece, score, isExact } = best ?? { piece: null, score: 0, isExact: true };
      findings.push({ piece, from, to: from + length - 1, score: score + length * 2 - from * 0.02, isExact });
    }
  }
  return findings;
}

function bestOf(
  meanings: readonly Meaning[],
  roles: readonly PieceRole[],
): { piece: string; score: number; isExact: boolean } | null {
  let best: { piece: string; score: number; isExact: boolean } | null = null;
  for (const { pieces, isExact } of meanings) {
    for (const [piece, sureness] of pieces) {
      const score = sureness + fitOf(piece, roles);
      if (!best || score > best.score) best = { piece, score, isExact };
    }
  }
  return best;
}

/** Articles and prepositions tell the language, though they name nothing. */
const isSmallWord = (word: string, language: string): boolean => SMALL_WORDS.get(language)?.has(word) ?? false;

interface Reading {
  findings: NamedFinding[];
  /** How many of the words belong to the language. */
  cover: number;
}

function readAs(language: string, findings: NamedFinding[], words: readonly string[]): Reading {
  const small = words.filter((word) => isSmallWord(word, language)).length;
  const cover = findings.reduce((sum, { from, to, isExact }) => sum + (to - from + 1) * (isExact ? 1 : 0.8), small);
  return { findings, cover };
}

function readForeign(vocabulary: Vocabulary, words: readonly string[], roles: readonly PieceRole[]): Reading {
  const { language } = vocabulary;
  const isAtHome = words.some((word) => isSmallWord(word, language) && !isSmallWord(word, 'en'));
  // "Das" is a badger in Dutch, and an article for everybody else.
  const isElsewhere = (word: string) => ENGLISH_FIRST.has(word) || isSmallWordAnywhere(word);
  // "Lisa" is a form of the Polish fox, and somebody's name for everybody else.
  const isName = (word: string) => isTagged(word, 'Person');
  const isMeant = ({ from, to, isExact }: NamedFinding) =>
    isAtHome || to > from || !(isElsewhere(words[from] ?? '') || (!isExact && isName(words[from] ?? '')));
  return readAs(language, findSpans(words, [vocabulary], roles).filter(isMeant), words);
}

/** The reading in the language that knows most; none when two know as much and mean different things. */
function readInBest(vocabularies: readonly Vocabulary[], words: readonly string[], roles: readonly PieceRole[]): Reading | null {
  const readings = vocabularies
    .map((vocabulary) => readForeign(vocabulary, words, roles))
    .filter(({ findings }) => findings.length > 0)
    .sort((a, b) => b.cover - a.cover);
  const [best, ...others] = readings;
  if (!best) return null;
  const tellPieces = ({ findings }: Reading) => findings.map(({ piece, from }) => `${from} ${piece}`).join();
  const rivals = others.filter(({ cover }) => cover === best.cover);
  return rivals.every((rival) => tellPieces(rival) === tellPieces(best)) ? best : { findings: [], cover: best.cover };
}

/** Whole sentences, unlike a few words, mix no languages. */
const PROSE = 12;
const isEnglishProse = (words: readonly string[]): boolean =>
  words.length >= PROSE && words.filter((word) => isSmallWord(word, 'en')).length >= words.length / 6;

/** Languages of fewer speakers are asked when those of more know nothing, or no more than a like word. */
function readForeignWords(unknown: string, words: readonly string[], roles: readonly PieceRole[]): Reading | null {
  let inexact: Reading | null = null;
  for (const vocabularies of vocabulariesFor(unknown)) {
    const reading = readInBest(vocabularies, words, roles);
    if (reading?.findings.every(({ isExact }) => isExact)) return reading;
    inexact ??= reading;
  }
  return inexact;
}

/**
 * A text is read in the language that knows most of its words. What that one does not know is read in English, and the
 * other way round, for people mix them: "coccodrillo with sneakers".
 */
function addOtherLanguages(
  english: NamedFinding[],
  words: readonly string[],
  roles: readonly PieceRole[],
): readonly NamedFinding[] {
  const known = new Set(english.flatMap(({ from, to }) => words.slice(from, to + 1)));
  const unknown = words.filter((word) => !known.has(word) && !STOP_WORDS.has(word));
  if (unknown.length === 0 || isEnglishProse(words)) return english;
  const best = readForeignWords(unknown.join(' '), words, roles);
  if (!best) return english;
  const isForeign = best.cover > readAs('en', english, words).cover;
  const [first, second] = isForeign ? [best.findings, english] : [english, best.findings];
  const isFree = ({ from, to }: NamedFinding) => !first.some((other) => other.from <= to && from <= other.to);
  return [...first, ...second.filter(isFree)];
}

/** A piece that is curated for what it is wanted for is worth more; earlier roles are worth a little more. */
function fitOf(piece: string, roles: readonly PieceRole[]): number {
  const at = roles.findIndex((role) => findPiece(role, piece) !== undefined);
  if (at === -1) return roles.includes('head') && isPerson(piece) ? 3 : 0;
  return 3.2 - at * 0.15;
}
