/** Which place a text names: one of every day, a country in any of many languages, a flag, a city, a sight, or a kind of land. */

import { pieceOfEmoji } from '../drawing/piece-files.ts';
import { foldName } from '../painter/finishes/find-finish.ts';
import { memoize } from '../pieces/memoize.ts';
import { EVERYDAY } from './everyday-places.ts';
import { MORE_PLACE_NAMES } from './more-place-names.ts';
import { TWO_WORD_PLACES } from './two-word-places.ts';
import { COUNTRIES, LANGUAGES, LANGUAGES_OF_SMALL_LANDS, SIGHTS, SMALL_LANDS } from './world-places.ts';

export interface WorldPlace {
  /** As findBackdropFor reads it, without a name. */
  look: string;
  name: string;
  /** What else the text says. */
  rest: string;
}

/** Scripts that are written without spaces have no ends of words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}\p{So}]/u;
/** Katakana has ends all the same: there is a "Thai" in every "style". */
const KATAKANA = /^[\p{sc=Katakana}ー]+$/u;

/** Names of countries that say something else as well, mostly in a language that more people write. */
const NOT_MEANT = new Set(
  'island chili inde man nga salon fas kore turquoise dominique dominika guadalupe barbade grenade'.split(' '),
);

/** Time zones are named after cities, but for a few. */
const NO_CITIES = new Set(
  'Center Troll Eastern Central Mountain Pacific Easter Reunion Vincennes Knox Thule Nome Hermosillo Stanley Antigua Truk'.split(
    ' ',
  ),
);

interface Index {
  /** Whole names and, in languages that bend them, how they begin. */
  whole: Map<string, string>;
  starts: Map<string, string>;
  patterns: { pattern: RegExp; look: string }[];
  unspaced: { name: string; look: string }[];
  /** The most words that a name has. */
  words: number;
}

let index: Index | undefined;
const getIndex = (): Index => {
  index ??= readTables();
  return index;
};

/** Made when first asked for: it would take a part of a worker's start. */
function readTables(): Index {
  const made: Index = { whole: new Map(), starts: new Map(), patterns: [], unspaced: [], words: 1 };
  for (const [look, names] of [...TWO_WORD_PLACES, ...EVERYDAY, ...MORE_PLACE_NAMES, ...SIGHTS])
    for (const name of names.split(', ')) addName(made, name, look);
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const [country, look] of Object.entries(COUNTRIES)) {
      if (SMALL_LANDS.has(country) && !LANGUAGES_OF_SMALL_LANDS.has(language)) continue;
      const [base, ...marks] = look.split(' ');
      const name = names.of(country.toUpperCase());
      if (name && !NOT_MEANT.has(foldName(name)))
        addName(made, isBent(name) ? `${stemOf(name)}*` : name, [base, country, ...marks].join(' '));
    }
  }
  for (const [country, look] of Object.entries(COUNTRIES)) {
    const [base, ...marks] = look.split(' ');
    const locale: Intl.Locale & { getTimeZones?(): string[] | undefined } = new Intl.Locale(`und-${country}`);
    for (const zone of locale.getTimeZones?.() ?? []) {
      const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
      if (!NO_CITIES.has(city) && !startOf(made.starts, foldName(city))) addName(made, city, [base, country, ...marks].join(' '));
    }
  }
  made.unspaced.sort((a, b) => b.name.length - a.name.length);
  return made;
}

let parts: ReadonlySet<string> | undefined;

/** Is it a word of the name of any place, as "aires" is? */
export function isPartOfPlace(word: string): boolean {
  parts ??= new Set([...getIndex().whole.keys(), ...getIndex().starts.keys()].flatMap((name) => name.split(' ')));
  return parts.has(foldName(word));
}

/** Slavic names change their ends: в Японии. */
const isBent = (name: string): boolean => /^\p{sc=Cyrillic}{5,}$/u.test(name);
const stemOf = (name: string): string => name.replace(/[аяьйиыоеёії]{1,2}$/u, '');

