/** The checks behind gallery.ts. */
import { z } from 'zod';
import { textLength } from '../rules/clean-text.ts';
import { findSearchFault } from '../rules/search-operators.ts';
import { findForbiddenCharacter } from '../rules/tidy-text.ts';
import { FINISHES, RARITIES } from './characters.ts';
import { DEFAULT_TIME_FILTER, GALLERY_PAGE_SIZE, GALLERY_TABS, SEARCH_TEXT_MAX, TIME_FILTERS } from './gallery.ts';
import { cursorField, limitField } from './paging.schema.ts';

export const GalleryInputSchema = z.strictObject({
  timeFilter: z.enum(TIME_FILTERS).default(DEFAULT_TIME_FILTER),
  limit: limitField(GALLERY_PAGE_SIZE),
  ...cursorField,
});

const textField = z
  .string({ error: 'The search must be a text.' })
  .trim()
  .superRefine((text, context) => {
    const complain = (message: string) => context.addIssue({ code: 'custom', message });
    const length = textLength(text);
    if (length > SEARCH_TEXT_MAX) return complain(`The search is too long: ${length} characters, at most ${SEARCH_TEXT_MAX}.`);
    const forbidden = findForbiddenCharacter(text);
    if (forbidden) return complain(`The search contains a character that cannot be used (${forbidden}).`);
  });

const searchField = textField.superRefine((text, context) => {
  const fault = findSearchFault(text);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});

const FiltersSchema = z.strictObject({
  rarity: z.array(z.enum(RARITIES)).min(1).max(RARITIES.length).optional(),
  finish: z.array(z.enum(FINISHES)).min(1).max(FINISHES.length).optional(),
  isFused: z.boolean().optional(),
  hasVideo: z.boolean().optional(),
  isByFollowed: z.boolean().optional(),
  isUnfought: z.boolean().optional(),
});

export const SuggestSchema = z.strictObject({ text: textField });

export const GallerySearchSchema = z.strictObject({
  tab: z.enum(GALLERY_TABS),
  text: searchField.default(''),
  filters: FiltersSchema.default({}),
  /** For `top` alone. */
  timeFilter: z.enum(TIME_FILTERS).default(DEFAULT_TIME_FILTER),
  limit: limitField(GALLERY_PAGE_SIZE),
  ...cursorField,
});
