import { FollowCountsSchema } from '@chaos/shared/contract/live.schema';
import { publicProcedure, router } from '../../trpc/init.ts';

/** For a caller in this process that gives no signal. */
const NEVER = new AbortController().signal;

export const liveRouter = router({
  /** The present counts of these characters, then every change. Those that are not public are silent. */
  counts: publicProcedure.input(FollowCountsSchema).subscription(async function* ({ ctx, input, signal = NEVER }) {
    const endWatch = ctx.connection.beginWatch();
    try {
      yield* ctx.countsFeed.follow(input.characterIds, signal);
    } finally {
      endWatch();
    }
  }),
});
