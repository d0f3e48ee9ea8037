/** The checks behind comments.ts. */
import { z } from 'zod';
import { textLength } from '../rules/clean-text.ts';
import { findForbiddenCharacter, isBlankText, tidyText } from '../rules/tidy-text.ts';
import { COMMENT_MAX, COMMENTS_PAGE_SIZE } from './comments.ts';
import { idField } from './ids.schema.ts';
import { cursorField, limitField } from './paging.schema.ts';

const content = z
  .string({ error: 'A comment must be a text.' })
  .trim()
  .overwrite(tidyText)
  .superRefine((value, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (isBlankText(value)) refuse('A comment must not be blank.');
    if (textLength(value) > COMMENT_MAX)
      refuse(`The comment is too long: ${textLength(value)} characters, at most ${COMMENT_MAX}.`);
    const forbidden = findForbiddenCharacter(value);
    if (forbidden) refuse(`The comment contains a character that cannot be used (${forbidden}).`);
  });

export const ListCommentsSchema = z.strictObject({
  characterId: idField('characterId'),
  limit: limitField(COMMENTS_PAGE_SIZE),
  ...cursorField,
});
/** The same `requestId` again, after an answer that got lost, is the same comment. Without one each call is another. */
export const AddCommentSchema = z.strictObject({
  characterId: idField('characterId'),
  content,
  requestId: idField('requestId').optional(),
});
export const RemoveCommentSchema = z.strictObject({ id: idField('id') });
