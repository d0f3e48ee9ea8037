/** The checks behind exports.ts. */
import { z } from 'zod';
import { idField } from './ids.schema.ts';

export const ExportLinkSchema = z.strictObject({ id: idField('id') });
