/**
 * What people call the pieces. English comes with the pieces and from words/names.json; other languages from
 * words/cldr-names.json, words/names-by-language.json and words/things-by-language.json, which are read when a wish has words that are not English.
 * words/compounds.json has what is called by words of which each means something else: a space bar is nothing in space.
 * words/signs.json has what is no name: what stands for what somebody does or is ("angry").
 */
import { readFileSync } from 'node:fs';
import { isOwn } from '../drawing/piece-files.ts';
import { ANIMAL_OF_HEAD, HEAD_OF_ANIMAL } from './heads-of-animals.ts';
import { findKin } from './kin.ts';
import { PIECES } from './piece-names.ts';
import { foldWord, splitWords } from './split-words.ts';
import { formsOfNoun, formsOfVerb } from './word-forms.ts';
import COMPOUNDS from './words/compounds.json' with { type: 'json' };
import KIN_OF_COMPOUNDS from './words/kin-of-compounds.json' with { type: 'json' };
import NAMES from './words/names.json' with { type: 'json' };
import SIGNS from './words/signs.json' with { type: 'json' };

/** What a phrase means. */
export interface Meaning {
  /** How surely it means each piece. No piece at all: it names something that no piece shows ("fire hydrant"). */
  pieces: ReadonlyMap<string, number>;
  /** False: it was found by another form of its words, or without their accents. */
  isExact: boolean;
}

/** The phrases of one language. */
export interface Vocabulary {
  language: string;
  /** What so many words of a text mean together, or undefined. */
  find(words: readonly string[], from?: number, length?: number): Meaning | undefined;
  /** All phrases of one word. */
  words(): readonly string[];
}

/** How surely a phrase means a piece. */
const SURENESS = {
  /** By hand: what comes first is meant first. */
  chosen: 11,
  name: 10,
  /** A name without what it says besides: many a glove is no boxing glove. */
  shorter: 7,
  /** Flags, letters, clock faces. */
  symbol: 3.5,
};
const INFLECTED = 0.4;

/** A shorter word that is like one but for the accents could be anything: a bar is no "bär", and a Swedish "säl" no Spanish "sal". */
const SHORTEST = 4;

/** In words. */
const LONGEST_COMPOUND = 5;

/** Stands in the tables for something that no piece shows. */
const NOT_DRAWN = 'not drawn';

type Index = Map<string, Map<string, number>>;

class Phrases implements Vocabulary {
  readonly language: string;
  readonly #exact: Index = new Map();
  readonly #inflected: Index = new Map();
  /** The first words of all phrases of several words. */
  readonly #beginnings = new Set<string>();
  readonly #formsOf: (word: string) => string[];
  readonly #formsOfTexts = new WeakMap<readonly string[], string[][]>();

  constructor(language: string, formsOf = (word: string) => formsOfNoun(word, language)) {
    this.language = language;
    this.#formsOf = formsOf;
  }

