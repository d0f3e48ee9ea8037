/** Who wears what, and what is left for the hands. */

import { boardOfLook, hatOfLook } from '../lettering/carriers.ts';
import { findPiece } from '../pieces/catalogue.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import { type Concept, lookOf, traitsOf } from './concept.ts';

export const WINGS = '1fabd';
const GLOVES = '1f94a';

export interface WornTrait {
  word: string;
  given: boolean;
  look: string;
  /** Whose head it belongs to. */
  head: number;
  /** Whether it is worn there. */
  isWorn: boolean;
}

export interface Outfit {
  traits: readonly WornTrait[];
  /** Looks for the hands: boxing gloves come in pairs. */
  held: readonly string[];
  /** More than two hands can hold. */
  left: readonly string[];
}

const WORN: readonly PieceRole[] = ['hat', 'eyewear', 'shoe', 'float'];

/** How a trait is worn, or undefined for something that is held. */
function slotOf(look: string): PieceRole | 'wings' | undefined {
  if (look === WINGS) return 'wings';
  return WORN.find((role) => findPiece(role, look) !== undefined) ?? (hatOfLook(look) && 'hat');
}

/** Each head wears the things of its own source; a second hat for the same head is held. */
export function planOutfit(concept: Concept): Outfit {
  const { fusion, theme } = concept;
  const heads = fusion && !fusion.halved ? fusion.heads.length : 1;
  const taken = new Set<string>();
  const held: string[] = !fusion && boardOfLook(lookOf(theme)) ? [lookOf(theme)] : [];
  const traits = traitsOf(concept).map((idea, index) => {
    const { word, given } = idea;
    const look = lookOf(idea);
    const slot = slotOf(look);
    const head = index % heads;
    // Feet need no equal shoes.
    const place = slot === 'shoe' ? `${slot}/${index}` : `${slot}/${head}`;
    const isWorn = slot !== undefined && !taken.has(place);
    taken.add(place);
    if (!isWorn) held.push(look);
    return { word, given, look, head, isWorn };
  });
  if (held.length === 1 && held[0] === GLOVES) held.push(GLOVES);
  return { traits, held: held.slice(0, 2), left: held.slice(2) };
}
