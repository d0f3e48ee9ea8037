/** The checks behind live.ts. */
import { z } from 'zod';
import { idField } from './ids.schema.ts';
import { COUNTS_FOLLOWED_MAX } from './live.ts';

export const FollowCountsSchema = z.strictObject({
  characterIds: z
    .array(idField('characterIds'))
    .min(1, { error: 'characterIds must name a character.' })
    .max(COUNTS_FOLLOWED_MAX, { error: `characterIds may name at most ${COUNTS_FOLLOWED_MAX} characters.` }),
});
