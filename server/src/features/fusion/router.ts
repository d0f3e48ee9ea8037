import { FuseInputSchema } from '@chaos/shared/contract/fusion.schema';
import { memberKey } from '../../trpc/person-key.ts';
import { memberProcedure, router } from '../../trpc/procedures.ts';
import { requestFusion } from './commands.ts';

export const fusionRouter = router({
  fuse: memberProcedure.input(FuseInputSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('fusionByMinute', memberKey(ctx.userId));
    return requestFusion(ctx, ctx.userId, input);
  }),
});
