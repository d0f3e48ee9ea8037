/** What of a wish the pieces can show, and as what: sentences as they are read, and the pieces that their words name. */
import type { Wish } from '@chaos/shared/contract/characters';
import { findPiece } from '../pieces/catalogue.ts';
import { ANIMAL_OF_HEAD, HEAD_OF_ANIMAL } from '../pieces/heads-of-animals.ts';
import { isPerson } from '../pieces/people.ts';
import type { BodyPiece, PieceRole } from '../pieces/piece-types.ts';
import { type Finding, findPieces } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import { type Phrase, type Relation, readWish, type WishReading } from './read-wish.ts';
import { PLACES_OF_STYLES } from './style-words.ts';

export const THEME_ROLES: readonly PieceRole[] = ['head', 'animal', 'body'];
export const BODY_ROLES: readonly PieceRole[] = ['body', 'animal', 'head'];
export const TRAIT_ROLES: readonly PieceRole[] = ['hat', 'eyewear', 'shoe', 'held', 'back', 'float'];

/** A field that says what somebody is, as it was understood. */
export interface HeardTheme {
  /** Who it may be about. */
  subjects: Finding[];
  /** What else is named, in the order of its weight. */
  others: Finding[];
  /** What it wears, holds, does or is like. */
  traits: Finding[];
  /** Where it is, in the person's words. */
  place: string | null;
  count: number;
}

const isPlace = ({ relation, text }: Phrase): boolean =>
  (relation === 'in' || relation === 'on' || relation === 'place') && PLACES_OF_STYLES.some(([, words]) => words.test(text));

/** Nothing is asked for by who only says what is not wanted. */
export const asksForSomething = ({ phrases, unwanted }: WishReading): boolean => phrases.length > 0 || unwanted.length === 0;

/** All that a text names but what is not wanted. */
export function hearPieces({ phrases }: WishReading, roles: readonly PieceRole[]): Finding[] {
  return findPieces(phrases.map(({ text }) => text).join(', '), roles);
}

export function hearTheme(reading: WishReading): HeardTheme {
  const place = reading.phrases.find(isPlace);
  const seen = reading.phrases.filter((phrase) => !isPlace(phrase));
  const find = (roles: readonly PieceRole[], ...relations: readonly Relation[]) =>
    findPieces(
      seen
        .filter(({ relation }) => relations.includes(relation))
        .map(({ text }) => text)
        .join(', '),
      roles,
    );
  const subjects = find(THEME_ROLES, 'subject');
  const worn = find(TRAIT_ROLES, 'worn', 'in').filter(({ piece }) => WORN_OR_HELD.some((role) => findPiece(role, piece)));
  const isFree = ({ from, to }: Finding) => !subjects.some((subject) => subject.from <= to && from <= subject.to);
  const rest = [...find(BODY_ROLES, 'mount', 'on'), ...find(BODY_ROLES, 'worn', 'in', 'place'), ...find(BODY_ROLES, 'beside')];
  return {
    // "Riding a bicycle" says who it is about, for want of anybody else.
    subjects: subjects.length > 0 ? subjects : rest,
    others: rest.filter(({ piece }) => !worn.some((other) => other.piece === piece)),
    traits: [...worn, ...find(TRAIT_ROLES, 'subject').filter(isFree)],
    place: place?.text.split(' ').slice(1).join(' ') ?? null,
    count: reading.count,
  };
}

const WORN_OR_HELD: readonly PieceRole[] = ['hat', 'eyewear', 'shoe', 'held'];

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

/** Tells what must not be chosen, by chance or otherwise. */
export function hearUnwanted(wish: Wish): (piece: string) => boolean {
  const phrases = [wish.mainTheme, wish.bodyInfluence, wish.characteristicInfluence, wish.style].flatMap(
    (text) => readWish(text ?? '').unwanted,
  );
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
