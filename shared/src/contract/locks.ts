/** What keeps a character with its owner: the owner's own lock, and the deal or the battle that brought it. */

/** So many are locked, unlocked or asked about in one call. */
export const LOCK_IDS_MAX = 200;

/** One of the characters that were asked about. What is free is not listed. */
export interface RestrictedCharacter {
  characterId: string;
  /** For its owner alone; null where it is not locked. `endsAt` is null until the owner asks to end it. */
  lock: { endsAt: Date | null } | null;
  /** Until when the deal that brought it can be taken back; null where no deal can. */
  heldUntil: Date | null;
  /**
   * It rests because it was won in a battle; null where it was not, or longer ago. `until` is when that is over at least: later where its
   * owner rests. Null where nobody can tell, and for others where it says for how long its owner has rested.
   */
  won: { until: Date | null } | null;
}

export interface LockResult {
  /** How many of them are locked now. */
  locked: number;
  /** How many of those stand in an offer that waits, which cannot be accepted before they are unlocked. */
  inOffers: number;
}
