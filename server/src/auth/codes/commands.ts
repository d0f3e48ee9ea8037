/** Switching one-time codes on and off, and what gives a new set of recovery codes. Each takes a fresh proof beside a code. */
import type { CodesBegun, RecoveryCodes } from '@chaos/shared/contract/codes';
import type { Transaction } from '@chaos/shared/platform/database';
import { seal } from '@chaos/shared/platform/secrets';
import { type RawBuilder, sql } from 'kysely';
import { codesOffMail, codesOnMail, newRecoveryCodesMail } from '../../mail/mails.ts';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { writeAudit } from '../audit.ts';
import { issueEmailToken } from '../email-tokens.ts';
import { requireLivingFamily, type SignedIn } from '../sessions.ts';
import { giveRecoveryCodes } from './recovery.ts';
import { countTry, findStepOf, takeCode, wrongCode } from './taking.ts';
import { describeSecret, newSecret } from './totp.ts';

/** A secret for the member's app. Begun again, it is another one. */
export async function beginCodes(ctx: Context, { user }: SignedIn): Promise<CodesBegun> {
  await countTry(ctx, user.id, true);
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
 * The app has the secret: from now on a sign-in with the password takes a code. The mail about it has a link that switches them off
 * again, for whoever did not ask for them.
 * @throws {PublicFailure} for a wrong code, after which the right one still works.
 */
export async function confirmCodes(ctx: Context, { user, familyId }: SignedIn, code: string): Promise<RecoveryCodes> {
  await countTry(ctx, user.id, true);
  const { recoveryCodes, token } = await ctx.db.transaction().execute(async (trx) => {
    const begun = await trx
      .selectFrom('one_time_codes')
      .select(['sealed_secret as sealed', 'confirmed_at as confirmedAt', sql<Date>`clock_timestamp()`.as('now')])
      .where('user_id', '=', user.id)
      .forUpdate()
      .executeTakeFirst();
    if (begun?.confirmedAt) throw alreadyOn();
    const step = begun ? findStepOf(ctx.appSecret, { userId: user.id, code, ...begun }) : null;
    if (step === null) throw wrongCode();
    await requireLivingFamily(trx, familyId);
    await trx
      .updateTable('one_time_codes')
      .set({ confirmed_at: sql`now()`, last_step: step })
      .where('user_id', '=', user.id)
      .execute();
    await writeAudit(trx, { kind: 'codes_on', userId: user.id, details: { address: ctx.viewer.addressHash } });
    return {
      recoveryCodes: await giveRecoveryCodes(trx, user.id),
      token: await issueEmailToken(trx, user.id, 'not_me', { familyId }),
    };
  });
  ctx.mailer.send(codesOnMail(ctx.publicUrl, user.email, token));
  return { recoveryCodes };
}

/** @throws {PublicFailure} for a wrong code. */
export async function renewRecoveryCodes(ctx: Context, { user }: SignedIn, code: string): Promise<RecoveryCodes> {
  await countTry(ctx, user.id, true);
  const recoveryCodes = await ctx.db.transaction().execute(async (trx) => {
    await requireCode(trx, ctx, user.id, code);
    await writeAudit(trx, { kind: 'recovery_codes_renewed', userId: user.id, details: { address: ctx.viewer.addressHash } });
    return giveRecoveryCodes(trx, user.id);
  });
  ctx.mailer.send(newRecoveryCodesMail(ctx.publicUrl, user.email));
  return { recoveryCodes };
}

/** @throws {PublicFailure} for a wrong code: whoever has found an open session does not switch them off. */
export async function removeCodes(ctx: Context, { user }: SignedIn, code: string): Promise<void> {
  await countTry(ctx, user.id, true);
  await ctx.db.transaction().execute(async (trx) => {
    await requireCode(trx, ctx, user.id, code);
    await removeAllCodes(trx, user.id);
    await writeAudit(trx, { kind: 'codes_off', userId: user.id, details: { address: ctx.viewer.addressHash } });
  });
  ctx.mailer.send(codesOffMail(ctx.publicUrl, user.email));
}

/** An account that begins anew for its owner asks for none. */
export async function removeAllCodes(trx: Transaction, userId: string): Promise<void> {
  await trx.deleteFrom('one_time_codes').where('user_id', '=', userId).execute();
}

/** Those that somebody else may have switched on. Older ones stay: nobody replaces them without a code. */
export async function removeCodesSince(trx: Transaction, userId: string, since: RawBuilder<Date>): Promise<void> {
  await trx
    .deleteFrom('one_time_codes')
    .where('user_id', '=', userId)
    .where(sql<boolean>`coalesce(confirmed_at, created_at) >= ${since}`)
    .execute();
}

async function requireCode(trx: Transaction, ctx: Context, userId: string, code: string): Promise<void> {
  const isOn = await trx.selectFrom('one_time_codes').select('confirmed_at').where('user_id', '=', userId).executeTakeFirst();
  if (!isOn?.confirmed_at) throw new PublicFailure('NOT_FOUND', 'not_found', 'One-time codes are off.');
  await takeCode(trx, ctx, { userId, code });
}

function alreadyOn(): PublicFailure {
  return new PublicFailure('CONFLICT', 'invalid_input', 'One-time codes are on already.');
}
