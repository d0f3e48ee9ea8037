/** One-time codes as browser and server see them: what a sign-in with a password takes beside it, where its owner has asked for it. */

/** So many recovery codes are given at once, each good once. */
export const RECOVERY_CODES = 10;

/** So long a new password by mail switches them off again: somebody else may have switched them on. */
export const CODES_SETTLE_DAYS = 7;

/** Whether a sign-in takes a code, as only the member is told. */
export interface CodesState {
  /** Since when; null: it does not. */
  since: Date | null;
  /** How many recovery codes are left. */
  recoveryLeft: number;
}

/** What an app that makes codes has to know. It counts once a code of it was shown. */
export interface CodesBegun {
  /** `otpauth://`, as apps read it from a picture. */
  uri: string;
  /** The same for whoever types it: base32 in groups of four. */
  secret: string;
}

/** Shown this once: only hashes are kept. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}
