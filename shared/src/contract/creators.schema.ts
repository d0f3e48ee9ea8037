/** The checks behind creators.ts. */
import { z } from 'zod';
import { textLength } from '../rules/clean-text.ts';
import { findForbiddenCharacter } from '../rules/tidy-text.ts';
import { ALL_CREATORS_PAGE, PEOPLE_SEARCH_MAX, POPULAR_CREATORS_MAX } from './creators.ts';
import { idField } from './ids.schema.ts';
import { cursorField, limitField } from './paging.schema.ts';

/** A part of a name or username. */
export const peopleQuery = z
  .string({ error: 'The search must be a text.' })
  // The product writes usernames with an @, which is none of their letters.
  .overwrite((value) => value.trim().replace(/^[@＠]\s*/, ''))
  .refine((value) => textLength(value) <= PEOPLE_SEARCH_MAX, {
    error: `The search is too long: at most ${PEOPLE_SEARCH_MAX} characters.`,
  })
  .refine((value) => findForbiddenCharacter(value) === null, { error: 'The search contains a character that cannot be used.' });

export const PopularCreatorsSchema = z.strictObject({
  query: peopleQuery.optional(),
  limit: limitField(POPULAR_CREATORS_MAX),
  ...cursorField,
});
export const CreatorsSchema = z.strictObject({
  query: peopleQuery.optional(),
  limit: limitField(ALL_CREATORS_PAGE),
  ...cursorField,
});
/** Without `following` it becomes the other of what it is. Whoever says what it shall be may say so twice. */
export const ToggleFollowSchema = z.strictObject({
  targetUserId: idField('targetUserId'),
  following: z.boolean({ error: 'following must be true or false.' }).optional(),
});
