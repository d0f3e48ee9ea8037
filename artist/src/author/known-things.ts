import { PIECES } from '../pieces/piece-names.ts';
import {
  BODY_PARTS,
  ESTATES,
  GAMES,
  IDEAS,
  INSTRUMENTS,
  IRREGULAR_PLURALS,
  MASS_NOUNS,
  PERSONS,
  PLACES_AT,
  PLACES_IN,
  PLACES_ON,
  PURSUITS,
  SINGULAR_IN_S,
  THINGS,
  VEHICLES,
  WEARABLES,
} from './tables/lexicon.ts';

const SETS = [
  THINGS,
  WEARABLES,
  BODY_PARTS,
  INSTRUMENTS,
  VEHICLES,
  ESTATES,
  GAMES,
  MASS_NOUNS,
  IDEAS,
  IRREGULAR_PLURALS,
  PLACES_AT,
  PLACES_IN,
  PERSONS,
  PLACES_ON,
  PURSUITS,
  SINGULAR_IN_S,
];
const drawn: ReadonlySet<string> = new Set(PIECES.flatMap(({ name }) => name.toLowerCase().split(' ').slice(-1)));

/** There is a picture of it, in the singular. */
export const isDrawnThing = (word: string): boolean => drawn.has(word);

/** Whoever does something, and what is done or felt: these endings are of nouns alone. */
const NOUN_ENDINGS =
  /(?:[a-z]{3}(?:tion|sion|ment|ness|ship|hood|ism|ology|graph|phone|scope|thrower|holder|maker|cutter|gun|board|ware|man|ball|stick|book|pot))$/u;

/** A noun for certain, in the singular or in the plural. */
export function isKnownThing(word: string): boolean {
  const forms = [word, word.replace(/s$/u, ''), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y'), word.replace(/ves$/u, 'f')];
  return forms.some((form) => drawn.has(form) || NOUN_ENDINGS.test(form) || SETS.some((set) => set.has(form)));
}
