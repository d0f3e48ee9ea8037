import {
  RenewPushSchema,
  SeenNotificationsSchema,
  SetTopicSchema,
  SubscribeSchema,
} from '@chaos/shared/contract/notifications.schema';
import { memberProcedure, publicProcedure, router } from '../../trpc/procedures.ts';
import { markNotificationsSeen, setTopic } from './commands.ts';
import { renew, subscribe, unsubscribe } from './push/commands.ts';
import { readPushState } from './push/queries.ts';
import { readNotificationSettings, readNotifications } from './queries.ts';

export const notificationsRouter = router({
  list: memberProcedure.query(({ ctx }) => readNotifications(ctx, ctx.userId)),

  seen: memberProcedure
    .input(SeenNotificationsSchema)
    .mutation(({ ctx, input }) => markNotificationsSeen(ctx, ctx.userId, input.until)),

  settings: memberProcedure.query(({ ctx }) => readNotificationSettings(ctx.db, ctx.userId)),

  setTopic: memberProcedure.input(SetTopicSchema).mutation(({ ctx, input }) => setTopic(ctx, ctx.userId, input)),

  /** Of the session that calls, and so of its browser. */
  push: memberProcedure.query(({ ctx }) => readPushState(ctx, ctx.signedIn.familyId)),

  subscribe: memberProcedure.input(SubscribeSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('pushByMember', ctx.userId);
    return subscribe(ctx, ctx.signedIn, input);
  }),

  /** By a service worker, which has no session: what the browser was before vouches for it. */
  renewPush: publicProcedure.input(RenewPushSchema).mutation(async ({ ctx, input }) => {
    await ctx.limits.require('pushByAddress', ctx.viewer.addressHash);
    return renew(ctx, input);
  }),

  unsubscribe: memberProcedure.mutation(({ ctx }) => unsubscribe(ctx, ctx.signedIn.familyId)),
});
