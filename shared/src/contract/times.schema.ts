/** Times in inputs: text, as no input brings a date. */
import { z } from 'zod';

/**
 * Of years that the database knows as well: it has no year 0.
 * @param name the field, for the error.
 */
export const timeField = (name: string) =>
  z.iso
    .datetime({ error: `${name} must be a time like 2026-01-31T12:00:00Z.` })
    .refine((text) => Date.parse(text) >= 0, { error: `${name} must be a time since 1970.` });
