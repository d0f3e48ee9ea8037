import {
  AcceptOfferSchema,
  CounterOfferSchema,
  ListOffersSchema,
  RejectOfferSchema,
  SendOfferSchema,
} from '@chaos/shared/contract/offers.schema';
import { memberProcedure, router } from '../../trpc/init.ts';
import { acceptOffer, counterOffer, rejectOffer, sendOffer } from './commands.ts';
import { readOwnOffer, readOwnOffers } from './queries.ts';

/** Sending and answering; each counts. */
const deedProcedure = memberProcedure.use(async ({ ctx, next }) => {
  await ctx.limits.require('offerByMinute', ctx.userId);
  return next();
});

export const offersRouter = router({
  list: memberProcedure.input(ListOffersSchema).query(({ ctx, input }) => readOwnOffers(ctx, ctx.userId, input)),

  send: deedProcedure
    .input(SendOfferSchema)
    .mutation(async ({ ctx, input }) => readOwnOffer(ctx, ctx.userId, await sendOffer(ctx, ctx.userId, input))),

  counter: deedProcedure
    .input(CounterOfferSchema)
    .mutation(async ({ ctx, input }) => readOwnOffer(ctx, ctx.userId, await counterOffer(ctx, ctx.userId, input))),

  accept: deedProcedure.input(AcceptOfferSchema).mutation(({ ctx, input }) => acceptOffer(ctx, ctx.userId, input)),

  reject: deedProcedure
    .input(RejectOfferSchema)
    .mutation(async ({ ctx, input }) => readOwnOffer(ctx, ctx.userId, await rejectOffer(ctx, ctx.userId, input))),
});
