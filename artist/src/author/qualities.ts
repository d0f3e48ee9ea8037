import { FOREIGN_CHARACTERS } from './tables/foreign-characters.ts';
import { FOREIGN_MOODS } from './tables/foreign-moods.ts';
import { FOREIGN_QUALITIES } from './tables/foreign-qualities.ts';
import { FOREIGN_TRAITS } from './tables/foreign-things.ts';

/** From lines of "english: words, that, mean it". */
export const readWords = (lines: string): [string, string][] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [english = '', others = ''] = line.split(': ');
      return others.split(', ').map((other) => [other, english]);
    });

/** What is said of somebody in other languages: "jealous" by "jaloux". */
export const QUALITIES: ReadonlyMap<string, string> = new Map([
  ...readWords(FOREIGN_CHARACTERS),
  ...readWords(FOREIGN_QUALITIES),
  ...readWords(FOREIGN_MOODS),
]);
/** The same, and what somebody does or is: "dances", "king". */
export const TRAITS: ReadonlyMap<string, string> = new Map([...readWords(FOREIGN_TRAITS), ...QUALITIES]);
