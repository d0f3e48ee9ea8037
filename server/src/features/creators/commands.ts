import { type Notice, noteFollower } from '@chaos/shared/core/notifications/notices';
import { lockUnblocked } from '@chaos/shared/core/people/hidden-people';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { tellNotice } from '../../commands/after-commit.ts';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';

/** Follows, or follows no more. The counters are kept by the table itself. */
export async function toggleFollow(
  ctx: Context,
  userId: string,
  targetUserId: string,
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
    const removed = await trx
      .deleteFrom('user_follows')
      .where('follower_id', '=', userId)
      .where('following_id', '=', targetUserId)
      .returning('follower_id')
      .executeTakeFirst();
    let notice: Notice | null = null;
    if (!removed) {
      notice = await noteFollower(trx, targetUserId, userId);
      const follow = { follower_id: userId, following_id: targetUserId, notice_id: notice?.id ?? null };
      await trx
        .insertInto('user_follows')
        .values(follow)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const { follower_count } = await trx
      .selectFrom('profiles')
      .select('follower_count')
      .where('id', '=', targetUserId)
      .executeTakeFirstOrThrow();
    return { notice, following: !removed, followerCount: follower_count };
  };
  // Two people who follow each other, or one who clicks in two windows, may be in each other's way.
  const { notice, ...toggled } = await transact(ctx.db, toggle);
  tellNotice(ctx, notice);
  return toggled;
}
