/** Whoever trades with somebody hears that their offers rest, or wake. */
import { readOpenOffers } from '@chaos/shared/core/offers/read-open-offers';
import type { Context } from '../trpc/context.ts';
import { announce } from './after-commit.ts';

/** After the commit: whoever looks at an offer that rests now, or wakes, reads it again. */
export async function tellPartners(ctx: Context, userId: string): Promise<void> {
  const open = await readOpenOffers(ctx.db, userId);
  announce(ctx, { members: open.map(({ partnerId, id }) => ({ topic: 'offers', userIds: [partnerId], ids: [id] })) });
}