  add(phrase: string, piece: string, sureness: number): void {
    const words = splitWords(phrase);
    if (words.length === 0) return;
    const forms = words.map(this.#formsOf);
    enter(this.#exact, words.join(' '), piece, sureness);
    for (const form of combine(forms)) enter(this.#inflected, form, piece, sureness - INFLECTED);
    if (words.length > 1) for (const form of [...words.slice(0, 1), ...(forms[0] ?? [])]) this.#beginnings.add(form);
  }

  words(): readonly string[] {
    return [...this.#exact.keys()].filter((phrase) => !phrase.includes(' '));
  }

  find(words: readonly string[], from = 0, length = words.length): Meaning | undefined {
    const first = words[from] ?? '';
    const phrase = length === 1 ? first : words.slice(from, from + length).join(' ');
    const exact = this.#exact.get(phrase);
    if (exact) return { pieces: exact, isExact: true };
    const formsOfText = this.#formsOfTexts.get(words) ?? words.map(this.#formsOf);
    this.#formsOfTexts.set(words, formsOfText);
    const forms = formsOfText.slice(from, from + length);
    if (length > 1 && ![first, ...(forms[0] ?? [])].some((form) => this.#beginnings.has(form))) return undefined;
    for (const form of combine(forms)) {
      const isSpelt = form.length < SHORTEST && form === foldWord(phrase);
      const pieces = isSpelt ? undefined : this.#inflected.get(form);
      if (pieces) return { pieces, isExact: false };
    }
    return undefined;
  }
}

/** The phrase with its words in each of their forms: all in the first, all in the second, and so on. */
function combine(forms: readonly string[][]): readonly string[] {
  if (forms.length === 1) return forms[0] ?? [];
  const most = Math.max(...forms.map((list) => list.length));
  return Array.from({ length: most }, (_, at) => forms.map((list) => list[Math.min(at, list.length - 1)]).join(' '));
}

function enter(index: Index, phrase: string, piece: string, sureness: number): void {
  const pieces = index.get(phrase) ?? new Map<string, number>();
  if (piece !== NOT_DRAWN) pieces.set(piece, Math.max(pieces.get(piece) ?? 0, sureness));
  index.set(phrase, pieces);
}

const idsByEmoji = new Map(PIECES.map(({ id }) => [emojiOf(id), id]));

/** Own pieces and what is drawn from others have no emoji and stand for themselves. */
function emojiOf(id: string): string {
  if (isOwn(id) || findKin(id)) return id;
  return String.fromCodePoint(...id.split('-').map((point) => Number.parseInt(point, 16))).replaceAll('\ufe0f', '');
}

/** The piece for an emoji that was typed as such, or null. Skin tones that have no piece of their own are ignored. */
export function pieceForEmoji(cluster: string): string | null {
  const plain = cluster.replaceAll('\ufe0f', '');
  return idsByEmoji.get(plain) ?? idsByEmoji.get(plain.replaceAll(/[\u{1f3fb}-\u{1f3ff}]/gu, '')) ?? null;
}

function addTable(phrases: Phrases, table: Readonly<Record<string, string>>): void {
  for (const [emoji, row] of Object.entries(table)) {
    const piece = emoji === NOT_DRAWN ? NOT_DRAWN : pieceForEmoji(emoji);
    if (piece === null) throw new Error(`no piece for the words of ${emoji}`);
    for (const [at, phrase] of row.split(', ').entries()) phrases.add(phrase, piece, SURENESS.chosen - at * 0.01);
  }
}

function readEnglish(): Phrases {
  const phrases = new Phrases('en');
  for (const { id, name, title, drawable } of PIECES) {
    const sureness = drawable ? SURENESS.name : SURENESS.symbol;
    phrases.add(name, id, sureness);
    phrases.add(title, id, sureness - 0.5);
  }
  addTable(phrases, NAMES);
  addTable(phrases, COMPOUNDS);
  return phrases;
}

function readSigns(): Phrases {
  const phrases = new Phrases('en', formsOfVerb);
  addTable(phrases, SIGNS);
  return phrases;
}

const COMPOUND_NAMES: ReadonlySet<string> = new Set(
  [...Object.values(COMPOUNDS), ...Object.keys(KIN_OF_COMPOUNDS)]
    .flatMap((row) => row.split(', '))
    .filter((name) => name.includes(' ')),
);

/** Is a text all of a name of which each word means something else? */
export const isCompound = (text: string): boolean => COMPOUND_NAMES.has(splitWords(text).join(' '));

/** Do so many words belong to a name of which each word means something else? The space of a space bar is nothing in itself. */
export function isInCompound(words: readonly string[], from: number, length: number): boolean {
  for (let start = Math.max(0, from + length - LONGEST_COMPOUND); start <= from; start++) {
    for (let end = Math.max(from + length, start + 2); end <= Math.min(words.length, start + LONGEST_COMPOUND); end++)
      if (end - start > length && COMPOUND_NAMES.has(words.slice(start, end).join(' '))) return true;
  }
  return false;
}

/** What things are called in English. */
export const ENGLISH: Vocabulary = readEnglish();

/** What stands for what somebody does or is. */
export const ACTIVITIES: Vocabulary = readSigns();

interface LanguageNames {
  pieces: string;
  names: Record<string, string>;
}

const readWords = <T>(file: string): T => JSON.parse(readFileSync(new URL(`words/${file}`, import.meta.url), 'utf8'));

let languageNames: LanguageNames | undefined;
let namesByHand: readonly Record<string, Record<string, string>>[] | undefined;
const read = new Map<string, Vocabulary>();

function readLanguage(language: string): Vocabulary {
  languageNames ??= readWords<LanguageNames>('cldr-names.json');
  namesByHand ??= ['names-by-language.json', 'things-by-language.json'].map((file) =>
    readWords<Record<string, Record<string, string>>>(file),
  );
  const phrases = new Phrases(language);
  const ids = languageNames.pieces.split('|');
  for (const [at, names] of (languageNames.names[language] ?? '').split('|').entries()) {
    const id = ids[at];
    if (id === undefined || names === '') continue;
    for (const [index, name] of names.split(',').entries()) {
      const sureness = index === 0 ? SURENESS.name : SURENESS.shorter;
      phrases.add(name, id, sureness);
      // Who says cat means its face as well, which the emoji call "cat face".
      const head: string | undefined = HEAD_OF_ANIMAL[id];
      if (head !== undefined && ANIMAL_OF_HEAD[head] === id) phrases.add(name, head, sureness);
    }
  }
  for (const names of namesByHand) addTable(phrases, names[language] ?? {});
  return phrases;
}

/** By their scripts, those with the most speakers first. */
const LANGUAGES_OF_SCRIPTS: readonly (readonly [script: RegExp, languages: readonly string[]])[] = [
  [/\p{Script=Latin}/u, ['es', 'de', 'fr', 'it', 'pt']],
  [/\p{Script=Latin}/u, ['nl', 'pl', 'tr', 'sv', 'id', 'vi']],
  [/\p{Script=Latin}/u, ['cs', 'sk', 'hr', 'hu', 'ro', 'da', 'no', 'fi']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'bg']],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja', 'zh']],
  [/\p{Script=Arabic}/u, ['ar', 'fa']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Devanagari}/u, ['hi']],
  [/\p{Script=Bengali}/u, ['bn']],
  [/\p{Script=Thai}/u, ['th']],
];

/** What things are called in one language. */
export function vocabularyOf(language: string): Vocabulary {
  const vocabulary = read.get(language) ?? readLanguage(language);
  read.set(language, vocabulary);
  return vocabulary;
}

/** What things are called in each language but English that is written like this text, in groups of like many speakers. */
export function* vocabulariesFor(text: string): Generator<Vocabulary[]> {
  for (const [script, languages] of LANGUAGES_OF_SCRIPTS) {
    if (script.test(text)) yield languages.map(vocabularyOf);
  }
}
