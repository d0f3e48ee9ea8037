/** The checks behind locks.ts. */
import { z } from 'zod';
import { idField } from './ids.schema.ts';
import { LOCK_IDS_MAX } from './locks.ts';

const TOO_MANY = `At most ${LOCK_IDS_MAX} brainrots at a time.`;

const ids = z.array(idField('characterIds'), { error: 'characterIds must be a list.' }).max(LOCK_IDS_MAX, TOO_MANY);

export const LockSchema = z.strictObject({ characterIds: ids.min(1, 'Choose at least one brainrot.') });

/** All of one's own but these. */
export const LockAllButSchema = z.strictObject({ characterIds: ids });

export const RestrictionsSchema = z.strictObject({ characterIds: ids });
