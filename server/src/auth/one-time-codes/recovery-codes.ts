/** What opens the account where the app with the codes is lost: each good once. */
import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@chaos/shared/contract/one-time-codes';
import type { Transaction } from '@chaos/shared/platform/database';
import { Secret } from 'otpauth';
import { hashToken } from '../token-hashes.ts';

/** 120 bits, so that a plain hash is enough: nobody tries them all. 24 letters and digits, none of which looks like another. */
const BYTES = 15;

/** In the place of all before. @returns them as they are shown, which they are this once. */
export async function giveRecoveryCodes(trx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ hash: hashRecoveryCode(code), user_id: userId })))
    .execute();
  return codes;
}

/** @returns whether it was one; it is none any more. */
export async function useRecoveryCode(trx: Transaction, userId: string, code: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('recovery_codes')
    .where('hash', '=', hashRecoveryCode(code))
    .where('user_id', '=', userId)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

function newRecoveryCode(): string {
  const letters = new Secret({ buffer: Uint8Array.from(randomBytes(BYTES)).buffer }).base32.toLowerCase();
  return letters.replace(/.{4}(?=.)/g, '$&-');
}

function hashRecoveryCode(code: string): string {
  return hashToken(code.replaceAll('-', '').toLowerCase());
}
