import { sql } from 'kysely';
import type { Context } from '../../trpc/context.ts';

/** What was seen stays seen, and nobody has seen what is still to come. */
export async function markNoticesSeen(ctx: Context, userId: string, until: string): Promise<{ seen: true }> {
  await ctx.db
    .updateTable('profiles')
    .set({ notices_seen_at: sql`greatest(notices_seen_at, least(${until}::timestamptz, now()))` })
    .where('id', '=', userId)
    .execute();
  return { seen: true };
}
