import { ADJECTIVES_OF_NAMES } from './tables/proper-names.ts';

const OF_NAMES: ReadonlySet<string> = new Set(ADJECTIVES_OF_NAMES.trim().split(/\s+/u));

/** "Canadian", "Victorian": of a people or an age, and so written with a capital, but no name. */
export const isOfNames = (word: string): boolean => OF_NAMES.has(word.toLowerCase());
