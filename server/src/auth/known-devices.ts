/** Devices that an account was entered from, known again by what they were given: after OWASP's device cookies. */
import type { NewSession } from '@chaos/shared/contract/auth';
import type { Transaction } from '@chaos/shared/platform/database';
import { equalsInConstantTime, keyedHash } from '@chaos/shared/platform/secrets';
import type { Context } from '../trpc/context.ts';
import { startSession } from './sessions.ts';
import { hashToken, newToken } from './token-hashes.ts';

export interface Account {
  id: string;
  passwordHash: string;
}

/**
 * What a device shows at its next sign-in. A new password makes strangers of all devices: one of them may have been the thief's.
 * @returns it, and what is kept of it.
 */
export function newDevice(appSecret: string, account: Account): { device: string; hash: string } {
  const device = newToken();
  return { device: `${device}.${proofOf(appSecret, account, device)}`, hash: hashToken(device) };
}

/**
 * Begins a session in a browser, in the transaction that proved who it is.
 * @param shown what of earlier sessions the browser was known by.
 * @throws what `startSession` throws.
 */
export async function enterBrowser(
  trx: Transaction,
  ctx: Context,
  { account, shown }: { account: Account; shown: string | null },
): Promise<NewSession> {
  const { device, hash } = newDevice(ctx.appSecret, account);
  const marks = { device_given: hash, device_shown: shown && hashToken(shown) };
  return { ...(await startSession(trx, account.id, { ...ctx.sessionOrigin?.(), ...marks })), device };
}

function proofOf(appSecret: string, { id, passwordHash }: Account, device: string): string {
  return keyedHash(appSecret, 'device', `${device} ${id} ${passwordHash}`);
}

/** @returns the first device of this account among those that are shown, without its proof; null where none is. */
export function findKnownDevice(appSecret: string, account: Account, shown: readonly string[]): string | null {
  const parts = shown.map((one) => one.split('.'));
  const known = parts.find(
    ([device = '', proof = '', ...more]) => equalsInConstantTime(proof, proofOf(appSecret, account, device)) && more.length === 0,
  );
  return known?.[0] ?? null;
}
