/** Finds the pieces that words ask for, among all of them: by hand-made synonyms, names and keywords. */
import { findPiece } from './catalogue.ts';
import { isPerson } from './people.ts';
import { PIECES } from './piece-names.ts';
import type { PieceRole } from './piece-types.ts';
import { SYNONYMS } from './synonyms.ts';

export interface Finding {
  piece: string;
  /** Which words of the text it answers: from the first to the last, counted from 0. */
  from: number;
  to: number;
  score: number;
}

const STOP_WORDS = new Set(
  'a an the of with in on at and or who that which is are was be like as to by from for into its his her my your their this it he she they wear wears wearing wore has have having hold holds holding very really super so too made some but not no just always never can make makes making does do play plays playing giant big huge small tiny little old new great good bad part half inside under over half-human human being full ride rides riding drive drives driving love loves loving eat eats eating'.split(
    ' ',
  ),
);

/** Their stem is that of another word: who is tired is no tire. */
const WHOLE_WORDS = new Set(['tired']);

/** The stem of a word, so that "sneakers", "flies" and "dancing" find "sneaker", "fly" and "dance". */
function stemWord(word: string): string {
  if (WHOLE_WORDS.has(word)) return word;
  let stem = word;
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (stem.length > 4 && /(s|x|z|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 3 && stem.endsWith('s') && !/(ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5 && stem.endsWith('ing')) stem = stem.slice(0, -3).replace(/([^lsz])\1$/, '$1');
  else if (stem.length > 4 && stem.endsWith('ed')) stem = stem.slice(0, -2).replace(/([^lsz])\1$/, '$1');
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

/** The words of a text: lower case, without accents, in the order in which they stand. */
export function splitWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
  ).flatMap((word) => (word.includes('-') && word.length > 6 ? word.split('-') : [word]));
}

const phraseOf = (text: string): string => splitWords(text.replaceAll('_', ' ')).map(stemWord).join(' ');

type Index = Map<string, Map<string, number>>;

function enter(index: Index, phrase: string, piece: string, weight: number): void {
  if (!phrase) return;
  const pieces = index.get(phrase) ?? new Map<string, number>();
  pieces.set(piece, Math.max(pieces.get(piece) ?? 0, weight));
  index.set(phrase, pieces);
}

const idsByEmoji = new Map(PIECES.map(({ id }) => [emojiOf(id), id]));

function emojiOf(id: string): string {
  return String.fromCodePoint(...id.split('-').map((point) => Number.parseInt(point, 16))).replaceAll('\ufe0f', '');
}

/** The piece for an emoji that was typed as such, or null. Skin tones that have no piece of their own are ignored. */
function pieceForEmoji(cluster: string): string | null {
  const plain = cluster.replaceAll('\ufe0f', '');
  return idsByEmoji.get(plain) ?? idsByEmoji.get(plain.replaceAll(/[\u{1f3fb}-\u{1f3ff}]/gu, '')) ?? null;
}

function buildIndex(): Index {
  const index: Index = new Map();
  for (const { id, name, keywords, drawable } of PIECES) {
    const worth = drawable ? 1 : 0.35;
    enter(index, phraseOf(name), id, 10 * worth);
    const words = splitWords(name);
    for (const [at, word] of words.entries()) {
      if (!STOP_WORDS.has(word)) enter(index, stemWord(word), id, (at === words.length - 1 ? 6 : 4) * worth);
    }
    for (const [at, keyword] of keywords.entries()) {
      const phrase = phraseOf(keyword);
      enter(index, phrase, id, (at === 0 ? 9 : 3.4 - Math.min(1, at * 0.08)) * worth);
    }
  }
  for (const line of SYNONYMS.trim().split('\n')) {
    const [emoji = '', ...rest] = line.split(' ');
    const id = pieceForEmoji(emoji);
    if (id === null) throw new Error(`no piece for the synonyms "${line}"`);
    for (const [at, phrase] of rest.join(' ').split(',').entries()) enter(index, phraseOf(phrase), id, 11 - at * 0.01);
  }
  return index;
}

const INDEX = buildIndex();

/** How many words one idea may have: "pile of poo", "ice cream cone". */
const LONGEST = 4;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Everything a text names, from the best to the worst. Longer phrases beat their words; pieces that are curated for
 * one of the roles beat others. Emoji in the text are taken at their word.
 */
export function findPieces(text: string, roles: readonly PieceRole[]): Finding[] {
  const findings: Finding[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if ((segment.codePointAt(0) ?? 0) < 0x203c) continue;
    const piece = pieceForEmoji(segment);
    if (piece !== null) findings.push({ piece, from: -1, to: -1, score: 30 + fitOf(piece, roles) - findings.length });
  }
  const words = splitWords(text);
  const stems = words.map(stemWord);
  const taken = new Set<number>();
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const span = Array.from({ length }, (_, offset) => from + offset);
      if (span.some((at) => taken.has(at))) continue;
      if (length === 1 && STOP_WORDS.has(words[from] ?? '')) continue;
      const best = bestOf(INDEX.get(stems.slice(from, from + length).join(' ')), roles);
      if (!best || (length > 1 && best.score < 7)) continue;
      findings.push({ ...best, from, to: from + length - 1, score: best.score + length * 2 - from * 0.02 });
      for (const at of span) taken.add(at);
    }
  }
  return findings.sort((a, b) => b.score - a.score);
}

function bestOf(pieces: Map<string, number> | undefined, roles: readonly PieceRole[]): { piece: string; score: number } | null {
  let best: { piece: string; score: number } | null = null;
  for (const [piece, weight] of pieces ?? []) {
    const score = weight + fitOf(piece, roles);
    if (!best || score > best.score) best = { piece, score };
  }
  return best && best.score >= 2 ? best : null;
}

/** A piece that is curated for what it is wanted for is worth more; earlier roles are worth a little more. */
function fitOf(piece: string, roles: readonly PieceRole[]): number {
  const at = roles.findIndex((role) => findPiece(role, piece) !== undefined);
  if (at === -1) return roles.includes('head') && isPerson(piece) ? 3 : 0;
  return 3.2 - at * 0.15;
}
