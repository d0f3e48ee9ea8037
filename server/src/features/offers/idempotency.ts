/** What every act on an offer goes through: done once for each requestId, and told after the commit. */
import type { NotificationKind } from '@chaos/shared/contract/notifications';
import { enqueuePush } from '@chaos/shared/core/notifications/pushes';
import { beginRequest, type OfferRequest } from '@chaos/shared/core/offers/offer-requests';
import { noteSession } from '@chaos/shared/core/offers/offer-rows';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { announce } from '../../commands/after-commit.ts';
import type { Context } from '../../trpc/context.ts';
import type { OfferParties } from './policy.ts';

/** What an action changed, and for whom. */
export interface News extends OfferParties {
  offerIds: string[];
  movedIds?: string[];
}

/** What somebody else may have done in the owner's name. */
const DEALING: ReadonlySet<OfferRequest['call']> = new Set(['send', 'counter', 'accept']);

/** One transaction, tried again where others were in its way. @returns no news when the same was done before. */
export async function withIdempotency(
  ctx: Context,
  request: OfferRequest,
  act: (trx: Transaction, offerId: string) => Promise<News>,
): Promise<{ offerId: string; news: News | null }> {
  const perform = async (trx: Transaction) => {
    const { offerId, isNew } = await beginRequest(trx, request);
    const news = isNew ? await act(trx, offerId) : null;
    if (news && DEALING.has(request.call) && ctx.signedIn) await noteSession(trx, ctx.signedIn.familyId, news.offerIds);
    return { offerId, news };
  };
  return transact(ctx.db, perform);
}

export function push(trx: Transaction, { to, from }: { to: string; from: string }, kind: NotificationKind): Promise<void> {
  return enqueuePush(trx, { userId: to, actorId: from, kind, path: '/trading?tab=offers' });
}

/** After the commit: both people hear of it, and the gallery, which names the owners, is read again. */
export function tell(ctx: Context, news: News | null): void {
  if (!news) return;
  const { fromUserId, toUserId, offerIds, movedIds = [] } = news;
  const userIds = [fromUserId, toUserId];
  announce(ctx, {
    gallery: movedIds,
    members: [
      { topic: 'offers', userIds, ids: offerIds },
      { topic: 'characters', userIds, ids: movedIds },
    ],
  });
}
