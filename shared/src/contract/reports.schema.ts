/** The checks behind reports.ts. */
import { z } from 'zod';
import { idField } from './ids.schema.ts';
import { REPORT_REASONS, REPORT_TARGETS } from './reports.ts';

export const reportTarget = {
  targetKind: z.enum(REPORT_TARGETS, { error: 'targetKind must be character, comment or collection.' }),
  targetId: idField('targetId'),
};

export const FileReportSchema = z.strictObject({
  ...reportTarget,
  reason: z.enum(REPORT_REASONS, { error: 'reason must be one of the list.' }),
});
