/** The checks behind fusion.ts. */
import { z } from 'zod';
import { FUSION_MAX, FUSION_MIN, FUSION_SENTENCES } from '../rules/fusion.ts';
import type { FuseInput } from './fusion.ts';
import { idField } from './ids.schema.ts';

/** What goes into a fusion. */
export const fusionIdsField = z
  .array(idField('characterIds'), { error: 'characterIds must be a list of UUIDs.' })
  .min(FUSION_MIN, { error: FUSION_SENTENCES.tooFew })
  .max(FUSION_MAX, { error: FUSION_SENTENCES.tooMany })
  .refine((ids) => new Set(ids).size === ids.length, { error: FUSION_SENTENCES.twice });

export const FuseInputSchema = z.strictObject({
  characterIds: fusionIdsField,
  requestId: idField('requestId'),
}) satisfies z.ZodType<FuseInput>;
