import {
  AcceptOfferSchema,
  CounterOfferSchema,
  ListOffersSchema,
  RejectOfferSchema,
  ReverseOfferSchema,
  SendOfferSchema,
  TakeBackSchema,
  WithdrawOfferSchema,
} from '@chaos/shared/contract/offers.schema';
import type { Context } from '../../trpc/context.ts';
import { memberProcedure, router } from '../../trpc/procedures.ts';
import { acceptOffer, counterOffer, rejectOffer, sendOffer, withdrawOffer } from './commands.ts';
import { takeBackDisowned } from './disowned/commands.ts';
import { countDisowned } from './disowned/queries.ts';
import { readOwnOffer, readOwnOffers } from './queries.ts';
import { reverseOffer } from './reversals/commands.ts';

/** Sending and answering; each counts. */
async function countAction({ limits }: Context, userId: string): Promise<void> {
  await limits.require('offerByMinute', userId);
}

export const offersRouter = router({
  list: memberProcedure.input(ListOffersSchema).query(({ ctx, input }) => readOwnOffers(ctx, ctx.userId, input)),

  send: memberProcedure.input(SendOfferSchema).mutation(async ({ ctx, input }) => {
    await countAction(ctx, ctx.userId);
    return readOwnOffer(ctx, ctx.userId, await sendOffer(ctx, ctx.userId, input));
  }),

  counter: memberProcedure.input(CounterOfferSchema).mutation(async ({ ctx, input }) => {
    await countAction(ctx, ctx.userId);
    return readOwnOffer(ctx, ctx.userId, await counterOffer(ctx, ctx.userId, input));
  }),

  accept: memberProcedure.input(AcceptOfferSchema).mutation(async ({ ctx, input }) => {
    await countAction(ctx, ctx.userId);
    return acceptOffer(ctx, ctx.userId, input);
  }),

  reject: memberProcedure.input(RejectOfferSchema).mutation(async ({ ctx, input }) => {
    await countAction(ctx, ctx.userId);
    return readOwnOffer(ctx, ctx.userId, await rejectOffer(ctx, ctx.userId, input));
  }),

  withdraw: memberProcedure.input(WithdrawOfferSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('withdrawByMinute', ctx.userId);
    return readOwnOffer(ctx, ctx.userId, await withdrawOffer(ctx, ctx.userId, input));
  }),

  reverse: memberProcedure.input(ReverseOfferSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('reverseByMinute', ctx.userId);
    return reverseOffer(ctx, ctx.userId, input);
  }),

  disowned: memberProcedure.query(({ ctx }) => countDisowned(ctx.db, ctx.userId)),

  takeBack: memberProcedure.input(TakeBackSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('reverseByMinute', ctx.userId);
    return takeBackDisowned(ctx, ctx.userId, input.requestId);
  }),
});