function addName(made: Index, name: string, look: string): void {
  const folded = foldName(name.replaceAll(/[*?]/g, ''));
  if (UNSPACED.test(name)) made.unspaced.push({ name: folded, look });
  else if (/\(|\*./.test(name)) made.patterns.push({ pattern: patternOf(name), look });
  // Two letters are too few to tell a country: in Vietnamese, y is Italy.
  else if (folded.length > 2) {
    // "tel ?aviv": written as two words or as one.
    for (const form of new Set([folded, foldName(name.replace(' ?', '').replace('*', '')), ...withArticle(folded)])) {
      const table = name.endsWith('*') ? made.starts : made.whole;
      if (!table.has(form)) table.set(form, look);
      made.words = Math.max(made.words, form.split(' ').length);
    }
  }
}

/** Arabic and Hebrew write their articles, and Hebrew "in", as a part of the word. */
function withArticle(name: string): string[] {
  if (/^(?!ال)\p{sc=Arabic}+$/u.test(name)) return [`ال${name}`];
  return /^\p{sc=Hebrew}+$/u.test(name) ? [`ה${name}`, `ב${name}`] : [];
}

const patternOf = (name: string): RegExp => new RegExp(`(?<!\\p{L})${name.replaceAll('*', '\\p{L}*')}(?!\\p{L})`, 'u');

const without = (text: string, name: string): string => text.replace(name, ' ').trim();

/** The longest name that a text has: a field of maize in Russian, whose words bend, is no mere field. */
export const findWorldPlace = memoize(searchWorldPlace);

function searchWorldPlace(text: string): WorldPlace | undefined {
  const flag = /\p{RI}{2}/u.exec(text)?.[0];
  if (flag) return placeOfFlag(flag, text);
  const folded = foldName(text);
  const whole = findWhole(folded) ?? findUnspaced(folded);
  const bent = findBent(folded);
  return bent && bent.name.length > (whole?.name.length ?? 0) ? bent : whole;
}

function findWhole(folded: string): WorldPlace | undefined {
  const { whole, starts, words: most } = getIndex();
  const words = folded.split(' ');
  for (let count = Math.min(most, words.length); count > 0; count--) {
    for (let from = 0; from + count <= words.length; from++) {
      const name = words.slice(from, from + count).join(' ');
      const look = whole.get(name) ?? startOf(starts, name);
      if (look) return { look, name, rest: without(folded, name) };
    }
  }
  return undefined;
}

function findUnspaced(folded: string): WorldPlace | undefined {
  const isThere = (name: string) => folded.includes(name) && (!KATAKANA.test(name) || standsAlone(folded, name));
  const plain = getIndex().unspaced.find(({ name }) => isThere(name));
  return plain && { look: plain.look, name: plain.name, rest: without(folded, plain.name) };
}

function findBent(folded: string): WorldPlace | undefined {
  for (const { pattern, look } of getIndex().patterns) {
    const name = pattern.exec(folded)?.[0];
    if (name) return { look, name, rest: without(folded, name) };
  }
  return undefined;
}

const standsAlone = (text: string, name: string): boolean => {
  const at = text.indexOf(name);
  return ![text[at - 1], text[at + name.length]].some((beside) => beside !== undefined && KATAKANA.test(beside));
};

/** What a bent name may have after its stem. */
const ENDING_MAX = 5;

function startOf(starts: ReadonlyMap<string, string>, name: string): string | undefined {
  for (let length = name.length; length >= Math.max(3, name.length - ENDING_MAX); length--) {
    const look = starts.get(name.slice(0, length));
    if (look && !name.includes(' ', length)) return look;
  }
  return undefined;
}

function placeOfFlag(flag: string, text: string): WorldPlace {
  const country = [...flag].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 97)).join('');
  const [base = 'open-sky', ...marks] = (COUNTRIES[country] ?? 'open-sky').split(' ');
  const isKnown = pieceOfEmoji(flag) !== null;
  return { look: [base, ...(isKnown ? [country] : []), ...marks].join(' '), name: flag, rest: without(text, flag) };
}

/** The emoji of a look as pieces. */
export const lookInPieces = (look: string): string =>
  look
    .split(' ')
    .map((mark) => (/\p{Emoji_Presentation}|\uFE0F/u.test(mark) ? (pieceOfEmoji(mark) ?? '') : mark))
    .filter((mark) => mark !== '')
    .join(' ');
