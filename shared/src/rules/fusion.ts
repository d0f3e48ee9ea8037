/** What may be fused: checked when somebody asks for it, and again under lock when it happens. */
import type { ErrorReason } from '../contract/errors.ts';
import { type Restriction, type Restrictions, restrictionOf } from './locks-and-holds.ts';

export const FUSION_MIN = 2;
export const FUSION_MAX = 3;

export const FUSION_SENTENCES = {
  tooFew: `Select at least ${FUSION_MIN} characters to fuse.`,
  tooMany: `You can select up to ${FUSION_MAX} characters for fusion.`,
  isFused: 'Fused characters cannot be used for further fusion.',
  twice: 'A brainrot cannot be fused with itself.',
} as const;

const RESTRICTED: Record<Restriction, string> = {
  locked: 'is locked. Unlock it before you fuse it.',
  held: 'is held: whoever gave it to you can still take it back.',
};

/** What the rule needs to know of a character. */
export interface FusionCandidate extends Restrictions {
  id: string;
  name: string;
  ownerId: string | null;
  isActive: boolean;
  /** Its owner has deleted it. */
  isDeleted: boolean;
  /** It came out of a fusion. */
  isFused: boolean;
  /** What it was fused into; null while it was not. */
  fusedIntoId: string | null;
  /** It was won in a battle within the last day. */
  wonLately: boolean;
}

export interface FusionRefusal {
  reason: Extract<ErrorReason, 'invalid_input' | 'not_yours' | 'not_found' | 'won_lately' | Restriction>;
  /** A sentence for the actor, who knew the names when asking. */
  message: string;
}

/** @returns why the actor may not fuse these, or null when nothing is in the way. Private ones may be fused. */
export function fusionRefusal(characters: readonly FusionCandidate[], actorId: string): FusionRefusal | null {
  if (characters.length < FUSION_MIN) return { reason: 'invalid_input', message: FUSION_SENTENCES.tooFew };
  if (characters.length > FUSION_MAX) return { reason: 'invalid_input', message: FUSION_SENTENCES.tooMany };
  if (new Set(characters.map(({ id }) => id)).size < characters.length)
    return { reason: 'invalid_input', message: FUSION_SENTENCES.twice };
  for (const character of characters) {
    const { name, ownerId, isActive, isDeleted, isFused, fusedIntoId, wonLately } = character;
    if (ownerId !== actorId) return { reason: 'not_yours', message: `${name} is not yours any more.` };
    if (fusedIntoId !== null) return { reason: 'not_found', message: `${name} has been fused already.` };
    if (isDeleted) return { reason: 'not_found', message: `${name} has been deleted.` };
    if (!isActive) return { reason: 'not_found', message: `${name} has been taken down.` };
    if (wonLately)
      return { reason: 'won_lately', message: `${name} was won within the last day, and can be fought for so long.` };
    if (isFused) return { reason: 'invalid_input', message: FUSION_SENTENCES.isFused };
    const restriction = restrictionOf(character);
    if (restriction) return { reason: restriction, message: `${name} ${RESTRICTED[restriction]}` };
  }
  return null;
}
