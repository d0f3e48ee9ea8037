/** What keeps a character where it is: its owner's lock, or the deal that brought it. docs/rules.md tells it in words. */

/** So long a lock goes on after its owner has asked to end it. */
export const UNLOCK_HOURS = 24;

/** Both as they are in this moment. */
export interface Restrictions {
  /** Its owner has locked it. */
  isLocked: boolean;
  /** Whoever gave it can still take it back. */
  isHeld: boolean;
}

/** `held` is the graver one: nobody but who gave it can end it. */
export type Restriction = 'locked' | 'held';

/** @returns why a character stays with its owner and as it is, or null when it is free. */
export function restrictionOf({ isLocked, isHeld }: Restrictions): Restriction | null {
  if (isHeld) return 'held';
  return isLocked ? 'locked' : null;
}
