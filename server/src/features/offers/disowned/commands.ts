/** What sessions gave away that their owner has disowned comes back by one press, as far as the rules for each deal allow. */
import { createHash } from 'node:crypto';
import type { TakenBack } from '@chaos/shared/contract/offers';
import type { Context } from '../../../trpc/context.ts';
import { PublicFailure } from '../../../trpc/errors.ts';
import { withdrawOffer } from '../commands.ts';
import { reverseOffer } from '../reversals/commands.ts';
import { type DisownedOffer, readDisownedDeals, readDisownedWaiting } from './queries.ts';

/**
 * Each offer in a transaction of its own, whole or not at all: one that stays keeps no other. The same requestId again gives the
 * same answer, and goes on where it was cut off.
 */
export async function takeBackDisowned(ctx: Context, userId: string, requestId: string): Promise<TakenBack> {
  const taken: TakenBack = { deals: 0, returned: 0, withdrawn: 0, kept: [] };
  const request = ({ offerId }: DisownedOffer) => ({ offerId, requestId: requestIdFor(requestId, offerId) });
  // First what waits: accepted meanwhile, it is a deal, and follows.
  for (const offer of await readDisownedWaiting(ctx.db, userId)) {
    const why = await attempt(ctx, async () => {
      await withdrawOffer(ctx, userId, request(offer));
      taken.withdrawn += 1;
    });
    if (why !== null) taken.kept.push({ ...offer, why });
  }
  for (const offer of await readDisownedDeals(ctx.db, userId)) {
    const why = await attempt(ctx, async () => {
      const { returned } = await reverseOffer(ctx, userId, request(offer));
      taken.deals += 1;
      taken.returned += returned;
    });
    if (why !== null) taken.kept.push({ ...offer, why });
  }
  return taken;
}

/** @returns why it stays as it is; null where it was done, now or before. */
async function attempt(ctx: Context, act: () => Promise<void>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof PublicFailure) return error.reason === 'already_answered' ? null : error.message;
    // The others are not kept by it.
    ctx.log.error({ err: error }, 'an offer could not be taken back');
    return 'Something went wrong with this one. Please try again.';
  }
}

/** The same for the same press and offer, and of no other use. */
function requestIdFor(requestId: string, offerId: string): string {
  const hex = createHash('sha256').update(`take back ${requestId} ${offerId}`).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
