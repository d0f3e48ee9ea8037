import { FileReportSchema } from '@chaos/shared/contract/ops.schema';
import { publicProcedure, router } from '../../trpc/init.ts';
import { personKeyOf } from '../../trpc/viewer.ts';
import { fileReport } from './commands.ts';
import { requireReportable } from './policy.ts';

export const reportsRouter = router({
  file: publicProcedure.input(FileReportSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('reportByMinute', personKeyOf(ctx.viewer));
    await ctx.limits.require('reportByDay', personKeyOf(ctx.viewer));
    return fileReport(ctx, await requireReportable(ctx, input), input.reason);
  }),
});
