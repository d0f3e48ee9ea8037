/** The checks behind leaving.ts. */
import { z } from 'zod';

export const LeaveSchema = z.strictObject({ characters: z.enum(['leave', 'delete']) });
