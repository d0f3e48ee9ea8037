/** What English calls a place with a name in another language: "Lisbon" for Lisboa, "Türkiye" for Türkei. */
import { isEnglishWord } from '../author/english-words.ts';
import { COUNTRIES, LANGUAGES } from '../concept/world-places.ts';
import EXONYMS from './exonyms.json' with { type: 'json' };

const fold = (name: string): string => name.normalize('NFC').toLowerCase().trim();

const BY_HAND: ReadonlyMap<string, string> = new Map(
  Object.entries(EXONYMS).flatMap(([english, names]) => names.split(', ').map((name): [string, string] => [fold(name), english])),
);

const ENGLISH: ReadonlyMap<string, string> = new Map(Object.keys(EXONYMS).map((name) => [fold(name), name]));

let ofCountries: ReadonlyMap<string, string> | undefined;
/** Asked for by those alone whose words are not English: it takes some milliseconds. */
function readCountries(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const named = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
  return new Map(
    Object.keys(COUNTRIES).flatMap((code) => {
      // "Congo - Brazzaville" is the Congo.
      const country = english.of(code.toUpperCase())?.replace(/ - .*/u, '');
      const names = new Set(named.flatMap((name) => name.of(code.toUpperCase()) ?? []));
      return country === undefined ? [] : [...names].map((name): [string, string] => [fold(name), country]);
    }),
  );
}

/** @returns undefined for what is no place, or called the same in English. */
export function placeInEnglish(text: string): string | undefined {
  const typed = fold(text);
  const name = typed.replace(BEFORE, '');
  if (isEnglishWord(name)) return undefined;
  const known = BY_HAND.get(name) ?? (name === typed || typed.startsWith('in ') ? undefined : ENGLISH.get(name));
  if (known !== undefined) return known;
  // Too short to be told from a word: "man", "tur".
  if (name.length < 2 || (/^[\p{ASCII}]+$/u.test(name) && name.length < 5)) return undefined;
  ofCountries ??= readCountries();
  const country = ofCountries.get(name);
  return country === undefined || fold(country) === name ? undefined : country;
}

/** Is it called so in English as well? "Hamburg" is no hamburger. */
export const isEnglishPlace = (text: string): boolean => ENGLISH.has(fold(text));

/** "In Paris", in languages that write it as a word of its own. */
const BEFORE = /^(?:in|im|en|à|au|em|no|na|nel|nella|a|w|we|v|ve|в|во|у|на|στη|στην|στο|στον) (?=\S)/u;
