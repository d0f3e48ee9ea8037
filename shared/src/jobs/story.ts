/** Tells a battle that is decided already. */
import { z } from 'zod';
import type { Job } from './job.ts';

export const story: Job<'story'> = {
  payload: z.strictObject({ battleId: z.uuid() }),
  result: z.object({ battleId: z.uuid() }),
  stages: { telling: 90, saving: 10 },
  deadlineMs: 60_000,
  imagined: ['text'],
};
