/** Which browsers of a member are told of what happens while no page of ours is open. Each belongs to one session, and ends with it. */
import { PUSH_SUBSCRIPTIONS_MAX, type PushState } from '@chaos/shared/contract/notifications';
import { type PushAddress, renewSubscription } from '@chaos/shared/core/notifications/pushes';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { requireLivingFamily, type SignedIn } from '../../../auth/sessions.ts';
import type { Context } from '../../../trpc/context.ts';
import { readPushState } from './queries.ts';

/** The same again changes nothing. @throws {PublicFailure} when the session has ended meanwhile. */
export async function subscribe(ctx: Context, { user, familyId }: SignedIn, subscription: PushAddress): Promise<PushState> {
  const write = async (trx: Transaction) => {
    await requireLivingFamily(trx, familyId);
    // Somebody else was signed in there before, and is not to be told of in this browser.
    await trx
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', subscription.endpoint)
      .where('family_id', '<>', familyId)
      .execute();
    await trx
      .insertInto('push_subscriptions')
      .values({ family_id: familyId, user_id: user.id, ...subscription })
      .onConflict((conflict) => conflict.column('family_id').doUpdateSet(subscription))
      .execute();
    await endOldest(trx, user.id);
  };
  await transact(ctx.db, write);
  return readPushState(ctx, familyId);
}

export async function unsubscribe(ctx: Context, familyId: string): Promise<PushState> {
  await ctx.db.deleteFrom('push_subscriptions').where('family_id', '=', familyId).execute();
  return readPushState(ctx, familyId);
}

/** Says nothing of whether there is such a browser. */
export async function renew({ db }: Context, { from, to }: { from: PushAddress; to: PushAddress }): Promise<{ isTold: true }> {
  await transact(db, (trx) => renewSubscription(trx, from, to));
  return { isTold: true };
}

async function endOldest(trx: Transaction, userId: string): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where('family_id', 'in', ({ selectFrom }) =>
      selectFrom('push_subscriptions')
        .select('family_id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('family_id')
        .offset(PUSH_SUBSCRIPTIONS_MAX),
    )
    .execute();
}
