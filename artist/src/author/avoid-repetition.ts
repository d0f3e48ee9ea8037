import type { Chance } from '../drawing/random.ts';

/** Shorter pieces of text are in any lore, and no joke. */
const TELLING = 8;
const SLOT = /\{[a-zA-Z_]+(?:\.\d)?\}/u;

/** Picks what somebody has not heard, or not for the longest time. */
export interface PickFresh {
  <T>(choices: readonly T[], wordsOf?: (choice: T) => string): T;
  isTold(template: string): boolean;
}

/**
 * Picks by chance among what none of these lores tells already; where all has been told, among what was told longest ago.
 * A template is known again by the longest text between its slots, so that nobody has to keep a record of jokes.
 * @param earlier what one person got, the newest first.
 */
export function rememberLores(earlier: readonly string[], chance: Chance): PickFresh {
  const told = earlier.map((lore) => lore.toLowerCase());
  const ages = new Map<string, number>();
  const ageOf = (template: string): number => {
    const known = ages.get(template);
    if (known !== undefined) return known;
    const words = tellingWords(template);
    const at = words === null ? -1 : told.findIndex((lore) => lore.includes(words));
    const age = at < 0 ? Number.POSITIVE_INFINITY : at;
    ages.set(template, age);
    return age;
  };
  const isTold = (template: string): boolean => ageOf(template) !== Number.POSITIVE_INFINITY;
  const pick = <T>(choices: readonly T[], wordsOf: (choice: T) => string = String): T => {
    if (told.length === 0) return chance.pick(choices);
    const fresh = choices.filter((choice) => !isTold(wordsOf(choice)));
    if (fresh.length > 0) return chance.pick(fresh);
    const oldest = [...choices].sort((a, b) => ageOf(wordsOf(b)) - ageOf(wordsOf(a)));
    return chance.pick(oldest.slice(0, Math.ceil(choices.length / 5)));
  };
  return Object.assign(pick, { isTold });
}

/** By which a template is known again, in lower case; null when it is too little. */
export function tellingWords(template: string): string | null {
  const parts = template
    .toLowerCase()
    .split(SLOT)
    // Met again, "a goose" has become "the goose".
    .map((part) => part.replace(/^\s*(?:an?|the) /u, '').trim());
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
  return longest.length < TELLING ? null : longest;
}
