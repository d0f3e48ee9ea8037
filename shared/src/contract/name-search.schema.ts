import { z } from 'zod';
import { textLength } from '../rules/clean-text.ts';
import { findForbiddenCharacter } from '../rules/tidy-text.ts';
import { NAME_SEARCH_MAX } from './name-search.ts';

/** A part of the name, in any case. */
export const nameSearchField = {
  query: z
    .string({ error: 'The search must be a text.' })
    .trim()
    .refine((value) => textLength(value) <= NAME_SEARCH_MAX, {
      error: `The search is too long: at most ${NAME_SEARCH_MAX} characters.`,
    })
    .refine((value) => findForbiddenCharacter(value) === null, { error: 'The search contains a character that cannot be used.' })
    .optional(),
};
