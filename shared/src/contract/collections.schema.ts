/** The checks behind collections.ts. */
import { z } from 'zod';
import { textLength } from '../rules/clean-text.ts';
import { findForbiddenCharacter, isBlankText, tidyText } from '../rules/tidy-text.ts';
import { COLLECTION_DESCRIPTION_MAX, COLLECTION_ENTRIES_PAGE, COLLECTION_NAME_MAX, COLLECTIONS_PAGE } from './collections.ts';
import { idField } from './ids.schema.ts';
import { cursorField, limitField } from './paging.schema.ts';

/** Of one line, trimmed. */
function lineField(name: string, max: number) {
  return z
    .string({ error: `The ${name} must be a text.` })
    .trim()
    .overwrite(tidyText)
    .superRefine((value, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', message });
      const length = textLength(value);
      if (length > max) refuse(`The ${name} is too long: ${length} characters, at most ${max}.`);
      if (/[\n\r\t\u2028\u2029]/.test(value)) refuse(`The ${name} must be one line.`);
      const forbidden = findForbiddenCharacter(value);
      if (forbidden) refuse(`The ${name} contains a character that cannot be used (${forbidden}).`);
    });
}

const name = lineField('name', COLLECTION_NAME_MAX).refine((value) => !isBlankText(value), {
  error: 'The name must not be blank.',
});
const description = lineField('description', COLLECTION_DESCRIPTION_MAX).transform((value) => (isBlankText(value) ? '' : value));

export const CollectionIdSchema = z.strictObject({ id: idField('id') });
export const ListCollectionsSchema = z.strictObject({
  ownerId: idField('ownerId'),
  limit: limitField(COLLECTIONS_PAGE),
  ...cursorField,
});
export const FollowedCollectionsSchema = z.strictObject({ limit: limitField(COLLECTIONS_PAGE), ...cursorField });
export const CollectionCharactersSchema = z.strictObject({
  id: idField('id'),
  limit: limitField(COLLECTION_ENTRIES_PAGE),
  ...cursorField,
});
export const CollectionMarksSchema = z.strictObject({ characterId: idField('characterId') });
export const CreateCollectionSchema = z.strictObject({
  name,
  description: description.default(''),
  isPublic: z.boolean(),
  /** The same one again returns the same collection. */
  requestId: idField('requestId'),
});
/** What is missing stays as it is. */
export const UpdateCollectionSchema = z.strictObject({
  id: idField('id'),
  name: name.optional(),
  description: description.optional(),
  isPublic: z.boolean().optional(),
});
export const CollectionEntrySchema = z.strictObject({ id: idField('id'), characterId: idField('characterId') });
/** Behind which other one of the same collection it is to stand; null: before all of them. */
export const MoveInCollectionSchema = CollectionEntrySchema.extend({ afterId: idField('afterId').nullable() });
