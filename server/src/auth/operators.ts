/** The first operator is named by the environment; the role comes with a password that was set by a mailed link. */
import type { SessionUser } from '@chaos/shared/contract/auth';
import type { Database, Transaction } from '@chaos/shared/node/database';
import { isInForce } from '@chaos/shared/node/domain/people/suspensions';
import { sql } from 'kysely';

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
  await db.transaction().execute(async (trx) => {
    const promoted = await promote(trx, email);
    // Operators are not suspended, and no other is there to lift it.
    for (const { id } of promoted) await liftSuspension(trx, id);
  });
}

async function liftSuspension(trx: Transaction, userId: string): Promise<void> {
  const lifted = { lifted_at: sql<Date>`clock_timestamp()` };
  await trx.updateTable('suspensions').set(lifted).where('user_id', '=', userId).where(isInForce).execute();
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
