/** The checks behind gallery.ts. */
import { z } from 'zod';
import { DEFAULT_TIME_FILTER, GALLERY_PAGE_SIZE, TIME_FILTERS } from './gallery.ts';
import { cursorField, limitField } from './paging.schema.ts';

export const GalleryInputSchema = z.strictObject({
  timeFilter: z.enum(TIME_FILTERS).default(DEFAULT_TIME_FILTER),
  limit: limitField(GALLERY_PAGE_SIZE),
  ...cursorField,
});
