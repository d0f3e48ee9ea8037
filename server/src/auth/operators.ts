/** Operators: the first is named by the environment, and gets the role with a password set by a mailed link; others by command. */
import type { SessionUser } from '@chaos/shared/contract/auth';
import { takeDepartureBack } from '@chaos/shared/core/account/leaving';
import { isInForce, LIFTED_NOW } from '@chaos/shared/core/profiles/suspensions';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { writeAudit } from './audit-log.ts';
import { removeAllCodes } from './one-time-codes/commands.ts';
import { removeAllPasskeys } from './passkeys/commands.ts';
import { revokeAllFamilies } from './sessions.ts';

export function isOperator({ role, emailConfirmed }: Pick<SessionUser, 'role' | 'emailConfirmed'>): boolean {
  return role === 'operator' && emailConfirmed;
}

/** The same for a person of whom only the id is known, as of now. */
export async function readIsOperator(db: Database, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select(['role', 'email_confirmed_at']).where('id', '=', userId).executeTakeFirst();
  return user?.role === 'operator' && user.email_confirmed_at !== null;
}

/**
 * Makes the account of this address an operator, where its password was set by a mailed link. A confirmed address is not enough:
 * anybody may have opened the account with it, and would hold a session, or know the password, of an operator. A reset has ended
 * both. Harmless to repeat.
 */
export async function promoteOperator(db: Database, email: string | undefined): Promise<void> {
  if (!email) return;
  await transact(db, async (trx) => {
    const promoted = await promote(trx, email);
    for (const { id } of promoted) await welcomeOperator(trx, id);
  });
}

/** Operators are neither suspended, and no other may be there to lift it, nor about to leave. */
async function welcomeOperator(trx: Transaction, userId: string): Promise<void> {
  await liftSuspension(trx, userId);
  await takeDepartureBack(trx, userId);
  await writeAudit(trx, { kind: 'operator_added', userId });
}

async function liftSuspension(trx: Transaction, userId: string): Promise<void> {
  await trx.updateTable('suspensions').set({ lifted_at: LIFTED_NOW }).where('user_id', '=', userId).where(isInForce).execute();
}

async function promote(trx: Transaction, email: string): Promise<{ id: string }[]> {
  return trx
    .updateTable('users')
    .set({ role: 'operator' })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('role', '<>', 'operator')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('audit_log')
          .select('audit_log.id')
          .whereRef('audit_log.user_id', '=', 'users.id')
          .where('audit_log.kind', '=', 'password_reset'),
      ),
    )
    .returning('id')
    .execute();
}

/** What became of a change of somebody's role. */
export type RoleChange = 'done' | 'already' | 'unknown' | 'unconfirmed';

/**
 * Gives or takes the role, by hand of whoever runs the product. Only to a confirmed address, which has proven its password; the
 * account begins anew with it, without any session, passkey or code of before.
 */
export async function setOperator(db: Database, email: string, isOperator: boolean): Promise<RoleChange> {
  return transact(db, async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'role', 'email_confirmed_at'])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!user) return 'unknown';
    const role = isOperator ? 'operator' : 'member';
    if (user.role === role) return 'already';
    if (isOperator && user.email_confirmed_at === null) return 'unconfirmed';
    await trx.updateTable('users').set({ role }).where('id', '=', user.id).execute();
    await revokeAllFamilies(trx, user.id);
    await removeAllPasskeys(trx, user.id);
    await removeAllCodes(trx, user.id);
    if (isOperator) await welcomeOperator(trx, user.id);
    else await writeAudit(trx, { kind: 'operator_removed', userId: user.id });
    return 'done';
  });
}

/** @returns their addresses. */
export async function listOperators(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('users').select('email').where('role', '=', 'operator').orderBy('email').execute();
  return rows.map(({ email }) => email);
}
