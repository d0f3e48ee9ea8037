/** The first operator is named by the environment; the role counts once the address is confirmed. */
import type { Database } from '@chaos/shared/node/database';
import { sql } from 'kysely';

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
