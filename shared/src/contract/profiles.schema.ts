/** The checks behind people.ts. */
import { z } from 'zod';
import { findForbiddenCharacter, tidyText } from '../rules/invisible-characters.ts';
import { findBioFault, findDisplayNameFault } from '../rules/profile-texts.ts';
import { textLength } from '../rules/text.ts';
import { idField } from './ids.schema.ts';
import { cursorField, limitField } from './paging.schema.ts';
import { ALL_CREATORS_PAGE, POPULAR_CREATORS_MAX, SEARCH_MAX, USER_SEARCH_PAGE } from './profiles.ts';

const query = z
  .string({ error: 'The search must be a text.' })
  // The product writes usernames with an @, which is none of their letters.
  .overwrite((value) => value.trim().replace(/^[@＠]\s*/, ''))
  .refine((value) => textLength(value) <= SEARCH_MAX, { error: `The search is too long: at most ${SEARCH_MAX} characters.` })
  .refine((value) => findForbiddenCharacter(value) === null, { error: 'The search contains a character that cannot be used.' });

export const ProfileIdSchema = z.strictObject({ id: idField('id') });
/** @param findFault of a trimmed text. */
const judged = (what: string, findFault: (text: string) => string | null) =>
  z
    .string({ error: `${what} must be a text.` })
    .trim()
    .overwrite(tidyText)
    .superRefine((value, context) => {
      const message = findFault(value);
      if (message !== null) context.addIssue({ code: 'custom', message });
    });

export const UpdateProfileSchema = z.strictObject({
  displayName: judged('The name', findDisplayNameFault),
  /** Empty for nothing. */
  bio: judged('The text', findBioFault),
});
export const PeaceSchema = z.strictObject({ isPeaceful: z.boolean() });
export const UserSearchSchema = z.strictObject({ query, limit: limitField(USER_SEARCH_PAGE), ...cursorField });
export const PopularCreatorsSchema = z.strictObject({
  query: query.optional(),
  limit: limitField(POPULAR_CREATORS_MAX),
  ...cursorField,
});
export const CreatorsSchema = z.strictObject({ query: query.optional(), limit: limitField(ALL_CREATORS_PAGE), ...cursorField });
/** Without `following` it becomes the other of what it is. Whoever says what it shall be may say so twice. */
export const ToggleFollowSchema = z.strictObject({
  targetUserId: idField('targetUserId'),
  following: z.boolean({ error: 'following must be true or false.' }).optional(),
});
