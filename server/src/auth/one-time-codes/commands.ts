/** Switching one-time codes on and off, and a new set of recovery codes. Each takes a fresh proof, which takes a code where they are on. */

import { DAYS_TO_COME_BACK } from '@chaos/shared/contract/leaving';
import { CODES_SETTLE_DAYS, type CodesBegun, type RecoveryCodes } from '@chaos/shared/contract/one-time-codes';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { seal } from '@chaos/shared/platform/secrets';
import { sql } from 'kysely';
import { codesOffMail, codesOnMail, newRecoveryCodesMail } from '../../mail/mails.ts';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { writeAudit } from '../audit-log.ts';
import { holdProof } from '../reauthentication.ts';
import { requireLivingFamily, type SignedIn } from '../sessions.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { describeSecret, newSecret } from './totp.ts';
import { findStepOf, lockCodes, wrongCode } from './verification.ts';

/** A secret for the member's app. Begun again, it is another one. */
export async function beginCodes(ctx: Context, { user }: SignedIn): Promise<CodesBegun> {
  await ctx.limits.require('codesByMember', user.id);
  const secret = newSecret();
  const sealed = seal(ctx.appSecret, 'one-time-codes', { owner: user.id, data: secret });
  const begun = await ctx.db
    .insertInto('one_time_codes')
    .values({ user_id: user.id, sealed_secret: sealed })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealed, created_at: sql<Date>`now()` })
        .where('one_time_codes.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!begun) throw alreadyOn();
  return describeSecret(secret, user.email);
}

/**
 * The app has the secret: from now on a sign-in with the password takes a code. The mail about it says how to get them off again,
 * for whoever did not ask for them.
 * @throws {PublicFailure} for a wrong code, after which the right one still works.
 */
export async function confirmCodes(ctx: Context, { user, familyId }: SignedIn, code: string): Promise<RecoveryCodes> {
  await ctx.limits.require('codesByMember', user.id);
  const confirm = async (trx: Transaction) => {
    await requireLivingFamily(trx, familyId);
    const begun = await trx
      .selectFrom('one_time_codes')
      .select(['sealed_secret as sealed', 'confirmed_at as confirmedAt', sql<Date>`clock_timestamp()`.as('now')])
      .where('user_id', '=', user.id)
      .forUpdate()
      .executeTakeFirst();
    if (begun?.confirmedAt) throw alreadyOn();
    const step = begun ? findStepOf(ctx.appSecret, { userId: user.id, code, ...begun }) : null;
    if (step === null) throw wrongCode();
    await trx
      .updateTable('one_time_codes')
      .set({ confirmed_at: sql`now()`, last_step: step })
      .where('user_id', '=', user.id)
      .execute();
    // Until then a password alone was one.
    await trx
      .updateTable('session_families')
      .set({ proven_at: null })
      .where('user_id', '=', user.id)
      .where('id', '<>', familyId)
      .execute();
    await writeAudit(trx, { kind: 'codes_on', userId: user.id, details: { address: ctx.viewer.addressHash } });
    return giveRecoveryCodes(trx, user.id);
  };
  const recoveryCodes = await transact(ctx.db, confirm);
  ctx.mailer.send(codesOnMail(ctx.publicUrl, user.email));
  return { recoveryCodes };
}

/** In the place of those of before. @throws {PublicFailure} where codes are off. */
export async function renewRecoveryCodes(ctx: Context, signedIn: SignedIn): Promise<RecoveryCodes> {
  const { user } = signedIn;
  await ctx.limits.require('codesByMember', user.id);
  const recoveryCodes = await transact(ctx.db, async (trx) => {
    await requireCodes(trx, signedIn);
    await writeAudit(trx, { kind: 'recovery_codes_renewed', userId: user.id, details: { address: ctx.viewer.addressHash } });
    return giveRecoveryCodes(trx, user.id);
  });
  ctx.mailer.send(newRecoveryCodesMail(ctx.publicUrl, user.email));
  return { recoveryCodes };
}

