/** Keyed hashes and seals: everything that must not be guessed, forged or read comes from the one APP_SECRET, each purpose apart. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

type Purpose =
  | 'ticket'
  | 'address'
  | 'email'
  | 'username'
  | 'device'
  | 'network'
  | 'cursor'
  | 'picture'
  | 'secret-mark'
  | 'video'
  | 'access-token'
  | 'refresh-token'
  | 'queues-pass'
  | 'picture-pass'
  | 'desk-pass'
  | 'content-credentials'
  | 'push'
  | 'one-time-codes';

/** The key of each purpose. Making one costs five times as much as a hash with it. */
const keys = new Map<string, KeyObject>();

/** HMAC-SHA-256 as base64url; the purpose is part of the key, so that no hash can stand in for another. */
export function keyedHash(secret: string, purpose: Purpose, data: string | Uint8Array): string {
  return createHmac('sha256', keyOf(secret, purpose)).update(data).digest('base64url');
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM: what has to be read again, and by nobody who holds the database alone.
 * @param owner what it belongs to: it opens for nothing else.
 * @returns nonce, tag and text.
 */
export function seal(secret: string, purpose: Purpose, { owner, data }: { owner: string; data: Uint8Array }): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(data), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @returns null for what was sealed with another secret, for another purpose or owner, or changed since. */
export function unseal(
  secret: string,
  purpose: Purpose,
  { owner, sealed }: { owner: string; sealed: Uint8Array },
): Buffer | null {
  const [nonce, tag] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

function keyOf(secret: string, purpose: Purpose): KeyObject {
  const name = `${purpose} ${secret}`;
  const key = keys.get(name) ?? createSecretKey(createHmac('sha256', secret).update(purpose).digest());
  keys.set(name, key);
  return key;
}

/** Compares without telling by its time where the two differ. */
export function equalsInConstantTime(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
