/** The fixed texts of using a passkey. Those of keeping them are in passkey-list-messages.ts. */
export const passkeyMessages = {
  or: 'or',
  signIn: 'Sign in with a passkey',
  prove: 'Use a passkey',
  busy: 'Waiting for your device…',
  cancelled: 'It was cancelled, or took too long.',
  known: 'That device already has a passkey for this account.',
  wrongAddress: 'Passkeys do not work at this web address.',
  unable: 'That device cannot keep a passkey. It has to ask for a fingerprint, face or PIN.',
  failed: 'That did not work. Please try again.',
} as const;