/** @throws {PublicFailure} where codes are off. */
export async function removeCodes(ctx: Context, signedIn: SignedIn): Promise<void> {
  const { user } = signedIn;
  await transact(ctx.db, async (trx) => {
    await requireCodes(trx, signedIn);
    await removeAllCodes(trx, user.id);
    await writeAudit(trx, { kind: 'codes_off', userId: user.id, details: { address: ctx.viewer.addressHash } });
  });
  tellOfNoCodes(ctx, user.email);
}

/** An account that begins anew for its owner asks for none. */
export async function removeAllCodes(trx: Transaction, userId: string): Promise<void> {
  await trx.deleteFrom('one_time_codes').where('user_id', '=', userId).execute();
}

/**
 * A new password by mail takes them along for a week: they may be a thief's who had the old one, and their owner was told by mail.
 * After that the mailbox alone is no way around them. Those of whoever is leaving settle no further: a thief's would keep the owner from
 * coming back until there is nothing to come back to. An address that nobody has confirmed yet may be somebody else's at all.
 * @returns whether the account asked for them: then its owner is told, see {@link tellOfNoCodes}.
 */
export async function removeYoungCodes(trx: Transaction, userId: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('one_time_codes')
    .using('users')
    .whereRef('users.id', '=', 'user_id')
    .where('user_id', '=', userId)
    .where(
      sql<boolean>`(users.email_confirmed_at is null
        or coalesce(confirmed_at, one_time_codes.created_at) > ${settledAt} - make_interval(days => ${CODES_SETTLE_DAYS}))`,
    )
    .returning('one_time_codes.confirmed_at')
    .executeTakeFirst();
  return removed?.confirmed_at != null;
}

/** For `users`: now, or when the account was asked to end. */
const settledAt = sql<Date>`coalesce(
  (select leaves_at - make_interval(days => ${sql.lit(DAYS_TO_COME_BACK)}) from departures where departures.user_id = users.id), now())`;

/** The same for the owner of the address before, who has the way back for seven days: as many before it was asked for count. */
export async function removeCodesOfChange(trx: Transaction, changeId: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('one_time_codes')
    .using('email_changes')
    .whereRef('email_changes.user_id', '=', 'one_time_codes.user_id')
    .where('email_changes.id', '=', changeId)
    .where(
      sql<boolean>`coalesce(one_time_codes.confirmed_at, one_time_codes.created_at) > asked_at - make_interval(days => ${CODES_SETTLE_DAYS})`,
    )
    .returning('one_time_codes.confirmed_at')
    .executeTakeFirst();
  return removed?.confirmed_at != null;
}

/** After the commit. */
export function tellOfNoCodes(ctx: Context, email: string, { hasPassword = true } = {}): void {
  ctx.mailer.send(codesOffMail(ctx.publicUrl, email, hasPassword));
}

/**
 * By hand of whoever runs the product, for a member who has lost the app and the recovery codes. The password stays.
 * @returns false where there is nothing to switch off.
 */
export async function removeLostCodes(db: Database, email: string): Promise<boolean> {
  return transact(db, async (trx) => {
    const removed = await trx
      .deleteFrom('one_time_codes')
      .using('users')
      .whereRef('users.id', '=', 'user_id')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('confirmed_at', 'is not', null)
      .returning('user_id')
      .executeTakeFirst();
    if (removed) await writeAudit(trx, { kind: 'codes_off', userId: removed.user_id, details: { by: 'operator command' } });
    return removed !== undefined;
  });
}

function alreadyOn(): PublicFailure {
  return new PublicFailure('CONFLICT', 'invalid_input', 'One-time codes are already on.');
}

/** Of two who change them at once the second finds what the first has left. */
/** In a session that lives, and was proven a moment ago. @throws {PublicFailure} */
async function requireCodes(trx: Transaction, { user, familyId }: SignedIn): Promise<void> {
  if (!(await lockCodes(trx, user.id))) throw new PublicFailure('NOT_FOUND', 'not_found', 'One-time codes are off.');
  await holdProof(trx, familyId);
}
