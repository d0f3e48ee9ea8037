/** A black cat that is wished the body of a cat is one cat, and not two. */
import { findPiece } from '../pieces/catalogue.ts';
import { ANIMAL_OF_HEAD } from '../pieces/heads-of-animals.ts';
import { baseOf } from '../pieces/kin.ts';
import { isPerson } from '../pieces/people.ts';
import type { Idea } from './concept.ts';

/** Called by what they are not. */
const MISNAMED: ReadonlySet<string> = new Set(
  'own-guinea-pig own-red-panda own-naked-mole-rat own-komodo-dragon 1f3a0'.split(' '),
);
const DOG = '1f415';
const DOGS: ReadonlySet<string> = new Set(
  '1f9ae 1f429 own-dachshund own-corgi own-dalmatian own-greyhound own-chihuahua own-bulldog own-husky own-shiba-inu own-pug own-beagle own-basset-hound own-golden-retriever own-labrador own-german-shepherd own-rottweiler own-doberman own-border-collie own-saint-bernard own-bloodhound own-foxhound own-schnauzer own-samoyed own-wolfhound own-spaniel own-great-dane own-jack-russell own-yorkshire-terrier own-pomeranian'.split(
    ' ',
  ),
);

const wholeOf = (id: string): string => ANIMAL_OF_HEAD[id] ?? id;
const nameOf = (id: string): string | undefined => (findPiece('animal', id) ?? findPiece('head', id))?.name;

function isKindOf(kind: string, general: string): boolean {
  if (wholeOf(kind) === wholeOf(general) || MISNAMED.has(kind)) return false;
  if (DOGS.has(kind)) return wholeOf(general) === DOG;
  const [name, of] = [nameOf(kind), nameOf(general)];
  const isNamedAfter = name !== undefined && of !== undefined && name.endsWith(` ${of}`);
  return isNamedAfter || wholeOf(baseOf(kind)) === wholeOf(general);
}

const ROBOT = '1f916';

/**
 * The theme and the body of whoever is both; as they were where they are two.
 *
 * @param isDressed who the theme is can be told by their clothes.
 */
export function asOneKind(theme: Idea, body: Idea, isDressed = false): [theme: Idea, body: Idea] {
  if (!theme.given || !body.given || theme.piece === null || body.piece === null) return [theme, body];
  // A plumber with the body of a robot is a robot who plumbs, as a bear would be.
  if (body.piece === ROBOT && isDressed && isPerson(theme.piece)) return [{ ...theme, piece: ROBOT }, body];
  if (isKindOf(theme.piece, body.piece)) return [theme, { ...body, piece: theme.piece }];
  if (isKindOf(body.piece, theme.piece)) return [{ ...theme, piece: body.piece }, body];
  return [theme, body];
}
