/** What a lore calls the piece that was found: a paella, and no shallow pan of food. */
import type { Concept, Idea } from '../concept/concept.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { PLAIN_NAMES } from './tables/plain-names.ts';

export const plainNameOf = (piece: string): string => PLAIN_NAMES[piece] ?? nameOfPiece(piece);

/** The same concept with plain names for what nobody typed. */
export function withPlainNames(concept: Concept): Concept {
  const { theme, body, trait, props } = concept;
  const spelt = props.map(speak);
  return { ...concept, theme: speak(theme), body: speak(body), trait: speak(trait), props: spelt };
}

function speak<Named extends Idea>(idea: Named): Named {
  const { word, piece, given, english } = idea;
  const plain = piece === null ? undefined : PLAIN_NAMES[piece];
  if (piece === null || plain === undefined) return idea;
  const long = nameOfPiece(piece);
  return {
    ...idea,
    word: given ? word : word.replace(long, plain),
    ...(english !== undefined && { english: english.replace(long, plain) }),
  };
}
