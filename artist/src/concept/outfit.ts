/** Who wears what, and what is left for the hands. */

import { findPiece } from '../pieces/catalogue.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import { type Concept, type Idea, traitsOf } from './concept.ts';

export const WINGS = '1fabd';
const GLOVES = '1f94a';

export interface Outfit {
  /** One for each trait: whose head it belongs to, and whether it is worn there. */
  traits: readonly (Idea & { head: number; isWorn: boolean })[];
  /** For the hands: boxing gloves come in pairs. */
  held: readonly string[];
  /** More than two hands can hold. */
  left: readonly string[];
}

const WORN: readonly PieceRole[] = ['hat', 'eyewear', 'shoe', 'float'];

/** How a trait is worn, or undefined for something that is held. */
function slotOf(piece: string): PieceRole | 'wings' | undefined {
  return piece === WINGS ? 'wings' : WORN.find((role) => findPiece(role, piece) !== undefined);
}

/** Each head wears the things of its own source; a second hat for the same head is held. */
export function planOutfit(concept: Concept): Outfit {
  const { fusion } = concept;
  const heads = fusion && !fusion.halved ? fusion.heads.length : 1;
  const taken = new Set<string>();
  const held: string[] = [];
  const traits = traitsOf(concept).map((idea, index) => {
    const { piece } = idea;
    const slot = slotOf(piece);
    const head = index % heads;
    // Feet need no equal shoes.
    const place = slot === 'shoe' ? `${slot}/${index}` : `${slot}/${head}`;
    const isWorn = slot !== undefined && !taken.has(place);
    taken.add(place);
    if (!isWorn) held.push(piece);
    return { ...idea, head, isWorn };
  });
  if (held.length === 1 && held[0] === GLOVES) held.push(GLOVES);
  return { traits, held: held.slice(0, 2), left: held.slice(2) };
}
