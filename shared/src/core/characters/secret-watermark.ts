/** The mark in the pictures of a character that hides a secret: whoever shows it has found the secret. */
import { keyedHash } from '../../platform/secrets.ts';
import { MARK_CODE_MAX } from '../../rules/picture-watermark.ts';

/** Nobody can work it out from what is told of a character. @param ticketId of which the character came. */
export function secretMarkOf(appSecret: string, ticketId: string): number {
  return Buffer.from(keyedHash(appSecret, 'secret-mark', ticketId), 'base64url').readUInt32BE() & MARK_CODE_MAX;
}
