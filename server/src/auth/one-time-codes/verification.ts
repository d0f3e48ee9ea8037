/** Whether a code opens what it is shown for. */
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { unseal } from '@chaos/shared/platform/secrets';
import { sql } from 'kysely';
import { codesGuessedMail, recoveryUsedMail } from '../../mail/mails.ts';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { writeAudit } from '../audit-log.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { findStep } from './totp.ts';

/** Whoever tries: strangers who have the password do not use up the tries of a device that is known. */
const triesOf = (userId: string, isKnown: boolean) => `${userId} ${isKnown ? 'known' : 'new'}`;

/**
 * Before the code is looked at; where none is asked for nothing is guessed. The owner is told of too many by mail, once a day: whoever
 * it is knows the password.
 * @throws {PublicFailure} when there were too many.
 */
export async function countTry(
  ctx: Context,
  { user, code, isKnown }: { user: { id: string; email: string }; code: string | undefined; isKnown: boolean },
): Promise<void> {
  if (code === undefined || !(await asksForCode(ctx.db, user.id))) return;
  await ctx.limits.require('codeByAccount', triesOf(user.id, isKnown)).catch(async (refusal: unknown) => {
    if ((await ctx.limits.count('codesGuessedMail', user.id)) === 0) ctx.mailer.send(codesGuessedMail(ctx.publicUrl, user.email));
    throw refusal;
  });
}

/** After a new password: who guessed had the old one, and the owner is not to wait for it. */
export async function forgetTries(ctx: Context, userId: string): Promise<void> {
  for (const isKnown of [true, false]) await ctx.limits.forget('codeByAccount', triesOf(userId, isKnown));
}

export async function asksForCode(db: Database | Transaction, userId: string): Promise<boolean> {
  const asking = await db
    .selectFrom('one_time_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return asking !== undefined;
}

/**
 * Whoever is just switching them on is waited for, or waits, and finds a proof that was given without a code. Of many at once with
 * one code the first takes it.
 * @returns null where the account asks for none.
 */
export async function lockCodes(trx: Transaction, userId: string) {
  const codes = await trx
    .selectFrom('one_time_codes')
    .select(['sealed_secret as sealed', 'last_step as lastStep', 'confirmed_at', sql<Date>`clock_timestamp()`.as('now')])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return codes?.confirmed_at ? codes : null;
}

/**
 * Uses the code up; nothing where the account asks for none. What is written with it holds only if it was right.
 * @returns how many recovery codes are left, where it was one of those.
 * @throws {PublicFailure} where one is missing, wrong, or was taken already.
 */
export async function takeCode(
  trx: Transaction,
  ctx: Context,
  { userId, code }: { userId: string; code: string | undefined },
): Promise<{ recoveryLeft: number | null }> {
  const known = await lockCodes(trx, userId);
  if (!known) return { recoveryLeft: null };
  if (code === undefined) throw codeRequired();
  const step = findStepOf(ctx.appSecret, { userId, code, ...known });
  if (step !== null && step > Number(known.lastStep)) {
    await trx.updateTable('one_time_codes').set({ last_step: step }).where('user_id', '=', userId).execute();
    return { recoveryLeft: null };
  }
  if (step !== null) throw wrongCode('This code has already been used. Please wait for the next one.');
  if (!(await useRecoveryCode(trx, userId, cleanCode(code)))) throw wrongCode();
  await writeAudit(trx, { kind: 'recovery_code_used', userId, details: { address: ctx.viewer.addressHash } });
  return { recoveryLeft: await countRecoveryCodes(trx, userId) };
}

/** @returns null for what is no code of now; and where the server's secret is another one, so that recovery codes alone are left. */
export function findStepOf(
  appSecret: string,
  { userId, sealed, code, now }: { userId: string; sealed: Buffer; code: string; now: Date },
): number | null {
  const secret = unseal(appSecret, 'one-time-codes', { owner: userId, sealed });
  return secret && findStep(secret, cleanCode(code), now);
}

/** As it was meant: blanks, dashes of any kind and what is not seen are none of it. */
function cleanCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '');
}

export async function countRecoveryCodes(db: Database | Transaction, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::integer`.as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return left;
}

/** Their owner is told of each recovery code that was used. */
export function tellOfRecovery(ctx: Context, email: string, recoveryLeft: number | null): void {
  if (recoveryLeft !== null) ctx.mailer.send(recoveryUsedMail(ctx.publicUrl, email, recoveryLeft));
}

function codeRequired(): PublicFailure {
  return new PublicFailure('UNAUTHORIZED', 'code_required', 'Please type the code your app shows now, or a recovery code.');
}

export function wrongCode(
  sentence = 'This code is wrong or has expired. Please type the one your app shows now.',
): PublicFailure {
  return new PublicFailure('UNAUTHORIZED', 'wrong_code', sentence);
}
