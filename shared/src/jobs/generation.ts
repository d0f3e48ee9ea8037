/** Makes a character from a wish. */
import { z } from 'zod';
import { WishSchema } from '../contract/characters.schema.ts';
import type { Job } from './job.ts';

export const generation: Job<'generation'> = {
  payload: WishSchema,
  result: z.object({ characterId: z.uuid() }),
  stages: { writing: 15, painting: 60, checking: 15, saving: 10 },
  deadlineMs: 120_000,
  imagined: ['text', 'picture'],
};
