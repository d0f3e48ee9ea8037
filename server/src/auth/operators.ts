/** The first operator is named by the environment; the role counts once the address is confirmed. */
import type { SessionUser } from '@chaos/shared/contract/auth';
import type { Database } from '@chaos/shared/node/database';
import { sql } from 'kysely';

export function isOperator({ role, emailConfirmed }: Pick<SessionUser, 'role' | 'emailConfirmed'>): boolean {
  return role === 'operator' && emailConfirmed;
}

/** The same for a person of whom only the id is known, as of now. */
export async function readIsOperator(db: Database, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select(['role', 'email_confirmed_at']).where('id', '=', userId).executeTakeFirst();
  return user?.role === 'operator' && user.email_confirmed_at !== null;
}

/** Makes the account of this address an operator, where there is one that has proven it. Harmless to repeat. */
export async function promoteOperator(db: Database, email: string | undefined): Promise<void> {
  if (!email) return;
  await db
    .updateTable('users')
    .set({ role: 'operator' })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_confirmed_at', 'is not', null)
    .where('role', '<>', 'operator')
    .execute();
}
