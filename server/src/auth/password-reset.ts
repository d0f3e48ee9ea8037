/** A new password for whoever has forgotten theirs, by a mailed link. */
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { announce } from '../commands/after-commit.ts';
import { resetMail } from '../mail/mails.ts';
import type { Context } from '../trpc/context.ts';
import { confirmAddress } from './addresses-of-accounts.ts';
import { afterTheAnswer } from './after-the-answer.ts';
import { writeAudit } from './audit-log.ts';
import { endWayBackTo } from './email-change.ts';
import { deleteEmailTokens, findEmailToken, issueEmailToken, requireEmailToken, useEmailToken } from './email-tokens.ts';
import { mayMail } from './mail-throttle.ts';
import { removeYoungCodes, tellOfNoCodes } from './one-time-codes/commands.ts';
import { forgetTries } from './one-time-codes/verification.ts';
import { promoteOperator } from './operators.ts';
import { removeAllPasskeys } from './passkeys/commands.ts';
import { keyOfEmail } from './password-guessing.ts';
import { hashPassword, requireUncommonPassword } from './password-hashes.ts';
import { revokeAllFamilies } from './sessions.ts';

/** Says the same, after the same time, whether there is such an account or not. */
export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  await ctx.limits.require('resetByAddress', ctx.viewer.addressHash);
  if (!(await mayMail(ctx, email))) return;
  afterTheAnswer(ctx, async () => {
    const user = await ctx.db
      .selectFrom('users')
      .select(['id', 'email'])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst();
    if (!user) return;
    const token = await transact(ctx.db, (trx) => issueEmailToken(trx, user.id, 'reset'));
    ctx.mailer.send(resetMail(ctx.publicUrl, user.email, token));
  });
}

/**
 * A new password ends every session and every passkey, and codes that were switched on lately: whoever was in is out. The mail that
 * led here proves the address.
 * @returns what lets its owner in with the new one, however many old ones were tried before.
 */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<{ entrance: string }> {
  const owner = await findEmailToken(ctx.db, token, 'reset');
  // Whoever has the link is not to wait for others of the same address who have none.
  if (owner) await ctx.limits.require('newPasswordByAccount', owner);
  else await ctx.limits.require('newPasswordByAddress', ctx.viewer.addressHash);
  await requireUncommonPassword(password, await readNames(ctx.db, await requireEmailToken(ctx.db, token, 'reset')));
  const passwordHash = await hashPassword(password);
  const reset = async (trx: Transaction) => {
    const { userId } = await useEmailToken(trx, token, 'reset');
    const user = await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow();
    const hadCodes = await removeYoungCodes(trx, userId);
    await confirmAddress(trx, userId);
    // It may be a thief to whose address the account was moved.
    await deleteEmailTokens(trx, userId, ['undo']);
    await endWayBackTo(trx, userId, user.email);
    await removeAllPasskeys(trx, userId);
    await writeAudit(trx, { kind: 'password_reset', userId, details: { address: ctx.viewer.addressHash } });
    const entrance = await issueEmailToken(trx, userId, 'enter');
    return { userId, email: user.email, hadCodes, entrance, ended: await revokeAllFamilies(trx, userId) };
  };
  const { userId, email, hadCodes, entrance, ended } = await transact(ctx.db, reset);
  announce(ctx, { endedSessions: ended });
  if (hadCodes) tellOfNoCodes(ctx, email);
  // Who guessed the old password guessed in vain; the owner is not to wait for it.
  await ctx.limits.forget('signInByAccount', keyOfEmail(ctx, email));
  await forgetTries(ctx, userId);
  await promoteOperator(ctx.db, ctx.operatorEmail);
  return { entrance };
}

/** What somebody is called by, which is none of their secrets. */
async function readNames(db: Database, userId: string): Promise<string[]> {
  const { email, username } = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['email', 'username'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return [email, username];
}
