import { FileReportSchema } from '@chaos/shared/contract/reports.schema';
import { personKeyOf } from '../../trpc/person-key.ts';
import { publicProcedure, router } from '../../trpc/procedures.ts';
import { fileReport } from './commands.ts';
import { requireReportable } from './policy.ts';

const CROWDED = 'Visitors near you have reported very much today.';

export const reportsRouter = router({
  file: publicProcedure.input(FileReportSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('reportByMinute', personKeyOf(ctx.viewer));
    await ctx.limits.require('reportByDay', personKeyOf(ctx.viewer));
    if (ctx.viewer.userId === null) {
      const { near, wide } = ctx.viewer.networks();
      await ctx.limits.require('reportByDayNear', near, CROWDED);
      await ctx.limits.require('reportByDayOfNetwork', wide, CROWDED);
    }
    return fileReport(ctx, await requireReportable(ctx, input), input.reason);
  }),
});
