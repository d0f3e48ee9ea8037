import { SeenNotificationsSchema } from '@chaos/shared/contract/notifications.schema';
import { memberProcedure, router } from '../../trpc/procedures.ts';
import { markNotificationsSeen } from './commands.ts';
import { readNotifications } from './queries.ts';

export const notificationsRouter = router({
  list: memberProcedure.query(({ ctx }) => readNotifications(ctx, ctx.userId)),

  seen: memberProcedure
    .input(SeenNotificationsSchema)
    .mutation(({ ctx, input }) => markNotificationsSeen(ctx, ctx.userId, input.until)),
});
