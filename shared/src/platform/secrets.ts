/** Keyed hashes: everything that must not be guessed or forged comes from the one APP_SECRET, each purpose apart. */
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

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
  | 'push';

/** The key of each purpose. Making one costs five times as much as a hash with it. */
const keys = new Map<string, KeyObject>();

/** HMAC-SHA-256 as base64url; the purpose is part of the key, so that no hash can stand in for another. */
export function keyedHash(secret: string, purpose: Purpose, data: string | Uint8Array): string {
  const name = `${purpose} ${secret}`;
  const key = keys.get(name) ?? createSecretKey(createHmac('sha256', secret).update(purpose).digest());
  keys.set(name, key);
  return createHmac('sha256', key).update(data).digest('base64url');
}

/** Compares without telling by its time where the two differ. */
export function equalsInConstantTime(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
