/** What members do with their own account, as browser and server see it. */

/** How long a password counts that was typed for `account.prove`; then it is asked for again. */
export const PROOF_MINUTES = 10;

/** That the password was typed in this session. */
export interface Proof {
  until: Date;
}

/** A new password makes strangers of all devices; this one is known again by what it is given. */
export interface PasswordChanged {
  device: string;
}

/** So long the address before is promised a way back after a change. */
export const UNDO_DAYS = 7;

/** An address that its owner has still to confirm, as only the member is told. */
export interface PendingEmailChange {
  email: string;
  /** Until when the mailed link works. */
  endsAt: Date;
}

/** So many sessions are listed. */
export const SESSIONS_MAX = 100;

/** Somewhere that the member is signed in. */
export interface OwnSession {
  /** Names it to its owner, and opens nothing. */
  id: string;
  /** Such as "Firefox on Linux"; null of those of before. */
  device: string | null;
  /** The first half of the address at signing in, such as "203.0.x.x"; null of those of before. */
  network: string | null;
  createdAt: Date;
  /** Within the quarter of an hour. */
  lastUsedAt: Date;
  /** The one that asks. */
  isThis: boolean;
}
