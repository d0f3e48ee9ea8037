/** The checks behind profiles.ts. */
import { z } from 'zod';
import { findBioFault, findDisplayNameFault } from '../rules/profile-texts.ts';
import { tidyText } from '../rules/tidy-text.ts';
import { peopleQuery } from './creators.schema.ts';
import { idField } from './ids.schema.ts';
import { cursorField, limitField } from './paging.schema.ts';
import { USER_SEARCH_PAGE } from './profiles.ts';

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
export const UserSearchSchema = z.strictObject({ query: peopleQuery, limit: limitField(USER_SEARCH_PAGE), ...cursorField });
