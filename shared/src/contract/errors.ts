/** The closed list of reasons that an error can carry. A screen decides by the reason, people read the message. */
export const ERROR_REASONS = [
  'invalid_input',
  'indecent',
  'body_too_large',
  'forged_cursor',
  'signed_out',
  'wrong_credentials',
  'code_required',
  'wrong_code',
  'proof_required',
  'suspended',
  'leaving',
  'email_taken',
  'username_taken',
  'weak_password',
  'link_invalid',
  'challenge_over',
  'passkey_known',
  'too_many_requests',
  'quota_used_up',
  'too_busy',
  'not_found',
  'no_secret',
  'not_yours',
  'request_id_reused',
  'already_answered',
  'stale_offer',
  'cannot_reverse',
  'stakes_changed',
  'won_lately',
  'locked',
  'held',
  'resting',
  'storage_full',
  'storage_unavailable',
  'database_unavailable',
  'imagination_failed',
  'timed_out',
  'internal',
] as const;

export type ErrorReason = (typeof ERROR_REASONS)[number];

/** What a failed call or ticket tells: never an internal message. `suspended` comes with a Suspension (auth.ts). */
export interface PublicError {
  reason: ErrorReason;
  /** A sentence for people. */
  message: string;
}
