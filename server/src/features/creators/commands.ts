import type { Transaction } from '@chaos/shared/platform/database';
import { retryConflicts } from '@chaos/shared/platform/retry-conflicts';
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
    if (!target) throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such person.');
    const removed = await trx
      .deleteFrom('user_follows')
      .where('follower_id', '=', userId)
      .where('following_id', '=', targetUserId)
      .returning('follower_id')
      .executeTakeFirst();
    if (!removed) {
      const follow = { follower_id: userId, following_id: targetUserId };
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
    return { following: !removed, followerCount: follower_count };
  };
  // Two people who follow each other, or one who clicks in two windows, may be in each other's way.
  return retryConflicts(() => ctx.db.transaction().execute(toggle));
}
