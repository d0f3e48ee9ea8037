/** The checks behind reactions.ts. */
import { z } from 'zod';
import { idField } from './ids.schema.ts';
import { REACTION_TYPES, REACTIONS_ASKED_MAX } from './reactions.ts';

export const MyReactionsSchema = z.strictObject({
  characterIds: z
    .array(idField('characterIds'))
    .max(REACTIONS_ASKED_MAX, { error: `characterIds may name at most ${REACTIONS_ASKED_MAX} characters.` }),
});

/** Without `isOn` it becomes the other of what it is. Whoever says what it shall be may say so twice. */
export const ToggleReactionSchema = z.strictObject({
  characterId: idField('characterId'),
  reactionType: z.enum(REACTION_TYPES, { error: 'reactionType must be like or dislike.' }),
  isOn: z.boolean({ error: 'isOn must be true or false.' }).optional(),
});
