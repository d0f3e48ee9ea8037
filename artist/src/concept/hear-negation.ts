/** What of a wish must not be seen. */
import type { Wish } from '@chaos/shared/contract/characters';
import { findPiece } from '../pieces/catalogue.ts';
import { ANIMAL_OF_HEAD, HEAD_OF_ANIMAL } from '../pieces/heads-of-animals.ts';
import { isPerson } from '../pieces/people.ts';
import type { BodyPiece, PieceRole } from '../pieces/piece-types.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import { canBeMissed } from './body-parts.ts';
import { colorsIn } from './colors.ts';
import { BODY_ROLES, TRAIT_ROLES } from './hear-wish.ts';
import { isNegation, readWish } from './read-wish.ts';

const isOfKind =
  (...kinds: BodyPiece['kind'][]) =>
  (piece: string): boolean =>
    kinds.some((kind) => findPiece('body', piece)?.kind === kind);
const isIn = (role: PieceRole) => (piece: string) => findPiece(role, piece) !== undefined;
const isAnimal = (piece: string) =>
  isIn('animal')(piece) || piece in ANIMAL_OF_HEAD || /^1f4[0-3]|^1f98[0-f]|^1face$/.test(piece);

/** What words for many things at once mean. */
const KINDS: readonly (readonly [words: RegExp, isMeant: (piece: string) => boolean])[] = [
  [/^(animals?|creatures?|beasts?|tiere?|animal[ei]|animales|animaux|животные|животных|動物|动物)$/u, isAnimal],
  [/^(people|persons?|humans?|menschen|persone|personas|gens|люди|людей)$/u, isPerson],
  [/^(food|foods|essen|cibo|comida|nourriture|еды)$/u, isOfKind('food')],
  [/^(vehicles?|fahrzeuge?|veicoli|vehículos|véhicules)$/u, isOfKind('vehicle')],
  [/^(plants?|pflanzen?|piante|plantas|plantes)$/u, isOfKind('plant')],
  [/^(buildings?|gebäude|edifici|edificios|bâtiments)$/u, isOfKind('building')],
  [/^(clothes|clothing|kleidung|vestiti|ropa|vêtements)$/u, isOfKind('clothes')],
  [/^(hats?|hüte?|cappell[io]|sombreros?|chapeaux?|шляпы|帽子)$/u, isIn('hat')],
  [/^(glasses|sunglasses|eyewear|brillen?|occhiali|gafas|lunettes|очков)$/u, isIn('eyewear')],
  [/^(shoes?|footwear|schuhe?|scarpe|zapatos|chaussures|обуви)$/u, isIn('shoe')],
];

const ALL_ROLES: readonly PieceRole[] = [...BODY_ROLES, ...TRAIT_ROLES, 'ground'];

const fieldsOf = (wish: Wish) => [wish.mainTheme, wish.bodyInfluence, wish.characteristicInfluence, wish.style];

/** The colours that must not be seen. */
export const hearUnwantedColors = (wish: Wish) =>
  colorsIn(fieldsOf(wish).flatMap((text) => readWish(text ?? '').unwanted.flatMap(splitWords)));

/**
 * A part that somebody is to be without, in the words that say so: "no legs", "ohne Ohren". Most pieces are drawn with
 * all their parts, so a sign says that one of them is not there.
 */
export function hearMissingPart(wish: Wish): string | null {
  for (const text of fieldsOf(wish)) {
    const words = splitWords(text ?? '');
    for (const phrase of readWish(text ?? '').unwanted) {
      const part = phrase.split(' ').find(canBeMissed);
      const at = part === undefined ? -1 : words.indexOf(part);
      if (at < 0) continue;
      const before = words.slice(0, at).findLastIndex(isNegation);
      const after = words.findIndex((word, index) => index > at && isNegation(word));
      if (before >= 0) return words.slice(before, at + 1).join(' ');
      return words.slice(at, after + 1).join(' ') || phrase;
    }
  }
  return null;
}

/** Tells what must not be chosen, by chance or otherwise. */
export function hearUnwanted(wish: Wish): (piece: string) => boolean {
  const phrases = fieldsOf(wish).flatMap((text) => readWish(text ?? '').unwanted);
  const named = new Set(phrases.flatMap((phrase) => findPieces(phrase, ALL_ROLES).map(({ piece }) => piece)));
  const kinds = phrases
    .flatMap(splitWords)
    .flatMap((word) => KINDS.filter(([words]) => words.test(word)).map(([, isMeant]) => isMeant));
  return (piece) =>
    named.has(piece) ||
    named.has(HEAD_OF_ANIMAL[piece] ?? '') ||
    named.has(ANIMAL_OF_HEAD[piece] ?? '') ||
    kinds.some((isMeant) => isMeant(piece));
}
