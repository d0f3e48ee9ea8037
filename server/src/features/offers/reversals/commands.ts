import type { ReverseResult } from '@chaos/shared/contract/offers';
import {
  countReversalDays,
  findStillMoved,
  lockOffer,
  lockPeople,
  readIsDisowned,
  readOfferItems,
  readOfferRow,
  reverseLockedOffer,
} from '@chaos/shared/core/offers/offer-rows';
import { lockCharacters, moveCharacters } from '@chaos/shared/core/ownership/ledger';
import { areBlocked } from '@chaos/shared/core/people/blocks';
import { mayReverse } from '@chaos/shared/rules/reversals';
import type { Context } from '../../../trpc/context.ts';
import { push, tell, withIdempotency } from '../idempotency.ts';
import { requireMeeting, requireParty } from '../policy.ts';
import { readNames } from '../queries.ts';
import { refuseReversing, requireReversible, requireRightToReverse } from './policy.ts';

/**
 * Whoever gave takes back a whole deal, both sides or nothing, while it is held. Neither a suspension of the other one is an obstacle,
 * which may be the reason, nor a block, which may be the thief's. The same requestId again gives the same answer.
 */
export async function reverseOffer(
  ctx: Context,
  userId: string,
  { requestId, offerId }: { requestId: string; offerId: string },
): Promise<ReverseResult> {
  const request = { userId, requestId, call: 'reverse', input: { offerId }, offerId } as const;
  const { news } = await withIdempotency(ctx, request, async (trx) => {
    const { fromUserId, toUserId } = requireParty(await readOfferRow(trx, offerId), userId);
    await lockPeople(trx, [fromUserId, toUserId]);
    const locked = requireParty(await lockOffer(trx, offerId), userId);
    requireMeeting((await areBlocked(trx, fromUserId, toUserId)) && !mayReverse(locked, userId), 'offer');
    requireReversible(locked, userId);
    if (!(await readIsDisowned(trx, { offerId, userId }))) requireRightToReverse(await countReversalDays(trx, userId));
    const items = await readOfferItems(trx, offerId);
    const ids = items.map(({ characterId }) => characterId);
    const characters = await lockCharacters(trx, ids);
    const there = await findStillMoved(trx, offerId, ids);
    const lost = ids.filter((id) => !there.has(id));
    if (lost.length > 0) throw refuseReversing(lost, await readNames(trx, userId, lost));
    const moves = items.flatMap(({ characterId, isRequested }) => {
      const character = characters.get(characterId);
      return character ? [{ character, toUserId: isRequested ? toUserId : fromUserId }] : [];
    });
    await reverseLockedOffer(trx, offerId, userId);
    await moveCharacters(trx, { kind: 'reversed', offerId }, moves);
    await push(trx, { to: userId === fromUserId ? toUserId : fromUserId, from: userId }, 'reversed');
    return { fromUserId, toUserId, offerIds: [offerId], movedIds: ids };
  });
  tell(ctx, news);
  return { returned: news?.movedIds?.length ?? (await readOfferItems(ctx.db, offerId)).length };
}
