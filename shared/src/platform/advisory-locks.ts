/** The advisory locks that have a number of their own, side by side so that no two of them have the same. */
export const ADVISORY_LOCKS = {
  /** Whoever hands tickets from the line to the queue. */
  dispatch: 7_310_001,
  /** Held by a backup from before its snapshot until its last file. */
  backup: 7_310_002,
  /** Whoever adds up what has changed in the line. */
  fold: 7_310_003,
  /** Whoever ends an account. */
  departure: 7_310_004,
} as const;
