/** Codes of six digits that change each half minute (RFC 6238), as every app makes them that is there for it. */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Hall of Chaos';
/** As RFC 4226 wants it. */
const SECRET_BYTES = 20;
/** Clocks differ, and whoever types takes a moment: the code before and the next one count as well. */
const WINDOW = 1;
const PERIOD_SECONDS = 30;
const CODE = /^\d{6}$/;

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** @param label by which the owner finds it again in the app. */
export function describeSecret(secret: Buffer, label: string): { uri: string; secret: string } {
  const totp = codesOf(secret, label);
  return { uri: totp.toString(), secret: totp.secret.base32.replace(/.{4}(?=.)/g, '$& ') };
}

/** @param now by the database, whose clock is the one that all servers share.
 * @returns the half minute since 1970 to which the code belongs; null where it belongs to none that counts now. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  // Of signs of more bytes than one the library would make an error.
  if (!CODE.test(code)) return null;
  const delta = codesOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / PERIOD_SECONDS) + delta;
}

function codesOf(secret: Buffer, label = ''): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    period: PERIOD_SECONDS,
    digits: 6,
    algorithm: 'SHA1',
  });
}
