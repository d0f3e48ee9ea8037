/** Leaving for good, as browser and server see it. */

/** What becomes of the characters of somebody who leaves: they stay as nobody's, or are deleted. */
export type FateOfCharacters = 'leave' | 'delete';

/** So long somebody who leaves may come back. */
export const DAYS_TO_COME_BACK = 14;

export interface Leaving {
  /** When the account ends. */
  leavesAt: Date;
}
