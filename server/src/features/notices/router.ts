import { SeenNoticesSchema } from '@chaos/shared/contract/notices.schema';
import { memberProcedure, router } from '../../trpc/init.ts';
import { markNoticesSeen } from './commands.ts';
import { readNotices } from './queries.ts';

export const noticesRouter = router({
  list: memberProcedure.query(({ ctx }) => readNotices(ctx, ctx.userId)),

  seen: memberProcedure.input(SeenNoticesSchema).mutation(({ ctx, input }) => markNoticesSeen(ctx, ctx.userId, input.until)),
});
