import type { Conflict } from './conflicts.ts';

/** What goes with one class of nouns. No row names the noun, so that it fits whoever the lore is about, alone or half of it. */
export interface NounClass {
  nouns: ReadonlySet<string>;
  /** How a lore about it begins; a lead may stand before it. */
  events?: readonly string[];
  conflicts: readonly Conflict[];
  closings: readonly string[];
}

/** Nouns in the singular, with blanks between them. */
export const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));
/** Trouble, and the last lines that only it can have. */
export const told = (tells: string, ...closings: readonly string[]): Conflict => ({ tells, closings });
