import { FollowCountsSchema, FollowEventsSchema } from '@chaos/shared/contract/live.schema';
import { tracked } from '@trpc/server';
import { publicProcedure, router } from '../trpc/procedures.ts';
import { DirectSubscription } from '../trpc/serialized-events.ts';

/** For a caller in this process that gives no signal. */
const NEVER = new AbortController().signal;

export const liveRouter = router({
  /** The present counts of these characters, then every change. Those that are not public are silent. */
  counts: publicProcedure.input(FollowCountsSchema).subscription(async function* ({ ctx, input, signal = NEVER }) {
    const endWatch = ctx.connection.beginWatch();
    try {
      const watcher = new DirectSubscription(ctx.socket);
      for await (const batch of ctx.countsFeed.follow(input.characterIds, signal, (batch) => watcher.send(batch)))
        yield watcher.answer(batch);
    } finally {
      endWatch();
    }
  }),

  /**
   * Hints that something of the caller's own changed. To visitors nothing belongs, so theirs ends at once. Nothing is
   * remembered of what was told: whoever comes back with a `lastEventId` is told that any topic may have changed.
   */
  events: publicProcedure.input(FollowEventsSchema).subscription(async function* ({ ctx, input, signal = NEVER }) {
    if (!ctx.signedIn) return;
    const endWatch = ctx.connection.beginWatch();
    const follower = { userId: ctx.signedIn.user.id, isReturning: typeof input?.lastEventId === 'string' };
    try {
      for await (const { eventId, ...hint } of ctx.memberEvents.follow(follower, signal)) yield tracked(eventId, hint);
    } finally {
      endWatch();
    }
  }),
});
