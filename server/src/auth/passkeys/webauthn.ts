/**
 * The library of passkeys with its parsers of certificates: a sixth of what a server loads, and so loaded with the first passkey
 * that is used.
 */
export const webauthn = () => import('@simplewebauthn/server');
export const webauthnHelpers = () => import('@simplewebauthn/server/helpers');
