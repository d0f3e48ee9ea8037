/** The fixed texts of using a passkey. Those of keeping them are in features/passkeys. */
export const passkeyMessages = {
  or: 'or',
  signIn: 'Sign in with a passkey',
  prove: 'Use a passkey',
  busy: 'Waiting for your device…',
  cancelled: 'It was cancelled, or took too long.',
  known: 'There is a passkey of this account on that device already.',
  wrongAddress: 'Passkeys do not work at this address of the site.',
  unable: 'That device cannot keep a passkey: it has to ask for a finger, a face or a PIN.',
  failed: 'That did not work. Please try again.',
} as const;
