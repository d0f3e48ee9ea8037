import type { Conflict } from './conflicts.ts';

/** What goes with one way of being or of passing the day, whoever it is that does. */
export interface SideClass {
  /** Found in the words that say it, in lower case. */
  readonly means: RegExp;
  /** How a lore about it begins; a lead may stand before it. */
  readonly events?: readonly string[];
  /** What sets somebody apart who is asked to be so, with `{does}`. */
  readonly traits: readonly string[];
  readonly conflicts: readonly Conflict[];
  readonly closings: readonly string[];
}

/** What goes with one moment; no trait is told of it. */
export type Moment = Omit<SideClass, 'traits'>;

/** Any of these words as a whole, with blanks between them; what stands in several words has underscores. */
export const anyOf = (words: string): RegExp =>
  new RegExp(`(?:^|[^\\p{L}])(?:${words.trim().split(/\s+/u).join('|').replaceAll('_', '[ -]')})(?![\\p{L}])`, 'u');

/** What may stand between whoever it is and what they do. */
const BEFORE_DEED =
  'who|that|which|is|was|are|keeps|kept|always|often|constantly|secretly|sometimes|only|just|really|still|loves|likes|enjoys|prefers|starts|started|goes|has|had|been|to|can|must|busy|caught|tries|trying|accidentally|quietly|professionally';

/** These as what is done, and not as what it is done to: a frog that eats flies does not fly. */
export const deedOf = (words: string): RegExp =>
  new RegExp(
    `^\\s*(?:(?:${BEFORE_DEED})\\s)*(?:${words.trim().split(/\s+/u).join('|').replaceAll('_', '[ -]')})(?![\\p{L}])`,
    'u',
  );
