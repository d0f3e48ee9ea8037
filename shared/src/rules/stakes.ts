/** What a battle may take away, and why not. docs/rules.md tells it in words. */

/** So many an owner loses in a day at most. */
export const LOSSES_A_DAY = 3;
/** So long what was won stays public and can be fought for; and so long who ended the peace takes nothing. */
export const IN_REACH_HOURS = 24;

/** One side of a battle, as far as it matters for what moves. */
export interface Corner {
  /** Null for nobody's. */
  ownerId: string | null;
  /** Its owner has said that theirs are not to be fought for. */
  isPeaceful: boolean;
  /** From when its owner takes again, who ended a peace within the last day; else null. */
  takesAgainAt: Date | null;
  /** How many of their own its owner has lost within the last day: what was just won and lost again is none of these. */
  losses: number;
  /** It was won in a battle within the last day, by whomever. */
  wonLately: boolean;
  /** The deal that brought it can still be taken back. */
  isHeld: boolean;
}

/** What is fought for: visitors and friends move nothing, whatever belongs to whom. */
export type Terms = 'visitor' | 'friendly' | 'ownership';

/** Why a loser stays with its owner. */
export type Kept = 'visitor' | 'friendly' | 'nobody' | 'own' | 'held' | 'peace' | 'enough';

/**
 * Whether the loser goes to the winner's owner.
 * @returns null when it does, else why not.
 */
export function keptBecause(terms: Terms, winner: Corner, loser: Corner): Kept | null {
  if (terms !== 'ownership') return terms;
  if (winner.ownerId !== null && winner.ownerId === loser.ownerId) return 'own';
  if (winner.isHeld || loser.isHeld) return 'held';
  const isOpen = loser.wonLately || !loser.isPeaceful;
  const hasLostEnough = !loser.wonLately && loser.ownerId !== null && loser.losses >= LOSSES_A_DAY;
  if (winner.ownerId === null) return isOpen && hasLostEnough ? 'enough' : 'nobody';
  // Whatever has just been taken can be taken back, also from behind a peace; in peace nobody takes.
  if (!isOpen || winner.isPeaceful || winner.takesAgainAt !== null) return 'peace';
  return hasLostEnough ? 'enough' : null;
}
