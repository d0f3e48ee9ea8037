/** The checks behind one-time-codes.ts. */
import { z } from 'zod';

const CODE_MAX = 60;

/** Six digits of an app, or a recovery code, with whatever blanks and dashes somebody types. */
export const codeField = z
  .string({ error: 'Code must be a text.' })
  .trim()
  .min(1, 'Code is missing.')
  .max(CODE_MAX, 'Code is too long.');

export const CodeSchema = z.strictObject({ code: codeField });
