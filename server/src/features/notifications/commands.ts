import { sql } from 'kysely';
import { announce } from '../../commands/after-commit.ts';
import type { Context } from '../../trpc/context.ts';

/** What was seen stays seen, and nobody has seen what is still to come. The member's other tabs and devices hear of it. */
export async function markNotificationsSeen(ctx: Context, userId: string, until: string): Promise<{ seen: true }> {
  const seen = sql<Date>`least(${until}::timestamptz, now())`;
  const { numUpdatedRows } = await ctx.db
    .updateTable('profiles')
    .set({ notices_seen_at: seen })
    .where('id', '=', userId)
    .where('notices_seen_at', '<', seen)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) announce(ctx, { members: [{ topic: 'notifications', userIds: [userId], ids: [userId] }] });
  return { seen: true };
}
