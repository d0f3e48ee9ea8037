/** Accounts and sessions as browser and server see them. */

export type Role = 'member' | 'operator';

/** The signed-in person, as the session tells. */
export interface SessionUser {
  id: string;
  email: string;
  emailConfirmed: boolean;
  username: string;
  displayName: string;
  avatarUrl: string | null;
  role: Role;
  /** When the account ends, in ISO 8601: they are leaving, and may do nothing but come back. Missing for everybody else. */
  leavesAt?: string | undefined;
}

export interface Session {
  /** Sent as `Authorization: Bearer`. */
  accessToken: string;
  /** Buys the next session, once. */
  refreshToken: string;
  /** Epoch seconds at which the access token ends. */
  expiresAt: number;
  /** Seconds from the answer to that moment. */
  expiresIn: number;
  tokenType: 'bearer';
  user: SessionUser;
}

/** What signing in gives. */
export interface NewSession extends Session {
  /** Shown at later sign-ins: no stranger who guesses closes this device out of the account. */
  device: string;
}

/** How many such a browser shows at most. */
export const DEVICES_MAX = 5;
/** Of tokens, and whatever else the server hands out as a secret. */
export const TOKEN_MAX = 200;

/** What a member is told who is suspended. */
export interface Suspension {
  reason: string;
  /** Null: until further notice. */
  until: Date | null;
}

/** `session` is null where the e-mail address has to be confirmed first. */
export interface SignUpResult {
  session: NewSession | null;
}
