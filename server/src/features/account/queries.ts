import { type OwnSession, SESSIONS_MAX } from '@chaos/shared/contract/account';
import type { Database } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import { isLivingSql } from '../../auth/lucia-adapter.ts';
import type { SignedIn } from '../../auth/sessions.ts';

/** Where the caller is signed in: here first, then where they were last. */
export async function readSessions(db: Database, { user, familyId }: SignedIn): Promise<{ items: OwnSession[] }> {
  const isThis = sql<boolean>`id = ${familyId}::uuid`;
  const items = await db
    .selectFrom('session_families')
    .select(['public_id as id', 'device', 'network', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .select(isThis.as('isThis'))
    .where('user_id', '=', user.id)
    .where(sql<boolean>`${sql.raw(isLivingSql('session_families'))}`)
    // Whoever did not come back in time is not signed in any more.
    .where(({ or, exists, selectFrom }) =>
      or([
        isThis,
        exists(
          selectFrom('refresh_tokens')
            .select('hash')
            .whereRef('family_id', '=', 'session_families.id')
            .where('expires_at', '>', sql<Date>`now()`),
        ),
      ]),
    )
    .orderBy('isThis', 'desc')
    .orderBy('last_used_at', 'desc')
    .limit(SESSIONS_MAX)
    .execute();
  return { items };
}
