/** What can be told of a style that nobody could say of another one. */
import type { Style as ConceivedStyle } from '../concept/concept.ts';
import type { Style } from './read-style.ts';
import { KINDS_OF_PLACES } from './tables/kinds-of-places.ts';
import { ANYWHERE_NAMED, KINDS_OF_ROOMS } from './tables/kinds-of-rooms.ts';
import type { StyleClass } from './tables/style-class.ts';
import { WAYS_OF_DRAWING } from './tables/ways-of-drawing.ts';
import { WAYS_OF_MAKING } from './tables/ways-of-making.ts';

export const LOOKS: readonly StyleClass[] = [...WAYS_OF_DRAWING, ...WAYS_OF_MAKING];
export const PLACES: readonly StyleClass[] = [...KINDS_OF_PLACES, ...KINDS_OF_ROOMS];

/** The words say more than the picture: "Paris" and "Naples" are both an old town. */
const findClass = (classes: readonly StyleClass[], words: string, shown: string | undefined): StyleClass | undefined =>
  classes.find(({ words: own }) => own?.test(words.toLowerCase())) ??
  classes.find(({ of }) => shown !== undefined && of?.has(shown));

/** @returns nothing where only what is said of any style can be told. */
export function rowsOfStyle({ bare, place }: Style, { finish, backdrop }: ConceivedStyle): readonly string[] {
  if (place === null) return (findClass(LOOKS, bare, finish) ?? findClass(PLACES, bare, undefined))?.rows ?? [];
  // Nobody knows where that is.
  if (/^(?:any|every|some|no)where (?:but|except) /iu.test(place)) return [];
  // A sign says which place it is, and what stands behind the sign could be anywhere.
  const isNamed = backdrop.includes('=');
  const shown = finish === undefined && !isNamed ? backdrop.split(' ')[0] : undefined;
  // "In the Renaissance" and "in the 1980s" are times that have a look.
  const found = findClass(PLACES, place, shown) ?? findClass(LOOKS, place, finish);
  return found?.rows ?? (isNamed && /\p{Lu}/u.test(place) ? ANYWHERE_NAMED : []);
}
