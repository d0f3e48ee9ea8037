/** Offers that have no answer yet. */
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** More are read again anyway, when their list is opened. */
const TOLD_MAX = 200;

/** Of one person, each with whom it is shared with. */
export async function readOpenOffers(db: Database, userId: string): Promise<{ partnerId: string; id: string }[]> {
  return db
    .selectFrom('offers')
    .select(['id', sql<string>`case when from_user_id = ${userId}::uuid then to_user_id else from_user_id end`.as('partnerId')])
    .where(({ or, eb }) => or([eb('from_user_id', '=', userId), eb('to_user_id', '=', userId)]))
    .where('status', '=', 'pending')
    .orderBy('id', 'desc')
    .limit(TOLD_MAX)
    .execute();
}
