/** Devices that an account was entered from, known again by what they were given: after OWASP's device cookies. */
import { equalsInConstantTime, keyedHash } from '@chaos/shared/platform/secrets';
import { newToken } from './tokens.ts';

export interface Account {
  id: string;
  passwordHash: string;
}

/** What a device shows at its next sign-in. A new password makes strangers of all devices: one of them may have been the thief's. */
export function newDevice(appSecret: string, account: Account): string {
  const device = newToken();
  return `${device}.${proofOf(appSecret, account, device)}`;
}

function proofOf(appSecret: string, { id, passwordHash }: Account, device: string): string {
  return keyedHash(appSecret, 'device', `${device} ${id} ${passwordHash}`);
}

/** @returns the device without its proof, null where it is none of this account. */
export function findDevice(appSecret: string, account: Account, shown: string): string | null {
  const [device = '', proof = '', ...more] = shown.split('.');
  const isProven = equalsInConstantTime(proof, proofOf(appSecret, account, device));
  return isProven && more.length === 0 ? device : null;
}
