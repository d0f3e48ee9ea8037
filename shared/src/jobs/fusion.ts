/** Makes one character out of two or three, which are retired. */
import { z } from 'zod';
import { fusionIdsField } from '../contract/fusion.schema.ts';
import type { Job } from './job.ts';

export const fusion: Job<'fusion'> = {
  payload: z.strictObject({ characterIds: fusionIdsField }),
  result: z.object({ characterId: z.uuid() }),
  stages: { writing: 15, painting: 60, checking: 15, saving: 10 },
  deadlineMs: 120_000,
  imagined: ['text', 'picture'],
};
