/** The checks behind people.ts. */
import { z } from 'zod';
import { textLength } from '../rules/clean-text.ts';
import { findForbiddenCharacter } from '../rules/tidy-text.ts';
import { isFindable } from '../rules/word-filter/word-trees.ts';
import { idField } from './ids.schema.ts';
import { cursorField, limitField } from './paging.schema.ts';
import { HIDDEN_KINDS, HIDDEN_PEOPLE_PAGE, MUTED_WORD_MAX } from './people.ts';

/** `word*` begins a word, `*word` ends one, `*word*` may be anywhere in it. */
const word = z
  .string({ error: 'The word must be a text.' })
  .transform((value) => value.toLowerCase().replace(/\s+/gu, ' ').trim())
  .refine((value) => textLength(value) <= MUTED_WORD_MAX, {
    error: `The word is too long: at most ${MUTED_WORD_MAX} characters.`,
  })
  .refine((value) => findForbiddenCharacter(value) === null, { error: 'The word contains a character that cannot be used.' });

export const PersonIdSchema = z.strictObject({ userId: idField('userId') });
export const HiddenPeopleSchema = z.strictObject({
  kind: z.enum(HIDDEN_KINDS),
  limit: limitField(HIDDEN_PEOPLE_PAGE),
  ...cursorField,
});
export const MuteWordSchema = z.strictObject({
  word: word.refine(isFindable, { error: 'Nothing could be found by this word. Please write more of it.' }),
});
export const UnmuteWordSchema = z.strictObject({ word });
