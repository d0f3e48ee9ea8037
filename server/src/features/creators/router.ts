import { CreatorsSchema, PopularCreatorsSchema, ToggleFollowSchema } from '@chaos/shared/contract/creators.schema';
import { memberProcedure, publicProcedure, router } from '../../trpc/procedures.ts';
import { toggleFollow } from './commands.ts';
import { readCreators, readFollowedCreators } from './queries.ts';

export const creatorsRouter = router({
  popular: publicProcedure.input(PopularCreatorsSchema).query(({ ctx, input }) => readCreators(ctx, input)),
  all: publicProcedure.input(CreatorsSchema).query(({ ctx, input }) => readCreators(ctx, input)),
  following: memberProcedure.input(CreatorsSchema).query(({ ctx, input }) => readFollowedCreators(ctx, ctx.userId, input)),
  toggleFollow: memberProcedure.input(ToggleFollowSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('followByMinute', ctx.userId);
    return toggleFollow(ctx, ctx.userId, input);
  }),
});
