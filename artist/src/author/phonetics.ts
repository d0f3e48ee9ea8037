import type { Chance } from '../drawing/random.ts';
import { STEMS } from './tables/name-parts.ts';
import { transliterate } from './transliterate.ts';

const VOWEL = /[aeiou]/u;

/** English spelling bent until it can be sung: each rule is [what is written, what an Italian would write]. */
const SPELLING: readonly (readonly [RegExp, string])[] = [
  [/^wh?/u, 'v'],
  [/^kn/u, 'gn'],
  [/^y(?=[aeiou])/u, 'i'],
  [/tion/gu, 'zion'],
  [/igh/gu, 'ai'],
  [/ough|augh/gu, 'off'],
  [/tch/gu, 'cci'],
  [/ck(?=[^aeiouy])/gu, 'c'],
  [/ck/gu, 'cc'],
  [/sh(?=[ei])/gu, 'sc'],
  [/sh/gu, 'sci'],
  [/ch(?=[aou])/gu, 'ci'],
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/gh/gu, 'g'],
  [/k(?=[ei])/gu, 'ch'],
  [/k/gu, 'c'],
  [/qu/gu, 'qu'],
  [/x/gu, 'ss'],
  [/ee|ea(?=.)/gu, 'i'],
  [/oo|ou/gu, 'u'],
  [/ow/gu, 'o'],
  [/w/gu, 'v'],
  [/j/gu, 'gi'],
  [/y/gu, 'i'],
  [/([aeiou])\1+/gu, '$1'],
  [/([^aeiou])\1{2,}/gu, '$1$1'],
];

/** The Latin letters of a word, in lower case: "Über-крокодил" gives "uberkrokodil". Empty when it has none. */
export function latinise(word: string): string {
  return transliterate(word.toLowerCase())
    .normalize('NFD')
    .replace(/[^a-z]/gu, '');
}

/** The part of a word that takes Italian endings: "crocodile" gives "coccodrill", "sneakers" "sneakerell". */
export function findStem(word: string): string {
  const plain = latinise(word);
  const known = [plain, plain.replace(/e?s$/u, ''), plain.replace(/s$/u, '')].find((form) => Object.hasOwn(STEMS, form));
  if (known !== undefined) return STEMS[known] ?? known;
  const sung = SPELLING.reduce((text, [written, heard]) => text.replace(written, heard), plain.replace(/(?<=[a-z]{3})s$/u, ''));
  const bare = sung.replace(/(?<=[a-z]{2})[aeiou]+$/u, '').replace(/(?<=[aeiou])([bdfgptv])([lr])$/u, '$1$1$2');
  // More than eleven letters cannot be said in one breath together with an ending.
  return bare.length > 11 ? bare.slice(0, 11).replace(/[aeiou]+$/u, '') : bare;
}

/** A stem with its ending, softened and doubled as Italian ears expect: "froc" + "etto" gives "frocchetto". */
export function joinEnding(stem: string, ending: string): string {
  if (stem.endsWith(ending.slice(0, 3)) || stem.endsWith(ending.slice(0, -1))) return stem + ending.slice(-1);
  const doubled = /[aeiou][bdgmnptz]$/u.test(stem) && stem.length <= 4 ? stem + stem.slice(-1) : stem;
  const soft = /^[ei]/u.test(ending);
  if (soft && /[cg]$/u.test(doubled) && !/sc$/u.test(doubled)) return `${doubled}h${ending}`;
  if (!soft && /[^s]sci$/u.test(doubled)) return doubled + ending;
  return soft && doubled.endsWith('i') ? doubled.slice(0, -1) + ending : doubled + ending;
}

/**
 * Two stems run into one: over the letters they share where the end of one is the start of the other ("pizzat" +
 * "ator"), else the first is cut behind its second vowel.
 */
export function blendStems(first: string, second: string): string {
  for (let size = Math.min(4, first.length - 2, second.length - 1); size > 0; size -= 1) {
    if (first.endsWith(second.slice(0, size)) && (size > 1 || first.length > 4)) return first + second.slice(size);
  }
  for (let size = 3; size > 1; size -= 1) {
    const at = first.indexOf(second.slice(0, size), 2);
    if (at > 0) return first.slice(0, at) + second;
  }
  const opening = openEnd(first);
  // A blend that takes two breaths is not sung by anyone: of a long pair only the first vowel of the first is kept.
  const start = opening.length + second.length > 13 ? (/^[^aeiou]*[aeiou]+/u.exec(first)?.[0] ?? opening) : opening;
  return (VOWEL.test(second.charAt(0)) && start.length > 3 ? start.replace(/[aeiou]+$/u, '') : start) + second;
}

/** "coccodrill" gives "cocco": the first two syllables, ending in a vowel to lean on. */
function openEnd(stem: string): string {
  const match = /^[^aeiou]*[aeiou]+[^aeiou]+[aeiou]/u.exec(stem);
  return match === null || match[0].length > 7 ? `${stem}o` : match[0];
}

/** The consonants a stem starts with, and its first vowel: "coccodrill" gives ["c", "o"]. */
export function splitOnset(stem: string): [onset: string, vowel: string] {
  const match = /^([^aeiou]*)([aeiou])/u.exec(stem);
  return [match?.[1] ?? stem.slice(0, 2), match?.[2] ?? 'o'];
}

export function capitaliseName(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A stutter on the first syllable of a stem: "Cro-Cro", "Pa Pa". Vowel-first stems borrow a consonant. */
export function stutter(stem: string, chance: Chance): string {
  const [onset, vowel] = splitOnset(stem);
  const syllable = capitaliseName((onset === '' ? chance.pick(['v', 'z', 'b']) : onset) + vowel);
  const joint = chance.pick([' ', '-', ' ']);
  return Array.from({ length: chance.happens(0.25) ? 3 : 2 }, () => syllable).join(joint);
}

/** True when a word can be said at all. */
export function isSingable(stem: string): boolean {
  return stem.length >= 2 && VOWEL.test(stem);
}
