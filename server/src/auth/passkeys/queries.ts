import type { Passkey } from '@chaos/shared/contract/passkeys';
import type { Database, Transaction } from '@chaos/shared/platform/database';

/** The member's own, the first one first. */
export async function readPasskeys(db: Database, userId: string): Promise<{ items: Passkey[] }> {
  const items = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return { items };
}

/** As browsers are told which ones are meant. */
export async function readCredentials(
  db: Database | Transaction,
  userId: string,
): Promise<{ id: string; transports: string[] }[]> {
  return db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}
