/** The checks behind gallery.ts. */
import { z } from 'zod';
import { DEFAULT_TIME_FILTER, GALLERY_PAGE_SIZE, TIME_FILTERS } from './gallery.ts';

const PAGE_MAX = 50;

export const GalleryInputSchema = z.strictObject({
  timeFilter: z.enum(TIME_FILTERS).default(DEFAULT_TIME_FILTER),
  limit: z.number().int().min(1).max(PAGE_MAX).default(GALLERY_PAGE_SIZE),
  cursor: z.string().min(1, 'cursor is blank.').max(300, 'cursor is too long.').nullish(),
  /** tRPC's infinite queries say it; the gallery only goes forward. */
  direction: z.literal('forward').optional(),
});
