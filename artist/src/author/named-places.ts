/** How somebody is at a place that has a name: "on Brighton Pier", "in the Gobi Desert", "at Heathrow". */
import { findPlaceName } from '../concept/place-names.ts';
import { isOfNames } from './adjectives-of-names.ts';
import { isOurWord } from './foreign-words.ts';
import { HEADS_OF_PLACES, NAMED_PLACES, SMALL_HEADS } from './tables/named-places.ts';
import { isTagged } from './tag-words.ts';

interface NamedPlace {
  name: string;
  place: string;
}

const fold = (name: string): string => name.toLowerCase().replaceAll('’', "'");

const NAMED: ReadonlyMap<string, NamedPlace> = new Map(
  Object.entries(NAMED_PLACES).flatMap(([at, names]) =>
    names
      .split(/,\s+/u)
      .map((name) => name.replaceAll(/\s+/gu, ' '))
      .map((name): [string, NamedPlace] => [fold(name), { name, place: `${at} ${name}` }]),
  ),
);
const HEADS: ReadonlyMap<string, string> = new Map(
  Object.entries(HEADS_OF_PLACES).flatMap(([at, heads]) => heads.split(' ').map((head): [string, string] => [head, at])),
);
const isSmallHead: ReadonlySet<string> = new Set(SMALL_HEADS.split(' '));

/** Kinds that are named first: "Mount Etna", "Lake Como", "the Isle of Skye". */
const FIRST: readonly (readonly [first: RegExp, at: string])[] = [
  [/^(?:mount|mt\.?|monte|planet) (?=\S)/iu, 'on'],
  [/^(?:lake|loch|lago) (?=\S)/iu, 'by'],
  [/^(?:isle|isles|rock) (?=of )/iu, 'on the'],
  [/^River (?=\p{Lu})/u, 'on the'],
  [/^(?:gulf|bay|valley|palace|land|city) (?=of )/iu, 'in the'],
  [/^(?:battle|gates?|ruins|bottom|edge|end) (?=of )/iu, 'at the'],
  [/^cape (?=\p{Lu})(?!town|verde)/iu, 'at'],
];

/**
 * @param isDrawn the words also name a way of drawing, so that only what is surely a place is one.
 * @returns null where the words are no name, or one that says "in" like any other.
 */
export function readNamedPlace(typed: string, isDrawn = false): NamedPlace | null {
  const words = typed.replace(/^the (?=\S)/iu, '');
  const known = NAMED.get(fold(words));
  // "Earth", "sun" and "moon" are words of their own, as "titan" and "pandora" in lower case are names.
  if (known !== undefined) return /^(?:sun|moon|us)$/u.test(words) ? null : known;
  const first = FIRST.find(([pattern]) => pattern.test(words));
  if (first !== undefined && words.includes(' ')) return tell(first[1], capitaliseAll(words));
  return isDrawn ? null : readByHead(words);
}

function readByHead(words: string): NamedPlace | null {
  const tokens = words.split(' ');
  const head = (tokens.at(-1) ?? '').toLowerCase();
  const at = HEADS.get(head);
  const before = tokens.slice(0, -1);
  if (at === undefined || before.length === 0 || before.length > 3 || !isNameOfPlace(before)) return null;
  // "Greek island", "Kyoto street": one of many there.
  if ((before.some(isOfPeople) && !/^(?:in|on) the$/u.test(at)) || (ANY_THERE.test(tokens.at(-1) ?? '') && isTown(before)))
    return null;
  const name = capitaliseAll(before.join(' '));
  const named = `${name} ${isSmallHead.has(head) ? head : capitalise(head)}`;
  return tell(at, named);
}

const isTown = (before: readonly string[]): boolean =>
  isTagged(before.join(' ').toLowerCase(), 'Place') || findPlaceName(before.join(' ')) !== undefined;
const isOfPeople = (word: string): boolean => isOfNames(word) || isTagged(word.toLowerCase(), 'Demonym');
/** In lower case, of which each town has more than one. */
const ANY_THERE = /^(?:street|road|lane|alley|hill|bridge|park|square|gardens?|market|museum|hotel|theatre|town|college)$/u;

/** A town or a word that no dictionary has; "Palm Beach" by itself could be any, and so known names are in the table. */
const isNameOfPlace = (before: readonly string[]): boolean =>
  NAMED.has(fold(before.join(' '))) ||
  isTown(before) ||
  before.some((token) => {
    const word = token.toLowerCase().replace(/['’]s?$/u, '');
    if (/^\p{Lu}{2,4}$/u.test(token)) return true;
    return !isOurWord(word) && /^\p{Lu}/u.test(token);
  });

const tell = (at: string, name: string): NamedPlace => ({ name, place: `${at} ${name}` });

const SMALL = /^(?:of|the|de|del|la|and|da|do|di|in|upon)$/u;
const capitalise = (word: string): string => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const capitaliseAll = (words: string): string =>
  words
    .split(' ')
    .map((word) => (SMALL.test(word) ? word : capitalise(word)))
    .join(' ');
