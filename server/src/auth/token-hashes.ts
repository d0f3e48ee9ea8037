/** Bearer tokens: random, or derived from another token where the same one must be given twice; kept as hashes. */
import { createHash, randomBytes } from 'node:crypto';
import { keyedHash } from '@chaos/shared/platform/secrets';

/** 256 bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The tokens that follow a refresh token. They are computed from it with the server's key, so that a repeated refresh
 * gets the same ones although only hashes are stored.
 */
export function deriveSuccessors(appSecret: string, refreshToken: string): { accessToken: string; refreshToken: string } {
  return {
    accessToken: keyedHash(appSecret, 'access-token', refreshToken),
    refreshToken: keyedHash(appSecret, 'refresh-token', refreshToken),
  };
}
