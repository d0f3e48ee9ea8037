/**
 * Luck that nobody can choose and everybody can check: it comes from a secret that the server is bound to before anybody asks for
 * anything, and from a text that the server does not choose. docs/rules.md tells it in words.
 */

/** Of the 256 bits the first 52 are taken: as many as a number holds exactly. */
const HEX_DIGITS = 13;

/**
 * HMAC-SHA-256 of the text, keyed by the day's secret, as a number.
 * @param secret 64 hex digits.
 * @returns 0 up to but not including 100.
 * @throws {RangeError} of another secret.
 */
export async function drawPercent(secret: string, text: string): Promise<number> {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const drawn = await subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return (Number.parseInt(hexOf(drawn).slice(0, HEX_DIGITS), 16) / 16 ** HEX_DIGITS) * 100;
}

/** What the server publishes before the day: the SHA-256 of the secret's bytes, in hex. */
export async function commitmentOf(secret: string): Promise<string> {
  return hexOf(await globalThis.crypto.subtle.digest('SHA-256', bytesOf(secret)));
}

/** The SHA-256 of a text, in hex. */
export async function hashOf(text: string): Promise<string> {
  return hexOf(await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** @throws {RangeError} when it is not 64 hex digits. */
function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  if (!/^[0-9a-f]{64}$/.test(secret)) throw new RangeError('A secret has 64 hex digits.');
  return Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(secret.slice(2 * at, 2 * at + 2), 16));
}

function hexOf(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
