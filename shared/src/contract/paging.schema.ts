/** What every list takes: how many, and from where. */
import { z } from 'zod';

/** The longest page of any list. */
export const PAGE_MAX = 100;

export const limitField = (standard: number) => z.number().int().min(1).max(PAGE_MAX).default(standard);

export const cursorField = {
  cursor: z.string().min(1, 'cursor is blank.').max(300, 'cursor is too long.').nullish(),
  /** tRPC's infinite queries say it; our lists only go forward. */
  direction: z.literal('forward').optional(),
};
