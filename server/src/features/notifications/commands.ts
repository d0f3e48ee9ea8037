import type { NotificationSettings, NotificationTopic } from '@chaos/shared/contract/notifications';
import { sql } from 'kysely';
import { announce } from '../../commands/after-commit.ts';
import type { Context } from '../../trpc/context.ts';
import { readNotificationSettings } from './queries.ts';

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

/** The same again changes nothing. What is off is neither listed nor pushed; what happens meanwhile is listed once it is on again. */
export async function setTopic(
  ctx: Context,
  userId: string,
  { topic, isOn }: { topic: NotificationTopic; isOn: boolean },
): Promise<NotificationSettings> {
  const isMuted = sql<boolean>`${topic} = any(muted_topics)`;
  const { numUpdatedRows } = await ctx.db
    .updateTable('profiles')
    .set({ muted_topics: isOn ? sql`array_remove(muted_topics, ${topic})` : sql`array_append(muted_topics, ${topic})` })
    .where('id', '=', userId)
    .where(isOn ? isMuted : sql<boolean>`not ${isMuted}`)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) announce(ctx, { members: [{ topic: 'notifications', userIds: [userId], ids: [userId] }] });
  return readNotificationSettings(ctx.db, userId);
}
