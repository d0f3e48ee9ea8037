/** The checks behind battles.ts. */
import { z } from 'zod';
import { idField } from './ids.schema.ts';

/** Whether nothing shall move; for a member's first battle alone. */
const friendlyField = z.boolean().optional();

export const ExecuteBattleSchema = z
  .strictObject({
    char1Id: idField('char1Id'),
    char2Id: idField('char2Id'),
    requestId: idField('requestId'),
    /** Whose the opponent was when the stakes were shown, null for nobody's: with another owner by now nothing is fought. */
    opponentOwnerId: idField('opponentOwnerId').nullable().optional(),
    /** Whether the fighter could be lost when the stakes were shown: nobody loses one that was said to be safe. */
    isAtStake: z.boolean().optional(),
    isFriendly: friendlyField,
  })
  .refine(({ char1Id, char2Id }) => char1Id !== char2Id, { error: 'A brainrot cannot battle against itself.' });

export const StakesSchema = z.strictObject({
  char1Id: idField('char1Id'),
  char2Id: idField('char2Id'),
  isFriendly: friendlyField,
});

export const BattleIdSchema = z.strictObject({ id: idField('id') });

const DAY_ERROR = { error: 'day must be a date like 2026-01-31.' };
// PostgreSQL knows no year 0.
const dayField = z.iso.date(DAY_ERROR).refine((day) => !day.startsWith('0000'), DAY_ERROR);

export const FairnessSchema = z.strictObject({ day: dayField });
