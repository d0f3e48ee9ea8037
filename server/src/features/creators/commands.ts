import { FOLLOWED_MAX } from '@chaos/shared/contract/creators';
import { type Notice, noteFollower } from '@chaos/shared/core/notifications/write-notifications';
import { lockUnblocked } from '@chaos/shared/core/people/blocks';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { tellNotification } from '../../commands/after-commit.ts';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';

/** Follows, or follows no more: as is wished, or the other of what is. The counters are kept by the table itself. */
export async function toggleFollow(
  ctx: Context,
  userId: string,
  { targetUserId, following: wished }: { targetUserId: string; following?: boolean | undefined },
): Promise<{ following: boolean; followerCount: number }> {
  if (targetUserId === userId) throw new PublicFailure('BAD_REQUEST', 'invalid_input', 'You cannot follow yourself.');
  const toggle = async (trx: Transaction) => {
    const target = await trx
      .selectFrom('profiles')
      .select('id')
      .where('id', '=', targetUserId)
      .where('is_pending', '=', false)
      .executeTakeFirst();
    if (!target || !(await lockUnblocked(trx, userId, targetUserId)))
      throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such person.');
    const pair = { follower_id: userId, following_id: targetUserId };
    const earlier = await trx
      .selectFrom('user_follows')
      .select('follower_id')
      .where(({ and }) => and(pair))
      .executeTakeFirst();
    const following = wished ?? !earlier;
    let notice: Notice | null = null;
    if (!following) {
      await trx
        .deleteFrom('user_follows')
        .where(({ and }) => and(pair))
        .execute();
    } else if (!earlier) {
      await requireRoomForFollow(trx, userId);
      notice = await noteFollower(trx, targetUserId, userId);
      await trx
        .insertInto('user_follows')
        .values({ ...pair, notice_id: notice?.id ?? null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const { follower_count } = await trx
      .selectFrom('profiles')
      .select('follower_count')
      .where('id', '=', targetUserId)
      .executeTakeFirstOrThrow();
    return { notice, following, followerCount: follower_count };
  };
  // Two people who follow each other, or one who clicks in two windows, may be in each other's way.
  const { notice, ...toggled } = await transact(ctx.db, toggle);
  tellNotification(ctx, notice);
  return toggled;
}

/** Of each something is read for the list of what they have made. @throws {PublicFailure} */
async function requireRoomForFollow(trx: Transaction, userId: string): Promise<void> {
  // Several at once would each see room for themselves.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`follows ${userId}`}, 0))`.execute(trx);
  const { following_count: count } = await trx
    .selectFrom('profiles')
    .select('following_count')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count < FOLLOWED_MAX) return;
  const sentence = `You follow ${FOLLOWED_MAX} people, which is the most there can be. Leave one first.`;
  throw new PublicFailure('CONFLICT', 'quota_used_up', sentence);
}
