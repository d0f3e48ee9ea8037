/** The checks behind characters.ts. They name the field and what is wrong with it. */
import { z } from 'zod';
import { findNameFault } from '../rules/character-name.ts';
import { textLength } from '../rules/clean-text.ts';
import { MARK_CODE_MAX } from '../rules/picture-watermark.ts';
import { findForbiddenCharacter, isBlankText, tidyText } from '../rules/tidy-text.ts';
import {
  CHARACTER_FILTERS,
  FOUND_PAGE_SIZE,
  type GenerateInput,
  GUESS_MAX,
  HISTORY_PAGE_SIZE,
  PROFILE_PAGE_SIZE,
  WISH_FIELD_MAX,
  type Wish,
  type WishField,
} from './characters.ts';
import { idField } from './ids.schema.ts';
import { nameSearchField } from './name-search.schema.ts';
import { cursorField, limitField } from './paging.schema.ts';

const FIELD_NAMES: Record<WishField, string> = {
  mainTheme: 'Main theme',
  bodyInfluence: 'Body influence',
  characteristicInfluence: 'Characteristic influence',
  style: 'Style',
  hiddenMessage: 'Hidden message',
};

/** Trimmed, and null when blank; a missing field counts as blank. */
function wishField(field: WishField) {
  const name = FIELD_NAMES[field];
  return z
    .string({ error: `${name} must be a text.` })
    .nullish()
    .transform((value) => {
      const text = tidyText(value ?? '');
      return isBlankText(text) ? null : text;
    })
    .superRefine((value, context) => {
      if (value === null) return;
      if (textLength(value) > WISH_FIELD_MAX) {
        context.addIssue({
          code: 'custom',
          message: `${name} is too long: ${textLength(value)} characters, at most ${WISH_FIELD_MAX}.`,
        });
      }
      const forbidden = findForbiddenCharacter(value);
      if (forbidden) {
        context.addIssue({ code: 'custom', message: `${name} contains a character that cannot be used (${forbidden}).` });
      }
    });
}

const wishShape = {
  mainTheme: wishField('mainTheme'),
  bodyInfluence: wishField('bodyInfluence'),
  characteristicInfluence: wishField('characteristicInfluence'),
  style: wishField('style'),
  hiddenMessage: wishField('hiddenMessage'),
  makeMessageSecret: z.boolean({ error: 'makeMessageSecret must be true or false.' }).default(true),
  remixOf: idField('remixOf').optional(),
};

export const WishSchema = z.strictObject(wishShape) satisfies z.ZodType<Wish>;

export const GenerateInputSchema = z.strictObject({
  ...wishShape,
  requestId: idField('requestId'),
}) satisfies z.ZodType<GenerateInput>;

export const CharacterIdSchema = z.strictObject({ id: idField('id') });

/** What somebody takes for the hidden message, or the mark that a program has read in a picture. */
export const FindSecretSchema = z
  .strictObject({
    id: idField('id'),
    guess: z
      .string()
      .trim()
      .min(1, { error: 'Write what you think it is.' })
      .refine((guess) => textLength(guess) <= GUESS_MAX, { error: 'That is longer than any of them.' })
      .optional(),
    mark: z.int().min(0).max(MARK_CODE_MAX).optional(),
  })
  .refine(({ guess, mark }) => (guess === undefined) !== (mark === undefined), { error: 'Give either a guess or a mark.' });

export const FoundSchema = z.strictObject({ limit: limitField(FOUND_PAGE_SIZE), ...cursorField });

export const HistorySchema = z.strictObject({ id: idField('id'), limit: limitField(HISTORY_PAGE_SIZE), ...cursorField });

export const ListCharactersSchema = z
  .strictObject({
    filterType: z.enum(CHARACTER_FILTERS),
    /** Whose characters; needed with the filter `user`. */
    targetUserId: idField('targetUserId').optional(),
    randomize: z.boolean().default(false),
    /** Retired ones too; works for one's own only. */
    includeInactive: z.boolean().default(false),
    ...nameSearchField,
    limit: limitField(PROFILE_PAGE_SIZE),
    ...cursorField,
  })
  .refine((input) => input.filterType !== 'opponents' || !input.query, {
    error: 'query works with the filters mine and user.',
  })
  .refine((input) => input.filterType !== 'user' || input.targetUserId !== undefined, {
    error: 'targetUserId is needed with the filter user.',
  });

export const FollowingFeedSchema = z.strictObject({ limit: limitField(PROFILE_PAGE_SIZE), ...cursorField });

/** One line that shows something. */
const nameField = z
  .string({ error: 'The name must be a text.' })
  .trim()
  .overwrite(tidyText)
  .superRefine((name, context) => {
    const fault = findNameFault(name);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

export const RenameSchema = z.strictObject({ characterId: idField('characterId'), name: nameField });

export const SetWishOpenSchema = z.strictObject({
  characterId: idField('characterId'),
  isOpen: z.boolean({ error: 'isOpen must be true or false.' }),
});

/** Without `isPublic` it becomes the other of what it is. Whoever says what it shall be may say so twice. */
export const TogglePrivacySchema = z.strictObject({
  characterId: idField('characterId'),
  isPublic: z.boolean({ error: 'isPublic must be true or false.' }).optional(),
});

export const OwnCharacterSchema = z.strictObject({ characterId: idField('characterId') });

export const ClaimSchema = z.strictObject({
  tickets: z
    .array(z.strictObject({ ticketId: z.uuid().toLowerCase(), secret: z.string().max(200) }))
    .min(1)
    .max(100),
});
