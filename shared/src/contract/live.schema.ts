/** The checks behind live.ts. */
import { z } from 'zod';
import { idField } from './ids.schema.ts';
import { COUNTS_FOLLOWED_MAX } from './live.ts';

/** `lastEventId` is what tRPC adds when a cut subscription goes on. Whose hints they are follows from the session alone. */
export const FollowEventsSchema = z.strictObject({ lastEventId: z.string().max(80).nullish() }).optional();

export const FollowCountsSchema = z.strictObject({
  characterIds: z
    .array(idField('characterIds'))
    .min(1, { error: 'characterIds must name a character.' })
    .max(COUNTS_FOLLOWED_MAX, { error: `characterIds may name at most ${COUNTS_FOLLOWED_MAX} characters.` }),
});
